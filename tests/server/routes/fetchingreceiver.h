#pragma once

#include "tests/core/webhooks/receiver.h"
#include "tests/server/routes/apiclient.h"

#include <QUrl>
#include <QUrlQuery>

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace sheria::tests {

/// A receiver that fetches what it is told of, and tells what it has.
class FetchingReceiver
{
public:
    /// What it answers instead, if anything; the invocation is not taken then.
    using Instead = std::function<std::optional<Act>(const Received &)>;

    explicit FetchingReceiver(bool deletesUnchecked = false, Instead instead = {})
        : m_deletesUnchecked(deletesUnchecked)
        , m_instead(std::move(instead))
        , m_receiver([this](const Received &request) { return answer(request); })
    {}

    QString hook() const { return QString::fromUtf8(m_receiver.url("/hook")); }
    QString state() const { return QString::fromUtf8(m_receiver.url("/state")); }

private:
    Act answer(const Received &request)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto instead = m_instead ? m_instead(request) : std::nullopt)
            return *instead;
        if (request.head.startsWith("GET"))
            return tell(request.head);
        take(request);
        return Act::status(202);
    }

    void take(const Received &request)
    {
        const QByteArray work = request.member("work.frbr_uri");
        const QUrl url(QString::fromUtf8(request.member("work.url")));
        const Reply reply =
            ApiClient(quint16(url.port()), "converge").get(url.path(QUrl::FullyEncoded).toUtf8());
        if (reply.status == 404 || (m_deletesUnchecked && request.member("action") == "deleted"))
            m_has.erase(work);
        else if (reply.status == 200)
            m_has[work] = reply.json().value(QStringLiteral("updated_at")).toString().toUtf8();
    }

    Act tell(const QByteArray &head)
    {
        const QByteArray target = head.mid(4, head.indexOf(' ', 4) - 4);
        const QUrlQuery query(QUrl(QString::fromUtf8(target)));
        const auto found = m_has.find(
            query.queryItemValue(QStringLiteral("frbr_uri"), QUrl::FullyDecoded).toUtf8());
        if (found == m_has.end())
            return Act::status(404);
        const QByteArray body = "{\"updated_at\":\"" + found->second + "\"}";
        Act act;
        act.bytes = "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\n\r\n" + body;
        return act;
    }

    const bool m_deletesUnchecked;
    const Instead m_instead;
    std::mutex m_mutex;
    std::map<QByteArray, QByteArray> m_has;
    Receiver m_receiver;
};

} // namespace sheria::tests
