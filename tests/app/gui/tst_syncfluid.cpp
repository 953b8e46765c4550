#include "tests/app/gui/pulse.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/bigserver.h"

#include <QElapsedTimer>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int FewTexts = 400;
constexpr int PauseMs = 1000; ///< As long as the window may not answer, also under a sanitizer.

} // namespace

/// The window during a sync of many texts: so few that CI has time, or, to measure, as many as
/// SHERIA_SYNC_TEXTS says.
class TestSyncFluid : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    void theWindowAnswersDuringASync_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("sources") << 0;
        QTest::newRow("what changed") << 1;
        QTest::newRow("history") << 2;
    }
    void theWindowAnswersDuringASync()
    {
        QFETCH(int, page);
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("SHERIA_SYNC_TEXTS", &isGiven);
        const int texts = isGiven ? given : FewTexts;
        BigServer server(texts);
        openPanel();
        connectTo(server.base(), server.token());
        openPanel(page);
        Pulse pulse;
        QElapsedTimer timer;
        timer.start();
        QTRY_VERIFY_WITH_TIMEOUT(complete() == texts && isIdle(), 10 * LongMs);
        const qint64 synced = timer.elapsed();
        QTest::qWait(AfterMs);
        qInfo("%d texts in %lld ms, the window was silent for %lld ms at most", texts, synced,
              pulse.longest());
        QVERIFY2(pulse.longest() < PauseMs, QByteArray::number(pulse.longest()).constData());
    }

private:
    static constexpr int AfterMs = 3000; ///< The tree and the news are looked at once more.
};

QTEST_MAIN(TestSyncFluid)
#include "tst_syncfluid.moc"
