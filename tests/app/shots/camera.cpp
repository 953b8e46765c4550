// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shots/camera.h"

#include <QApplication>
#include <QFile>
#include <QPainter>

#include <algorithm>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

QRect placeOf(const QWidget &widget)
{
    return {widget.mapToGlobal(QPoint()), widget.size()};
}

/// Dialogs before menus, and menus before tooltips, as they lie on each other.
int layerOf(const QWidget &widget)
{
    switch (widget.windowType()) {
    case Qt::ToolTip: return 3;
    case Qt::Popup: return 2;
    default: return 1;
    }
}

} // namespace

QString Camera::path(const QString &part) const
{
    return m_folder.filePath(m_subject + (part.isEmpty() ? part : u'-' + part) + u".png"_s);
}

void Camera::take(const QWidget &window, const QString &part) const
{
    QWidgetList shown;
    const QWidgetList all = QApplication::topLevelWidgets();
    std::copy_if(all.begin(), all.end(), std::back_inserter(shown),
                 [&](const QWidget *widget) { return widget != &window && widget->isVisible(); });
    std::stable_sort(shown.begin(), shown.end(),
                     [](auto *one, auto *other) { return layerOf(*one) < layerOf(*other); });
    shown.prepend(const_cast<QWidget *>(&window));
    QRect area;
    for (const QWidget *widget : shown)
        area |= placeOf(*widget);
    const double ratio = window.devicePixelRatioF();
    QPixmap picture(area.size() * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::gray);
    QPainter painter(&picture);
    for (QWidget *widget : shown) {
        const QRect place = placeOf(*widget).translated(-area.topLeft());
        painter.drawPixmap(place.topLeft(), widget->grab());
        if (widget != &window)
            painter.drawRect(place.adjusted(-1, -1, 0, 0)); // No window manager draws a frame.
    }
    painter.end();
    picture.save(path(part));
}

void Camera::takeAlone(QWidget &widget, const QString &part) const
{
    widget.grab().save(path(part));
}

void Camera::note(const QString &sentence) const
{
    QFile file(m_folder.filePath(m_subject + u".txt"_s));
    if (file.open(QIODevice::Append))
        file.write(sentence.toUtf8() + '\n');
}

} // namespace sheria::tests
