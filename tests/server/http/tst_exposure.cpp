// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

namespace tst_exposure {

using namespace sheria;
using namespace sheria::http;
using namespace sheria::http::test;
using namespace Qt::StringLiterals;

constexpr const char *Proxy = "127.0.0.2"; ///< Where the trusted proxy of these tests stands.

Endpoint tcp(const QString &host, quint16 port = 0)
{
    Endpoint endpoint;
    endpoint.host = host;
    endpoint.port = port;
    return endpoint;
}

Endpoint unixSocket(const QString &path)
{
    Endpoint endpoint;
    endpoint.kind = Endpoint::Kind::Unix;
    endpoint.path = path;
    return endpoint;
}

ServerOptions behindProxy()
{
    ServerOptions options;
    options.allowedHosts = {"law.example"};
    options.proxies.add(QString::fromLatin1(Proxy));
    return options;
}

/// What the server answers to a client at `address`.
Reply askedFrom(const char *address, quint16 port, const QByteArray &request)
{
    Client client;
    if (!client.bindTo(address) || !client.connect(port))
        return {};
    return client.ask(request).value_or(Reply());
}

QByteArray request(const QByteArray &target, const QByteArray &host, const QByteArray &fields = {})
{
    return "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + fields + "\r\n";
}

/// A server on other addresses than 127.0.0.1, on Unix sockets, and behind proxies.
class TestExposure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listensOnEachAddress();
    void listensOnAllOrNone();
    void anAddressIsAHost_data();
    void anAddressIsAHost();
    void servesUnixSockets();
    void whatIsInTheWayOfASocketStays();
    void linksSayWhatTheProxySays_data();
    void linksSayWhatTheProxySays();
    void contradictionsAreRefused();
    void keptAnswersAreNotMixed();
    void onlyAProxySaysWhoIsSignedIn_data();
    void onlyAProxySaysWhoIsSignedIn();
    void keptAnswersAreOfTheUser();
    void aUserOfAProxyIsASession();
    void thePublicBaseIsForOthers();
    void pagesOfTheProxysOriginMaySend();
    void clientsOfAProxyAreLimitedEach();
    void aWorkingServerHasAPulse();
    void aServerWhoseWorkersHangHasNone();
};

void TestExposure::listensOnEachAddress()
{
    TestServer server;
    server.server().stop();
    const Result<quint16> port = server.server().start({tcp(u"127.0.0.1"_s), tcp(u"127.0.0.3"_s)});
    QVERIFY(port.has_value());
    QCOMPARE(server.port(), *port);
    Client client;
    QVERIFY(client.connect(*port));
    QCOMPARE(client.ask(get("/ready"))->body, "ready");
    // The second one has a port of its own; the first address does not serve it.
    server.server().stop();
    QVERIFY(server.server().start({tcp(u"127.0.0.3"_s)}));
    Client other;
    QVERIFY(other.connect(server.port(), "127.0.0.3"));
    QCOMPARE(other.ask(get("/ready"))->body, "ready");
    Client first;
    QVERIFY(!first.connect(server.port()));
}

void TestExposure::listensOnAllOrNone()
{
    TestServer blocker;
    TestServer server;
    server.server().stop();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"socket"_s);
    const Result<quint16> port = server.server().start(
        {unixSocket(path), tcp(u"127.0.0.1"_s, blocker.port())});
    QVERIFY(!port.has_value());
    QCOMPARE(port.error().code, ErrorCode::Unavailable);
    QVERIFY(!server.server().isRunning());
    QVERIFY(!QFileInfo::exists(path));
}

void TestExposure::anAddressIsAHost_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<int>("status");
    QTest::newRow("its own") << QByteArray("127.0.0.4:1") << 200;
    QTest::newRow("of this computer") << QByteArray("localhost") << 200;
    QTest::newRow("another") << QByteArray("127.0.0.5") << 421;
    QTest::newRow("a name that leads to it") << QByteArray("evil.example") << 421;
    QTest::newRow("any") << QByteArray("0.0.0.0") << 421;
}

void TestExposure::anAddressIsAHost()
{
    QFETCH(QByteArray, host);
    TestServer server;
    server.server().stop();
    QVERIFY(server.server().start({tcp(u"0.0.0.0"_s)}));
    Client client;
    QVERIFY(client.connect(server.port(), "127.0.0.4"));
    QTEST(client.ask(request("/ready", host))->status, "status");
}

