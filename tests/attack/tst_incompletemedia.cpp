// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_incompletemedia {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Uri = "/akn/xa/act/2004/17/eng@2009-02-03";
const QByteArray Tag = "ETag: \"whole\"\r\n";
const QByteArray Image = "\x89PNG of a tree, with all its leaves";

/// What a server answers for the files of one expression, which a proxy puts in the place of its own.
struct MediaSource
{
    QByteArray body = Image;
    QByteArray notSaid = {}; ///< A member of the list that is left out.
    int requests = 0;        ///< For the file.

    QByteArray answer(const QByteArray &target)
    {
        if (target.contains("/media.json"))
            return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n", list());
        if (!target.contains("/media/"))
            return {};
        ++requests;
        if (target.endsWith("/good.png"))
            return FaultProxy::answered("200 OK", "Content-Type: image/png\r\n", Image);
        return FaultProxy::answered("200 OK", "Content-Type: image/png\r\n" + Tag, body);
    }
    QByteArray list() const
    {
        QByteArrayList items;
        for (const char *name : {"good.png", "tree.png"}) {
            QByteArray item = "{\"filename\":\"" + QByteArray(name)
                + "\",\"mime_type\":\"image/png\"";
            if (notSaid != "size")
                item += ",\"size\":" + QByteArray::number(Image.size());
            items << item + '}';
        }
        return "{\"count\":2,\"next\":null,\"previous\":null,\"results\":[" + items.join(',')
            + "]}";
    }
};

/// A copy of a server whose file of one expression comes as `source` has it.
class Fixture
{
public:
    Fixture()
        : proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [this](const QByteArray &target) -> QByteArray {
                const std::lock_guard lock(mutex);
                return target.contains(Uri.sliced(4)) ? media.answer(target) : QByteArray();
            })
        , source(copy.addSource(proxy.base()))
    {
        copy.options.token = server.token();
    }

    void give(const QByteArray &body)
    {
        const std::lock_guard lock(mutex);
        media.body = body;
        media.requests = 0;
    }
    int requests()
    {
        const std::lock_guard lock(mutex);
        return media.requests;
    }
    /// The stored bytes; none: there is no such file.
    std::optional<QByteArray> stored(const QString &name)
    {
        store::Database db = copy.reader();
        const auto file = store::findMediaAt(db, Uri, name);
        return file ? std::optional(must(store::fileBytes(db, file->hash))) : std::nullopt;
    }
    store::SyncItem item()
    {
        store::Database db = copy.reader();
        return must(store::findSyncItem(db, source, Uri)).value();
    }

    RouteFixture server;
    CopyFixture copy;
    std::mutex mutex;
    MediaSource media;
    FaultProxy proxy;
    const qint64 source;
};

