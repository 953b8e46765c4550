#include "core/access/sessions.h"

#include <QTest>

using namespace sheria::access;

namespace {

const QDateTime Start({2024, 1, 5}, QTime(8, 0), Qt::UTC);

QDateTime hours(double after)
{
    return Start.addMSecs(static_cast<qint64>(after * 3'600'000));
}

} // namespace

class TestSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSessionIsFoundByItsSecret()
    {
        Sessions sessions;
        const QByteArray secret = sessions.begin(7, 3, Start);
        const auto session = sessions.find(secret, Start);
        QVERIFY(session);
        QCOMPARE(session->tokenId, 7);
        QCOMPARE(session->accountId, 3);
        QVERIFY(!sessions.find("other", Start));
    }

    void idleSessionsEnd_data()
    {
        QTest::addColumn<double>("idle");
        QTest::addColumn<bool>("lives");
        QTest::newRow("within the day") << 12.0 << true;
        QTest::newRow("longer") << 12.1 << false;
    }
    void idleSessionsEnd()
    {
        QFETCH(double, idle);
        Sessions sessions;
        const QByteArray secret = sessions.begin(7, 3, Start);
        QTEST(sessions.find(secret, hours(idle)).has_value(), "lives");
    }

    void useKeepsASessionAlive()
    {
        Sessions sessions;
        const QByteArray secret = sessions.begin(7, 3, Start);
        for (int i = 1; i <= 5; ++i)
            QVERIFY(sessions.find(secret, hours(10 * i)));
        QVERIFY(!sessions.find(secret, hours(63)));
    }

    void theOneIdleLongestMakesRoom()
    {
        Sessions sessions;
        const QByteArray first = sessions.begin(1, 1, Start);
        const QByteArray second = sessions.begin(1, 1, hours(0.1));
        for (int i = 2; i < MaxSessions; ++i)
            sessions.begin(1, 1, hours(0.2));
        QVERIFY(sessions.find(first, hours(0.3)));
        sessions.begin(1, 1, hours(0.4));
        QVERIFY(sessions.find(first, hours(0.5)));
        QVERIFY(!sessions.find(second, hours(0.5)));
    }

    void endingOneLeavesTheOthers()
    {
        Sessions sessions;
        const QByteArray a = sessions.begin(1, 1, Start);
        const QByteArray b = sessions.begin(1, 1, Start);
        const QByteArray c = sessions.begin(2, 1, Start);
        sessions.end(a);
        sessions.end("unknown");
        QVERIFY(!sessions.find(a, Start));
        QVERIFY(sessions.find(b, Start));
        sessions.endAllOf(1);
        QVERIFY(!sessions.find(b, Start));
        QVERIFY(sessions.find(c, Start));
    }
};

QTEST_GUILESS_MAIN(TestSessions)
#include "tst_sessions.moc"
