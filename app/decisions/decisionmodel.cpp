#include "app/decisions/decisionmodel.h"

#include "app/decisions/cataloguekeeper.h"
#include "app/text/datetext.h"

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using store::DecisionSummary;

namespace {

QString flagText(const DecisionSummary &summary)
{
    QStringList labels;
    if (!summary.isPublished)
        labels << DecisionModel::tr("Being processed");
    for (const CaseFlag &flag : summary.flags)
        labels << flag.label;
    return labels.join(u", "_s);
}

constexpr std::size_t PagesAtOnce = 3;

} // namespace

DecisionModel::DecisionModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_fetchSoon.setSingleShot(true);
    m_fetchSoon.setInterval(0);
    connect(&m_fetchSoon, &QTimer::timeout, this, &DecisionModel::fetch);
}

DecisionModel::~DecisionModel() = default;

void DecisionModel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_query.reset();
    m_rows.reset();
    m_keeper = std::move(keeper);
    m_isFetching = false;
    m_question = {};
    beginResetModel();
    ++m_generation;
    m_works.clear();
    m_pages.clear();
    m_order.clear();
    m_wanted.clear();
    endResetModel();
    if (!readers)
        return;
    m_query = std::make_unique<LatestQuery>(*readers, this);
    m_rows = std::make_unique<LatestQuery>(*readers, this);
}

void DecisionModel::ask(const store::DecisionQuestion &question)
{
    m_question = question;
    refresh();
}

void DecisionModel::refresh()
{
    if (!m_query)
        return;
    m_query->start(
        [keeper = m_keeper, question = m_question](
            store::Database &db, const std::stop_token &stop) -> Result<DecisionAnswer> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, u"something else was asked"_s};
            return answerOf(*catalogue, question);
        },
        [this](Result<DecisionAnswer> answer) { showAnswer(std::move(answer)); });
}

void DecisionModel::showAnswer(Result<DecisionAnswer> answer)
{
    if (!answer) {
        Q_EMIT failed(answer.error());
        return;
    }
    beginResetModel();
    ++m_generation;
    m_works = std::move(answer->works);
    m_pages.clear();
    m_order.clear();
    m_wanted.clear();
    m_isFetching = false;
    endResetModel();
    answer->works.clear();
    Q_EMIT answered(*answer);
}

qint64 DecisionModel::workAt(int row) const
{
    return row >= 0 && row < int(m_works.size()) ? m_works[std::size_t(row)] : 0;
}

int DecisionModel::rowOf(qint64 work) const
{
    const auto found = std::find(m_works.begin(), m_works.end(), work);
    return found == m_works.end() ? -1 : int(found - m_works.begin());
}

const DecisionSummary *DecisionModel::at(int row) const
{
    const qint64 work = workAt(row);
    const auto page = m_pages.find(row / RowsPerPage);
    if (work == 0 || page == m_pages.end())
        return nullptr;
    const auto found = std::find_if(page->begin(), page->end(),
                                    [work](const auto &summary) { return summary.work == work; });
    return found == page->end() ? nullptr : &*found;
}

void DecisionModel::want(int page) const
{
    if (m_pages.contains(page))
        return;
    m_wanted.erase(std::remove(m_wanted.begin(), m_wanted.end(), page), m_wanted.end());
    m_wanted.push_back(page);
    if (!m_isFetching && !m_fetchSoon.isActive())
        m_fetchSoon.start();
}

void DecisionModel::fetch()
{
    if (!m_rows || m_wanted.empty())
        return;
    // Who scrolls fast leaves wishes behind: the last ones are what is looked at now.
    std::vector<std::pair<int, std::vector<qint64>>> pages;
    while (!m_wanted.empty() && pages.size() < PagesAtOnce) {
        const int page = m_wanted.back();
        m_wanted.pop_back();
        const int first = page * RowsPerPage;
        const int last = std::min(first + RowsPerPage, int(m_works.size()));
        if (first < last)
            pages.emplace_back(
                page, std::vector<qint64>(m_works.begin() + first, m_works.begin() + last));
    }
    m_wanted.clear();
    m_isFetching = true;
    m_rows->start(
        [pages, generation = m_generation](store::Database &db,
                                           const std::stop_token &) -> Result<Rows> {
            Rows rows{generation, {}};
            for (const auto &[page, works] : pages) {
                SHERIA_TRY(auto summaries, store::loadDecisionSummaries(db, works));
                rows.pages.emplace_back(page, std::move(summaries));
            }
            return rows;
        },
        [this](Result<Rows> rows) { showRows(std::move(rows)); });
}

void DecisionModel::showRows(Result<Rows> rows)
{
    m_isFetching = false;
    if (!rows) {
        Q_EMIT failed(rows.error());
        return;
    }
    if (rows->generation != m_generation)
        return;
    for (auto &[page, summaries] : rows->pages) {
        m_pages.insert(page, std::move(summaries));
        m_order.push_back(page);
        const int first = page * RowsPerPage;
        const int last = std::min(first + RowsPerPage, int(m_works.size())) - 1;
        Q_EMIT dataChanged(index(first, 0), index(last, Columns - 1));
    }
    while (m_order.size() > MaxPages) {
        m_pages.remove(m_order.front());
        m_order.erase(m_order.begin());
    }
    if (!m_wanted.empty())
        m_fetchSoon.start();
}

int DecisionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_works.size());
}

int DecisionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

QVariant DecisionModel::text(const DecisionSummary &summary, int column) const
{
    switch (column) {
    case Citation: return summary.citation.isEmpty() ? summary.caseNumber : summary.citation;
    case Title: return summary.title;
    case Court: return summary.court;
    case Date: return longDate(summary.date);
    case Flags: return flagText(summary);
    default: return {};
    }
}

QVariant DecisionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const DecisionSummary *summary = at(index.row());
    if (!summary) {
        want(index.row() / RowsPerPage);
        return role == Qt::DisplayRole && index.column() == Title ? QVariant(u"…"_s) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return text(*summary, index.column());
    case Qt::ToolTipRole:
        return index.column() == Title
            ? summary->title + u'\n' + summary->caseNumber + u'\n' + QString::fromUtf8(summary->uri)
            : text(*summary, index.column()).toString();
    case Qt::AccessibleTextRole: {
        const QString told = text(*summary, index.column()).toString();
        return told.isEmpty() ? tr("nothing known", "said of an empty cell") : told;
    }
    case SummaryRole: return QVariant::fromValue(*summary);
    default: return {};
    }
}

QVariant DecisionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Citation: return tr("Citation");
    case Title: return tr("Parties");
    case Court: return tr("Court");
    case Date: return tr("Date");
    case Flags: return tr("Marked");
    default: return {};
    }
}

} // namespace sheria::app
