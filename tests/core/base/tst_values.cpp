// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/base/error.h"
#include "core/base/hash.h"
#include "core/base/threadpriority.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tst_values {

using namespace sheria;
using namespace Qt::StringLiterals;

class FixedClock final : public Clock
{
public:
    QDateTime now() const override { return {QDate(2024, 2, 29), QTime(23, 59, 59), Qt::UTC}; }
};

/// The small functions of core/base that have no file of tests of their own.
class TestValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheThreadThatSaysSoGivesWay()
    {
#ifdef Q_OS_LINUX
        const auto niceness = [] {
            return getpriority(PRIO_PROCESS, 0);
        };
        const int before = niceness();
        int there = before;
        std::thread([&] {
            giveWay();
            there = niceness();
        }).join();
        QCOMPARE(there, std::min(before + 10, 19));
        QCOMPARE(niceness(), before);
#else
        QSKIP("threads have no niceness here");
#endif
    }

    void hashesAsTheStandardSays_data()
    {
        // Source: FIPS 180-4, the example values published with it.
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("hex");
        QTest::newRow("empty")
            << ""_ba
            << "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_ba;
        QTest::newRow("abc")
            << "abc"_ba
            << "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_ba;
    }
    void hashesAsTheStandardSays()
    {
        QFETCH(QByteArray, bytes);
        QTEST(sha256Hex(bytes), "hex");
    }

    void theSystemClockSpeaksUtcAndMovesForward()
    {
        const SystemClock clock;
        const QDateTime before = clock.now();
        QCOMPARE(before.timeSpec(), Qt::UTC);
        QVERIFY(clock.now() >= before);
    }

    void everyErrorCodeHasANameOfItsOwn()
    {
        QSet<QString> names;
        for (int code = 0; code <= int(ErrorCode::Internal); ++code)
            names.insert(errorCodeName(ErrorCode(code)));
        QCOMPARE(names.size(), int(ErrorCode::Internal) + 1);
    }
};

SHERIA_TEST(TestValues)
} // namespace tst_values
#include "tst_values.moc"
