// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/windowdate.h"

#include "app/reader/bars.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QCalendarWidget>
#include <QDateEdit>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

DateButton::DateButton(WindowDate &date, QWidget *parent) : QToolButton(parent), m_date(date)
{
    setObjectName(u"windowDate"_s);
    setIcon(app::icon(u"calendar"_s));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setToolTip(tr("Show the law as at a date, in the whole window"));
    build();
    connect(this, &QToolButton::clicked, this, &DateButton::open);
    connect(&date, &WindowDate::changed, this, &DateButton::showDate);
    showDate();
}

void DateButton::build()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_popup->setObjectName(u"windowDatePopup"_s);
    m_popup->setAccessibleName(toolTip());
    m_popup->installEventFilter(this);
    auto *label = new QLabel(tr("Show the law as &at"), m_popup);
    m_edit = makeDateEdit(m_popup, u"windowDateEdit"_s, tr("Show the law as at this date"));
    m_edit->setCalendarPopup(false);
    m_edit->setButtonSymbols(QAbstractSpinBox::NoButtons);
    label->setBuddy(m_edit);
    m_calendar = new QCalendarWidget(m_popup);
    m_calendar->setObjectName(u"windowDateCalendar"_s);
    m_calendar->setAccessibleName(tr("Calendar"));
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    setUpCalendar(*m_calendar);
    auto *show = makeButton(m_popup, u"windowDateShow"_s, tr("Show"), {}, {}, [this] { choose(); });
    auto *latest = makeButton(m_popup, u"windowDateLatest"_s, tr("Latest"), {}, {}, [this] {
        m_popup->hide();
        m_date.clear();
    });
    vbox({label, m_edit, m_calendar, hbox({latest, BoxItem::filler(), show})}, m_popup,
         QMargins(10, 10, 10, 10));
    connect(m_edit, &QDateEdit::dateChanged, m_calendar, &QCalendarWidget::setSelectedDate);
    connect(m_calendar, &QCalendarWidget::clicked, m_edit, &QDateEdit::setDate);
    connect(m_calendar, &QCalendarWidget::activated, this, [this](QDate date) {
        m_edit->setDate(date);
        choose();
    });
}

void DateButton::open()
{
    m_edit->setDate(m_date.isSet() ? m_date.date() : m_today);
    m_popup->adjustSize();
    const QRect room = screen()->availableGeometry();
    const QPoint below = mapToGlobal(QPoint(0, height()));
    m_popup->move(std::clamp(below.x(), room.left(),
                             std::max(room.left(), room.right() - m_popup->width())),
                  below.y());
    m_popup->show();
    m_edit->setFocus(Qt::PopupFocusReason);
    m_edit->selectAll();
}

void DateButton::choose()
{
    m_edit->interpretText();
    m_popup->hide();
    m_date.set(m_edit->date());
}

bool DateButton::eventFilter(QObject *watched, QEvent *event)
{
    // Some window systems leave no window active when a popup goes.
    if (watched == m_popup && event->type() == QEvent::Hide)
        window()->activateWindow();
    if (watched == m_popup && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose();
            return true;
        }
    }
    return QToolButton::eventFilter(watched, event);
}

void DateButton::showDate()
{
    setText(m_date.isSet() ? QLocale().toString(m_date.date(), m_edit->displayFormat())
                           : tr("Latest"));
    setAccessibleName(m_date.isSet() ? tr("Date of the law: %1").arg(longDate(m_date.date()))
                                     : tr("Date of the law: latest"));
}

DateNote::DateNote(WindowDate &date, QWidget *parent) : QFrame(parent)
{
    setObjectName(u"dateNote"_s);
    m_sentence = makeParagraph(this, u"dateNoteSentence"_s);
    auto *back = makeButton(this, u"dateNoteLatest"_s, tr("Back to the Latest"), {},
                            tr("Show the latest texts in the whole window"),
                            [&date] { date.clear(); });
    hbox({{m_sentence, 1}, back}, this, QMargins(10, 4, 10, 4));
    connect(&date, &WindowDate::changed, this, &DateNote::showDate);
    showDate(date.date());
}

void DateNote::showDate(QDate date)
{
    m_sentence->setText(tr("Showing the law as at %1.").arg(longDate(date)));
    setAccessibleName(m_sentence->text());
    setVisible(date.isValid());
}

} // namespace sheria::app
