// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/schedule.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>

namespace tst_schedule {

using namespace sheria::webhooks;

/// When retries come.
class TestSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void growsFromSecondsToHours()
    {
        const QList<qint64> seconds{5, 15, 45, 135, 405, 1215, 3645, 10935, 14400, 14400};
        QCOMPARE(int(seconds.size()), MaxRetries);
        qint64 sum = 0;
        for (int i = 0; i < MaxRetries; ++i) {
            QCOMPARE(qint64(retryDelay(i).count()), seconds.at(i) * 1000);
            sum += seconds.at(i);
        }
        QCOMPARE(sum, 12 * 3600 + 33 * 60 + 20);
    }

    void jitterIsATenthAtMostAndRepeatable()
    {
        std::set<qint64> drawn;
        for (int i = 0; i < 200; ++i) {
            const QByteArray id = QByteArray::number(i);
            const qint64 delay = retryDelay(3, 7, id).count();
            QVERIFY(delay >= 121'500 && delay <= 148'500);
            QCOMPARE(qint64(retryDelay(3, 7, id).count()), delay);
            drawn.insert(delay);
        }
        QVERIFY(drawn.size() > 150);
        QVERIFY(*drawn.begin() < 125'000 && *drawn.rbegin() > 145'000);
        QVERIFY(retryDelay(3, 7, "a") != retryDelay(3, 8, "a"));
    }
};

SHERIA_TEST(TestSchedule)
} // namespace tst_schedule
#include "tst_schedule.moc"
