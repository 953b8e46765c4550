// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/heldserver.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/bigserver.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>

#include <algorithm>
#include <map>

namespace tst_syncfluid {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int FewTexts = 400;
constexpr int SomeRows = 12;

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
        const GuiStatements reads;
        QTRY_VERIFY_WITH_TIMEOUT(complete() == texts && isIdle(), 10 * LongMs);
        QSignalSpy looks(&sync(), &SyncDesk::refreshed); // The panel looks once more.
        QTRY_VERIFY_WITH_TIMEOUT(!looks.isEmpty(), LongMs);
        QCOMPARE(reads.all(), QByteArrayList());
    }

    /// A long run brings news every second: what is read stays where it is, and is not made anew.
    void rowsOfTheNewsStay()
    {
        HeldServer server(FewTexts);
        openPanel();
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld(), LongMs);
        openPanel(1);
        QTRY_VERIFY_WITH_TIMEOUT(news().topLevelItemCount() == 1
                                     && news().topLevelItem(0)->childCount() > SomeRows,
                                 LongMs);
        QTreeWidgetItem *run = news().topLevelItem(0);
        QVERIFY(run->isExpanded());
        std::map<QString, QTreeWidgetItem *> before;
        for (int row = 0; row < run->childCount(); ++row)
            before[run->child(row)->toolTip(0)] = run->child(row);
        QTreeWidgetItem *read = run->child(SomeRows);
        news().setCurrentItem(read);
        server.letGo();
        QTRY_COMPARE_WITH_TIMEOUT(run->childCount(), FewTexts, LongMs);
        QCOMPARE(news().topLevelItem(0), run);
        QCOMPARE(news().currentItem(), read);
        int kept = 0;
        QStringList titles;
        for (int row = 0; row < run->childCount(); ++row) {
            const auto found = before.find(run->child(row)->toolTip(0));
            kept += found != before.end() && found->second == run->child(row) ? 1 : 0;
            titles << run->child(row)->text(0);
        }
        QCOMPARE(kept, int(before.size()));
        QVERIFY(std::is_sorted(titles.begin(), titles.end()));
    }

    /// A page that nobody sees costs nothing.
    void newsAreMadeForWhoSeesThem()
    {
        BigServer server(SomeRows);
        openPanel();
        connectTo(server.base(), server.token());
        awaitState(u"Up to date"_s);
        QSignalSpy looks(&sync(), &SyncDesk::refreshed);
        QTRY_VERIFY_WITH_TIMEOUT(looks.size() >= 2, LongMs);
        QCOMPARE(news().topLevelItemCount(), 0);
        openPanel(1);
        QTRY_COMPARE_WITH_TIMEOUT(news().topLevelItemCount(), 1, LongMs);
        QCOMPARE(news().topLevelItem(0)->childCount(), SomeRows);
    }

private:
    QTreeWidget &news() { return *find<QTreeWidget>(u"syncNews"_s); }
};

SHERIA_GUI_TEST(TestSyncFluid)
} // namespace tst_syncfluid
#include "tst_syncfluid.moc"
