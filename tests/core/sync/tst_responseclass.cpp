// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/address.h"
#include "core/sync/source/responseclass.h"
#include "core/sync/source/settings.h"
#include "core/sync/source/upstream.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_responseclass {

using namespace sheria;
using namespace sheria::sync;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

/// What is thought of answers and addresses: no network.
class TestResponseClass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judges_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Expected>("expected");
        QTest::addColumn<ResponseClass>("judgement");
        const QByteArray json = "application/json";
        const QByteArray html = "text/html; charset=utf-8";
        const QByteArray page = "<!DOCTYPE html><html><body>Not found</body></html>";
        QTest::newRow("json") << 200 << json << "{}"_ba << Expected::Json << ResponseClass::Good;
        QTest::newRow("no json") << 200 << json << "{"_ba << Expected::Json
                                 << ResponseClass::Strange;
        QTest::newRow("an array") << 200 << json << "[]"_ba << Expected::Json
                                  << ResponseClass::Strange;
        QTest::newRow("sign-in") << 200 << html << page << Expected::Json << ResponseClass::Strange;
        QTest::newRow("xml") << 200 << "application/xml"_ba
                             << "<a/>"_ba << Expected::Xml << ResponseClass::Good;
        QTest::newRow("page for xml")
            << 200 << "application/xml"_ba << page << Expected::Xml << ResponseClass::Strange;
        QTest::newRow("nothing for xml") << 200 << "application/xml"_ba
                                         << ""_ba << Expected::Xml << ResponseClass::Strange;
        QTest::newRow("image") << 200 << "image/png"_ba
                               << "x"_ba << Expected::File << ResponseClass::Good;
        QTest::newRow("empty file") << 200 << "image/png"_ba
                                    << ""_ba << Expected::File << ResponseClass::Good;
        QTest::newRow("page for image")
            << 200 << html << page << Expected::File << ResponseClass::Strange;
        QTest::newRow("404") << 404 << json << R"({"detail":"Not found."})"_ba << Expected::Xml
                             << ResponseClass::Absent;
        QTest::newRow("soft 404") << 404 << html << page << Expected::Json
                                  << ResponseClass::Strange;
        QTest::newRow("404 of a stranger")
            << 404 << json << R"({"error":"no"})"_ba << Expected::Json << ResponseClass::Strange;
        QTest::newRow("401") << 401 << json << R"({"detail":"x"})"_ba << Expected::Json
                             << ResponseClass::Refused;
        QTest::newRow("403") << 403 << json << R"({"detail":"x"})"_ba << Expected::Json
                             << ResponseClass::Forbidden;
        QTest::newRow("403 of a proxy")
            << 403 << html << page << Expected::Json << ResponseClass::Strange;
        QTest::newRow("429") << 429 << html << page << Expected::Json << ResponseClass::Later;
        QTest::newRow("502") << 502 << html << page << Expected::Json << ResponseClass::Later;
        QTest::newRow("400") << 400 << json << R"({"detail":"x"})"_ba << Expected::Json
                             << ResponseClass::Useless;
        QTest::newRow("304") << 304 << ""_ba
                             << ""_ba << Expected::Xml << ResponseClass::NotModified;
    }
    void judges()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(Expected, expected);
        Answer answer;
        answer.end = Answer::End::Answered;
        answer.status = status;
        answer.contentType = type;
        answer.body = body;
        QTEST(judge(answer, expected), "judgement");
    }

    void aBadCertificateIsExplainedAndNotTriedAgain()
    {
        Answer answer;
        answer.end = Answer::End::NotSecure;
        answer.note = u"The certificate is self-signed"_s;
        const ResponseClass judgement = judge(answer, Expected::Json);
        QVERIFY(!delayBefore({}, judgement, 1, "u", milliseconds(0)));
        QVERIFY(complaint(answer, judgement).english().contains(u"self-signed"_s));
        QVERIFY(complaint(answer, judgement).english().contains(u"nothing was sent"_s));
    }

    void waitsLongerEachTimeAndNoLongerThanAllowed()
    {
        RetryRule rule;
        rule.attempts = 20;
        rule.seed = 7;
        milliseconds before(0);
        for (int made = 1; made < 20; ++made) {
            const auto delay = delayBefore(rule, ResponseClass::Later, made, "u", milliseconds(0));
            QVERIFY(delay);
            const milliseconds plain = std::min<milliseconds>(rule.longest,
                                                              rule.first * (1LL << (made - 1)));
            QVERIFY(*delay >= plain * 3 / 4);
            QVERIFY(*delay <= plain * 5 / 4);
            QVERIFY(made > 6 || *delay > before); // Until the longest is reached.
            before = *delay;
        }
        QVERIFY(!delayBefore(rule, ResponseClass::Later, 20, "u", milliseconds(0)));
    }

    void theSameSeedWaitsTheSame()
    {
        RetryRule rule;
        const auto delay = [&rule](quint64 seed, const char *url) {
            rule.seed = seed;
            return delayBefore(rule, ResponseClass::Later, 1, url, milliseconds(0)).value().count();
        };
        QCOMPARE(delay(1, "a"), delay(1, "a"));
        QVERIFY(delay(1, "a") != delay(2, "a") || delay(1, "b") != delay(2, "b"));
        QVERIFY(delay(1, "a") != delay(1, "b") || delay(1, "a") != delay(1, "c"));
    }

    void honoursRetryAfter()
    {
        const QDateTime now(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);
        QCOMPARE(net::retryAfter("7", now), milliseconds(7000));
        QCOMPARE(net::retryAfter("Fri, 05 Jan 2024 08:00:30 GMT", now), milliseconds(30'000));
        QCOMPARE(net::retryAfter("Fri, 05 Jan 2024 07:00:30 GMT", now), milliseconds(0));
        QCOMPARE(net::retryAfter("soon", now), milliseconds(0));
        QCOMPARE(net::retryAfter("-4", now), milliseconds(0));
        QCOMPARE(net::retryAfter("-99999999999999999999", now), milliseconds(0));
        QCOMPARE(net::retryAfter("", now), milliseconds(0));
        QCOMPARE(net::retryAfter("-", now), milliseconds(0));
        // More than anybody waits, however it is said.
        for (const char *much :
             {"86401", "999999999", "99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"})
            QVERIFY2(!delayBefore({}, ResponseClass::Later, 1, "u", net::retryAfter(much, now)),
                     much);
        QCOMPARE(delayBefore({}, ResponseClass::Later, 1, "u", milliseconds(7000)),
                 std::optional(milliseconds(7000)));
        QVERIFY(!delayBefore({}, ResponseClass::Later, 1, "u", std::chrono::hours(1)));
    }

    /// Also the two forms that nobody should write any more.
    void readsHttpDates_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QDateTime>("date");
        const QDateTime date(QDate(2024, 1, 5), QTime(8, 0, 30), Qt::UTC);
        QTest::newRow("usual") << "Fri, 05 Jan 2024 08:00:30 GMT"_ba << date;
        QTest::newRow("RFC 850") << "Friday, 05-Jan-24 08:00:30 GMT"_ba << date;
        QTest::newRow("asctime") << "Fri Jan  5 08:00:30 2024"_ba << date;
        QTest::newRow("asctime, two digits") << "Mon Jan 15 08:00:30 2024"_ba << date.addDays(10);
        QTest::newRow("another zone") << "Fri, 05 Jan 2024 08:00:30 CET"_ba << QDateTime();
        QTest::newRow("a number") << "1704441630"_ba << QDateTime();
        QTest::newRow("ISO") << "2024-01-05T08:00:30Z"_ba << QDateTime();
        QTest::newRow("nothing") << ""_ba << QDateTime();
    }
    void readsHttpDates()
    {
        QFETCH(QByteArray, text);
        QFETCH(QDateTime, date);
        QCOMPARE(net::httpDate(text).isValid(), date.isValid());
        if (date.isValid())
            QCOMPARE(net::httpDate(text), date);
    }

    void readsEntityTags_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("tag");
        QTest::newRow("strong") << "\"abc\""_ba
                                << "\"abc\""_ba;
        QTest::newRow("weak") << "W/\"abc\""_ba
                              << "W/\"abc\""_ba;
        QTest::newRow("blanks around it") << " \"abc\" "_ba
                                          << "\"abc\""_ba;
        QTest::newRow("empty") << "\"\""_ba
                               << "\"\""_ba;
        QTest::newRow("no quotes") << "abc"_ba
                                   << ""_ba;
        QTest::newRow("one quote") << "\""_ba
                                   << ""_ba;
        QTest::newRow("cut off") << "\"abc"_ba
                                 << ""_ba;
        QTest::newRow("a quote inside") << "\"a\"bc\""_ba
                                        << ""_ba;
        QTest::newRow("a blank inside") << "\"a bc\""_ba
                                        << ""_ba;
        QTest::newRow("a control character") << "\"a\x01\""_ba
                                             << ""_ba;
        QTest::newRow("two") << "\"a\", \"b\""_ba
                             << ""_ba;
        QTest::newRow("a small w") << "w/\"abc\""_ba
                                   << ""_ba;
        QTest::newRow("any") << "*"_ba
                             << ""_ba;
        QTest::newRow("nothing") << ""_ba
                                 << ""_ba;
        QTest::newRow("endless") << QByteArray('"' + QByteArray(4000, 'a') + '"') << ""_ba;
    }
    void readsEntityTags()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, tag);
        QCOMPARE(sync::entityTag(field), tag);
    }

    void readsBaseAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("base"); // Empty: refused.
        QTest::newRow("plain") << u"https://api.example.org"_s << "https://api.example.org"_ba;
        QTest::newRow("v3") << u" https://Api.Example.org/v3/ "_s << "https://api.example.org"_ba;
        QTest::newRow("v2") << u"http://h:8089/v2"_s << "http://h:8089"_ba;
        QTest::newRow("prefix") << u"https://h/a/b/v3"_s << "https://h/a/b"_ba;
        QTest::newRow("port") << u"https://h:443/"_s << "https://h"_ba;
        QTest::newRow("IPv6") << u"http://[::1]:8089/"_s << "http://[::1]:8089"_ba;
        QTest::newRow("no scheme") << u"api.example.org"_s << "https://api.example.org"_ba;
        QTest::newRow("host and port")
            << u"api.example.org:8443/v3"_s << "https://api.example.org:8443"_ba;
        QTest::newRow("this computer") << u"127.0.0.1:8089"_s << "http://127.0.0.1:8089"_ba;
        QTest::newRow("localhost") << u"localhost:8089"_s << "http://localhost:8089"_ba;
        QTest::newRow("IPv6, no scheme") << u"[::1]:8089"_s << "http://[::1]:8089"_ba;
        QTest::newRow("as given") << u"https://127.0.0.1:8089"_s << "https://127.0.0.1:8089"_ba;
        QTest::newRow("a password, no scheme") << u"a:b@h"_s << ""_ba;
        QTest::newRow("a script") << u"javascript:alert(1)"_s << ""_ba;
        QTest::newRow("a path") << u"/v3"_s << ""_ba;
        QTest::newRow("other scheme") << u"ftp://h"_s << ""_ba;
        QTest::newRow("password") << u"https://a:b@h"_s << ""_ba;
        QTest::newRow("query") << u"https://h?a=1"_s << ""_ba;
        QTest::newRow("nothing") << u""_s << ""_ba;
    }
    void readsBaseAddresses()
    {
        QFETCH(QString, text);
        const Result<QByteArray> base = baseFrom(text);
        QTEST(base ? *base : QByteArray(), "base");
    }

    void knowsItsOwnHost_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("same") << "https://h/x"_ba << true;
        QTest::newRow("default port") << "https://h:443/x"_ba << true;
        QTest::newRow("other host") << "https://h.evil/x"_ba << false;
        QTest::newRow("other scheme") << "http://h/x"_ba << false;
        QTest::newRow("other port") << "https://h:444/x"_ba << false;
        QTest::newRow("disguised") << "https://h@evil/x"_ba << false;
        QTest::newRow("with a name") << "https://me@h/x"_ba << false;
        QTest::newRow("none") << "/x"_ba << false;
    }
    void knowsItsOwnHost()
    {
        QFETCH(QByteArray, url);
        QTEST(isSameOrigin(url, "https://h/a"), "isSame");
    }

    void selects_data()
    {
        QTest::addColumn<QByteArray>("selection");
        QTest::addColumn<bool>("covers"); // /akn/za-cpt/act/2004/1, eng
        QTest::newRow("all") << "{}"_ba << true;
        QTest::newRow("its place") << R"({"places":["za-cpt"]})"_ba << true;
        QTest::newRow("its country alone") << R"({"places":["za"]})"_ba << false;
        QTest::newRow("its country and below") << R"({"places":["xa","za-*"]})"_ba << true;
        QTest::newRow("another") << R"({"places":["xa-*"]})"_ba << false;
        QTest::newRow("nature") << R"({"natures":["act"]})"_ba << true;
        QTest::newRow("other nature") << R"({"natures":["judgment"]})"_ba << false;
        QTest::newRow("language") << R"({"languages":["fra","eng"]})"_ba << true;
        QTest::newRow("other language") << R"({"languages":["fra"]})"_ba << false;
    }
    void selects()
    {
        QFETCH(QByteArray, selection);
        const Result<Selection> read = Selection::parse(selection);
        QVERIFY(read);
        const FrbrUri work = *FrbrUri::parse("/akn/za-cpt/act/2004/1");
        QTEST(read->covers(work, "eng"), "covers");
        QCOMPARE(Selection::parse(read->toJson())->toJson(), read->toJson());
    }

    void refusesAPlaceThatIsNone()
    {
        QVERIFY(!Selection::parse(R"({"places":["South Africa"]})"));
        QVERIFY(!Selection::parse(R"({"places":["*"]})"));
    }
};

SHERIA_TEST(TestResponseClass)
} // namespace tst_responseclass
#include "tst_responseclass.moc"
