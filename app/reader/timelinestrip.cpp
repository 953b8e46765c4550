// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/timelinestrip.h"

#include "app/reader/bars.h"
#include "app/text/words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

// Units: device-independent pixels.
constexpr int StripMargin = 12;
constexpr int StripHeight = 26;
constexpr int StripHandle = 7;
constexpr int StripMark = 4;
constexpr int StripSnap = 14;
constexpr int StripTell = 6;

/// What is said of an event that has happened and of one that is to come, each with and without the work that brings it
/// about.
struct TimelineWords
{
    const char *past;
    const char *pastBy;
    const char *toCome;
    const char *toComeBy;
};

constexpr TimelineWords Revision = {
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Revised"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Revised by %1"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "To be revised"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "To be revised by %1")};
constexpr TimelineWords Change = {QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Amended"),
                                  QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Amended by %1"),
                                  QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "To be amended"),
                                  QT_TRANSLATE_NOOP("sheria::app::TimelineStrip",
                                                    "To be amended by %1")};
constexpr TimelineWords Beginning = {
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commenced"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commenced by %1"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commences"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commences by %1")};
constexpr TimelineWords BeginningInPart = {
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commenced in part"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commenced in part by %1"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commences in part"),
    QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Commences in part by %1")};
constexpr TimelineWords End = {QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Repealed"),
                               QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "Repealed by %1"),
                               QT_TRANSLATE_NOOP("sheria::app::TimelineStrip", "To be repealed"),
                               QT_TRANSLATE_NOOP("sheria::app::TimelineStrip",
                                                 "To be repealed by %1")};

QString eventText(const TimelineWords &words, bool isToCome, const WorkRef &by)
{
    const QString name = by.title.isEmpty() ? QString::fromUtf8(by.uri) : by.title;
    if (name.isEmpty())
        return TimelineStrip::tr(isToCome ? words.toCome : words.past);
    return TimelineStrip::tr(isToCome ? words.toComeBy : words.pastBy).arg(name);
}

} // namespace

std::vector<TimelineMark> timelineMarks(const ExpressionRecord &record, QDate today)
{
    std::map<QDate, TimelineMark> days;
    const auto day = [&days](QDate date) -> TimelineMark & {
        TimelineMark &mark = days[date];
        mark.date = date;
        return mark;
    };
    for (const DatedPoint &dated : datedPoints(record, record.expression.language))
        day(dated.point.date).hasText = true;
    const auto add = [&](QDate date, const TimelineWords &words, const WorkRef &by) {
        if (!date.isValid() || isPlaceholder(date))
            return;
        const QString text = eventText(words, date > today, by);
        if (QStringList &events = day(date).events; !events.contains(text))
            events.append(text);
    };
    const Work &work = record.work;
    for (const Amendment &each : work.amendments)
        add(each.date, each.isRevision ? Revision : Change, each.by);
    for (const Commencement &each : work.commencements) {
        const bool isPart = !each.allProvisions && !each.provisions.empty();
        add(each.date, isPart ? BeginningInPart : Beginning, each.by.value_or(WorkRef()));
    }
    if (work.repeal) {
        add(work.repeal->date, End, work.repeal->by);
        if (const auto found = days.find(work.repeal->date); found != days.end())
            found->second.isRepeal = true;
    }
    std::vector<TimelineMark> marks;
    for (auto &[date, mark] : days)
        marks.push_back(std::move(mark));
    return marks;
}

QString markText(const TimelineMark &mark)
{
    QStringList lines{longDate(mark.date)};
    lines += mark.events;
    if (mark.hasText && mark.events.isEmpty())
        lines += TimelineStrip::tr("A version of the text begins");
    return lines.join(u'\n');
}

TimelineStrip::TimelineStrip(QWidget *parent) : QAbstractSlider(parent)
{
    setObjectName(u"timeline"_s);
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline of this work"));
    hide();
}

