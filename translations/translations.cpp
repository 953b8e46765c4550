// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QtGlobal>

static void initResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace sheria::translations {

QString folder()
{
    initResources();
    return QStringLiteral(":/i18n");
}

} // namespace sheria::translations
