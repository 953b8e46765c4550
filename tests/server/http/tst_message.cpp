// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/log/requestlog.h"
#include "server/http/message/message.h"
#include "server/http/message/problem.h"
#include "server/http/routing/authenticate.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimeZone>

namespace tst_message {

using namespace sheria;
using namespace sheria::http;
using namespace Qt::StringLiterals;

class TestMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void methodsAreSpelledExactly();
    void aTargetIsTakenApart();
    void datesAreReadInAllThreeForms_data();
    void datesAreReadInAllThreeForms();
    void datesAreWrittenInOne();
    void filesAreNamed_data();
    void filesAreNamed();
    void fieldsAreReplaced();
    void problemsSayWhatClientsKnow_data();
    void problemsSayWhatClientsKnow();
    void fieldProblemsKeepTheirOrder();
    void jsonStrings_data();
    void jsonStrings();
    void credentials_data();
    void credentials();
    void theLogForgetsTheOldest();
};

void TestMessage::methodsAreSpelledExactly()
{
    for (const Method method : {Method::Get, Method::Head, Method::Options, Method::Post,
                                Method::Put, Method::Patch, Method::Delete})
        QCOMPARE(methodForName(methodName(method)), std::optional(method));
    QVERIFY(!methodForName("get"));
    QVERIFY(!methodForName("TRACE"));
}

void TestMessage::aTargetIsTakenApart()
{
    const Request request = Request::make(Method::Get, "/a%20b/c?x=1&y=%2F");
    QCOMPARE(request.rawPath, QByteArray("/a%20b/c"));
    QCOMPARE(request.path, QByteArray("/a b/c"));
    QCOMPARE(request.query.value("y"), QByteArray("/"));
}

void TestMessage::datesAreReadInAllThreeForms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("valid");

    QTest::newRow("IMF") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << true;
    QTest::newRow("RFC 850") << QByteArray("Sunday, 06-Nov-94 08:49:37 GMT") << true;
    QTest::newRow("asctime") << QByteArray("Sun Nov  6 08:49:37 1994") << true;
    QTest::newRow("ISO") << QByteArray("1994-11-06T08:49:37Z") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestMessage::datesAreReadInAllThreeForms()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, valid);
    const QDateTime expected(QDate(1994, 11, 6), QTime(8, 49, 37), QTimeZone::utc());
    const QDateTime read = fromHttpDate(text);
    QCOMPARE(read.isValid(), valid);
    if (valid)
        QCOMPARE(read, expected);
}

void TestMessage::datesAreWrittenInOne()
{
    const QDateTime when(QDate(1994, 11, 6), QTime(9, 49, 37), QTimeZone(3600));
    QCOMPARE(httpDate(when), QByteArray("Sun, 06 Nov 1994 08:49:37 GMT"));
}

void TestMessage::filesAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("token") << u"1998-55.pdf"_s << QByteArray("inline; filename=1998-55.pdf");
    QTest::newRow("blank") << u"a b.pdf"_s << QByteArray("inline; filename=\"a b.pdf\"");
    QTest::newRow("quote") << u"a\"b.pdf"_s << QByteArray("inline; filename=a_b.pdf");
    QTest::newRow("line break") << u"a\r\nb"_s << QByteArray("inline; filename=a__b");
    QTest::newRow("not ASCII") << u"Gesetz-ä.pdf"_s
                               << QByteArray("inline; filename*=UTF-8''Gesetz-%C3%A4.pdf; "
                                             "filename=Gesetz-_.pdf");
}

void TestMessage::filesAreNamed()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, value);
    QCOMPARE(contentDisposition(Disposition::Inline, name), value);
}

void TestMessage::fieldsAreReplaced()
{
    Response response = Response::json("{}");
    response.setHeader("X-A", "1").setHeader("X-B", "2").setHeader("x-a", "3");
    QCOMPARE(response.headers.size(), std::size_t(2));
    QCOMPARE(response.header("X-A").toByteArray(), QByteArray("3"));
    QVERIFY(response.header("X-C").isNull());
}

void TestMessage::problemsSayWhatClientsKnow_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("text");

    const auto row = [](const char *name, ErrorCode code, const char *detail, int status,
                        const char *text) {
        QTest::newRow(name) << code << QString::fromLatin1(detail) << status << QByteArray(text);
    };
    row("invalid", ErrorCode::InvalidArgument, "JSON parse error - x", 400, "JSON parse error - x");
    row("invalid, no detail", ErrorCode::InvalidArgument, "", 400, "Malformed request.");
    row("nobody", ErrorCode::Unauthorized, "", 401,
        "Authentication credentials were not provided.");
    row("bad token", ErrorCode::Unauthorized, "Invalid token.", 401, "Invalid token.");
    row("forbidden", ErrorCode::Forbidden, "", 403,
        "You do not have permission to perform this action.");
    row("not found", ErrorCode::NotFound, "/secret/path", 404, "Not found.");
    row("not acceptable", ErrorCode::Unsupported, "x", 406,
        "Could not satisfy the request Accept header.");
    row("conflict", ErrorCode::Conflict, "Changed.", 409, "Changed.");
    row("internal", ErrorCode::Internal, "secret", 500, "Internal server error.");
    row("corrupt", ErrorCode::Corrupt, "secret", 500, "Internal server error.");
    row("busy", ErrorCode::Unavailable, "secret", 503,
        "Service temporarily unavailable, try again later.");
}

