#include "app/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QColor colorFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected: return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: return palette.color(QPalette::ButtonText);
    }
    Q_UNREACHABLE();
}

/// Draws a one-colour SVG whose strokes and fills are "currentColor".
class MonochromeEngine : public QIconEngine
{
public:
    MonochromeEngine(QString name, QByteArray svg) : m_name(std::move(name)), m_svg(std::move(svg))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = colorFor(mode);
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        painter->save();
        painter->setOpacity(painter->opacity() * double(color.alphaF()));
        renderer.render(painter, QRectF(rect));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = u"sheria-icon/%1/%2x%3/%4"_s.arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colorFor(mode).name(QColor::HexArgb));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap scaled = pixmap(size, mode, state);
        scaled.setDevicePixelRatio(scale);
        return scaled;
    }

    QIconEngine *clone() const override { return new MonochromeEngine(m_name, m_svg); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString &name)
{
    QFile file(u":/icons/actions/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        Q_ASSERT_X(false, "icon", qPrintable(name));
        return {};
    }
    return QIcon(new MonochromeEngine(name, file.readAll()));
}

} // namespace sheria::app
