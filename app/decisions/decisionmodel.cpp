// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisionmodel.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheria::app {

using store::Dimension;
using namespace Qt::StringLiterals;
using store::DecisionSummary;

namespace {

/// The translation context of this file.
struct FacetWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct Named
{
    Dimension dimension;
    const char *name; ///< In the panel of facets: dimensionName() says it in words.
};

/// In the order in which they are shown.
constexpr std::array Shown = {
    Named{Dimension::Court, "court"},
    Named{Dimension::DeliveryYear, "year"},
    Named{Dimension::Judge, "judge"},
    Named{Dimension::AreaOfLaw, "area_of_law"},
    Named{Dimension::CaseType, "casetype"},
    Named{Dimension::Action, "action"},
    Named{Dimension::Flag, "flag"},
    Named{Dimension::CourtClass, "court_class"},
    Named{Dimension::Division, "court_division"},
    Named{Dimension::County, "county"},
    Named{Dimension::FilingYear, "filing_year"},
    Named{Dimension::Anonymised, "anonymised"},
};
static_assert(Shown.size() == store::DimensionCount);

QString label(const store::DecisionCatalogue &catalogue, Dimension dimension, qint64 value)
{
    switch (dimension) {
    case Dimension::DeliveryYear:
    case Dimension::FilingYear: return QString::number(value);
    case Dimension::Anonymised: return value != 0 ? FacetWords::tr("Yes") : FacetWords::tr("No");
    case Dimension::Court:
    case Dimension::CourtClass:
    case Dimension::Division:
    case Dimension::County:
    case Dimension::CaseType:
    case Dimension::Action:
    case Dimension::Flag:
    case Dimension::AreaOfLaw:
    case Dimension::Judge: return catalogue.name(value);
    }
    Q_UNREACHABLE();
}

bool isChosen(const store::DecisionFilter &filter, Dimension dimension, qint64 value)
{
    const auto &chosen = filter.anyOf[static_cast<std::size_t>(dimension)];
    return chosen && std::find(chosen->begin(), chosen->end(), value) != chosen->end();
}

search::Facet facetOf(const store::DecisionCatalogue &catalogue, const Named &named,
                      const std::vector<store::FacetValue> &values,
                      const store::DecisionFilter &filter)
{
    search::Facet facet{named.name, {}};
    const auto add = [&](qint64 value, qint64 count) {
        facet.values.push_back({QByteArray::number(value), label(catalogue, named.dimension, value),
                                count, isChosen(filter, named.dimension, value)});
    };
    for (const store::FacetValue &value : values)
        add(value.value, value.count);
    // What is chosen can be taken back also where nothing has it now.
    const auto &chosen = filter.anyOf[static_cast<std::size_t>(named.dimension)];
    for (const qint64 value : chosen.value_or(std::vector<qint64>())) {
        const auto isKnown = [value](const store::FacetValue &one) {
            return one.value == value;
        };
        if (std::none_of(values.begin(), values.end(), isKnown))
            add(value, 0);
    }
    return facet;
}

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

DecisionAnswer answerOf(const store::DecisionCatalogue &catalogue,
                        const store::DecisionQuestion &question)
{
    DecisionAnswer answer;
    answer.works = catalogue.works(question);
    answer.count = qint64(answer.works.size());
    answer.processing = qint64(catalogue.index(store::DecisionScope::Processing).size());
    const store::DecisionIndex::Facets facets =
        catalogue.index(question.scope).facets(question.filter);
    for (const Named &named : Shown)
        answer.facets.push_back(facetOf(
            catalogue, named, facets[static_cast<std::size_t>(named.dimension)], question.filter));
    return answer;
}

Question chosenIn(const store::DecisionFilter &filter)
{
    Question question;
    for (const Named &named : Shown) {
        const auto &chosen = filter.anyOf[static_cast<std::size_t>(named.dimension)];
        for (const qint64 value : chosen.value_or(std::vector<qint64>()))
            question.choose(named.name, QByteArray::number(value), true);
    }
    return question;
}

void choose(store::DecisionFilter &filter, const QByteArray &dimension, const QByteArray &value,
            bool isWanted)
{
    const auto *named = std::find_if(Shown.begin(), Shown.end(),
                                     [&](const Named &one) { return dimension == one.name; });
    if (named == Shown.end())
        return;
    std::optional<std::vector<qint64>> &chosen = filter[named->dimension];
    std::vector<qint64> values = chosen.value_or(std::vector<qint64>());
    const qint64 id = value.toLongLong();
    values.erase(std::remove(values.begin(), values.end(), id), values.end());
    if (isWanted)
        values.push_back(id);
    chosen = values.empty() ? std::nullopt : std::optional(std::move(values));
}

DecisionModel::DecisionModel(QObject *parent)
    : ColumnsModel({tr("Citation"), tr("Parties"), tr("Court"), tr("Date"), tr("Flags")}, parent)
{
    m_fetchSoon.setSingleShot(true);
    m_fetchSoon.setInterval(0);
    connect(&m_fetchSoon, &QTimer::timeout, this, &DecisionModel::fetch);
}

DecisionModel::~DecisionModel() = default;

void DecisionModel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_query.setReaders(readers);
    m_rows.setReaders(readers);
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
    m_query.start(
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
    m_rows.start(
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
        return told.isEmpty() ? tr("no details", "said of an empty cell") : told;
    }
    case SummaryRole: return QVariant::fromValue(*summary);
    default: return {};
    }
}

} // namespace sheria::app
