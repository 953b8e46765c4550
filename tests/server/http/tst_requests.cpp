// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/limits.h"
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_requests {

using namespace sheria::http;
using namespace sheria::http::test;

/// What a client may ask for, rightly or not, over a real socket: every row of the table of probes
/// that is about one request.
class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server.emplace(); }
    void cleanup();

    void malformed_data();
    void malformed();
    void methods_data();
    void methods();
    void headHasNoBody();
    void bodies_data();
    void bodies();
    void expectations_data();
    void expectations();
    void anOddTargetDoesNoHarm_data();
    void anOddTargetDoesNoHarm();
    void everyByteOfATargetArrives();
    void asManyFieldsAsMayBeArrive();

private:
    std::optional<TestServer> m_server;
};

/// Whatever happened, the server lives on.
void TestRequests::cleanup()
{
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(get("/ready"));
    QVERIFY(reply);
    QCOMPARE(reply->body, QByteArray("ready"));
}

void TestRequests::malformed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");

    const auto row = [](const char *name, const QByteArray &bytes, int status) {
        QTest::newRow(name) << bytes << status;
    };
    const QByteArray start = "GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    row("HTTP/9.9", "GET /ready HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n", 505);
    row("no host", "GET /ready HTTP/1.1\r\n\r\n", 400);
    row("two hosts", start + "Host: 127.0.0.1\r\n\r\n", 400);
    row("NUL in a field", start + QByteArray("X: a\0b\r\n\r\n", 10), 400);
    row("obs-fold", start + "X: a\r\n b\r\n\r\n", 400);
    row("length and coding", start + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        400);
    row("negative length", start + "Content-Length: -5\r\n\r\n", 400);
    row("two lengths", start + "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 400);
    row("bad chunk size", start + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n", 400);
    row("LF only", "GET /ready HTTP/1.1\nHost: 127.0.0.1\n\n", 400);
    row("garbage", QByteArray("\x16\x03\x01\x02\x00\x01\x00", 7), 400);
    row("HTTP/0.9", "GET /ready\r\n", 400);
    row("no method", " /ready HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400);
    row("encoded NUL", "GET /%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400);
    row("bad escape", "GET /%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400);
    row("unknown method", "BREW /ready HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 501);
    row("TRACE", "TRACE /ready HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 501);
    row("unknown coding", start + "Transfer-Encoding: gzip\r\n\r\n", 501);
}

void TestRequests::malformed()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(bytes);
    QVERIFY(reply);
    QCOMPARE(reply->status, status);
    QCOMPARE(reply->field("Connection"), QByteArray("close"));
    QVERIFY(reply->body.startsWith("{\"detail\":\""));
    client.endSending();
    QVERIFY(client.isClosed());
}

void TestRequests::methods_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("allow");

    const QByteArray end = " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    const QByteArray read = "GET, HEAD, OPTIONS";
    QTest::newRow("OPTIONS") << QByteArray("OPTIONS /ready" + end) << 204 << read;
    QTest::newRow("POST") << QByteArray("POST /ready" + end) << 405 << read;
    QTest::newRow("PUT") << QByteArray("PUT /ready" + end) << 405 << read;
    QTest::newRow("PATCH") << QByteArray("PATCH /ready" + end) << 405 << read;
    QTest::newRow("DELETE") << QByteArray("DELETE /ready" + end) << 405 << read;
    QTest::newRow("GET") << QByteArray("GET /echo" + end) << 405 << QByteArray("POST, OPTIONS");
    QTest::newRow("any") << QByteArray("OPTIONS *" + end) << 204
                         << QByteArray("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    QTest::newRow("nowhere") << QByteArray("OPTIONS /none" + end) << 404 << QByteArray();
}

void TestRequests::methods()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    QFETCH(const QByteArray, allow);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(request);
    QVERIFY(reply);
    QCOMPARE(reply->status, status);
    QCOMPARE(reply->field("Allow"), allow);
    QCOMPARE(client.ask(get("/ready"))->status, 200); // On the same connection.
}

void TestRequests::headHasNoBody()
{
    Client client(m_server->port());
    const QByteArray head = "HEAD /text/100 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    for (int i = 0; i < 2; ++i) {
        const std::optional<Reply> reply = client.ask(head, false);
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->field("Content-Length"), QByteArray("100"));
    }
    QCOMPARE(client.ask(get("/text/100"))->body.size(), qsizetype(100));
    const QByteArray kept = "HEAD /kept HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    QCOMPARE(client.ask(kept, false)->field("Content-Length"), QByteArray("6"));
    QCOMPARE(client.ask(kept, false)->field("Content-Length"), QByteArray("6"));
    QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 1"));
    QCOMPARE(client.ask("HEAD /none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", false)->status, 404);
    QCOMPARE(client.ask(get("/ready"))->body, QByteArray("ready"));
}

void TestRequests::bodies_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("body");

    const QByteArray chunked = "POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                               "Transfer-Encoding: chunked\r\n\r\n";
    const QByteArray form =
        "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--\r\n";
    QTest::newRow("sized") << post("/echo", "hello") << QByteArray("hello");
    QTest::newRow("none") << post("/echo", "") << QByteArray();
    QTest::newRow("large") << post("/echo", QByteArray(1'000'000, 'y'))
                           << QByteArray(1'000'000, 'y');
    QTest::newRow("chunked") << QByteArray(chunked + "5\r\nhello\r\n1\r\n!\r\n0\r\n\r\n")
                             << QByteArray("hello!");
    QTest::newRow("multipart") << post("/echo", form,
                                       "Content-Type: multipart/form-data; boundary=b\r\n")
                               << form;
}

void TestRequests::bodies()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, body);
    Client client(m_server->port());
    for (int i = 0; i < 2; ++i) {
        const std::optional<Reply> reply = client.ask(request);
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, body);
    }
}

