// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/requestparser.h"
#include "server/http/message/limits.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_requestparser {

using namespace sheria::http;

using State = RequestParser::State;

constexpr qint64 MaxBody = 1000;

/// Feeds `bytes` in pieces of `step` until a request is complete or refused; what is left stays.
void feedAll(RequestParser &parser, QByteArray &bytes, qsizetype step)
{
    while (parser.advance() && parser.state() == State::Body) {}
    while (!bytes.isEmpty() && parser.state() != State::Complete
           && parser.state() != State::Failed) {
        parser.append(bytes.first(std::min(step, bytes.size())));
        bytes.remove(0, step);
        while (parser.advance() && parser.state() == State::Body) {}
    }
}

class TestRequestParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsARequestHoweverItIsCut_data();
    void readsARequestHoweverItIsCut();
    void takesTargetsAsTheyCome_data();
    void takesTargetsAsTheyCome();
    void bodies_data();
    void bodies();
    void refuses_data();
    void refuses();
    void refusesWhatIsTooLong_data();
    void refusesWhatIsTooLong();
    void goesOnWithTheNextRequest();
    void stopsOnceAtTheEndOfTheHead();
    void keepsAlive_data();
    void keepsAlive();
    void anAbsoluteTargetNamesItsHost();
};

void TestRequestParser::readsARequestHoweverItIsCut_data()
{
    QTest::addColumn<qsizetype>("step");
    for (const qsizetype step : {1, 2, 3, 7, 50, 1000})
        QTest::addRow("%lld", static_cast<long long>(step)) << step;
}

void TestRequestParser::readsARequestHoweverItIsCut()
{
    QFETCH(const qsizetype, step);
    QByteArray bytes = "\r\nPOST /v3/akn/xa?x=%20 HTTP/1.1\r\nHost: 127.0.0.1:80\r\n"
                       "Accept:\t text/html \r\nContent-Length: 5\r\nX-Empty:\r\n\r\nhelloGET";
    RequestParser parser(MaxBody);
    feedAll(parser, bytes, step);
    QCOMPARE(parser.state(), State::Complete);
    const RequestHead &head = parser.head();
    QCOMPARE(head.method, Method::Post);
    QCOMPARE(head.target.toByteArray(), QByteArray("/v3/akn/xa?x=%20"));
    QCOMPARE(head.host.toByteArray(), QByteArray("127.0.0.1:80"));
    QCOMPARE(head.value("accept").toByteArray(), QByteArray("text/html"));
    QVERIFY(!head.value("X-Empty").isNull());
    QVERIFY(head.value("X-None").isNull());
    QCOMPARE(parser.body(), QByteArray("hello"));
    QCOMPARE(head.fields.size(), qsizetype(4));
    QCOMPARE(head.value("ACCEPT").toByteArray(), QByteArray("text/html"));

    // What came of the next request is not lost.
    parser.next();
    bytes += " /x HTTP/1.1\r\nHost: a\r\n\r\n";
    feedAll(parser, bytes, step);
    QCOMPARE(parser.state(), State::Complete);
    QCOMPARE(parser.head().target.toByteArray(), QByteArray("/x"));
    QVERIFY(!parser.hasInput() && bytes.isEmpty());
}

/// Clients send what they were given: it names nothing, or something, but it is no bad request.
void TestRequestParser::takesTargetsAsTheyCome_data()
{
    QTest::addColumn<QByteArray>("target");
    for (const char *target : {"/~chp_1->chp_3", "/<x>", "/\"x\"", "/a\\b", "/a|b^c`{d}[e]",
                               "/\xc3\xa9", "/!main~sec_1", "/?q=<a>\"b\"", "/a@:1,2;3=4&5'(6)*+$"})
        QTest::newRow(target) << QByteArray(target);
}

void TestRequestParser::takesTargetsAsTheyCome()
{
    QFETCH(const QByteArray, target);
    QByteArray bytes = "GET " + target + " HTTP/1.1\r\nHost: a\r\n\r\n";
    RequestParser parser(MaxBody);
    feedAll(parser, bytes, 1000);
    QCOMPARE(parser.state(), State::Complete);
    QCOMPARE(parser.head().target.toByteArray(), target);
}

