#pragma once

#include "app/search/listpage.h"
#include "app/search/question.h"
#include "app/theme/widgets.h"
#include "core/base/result.h"
#include "core/search/results.h"

class QDateEdit;
class QListView;

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::app {

class HitModel;
class SearchMemory;

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
    void ask(const Question &question);
    const Question &question() const { return m_question; }
    /// The library or its index has changed: what waits for the index asks again.
    void refresh();

Q_SIGNALS:
    void openRequested(const sheria::search::Hit &hit, bool inNewTab);
    /// What is asked has changed: other words, or another choice.
    void questionChanged();

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
