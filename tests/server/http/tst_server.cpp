// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mutex.h"
#include "server/http/server.h"
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QLoggingCategory>
#include <QTest>
#include <QTimeZone>

#include <thread>

namespace tst_server {

using namespace sheria;
using namespace sheria::http;
using namespace sheria::http::test;
using namespace Qt::StringLiterals;

/// Counts itself, so that a test sees how many contexts there are.
class CountedContext : public WorkerContext
{
public:
    explicit CountedContext(std::atomic<int> &alive) : m_alive(alive) { ++m_alive; }
    ~CountedContext() override { --m_alive; }

    int calls = 0;

private:
    std::atomic<int> &m_alive;
};

class FixedClock : public Clock
{
public:
    QDateTime now() const override { return {QDate(2001, 2, 3), QTime(4, 5, 6), QTimeZone::utc()}; }
};

Router routerWith(Handler handler)
{
    Router router;
    router.add({.name = "x",
                .methods = {Method::Get},
                .pattern = "/x",
                .access = Access::Public,
                .handler = std::move(handler),
                .summary = {}});
    return router;
}

class TestHttpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAndStops();
    void aPortInUseIsSaid();
    void listensToThisMachineOnly();
    void stoppingLetsAnswersOut();
    void stoppingDoesNotWaitForSilentClients();
    void keptAnswersFollowTheRevision();
    void keptAnswersAreNotMixedUp_data();
    void keptAnswersAreNotMixedUp();
    void aKnownAnswerIsNotSentAgain();
    void filesAreStreamed();
    void partsOfFiles();
    void slowRequestsHaveWorkersOfTheirOwn();
    void everyWorkerHasItsContext();
    void aContextThatFailsIsTriedAgain();
    void theClockIsTheGivenOne();
    void theLogKnowsTheLastRequests();
    void oneLinePerRequest();
};

void TestHttpServer::startsAndStops()
{
    Server server(routerWith([](const Call &) { return Response::json("{}"); }));
    QVERIFY(!server.isRunning());
    server.stop();
    for (int i = 0; i < 5; ++i) {
        const Result<quint16> port = server.start(0);
        QVERIFY(port);
        QVERIFY(*port != 0);
        QCOMPARE(server.port(), *port);
        QCOMPARE(server.start(0).error().code, ErrorCode::Conflict);
        QCOMPARE(Client(*port).ask(get("/x"))->status, 200);
        server.stop();
        QVERIFY(!server.isRunning());
        QVERIFY(!Client().connect(*port));
    }
}

void TestHttpServer::aPortInUseIsSaid()
{
    TestServer first;
    Server second(routerWith([](const Call &) { return Response::json("{}"); }));
    const Result<quint16> port = second.start(first.port());
    QVERIFY(!port);
    QCOMPARE(port.error().code, ErrorCode::Unavailable);
    QCOMPARE(port.error().text(),
             u"Cannot listen on port %1 on 127.0.0.1: another program uses it."_s.arg(
                 first.port()));
    QVERIFY(!second.isRunning());
    QVERIFY(second.start(0));
}

void TestHttpServer::listensToThisMachineOnly()
{
    TestServer server;
    const QString port = QString::number(server.port(), 16).toUpper().rightJustified(4, u'0');
    QFile table(u"/proc/net/tcp"_s);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QString sockets = QString::fromLatin1(table.readAll());
    QVERIFY(sockets.contains(u" 0100007F:"_s + port + u" 00000000:0000 0A"_s));
    QVERIFY(!sockets.contains(u" 00000000:"_s + port));
}

void TestHttpServer::stoppingLetsAnswersOut()
{
    TestServer server;
    Client client(server.port());
    client.send(get("/slow"));
    server.awaitSlow();
    Client idle(server.port());
    QCOMPARE(idle.ask(get("/ready"))->status, 200);

    std::jthread stopper([&server] { server.server().stop(); });
    QVERIFY(idle.isClosed()); // So it is stopping.
    server.proceed();
    QCOMPARE(client.read()->body, QByteArray("slow"));
    QVERIFY(client.isClosed());
    stopper.join();
    QVERIFY(!Client().connect(server.port()));
}

