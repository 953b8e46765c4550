// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/synctext.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_synctext {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

using Phase = sync::Progress::Phase;

/// How fast a run goes and how long it takes yet, as people read it.
class TestSyncText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void tellsTheRate_data()
    {
        QTest::addColumn<double>("perSecond");
        QTest::addColumn<QString>("told");

        QTest::newRow("not known") << 0.0 << QString();
        QTest::newRow("slow") << 0.26 << u"0.3 a second"_s;
        QTest::newRow("a few") << 9.94 << u"9.9 a second"_s;
        QTest::newRow("fast") << 43.4 << u"43 a second"_s;
        QTest::newRow("very fast") << 1234.4 << u"1,234 a second"_s;
    }
    void tellsTheRate()
    {
        QFETCH(double, perSecond);
        sync::Progress progress;
        progress.phase = Phase::Fetching;
        progress.perSecond = perSecond;
        QTEST(rateText(progress), "told");
        progress.phase = Phase::Listing;
        QCOMPARE(rateText(progress), QString());
    }

    void tellsTheRemainingTime_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("told");

        QTest::newRow("not known") << qint64(-1) << QString();
        QTest::newRow("at once") << qint64(0) << u"0 s left"_s;
        QTest::newRow("seconds") << qint64(59) << u"59 s left"_s;
        QTest::newRow("a minute") << qint64(60) << u"1 min left"_s;
        QTest::newRow("minutes") << qint64(3599) << u"59 min left"_s;
        QTest::newRow("hours") << qint64(5400) << u"1.5 h left"_s;
    }
    void tellsTheRemainingTime()
    {
        QFETCH(qint64, seconds);
        sync::Progress progress;
        progress.phase = Phase::Fetching;
        progress.secondsLeft = seconds;
        QTEST(timeLeftText(progress), "told");
        progress.phase = Phase::Checking;
        QCOMPARE(timeLeftText(progress), QString());
    }

    void namesASourceByItsAddress()
    {
        store::SyncSource source;
        source.base = "https://library.example/api";
        QCOMPARE(sourceName(source), u"library.example/api"_s);
    }
};

SHERIA_GUI_TEST(TestSyncText)
} // namespace tst_synctext
#include "tst_synctext.moc"
