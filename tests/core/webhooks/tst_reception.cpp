// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncsources.h"
#include "core/webhooks/message.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_reception {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

constexpr char Ours[] = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz";
constexpr char Others[] = "whsec_OTg3NjU0MzIxMDk4NzY1NDMyMTA5ODc2";

QByteArray invocation(const QByteArray &id, const QByteArray &action,
                      const QByteArray &work = "/akn/za/act/1998/55")
{
    return "{\"invocation_id\":\"" + id + "\",\"request_id\":\"r\",\"action\":\"" + action
        + "\",\"object\":\"work\",\"work\":{\"frbr_uri\":\"" + work
        + "\",\"url\":\"https://api.example.org/v3" + work + "\"}}";
}

/// What other servers' invocations come to.
class TestReception : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBothShapes()
    {
        const QDateTime now = m_files.clock.now();
        const SyncRequest published = must(parseInvocation(invocation("inv_1", "updated"), now));
        QCOMPARE(published.workUri, "/akn/za/act/1998/55"_ba);
        QCOMPARE(published.url, "https://api.example.org/v3/akn/za/act/1998/55"_ba);
        QCOMPARE(published.action, "updated"_ba);
        QCOMPARE(published.invocationId, "inv_1"_ba);
        QCOMPARE(published.notBefore, now);
        const SyncRequest older = must(
            parseInvocation("{\"action\":\"deleted\",\"data\":{\"url\":\"https://h/v3/akn/za/act/"
                            "1998/55/eng@2001-01-01\","
                            "\"expression_frbr_uri\":\"/akn/za/act/1998/55/eng@2001-01-01\"}}",
                            now));
        QCOMPARE(older.workUri, "/akn/za/act/1998/55"_ba);
        QCOMPARE(older.action, "deleted"_ba);
        QVERIFY(older.invocationId.isEmpty());
        QVERIFY(older.notBefore > now); // It may be created again at once.
        QCOMPARE(must(parseInvocation(invocation("i", "exploded"), now)).action, "updated"_ba);
    }

    void checksWhoSigned_data()
    {
        QTest::addColumn<QByteArrayList>("secrets");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("age"); // Seconds.
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<bool>("isGood");
        const QByteArray right = "right";
        QTest::newRow("none is wanted")
            << QByteArrayList() << QByteArray() << 0 << QByteArray() << true;
        QTest::newRow("right") << QByteArrayList{Ours} << "inv_1"_ba << 0 << right << true;
        QTest::newRow("of two") << QByteArrayList{Others, Ours} << "inv_1"_ba << 0 << right << true;
        QTest::newRow("after a rotation")
            << QByteArrayList{Ours} << "inv_1"_ba << 0 << QByteArray("v1,AAAA " + right) << true;
        QTest::newRow("five minutes") << QByteArrayList{Ours} << "inv_1"_ba << 300 << right << true;
        QTest::newRow("too old") << QByteArrayList{Ours} << "inv_1"_ba << 301 << right << false;
        QTest::newRow("of the future")
            << QByteArrayList{Ours} << "inv_1"_ba << -301 << right << false;
        QTest::newRow("another's") << QByteArrayList{Others} << "inv_1"_ba << 0 << right << false;
        QTest::newRow("not signed") << QByteArrayList{Ours} << "inv_1"_ba << 0 << ""_ba << false;
        QTest::newRow("no id") << QByteArrayList{Ours} << ""_ba << 0 << right << false;
        QTest::newRow("another version")
            << QByteArrayList{Ours} << "inv_1"_ba << 0 << "v2,AAAA"_ba << false;
        QTest::newRow("endless") << QByteArrayList{Ours} << "inv_1"_ba << 0
                                 << QByteArray(QByteArray(3000, 'x') + ' ' + right) << false;
    }

    void checksWhoSigned()
    {
        QFETCH(const QByteArrayList, secrets);
        QFETCH(const QByteArray, id);
        QFETCH(const int, age);
        QFETCH(const QByteArray, field);
        QFETCH(const bool, isGood);
        const QDateTime now = m_files.clock.now();
        const qint64 at = now.toSecsSinceEpoch() - age;
        const QByteArray body = invocation("inv_1", "updated");
        const QByteArray given = QByteArray(field).replace("right", signature(Ours, id, at, body));
        const QByteArray timestamp = QByteArray::number(at);
        const auto checked = checkSignature(secrets, {id, timestamp, given}, body, now);
        QCOMPARE(bool(checked), isGood);
        if (!isGood)
            QCOMPARE(checked.error().code, ErrorCode::Unauthorized);
        // Neither another body nor another time will do.
        if (isGood && !secrets.isEmpty()) {
            QVERIFY(!checkSignature(secrets, {id, timestamp, given}, body + ' ', now));
            QVERIFY(!checkSignature(secrets, {id, QByteArray::number(at + 1), given}, body, now));
            QVERIFY(!checkSignature(secrets, {id, "soon", given}, body, now));
        }
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("half") << invocation("i", "updated").left(80);
        QTest::newRow("a list") << "[]"_ba;
        QTest::newRow("no work") << "{\"action\":\"updated\"}"_ba;
        QTest::newRow("no URI") << invocation("i", "updated", "nonsense");
        QTest::newRow("no address")
            << "{\"action\":\"updated\",\"work\":{\"frbr_uri\":\"/akn/za/act/1998/55\"}}"_ba;
        QTest::newRow("a file")
            << "{\"action\":\"updated\",\"work\":{\"frbr_uri\":\"/akn/za/act/1998/55\","
               "\"url\":\"file:///etc/passwd\"}}"_ba;
        QTest::newRow("a number for an action")
            << "{\"action\":7,\"work\":{\"frbr_uri\":\"/akn/za/act/1998/55\",\"url\":\"http://h/\"}}"_ba;
    }

    void refusesWhatIsNone()
    {
        QFETCH(const QByteArray, body);
        const auto parsed = parseInvocation(body, m_files.clock.now());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, ErrorCode::InvalidArgument);
    }

    void survivesDuplicatesAndDisorder()
    {
        const auto queue = [this](const char *id, const char *action) {
            m_files.clock.advance(1);
            return must(queueSyncRequest(
                m_files.db(), must(parseInvocation(invocation(id, action), m_files.clock.now()))));
        };
        QVERIFY(queue("inv_2", "created"));
        QVERIFY(queue("inv_1", "deleted"));
        QVERIFY(!queue("inv_2", "created"));
        QVERIFY(!queue("inv_1", "deleted"));
        QCOMPARE(m_files.rows("sync_request"), 1); // Once fetched, all is known.
        QVERIFY(must(dueSyncRequests(m_files.db(), m_files.clock.now(), 9)).empty());
        m_files.clock.advance(300'000);
        const std::vector<SyncRequest> due = must(
            dueSyncRequests(m_files.db(), m_files.clock.now(), 9));
        QCOMPARE(due.size(), std::size_t(1));
        QVERIFY(queue("inv_3", "updated"));
        must(finishSyncRequest(m_files.db(), due.front())); // Named again while it was fetched.
        QCOMPARE(m_files.rows("sync_request"), 1);
        must(finishSyncRequest(
            m_files.db(), must(dueSyncRequests(m_files.db(), m_files.clock.now(), 9)).front()));
        QCOMPARE(m_files.rows("sync_request"), 0);
    }

private:
    TestLibrary m_files;
};

SHERIA_TEST(TestReception)
} // namespace tst_reception
#include "tst_reception.moc"
