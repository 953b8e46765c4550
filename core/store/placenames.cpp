#include "core/store/placenames.h"

#include <QLocale>

namespace sheria::store {

QString placeName(QByteArrayView code)
{
    // Where documents without a usable URI are kept (contract corpus README).
    if (code == "zz-local")
        return QStringLiteral("Documents without an address");
    if (code.size() > 2)
        return QString::fromUtf8(code.sliced(3)).toUpper();
    const QString upper = QString::fromUtf8(code).toUpper();
    const QLocale::Territory territory = QLocale::codeToTerritory(upper);
    return territory == QLocale::AnyTerritory ? upper : QLocale::territoryToString(territory);
}

} // namespace sheria::store
