// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/ratelimiter.h"
#include "server/http/message/limits.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_ratelimiter {

using namespace sheria::http;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// How often a client may ask.
class TestRateLimiter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMinutesRequestsMayComeAtOnce()
    {
        RateLimiter limiter(60);
        for (int i = 0; i < 60; ++i)
            QVERIFY(!limiter.take("a", m_start));
        QCOMPARE(limiter.take("a", m_start), std::optional(seconds(1)));
    }

    void theBucketFillsEvenly()
    {
        RateLimiter limiter(6); // One in ten seconds.
        for (int i = 0; i < 6; ++i)
            QVERIFY(!limiter.take("a", m_start));
        QCOMPARE(limiter.take("a", m_start), std::optional(seconds(10)));
        QCOMPARE(limiter.take("a", m_start + milliseconds(3500)), std::optional(seconds(7)));
        QVERIFY(!limiter.take("a", m_start + seconds(10)));
        QVERIFY(limiter.take("a", m_start + seconds(10)));
        // However long it rests, it never holds more than a minute's.
        const auto later = m_start + std::chrono::hours(5);
        for (int i = 0; i < 6; ++i)
            QVERIFY(!limiter.take("a", later));
        QVERIFY(limiter.take("a", later));
    }

    void clientsDoNotPayForEachOther()
    {
        RateLimiter limiter(1);
        QVERIFY(!limiter.take("a", m_start));
        QVERIFY(limiter.take("a", m_start));
        QVERIFY(!limiter.take("b", m_start));
    }

    void whoAskedLongestAgoIsForgotten()
    {
        RateLimiter limiter(1);
        for (int i = 0; i < MostLimitedClients; ++i)
            QVERIFY(!limiter.take(QByteArray::number(i), m_start));
        QCOMPARE(limiter.clients(), qsizetype(MostLimitedClients));
        QVERIFY(limiter.take("0", m_start)); // It asks again, so that 1 is the oldest.
        QVERIFY(!limiter.take("new", m_start));
        QCOMPARE(limiter.clients(), qsizetype(MostLimitedClients));
        QVERIFY(limiter.take("0", m_start));
        QVERIFY(limiter.take("2", m_start));
        QVERIFY(!limiter.take("1", m_start));
    }

    void inventedClientsDoNotFillTheMemory()
    {
        RateLimiter limiter(60);
        for (int i = 0; i < 3 * MostLimitedClients; ++i)
            limiter.take(QByteArray::number(i), m_start);
        QVERIFY(limiter.clients() <= MostLimitedClients);
    }

private:
    const RateLimiter::Time m_start = RateLimiter::Time() + std::chrono::hours(1);
};

SHERIA_TEST(TestRateLimiter)
} // namespace tst_ratelimiter
#include "tst_ratelimiter.moc"
