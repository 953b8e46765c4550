// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/answer.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimeZone>

#include <zlib.h>

namespace tst_answer {

using namespace sheria::http;
using namespace Qt::StringLiterals;

const QByteArray LongText = QByteArray("The quick brown fox. ").repeated(200);

/// What the head of `answer` says of `name`; null when nothing.
QByteArray fieldOf(const QByteArray &head, const QByteArray &name)
{
    const QByteArray start = "\r\n" + name.toLower() + ": ";
    const qsizetype at = head.toLower().indexOf(start);
    if (at < 0)
        return {};
    const qsizetype from = at + start.size();
    return head.mid(from, head.indexOf("\r\n", from) - from);
}

/// What gzip member `bytes` holds; empty when it is none.
QByteArray unzipped(QByteArray bytes)
{
    constexpr int GzipOnly = 15 + 16;
    QByteArray plain(LongText.size() * 2, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, GzipOnly) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    const int result = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return result == Z_STREAM_END ? plain.first(static_cast<qsizetype>(stream.total_out))
                                  : QByteArray();
}

class TestAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void etagsMatch_data();
    void etagsMatch();
    void etagsDifferWithTheBody();
    void ranges_data();
    void ranges();
    void anAnswerIsComplete();
    void aKnownBodyIsNotSentAgain_data();
    void aKnownBodyIsNotSentAgain();
    void aKeptAnswerCarriesBothForms();
    void partsOfABody_data();
    void partsOfABody();
    void partsOfAStream();
    void bodiesAreCompressed_data();
    void bodiesAreCompressed();
    void aValueCannotAddFields();
};

void TestAnswer::etagsMatch_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("matches");

    QTest::newRow("same") << QByteArray("\"a1\"") << true;
    QTest::newRow("weak") << QByteArray("W/\"a1\"") << true;
    QTest::newRow("list") << QByteArray("\"x\", \"a1\" ,\"y\"") << true;
    QTest::newRow("any") << QByteArray("*") << true;
    QTest::newRow("compressed") << QByteArray("\"a1-gzip\"") << true;
    QTest::newRow("another") << QByteArray("\"a2\"") << false;
    QTest::newRow("unquoted") << QByteArray("a1") << false;
    QTest::newRow("comma within") << QByteArray("\"x,\"a1\"") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("lone quote") << QByteArray("\"") << false;
}

void TestAnswer::etagsMatch()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, matches);
    QCOMPARE(matchesEtag(value, "a1"), matches);
    QCOMPARE(matchesEtag(value, "a1-gzip"), matches);
}

void TestAnswer::etagsDifferWithTheBody()
{
    QCOMPARE(etagOf("abc"), etagOf("abc"));
    QVERIFY(etagOf("abc") != etagOf("abd"));
    QVERIFY(etagOf("") != etagOf(QByteArrayView("\0", 1)));
}

void TestAnswer::ranges_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("kind"); // 0 whole, 1 part, 2 unsatisfiable.
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("length");

    const auto row = [](const char *value, int kind, qint64 first = 0, qint64 length = 0) {
        QTest::newRow(value) << QByteArray(value) << kind << first << length;
    };
    row("bytes=0-0", 1, 0, 1);
    row("bytes=2-4", 1, 2, 3);
    row("Bytes=2-4", 1, 2, 3);
    row("bytes=5-", 1, 5, 5);
    row("bytes=-3", 1, 7, 3);
    row("bytes=-99", 1, 0, 10);
    row("bytes=8-99", 1, 8, 2);
    row("bytes=8-99999999999999999999", 1, 8, 2);
    row("bytes=10-", 2);
    row("bytes=99999999999999999999-", 2);
    row("bytes=-0", 2);
    row("bytes=4-2", 0);
    row("bytes=0-1,3-4", 0);
    row("bytes=-", 0);
    row("bytes=a-b", 0);
    row("bytes=--1", 0);
    row("items=0-1", 0);
    row("bytes=", 0);
    row("", 0);
}

void TestAnswer::ranges()
{
    QFETCH(const QByteArray, value);
    QFETCH(const int, kind);
    QFETCH(const qint64, first);
    QFETCH(const qint64, length);
    const std::optional<ByteRange> asked = parseRange(value, 10);
    QCOMPARE(asked.has_value(), kind != 0);
    if (kind == 1)
        QCOMPARE(asked->first, first);
    if (kind != 0)
        QCOMPARE(asked->length, length);
    QCOMPARE(parseRange("bytes=0-", 0)->length, qint64(0));
}

