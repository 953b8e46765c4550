#include "server/browse/markup.h"

#include <QString>

namespace sheria::browse {

QByteArray escaped(QByteArrayView text)
{
    QByteArray out = QString::fromUtf8(text).toHtmlEscaped().toUtf8();
    return out.replace('\'', "&#39;");
}

} // namespace sheria::browse