void TestExposure::servesUnixSockets()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"socket"_s);
    ServerOptions options = behindProxy();
    options.socketMode = 0600;
    options.proxies.add(u"unix"_s);
    TestServer server(options);
    for (int i = 0; i < 2; ++i) {
        server.server().stop();
        QVERIFY(server.server().start({unixSocket(path)}).has_value());
        QVERIFY(server.server().isRunning());
        QCOMPARE(server.port(), 0);
        QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        Client client;
        QVERIFY(client.connectTo(QFile::encodeName(path)));
        const QByteArray fields = "X-Forwarded-Proto: https\r\n";
        QCOMPARE(client.ask(request("/base", "law.example", fields))->body, "https://law.example");
        QCOMPARE(client.ask(get("/text/300000"))->body.size(), 300'000);
    }
    server.server().stop();
    QVERIFY(!QFileInfo::exists(path));
}

void TestExposure::whatIsInTheWayOfASocketStays()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"socket"_s);
    TestServer server;
    TestServer second;
    server.server().stop();
    second.server().stop();
    // Somebody's file.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    const Result<quint16> onFile = server.server().start({unixSocket(path)});
    QVERIFY(!onFile.has_value());
    QCOMPARE(onFile.error().code, ErrorCode::Unavailable);
    QCOMPARE(QFileInfo(path).size(), 4);
    QVERIFY(file.remove());
    // A server that is alive.
    QVERIFY(server.server().start({unixSocket(path)}).has_value());
    QVERIFY(!second.server().start({unixSocket(path)}).has_value());
    Client client;
    QVERIFY(client.connectTo(QFile::encodeName(path)));
    QCOMPARE(client.ask(get("/ready"))->body, "ready");
    // What is left of one that was killed.
    server.server().stop();
    const Result<int> left = listenOnUnixSocket(path, 0600, 1);
    QVERIFY(left.has_value());
    QFile descriptor;
    QVERIFY(descriptor.open(*left, QIODevice::ReadOnly, QFile::AutoCloseHandle));
    descriptor.close();
    QVERIFY(QFileInfo::exists(path));
    QVERIFY(second.server().start({unixSocket(path)}).has_value());
    QVERIFY(!server.server().start({unixSocket(u'/' + QString(200, u'x'))}).has_value());
}

void TestExposure::linksSayWhatTheProxySays_data()
{
    QTest::addColumn<QByteArray>("peer");
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("base"); ///< Empty: 421.
    const auto row = [](const char *name, const char *peer, const char *host, const char *fields,
                        const char *base) {
        QTest::newRow(name) << QByteArray(peer) << QByteArray(host) << QByteArray(fields)
                            << QByteArray(base);
    };
    row("TLS", Proxy, "law.example", "X-Forwarded-Proto: https\r\n", "https://law.example");
    row("the port of TLS", Proxy, "law.example:443", "X-Forwarded-Proto: https\r\n",
        "https://law.example");
    row("its host", Proxy, "127.0.0.1", "Forwarded: proto=https;host=law.example\r\n",
        "https://law.example");
    row("a host that is not allowed", Proxy, "127.0.0.1", "X-Forwarded-Host: evil.example\r\n", "");
    row("without TLS", Proxy, "law.example", "", "http://law.example");
    row("nobody's proxy", "127.0.0.1", "law.example",
        "X-Forwarded-Proto: https\r\nX-Forwarded-Host: evil.example\r\n", "http://law.example");
    row("nobody's proxy, malformed", "127.0.0.1", "law.example", "Forwarded: \"\r\n",
        "http://law.example");
}

void TestExposure::linksSayWhatTheProxySays()
{
    QFETCH(QByteArray, peer);
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, base);
    TestServer server(behindProxy());
    const Reply reply = askedFrom(peer.constData(), server.port(), request("/base", host, fields));
    QCOMPARE(reply.status, base.isEmpty() ? 421 : 200);
    if (!base.isEmpty())
        QCOMPARE(reply.body, base);
}

void TestExposure::contradictionsAreRefused()
{
    TestServer server(behindProxy());
    const QByteArray fields = "Forwarded: for=203.0.113.9\r\nX-Forwarded-For: 198.51.100.7\r\n";
    QCOMPARE(askedFrom(Proxy, server.port(), request("/ready", "law.example", fields)).status, 400);
    QCOMPARE(askedFrom("127.0.0.1", server.port(), request("/ready", "law.example", fields)).status,
             200);
}

