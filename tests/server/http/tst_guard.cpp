// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/forwarded.h"
#include "server/http/connection/guard.h"
#include "server/http/connection/requestparser.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_guard {

using namespace sheria::http;

class TestGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hosts_data();
    void hosts();
    void hostsAreTakenApart_data();
    void hostsAreTakenApart();
    void origins_data();
    void origins();
    void pagesOfOtherOriginsLearnWhatTheyMayDo_data();
    void pagesOfOtherOriginsLearnWhatTheyMayDo();
};

void TestGuard::hosts_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status"); // 0: let in.
    QTest::addColumn<QByteArray>("base");

    const auto row = [](const char *name, const QByteArray &request, int status,
                        const char *base = "") {
        QTest::newRow(name) << request << status << QByteArray(base);
    };
    const auto host = [](const char *value) -> QByteArray {
        return "GET / HTTP/1.1\r\nHost: " + QByteArray(value) + "\r\n";
    };
    row("own", host("127.0.0.1:8089"), 0, "http://127.0.0.1:8089");
    row("name", host("localhost:8089"), 0, "http://localhost:8089");
    row("in capitals", host("LocalHost"), 0, "http://localhost");
    row("tunnel", host("localhost:9000"), 0, "http://localhost:9000");
    row("IPv6", host("[::1]:8089"), 0, "http://[::1]:8089");
    row("listed", host("desk.example"), 0, "http://desk.example");
    row("rebinding", host("evil.example"), 421);
    row("rebinding with port", host("evil.example:8089"), 421);
    row("suffix", host("127.0.0.1.evil.example"), 421);
    row("prefix", host("evil.localhost"), 421);
    row("another address", host("10.0.0.1"), 421);
    row("any address", host("0.0.0.0:8089"), 421);
    row("empty", host(""), 400);
    row("user", host("user@127.0.0.1"), 400);
    row("path", host("127.0.0.1/x"), 400);
    row("no port", host("127.0.0.1:"), 400);
    row("bad port", host("127.0.0.1:80a"), 400);
    row("large port", host("127.0.0.1:65536"), 400);
    row("open bracket", host("[::1"), 400);
    row("quote", host("127.0.0.1\""), 400);
    row("list", host("127.0.0.1, evil.example"), 400);
    row("old client", "GET / HTTP/1.0\r\n", 0, "http://127.0.0.1:8089");
    row("old client with host", "GET / HTTP/1.0\r\nHost: evil.example\r\n", 421);
    row("absolute target", "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n", 421);
}

void TestGuard::hosts()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    QFETCH(const QByteArray, base);
    const Guard guard({"Desk.example"}, {}, 8089);
    RequestHead head;
    QCOMPARE(parseRequestHead(request, head), 0);
    const std::optional<Response> refusal = guard.refusal(head, {});
    QCOMPARE(refusal ? refusal->status : 0, status);
    if (!refusal)
        QCOMPARE(guard.baseFor(head, {}), base);
}

void TestGuard::hostsAreTakenApart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name"); // Empty: none.

    QTest::newRow("name") << QByteArray("a-b.c") << QByteArray("a-b.c");
    QTest::newRow("port") << QByteArray("a:0") << QByteArray("a");
    QTest::newRow("IPv6") << QByteArray("[fe80::1]:65535") << QByteArray("[fe80::1]");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("port alone") << QByteArray(":80") << QByteArray();
    QTest::newRow("empty brackets") << QByteArray("[]") << QByteArray();
    QTest::newRow("open bracket") << QByteArray("[::1") << QByteArray();
    QTest::newRow("behind brackets") << QByteArray("[::1]x") << QByteArray();
    QTest::newRow("two ports") << QByteArray("a:1:2") << QByteArray();
    QTest::newRow("port beyond numbers") << QByteArray("a:65536") << QByteArray();
    QTest::newRow("too long") << QByteArray(256, 'a') << QByteArray();
}

void TestGuard::hostsAreTakenApart()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);
    QCOMPARE(hostName(text).toByteArray(), name);
}

