// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/rowsmodel.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/legislation/workqueries.h"

#include <QByteArrayList>
#include <QDate>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::app {

class WorkModel;

/// Where to begin in a library that has works, while no text is open: a field to search in, what was read
/// last, all titles from A to Z, and the courts.
///
/// Thread: the GUI thread's; queries run on the library's readers, while the page is looked at.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Null: no library is open. `clock` is borrowed.
    void setLibrary(store::Readers *readers, const Clock *clock);
    /// The works that were read last, the last one first.
    void setRecent(const QByteArrayList &workUris);
    /// The date of the window; null: the latest.
    void setAsAt(QDate date);
    /// The library has changed.
    void refresh();
    /// The page that this one stands on, and is scrolled with, has another height.
    void fitLater();

Q_SIGNALS:
    void searchRequested(const QString &words);
    void openRequested(const QByteArray &workUri, bool inNewTab);
    /// The decisions of a court are wanted; `court`: the id of a store::DecisionTerm.
    void courtRequested(qint64 court, const QString &name);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;

private:
    struct Overview
    {
        std::vector<store::TitleLetter> letters;
        std::vector<store::CourtCount> courts;
    };

    void build();
    QListView *makeList(const QString &name, const QString &spoken, QAbstractItemModel *model);
    static void fit(QListView *list, int rows, int most);
    void fitLetters();
    void fitTitles();
    void connectLists();
    void look();
    void showOverview(Overview overview);
    void showLetter();
    void showLists();

    LatestQuery m_query{this};
    const Clock *m_clock = nullptr;
    QByteArrayList m_recentUris;
    QDate m_asAt;
    bool m_isStale = true;
    QString m_letter; ///< Whose titles are shown.

    WorkModel *m_recent = nullptr;
    WorkModel *m_titles = nullptr;
    RowsModel<store::TitleLetter> *m_letters = nullptr;
    RowsModel<store::CourtCount> *m_courts = nullptr;
    QLineEdit *m_search = nullptr;
    QWidget *m_recentPart = nullptr;
    QWidget *m_courtPart = nullptr;
    QListView *m_letterList = nullptr;
    QListView *m_titleList = nullptr;
    QListView *m_recentList = nullptr;
    QListView *m_courtList = nullptr;
};

} // namespace sheria::app