void TestExposure::keptAnswersAreNotMixed()
{
    TestServer server(behindProxy());
    const QByteArray secure = request("/kept", "law.example", "X-Forwarded-Proto: https\r\n");
    const QByteArray plain = request("/kept", "law.example");
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(askedFrom(Proxy, server.port(), secure).body, "kept 1");
        QCOMPARE(askedFrom(Proxy, server.port(), plain).body, "kept 2");
        QCOMPARE(askedFrom("127.0.0.1", server.port(), plain).body, "kept 3");
    }
}

ServerOptions signingIn()
{
    ServerOptions options = behindProxy();
    options.signIn = {"X-Remote-User", "X-Remote-Groups"};
    return options;
}

void TestExposure::onlyAProxySaysWhoIsSignedIn_data()
{
    QTest::addColumn<QByteArray>("peer");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("answer"); // A status, or who it is.
    const QByteArray proxy = Proxy;
    QTest::newRow("a user") << proxy << "X-Remote-User: ana\r\n"_ba
                            << "ana"_ba;
    QTest::newRow("capitals") << proxy << "x-remote-USER: ana\r\n"_ba
                              << "ana"_ba;
    QTest::newRow("groups") << proxy << "X-Remote-Groups: a, b\r\nX-Remote-User: ana\r\n"_ba
                            << "ana"_ba;
    QTest::newRow("a token comes first")
        << proxy << "X-Remote-User: ana\r\nAuthorization: Token bo\r\n"_ba
        << "bo"_ba;
    QTest::newRow("before a cookie") << proxy << "X-Remote-User: ana\r\nCookie: sessionid=bo\r\n"_ba
                                     << "ana"_ba;
    QTest::newRow("nobody") << proxy << "X-Remote-User:\r\n"_ba
                            << "401"_ba;
    QTest::newRow("twice") << proxy << "X-Remote-User: ana\r\nX-Remote-User: bo\r\n"_ba
                           << "400"_ba;
    QTest::newRow("groups of nobody") << proxy << "X-Remote-Groups: a\r\n"_ba
                                      << "400"_ba;
    QTest::newRow("long") << proxy << "X-Remote-User: " + QByteArray(255, 'a') + "\r\n"
                          << "400"_ba;
    QTest::newRow("not the proxy") << "127.0.0.1"_ba
                                   << "X-Remote-User: ana\r\n"_ba
                                   << "400"_ba;
    QTest::newRow("not the proxy, nobody") << "127.0.0.1"_ba
                                           << "X-Remote-User:\r\n"_ba
                                           << "400"_ba;
    QTest::newRow("not the proxy, groups") << "127.0.0.1"_ba
                                           << "X-Remote-Groups: a\r\n"_ba
                                           << "400"_ba;
    QTest::newRow("not the proxy, a token") << "127.0.0.1"_ba
                                            << "Authorization: Token bo\r\n"_ba
                                            << "bo"_ba;
}

void TestExposure::onlyAProxySaysWhoIsSignedIn()
{
    QFETCH(const QByteArray, peer);
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, answer);
    TestServer server(signingIn());
    const Reply reply = askedFrom(peer.constData(), server.port(),
                                  request("/whoami", "law.example", fields));
    if (reply.status == 200)
        QCOMPARE(reply.body, answer);
    else
        QCOMPARE(QByteArray::number(reply.status), answer);
    // Without the options the field is one like any other.
    TestServer plain(behindProxy());
    QVERIFY(askedFrom(Proxy, plain.port(), request("/base", "law.example", fields)).status == 200);
    QVERIFY(
        askedFrom(Proxy, plain.port(), request("/whoami", "law.example", "X-Remote-User: ana\r\n"))
            .status
        == 401);
}

void TestExposure::keptAnswersAreOfTheUser()
{
    TestServer server(signingIn());
    const auto kept = [&server](const QByteArray &fields) {
        return askedFrom(Proxy, server.port(), request("/kept", "law.example", fields)).body;
    };
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(kept("X-Remote-User: ana\r\n"), "kept 1");
        QCOMPARE(kept("X-Remote-User: bo\r\n"), "kept 2");
        QCOMPARE(kept({}), "kept 3");
        QCOMPARE(kept("X-Remote-User: ana\r\nX-Remote-Groups: a\r\n"), "kept 4");
        QCOMPARE(kept("X-Remote-User: ana\r\nX-Remote-Groups: b\r\n"), "kept 5");
    }
    // Two users of one connection.
    Client client;
    QVERIFY(client.bindTo(Proxy) && client.connect(server.port()));
    const auto who = [&client](const QByteArray &fields) {
        return client.ask(request("/whoami", "law.example", fields)).value_or(Reply());
    };
    QCOMPARE(who("X-Remote-User: ana\r\n").body, "ana");
    QCOMPARE(who("X-Remote-User: bo\r\n").body, "bo");
    QCOMPARE(who({}).status, 401);
}