void TimelineStrip::show(const ExpressionRecord &record, QDate shown, QDate today)
{
    m_marks = timelineMarks(record, today);
    m_today = today;
    const auto versions = std::count_if(m_marks.begin(), m_marks.end(),
                                        [](const TimelineMark &mark) { return mark.hasText; });
    setVisible(versions > 1);
    if (versions < 2)
        return;
    const QDate first = std::min(m_marks.front().date, shown);
    const QDate last = std::max({m_marks.back().date, today, shown});
    setRange(int(first.toJulianDay()), int(last.toJulianDay()));
    m_shown = shown;
    if (!isSliderDown())
        putBack();
}

void TimelineStrip::putBack()
{
    setSliderDown(false);
    moveTo(m_shown);
}

QSize TimelineStrip::sizeHint() const
{
    return {200, StripHeight};
}

int TimelineStrip::xOf(QDate date) const
{
    const double room = std::max(1, width() - 2 * StripMargin);
    const double days = std::max(1, maximum() - minimum());
    const int x = StripMargin + qRound(room * double(date.toJulianDay() - minimum()) / days);
    return isRightToLeft() ? width() - x : x;
}

const TimelineMark *TimelineStrip::nearestMark(int x) const
{
    const auto distance = [&](const TimelineMark &mark) {
        return std::abs(xOf(mark.date) - x);
    };
    const auto nearest = std::min_element(m_marks.begin(), m_marks.end(),
                                          [&](const TimelineMark &a, const TimelineMark &b) {
                                              return distance(a) < distance(b);
                                          });
    return nearest == m_marks.end() ? nullptr : &*nearest;
}

/// The day at a place: of the mark that is near, else that day where `isFree`, else of the last mark before.
QDate TimelineStrip::dateAt(int x, bool isFree) const
{
    const int along = std::clamp((isRightToLeft() ? width() - x : x) - StripMargin, 0,
                                 std::max(1, width() - 2 * StripMargin));
    const double share = double(along) / std::max(1, width() - 2 * StripMargin);
    const QDate day = QDate::fromJulianDay(minimum() + qRound(share * (maximum() - minimum())));
    if (isFree)
        return day;
    const TimelineMark *near = nearestMark(x);
    const int toToday = std::abs(xOf(m_today) - x);
    const int toMark = near ? std::abs(xOf(near->date) - x) : toToday + 1;
    if (std::min(toToday, toMark) <= StripSnap)
        return toMark <= toToday ? near->date : m_today;
    QDate before = m_marks.front().date;
    for (const TimelineMark &mark : m_marks) {
        if (mark.date <= day)
            before = mark.date;
    }
    return before;
}

/// The next stop from where the handle stands: a mark, or today.
QDate TimelineStrip::neighbour(int step) const
{
    std::vector<QDate> stops{m_today};
    for (const TimelineMark &mark : m_marks)
        stops.push_back(mark.date);
    std::sort(stops.begin(), stops.end());
    if (step > 0) {
        const auto next = std::upper_bound(stops.begin(), stops.end(), at());
        return next == stops.end() ? at() : *next;
    }
    const auto next = std::lower_bound(stops.begin(), stops.end(), at());
    return next == stops.begin() ? at() : *std::prev(next);
}

QString TimelineStrip::textOf(QDate date) const
{
    const auto found = std::find_if(m_marks.begin(), m_marks.end(),
                                    [date](const TimelineMark &mark) { return mark.date == date; });
    if (found != m_marks.end())
        return markText(*found);
    return date == m_today ? tr("Latest version") : longDate(date);
}

void TimelineStrip::moveTo(QDate date)
{
    setValue(int(std::clamp<qint64>(date.toJulianDay(), minimum(), maximum())));
    // The number of the day says nothing to who hears it.
    setAccessibleDescription(textOf(at()).replace(u'\n', u", "_s));
    update();
}