void TestHttpServer::stoppingDoesNotWaitForSilentClients()
{
    ServerOptions options;
    options.limits.drain = std::chrono::milliseconds(50);
    TestServer server(std::move(options));
    Client silent(server.port());
    silent.send("GET /ready HTTP/1.1\r\n");
    Client unread;
    unread.setReceiveBuffer(4096);
    QVERIFY(unread.connect(server.port()));
    unread.send(get("/file"));
    QVERIFY(unread.isReadable(Client::Patience));
    server.server().stop();
    QVERIFY(silent.isClosed());
    QVERIFY(unread.skip(TestServer::FileBytes) < TestServer::FileBytes);
}

void TestHttpServer::keptAnswersFollowTheRevision()
{
    TestServer server;
    Client client(server.port());
    for (int i = 0; i < 5; ++i)
        QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 1"));
    QCOMPARE(server.keptCalls.load(), 1);
    server.revision = 2;
    QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 2"));
    QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 2"));
    // What a client asks for otherwise is another answer; what it merely says is not.
    QCOMPARE(client.ask(get("/kept?a=1"))->body, QByteArray("kept 3"));
    QCOMPARE(client.ask(get("/kept", "Accept: text/html\r\n"))->body, QByteArray("kept 4"));
    QCOMPARE(client.ask(get("/kept", "Accept-Encoding: gzip\r\n"))->body, QByteArray("kept 5"));
    QCOMPARE(client.ask(get("/kept", "User-Agent: x\r\n"))->body, QByteArray("kept 2"));
    QCOMPARE(client.ask(get("/kept", "Range: bytes=0-1\r\n"))->body, QByteArray("kept 6"));
    QCOMPARE(Client(server.port()).ask(get("/kept"))->body, QByteArray("kept 2"));
}

void TestHttpServer::keptAnswersAreNotMixedUp_data()
{
    QTest::addColumn<QByteArrayList>("fields");
    QTest::addColumn<QByteArrayList>("answers");

    QTest::newRow("tokens") << QByteArrayList{"Authorization: Token a\r\n",
                                              "Authorization: Token b\r\n",
                                              "Authorization: Bearer a\r\n"}
                            << QByteArrayList{"a", "b", "a"};
    QTest::newRow("sessions") << QByteArrayList{"Cookie: sessionid=a\r\n",
                                                "Cookie: sessionid=b\r\n"}
                              << QByteArrayList{"a", "b"};
    QTest::newRow("with and without")
        << QByteArrayList{"Authorization: Token a\r\n", "", "Cookie: sessionid=c\r\n"}
        << QByteArrayList{"a", "", "c"};
    QTest::newRow("shifted") << QByteArrayList{"Authorization: Token ab\r\nCookie: x=1\r\n",
                                               "Authorization: Token a\r\nCookie: x=1\r\n"}
                             << QByteArrayList{"ab", "a"};
}

void TestHttpServer::keptAnswersAreNotMixedUp()
{
    QFETCH(const QByteArrayList, fields);
    QFETCH(const QByteArrayList, answers);
    TestServer server;
    Client one(server.port());
    for (int round = 0; round < 3; ++round) {
        for (qsizetype i = 0; i < fields.size(); ++i) {
            Client another(server.port());
            const std::optional<Reply> reply =
                (round == 1 ? another : one).ask(get("/whoami", fields[i]));
            QVERIFY(reply);
            QCOMPARE(reply->status, answers[i].isEmpty() ? 401 : 200);
            if (!answers[i].isEmpty())
                QCOMPARE(reply->body, answers[i]);
            else
                QCOMPARE(reply->field("WWW-Authenticate"), QByteArray("Token"));
        }
    }
}