void TestGuard::origins_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("status"); // 0: let in.

    const auto row = [](const char *name, const char *method, const QByteArray &fields,
                        int status) {
        QTest::newRow(name) << QByteArray(method) << fields << status;
    };
    const QByteArray own = "Origin: http://127.0.0.1:8089\r\n";
    const QByteArray listed = "Origin: https://desk.example\r\n";
    const QByteArray foreign = "Origin: https://evil.example\r\n";
    const QByteArray cookie = "Cookie: a=1; sessionid=x\r\n";
    const QByteArray token = "Authorization: Token x\r\n";
    row("no origin, cookie", "POST", cookie, 0);
    row("own", "POST", own + cookie, 0);
    row("own port of another name", "POST", "Origin: http://localhost:8089\r\n", 403);
    row("own name at another port", "POST", "Origin: http://127.0.0.1:9999\r\n", 403);
    row("own over TLS", "POST", "Origin: https://127.0.0.1:8089\r\n", 403);
    row("listed", "POST", listed + cookie, 0);
    row("foreign write", "POST", foreign + token, 403);
    row("foreign delete", "DELETE", foreign, 403);
    row("foreign read with token", "GET", foreign + token, 0);
    row("foreign read with nothing", "GET", foreign, 0);
    row("foreign read with cookie", "GET", foreign + cookie, 403);
    row("foreign read with another cookie", "GET", foreign + "Cookie: theme=dark\r\n", 0);
    row("foreign preflight", "OPTIONS", foreign, 0);
    row("null reads", "GET", "Origin: null\r\n", 0);
    row("null writes", "PUT", "Origin: null\r\n", 403);
    row("null reads with cookie", "HEAD", "Origin: null\r\n" + cookie, 403);
    row("a referrer is nothing", "POST", "Referer: https://evil.example/\r\n" + cookie, 0);
}

void TestGuard::origins()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, fields);
    QFETCH(const int, status);
    const Guard guard({}, {"https://desk.example"}, 8089);
    const QByteArray request = method + " / HTTP/1.1\r\nHost: 127.0.0.1:8089\r\n" + fields;
    RequestHead head;
    QCOMPARE(parseRequestHead(request, head), 0);
    const std::optional<Response> refusal = guard.refusal(head, {});
    QCOMPARE(refusal ? refusal->status : 0, status);
}

void TestGuard::pagesOfOtherOriginsLearnWhatTheyMayDo_data()
{
    QTest::addColumn<QByteArrayList>("origins");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<QByteArray>("methods");

    const QByteArray desk = "https://desk.example";
    const QByteArray plain = "GET / HTTP/1.1\r\n";
    const QByteArray get = plain + "Origin: " + desk + "\r\n";
    const QByteArray ask = "OPTIONS / HTTP/1.1\r\nOrigin: " + desk
        + "\r\nAccess-Control-Request-Method: GET\r\n";
    const QByteArrayList listed{"https://other.example", desk};
    QTest::newRow("off") << QByteArrayList() << get << QByteArray() << QByteArray();
    QTest::newRow("off, asked") << QByteArrayList() << ask << QByteArray() << QByteArray();
    QTest::newRow("no origin") << listed << plain << QByteArray() << QByteArray();
    QTest::newRow("not listed") << QByteArrayList{"https://other.example"} << get << QByteArray()
                                << QByteArray();
    QTest::newRow("listed") << listed << get << desk << QByteArray();
    QTest::newRow("listed, asked")
        << listed << ask << desk << QByteArray("GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE");
    QTest::newRow("everybody") << QByteArrayList{"*"} << get << QByteArray("*") << QByteArray();
    QTest::newRow("everybody, asked")
        << QByteArrayList{"*"} << ask << QByteArray("*") << QByteArray("GET, HEAD, OPTIONS");
}

void TestGuard::pagesOfOtherOriginsLearnWhatTheyMayDo()
{
    QFETCH(const QByteArrayList, origins);
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, origin);
    QFETCH(const QByteArray, methods);
    const Guard guard({}, origins, 8089);
    const QByteArray bytes = request + "Host: 127.0.0.1:8089\r\n";
    RequestHead head;
    QCOMPARE(parseRequestHead(bytes, head), 0);
    const QByteArray fields = guard.crossOriginFields(head);
    QVERIFY(!fields.contains("Credentials"));
    QCOMPARE(fields.contains("Vary: Origin\r\n"), !origins.isEmpty());
    QCOMPARE(fields.contains("Access-Control-Allow-Origin: "), !origin.isEmpty());
    QVERIFY(origin.isEmpty()
            || fields.contains(QByteArray("Access-Control-Allow-Origin: " + origin + "\r\n")));
    QCOMPARE(fields.contains("Access-Control-Allow-Methods: "), !methods.isEmpty());
    QVERIFY(methods.isEmpty()
            || fields.contains(QByteArray("Access-Control-Allow-Methods: " + methods + "\r\n")));
    QCOMPARE(fields.contains("Access-Control-Allow-Headers: Accept, Authorization,"),
             !methods.isEmpty());
    QCOMPARE(fields.contains("Access-Control-Expose-Headers: "),
             !origin.isEmpty() && methods.isEmpty());
}

SHERIA_TEST(TestGuard)
} // namespace tst_guard
#include "tst_guard.moc"