void TestMessage::problemsSayWhatClientsKnow()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, detail);
    QFETCH(const int, status);
    QFETCH(const QByteArray, text);
    const Response response = problem(Error{code, detail});
    QCOMPARE(response.status, status);
    QCOMPARE(response.body, QByteArray("{\"detail\":\"" + text + "\"}"));
    QCOMPARE(response.contentType, QByteArray("application/json"));
    QCOMPARE(response.header("WWW-Authenticate").toByteArray(),
             QByteArray(status == 401 ? "Token" : ""));
    QCOMPARE(!response.header("Retry-After").isNull(), status == 503);
    QVERIFY(reasonPhrase(status) != "Unknown");
}

void TestMessage::fieldProblemsKeepTheirOrder()
{
    const Response response = fieldProblems(
        {{"updated_at__gte", {"Enter a valid date/time."}}, {"commenced", {"One.", "Two."}}});
    const QByteArray expected = "{\"updated_at__gte\":[\"Enter a valid date/time.\"],"
                                "\"commenced\":[\"One.\",\"Two.\"]}";
    QCOMPARE(response.status, 400);
    QCOMPARE(response.body, expected);
    QCOMPARE(throttled(std::chrono::seconds(7)).header("Retry-After").toByteArray(),
             QByteArray("7"));
    QCOMPARE(invalidPage().body, QByteArray("{\"detail\":\"Invalid page.\"}"));
}

void TestMessage::jsonStrings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("plain") << QByteArray("a") << QByteArray("\"a\"");
    QTest::newRow("quotes") << QByteArray("\"\\") << QByteArray("\"\\\"\\\\\"");
    QTest::newRow("controls") << QByteArray("\n\r\t\x01") << QByteArray("\"\\n\\r\\t\\u0001\"");
    QTest::newRow("UTF-8") << QByteArray("ä") << QByteArray("\"ä\"");
    QTest::newRow("not UTF-8") << QByteArray("\xff") << QByteArray("\"\xef\xbf\xbd\"");
    QTest::newRow("NUL") << QByteArray("\0", 1) << QByteArray("\"\\u0000\"");
}

void TestMessage::jsonStrings()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, json);
    QCOMPARE(jsonString(text), json);
}

void TestMessage::credentials_data()
{
    QTest::addColumn<QByteArray>("authorization"); // Null: none.
    QTest::addColumn<QByteArray>("cookie");
    QTest::addColumn<QByteArray>("secret"); // Empty: refused.
    QTest::addColumn<QString>("text");

    const QString none = u"Authentication credentials were not provided."_s;
    const auto row = [](const char *name, const char *authorization, const char *cookie,
                        const char *secret, const QString &text) {
        QTest::newRow(name) << QByteArray(authorization) << QByteArray(cookie) << QByteArray(secret)
                            << text;
    };
    row("none", nullptr, nullptr, "", none);
    row("token", "Token abc", nullptr, "abc", {});
    row("bearer", "Bearer abc", nullptr, "abc", {});
    row("any case", "tOKEN abc", nullptr, "abc", {});
    row("more blanks", "Token   abc", nullptr, "abc", {});
    row("scheme alone", "Token", nullptr, "", u"Invalid token header. No credentials provided."_s);
    row("scheme and blank", "Bearer ", nullptr, "",
        u"Invalid token header. No credentials provided."_s);
    row("two words", "Token a b", nullptr, "",
        u"Invalid token header. Token string should not contain spaces."_s);
    row("another scheme", "Basic abc", nullptr, "", none);
    row("no blank", "Tokenabc", nullptr, "", none);
    row("session", nullptr, "sessionid=s1", "s1", {});
    row("another scheme and session", "Basic abc", "sessionid=s1", "s1", {});
    row("token wins", "Token abc", "sessionid=s1", "abc", {});
    row("empty session", nullptr, "sessionid=", "", none);
}

void TestMessage::credentials()
{
    QFETCH(const QByteArray, authorization);
    QFETCH(const QByteArray, cookie);
    QFETCH(const QByteArray, secret);
    QFETCH(const QString, text);
    RequestHeaders headers{{"Accept", "*/*"}, {"Cookie", cookie}};
    if (!authorization.isNull())
        headers = {{"Authorization", authorization}, {"Cookie", cookie}};
    const Result<Credentials> found = credentialsOf(headers);
    QCOMPARE(bool(found), !secret.isEmpty());
    if (found) {
        QCOMPARE(found->secret, secret);
        QCOMPARE(found->kind == Credentials::Kind::Session, secret == "s1");
        return;
    }
    QCOMPARE(found.error().code, ErrorCode::Unauthorized);
    QCOMPARE(found.error().text(), text);
}

void TestMessage::theLogForgetsTheOldest()
{
    RequestLog log(3);
    QVERIFY(log.recent().empty());
    for (int i = 1; i <= 5; ++i) {
        LoggedRequest request;
        request.status = i;
        log.add(std::move(request));
    }
    const std::vector<LoggedRequest> recent = log.recent();
    QCOMPARE(recent.size(), std::size_t(3));
    QCOMPARE(recent[0].status, 5);
    QCOMPARE(recent[2].status, 3);
    QCOMPARE(log.total(), quint64(5));
}

SHERIA_TEST(TestMessage)
} // namespace tst_message
#include "tst_message.moc"
