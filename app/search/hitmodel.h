// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/search/question.h"
#include "core/base/result.h"
#include "core/search/query/news.h"
#include "core/store/legislation/workqueries.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QVariant>

#include <memory>
#include <optional>
#include <vector>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

/// What was found, from the best on. More is asked for as it is looked at.
///
/// Thread: the GUI thread's; queries run on the library's readers, and a new question ends the one
/// before.
class HitModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NewsRole = Qt::UserRole, ///< What is new of a hit: search::News::Kind, as a number.
        StandingRole,            ///< A Standing: what is said of the work beside its title.
        CitationRole,            ///< What tells the work from those of the same title.
        OthersRole, ///< How many other provisions of the work have what is asked for; -1: it is one of these.
        IsOpenRole, ///< Whether these follow.
    };

    /// Hits of one query.
    static constexpr qint64 PageSize = 20;

    explicit HitModel(QObject *parent = nullptr);
    ~HitModel() override;

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, search::Searcher *searcher, const Clock *clock);
    /// Asks; what is shown stays until there is an answer. What came or changed after the revision `newSince` of
    /// the library is marked; none: nothing is.
    void ask(const Question &question, std::optional<qint64> newSince = {});
    void clear();
    /// Null when there is none at the row.
    const search::Hit *at(int row) const;
    /// Shows the other provisions of the work of a row below it, or no longer. The row of the work is the
    /// current one then: `row`, or one before it.
    int setOpen(int row, bool isOpen);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// The first hits are there, with how many there are, and the facets.
    void answered(const sheria::search::Results &results);
    void failed(const sheria::Error &error);

private:
    struct Answer
    {
        search::Results results;
        std::shared_ptr<const search::News> news; ///< Null: nothing is to be marked.
        std::vector<store::WorkSummary> works;    ///< Of the hits.
    };

    void start(qint64 offset, void (HitModel::*show)(Result<Answer>));
    void showFirst(Result<Answer> answer);
    void showMore(Result<Answer> answer);
    void keepWorks(const std::vector<store::WorkSummary> &works);
    void askOthers(const QByteArray &workUri);
    void showOthers(const QByteArray &workUri, Result<Answer> answer);
    int rowOfWork(const QByteArray &workUri) const;
    qint64 works() const; ///< Rows that are not among the others of a work.

    LatestQuery m_query{this};
    LatestQuery m_othersQuery{this};
    QSet<QByteArray> m_opened; ///< Works whose others are shown, or asked for.
    QByteArray m_othersOf;     ///< The one whose others are asked for; empty: none.
    search::Searcher *m_searcher = nullptr;
    const Clock *m_clock = nullptr;
    QHash<QByteArray, store::WorkSummary> m_works; ///< Of the hits, by their URIs.
    Question m_question;
    std::optional<qint64> m_newSince;
    std::shared_ptr<const search::News> m_news;
    std::vector<search::Hit>
        m_hits; ///< Those that were opened, with `others` of -1, behind their work.
    qint64 m_total = 0;
    bool m_isFetching = false;
};

/// "Act 4 of 2005 · section 12 · text of …": what is said below the title of a hit. `citation`: of the work; may
/// be empty.
QString whereabouts(const search::Hit &hit, const QString &citation);

/// What is said of a hit of a saved search; empty: nothing.
QString newsName(search::News::Kind kind);

/// "3 more in this act"; empty: there are none.
QString othersText(const search::Hit &hit);

} // namespace sheria::app
