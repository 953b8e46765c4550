// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/synctext.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_syncends {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

SourceStatus well(qint64 fetched)
{
    SourceStatus live;
    live.ended = SyncEnded::Well;
    live.progress.fetched = fetched;
    return live;
}

SourceStatus stopped()
{
    SourceStatus live;
    live.ended = SyncEnded::Stopped;
    return live;
}

SourceStatus failed(const QString &why)
{
    SourceStatus live;
    live.ended = SyncEnded::Badly;
    live.error = Error{ErrorCode::Unavailable, why};
    return live;
}

class TestSyncEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSourceNeedsNoName()
    {
        SyncEnds ends;
        QCOMPARE(ends.text(), QString());
        ends.add({}, well(3));
        QCOMPARE(ends.text(), u"Sync completed: 3 text(s) downloaded."_s);
    }

    void severalAreCountedTogether()
    {
        SyncEnds ends;
        ends.add(u"a.example"_s, well(3));
        ends.add(u"b.example"_s, well(4));
        QCOMPARE(ends.text(), u"2 sources synced: 7 text(s) downloaded."_s);
        ends.add(u"c.example"_s, stopped());
        ends.add(u"d.example"_s, stopped());
        QVERIFY2(ends.text().startsWith(u"2 sync(s) cancelled."_s), qPrintable(ends.text()));
        QVERIFY(ends.text().endsWith(u" 2 sources synced: 7 text(s) downloaded."_s));
    }

    /// However many end well after it.
    void whatWentWrongStandsFirst()
    {
        SyncEnds ends;
        ends.add(u"a.example"_s, failed(u"the server is in trouble"_s));
        ends.add(u"b.example"_s, well(1));
        SourceStatus without = failed({});
        without.isTokenMissing = true;
        ends.add(u"c.example"_s, without);
        ends.add(u"d.example"_s, stopped());
        QCOMPARE(ends.text(),
                 u"Sync of a.example failed: The server is in trouble. c.example needs its token. "
                 u"Enter it "
                 "on the Sync page. Sync cancelled. Downloaded texts are kept, and the next run "
                 "continues from there. Sync completed: 1 text(s) downloaded."_s);
    }
};

SHERIA_GUI_TEST(TestSyncEnds)
} // namespace tst_syncends
#include "tst_syncends.moc"