void TestAnswer::anAnswerIsComplete()
{
    Response response = Response::json("{}");
    response.lastModified = QDateTime(QDate(2024, 1, 2), QTime(3, 4, 5), QTimeZone::utc());
    response.setHeader("X-Own", "1");
    const Answer answer = makeAnswer(Request::make(Method::Get, "/"), response);
    QVERIFY(answer.head.startsWith("HTTP/1.1 200 OK\r\n"));
    QVERIFY(answer.head.endsWith("\r\n"));
    QVERIFY(!answer.head.contains("\r\n\r\n"));
    QCOMPARE(fieldOf(answer.head, "Content-Type"), QByteArray("application/json"));
    QCOMPARE(fieldOf(answer.head, "Content-Length"), QByteArray("2"));
    QCOMPARE(fieldOf(answer.head, "ETag"), QByteArray("\"" + etagOf("{}") + "\""));
    QCOMPARE(fieldOf(answer.head, "Last-Modified"), QByteArray("Tue, 02 Jan 2024 03:04:05 GMT"));
    QCOMPARE(fieldOf(answer.head, "Vary"), QByteArray("Accept, Cookie"));
    QCOMPARE(fieldOf(answer.head, "X-Own"), QByteArray("1"));

    const Answer empty = makeAnswer(Request::make(Method::Get, "/"), Response::noContent());
    QVERIFY(fieldOf(empty.head, "Content-Length").isNull());
    Response failed = Response::json("{}");
    failed.status = 500;
    const Answer error = makeAnswer(Request::make(Method::Get, "/"), failed);
    QVERIFY(fieldOf(error.head, "ETag").isNull());
}

void TestAnswer::aKnownBodyIsNotSentAgain_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<Method>("method");
    QTest::addColumn<int>("status");

    const auto row = [](const char *name, const char *field, const char *value, int status,
                        Method method = Method::Get) {
        QTest::newRow(name) << QByteArray(field) << QByteArray(value) << method << status;
    };
    row("same tag", "If-None-Match", "\"v1\"", 304);
    row("same tag for HEAD", "If-None-Match", "W/\"v1\"", 304, Method::Head);
    row("same tag for POST", "If-None-Match", "\"v1\"", 200, Method::Post);
    row("another tag", "If-None-Match", "\"v2\"", 200);
    row("same instant", "If-Modified-Since", "Tue, 02 Jan 2024 03:04:05 GMT", 304);
    row("later", "If-Modified-Since", "Wed, 03 Jan 2024 00:00:00 GMT", 304);
    row("earlier", "If-Modified-Since", "Tue, 02 Jan 2024 03:04:04 GMT", 200);
    row("no date", "If-Modified-Since", "yesterday", 200);
}

void TestAnswer::aKnownBodyIsNotSentAgain()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, value);
    QFETCH(const Method, method);
    QFETCH(const int, status);
    Response response = Response::json(LongText);
    response.etag = "v1";
    response.lastModified = QDateTime(QDate(2024, 1, 2), QTime(3, 4, 5, 600), QTimeZone::utc());
    const Request request = Request::make(method, "/", {{field, value}});
    const Answer answer = makeAnswer(request, response);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.body.isEmpty(), status == 304);
    QCOMPARE(fieldOf(answer.head, "Content-Length").isNull(), status == 304);
    QVERIFY(!fieldOf(answer.head, "ETag").isNull());

    // The tag decides where both are sent.
    const Request both = Request::make(Method::Get, "/",
                                       {{"If-None-Match", "\"v2\""},
                                        {"If-Modified-Since", "Wed, 03 Jan 2024 00:00:00 GMT"}});
    QCOMPARE(makeAnswer(both, response).status, 200);
}

void TestAnswer::aKeptAnswerCarriesBothForms()
{
    Response response = Response::json(LongText);
    response.etag = "v1";
    response.cacheRevision = 7;
    const Request request = Request::make(Method::Get, "/", {{"If-None-Match", "\"v1\""}});
    const Answer answer = makeAnswer(request, response);
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.notModified);
    QCOMPARE(answer.body, LongText);
    QVERIFY(answer.notModifiedHead.startsWith("HTTP/1.1 304 "));
    QVERIFY(!answer.notModifiedHead.contains("Content-Length"));
    QCOMPARE(fieldOf(answer.notModifiedHead, "ETag"), QByteArray("\"v1\""));
}

void TestAnswer::partsOfABody_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<QByteArray>("condition"); // If-Range.
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("contentRange");

    const QByteArray whole = "0123456789";
    QTest::newRow("part") << QByteArray("bytes=2-4") << QByteArray() << 206 << QByteArray("234")
                          << QByteArray("bytes 2-4/10");
    QTest::newRow("beyond") << QByteArray("bytes=10-") << QByteArray() << 416 << QByteArray()
                            << QByteArray("bytes */10");
    QTest::newRow("several") << QByteArray("bytes=0-1,4-5") << QByteArray() << 200 << whole
                             << QByteArray();
    QTest::newRow("still the same") << QByteArray("bytes=0-0") << QByteArray("\"v1\"") << 206
                                    << QByteArray("0") << QByteArray("bytes 0-0/10");
    QTest::newRow("changed") << QByteArray("bytes=0-0") << QByteArray("\"v2\"") << 200 << whole
                             << QByteArray();
    QTest::newRow("weak") << QByteArray("bytes=0-0") << QByteArray("W/\"v1\"") << 200 << whole
                          << QByteArray();
}

