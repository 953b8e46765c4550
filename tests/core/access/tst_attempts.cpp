// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/authenticator.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_attempts {

using namespace sheria::access;
using namespace Qt::StringLiterals;

const QDateTime Start(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);

/// Fails `times` times in a row, each as soon as it may; returns when the next one may.
QDateTime failed(Attempts &attempts, int times, const QString &account, const QByteArray &client,
                 QDateTime now = Start)
{
    for (int i = 0; i < times;) {
        if (const auto wait = attempts.begin(account, client, now))
            now = now.addSecs(wait->count());
        else
            ++i;
    }
    return now;
}

qint64 waitOf(Attempts &attempts, const QString &account, const QByteArray &client,
              const QDateTime &now)
{
    return attempts.begin(account, client, now).value_or(std::chrono::seconds(0)).count();
}

class TestAttempts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDelayDoublesUpToItsLongest()
    {
        Attempts attempts;
        QDateTime now = failed(attempts, FreeAttemptsOfAccount, u"ana"_s, "a");
        for (qint64 expected = 1; expected < LongestWait.count(); expected *= 2) {
            QCOMPARE(waitOf(attempts, u"ana"_s, "a", now), expected);
            // Asking does not make it longer, and waiting makes it shorter.
            QCOMPARE(waitOf(attempts, u"ana"_s, "a", now.addMSecs(1)), expected);
            now = now.addSecs(expected);
            QCOMPARE(waitOf(attempts, u"ana"_s, "a", now), qint64(0));
        }
        QCOMPARE(waitOf(attempts, u"ana"_s, "a", now), qint64(LongestWait.count()));
    }

    void anAccountIsGuardedFromAllAddresses()
    {
        Attempts attempts;
        for (int i = 0; i < FreeAttemptsOfAccount; ++i)
            QVERIFY(!attempts.begin(u"ana"_s, QByteArray::number(i), Start));
        QVERIFY(attempts.begin(u"ANA"_s, "elsewhere", Start));
        QVERIFY(!attempts.begin(u"ben"_s, "elsewhere", Start));
    }

    void anAddressIsSlowedDownWhateverItTries()
    {
        Attempts attempts;
        for (int i = 0; i < FreeAttemptsOfClient; ++i)
            QVERIFY(!attempts.begin(u"account%1"_s.arg(i), "a", Start));
        QVERIFY(attempts.begin(u"ana"_s, "a", Start));
        QVERIFY(!attempts.begin(u"ana"_s, "b", Start));
    }

    void successForgivesTheAccountOnly()
    {
        Attempts attempts;
        const QDateTime now = failed(attempts, FreeAttemptsOfClient - 1, u"ana"_s, "a");
        QVERIFY(!attempts.begin(u"own"_s, "a", now));
        attempts.succeeded(u"own"_s, "a");
        // It does not start anew at guessing other accounts: one more, and it waits.
        QVERIFY(!attempts.begin(u"ben"_s, "a", now));
        QVERIFY(attempts.begin(u"cid"_s, "a", now));
    }

    void successesNeverWait()
    {
        Attempts attempts;
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(!attempts.begin(u"ana"_s, "a", Start));
            attempts.succeeded(u"ana"_s, "a");
        }
    }

    void failuresAreForgottenInTime()
    {
        Attempts attempts;
        const QDateTime now = failed(attempts, FreeAttemptsOfAccount + 5, u"ana"_s, "a");
        QVERIFY(!attempts.begin(u"ana"_s, "a", now.addSecs(AttemptsRememberedFor.count() + 1)));
        QVERIFY(!attempts.begin(u"ana"_s, "a", now.addSecs(AttemptsRememberedFor.count() + 1)));
    }

    /// The clock was a year ahead while somebody mistyped.
    void nobodyWaitsForTheFuture()
    {
        Attempts attempts;
        failed(attempts, FreeAttemptsOfAccount + 2, u"ana"_s, "a", Start.addYears(1));
        QVERIFY(waitOf(attempts, u"ana"_s, "a", Start) <= LongestWait.count());
        // And it is counted from now on.
        failed(attempts, FreeAttemptsOfAccount, u"ana"_s, "a");
        QVERIFY(waitOf(attempts, u"ana"_s, "a", Start) > 0);
    }

    /// Of two threads the one that read the clock first may come second.
    void attemptsOutOfOrderCountAlike()
    {
        Attempts attempts;
        for (int i = 0; i < FreeAttemptsOfAccount; ++i)
            QVERIFY(!attempts.begin(u"ana"_s, "a", Start.addMSecs(FreeAttemptsOfAccount - i)));
        QVERIFY(attempts.begin(u"ana"_s, "a", Start));
    }

    void manyNamesTakeNoMoreThanTheirRoom()
    {
        Attempts attempts;
        for (int i = 0; i < 2 * MostAttemptCounters; ++i)
            attempts.begin(QString::number(i), QByteArray::number(i), Start.addMSecs(i));
        // The newest are still counted.
        const int last = 2 * MostAttemptCounters - 1;
        const QDateTime now = Start.addMSecs(last);
        for (int i = 1; i < FreeAttemptsOfAccount; ++i)
            QVERIFY(!attempts.begin(QString::number(last), "x", now));
        QVERIFY(attempts.begin(QString::number(last), "x", now));
    }
};

SHERIA_TEST(TestAttempts)
} // namespace tst_attempts
#include "tst_attempts.moc"
