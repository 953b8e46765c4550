// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/webhooks/receiver.h"
#include "tests/server/routes/apiclient.h"

#include <QUrl>
#include <QUrlQuery>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace sheria::tests {

/// A receiver that fetches what it is told of, and tells what it has.
class FetchingReceiver
{
public:
    /// What it answers instead, if anything; the invocation is not taken then.
    using Instead = std::function<std::optional<Act>(const Received &)>;

    explicit FetchingReceiver(bool deletesUnchecked = false, Instead instead = {})
        : FetchingReceiver(Fetching::InTurn, deletesUnchecked, std::move(instead))
    {}
    /// One that fetches in a thread for each invocation, and keeps whatever comes last.
    static std::unique_ptr<FetchingReceiver> racing()
    {
        return std::unique_ptr<FetchingReceiver>(new FetchingReceiver(Fetching::AtOnce, false, {}));
    }

    QString hook() const { return QString::fromUtf8(m_receiver.url("/hook")); }
    QString state() const { return QString::fromUtf8(m_receiver.url("/state")); }

private:
    enum class Fetching { InTurn, AtOnce };

    FetchingReceiver(Fetching fetching, bool deletesUnchecked, Instead instead)
        : m_fetching(fetching)
        , m_deletesUnchecked(deletesUnchecked)
        , m_instead(std::move(instead))
        , m_receiver([this](const Received &request) { return answer(request); })
    {}

    Act answer(const Received &request)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto instead = m_instead ? m_instead(request) : std::nullopt)
            return *instead;
        if (request.head.startsWith("GET"))
            return tell(request.head);
        if (m_fetching == Fetching::InTurn)
            store(request, fetch(request));
        else
            m_jobs.emplace_back([this, request] {
                const Reply reply = fetch(request);
                const std::lock_guard storing(m_mutex);
                store(request, reply);
            });
        return Act::status(202);
    }

    static Reply fetch(const Received &request)
    {
        const QUrl url(QString::fromUtf8(request.member("work.url")));
        return ApiClient(quint16(url.port()), "converge")
            .get(url.path(QUrl::FullyEncoded).toUtf8());
    }

    void store(const Received &request, const Reply &reply)
    {
        const QByteArray work = request.member("work.frbr_uri");
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

    const Fetching m_fetching;
    const bool m_deletesUnchecked;
    const Instead m_instead;
    std::mutex m_mutex;
    std::map<QByteArray, QByteArray> m_has;
    std::vector<std::jthread> m_jobs; ///< They use what is above.
    Receiver m_receiver;
};

} // namespace sheria::tests
