#include "app/sync/synctext.h"

#include <QTest>

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

namespace {

SyncLive well(qint64 fetched)
{
    SyncLive live;
    live.ended = SyncEnded::Well;
    live.progress.fetched = fetched;
    return live;
}

SyncLive stopped()
{
    SyncLive live;
    live.ended = SyncEnded::Stopped;
    return live;
}

SyncLive failed(const QString &why)
{
    SyncLive live;
    live.ended = SyncEnded::Badly;
    live.error = Error{ErrorCode::Unavailable, why};
    return live;
}

} // namespace

class TestSyncEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSourceNeedsNoName()
    {
        SyncEnds ends;
        QCOMPARE(ends.text(), QString());
        ends.add({}, well(3));
        QCOMPARE(ends.text(), u"Synced: 3 text(s) fetched."_s);
    }

    void severalAreCountedTogether()
    {
        SyncEnds ends;
        ends.add(u"a.example"_s, well(3));
        ends.add(u"b.example"_s, well(4));
        QCOMPARE(ends.text(), u"2 sources synced: 7 text(s) fetched."_s);
        ends.add(u"c.example"_s, stopped());
        ends.add(u"d.example"_s, stopped());
        QVERIFY2(ends.text().startsWith(u"2 sync(s) were stopped."_s), qPrintable(ends.text()));
        QVERIFY(ends.text().endsWith(u" 2 sources synced: 7 text(s) fetched."_s));
    }

    /// However many end well after it.
    void whatWentWrongStandsFirst()
    {
        SyncEnds ends;
        ends.add(u"a.example"_s, failed(u"the server is in trouble"_s));
        ends.add(u"b.example"_s, well(1));
        SyncLive without = failed({});
        without.isTokenMissing = true;
        ends.add(u"c.example"_s, without);
        ends.add(u"d.example"_s, stopped());
        QCOMPARE(
            ends.text(),
            u"The sync of a.example did not work: The server is in trouble. c.example needs its "
            "token. The panel “Sync” asks for it. The sync was stopped. What was fetched stays; "
            "the next run goes on. Synced: 1 text(s) fetched."_s);
    }
};

QTEST_MAIN(TestSyncEnds)
#include "tst_syncends.moc"
