#pragma once

#include "core/store/deliverylog.h"
#include "core/store/outbox.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace sheria::app {

/// The attempts of one invocation below each other, each where it stands in time: seconds at first,
/// hours later, so that time is drawn shorter the later it is.
class Waterfall : public QWidget
{
    Q_OBJECT

public:
    explicit Waterfall(QWidget *parent = nullptr);

    /// `attempts` in their order; `next` is when the next one comes, invalid when none does.
    void show(std::vector<store::Delivery> attempts, const QDateTime &next);
    /// Which attempt is shown beside it.
    void setCurrent(qint64 deliveryId);

    /// Where a moment is drawn, from 0 at the first attempt to 1 at `whole` after it.
    static double placeOf(qint64 ms, qint64 wholeMs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(qint64 deliveryId);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    int rowHeight() const;
    int rows() const;
    qint64 sinceStart(const QDateTime &when) const;
    qint64 wholeMs() const;
    void paintAttempt(QPainter &painter, const QRect &row, const store::Delivery &attempt) const;
    void paintNext(QPainter &painter, const QRect &row) const;
    QRect barZone(const QRect &row) const;
    QRect textZone(const QRect &row) const;
    void describe();

    std::vector<store::Delivery> m_attempts;
    QDateTime m_next;
    qint64 m_current = 0;
};

} // namespace sheria::app
