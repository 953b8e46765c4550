// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/contact.h"

#include <QUrl>

#include <algorithm>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

/// Whether what stands between "://" and the path is a host and a port, and nothing that programs read
/// in more than one way.
bool hasPlainAuthority(QByteArrayView address)
{
    const qsizetype start = address.indexOf("://");
    if (start < 0)
        return false;
    const QByteArrayView rest = address.sliced(start + 3);
    const qsizetype path = rest.indexOf('/');
    const QByteArrayView authority = path < 0 ? rest : rest.first(path);
    return std::all_of(authority.begin(), authority.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || c == '.' || c == '-' || c == '_' || c == ':' || c == '[' || c == ']';
    });
}

} // namespace

QByteArray originOf(QByteArrayView address)
{
    constexpr int HttpPort = 80;
    constexpr int HttpsPort = 443;
    const QUrl url = QUrl::fromEncoded(address.toByteArray(), QUrl::StrictMode);
    const bool isSecure = url.scheme() == "https"_L1;
    if (!hasPlainAuthority(address) || !url.isValid() || url.host().isEmpty()
        || (!isSecure && url.scheme() != "http"_L1))
        return {};
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setHost(url.host());
    if (url.port() > 0 && url.port() != (isSecure ? HttpsPort : HttpPort))
        origin.setPort(url.port());
    return origin.toEncoded();
}

} // namespace sheria