void TestRequestParser::bodies_data()
{
    QTest::addColumn<QByteArray>("framing");
    QTest::addColumn<QByteArray>("body");

    const QByteArray chunked = "Transfer-Encoding: chunked\r\n\r\n";
    QTest::newRow("none") << QByteArray("\r\n") << QByteArray();
    QTest::newRow("zero") << QByteArray("Content-Length: 0\r\n\r\n") << QByteArray();
    QTest::newRow("sized") << QByteArray("Content-Length: 3\r\n\r\nabc") << QByteArray("abc");
    QTest::newRow("chunks") << QByteArray(chunked + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
                            << QByteArray("abcde");
    QTest::newRow("hexadecimal") << QByteArray(chunked + "0A\r\n0123456789\r\n0\r\n\r\n")
                                 << QByteArray("0123456789");
    QTest::newRow("extension") << QByteArray(chunked + "1;a=\"b\"\r\nx\r\n0;c\r\n\r\n")
                               << QByteArray("x");
    QTest::newRow("trailer") << QByteArray(chunked + "1\r\nx\r\n0\r\nA: b\r\nC: d\r\n\r\n")
                             << QByteArray("x");
    QTest::newRow("no chunk") << QByteArray(chunked + "0\r\n\r\n") << QByteArray();
    QTest::newRow("CRLF within") << QByteArray(chunked + "4\r\n\r\n\r\n\r\n0\r\n\r\n")
                                 << QByteArray("\r\n\r\n");
}

void TestRequestParser::bodies()
{
    QFETCH(const QByteArray, framing);
    QFETCH(const QByteArray, body);
    for (const qsizetype step : {1, 5, 1000}) {
        QByteArray bytes = "POST / HTTP/1.1\r\nHost: a\r\n" + framing;
        RequestParser parser(MaxBody);
        feedAll(parser, bytes, step);
        QCOMPARE(parser.state(), State::Complete);
        QCOMPARE(parser.body(), body);
        QVERIFY(bytes.isEmpty() && !parser.hasInput());
    }
}

void TestRequestParser::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");

    const auto row = [](const char *name, const QByteArray &bytes, int status) {
        QTest::newRow(name) << bytes << status;
    };
    const QByteArray get = "GET / HTTP/1.1\r\nHost: a\r\n";
    row("garbage", "\x16\x03\x01\x02", 400);
    row("lower case", "get / HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("HTTP/0.9", "GET /\r\n\r\n", 400);
    row("no target", "GET HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("two blanks", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("blank at the end", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n", 400);
    row("HTTP/2", "PRI * HTTP/2.0\r\n\r\n", 505);
    row("HTTP/9.9", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", 505);
    row("no version", "GET / HTTP/x\r\nHost: a\r\n\r\n", 400);
    row("lower-case version", "GET / http/1.1\r\nHost: a\r\n\r\n", 400);
    row("unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501);
    row("TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 501);
    row("CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 501);
    row("bad method", "GE(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("no host", "GET / HTTP/1.1\r\n\r\n", 400);
    row("two hosts", get + "Host: a\r\n\r\n", 400);
    row("bare LF", "GET / HTTP/1.1\nHost: a\n\n", 400);
    row("one bare LF", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", 400);
    row("bare CR", get + "X: a\rb\r\n\r\n", 400);
    row("NUL in a value", get + QByteArray("X: a\0b\r\n\r\n", 10), 400);
    row("NUL in the target", QByteArray("GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n", 31), 400);
    row("NUL in a name", get + QByteArray("X\0: a\r\n\r\n", 9), 400);
    row("obs-fold", get + "X: a\r\n b\r\n\r\n", 400);
    row("blank before the colon", get + "X : a\r\n\r\n", 400);
    row("no colon", get + "X\r\n\r\n", 400);
    row("no name", get + ": a\r\n\r\n", 400);
    row("name with a quote", get + "X\": a\r\n\r\n", 400);
    row("both lengths", get + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n", 400);
    row("negative length", get + "Content-Length: -5\r\n\r\n", 400);
    row("signed length", get + "Content-Length: +5\r\n\r\n", 400);
    row("empty length", get + "Content-Length:\r\n\r\n", 400);
    row("hexadecimal length", get + "Content-Length: 0x5\r\n\r\n", 400);
    row("length list", get + "Content-Length: 5, 5\r\n\r\n", 400);
    row("two lengths", get + "Content-Length: 5\r\nContent-Length: 5\r\n\r\n", 400);
    row("length beyond numbers", get + "Content-Length: 99999999999999999999\r\n\r\n", 413);
    row("length beyond the limit", get + "Content-Length: 1001\r\n\r\n", 413);
    row("gzip coding", get + "Transfer-Encoding: gzip, chunked\r\n\r\n", 501);
    row("two codings", get + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
        400);
    row("chunked in 1.0", "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400);
    row("another expectation", get + "Expect: 200-ok\r\n\r\n", 417);
    row("bad escape", "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("cut escape", "GET /%2 HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("encoded NUL", "GET /a%00 HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("control in the target", "GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("DEL in the target", "GET /\x7f HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("fragment in the target", "GET /#x HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("relative target", "GET x HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("another scheme", "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("asterisk for GET", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    row("too many blank lines", "\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    const QByteArray chunked = get + "Transfer-Encoding: chunked\r\n\r\n";
    row("bad chunk size", chunked + "xyz\r\n", 400);
    row("negative chunk size", chunked + "-1\r\n", 400);
    row("empty chunk size", chunked + "\r\n", 400);
    row("prefixed chunk size", chunked + "0x1\r\n", 400);
    row("chunk size too long", chunked + "000000001\r\n", 400);
    row("chunk with bare LF", chunked + "1\nx", 400);
    row("chunk that does not end", chunked + "1\r\nxy\r\n", 400);
    row("chunk extension with NUL", chunked + QByteArray("1;\0\r\nx", 6), 400);
    row("chunks beyond the limit", chunked + "3e8\r\n" + QByteArray(1000, 'x') + "\r\n1\r\n", 413);
    row("one chunk beyond the limit", chunked + "ffffffff\r\n", 413);
}

void TestRequestParser::refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    for (const qsizetype step : {1, 4, 10'000}) {
        QByteArray rest = bytes;
        RequestParser parser(MaxBody);
        feedAll(parser, rest, step);
        QCOMPARE(parser.state(), State::Failed);
        QCOMPARE(parser.failure(), status);
    }
}

void TestRequestParser::refusesWhatIsTooLong_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("repeated");
    QTest::addColumn<int>("status");

    const QByteArray get = "GET / HTTP/1.1\r\nHost: a\r\n";
    QTest::newRow("target") << QByteArray("GET /") << QByteArray("aaaaaaaaaa") << 414;
    QTest::newRow("method") << QByteArray("GET") << QByteArray("GET") << 414;
    QTest::newRow("one field") << QByteArray(get + "X: ") << QByteArray("aaaaaaaaaa") << 431;
    QTest::newRow("many fields") << get << QByteArray("X: a\r\n") << 431;
    QTest::newRow("chunk line") << QByteArray(get + "Transfer-Encoding: chunked\r\n\r\n1;")
                                << QByteArray("xxxxxxxxxx") << 400;
    QTest::newRow("trailer") << QByteArray(get + "Transfer-Encoding: chunked\r\n\r\n0\r\n")
                             << QByteArray("X: aaaaaaaaaaaaaaaaa\r\n") << 431;
}

void TestRequestParser::refusesWhatIsTooLong()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, repeated);
    QFETCH(const int, status);
    RequestParser parser(MaxBody);
    QByteArray bytes = begin;
    qsizetype sent = 0;
    while (parser.state() != State::Failed && sent < 4 * MaxHeadBytes) {
        sent += bytes.size();
        feedAll(parser, bytes, bytes.size());
        bytes = repeated;
    }
    QCOMPARE(parser.state(), State::Failed);
    QCOMPARE(parser.failure(), status);
    QVERIFY(sent <= MaxHeadBytes + 100);

    // 101 fields that fit well into the size of a head.
    RequestParser counting(MaxBody);
    QByteArray fields = "GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("X: a\r\n").repeated(100)
        + "\r\n";
    feedAll(counting, fields, fields.size());
    QCOMPARE(counting.failure(), 431);
}

void TestRequestParser::goesOnWithTheNextRequest()
{
    QByteArray bytes = "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n"
                       "POST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nxy"
                       "\r\n"
                       "GET /3 HTTP/1.1\r\nHost: a\r\n\r\n";
    RequestParser parser(MaxBody);
    QByteArrayList targets;
    for (int i = 0; i < 3; ++i) {
        feedAll(parser, bytes, 9);
        QCOMPARE(parser.state(), State::Complete);
        targets << parser.head().target.toByteArray() + parser.body();
        parser.next();
        QCOMPARE(parser.state(), State::Idle);
    }
    QCOMPARE(targets, (QByteArrayList{"/1", "/2xy", "/3"}));
    QVERIFY(bytes.isEmpty() && !parser.hasInput());
}

void TestRequestParser::stopsOnceAtTheEndOfTheHead()
{
    const QByteArray head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\n"
                            "Content-Length: 2\r\n\r\n";
    RequestParser parser(MaxBody);
    parser.append(QByteArray(head + "x"));
    QVERIFY(parser.advance());
    QCOMPARE(parser.state(), State::Body);
    QVERIFY(parser.head().expectsContinue);
    QVERIFY(parser.hasInput());
    QVERIFY(!parser.advance());
    QCOMPARE(parser.state(), State::Body);
    parser.append("y");
    QVERIFY(parser.advance());
    QCOMPARE(parser.state(), State::Complete);
    QCOMPARE(parser.body(), QByteArray("xy"));
    QCOMPARE(parser.head().host.toByteArray(), QByteArray("a"));
}

void TestRequestParser::keepsAlive_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("connection");
    QTest::addColumn<bool>("keeps");

    QTest::newRow("1.1") << QByteArray("1.1") << QByteArray() << true;
    QTest::newRow("1.1 close") << QByteArray("1.1") << QByteArray("close") << false;
    QTest::newRow("1.1 Close, TE") << QByteArray("1.1") << QByteArray("TE, Close") << false;
    QTest::newRow("1.1 upgrade") << QByteArray("1.1") << QByteArray("Upgrade") << true;
    QTest::newRow("1.0") << QByteArray("1.0") << QByteArray() << false;
    QTest::newRow("1.0 keep-alive") << QByteArray("1.0") << QByteArray("Keep-Alive") << true;
    QTest::newRow("1.7") << QByteArray("1.7") << QByteArray() << true;
}

void TestRequestParser::keepsAlive()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, connection);
    QFETCH(const bool, keeps);
    QByteArray bytes = "GET / HTTP/" + version + "\r\nHost: a\r\n";
    if (!connection.isEmpty())
        bytes += "Connection: " + connection + "\r\n";
    RequestHead head;
    QCOMPARE(parseRequestHead(bytes, head), 0);
    QCOMPARE(head.keepAlive, keeps);
}

void TestRequestParser::anAbsoluteTargetNamesItsHost()
{
    RequestHead head;
    QCOMPARE(parseRequestHead("GET HTTP://evil:1/a?b HTTP/1.1\r\nHost: good\r\n", head), 0);
    QCOMPARE(head.host.toByteArray(), QByteArray("evil:1"));
    QCOMPARE(head.target.toByteArray(), QByteArray("/a?b"));
    QCOMPARE(parseRequestHead("OPTIONS * HTTP/1.1\r\nHost: good\r\n", head), 0);
    QCOMPARE(head.target.toByteArray(), QByteArray("*"));
    QCOMPARE(parseRequestHead("GET / HTTP/1.0\r\n", head), 0);
    QVERIFY(head.host.isEmpty());
}

SHERIA_TEST(TestRequestParser)
} // namespace tst_requestparser
#include "tst_requestparser.moc"
