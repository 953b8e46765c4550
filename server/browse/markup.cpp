#include "server/browse/markup.h"

namespace sheria::browse {

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8().replace('\'', "&#39;");
}

QByteArray escaped(QByteArrayView utf8)
{
    return escaped(QString::fromUtf8(utf8));
}

} // namespace sheria::browse