void TimelineStrip::choose()
{
    setSliderDown(false);
    update();
    if (at() == m_shown)
        return;
    if (at() == m_today)
        Q_EMIT latestChosen();
    else
        Q_EMIT dateChosen(at());
}

bool TimelineStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractSlider::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const TimelineMark *mark = nearestMark(help->pos().x());
    if (mark && std::abs(xOf(mark->date) - help->pos().x()) <= StripTell)
        QToolTip::showText(help->globalPos(), markText(*mark), this);
    else
        QToolTip::hideText();
    return true;
}

void TimelineStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    mouseMoveEvent(event);
}

void TimelineStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!isSliderDown())
        return;
    moveTo(dateAt(event->pos().x(), event->modifiers().testFlag(Qt::ShiftModifier)));
    QToolTip::showText(mapToGlobal(QPoint(xOf(at()), height())), textOf(at()), this);
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isSliderDown())
        choose();
}

void TimelineStrip::keyPressEvent(QKeyEvent *event)
{
    const bool isFree = event->modifiers().testFlag(Qt::ShiftModifier);
    const int onward = isRightToLeft() ? -1 : 1;
    const auto step = [&](int by) {
        moveTo(isFree ? at().addDays(by) : neighbour(by));
    };
    switch (event->key()) {
    case Qt::Key_Right: step(onward); break;
    case Qt::Key_Left: step(-onward); break;
    case Qt::Key_Up: step(1); break;
    case Qt::Key_Down: step(-1); break;
    case Qt::Key_PageUp: moveTo(at().addYears(1)); break;
    case Qt::Key_PageDown: moveTo(at().addYears(-1)); break;
    case Qt::Key_Home: moveTo(m_marks.front().date); break;
    case Qt::Key_End: moveTo(m_today); break;
    default:
        if (event->key() == Qt::Key_Escape && isSliderDown())
            putBack();
        else
            QWidget::keyPressEvent(event);
        return;
    }
    setSliderDown(true);
}

void TimelineStrip::keyReleaseEvent(QKeyEvent *event)
{
    // Held down, a key moves the handle on; the day is chosen when it is let go.
    if (isSliderDown() && !event->isAutoRepeat() && event->key() != Qt::Key_Shift)
        choose();
    else
        QWidget::keyReleaseEvent(event);
}

/// The wheel scrolls the text; it does not change what law is shown.
void TimelineStrip::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void TimelineStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor line = palette().color(QPalette::Mid);
    const QColor accent = palette().color(QPalette::Link);
    const QColor ground = palette().color(QPalette::Window);
    const double y = height() / 2.0;
    painter.setPen(QPen(line, 2));
    painter.drawLine(QPointF(StripMargin, y), QPointF(width() - StripMargin, y));
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine));
    painter.drawLine(QPointF(xOf(m_today), 3), QPointF(xOf(m_today), height() - 3));
    for (const TimelineMark &mark : m_marks) {
        const QPointF at(xOf(mark.date), y);
        const QColor color = mark.isRepeal ? palette().color(QPalette::BrightText) : accent;
        painter.setPen(QPen(color, 1.5));
        painter.setBrush(mark.hasText ? color : ground);
        if (mark.isRepeal) {
            const QPointF corner(StripMark, StripMark);
            const QPointF other(StripMark, -StripMark);
            painter.drawLine(at - corner, at + corner);
            painter.drawLine(at - other, at + other);
        } else if (mark.hasText) {
            painter.drawEllipse(at, StripMark, StripMark);
        } else {
            painter.drawEllipse(at, StripMark - 1, StripMark - 1);
        }
    }
    painter.setPen(QPen(accent, hasFocus() ? 3 : 2));
    painter.setBrush(isSliderDown() ? accent : QColor(Qt::transparent));
    painter.drawEllipse(QPointF(xOf(at()), y), StripHandle, StripHandle);
}

} // namespace sheria::app
