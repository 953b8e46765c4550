// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/access/accountqueries.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_admission {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Who is let in, and what others read. Source: server/API.md section 2.15.
class TestAdmission : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void credentialsAreAskedFor_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value"); // "@" stands for the token.
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("detail");
        const auto row = [](const char *title, const char *name, const char *value, int status,
                            const char *detail = "") {
            QTest::newRow(title) << QByteArray(name) << QByteArray(value) << status
                                 << QByteArray(detail);
        };
        const char *none = "Authentication credentials were not provided.";
        row("nothing", "", "", 401, none);
        row("another scheme", "Authorization", "Basic abc", 401, none);
        row("unknown", "Authorization", "Token 0000000000000000000000000000000000000000", 401,
            "Invalid token.");
        row("no token", "Authorization", "Token", 401,
            "Invalid token header. No credentials provided.");
        row("blanks", "Authorization", "Token a b", 401,
            "Invalid token header. Token string should not contain spaces.");
        row("unknown cookie", "Cookie", "sessionid=abc", 401, "Invalid token.");
        row("Token", "Authorization", "Token @", 200);
        row("token", "Authorization", "tOkEn @", 200);
        row("Bearer", "Authorization", "Bearer @", 200);
        row("cookie", "Cookie", "a=b; sessionid=@", 200);
    }
    void credentialsAreAskedFor()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, detail);
        ApiClient::Headers headers;
        if (!name.isEmpty())
            headers.append({name, value.replace("@", m_fixture.token())});
        for (const char *target :
             {"/v3", "/v3/places", "/v3/places/xa", "/v3/work-expressions",
              "/v3/places/xa/work-expressions", "/v3/taxonomy-topics", "/v3/enrichment-datasets",
              "/v3/akn/xa/", "/v3/akn/xa/act/2004/17", "/v3/akn/xa/act/2004/17/toc",
              "/v3/akn/xa/act/2004/17/media/a.png", "/v3/akn/xa/act/2004/17/~chp_1.html"}) {
            const Reply reply = m_fixture.stranger().get(target, headers);
            QTEST(reply.status, "status");
            if (detail.isEmpty())
                continue;
            QCOMPARE(reply.body, "{\"detail\":\"" + detail + "\"}");
            QCOMPARE(reply.header("www-authenticate"), "Token"_ba);
        }
    }

    void anUnknownPlaceIsUnknownToEverybody_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {"/v3/places/xc", "/v3/places/xc/work-expressions", "/v3/akn/xc/",
                                   "/v3/akn/xc/act/2004/17", "/v3/akn/xa-hill/act/2004/17/toc"})
            QTest::newRow(target) << QByteArray(target);
    }
    void anUnknownPlaceIsUnknownToEverybody()
    {
        QCOMPARE(m_fixture.stranger().get(QTest::currentDataTag()).status, 404);
    }

    void whatIsUnknownInAKnownPlaceIsNotTold()
    {
        QCOMPARE(m_fixture.stranger().get("/v3/akn/xa/act/1950/1").status, 401);
    }

    void anAnswerIsNotKeptForStrangers()
    {
        const QByteArray target = "/v3/akn/xa/act/2004/17.json";
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(m_fixture.client().get(target).status, 200);
            QCOMPARE(m_fixture.stranger().get(target).status, 401);
        }
    }

    void aRevokedTokenIsRefusedAtOnce()
    {
        const QByteArray secret = must(m_fixture.api().authenticator().issueToken(u"guest"_s));
        ApiClient guest(m_fixture.port(), secret);
        QCOMPARE(guest.get("/v3/places").status, 200);
        store::Database db = must(m_fixture.library().openReader());
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        must(accounts.revokeToken(must(store::listTokens(db)).back().id));
        const Reply reply = guest.get("/v3/places");
        QCOMPARE(reply.status, 401);
        QCOMPARE(reply.body, "{\"detail\":\"Invalid token.\"}"_ba);
    }

    void aBrowserSignsInAndOut()
    {
        ApiClient browser = m_fixture.stranger();
        const Reply in = browser.send("POST", "/session", {{"Content-Type", "application/json"}},
                                      "{\"token\":\"" + m_fixture.token() + "\"}");
        QCOMPARE(in.status, 200);
        const QByteArray set = in.header("set-cookie");
        QVERIFY(set.startsWith("sheria_session_"));
        QVERIFY(set.contains("HttpOnly") && set.contains("SameSite=Strict"));
        QVERIFY(!set.contains(m_fixture.token()));
        const ApiClient::Headers cookie{{"Cookie", set.left(set.indexOf(';'))}};
        QCOMPARE(browser.get("/v3/places", cookie).status, 200);
        QCOMPARE(browser.get("/session", cookie).body,
                 "{\"account\":\"owner\",\"is_administrator\":true,\"token_name\":\"test\"}"_ba);
        QCOMPARE(browser.send("DELETE", "/session", cookie).status, 204);
        QCOMPARE(browser.get("/v3/places", cookie).status, 401);
    }

    void aWrongSignInIsExplained_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("{") << 400 << "{\"detail\":\"JSON parse error - "_ba;
        QTest::newRow("{}") << 400 << "{\"token\":[\"This field is required.\"]}"_ba;
        QTest::newRow("[]") << 400 << "{\"token\":[\"This field is required.\"]}"_ba;
        QTest::newRow("{\"token\":\"x\"}") << 401 << "{\"detail\":\"Invalid token.\"}"_ba;
    }
    void aWrongSignInIsExplained()
    {
        QFETCH(QByteArray, begin);
        const Reply reply = m_fixture.stranger().send("POST", "/session", {},
                                                      QTest::currentDataTag());
        QTEST(reply.status, "status");
        QCOMPARE(reply.body.left(begin.size()), begin);
    }

    void onlyTheMethodsOfTheTableAreAllowed_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {"/v3/places", "/v3/work-expressions", "/v3/akn/xa/act/2004/17"})
            QTest::newRow(target) << QByteArray(target);
    }
    void onlyTheMethodsOfTheTableAreAllowed()
    {
        const QByteArray target = QTest::currentDataTag();
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE"}) {
            const Reply reply = m_fixture.client().send(method, target);
            QCOMPARE(reply.status, 405);
            QCOMPARE(reply.header("allow"), "GET, HEAD, OPTIONS"_ba);
            QCOMPARE(reply.body,
                     "{\"detail\":\"Method \\\"" + QByteArray(method) + "\\\" not allowed.\"}");
        }
        QCOMPARE(m_fixture.stranger().send("OPTIONS", target).header("allow"),
                 "GET, HEAD, OPTIONS"_ba);
        const Reply head = m_fixture.client().send("HEAD", target);
        QCOMPARE(head.status, 200);
        QVERIFY(head.header("content-length").toInt() > 0);
    }

    void healthNeedsNoToken()
    {
        const Reply reply = m_fixture.stranger().get("/health");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.json().value(u"status"), QJsonValue(u"ok"_s));
        QCOMPARE(reply.header("cache-control"), "no-store"_ba);
    }

private:
    RouteFixture m_fixture;
};

SHERIA_TEST(TestAdmission)
} // namespace tst_admission
#include "tst_admission.moc"
