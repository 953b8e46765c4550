// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/loader.h"
#include "app/theme/widgets.h"

#include <QPointer>
#include <QWebEnginePage>
#include <QWidget>

class QCalendarWidget;
class QDateEdit;
class QPushButton;
class QWebEngineFindTextResult;

namespace sheria::app {

class TimelineStrip;
struct ValidityText;

/// A field for a date, which the mouse wheel does not change: each change loads other texts.
QDateEdit *makeDateEdit(QWidget *parent, const QString &name, const QString &spoken);

/// Gives a calendar the icons and the colours of the program.
void setUpCalendar(QCalendarWidget &calendar);

/// The version that was valid on `date` among those of the language of `record`; empty: there was none.
QByteArray versionAt(const ExpressionRecord &record, QDate date);

/// The bar above a text: which of its points in time is shown, in words; its timeline; the switch to
/// another version, or to any date; and the switch to another language.
class DateBar : public QWidget
{
    Q_OBJECT

public:
    explicit DateBar(QWidget *parent = nullptr);

    /// `asked`: the day that was asked for; null: none, the expression's own date is shown. `window`: the
    /// date of the window; the bar says when the text is not the one of that day.
    void show(const LoadedExpression &expression, QDate asked, QDate today, QDate window);
    /// Puts the date edit back to what is shown, after a date for which there is nothing.
    void resetDate();

    /// For the keyboard: the timeline, the menu of points in time, the menu of languages.
    void focusTimeline();
    void openPoints();
    void openLanguages();

Q_SIGNALS:
    void dateChosen(QDate date);
    void latestChosen();
    void expressionChosen(const QByteArray &uri);
    void languageChosen(const QByteArray &language);
    /// The text of the date of the window is wanted.
    void followChosen();

private:
    void build();
    void showValidity(const ValidityText &text);
    void fillPoints(const ExpressionRecord &record, QDate today);
    void fillLanguages(const ExpressionRecord &record);
    void addPoint(const ExpressionSummary &point, QDate to, bool isLatest, bool isShown);

    QToolButton *m_points = nullptr;
    QDateEdit *m_date = nullptr;
    QToolButton *m_latest = nullptr;
    TimelineStrip *m_timeline = nullptr;
    QLabel *m_symbol = nullptr;
    QLabel *m_sentence = nullptr;
    QToolButton *m_languages = nullptr;
    QLabel *m_departs = nullptr;
    QPushButton *m_follow = nullptr;
    QDate m_shown;
};

/// The points in time of a record in one language, newest first, each with its last day (null: the
/// newest).
struct DatedPoint
{
    ExpressionSummary point;
    QDate to;
};
std::vector<DatedPoint> datedPoints(const ExpressionRecord &record, const QByteArray &language);

/// Find in page: a bar below the text.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// The page that is searched.
    void setPage(QWebEnginePage *page);
    /// Shows the bar, ready to type.
    void open();
    void findNext();
    void findPrevious();
    /// Whether words are looked for.
    bool isFinding() const;
    /// The page has its text anew: finds in it what is looked for. found() follows.
    void findAgain() { find(false); }

Q_SIGNALS:
    void closed();
    /// The page has gone to what was looked for, or there is nothing.
    void found();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void find(bool backward);
    void showResult(const QWebEngineFindTextResult &result);

    QPointer<QWebEnginePage> m_page;
    QLineEdit *m_text = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace sheria::app
