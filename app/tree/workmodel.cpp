// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/workmodel.h"

#include "app/theme/standing.h"
#include "app/theme/widgets.h"
#include "app/tree/librarymodel.h"
#include "core/base/clock.h"
#include "core/domain/today.h"

#include <algorithm>
#include <iterator>

namespace sheria::app {

namespace {

/// No more than a page of the works, from one on.
WorkModel::Works pageOf(const WorkModel::Works &works, qsizetype from)
{
    const auto page = [from](const auto &all) -> WorkModel::Works {
        const qsizetype end = std::min(qsizetype(all.size()), from + WorkModel::PageSize);
        return std::decay_t<decltype(all)>(all.begin() + from, all.begin() + end);
    };
    return std::visit(page, works);
}

} // namespace

WorkModel::WorkModel(QObject *parent) : QAbstractListModel(parent)
{}

void WorkModel::setReaders(store::Readers *readers, const Clock *clock)
{
    m_query.setReaders(readers);
    m_clock = clock;
    beginResetModel();
    m_works = {};
    m_rows.clear();
    m_read = 0;
    m_isReading = false;
    endResetModel();
}

void WorkModel::setWorks(Works works, QDate asAt)
{
    m_works = std::move(works);
    m_asAt = asAt;
    m_read = 0;
    read(0);
}

qsizetype WorkModel::size() const
{
    return std::visit([](const auto &all) { return qsizetype(all.size()); }, m_works);
}

void WorkModel::read(qsizetype from)
{
    if (!m_query)
        return;
    m_isReading = true;
    m_query.start(
        [page = pageOf(m_works, from),
         day = store::ListDay(m_asAt, m_clock ? Today(m_clock->now()).here() : QDate())](
            store::Database &db, const std::stop_token &) {
            return std::visit([&](const auto &works) { return store::listWorks(db, works, day); },
                              page);
        },
        [this, from](Result<std::vector<store::WorkSummary>> works) {
            m_isReading = false;
            m_read = std::min(size(), from + PageSize);
            showWorks(works ? std::move(*works) : std::vector<store::WorkSummary>(), from);
        });
}

void WorkModel::showWorks(std::vector<store::WorkSummary> works, qsizetype from)
{
    const auto isSame = [](const store::WorkSummary &a, const store::WorkSummary &b) {
        return a.uri == b.uri;
    };
    if (from == 0 && !works.empty()
        && std::equal(works.begin(), works.end(), m_rows.begin(), m_rows.end(), isSame)) {
        m_rows = std::move(works);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        Q_EMIT shown();
        return;
    }
    if (from == 0) {
        beginResetModel();
        m_rows = std::move(works);
        endResetModel();
        Q_EMIT shown();
        return;
    }
    if (works.empty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(works.size()) - 1);
    std::move(works.begin(), works.end(), std::back_inserter(m_rows));
    endInsertRows();
}

int WorkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool WorkModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_query && !m_isReading && m_read < size();
}

void WorkModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(m_read);
}

QVariant WorkModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const store::WorkSummary &work = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return labelOf(work);
    case Qt::DecorationRole: return icon(iconOf(work));
    case Qt::ToolTipRole: return describe(work);
    case Qt::AccessibleTextRole: return accessibleText(work);
    case LibraryModel::UriRole: return work.uri;
    case LibraryModel::NoteRole: return work.citation == work.title ? QString() : work.citation;
    case LibraryModel::RepealedRole: return work.isRepealed || work.isPending;
    case LibraryModel::StandingRole: return int(standingOf(work));
    default: return {};
    }
}

} // namespace sheria::app
