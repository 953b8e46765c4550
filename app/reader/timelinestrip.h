// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/expression.h"

#include <QAbstractSlider>
#include <QDate>
#include <QStringList>

#include <vector>

namespace sheria::app {

/// A day in the history of a work, and what happened on it.
struct TimelineMark
{
    QDate date;
    bool hasText = false;  ///< A version of the text begins.
    bool isRepeal = false; ///< The work ends.
    QStringList events =
        {}; ///< "Amended by …", "To be amended by …", in the language of the interface.
};

/// The versions of the language of `record`, and the commencements, amendments and the repeal of its work,
/// by date. Days that are not known are left out. What is after `today` is told as an event to come.
std::vector<TimelineMark> timelineMarks(const ExpressionRecord &record, QDate today);

/// "1 July 2010", and below it what happened then.
QString markText(const TimelineMark &mark);

/// The history of a work as a line with a handle at the day that is shown. The handle stops at the marks,
/// with Shift at any day; letting it go, or the key, chooses the day. Its value is the Julian day.
class TimelineStrip : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit TimelineStrip(QWidget *parent = nullptr);

    /// Hidden for fewer than two versions. `shown`: the day at which the handle stands.
    void show(const ExpressionRecord &record, QDate shown, QDate today);
    const std::vector<TimelineMark> &marks() const { return m_marks; }
    /// Where a day stands. Units: device-independent pixels.
    int xOf(QDate date) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void dateChosen(QDate date);
    /// The handle was let go at its end: the latest version is wanted.
    void latestChosen();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    QDate at() const { return QDate::fromJulianDay(value()); }
    QDate dateAt(int x, bool isFree) const;
    const TimelineMark *nearestMark(int x) const;
    QDate neighbour(int step) const;
    QString textOf(QDate date) const;
    void moveTo(QDate date);
    void putBack();
    void choose();

    std::vector<TimelineMark> m_marks;
    QDate m_shown;
    QDate m_today;
};

} // namespace sheria::app
