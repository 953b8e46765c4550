// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/registry.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <unistd.h>

namespace tst_sending {

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

constexpr const char *Base = "http://127.0.0.1:8089";

Result<void> change(Library &library, const QByteArray &workUri,
                    store::ChangeAction action = store::ChangeAction::Updated)
{
    return library.writer()
        .submit([&](store::Database &db) {
            return store::recordChange(db, action, workUri, "/e", library.clock().now());
        })
        .get();
}

/// A library that sends, to real receivers.
class TestSending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_files->close();
    }

    void tellsWhatChanged()
    {
        FixedClock clock;
        Receiver receiver;
        const auto library = open(clock);
        must(library->startSending(Base));
        must(Registry(library->writer(), clock, library->trust())
                 .add(QString::fromUtf8(receiver.url())));
        must(change(*library, "/akn/xa/act/2004/17"));
        clock.advance(29'999);
        must(change(*library, "/akn/xa/act/2004/17")); // In the same group; it wakes the sender.
        QTest::qWait(700);                             // Longer than it sleeps at most.
        QCOMPARE(receiver.count(), 0);
        clock.advance(1);
        QTRY_COMPARE(receiver.count(), 1);
        const Received got = receiver.received().constFirst();
        QCOMPARE(got.member("action"), "updated"_ba);
        QCOMPARE(got.member("object"), "work"_ba);
        QCOMPARE(got.member("work.frbr_uri"), "/akn/xa/act/2004/17"_ba);
        QCOMPARE(got.member("work.url"), "http://127.0.0.1:8089/v3/akn/xa/act/2004/17"_ba);
        QCOMPARE(got.json().keys(),
                 QStringList(
                     {u"action"_s, u"invocation_id"_s, u"object"_s, u"request_id"_s, u"work"_s}));
        QTRY_COMPARE(states(*library), QByteArrayList({"delivered"}));
    }

    /// What waits when the program ends is told by the next one.
    void goesOnAfterARestart()
    {
        FixedClock clock;
        const Receiver receiver;
        {
            const auto library = open(clock);
            must(Registry(library->writer(), clock, library->trust())
                     .add(QString::fromUtf8(receiver.url())));
            must(change(*library, "/akn/xa/act/2004/17"));
        }
        clock.advance(60'000);
        const auto library = open(clock);
        must(library->startSending(Base));
        QTRY_COMPARE(receiver.count(), 1);
    }

    /// Another process's change: here another library object, which shares nothing but the file.
    void noticesAnotherProcess()
    {
        FixedClock clock;
        const Receiver receiver;
        const auto sending = open(clock);
        must(sending->startSending(Base));
        const auto other = open(clock);
        const auto endpoint = must(Registry(other->writer(), clock, other->trust())
                                       .add(QString::fromUtf8(receiver.url())));
        must(Registry(other->writer(), clock, other->trust())
                 .sendExample(endpoint.id, "updated", "/akn/xa/act/1"));
        QTRY_COMPARE(receiver.count(), 1);
    }

    /// Of two that have the library open one sends, and the other when that one ends.
    void onlyOneSends()
    {
        FixedClock clock;
        const Receiver receiver;
        auto first = open(clock);
        must(first->startSending(Base));
        const QString lock = m_files->path() + u"-sending"_s;
        QTRY_VERIFY(QFile::exists(lock));
        const auto second = open(clock);
        must(second->startSending("http://127.0.0.1:2"));
        Registry registry(second->writer(), clock, second->trust());
        const auto endpoint = must(registry.add(QString::fromUtf8(receiver.url())));
        for (int i = 0; i < 20; ++i)
            must(registry.sendExample(endpoint.id, "updated", "/akn/xa/act/1"));
        QTRY_COMPARE(receiver.count(), 20);
        for (const Received &each : receiver.received())
            QCOMPARE(each.member("work.url"), "http://127.0.0.1:8089/v3/akn/xa/act/1"_ba);
        // What is not known to have been answered would be sent once more.
        QTRY_COMPARE(states(*second).count("delivered"), qsizetype(20));
        first.reset();
        must(registry.sendExample(endpoint.id, "updated", "/akn/xa/act/1"));
        QTRY_COMPARE(receiver.count(), 21);
        QCOMPARE(receiver.received().constLast().member("work.url"),
                 "http://127.0.0.1:2/v3/akn/xa/act/1"_ba);
    }

    void aSlowReceiverHoldsUpNobodyAndNothing()
    {
        FixedClock clock;
        Act hang = Act::status(200);
        hang.delay = std::chrono::seconds(30);
        const Receiver slow([&hang](const Received &) { return hang; });
        const Receiver fast;
        {
            const auto library = open(clock);
            must(library->startSending(Base));
            Registry registry(library->writer(), clock, library->trust());
            must(registry.add(QString::fromUtf8(slow.url())));
            must(registry.add(QString::fromUtf8(fast.url())));
            for (int i = 0; i < 100; ++i)
                must(change(*library, "/akn/xa/act/2004/" + QByteArray::number(i)));
            clock.advance(30'000);
            QTRY_COMPARE(fast.count(), 100);
            QVERIFY(slow.count() > 0 && slow.count() <= 8);
        }
        // Nor the end of the program: had it waited, the slow one would have been noted as too slow.
        QCOMPARE(must(store::Statement::number(
                     m_files->db(), "SELECT count(*) FROM delivery WHERE outcome = 'too-slow'")),
                 0);
    }

    void aRotatedSecretAndAPauseAreFollowed()
    {
        FixedClock clock;
        const Receiver receiver;
        const auto library = open(clock);
        must(library->startSending(Base));
        Registry registry(library->writer(), clock, library->trust());
        const qint64 id = must(registry.add(QString::fromUtf8(receiver.url()))).id;
        must(registry.sign(id));
        must(registry.sign(id));
        must(registry.sendExample(id, "updated", "/akn/xa/act/1"));
        QTRY_COMPARE(receiver.count(), 1);
        QCOMPARE(receiver.received().constFirst().head.count("v1,"), 2);
        must(registry.pause(id));
        must(registry.sendExample(id, "updated", "/akn/xa/act/1"));
        must(registry.resume(id));
        QTRY_COMPARE(receiver.count(), 2);
        must(registry.unsign(id));
        must(registry.sendExample(id, "updated", "/akn/xa/act/1"));
        QTRY_COMPARE(receiver.count(), 3);
        QCOMPARE(receiver.received().constLast().head.count("webhook-"), 0);
        QCOMPARE(registry.sign(id, "whsec_short").error().code, ErrorCode::InvalidArgument);
        QCOMPARE(registry.sendExample(id, "exploded", "/x").error().code,
                 ErrorCode::InvalidArgument);
        QCOMPARE(registry.sendExample(id + 1, "updated", "/x").error().code, ErrorCode::NotFound);
        QCOMPARE(registry.resend(99).error().code, ErrorCode::NotFound);
    }

    /// Whoever has missed much is told bit by bit; what waits stays in the file.
    void memoryIsBoundedWithAHundredThousandQueued()
    {
        if (IsSanitized)
            QSKIP("A sanitizer keeps memory of its own.");
        FixedClock clock;
        Receiver receiver;
        receiver.setRecording(false);
        constexpr int Many = 100'000;
        const auto library = open(clock);
        const qint64 id = must(Registry(library->writer(), clock, library->trust())
                                   .add(QString::fromUtf8(receiver.url())))
                              .id;
        const auto queue = [&](store::Database &db) -> Result<void> {
            for (int i = 0; i < Many; ++i) {
                store::Invocation invocation;
                invocation.endpointId = id;
                invocation.workUri = "/akn/xa/act/2004/" + QByteArray::number(i);
                invocation.action = "updated";
                invocation.createdAt = invocation.dueAt = clock.now();
                SHERIA_CHECK(store::addInvocation(db, invocation));
            }
            return {};
        };
        must(library->writer().submit(queue).get());
        const qint64 before = residentKib();
        must(library->startSending(Base));
        QTRY_VERIFY_WITH_TIMEOUT(receiver.count() >= 3000, 40'000);
        const qint64 grown = residentKib() - before;
        qInfo("with %d queued and %d told: %lld KiB more", Many, receiver.count(), grown);
        // A hundred thousand invocations in memory would be some 60 MB.
        QVERIFY2(grown < 24LL * 1024, qPrintable(QString::number(grown)));
    }

private:
    static qint64 residentKib()
    {
        QFile file(u"/proc/self/statm"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no /proc/self/statm");
        return file.readAll().split(' ').at(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
    }

    std::unique_ptr<Library> open(const Clock &clock)
    {
        return must(Library::open(m_files->path(), Library::Mode::OpenExisting, clock));
    }

    static QByteArrayList states(Library &library)
    {
        store::Database db = must(library.openReader());
        QByteArrayList out;
        for (const store::Invocation &each : must(store::invocationsAfter(db, 0)))
            out << enumName(each.state).toByteArray();
        return out;
    }

    std::unique_ptr<TestLibrary> m_files;
};

SHERIA_TEST(TestSending)
} // namespace tst_sending
#include "tst_sending.moc"