void TestHttpServer::aKnownAnswerIsNotSentAgain()
{
    TestServer server;
    Client client(server.port());
    for (const char *target : {"/ready", "/kept"}) {
        const QByteArray etag = client.ask(get(target))->field("ETag");
        QVERIFY(etag.size() > 2);
        for (const QByteArray &value :
             {etag, QByteArray("W/" + etag), QByteArray("*"), QByteArray("\"x\", " + etag)}) {
            const std::optional<Reply> reply = client.ask(
                get(target, "If-None-Match: " + value + "\r\n"));
            QVERIFY(reply);
            QCOMPARE(reply->status, 304);
            QCOMPARE(reply->field("ETag"), etag);
            QVERIFY(reply->field("Content-Length").isNull());
        }
        QCOMPARE(client.ask(get(target, "If-None-Match: \"x\"\r\n"))->status, 200);
    }
}

void TestHttpServer::filesAreStreamed()
{
    TestServer server;
    const qint64 before = residentBytes();
    Client client(server.port());
    client.send(get("/file"));
    const std::optional<Reply> head = client.read(false);
    QVERIFY(head);
    QCOMPARE(head->field("Content-Length").toLongLong(), TestServer::FileBytes);
    QCOMPARE(client.skip(TestServer::FileBytes), TestServer::FileBytes);
    // A sanitizer holds back what is freed.
    QVERIFY(tests::IsSanitized || residentBytes() - before < 20LL * 1024 * 1024);
    QCOMPARE(client.ask(get("/ready"))->body, QByteArray("ready"));
    QCOMPARE(client.ask("HEAD /file HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", false)->status, 200);
    QCOMPARE(client.ask(get("/ready"))->body, QByteArray("ready"));
}

void TestHttpServer::partsOfFiles()
{
    TestServer server;
    Client client(server.port());
    QCOMPARE(client.ask(get("/file", "Range: bytes=0-4\r\n"))->body, QByteArray("first"));
    const std::optional<Reply> last = client.ask(get("/file", "Range: bytes=-4\r\n"));
    QVERIFY(last);
    QCOMPARE(last->status, 206);
    QCOMPARE(last->body, QByteArray("last"));
    QCOMPARE(last->field("Content-Range"), QByteArray("bytes 99999996-99999999/100000000"));
    QCOMPARE(client.ask(get("/file", "Range: bytes=100000000-\r\n"))->status, 416);
    QCOMPARE(client.ask(get("/ready"))->body, QByteArray("ready"));
}

/// One is at work, one waits, and the third is told to come again; others are answered meanwhile.
void TestHttpServer::slowRequestsHaveWorkersOfTheirOwn()
{
    ServerOptions options;
    options.workers = 1;
    options.slowWorkers = 1;
    options.limits.queuedSlowRequests = 1;
    options.isSlow = [](const Request &request) {
        return request.target == "/slow";
    };
    TestServer server(std::move(options));
    std::vector<Client> clients;
    for (int i = 0; i < 3; ++i)
        clients.emplace_back(server.port());
    QVERIFY(clients[0].send(get("/slow")));
    server.awaitSlow();
    QVERIFY(clients[1].send(get("/slow")));
    Client other(server.port());
    QCOMPARE(other.ask(get("/ready"))->status, 200); // And so the second was taken, too.
    const auto refused = clients[2].ask(get("/slow"));
    QVERIFY(refused);
    QCOMPARE(refused->status, 503);
    QVERIFY(!refused->field("Retry-After").isEmpty());
    server.proceed(2);
    QCOMPARE(clients[0].read()->status, 200);
    QCOMPARE(clients[1].read()->status, 200);
}

void TestHttpServer::everyWorkerHasItsContext()
{
    std::atomic<int> alive = 0;
    ServerOptions options;
    options.workers = 3;
    options.makeContext = [&alive]() -> Result<std::unique_ptr<WorkerContext>> {
        return std::unique_ptr<WorkerContext>(new CountedContext(alive));
    };
    Server server(routerWith([](const Call &call) {
                      const int calls = ++call.context<CountedContext>().calls;
                      return Response::json(QByteArray::number(calls));
                  }),
                  std::move(options));
    const Result<quint16> port = server.start(0);
    QVERIFY(port);
    Client client(*port);
    for (int i = 0; i < 30; ++i)
        QVERIFY(client.ask(get("/x"))->body.toInt() <= i + 1);
    QVERIFY(alive >= 1 && alive <= 3);
    server.stop();
    QCOMPARE(alive.load(), 0);
}

