// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/store/legislation/workqueries.h"

#include <QAbstractListModel>
#include <QByteArrayList>
#include <QDate>
#include <QVariant>

#include <variant>
#include <vector>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::app {

/// A list of works, by their ids or URIs; more is read as it is looked at. Rows have the roles of LibraryModel, for
/// LibraryDelegate.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class WorkModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using Works = std::variant<std::vector<qint64>, QByteArrayList>;

    /// Works that are read together.
    static constexpr qsizetype PageSize = 100;

    explicit WorkModel(QObject *parent = nullptr);

    /// Null: no library is open. `clock` is borrowed.
    void setReaders(store::Readers *readers, const Clock *clock);
    /// Shows these as they are on `asAt`, or today where it is null; what is shown stays until they are read. Those
    /// that the library does not have are left out.
    void setWorks(Works works, QDate asAt);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// The first of the works are shown.
    void shown();

private:
    void read(qsizetype from);
    void showWorks(std::vector<store::WorkSummary> works, qsizetype from);
    qsizetype size() const;

    LatestQuery m_query{this};
    const Clock *m_clock = nullptr;
    Works m_works;
    QDate m_asAt;
    qsizetype m_read = 0; ///< How many have been asked for, and answered.
    bool m_isReading = false;
    std::vector<store::WorkSummary> m_rows;
};

} // namespace sheria::app