/// The browser adds what the proxy goes by, whichever page sends the request.
void TestExposure::aUserOfAProxyIsASession()
{
    TestServer server(signingIn());
    const auto status = [&server](const QByteArray &fields) {
        return askedFrom(Proxy, server.port(), request("/base", "law.example", fields)).status;
    };
    const QByteArray foreign = "Origin: https://evil.example\r\n";
    QCOMPARE(status(foreign), 200);
    QCOMPARE(status(foreign + "X-Remote-User: ana\r\n"), 403);
    QCOMPARE(status("Origin: http://law.example\r\nX-Remote-User: ana\r\n"), 200);
}

void TestExposure::thePublicBaseIsForOthers()
{
    ServerOptions options = behindProxy();
    options.publicBase = "https://public.example";
    TestServer server(options);
    const auto base = [&](const char *peer, const char *host) {
        return askedFrom(peer, server.port(), request("/base", host)).body;
    };
    QCOMPARE(base(Proxy, "law.example"), "https://public.example");
    QCOMPARE(base(Proxy, "127.0.0.1"), "https://public.example");
    QCOMPARE(base("127.0.0.1", "public.example"), "https://public.example");
    QCOMPARE(base("127.0.0.1", "localhost:8089"), "http://localhost:8089");
}

void TestExposure::pagesOfTheProxysOriginMaySend()
{
    TestServer server(behindProxy());
    const auto status = [&](const char *peer, const QByteArray &origin) {
        return askedFrom(peer, server.port(),
                         "POST /echo HTTP/1.1\r\nHost: law.example\r\nX-Forwarded-Proto: "
                         "https\r\nOrigin: "
                             + origin + "\r\nContent-Length: 1\r\n\r\nx")
            .status;
    };
    QCOMPARE(status(Proxy, "https://law.example"), 200);
    QCOMPARE(status(Proxy, "http://law.example"), 403);
    QCOMPARE(status(Proxy, "https://evil.example"), 403);
    QCOMPARE(status("127.0.0.1", "https://law.example"), 403);
}

void TestExposure::clientsOfAProxyAreLimitedEach()
{
    ServerOptions options = behindProxy();
    options.requestsPerMinute = 1;
    TestServer server(options);
    const auto status = [&](const char *target, const QByteArray &client) {
        return askedFrom(Proxy, server.port(),
                         request(target, "law.example", "X-Forwarded-For: " + client + "\r\n"))
            .status;
    };
    QCOMPARE(status("/kept", "198.51.100.7"), 200);
    QCOMPARE(status("/kept", "198.51.100.8"), 200);
    QCOMPARE(status("/kept", "198.51.100.7"), 429);
    QCOMPARE(status("/ready", "198.51.100.8"), 429);
    QCOMPARE(status("/ready", "2001:db8::1"), 200);
    QCOMPARE(status("/ready", "2001:db8::2"), 429);
}

void TestExposure::aWorkingServerHasAPulse()
{
    TestServer server;
    for (int i = 0; i < 3; ++i) {
        QSemaphore told;
        server.server().pulse([&told] { told.release(); });
        QVERIFY(told.tryAcquire(1, 20'000));
    }
    server.server().stop();
    bool wasTold = false;
    server.server().pulse([&wasTold] { wasTold = true; });
    QVERIFY(!wasTold);
}

void TestExposure::aServerWhoseWorkersHangHasNone()
{
    ServerOptions options;
    options.workers = 1;
    TestServer server(options);
    Client client(server.port());
    QVERIFY(client.send(get("/slow")));
    server.awaitSlow();
    QSemaphore told;
    server.server().pulse([&told] { told.release(); });
    // Requests still pass the I/O thread: an answer of it comes, and the pulse has not.
    Client other(server.port());
    QCOMPARE(other.ask(request("/ready", "evil.example"))->status, 421);
    QVERIFY(!told.tryAcquire());
    server.proceed();
    QVERIFY(told.tryAcquire(1, 20'000));
    QCOMPARE(client.read()->body, "slow");
}

SHERIA_TEST(TestExposure)
} // namespace tst_exposure
#include "tst_exposure.moc"
