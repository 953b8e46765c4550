// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "server/http/connection/ratelimiter.h"
#include "server/http/message/limits.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_ratelimits {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// How often a client may ask goes by who it is, not by what it says it is.
class TestRateLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        http::ServerOptions options;
        options.requestsPerMinute = Allowed;
        m_api = std::make_unique<routes::ApiServer>(m_fixture.library(), std::move(options));
        must(m_api->server().start(0));
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        const QString name = u"guest-%1"_s.arg(++m_guests);
        const qint64 id = must(accounts.add({.name = name}));
        m_first = must(accounts.issueToken(id, u"a"_s)).secret;
        m_second = must(accounts.issueToken(id, u"b"_s)).secret;
        const qint64 other = must(accounts.add({.name = name + u"-other"_s}));
        m_other = must(accounts.issueToken(other, u"a"_s)).secret;
    }
    void cleanup() { m_api.reset(); }

    /// Of pages that are kept, and of those that are not.
    void anInventedCookieIsNoNewClient_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("kept") << QByteArray("/v3/places");
        QTest::newRow("not kept") << QByteArray("/session");
    }
    void anInventedCookieIsNoNewClient()
    {
        QFETCH(const QByteArray, target);
        int served = 0;
        for (int i = 0; i < 5 * Allowed; ++i) {
            const QByteArray cookie = "a=" + QByteArray::number(i);
            served += client(m_first).get(target, {{"Cookie", cookie}}).status == 200 ? 1 : 0;
        }
        QCOMPARE(served, Allowed);
        // Another token of the same account does not help; another account is served.
        QCOMPARE(client(m_second).get(target).status, 429);
        QCOMPARE(client(m_other).get(target).status, 200);
    }

    void failuresCountForTheAddress()
    {
        int looked = 0;
        for (int i = 0; i < 5 * Allowed; ++i) {
            const Reply reply = client("guess-" + QByteArray::number(i)).get("/v3/places");
            QVERIFY(reply.status == 401 || reply.status == 429);
            looked += reply.status == 401 ? 1 : 0;
        }
        QCOMPARE(looked, Allowed);
        QCOMPARE(client({}).get("/healthz").status, 429); // Nobody who is known, from there.
        QCOMPARE(client(m_first).get("/v3/places").status, 200);
    }

    /// Many clients do not let those start anew that ask all the time.
    void manyClientsDoNotClearTheTable()
    {
        http::RateLimiter limiter(1);
        auto now = http::RateLimiter::Time() + std::chrono::hours(1);
        QVERIFY(!limiter.take("busy", now));
        for (int i = 0; i < 3 * http::MostLimitedClients; ++i) {
            now += std::chrono::microseconds(100);
            limiter.take("invented " + QByteArray::number(i), now);
            if (i % 1000 == 999)
                limiter.take("busy", now);
            QVERIFY(limiter.clients() <= http::MostLimitedClients);
        }
        QVERIFY(limiter.take("busy", now));
    }

private:
    static constexpr int Allowed = 5;

    ApiClient client(const QByteArray &token) const
    {
        return ApiClient(m_api->server().port(), token);
    }

    RouteFixture m_fixture;
    std::unique_ptr<routes::ApiServer> m_api;
    int m_guests = 0;
    QByteArray m_first;
    QByteArray m_second;
    QByteArray m_other;
};

SHERIA_TEST(TestRateLimits)
} // namespace tst_ratelimits
#include "tst_ratelimits.moc"