/// Files that come without all of their bytes, though the list says how many they have.
class TestIncompleteMedia : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areRefusedRetriedReportedAndHealed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("notSaid");
        QTest::newRow("cut short") << Image.left(10) << ""_ba;
        QTest::newRow("empty") << ""_ba
                               << ""_ba;
        QTest::newRow("with more at its end") << QByteArray(Image + "more") << ""_ba;
        QTest::newRow("empty, and the list says no size") << ""_ba
                                                          << "size"_ba;
    }
    void areRefusedRetriedReportedAndHealed()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, notSaid);
        Fixture at;
        at.media.notSaid = notSaid;
        at.give(body);
        const auto done = at.copy.run(at.source);
        QVERIFY2(done, qPrintable(at.copy.lastError.text()));
        QCOMPARE(done->failed, 1);
        QCOMPARE(done->troubles.size(), std::size_t(1));
        QCOMPARE(done->troubles.front().uri, Uri);
        QVERIFY2(done->troubles.front().what.english().contains(u"tree.png"_s),
                 qPrintable(done->troubles.front().what.english()));
        QVERIFY(at.requests() > 2); // Again and again, and the good one.
        QCOMPARE(at.item().state, store::SyncItem::State::Stale);
        QCOMPARE(at.item().parts, "media"_ba);
        QVERIFY(!at.stored(u"tree.png"_s));
        QCOMPARE(at.stored(u"good.png"_s), Image); // It costs none of the others.

        at.give(Image);
        const auto healed = at.copy.run(at.source);
        QVERIFY2(healed, qPrintable(at.copy.lastError.text()));
        QCOMPARE(healed->failed, 0);
        QCOMPARE(at.stored(u"tree.png"_s), Image);
        QCOMPARE(at.item().state, store::SyncItem::State::Complete);
    }

    /// A fault that passes is none.
    void oneThatComesWholeAtLastIsTaken()
    {
        Fixture at;
        std::atomic<int> asked = 0;
        FaultProxy flaky(
            at.proxy.port(), [](const QByteArray &, int) { return Fault::None; }, {},
            [&asked](const QByteArray &target, const QByteArray &answer) {
                if (!target.endsWith("/tree.png") || ++asked > 2)
                    return answer;
                return FaultProxy::answered("200 OK", "Content-Type: image/png\r\n" + Tag,
                                            Image.left(3));
            });
        const qint64 source = at.copy.addSource(flaky.base());
        const auto done = at.copy.run(source);
        QVERIFY2(done, qPrintable(at.copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(asked, 3);
        QCOMPARE(at.stored(u"tree.png"_s), Image);
    }

    /// What an earlier version stored, with the entity tag of the whole file.
    void whatIsStoredAlreadyIsHealed_data()
    {
        QTest::addColumn<QByteArray>("stored");
        QTest::newRow("cut short") << Image.left(10);
        QTest::newRow("empty") << ""_ba;
    }
    void whatIsStoredAlreadyIsHealed()
    {
        QFETCH(const QByteArray, stored);
        Fixture at;
        QVERIFY(at.copy.run(at.source));
        must(at.copy.library->writer()
                 .submit([&](store::Database &db) { return storeAsEarlier(db, at.source, stored); })
                 .get());
        QCOMPARE(at.stored(u"tree.png"_s), stored);
        const auto done = at.copy.run(at.source);
        QVERIFY2(done, qPrintable(at.copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(at.stored(u"tree.png"_s), Image);
        at.give(Image);
        QVERIFY(at.copy.run(at.source));
        QCOMPARE(at.requests(), 0); // Once is enough.
    }

    /// What is here stays until the whole of another came.
    void aWholeFileIsNotReplacedByAPart()
    {
        Fixture at;
        QVERIFY(at.copy.run(at.source));
        QCOMPARE(at.stored(u"tree.png"_s), Image);
        at.give(Image.left(5));
        must(at.copy.library->writer()
                 .submit([&](store::Database &db) {
                     return store::wantSyncParts(db, at.source, "media");
                 })
                 .get());
        const auto done = at.copy.run(at.source);
        QVERIFY(done);
        QCOMPARE(done->failed, 1);
        QCOMPARE(at.stored(u"tree.png"_s), Image);
    }

private:
    /// As a version left it that did not compare sizes.
    static Result<void> storeAsEarlier(store::Database &db, qint64 source, const QByteArray &bytes)
    {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(Uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri, {}));
        SHERIA_CHECK(store::putMedia(db, record.expression.id, u"tree.png"_s, "image/png", bytes));
        SHERIA_TRY(const QByteArray hash, store::putFile(db, bytes));
        const QByteArray path = Uri + "/media/tree.png";
        store::SyncReply tag{"/akn/xa/act/2004/17", path, path, "\"whole\"", hash, {}};
        store::SyncReply mark{{}, "file sizes", {},
                              {}, {},           {}}; // Without an entity tag: forgotten.
        return store::putSyncReplies(db, source, {tag, mark});
    }
};

SHERIA_TEST(TestIncompleteMedia)
} // namespace tst_incompletemedia
#include "tst_incompletemedia.moc"
