// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/listpage.h"
#include "app/search/searchmemory.h"
#include "app/theme/widgets.h"
#include "core/base/result.h"

#include <QDate>

#include <optional>

class QDateEdit;
class QListView;

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::search {
class Searcher;
struct Hit;
struct Results;
} // namespace sheria::search

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class HitModel;

/// The results of a search: what was found, how it spreads, as at which date and in which order.
class ResultsPage : public ListPage
{
    Q_OBJECT

public:
    /// `memory` outlives the page.
    explicit ResultsPage(SearchMemory &memory, QWidget *parent = nullptr);

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, search::Searcher *searcher, const Clock *clock);
    /// The saved searches have other names, or other numbers of new results.
    void showSavedSearches();
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
    bool eventFilter(QObject *watched, QEvent *event) override;

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
    void askName();
    void openOthers(const QModelIndex &index, bool isWanted);

    SearchMemory &m_memory;
    Question m_question;
    std::optional<qint64> m_revision; ///< Of the library, whose results are shown.
    QString m_suggestion;
    bool m_isWaiting = false;         ///< For the index.
    std::optional<Question> m_opened; ///< The saved search that was opened.
    std::optional<qint64> m_newSince; ///< What came after that revision is marked.

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
