#pragma once

#include "app/async/background.h"
#include "app/search/question.h"
#include "core/search/results.h"

#include <QAbstractListModel>
#include <QVariant>

#include <memory>

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::app {

/// What was found, from the best on. More is asked for as it is looked at.
///
/// Thread: the GUI thread's; queries run on the library's readers, and a new question ends the one
/// before.
class HitModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { HitRole = Qt::UserRole };

    /// Hits of one query.
    static constexpr qint64 PageSize = 20;

    explicit HitModel(QObject *parent = nullptr);
    ~HitModel() override;

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, search::Searcher *searcher);
    /// Asks; what is shown stays until there is an answer.
    void ask(const Question &question);
    void clear();
    /// Null when there is none at the row.
    const search::Hit *at(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// The first hits are there, with how many there are, and the facets.
    void answered(const sheria::search::Results &results);
    void failed(const sheria::Error &error);

private:
    void showFirst(Result<search::Results> results);
    void showMore(Result<search::Results> results);

    LatestQuery m_query{this};
    search::Searcher *m_searcher = nullptr;
    Question m_question;
    std::vector<search::Hit> m_hits;
    qint64 m_total = 0;
    bool m_isFetching = false;
};

/// "In force from … to …, section 12": what is said below the title of a hit.
QString whereabouts(const search::Hit &hit);

} // namespace sheria::app
