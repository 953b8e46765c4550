// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/widgets.h"
#include "core/store/webhooks/changes.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;
class QStackedWidget;

namespace sheria::app {

class WebhookDesk;

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

/// One attempt: what was sent and what came back, in full, among the other attempts of the same
/// invocation, and when the next one comes.
class AttemptView : public QWidget
{
    Q_OBJECT

public:
    explicit AttemptView(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(WebhookDesk *desk);
    /// Shows this attempt; 0: none.
    void show(qint64 deliveryId);
    qint64 shown() const { return m_id; }
    /// Looks whether the invocation has come further.
    void refresh();

Q_SIGNALS:
    /// Another attempt of the invocation was chosen.
    void chosen(qint64 deliveryId);

private:
    struct Found
    {
        store::Delivery delivery;
        std::vector<store::Delivery> attempts;
        std::optional<store::Invocation> invocation; ///< None: it is not kept any more.
    };

    static Result<Found> find(store::Database &db, qint64 id);
    void build();
    QWidget *buildText(const QString &title, QPlainTextEdit *text);
    void fill(const Result<Found> &found);
    void updateState();
    QString stateText() const;
    void resend();
    void copyCurl();

    WebhookDesk *m_desk = nullptr;
    LatestQuery m_look{this};
    qint64 m_id = 0;
    std::optional<Found> m_found;

    QStackedWidget *m_stack = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_state = nullptr;
    Waterfall *m_waterfall = nullptr;
    QScrollArea *m_scroll = nullptr;
    QPlainTextEdit *m_request = nullptr;
    QPlainTextEdit *m_response = nullptr;
    QPushButton *m_resend = nullptr;
    QPushButton *m_elsewhere = nullptr;
};

} // namespace sheria::app
