#pragma once

#include <QIcon>
#include <QString>

namespace sheria::app {

/// The icon of that name from resources/icons/actions, in the text colour of the palette in use at
/// the moment it is painted, so that it follows a change of the theme.
QIcon icon(const QString &name);

} // namespace sheria::app