void TestHttpServer::aContextThatFailsIsTriedAgain()
{
    std::atomic<int> attempts = 0;
    ServerOptions options;
    options.workers = 1;
    options.makeContext = [&attempts]() -> Result<std::unique_ptr<WorkerContext>> {
        if (++attempts < 3)
            return Error{ErrorCode::Unavailable, u"locked"_s};
        return std::make_unique<WorkerContext>();
    };
    Server server(routerWith([](const Call &) { return Response::json("{}"); }),
                  std::move(options));
    const Result<quint16> port = server.start(0);
    QVERIFY(port);
    Client client(*port);
    for (const int status : {503, 503, 200, 200})
        QCOMPARE(client.ask(get("/x"))->status, status);
    QCOMPARE(attempts.load(), 3);
}

void TestHttpServer::theClockIsTheGivenOne()
{
    const FixedClock clock;
    ServerOptions options;
    options.clock = &clock;
    TestServer server(std::move(options));
    Client client(server.port());
    for (const char *target : {"/ready", "/kept", "/kept"})
        QCOMPARE(client.ask(get(target))->field("Date"),
                 QByteArray("Sat, 03 Feb 2001 04:05:06 GMT"));
    QTRY_COMPARE(server.server().log().recent().size(), std::size_t(3));
    QCOMPARE(server.server().log().recent()[0].when, clock.now());
}

void TestHttpServer::theLogKnowsTheLastRequests()
{
    TestServer server;
    const RequestLog &log = server.server().log();
    Client client(server.port());
    // Each is written down by whoever answers it, after the client has it.
    client.ask(get("/text/7?token=secret", "X-Request-Id: mine\r\n"));
    QTRY_COMPARE(log.total(), quint64(1));
    client.ask("HEAD /kept HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", false);
    QTRY_COMPARE(log.total(), quint64(2));
    client.ask("nonsense\r\n\r\n");
    QTRY_COMPARE(log.total(), quint64(3));
    const std::vector<LoggedRequest> recent = log.recent();
    QCOMPARE(recent[0].status, 400);
    QCOMPARE(recent[0].path, QByteArray("-"));
    QCOMPARE(recent[1].method.toByteArray(), QByteArray("HEAD"));
    QCOMPARE(recent[1].bytes, qint64(0));
    QCOMPARE(recent[2].path, QByteArray("/text/7"));
    QCOMPARE(recent[2].bytes, qint64(7));
    QCOMPARE(recent[2].id, QByteArray("mine"));
    QCOMPARE(recent[2].status, 200);
}

void TestHttpServer::oneLinePerRequest()
{
    static QStringList lines;
    static Mutex mutex;
    TestServer server;
    QLoggingCategory::setFilterRules(u"sheria.http.access=true"_s);
    const auto previous = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &context, const QString &text) {
            const MutexLock lock(mutex);
            if (QByteArrayView(context.category) == "sheria.http.access")
                lines << text;
        });
    Client client(server.port());
    client.ask(get("/none?q=secret", "X-Request-Id: 1\r\nAuthorization: Token secret\r\n"));
    client.ask(get("/kept", "X-Request-Id: 2\r\n"));
    client.ask(get("/kept", "X-Request-Id: 3\r\n"));
    QTRY_COMPARE(server.server().log().total(), quint64(3));
    server.server().stop();
    qInstallMessageHandler(previous);
    lines.sort();
    QCOMPARE(lines.size(), qsizetype(3));
    QVERIFY(lines.join(u' ').contains(u"method=GET path=/kept status=200 bytes=6 ms="_s));
    QVERIFY(lines.join(u' ').contains(u"method=GET path=/none status=404 bytes=23 ms="_s));
    QVERIFY(!lines.join(u' ').contains(u"secret"_s));
}

SHERIA_TEST(TestHttpServer)
} // namespace tst_server
#include "tst_server.moc"
