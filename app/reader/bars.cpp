// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/bars.h"

#include "app/reader/timelinestrip.h"
#include "app/text/words.h"
#include "core/domain/language.h"
#include "core/domain/today.h"

#include <QCalendarWidget>
#include <QDateEdit>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QTextCharFormat>
#include <QToolButton>
#include <QWebEngineFindTextResult>
#include <QWheelEvent>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// A button with a text, which opens a menu.
QToolButton *menuButton(QWidget *parent, const QString &name, const QString &iconName,
                        const QString &tip)
{
    auto *made = new QToolButton(parent);
    made->setObjectName(name);
    made->setIcon(icon(iconName));
    made->setToolTip(tip);
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setPopupMode(QToolButton::InstantPopup);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setMenu(new QMenu(made));
    return made;
}

} // namespace

std::vector<DatedPoint> datedPoints(const ExpressionRecord &record, const QByteArray &language)
{
    std::vector<DatedPoint> points;
    for (const ExpressionSummary &point : record.pointsInTime) {
        if (point.language == language && !isPlaceholder(point.date))
            points.push_back({point, {}});
    }
    std::sort(points.begin(), points.end(),
              [](const DatedPoint &a, const DatedPoint &b) { return a.point.date > b.point.date; });
    for (size_t i = 1; i < points.size(); ++i)
        points[i].to = points[i - 1].point.date.addDays(-1);
    return points;
}

namespace {

constexpr int DateChars = 20; ///< Room for the longest month, and the arrow.

/// A date as makeDateEdit() says, which can be typed as it is written.
class CalmDateEdit : public QDateEdit
{
public:
    using QDateEdit::QDateEdit;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent *event) override
    {
        const QString marked = lineEdit()->selectedText();
        const bool isTyped = !event->text().isEmpty() && event->text().at(0).isLetterOrNumber();
        // With all of it marked Qt leaves the day out; after two digits it has gone on by itself, and a
        // blank would skip the month.
        if (isTyped && marked == text())
            setSelectedSection(sectionAt(0));
        if (event->key() != Qt::Key_Space || marked != sectionText(currentSection()))
            QDateEdit::keyPressEvent(event);
    }
};

} // namespace

QDateEdit *makeDateEdit(QWidget *parent, const QString &name, const QString &spoken)
{
    auto *made = new CalmDateEdit(parent);
    made->setObjectName(name);
    made->setCalendarPopup(true);
    made->setKeyboardTracking(false);
    made->setAccessibleName(spoken);
    made->setToolTip(spoken);
    QStringList parts = shortDateFormat().split(u' ');
    // Qt turns them round in a mirrored window, which the letters of a month do by themselves: twice is as it was.
    if (made->isRightToLeft())
        std::reverse(parts.begin(), parts.end());
    made->setDisplayFormat(parts.join(u' '));
    made->setMinimumWidth(made->fontMetrics().averageCharWidth() * DateChars);
    made->setDateRange(QDate(1200, 1, 1), QDate(2999, 12, 31));
    setUpCalendar(*made->calendarWidget());
    return made;
}

void setUpCalendar(QCalendarWidget &calendar)
{
    const std::pair<QString, QString> buttons[] = {{u"qt_calendar_prevmonth"_s, u"back"_s},
                                                   {u"qt_calendar_nextmonth"_s, u"forward"_s}};
    for (const auto &[name, symbol] : buttons) {
        if (auto *button = calendar.findChild<QToolButton *>(name))
            button->setIcon(icon(symbol));
    }
    // Qt writes them in a red that is not to be read on a dark ground.
    for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday})
        calendar.setWeekdayTextFormat(day, QTextCharFormat());
}

QByteArray versionAt(const ExpressionRecord &record, QDate date)
{
    for (const DatedPoint &dated : datedPoints(record, record.expression.language)) {
        if (dated.point.date <= date)
            return dated.point.uri;
    }
    return {};
}

DateBar::DateBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"dateBar"_s);
    build();
    connect(m_date, &QDateEdit::dateChanged, this, &DateBar::dateChosen);
    connect(m_latest, &QToolButton::clicked, this, &DateBar::latestChosen);
    connect(m_timeline, &TimelineStrip::dateChosen, this, &DateBar::dateChosen);
    connect(m_timeline, &TimelineStrip::latestChosen, this, &DateBar::latestChosen);
    connect(m_follow, &QPushButton::clicked, this, &DateBar::followChosen);
    setEnabled(false);
}

