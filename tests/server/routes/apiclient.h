// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <utility>

namespace sheria::tests {

/// What came back over the wire.
struct Reply
{
    int status = 0;                        ///< 0: nothing that could be understood.
    QHash<QByteArray, QByteArray> headers; ///< By lower-case name.
    QByteArray body;

    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    QByteArray header(const QByteArray &name) const { return headers.value(name); }
};

/// A client over real sockets, one for each request.
class ApiClient
{
public:
    using Headers = QList<std::pair<QByteArray, QByteArray>>;

    explicit ApiClient(quint16 port, QByteArray token = {});

    /// GET with the token, if there is one, and `headers`.
    Reply get(const QByteArray &target, const Headers &headers = {});
    Reply send(const QByteArray &method, const QByteArray &target, const Headers &headers = {},
               const QByteArray &body = {});

    /// What Host says from now on, instead of the address.
    void setHost(const QByteArray &host) { m_host = host; }

    /// "http://127.0.0.1:8089".
    QByteArray base() const { return "http://127.0.0.1:" + QByteArray::number(m_port); }

private:
    quint16 m_port;
    QByteArray m_token;
    QByteArray m_host;
};

/// GET with Qt's own HTTP client, which keeps connections, takes gzip and follows redirects.
Reply getWithQt(const QByteArray &url, const QByteArray &token);

} // namespace sheria::tests
