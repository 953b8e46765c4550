// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QFrame>
#include <QToolButton>

class QCalendarWidget;
class QDateEdit;
class QLabel;

namespace sheria::app {

/// The day as at which a window shows the law; null: the latest texts. Everything in the window that shows
/// law follows it.
class WindowDate : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    QDate date() const { return m_date; }
    bool isSet() const { return m_date.isValid(); }
    /// Null: the latest texts.
    void set(QDate date)
    {
        if (date == m_date)
            return;
        m_date = date;
        Q_EMIT changed(date);
    }
    void clear() { set({}); }

Q_SIGNALS:
    void changed(QDate date);

private:
    QDate m_date;
};

/// The button of the toolbar that names the date of the window, and the field and calendar it opens.
class DateButton : public QToolButton
{
    Q_OBJECT

public:
    /// `date` outlives it.
    explicit DateButton(WindowDate &date, QWidget *parent = nullptr);

    /// What the field offers while the window shows the latest texts.
    void setToday(QDate today) { m_today = today; }
    /// Opens the field, ready to type.
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void choose();
    void showDate();

    WindowDate &m_date;
    QDate m_today = QDate::currentDate();
    QFrame *m_popup = nullptr;
    QDateEdit *m_edit = nullptr;
    QCalendarWidget *m_calendar = nullptr;
};

/// Says, as long as the window shows the law as at a date, that it does, with the way back.
class DateNote : public QFrame
{
    Q_OBJECT

public:
    /// `date` outlives it.
    explicit DateNote(WindowDate &date, QWidget *parent = nullptr);

private:
    void showDate(QDate date);

    QLabel *m_sentence = nullptr;
};

} // namespace sheria::app
