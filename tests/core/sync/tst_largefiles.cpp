// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"
#include "core/sync/filefetch.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <future>

namespace tst_largefiles {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Uri = "/akn/xa/act/2004/17/eng@2009-02-03";
constexpr int Room = 100'000;
const QString Reason = u"the files of one expression are too large"_s;
/// Of a connection, beyond what is taken of an answer before it is cut off.
constexpr qint64 Buffers = 64 * 1024;

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// A list of `count` files that says that each has `size` bytes.
QByteArray mediaList(int count, qint64 size)
{
    QByteArrayList items;
    for (int i = 0; i < count; ++i)
        items << "{\"filename\":\"big" + QByteArray::number(i)
                + ".png\",\"mime_type\":\"image/png\",\"size\":" + QByteArray::number(size) + '}';
    return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n",
                                "{\"count\":" + QByteArray::number(count)
                                    + ",\"next\":null,\"previous\":null,\"results\":["
                                    + items.join(',') + "]}");
}

QByteArray file(qsizetype bytes)
{
    return FaultProxy::answered("200 OK", "Content-Type: image/png\r\n", QByteArray(bytes, 'x'));
}

/// Expressions whose files are more than there is room for.
class TestLargeFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areRefusedAndWhatIsHereStays_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<int>("each"); // Bytes of each of its files.
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("most"); // Requests for them.
        QTest::newRow("the list says so") << mediaList(3, Room / 2) << Room / 2 << Reason << 0;
        QTest::newRow("the list does not say so") << mediaList(3, -1) << Room / 2 << Reason << 3;
        QTest::newRow("the list says less than nothing")
            << mediaList(3, -1'000'000'000) << Room / 2 << Reason << 3;
        QTest::newRow("one that is too large alone")
            << mediaList(1, -1) << Room * 50 << Reason << 1;
        QTest::newRow("one more than there is room for")
            << mediaList(2, -1) << Room / 2 + 1 << Reason << 2;
    }
    void areRefusedAndWhatIsHereStays()
    {
        QFETCH(QByteArray, list);
        QFETCH(int, each);
        QFETCH(QString, reason);
        QFETCH(int, most);
        RouteFixture server;
        std::atomic<bool> isLarge = false;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [&](const QByteArray &target) -> QByteArray {
                if (!isLarge || !target.contains(Uri.sliced(4)))
                    return {};
                if (target.contains("/media.json"))
                    return list;
                return target.contains("/media/big") ? file(each) : QByteArray();
            });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.maxFilesBytes = Room;
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        isLarge = true;
        proxy.forgetTargets();
        wantAgain(copy);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 1);
        const store::SyncItem item = itemOf(copy, source);
        QCOMPARE(item.state, store::SyncItem::State::Stale);
        QCOMPARE(item.parts, "media"_ba);
        QCOMPARE(item.note, reason);
        int asked = 0;
        for (const QByteArray &target : proxy.targets())
            asked += target.contains("/media/big") ? 1 : 0;
        QCOMPARE(asked, most);
        QVERIFY2(done->bytes < 4 * Room + Buffers, qPrintable(QString::number(done->bytes)));
        // The images that were here are, and all else is as the server has it.
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        isLarge = false;
        const auto healed = copy.run(source);
        QVERIFY(healed);
        QCOMPARE(healed->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    void whatJustFitsIsTaken()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [&](const QByteArray &target) -> QByteArray {
                if (!target.contains(Uri.sliced(4)))
                    return {};
                if (target.contains("/media.json"))
                    return mediaList(2, Room / 2);
                return target.contains("/media/big") ? file(Room / 2) : QByteArray();
            });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.maxFilesBytes = Room;
        const qint64 source = copy.addSource(proxy.base(), R"({"publications":false})");
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(itemOf(copy, source).state, store::SyncItem::State::Complete);
    }

    /// What is thrown away makes room: the PDF of an expression comes though its media do not.
    void aPartThatFailsLeavesRoomForTheOthers()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [&](const QByteArray &target) -> QByteArray {
                if (!target.contains(Uri.sliced(4)))
                    return {};
                if (target.contains("/media.json"))
                    return mediaList(3, 1);
                if (target.contains("/media/big"))
                    return file(Room / 2);
                return target.endsWith(".pdf") && target.contains("@")
                    ? FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n",
                                           "%PDF-1.4\n" + QByteArray(Room / 2, 'x'))
                    : QByteArray();
            });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.maxFilesBytes = Room;
        const qint64 source = copy.addSource(proxy.base(), R"({"publications":false,"pdfs":true})");
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        const store::SyncItem item = itemOf(copy, source);
        QCOMPARE(item.parts, "media"_ba);
    }

    /// Only one at a time holds many of them in memory.
    void oneAtATimeHoldsMany()
    {
        constexpr qint64 Many = 100LL * 1024 * 1024;
        sync::MemoryBudget room(sync::MaxFilesBytes);
        sync::MemoryShare few(room);
        few.add(1000);
        QCOMPARE(few.left(), sync::MaxFilesBytes - 1000); // Waits for nobody.
        sync::MemoryShare first(room);
        first.add(Many);
        QCOMPARE(first.left(), sync::MaxFilesBytes - Many);
        std::atomic<bool> hasLooked = false;
        auto second = std::async(std::launch::async, [&] {
            sync::MemoryShare share(room);
            share.add(Many);
            share.left();
            hasLooked = true;
        });
        QVERIFY(second.wait_for(std::chrono::milliseconds(50)) == std::future_status::timeout);
        QVERIFY(!hasLooked);
        QCOMPARE(few.left(), sync::MaxFilesBytes - 1000);
        first.keepOnly(0);
        second.get();
        QVERIFY(hasLooked);
    }

private:
    static store::SyncItem itemOf(CopyFixture &copy, qint64 source)
    {
        store::Database db = copy.reader();
        return must(store::findSyncItem(db, source, Uri)).value();
    }

    static void wantAgain(CopyFixture &copy)
    {
        must(copy.library->writer()
                 .submit([](store::Database &db) {
                     return db.execute("UPDATE sync_item SET state = 'wanted', parts = ''");
                 })
                 .get());
    }
};

SHERIA_TEST(TestLargeFiles)
} // namespace tst_largefiles
#include "tst_largefiles.moc"
