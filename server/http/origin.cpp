#include "server/http/origin.h"

#include <QUrl>

namespace sheria::http {

using namespace Qt::StringLiterals;

std::optional<QByteArray> originFrom(const QString &text)
{
    if (text == u"*")
        return "*"_ba;
    const QUrl url(text, QUrl::StrictMode);
    const bool isOrigin = (url.scheme() == u"https" || url.scheme() == u"http")
        && !url.host().isEmpty() && url.toString(QUrl::RemovePath | QUrl::RemoveQuery) == text;
    return isOrigin ? std::optional(url.toEncoded()) : std::nullopt;
}

} // namespace sheria::http
