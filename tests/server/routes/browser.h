// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/routefixture.h"

#include <QHash>
#include <QRegularExpression>
#include <QUrl>

namespace sheria::tests {

/// The value of the hidden field `name` in a form.
inline QByteArray fieldOf(const Reply &page, const char *name)
{
    const QRegularExpression field(
        QStringLiteral("name=\"%1\" value=\"([^\"]*)\"").arg(QLatin1String(name)));
    return field.match(QString::fromUtf8(page.body)).captured(1).toUtf8();
}

/// A browser: it keeps its cookies, and says where its forms come from.
class Browser
{
public:
    explicit Browser(RouteFixture &fixture) : m_client(fixture.stranger()) {}

    Reply get(const QByteArray &target, const ApiClient::Headers &more = {})
    {
        return keep(m_client.get(target, headers(more)));
    }
    Reply post(const QByteArray &target, const QByteArray &form)
    {
        return keep(m_client.send("POST", target,
                                  headers({{"Origin", m_client.base()},
                                           {"Content-Type", "application/x-www-form-urlencoded"}}),
                                  form));
    }
    /// Opens the page to sign in and sends its form.
    Reply signIn(const QByteArray &account, const QString &password, const QByteArray &next = "/v3")
    {
        const Reply page = get("/sign-in?next=" + QUrl::toPercentEncoding(QString::fromUtf8(next)));
        return post("/sign-in",
                    "key=" + fieldOf(page, "key") + "&next=" + fieldOf(page, "next")
                        + "&account=" + account + "&password=" + QUrl::toPercentEncoding(password));
    }
    QByteArray cookie(const QByteArray &name) const { return m_cookies.value(name); }
    /// The cookie of the session, "name=value"; empty: there is none.
    QByteArray session() const
    {
        for (auto it = m_cookies.cbegin(); it != m_cookies.cend(); ++it) {
            if (it.key().startsWith("sheria_session_") && !it.value().isEmpty())
                return it.key() + '=' + it.value();
        }
        return {};
    }
    void setSession(const QByteArray &cookie)
    {
        m_cookies[cookie.left(cookie.indexOf('='))] = cookie.mid(cookie.indexOf('=') + 1);
    }
    void setCookie(const QByteArray &name, const QByteArray &value) { m_cookies[name] = value; }

private:
    ApiClient::Headers headers(ApiClient::Headers more) const
    {
        QByteArrayList pairs;
        for (auto it = m_cookies.cbegin(); it != m_cookies.cend(); ++it)
            pairs << it.key() + '=' + it.value();
        if (!pairs.isEmpty())
            more.append({"Cookie", pairs.join("; ")});
        return more;
    }
    Reply keep(Reply reply)
    {
        const QByteArray set = reply.header("set-cookie");
        const QByteArray pair = set.left(set.indexOf(';'));
        const qsizetype equals = pair.indexOf('=');
        if (set.contains("Max-Age=0"))
            m_cookies.remove(pair.left(equals));
        else if (equals > 0)
            m_cookies[pair.left(equals)] = pair.mid(equals + 1);
        return reply;
    }

    ApiClient m_client;
    QHash<QByteArray, QByteArray> m_cookies;
};

} // namespace sheria::tests
