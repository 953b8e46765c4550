// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/caches.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_listitemcache {

using namespace sheria::routes;

using Ids = std::vector<qint64>;
using Piece = ListItemCache::Piece;

class TestListItemCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasMadeIsFoundInTheOrderAskedFor()
    {
        ListItemCache memory(Room);
        memory.insert(1, "shelf", {7, 8}, {piece("seven"), piece("eight")});
        const auto found = memory.find(1, "shelf", {8, 9, 7});
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(found[0].json, QByteArray("eight"));
        QCOMPARE(found[0].hash, size_t(5));
        QVERIFY(found[1].json.isNull());
        QCOMPARE(found[2].json, QByteArray("seven"));
    }

    void shelvesAreApart()
    {
        ListItemCache memory(Room);
        memory.insert(1, "a", {7}, {piece("for a")});
        QVERIFY(memory.find(1, "b", {7})[0].json.isNull());
    }

    void aChangeForgetsAll()
    {
        ListItemCache memory(Room);
        memory.insert(1, "a", {7}, {piece("before")});
        QVERIFY(memory.find(2, "a", {7})[0].json.isNull());
        QCOMPARE(memory.bytes(), qint64(0));
    }

    /// A request that began before the last change neither finds what is newer nor puts in what is
    /// older.
    void aLatecomerChangesNothing()
    {
        ListItemCache memory(Room);
        memory.insert(2, "a", {7}, {piece("new")});
        QVERIFY(memory.find(1, "a", {7})[0].json.isNull());
        memory.insert(1, "a", {8}, {piece("old")});
        QVERIFY(memory.find(2, "a", {8})[0].json.isNull());
        QCOMPARE(memory.find(2, "a", {7})[0].json, QByteArray("new"));
    }

    void itStaysWithinItsRoom()
    {
        ListItemCache memory(Room);
        for (qint64 id = 0; id < 10'000; ++id) {
            memory.insert(1, "a", {id}, {piece(QByteArray(1000, 'x'))});
            QVERIFY(memory.bytes() <= Room);
        }
        QVERIFY(memory.bytes() > Room / 3);
        QVERIFY(memory.find(1, "a", {0})[0].json.isNull());
        QVERIFY(!memory.find(1, "a", {9'999})[0].json.isNull());
    }

    void whatIsAskedForStays()
    {
        ListItemCache memory(Room);
        memory.insert(1, "a", {0}, {piece("wanted")});
        for (qint64 id = 1; id < 1'000; ++id) {
            memory.insert(1, "a", {id}, {piece(QByteArray(1000, 'x'))});
            QCOMPARE(memory.find(1, "a", {0})[0].json, QByteArray("wanted"));
        }
    }

    void whatIsTooLargeIsNotKept()
    {
        ListItemCache memory(Room);
        memory.insert(1, "a", {1, 2}, {piece("small"), piece(QByteArray(Room, 'x'))});
        QCOMPARE(memory.find(1, "a", {1})[0].json, QByteArray("small"));
        QVERIFY(memory.find(1, "a", {2})[0].json.isNull());
    }

private:
    static constexpr qint64 Room = 100'000;

    static Piece piece(const QByteArray &json) { return {json, static_cast<size_t>(json.size())}; }
};

SHERIA_TEST(TestListItemCache)
} // namespace tst_listitemcache
#include "tst_listitemcache.moc"