void DateBar::build()
{
    m_points = menuButton(this, u"pointsInTime"_s, u"history"_s,
                          tr("Versions of this work, newest first"));
    m_points->setText(tr("Versions"));

    auto *asAt = new QLabel(tr("As &at"), this);
    m_date = makeDateEdit(this, u"asAtDate"_s, tr("Show the law as at this date in all tabs"));
    asAt->setBuddy(m_date);

    m_latest = new QToolButton(this);
    m_latest->setObjectName(u"latestText"_s);
    m_latest->setText(tr("Latest"));
    m_latest->setToolTip(tr("Show the latest version"));
    m_latest->setFocusPolicy(Qt::StrongFocus);

    m_symbol = makeLabel(this, u"validitySymbol"_s);
    m_symbol->setAlignment(Qt::AlignCenter);
    m_sentence = makeParagraph(this, u"validitySentence"_s);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_languages = menuButton(this, u"languageSwitch"_s, u"language"_s,
                             tr("Languages of this text"));

    m_timeline = new TimelineStrip(this);
    m_departs = makeParagraph(this, u"departsSentence"_s);
    m_follow = makeButton(this, u"followDate"_s, {});

    auto *controls = hbox({m_points, asAt, m_date, m_latest, BoxItem::filler(), m_languages});
    controls->setSpacing(8);
    auto *validity = hbox({{m_symbol, 0, Qt::AlignTop}, {m_sentence, 1}});
    validity->setSpacing(7);
    vbox({controls, m_timeline, validity, hbox({{m_departs, 1}, m_follow})}, this,
         QMargins(10, 6, 10, 6))
        ->setSpacing(5);
}

void DateBar::show(const LoadedExpression &expression, QDate asked, QDate today, QDate window)
{
    setEnabled(true);
    const ExpressionRecord &record = expression.record;
    const ValidityText text = validityText(record, expression.validity, expression.isPaged);
    showValidity(text);
    m_shown = asked.isValid() ? asked : record.expression.date;
    if (!asked.isValid() && expression.validity.isLatest && !expression.validity.isFuture)
        m_shown = today;
    const bool departs = window.isValid() && versionAt(record, window) != record.expression.uri;
    if (window.isValid() && !departs)
        m_shown = window;
    resetDate();
    m_timeline->show(record, m_shown, today);
    m_departs->setText(
        tr("This is not the version of %1, the date of the window.").arg(longDate(window)));
    m_follow->setText(tr("Show as at %1").arg(longDate(window)));
    m_departs->setVisible(departs);
    m_follow->setVisible(departs);
    m_latest->setEnabled(window.isValid() || !expression.validity.isLatest
                         || expression.validity.isFuture);
    fillPoints(record, today);
    fillLanguages(record);
}

/// A symbol and a colour say how much a reader must mind it.
void DateBar::showValidity(const ValidityText &text)
{
    struct Look
    {
        QString tone; ///< In the style sheet.
        QString symbol;
    };
    static const Look looks[] = {
        {u"good"_s, u"✓"_s}, {u"notice"_s, u"i"_s}, {u"warning"_s, u"!"_s}, {u"danger"_s, u"×"_s}};
    const Look &look = looks[int(text.weight)];
    m_sentence->setText(text.text());
    m_symbol->setText(look.symbol);
    for (QLabel *label : {m_symbol, m_sentence}) {
        label->setProperty("tone", look.tone);
        label->style()->unpolish(label);
        label->style()->polish(label);
    }
}

void DateBar::resetDate()
{
    const QSignalBlocker quiet(m_date);
    m_date->setDate(m_shown);
}

void DateBar::fillPoints(const ExpressionRecord &record, QDate today)
{
    m_points->menu()->clear();
    const std::vector<DatedPoint> points = datedPoints(record, record.expression.language);
    for (const DatedPoint &dated : points) {
        const bool isLatest = dated.point.date <= today
            && (!dated.to.isValid() || dated.to >= today);
        addPoint(dated.point, dated.to, isLatest, dated.point.uri == record.expression.uri);
    }
    m_points->setText(tr("%n Version(s)", nullptr, int(points.size())));
    m_points->setEnabled(points.size() > 1);
    m_points->setVisible(!points.empty());
}

