#pragma once

#include <QByteArray>

namespace sheria::render {

/// The style sheet that makes the spans of toHtml() readable on screen and paper, light and dark.
/// It loads nothing.
QByteArray documentStyle();

} // namespace sheria::render
