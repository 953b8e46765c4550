#pragma once

#include "app/async/background.h"
#include "app/search/listpage.h"
#include "app/search/question.h"
#include "app/theme/widgets.h"
#include "core/base/result.h"
#include "core/search/query/results.h"

#include <QAbstractListModel>
#include <QVariant>

#include <memory>

class QDateEdit;
class QListView;

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class SearchMemory;

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

/// The results of a search: what was found, how it spreads, as at which date and in which order.
class ResultsPage : public ListPage
{
    Q_OBJECT

public:
    /// `memory` outlives the page.
    explicit ResultsPage(SearchMemory &memory, QWidget *parent = nullptr);

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, search::Searcher *searcher);
    /// Of the date that is offered first.
    void setToday(QDate today);
    /// The date of the window; null: the latest. Asks again where that was another date.
    void setAsAt(QDate date);
    void ask(const Question &question);
    const Question &question() const { return m_question; }
    /// The library or its index has changed: what waits for the index asks again.
    void refresh();

Q_SIGNALS:
    void openRequested(const sheria::search::Hit &hit, bool inNewTab);
    /// What is asked has changed: other words, or another choice.
    void questionChanged();
    /// A date was chosen for the whole window; null: the latest.
    void asAtChosen(QDate date);

protected:
    void open(const QModelIndex &index, bool inNewTab) override;
    void choose(const QByteArray &dimension, const QByteArray &value, bool isWanted) override;

private:
    void buildTools();
    void buildList();
    void connectParts();
    void askAgain();
    void showAnswer(const search::Results &results);
    void showFailure(const Error &error);
    void showQuestion();
    void showSaved();
    void fillHistory();

    SearchMemory &m_memory;
    Question m_question;
    QString m_suggestion;
    bool m_isWaiting = false; ///< For the index.

    HitModel *m_hits = nullptr;
    QListView *m_list = nullptr;
    QPushButton *m_didYouMean = nullptr;
    QCheckBox *m_isAsAt = nullptr;
    QDateEdit *m_asAt = nullptr;
    QComboBox *m_sort = nullptr;
    QToolButton *m_save = nullptr;
    QToolButton *m_history = nullptr;
};

} // namespace sheria::app
