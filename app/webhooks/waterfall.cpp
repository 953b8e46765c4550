#include "app/webhooks/waterfall.h"

#include "app/theme/theme.h"
#include "app/webhooks/outcometext.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int NumberWidth = 34;
constexpr int TextWidth = 210;
constexpr int ShortestBar = 5;
constexpr double SecondMs = 1000;

ThemeColors colorsFor(const QPalette &palette)
{
    constexpr int Middle = 128;
    const bool isDark = palette.base().color().lightness() < Middle;
    return themeColors(isDark ? ThemeKind::Dark : ThemeKind::Light);
}

} // namespace

Waterfall::Waterfall(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"waterfall"_s);
    setAccessibleName(tr("Attempts of this invocation"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Waterfall::show(std::vector<store::Delivery> attempts, const QDateTime &next)
{
    m_attempts = std::move(attempts);
    m_next = next;
    describe();
    updateGeometry();
    update();
}

void Waterfall::setCurrent(qint64 deliveryId)
{
    m_current = deliveryId;
    update();
}

/// For those who do not see it.
void Waterfall::describe()
{
    QStringList lines;
    for (const store::Delivery &attempt : m_attempts)
        lines << tr("%1: after %2, %3")
                     .arg(QString::number(attempt.number),
                          spanText(std::chrono::milliseconds(sinceStart(attempt.startedAt))),
                          outcomeText(attempt));
    setAccessibleDescription(lines.join(u'\n'));
}

double Waterfall::placeOf(qint64 ms, qint64 wholeMs)
{
    if (wholeMs <= 0)
        return 0;
    const double at = std::log1p(double(std::max<qint64>(ms, 0)) / SecondMs);
    return std::min(1.0, at / std::log1p(double(wholeMs) / SecondMs));
}

int Waterfall::rowHeight() const
{
    return fontMetrics().height() + 6;
}

int Waterfall::rows() const
{
    return int(m_attempts.size()) + (m_next.isValid() ? 1 : 0);
}

QSize Waterfall::sizeHint() const
{
    return {NumberWidth + TextWidth + 100, rows() * rowHeight()};
}

qint64 Waterfall::sinceStart(const QDateTime &when) const
{
    return m_attempts.empty() ? 0 : m_attempts.front().startedAt.msecsTo(when);
}

qint64 Waterfall::wholeMs() const
{
    qint64 whole = m_next.isValid() ? sinceStart(m_next) : 0;
    for (const store::Delivery &attempt : m_attempts)
        whole = std::max(whole, sinceStart(attempt.startedAt) + attempt.durationMs);
    return whole;
}

QRect Waterfall::barZone(const QRect &row) const
{
    return row.adjusted(NumberWidth, 0, -TextWidth, 0);
}

QRect Waterfall::textZone(const QRect &row) const
{
    return row.adjusted(row.width() - TextWidth + 8, 0, -4, 0);
}

void Waterfall::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRect row(0, 0, width(), rowHeight());
    for (const store::Delivery &attempt : m_attempts) {
        paintAttempt(painter, row, attempt);
        row.translate(0, rowHeight());
    }
    if (m_next.isValid())
        paintNext(painter, row);
}

void Waterfall::paintAttempt(QPainter &painter, const QRect &row,
                             const store::Delivery &attempt) const
{
    const ThemeColors colors = colorsFor(palette());
    const bool isCurrent = attempt.id == m_current;
    if (isCurrent)
        painter.fillRect(row, colors.selection);
    painter.setPen(isCurrent ? colors.selectionText : colors.muted);
    painter.drawText(row.adjusted(6, 0, 0, 0), Qt::AlignLeading | Qt::AlignVCenter,
                     QLocale().toString(attempt.number));
    const QRect zone = barZone(row);
    const qint64 start = sinceStart(attempt.startedAt);
    const double left = placeOf(start, wholeMs());
    const double right = placeOf(start + attempt.durationMs, wholeMs());
    const int length = std::max(ShortestBar, int((right - left) * zone.width()));
    const int x = std::min(zone.left() + int(left * zone.width()), zone.right() - length);
    painter.setPen(colors.border);
    painter.drawLine(zone.left(), zone.center().y(), zone.right(), zone.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(attempt.outcome == "delivered" ? colors.success : colors.danger);
    painter.drawRoundedRect(QRect(x, row.top() + 5, length, row.height() - 10), 2, 2);
    painter.setPen(isCurrent ? colors.selectionText : colors.text);
    const QString words = tr("%1, after %2", "outcome, time since the first attempt")
                              .arg(outcomeText(attempt),
                                   spanText(std::chrono::milliseconds(start)));
    const QRect place = textZone(row);
    painter.drawText(place, Qt::AlignLeading | Qt::AlignVCenter,
                     fontMetrics().elidedText(words, Qt::ElideRight, place.width()));
}

void Waterfall::paintNext(QPainter &painter, const QRect &row) const
{
    const ThemeColors colors = colorsFor(palette());
    const QRect zone = barZone(row);
    const int x = zone.left()
        + int(placeOf(sinceStart(m_next), wholeMs()) * (zone.width() - ShortestBar));
    painter.setPen(colors.border);
    painter.drawLine(zone.left(), zone.center().y(), zone.right(), zone.center().y());
    painter.setPen(QPen(colors.accent, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRect(x, row.top() + 5, ShortestBar, row.height() - 10), 2, 2);
    painter.setPen(colors.muted);
    painter.drawText(
        textZone(row), Qt::AlignLeading | Qt::AlignVCenter,
        tr("next, after %1").arg(spanText(std::chrono::milliseconds(sinceStart(m_next)))));
}

void Waterfall::mousePressEvent(QMouseEvent *event)
{
    const auto row = std::size_t(std::max(0, event->pos().y() / rowHeight()));
    if (row < m_attempts.size())
        Q_EMIT chosen(m_attempts[row].id);
}

} // namespace sheria::app