void TestAnswer::partsOfABody()
{
    QFETCH(const QByteArray, range);
    QFETCH(const QByteArray, condition);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, contentRange);
    Response response = Response::of("application/pdf", "0123456789");
    response.ranges = true;
    response.etag = "v1";
    RequestHeaders headers{{"Range", range}};
    if (!condition.isEmpty())
        headers = {{"Range", range}, {"If-Range", condition}};
    const Answer answer = makeAnswer(Request::make(Method::Get, "/", headers), response);
    QCOMPARE(answer.status, status);
    QCOMPARE(fieldOf(answer.head, "Content-Range"), contentRange);
    if (status != 416) {
        QCOMPARE(answer.body, body);
        QCOMPARE(fieldOf(answer.head, "Accept-Ranges"), QByteArray("bytes"));
    }
    response.ranges = false;
    QCOMPARE(makeAnswer(Request::make(Method::Get, "/", headers), response).status, 200);
}

void TestAnswer::partsOfAStream()
{
    Response response = Response::of("image/png", {});
    response.stream = {nullptr, 10};
    response.ranges = true;
    const Request request = Request::make(Method::Get, "/", {{"Range", "bytes=-4"}});
    const Answer answer = makeAnswer(request, response);
    QCOMPARE(answer.status, 206);
    QVERIFY(answer.stream);
    QCOMPARE(answer.streamOffset, qint64(6));
    QCOMPARE(answer.length, qint64(4));
    QCOMPARE(fieldOf(answer.head, "Content-Length"), QByteArray("4"));
}

void TestAnswer::bodiesAreCompressed_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("accepted");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<bool>("compressed");

    const QByteArray json = "application/json";
    QTest::newRow("JSON") << json << QByteArray("gzip") << LongText.size() << true;
    QTest::newRow("HTML") << QByteArray("text/html; charset=utf-8") << QByteArray("gzip")
                          << LongText.size() << true;
    QTest::newRow("SVG") << QByteArray("image/svg+xml") << QByteArray("gzip") << LongText.size()
                         << true;
    QTest::newRow("PDF") << QByteArray("application/pdf") << QByteArray("gzip") << LongText.size()
                         << false;
    QTest::newRow("short") << json << QByteArray("gzip") << qsizetype(1023) << false;
    QTest::newRow("long enough") << json << QByteArray("gzip") << qsizetype(1024) << true;
    QTest::newRow("refused") << json << QByteArray("gzip;q=0") << LongText.size() << false;
    QTest::newRow("not asked") << json << QByteArray() << LongText.size() << false;
}

void TestAnswer::bodiesAreCompressed()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, accepted);
    QFETCH(const qsizetype, size);
    QFETCH(const bool, compressed);
    const QByteArray body = LongText.first(size);
    Response response = Response::of(type, body);
    response.etag = "v1";
    const Answer answer = makeAnswer(
        Request::make(Method::Get, "/", {{"Accept-Encoding", accepted}}), response);
    QCOMPARE(fieldOf(answer.head, "Content-Encoding"), QByteArray(compressed ? "gzip" : ""));
    QCOMPARE(fieldOf(answer.head, "ETag"), QByteArray(compressed ? "\"v1-gzip\"" : "\"v1\""));
    QCOMPARE(fieldOf(answer.head, "Content-Length").toLongLong(), qint64(answer.body.size()));
    const bool varies = type != "application/pdf" && size >= 1024;
    QCOMPARE(fieldOf(answer.head, "Vary").contains("Accept-Encoding"), varies);
    if (!compressed) {
        QCOMPARE(answer.body, body);
        return;
    }
    QVERIFY(answer.body.size() < body.size());
    QVERIFY(answer.body.startsWith("\x1f\x8b"));
    QCOMPARE(unzipped(answer.body), body);
}

void TestAnswer::aValueCannotAddFields()
{
    Response response = Response::of("text/plain\r\nX-A: 1", "x");
    response.etag = "a\"\r\nX-B: 1";
    response.setHeader("X-C", "1\r\nX-D: 1\r\n\r\n<html>");
    const Answer answer = makeAnswer(Request::make(Method::Get, "/"), response);
    QVERIFY(!answer.head.contains("\r\nX-A"));
    QVERIFY(!answer.head.contains("\r\nX-B"));
    QVERIFY(!answer.head.contains("\r\nX-D"));
    QVERIFY(!answer.head.contains("\r\n\r\n"));
}

SHERIA_TEST(TestAnswer)
} // namespace tst_answer
#include "tst_answer.moc"