void DateBar::addPoint(const ExpressionSummary &point, QDate to, bool isLatest, bool isShown)
{
    QAction *action = m_points->menu()->addAction(pointInTimeLabel(point.date, to, isLatest));
    action->setCheckable(true);
    action->setChecked(isShown);
    connect(action, &QAction::triggered, this,
            [this, uri = point.uri] { Q_EMIT expressionChosen(uri); });
}

void DateBar::fillLanguages(const ExpressionRecord &record)
{
    m_languages->menu()->clear();
    std::vector<QByteArray> languages;
    for (const ExpressionSummary &point : record.pointsInTime) {
        if (std::find(languages.begin(), languages.end(), point.language) == languages.end())
            languages.push_back(point.language);
    }
    for (const QByteArray &language : languages) {
        QAction *action = m_languages->menu()->addAction(languageName(language));
        action->setCheckable(true);
        action->setChecked(language == record.expression.language);
        connect(action, &QAction::triggered, this,
                [this, language] { Q_EMIT languageChosen(language); });
    }
    const QString shown = languageName(record.expression.language);
    m_languages->setText(shown);
    m_languages->setAccessibleName(tr("Language: %1").arg(shown));
    m_languages->setEnabled(languages.size() > 1);
}

void DateBar::focusTimeline()
{
    m_timeline->setFocus();
}

void DateBar::openPoints()
{
    if (m_points->isEnabled())
        m_points->showMenu();
}

void DateBar::openLanguages()
{
    if (m_languages->isEnabled())
        m_languages->showMenu();
}

FindBar::FindBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"findBar"_s);
    m_text = makeLine(this, u"findText"_s, tr("Find in this text"), tr("Find in this text"));
    m_text->setClearButtonEnabled(true);
    m_text->setMaximumWidth(360);
    m_count = makeLabel(this, u"findCount"_s);
    auto *previous = makeToolButton(this, {}, u"up"_s, tr("Previous match"));
    auto *next = makeToolButton(this, {}, u"down"_s, tr("Next match"));
    auto *close = makeToolButton(this, {}, u"close"_s, tr("Close the find bar"));
    for (QToolButton *each : {previous, next, close})
        each->setAutoRaise(true);

    hbox({{m_text, 1}, previous, next, m_count, BoxItem::filler(), close}, this,
         QMargins(10, 5, 10, 5));

    connect(m_text, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(m_text, &QLineEdit::returnPressed, this, &FindBar::findNext);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void FindBar::setPage(QWebEnginePage *page)
{
    m_page = page;
    connect(page, &QWebEnginePage::findTextFinished, this, &FindBar::showResult);
}

void FindBar::open()
{
    show();
    m_text->setFocus();
    m_text->selectAll();
    if (!m_text->text().isEmpty())
        find(false);
}

void FindBar::findNext()
{
    if (!isVisible())
        open();
    else
        find(false);
}

void FindBar::findPrevious()
{
    if (!isVisible())
        open();
    else
        find(true);
}

bool FindBar::isFinding() const
{
    return !isHidden() && !m_text->text().isEmpty();
}

void FindBar::find(bool backward)
{
    if (!m_page)
        return;
    QWebEnginePage::FindFlags flags;
    flags.setFlag(QWebEnginePage::FindBackward, backward);
    m_page->findText(m_text->text(), flags);
    if (m_text->text().isEmpty())
        m_count->clear();
}

void FindBar::showResult(const QWebEngineFindTextResult &result)
{
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (result.numberOfMatches() == 0)
        m_count->setText(tr("Not found"));
    else
        m_count->setText(
            tr("%L1 of %L2", "matches").arg(result.activeMatch()).arg(result.numberOfMatches()));
    Q_EMIT found();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (isEnter && event->modifiers().testFlag(Qt::ShiftModifier))
        findPrevious();
    else
        QWidget::keyPressEvent(event);
}

void FindBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!isHidden())
        return; // Only what it is in went out of sight: what was found stays so.
    if (m_page)
        m_page->findText({});
    Q_EMIT closed();
}

} // namespace sheria::app