void TestRequests::expectations_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("first");

    QTest::newRow("asked") << QByteArray("Expect: 100-continue\r\nContent-Length: 5\r\n") << 100;
    QTest::newRow("too large") << QByteArray("Expect: 100-continue\r\nContent-Length: 99999999\r\n")
                               << 413;
    QTest::newRow("another") << QByteArray("Expect: tea\r\nContent-Length: 5\r\n") << 417;
    QTest::newRow("no body to ask for") << QByteArray("Expect: 100-continue\r\n") << 200;
    QTest::newRow("foreign page") << QByteArray(
        "Expect: 100-continue\r\nContent-Length: 5\r\nOrigin: http://evil\r\n")
                                  << 403;
}

void TestRequests::expectations()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const int, first);
    Client client(m_server->port());
    const QByteArray head = "POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\n" + fields + "\r\n";
    const std::optional<Reply> reply = client.ask(head);
    QVERIFY(reply);
    QCOMPARE(reply->status, first);
    if (first == 100)
        QCOMPARE(client.ask("hello")->body, QByteArray("hello"));
}

void TestRequests::anOddTargetDoesNoHarm_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("status");

    QTest::newRow("double slash") << QByteArray("//ready") << 404;
    QTest::newRow("dots") << QByteArray("/../ready") << 404;
    QTest::newRow("colon") << QByteArray("/a:b@c!d~e") << 404;
    QTest::newRow("braces") << QByteArray("/ready?filters={[1]}|^`") << 200;
    QTest::newRow("UTF-8 as it is") << QByteArray("/ready?q=\xc3\xa4") << 200;
    QTest::newRow("encoded slash") << QByteArray("/%2Fready") << 404;
    QTest::newRow("question marks") << QByteArray("/ready???&&==") << 200;
    QTest::newRow("long path") << QByteArray("/" + QByteArray("a/").repeated(2000)) << 404;
    QTest::newRow("not UTF-8") << QByteArray("/%ff%fe") << 404;
}

void TestRequests::anOddTargetDoesNoHarm()
{
    QFETCH(const QByteArray, target);
    QFETCH(const int, status);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(get(target));
    QVERIFY(reply);
    QCOMPARE(reply->status, status);
    QCOMPARE(client.ask(get("/ready"))->status, 200);
}

/// Whatever Qt makes of it on the way: plain where a client may send it plain, and percent-encoded.
void TestRequests::everyByteOfATargetArrives()
{
    Client client(m_server->port());
    for (int code = 0x20; code < 0x100; ++code) {
        const char byte = static_cast<char>(code);
        if (code == 0x7f)
            continue; // A control character is refused.
        for (const QByteArray &digits :
             {QByteArray::number(code, 16), QByteArray::number(code, 16).toUpper()}) {
            const std::optional<Reply> reply = client.ask(
                get("/path/a%" + digits + "b?q=c%" + digits + 'd'));
            QVERIFY2(reply && reply->status == 200, digits.constData());
            QCOMPARE(reply->body, QByteArray("/path/a") + byte + QByteArray("b\nc") + byte + 'd');
        }
        if (code == ' ' || code == '#' || code == '%' || code == '?' || code >= 0x80)
            continue;
        const std::optional<Reply> plain = client.ask(
            get(QByteArray("/path/a") + byte + QByteArray("b?q=c") + byte + 'd'));
        QVERIFY(plain && plain->status == 200);
        QVERIFY(plain->body.startsWith(QByteArray(QByteArray("/path/a") + byte + "b\nc")));
    }
    QCOMPARE(client.ask(get("/path//a//..%2F/?q=\xc3\xa9"))->body,
             QByteArray("/path//a//..//\n\xc3\xa9"));
}

void TestRequests::asManyFieldsAsMayBeArrive()
{
    Client client(m_server->port());
    const QByteArray most = QByteArray("X: a\r\n").repeated(MaxHeaderFields - 2);
    QCOMPARE(client.ask(get("/ready", most + "Accept: text/plain\r\n"))->status, 200);
    QCOMPARE(client.ask(get("/ready", most + "X: a\r\nX: a\r\n"))->status, 431);
}

SHERIA_TEST(TestRequests)
} // namespace tst_requests
#include "tst_requests.moc"
