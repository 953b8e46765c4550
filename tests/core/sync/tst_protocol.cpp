// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_protocol {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 12;
constexpr qint64 HourMs = 3'600'000;
constexpr qint64 DayMs = 24 * HourMs;

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

store::SyncSource sourceOf(CopyFixture &copy, qint64 id)
{
    store::Database db = copy.reader();
    return must(store::findSyncSource(db, id));
}

/// The lists of expressions that were asked for, without the look whether the server is there.
QList<QByteArray> listsAskedFor(FaultProxy &proxy)
{
    QList<QByteArray> out;
    for (const QByteArray &target : proxy.targets()) {
        if (target.startsWith("/v3/work-expressions?") && !target.endsWith("page_size=1"))
            out << target;
    }
    return out;
}

/// What a run asks a server for.
/// Source: server/API.md section 10.6.
class TestProtocol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By whatever the clock here says: what changed is asked for by the server's, with an overlap.
    void changesAreAskedForByTheServersClock()
    {
        BigServer server(Acts);
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) -> QByteArray {
            if (!target.endsWith("work-expressions?page_size=1"))
                return {};
            return FaultProxy::answered("200 OK",
                                        "Content-Type: application/json\r\n"
                                        "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n",
                                        R"({"count":1,"next":null,"previous":null,"results":[]})");
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        const QDateTime watermark = sourceOf(copy, source).watermark;
        QCOMPARE(watermark, QDateTime(QDate(1994, 11, 6), QTime(8, 49, 37), Qt::UTC));
        proxy.forgetTargets();
        QVERIFY(copy.run(source));
        const QList<QByteArray> lists = listsAskedFor(proxy);
        QCOMPARE(lists.size(), 1);
        QVERIFY2(lists.front().contains("updated_at__gte=1994-11-06T08:39:37Z&page_size=500"),
                 lists.front().constData());
    }

    void everythingIsListedOnceAWeek()
    {
        BigServer server(Acts);
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto asksForEverything = [&] {
            proxy.forgetTargets();
            [&] {
                QVERIFY(copy.run(source));
            }();
            return !listsAskedFor(proxy).front().contains("updated_at__gte");
        };
        QVERIFY(asksForEverything());
        copy.clock.advance(6 * DayMs);
        QVERIFY(!asksForEverything());
        copy.clock.advance(DayMs + HourMs);
        QVERIFY(asksForEverything());
        QVERIFY(!asksForEverything());
        copy.options.isFull = true;
        QVERIFY(asksForEverything());
    }

    /// Its text is asked for by what is known of it, and the answer that it is the same is taken.
    void aTextThatIsTheSameIsNotSentAgain()
    {
        BigServer server(Acts);
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        must(copy.library->writer()
                 .submit([source](store::Database &db) -> Result<void> {
                     SHERIA_TRY(const auto items, store::syncItemsOfPlace(db, source, "xa"));
                     for (store::SyncItem item : items) {
                         item.state = store::SyncItem::State::Wanted;
                         SHERIA_CHECK(store::putSyncItem(db, item, {}));
                     }
                     return {};
                 })
                 .get());
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        QCOMPARE(again->fetched, Acts);
        int texts = 0;
        for (const QByteArray &head : proxy.heads()) {
            if (!head.split(' ').value(1).endsWith(".xml"))
                continue;
            ++texts;
            QVERIFY2(head.contains("\r\nIf-None-Match: \""), head.constData());
        }
        QCOMPARE(texts, Acts);
        QVERIFY2(again->bytes < qint64(Acts) * 4096, qPrintable(QString::number(again->bytes)));
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// A text that somebody replaced here is no text that a tag vouches for.
    void aTextThatWasReplacedHereIsFetched()
    {
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(server.base());
        QVERIFY(copy.run(source));
        const auto write = [&copy](const store::Writer::Job &job) {
            must(copy.library->writer().submit(job).get());
        };
        write([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2005/4";
            spec.manifestationDate = "2031-01-01";
            const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  copy.clock.now());
            return put ? Result<void>() : put.error();
        });
        QVERIFY(!copy.differences(server.base()).isEmpty());
        write([](store::Database &db) {
            return db.execute("UPDATE sync_item SET state = 'wanted', parts = ''");
        });
        QVERIFY(copy.run(source));
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// That it is the same, of a page that was never here: that is no list without anything.
    void aListThatIsTheSameAsNothingFails()
    {
        BigServer server(Acts);
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.startsWith("/v3/work-expressions?") && !target.endsWith("page_size=1")
                ? FaultProxy::answered("304 Not Modified", "ETag: \"a\"\r\n", {})
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(!copy.run(copy.addSource(proxy.base())));
        QCOMPARE(copy.lastError.code, ErrorCode::Unsupported);
    }

    /// Files of servers whose tags are no hashes: they are known by what was said when they came.
    void aFileIsKnownByAnyTag()
    {
        RouteFixture server;
        FaultProxy *self = nullptr;
        const auto unchanged = [&self](const QByteArray &target) -> QByteArray {
            if (!target.contains("/media/") || !self->heads().last().contains(": \"v1\"\r\n"))
                return {};
            return FaultProxy::answered("304 Not Modified", "ETag: \"v1\"\r\n", {});
        };
        const auto tagged = [](const QByteArray &target, const QByteArray &answer) {
            if (!target.contains("/media/") || !answer.startsWith("HTTP/1.1 200"))
                return answer;
            QByteArray out = answer;
            const qsizetype tag = out.indexOf("\r\nETag: ") + 8;
            return out.replace(tag, out.indexOf("\r\n", tag) - tag, "\"v1\"");
        };
        FaultProxy proxy(server.port(), noFault, unchanged, tagged);
        self = &proxy;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        must(copy.library->writer()
                 .submit([](store::Database &db) {
                     return db.execute("UPDATE sync_item SET state = 'wanted', parts = ''");
                 })
                 .get());
        proxy.forgetTargets();
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        int files = 0;
        for (const QByteArray &head : proxy.heads()) {
            if (!head.split(' ').value(1).contains("/media/"))
                continue;
            ++files;
            QVERIFY2(head.contains("\r\nIf-None-Match: \"v1\"\r\n"), head.constData());
        }
        QVERIFY(files > 1);
        QCOMPARE(copy.differences("http://127.0.0.1:" + QByteArray::number(server.port())),
                 QStringList());
    }

    /// A run that was stopped says nothing of how far the copy is.
    void theWatermarkRisesLast()
    {
        BigServer server(Acts);
        std::stop_source stop;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            if (target.endsWith(".xml"))
                stop.request_stop();
            return Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto stopped = sync::run(copy.library->writer(), source, copy.options, copy.clock, {},
                                       stop.get_token());
        QVERIFY(stopped && stopped->isCancelled);
        QVERIFY(!sourceOf(copy, source).watermark.isValid());
        QVERIFY(copy.run(source));
        QVERIFY(sourceOf(copy, source).watermark.isValid());
    }
};

SHERIA_TEST(TestProtocol)
} // namespace tst_protocol
#include "tst_protocol.moc"
