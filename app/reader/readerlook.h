#pragma once

#include "app/theme/theme.h"

namespace sheria::app {

/// How readers look; shared by all tabs, and kept between sessions.
struct ReaderLook
{
    ThemeKind theme = ThemeKind::Light;
    double zoom = 1.0;
    bool isTocVisible = true;
    int tocWidth = 0; ///< Units: CSS pixels; 0: the page's own choice.
};

} // namespace sheria::app
