// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "tests/server/routes/browser.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>
#include <QUrl>

#include <atomic>
#include <thread>

namespace tst_signinpage {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Password = u"correct horse"_s;

/// Signing in with a browser, over real sockets.
class TestSignInPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<RouteFixture>();
        m_ana = must(accounts().add({.name = u"ana"_s, .password = Password}));
    }

    void thePageNeedsNothingFromElsewhere()
    {
        const Reply page = Browser(*m_fixture).get("/sign-in");
        QCOMPARE(page.status, 200);
        QCOMPARE(page.header("content-type"), "text/html; charset=utf-8"_ba);
        QCOMPARE(page.header("cache-control"), "no-store"_ba);
        QCOMPARE(page.header("x-frame-options"), "DENY"_ba);
        QCOMPARE(page.header("referrer-policy"), "same-origin"_ba);
        const QByteArray policy = page.header("content-security-policy");
        QVERIFY(policy.startsWith("default-src 'none'; style-src 'nonce-"));
        QVERIFY(policy.contains("form-action 'self'") && policy.contains("frame-ancestors 'none'"));
        const QByteArray nonce = policy.mid(policy.indexOf("nonce-") + 6, 40);
        QVERIFY(page.body.contains(QByteArray("<style nonce=\"" + nonce + "\">")));
        QVERIFY(page.body.contains("prefers-color-scheme: dark"));
        QVERIFY(!page.body.contains("<script") && !page.body.contains("http:")
                && !page.body.contains("https:"));
        QVERIFY(!page.body.contains("{{"));
        const Reply again = Browser(*m_fixture).get("/sign-in");
        QVERIFY(again.header("content-security-policy") != policy);
    }

    void theBareAddressLeadsToThePage()
    {
        const Reply reply = Browser(*m_fixture).get("/");
        QCOMPARE(reply.status, 303);
        QCOMPARE(reply.header("location"), "/sign-in"_ba);
    }

    void thePageSpeaksTheBrowsersLanguage_data()
    {
        QTest::addColumn<QByteArray>("title");
        QTest::newRow("") << "<h1>Sign in</h1>"_ba;
        QTest::newRow("fr-CA,fr;q=0.8,en;q=0.5") << "<h1>Se connecter</h1>"_ba;
        QTest::newRow("de,en;q=0.5,fr;q=0.4") << "<h1>Sign in</h1>"_ba;
        QTest::newRow("sw, *;q=0.1") << "<h1>Sign in</h1>"_ba;
    }
    void thePageSpeaksTheBrowsersLanguage()
    {
        QFETCH(QByteArray, title);
        const Reply page =
            Browser(*m_fixture).get("/sign-in", {{"Accept-Language", QTest::currentDataTag()}});
        QVERIFY2(page.body.contains(title), page.body.constData());
        const QByteArray language = title.contains("connecter") ? "fr" : "en";
        QVERIFY(page.body.contains(QByteArray("<html lang=\"" + language + "\">")));
        QCOMPARE(page.header("content-language"), language);
    }

    void aBrowserSignsInAndOut()
    {
        Browser browser(*m_fixture);
        QCOMPARE(browser.get("/v3/places").status, 401);
        const Reply in = browser.signIn("Ana", Password, "/v3/places?page=1");
        QCOMPARE(in.status, 303);
        QCOMPARE(in.header("location"), "/v3/places?page=1"_ba);
        const QByteArray set = in.header("set-cookie");
        for (const char *attribute : {"Path=/;", "HttpOnly", "SameSite=Strict", "Max-Age=86400"})
            QVERIFY2(set.contains(attribute), set.constData());
        QCOMPARE(browser.get("/v3/places").status, 200);

        const Reply page = browser.get("/sign-in");
        QVERIFY(page.body.contains("<h1>Signed in as ana</h1>"));
        QCOMPARE(browser.post("/sign-out", "key=" + QByteArray(64, '0')).status, 403);
        QCOMPARE(browser.get("/v3/places").status, 200);
        const QByteArray session = browser.session();
        const Reply out = browser.post("/sign-out", "key=" + fieldOf(page, "key"));
        QCOMPARE(out.status, 303);
        QVERIFY(browser.session().isEmpty());
        QVERIFY(browser.get(out.header("location")).body.contains("You are signed out."));
        browser.setSession(session); // Kept by somebody, it opens nothing.
        QCOMPARE(browser.get("/v3/places").status, 401);
    }

    void aTokenSignsInToo()
    {
        Browser browser(*m_fixture);
        const QByteArray key = fieldOf(browser.get("/sign-in"), "key");
        QCOMPARE(browser.post("/sign-in", "key=" + key + "&token=nonsense").status, 401);
        QCOMPARE(browser.post("/sign-in", "key=" + key + "&token=" + m_fixture->token()).status,
                 303);
        QCOMPARE(browser.get("/v3/places").status, 200);
    }

    void guessingTokensIsSlowedDown()
    {
        Browser browser(*m_fixture);
        const QByteArray key = fieldOf(browser.get("/sign-in"), "key");
        const auto post = [&](const QByteArray &token) {
            return browser.post("/sign-in", "key=" + key + "&token=" + token);
        };
        for (int i = 0; i < access::FreeAttemptsOfClient; ++i)
            QCOMPARE(post("nonsense" + QByteArray::number(i)).status, 401);
        const Reply early = post(m_fixture->token());
        QCOMPARE(early.status, 429);
        // Whoever shows a token with each request is not kept waiting by what browsers try.
        QCOMPARE(m_fixture->client().get("/v3/places").status, 200);
        m_fixture->clock.advance(1000);
        QCOMPARE(post(m_fixture->token()).status, 303);
    }

    void aWrongPasswordIsToldAndSlowedDown()
    {
        Browser browser(*m_fixture);
        for (int i = 0; i < access::FreeAttemptsOfAccount; ++i) {
            const Reply wrong = browser.signIn("ana", u"<wrong> guess"_s);
            QCOMPARE(wrong.status, 401);
            QVERIFY(wrong.body.contains("That did not match."));
            QVERIFY(wrong.body.contains("value=\"ana\""));
            QVERIFY(!wrong.body.contains("guess"));
        }
        const Reply early = browser.signIn("ana", Password);
        QCOMPARE(early.status, 429);
        QCOMPARE(early.header("retry-after"), "1"_ba);
        QVERIFY(early.body.contains("Try again in 1 s."));
        // In JSON, too.
        const Reply json = m_fixture->stranger().send(
            "POST", "/session", {{"Content-Type", "application/json"}},
            "{\"account\":\"ana\",\"password\":\"correct horse\"}");
        QCOMPARE(json.status, 429);
        QCOMPARE(json.header("retry-after"), "1"_ba);
        m_fixture->clock.advance(1000);
        QCOMPARE(browser.signIn("ana", Password).status, 303);
    }

    void whoIsNotThereIsToldLikeAWrongPassword()
    {
        Browser browser(*m_fixture);
        const Reply unknown = browser.signIn("eve", Password);
        QCOMPARE(unknown.status, 401);
        QVERIFY(unknown.body.contains("That did not match."));
    }

    void aDisabledAccountIsToldToWhoKnowsItsPassword()
    {
        must(accounts().setDisabled(m_ana, true));
        Browser browser(*m_fixture);
        QVERIFY(browser.signIn("ana", u"wrong guess"_s).body.contains("That did not match."));
        const Reply right = browser.signIn("ana", Password);
        QCOMPARE(right.status, 401);
        QVERIFY(right.body.contains("This account is disabled."));
    }

    void aDisabledAccountIsRefusedWithTheNextRequest()
    {
        Browser browser(*m_fixture);
        browser.signIn("ana", Password);
        const QByteArray secret = must(accounts().issueToken(m_ana, u"x"_s)).secret;
        ApiClient client(m_fixture->port(), secret);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(browser.get("/v3/places").status, 200);
            QCOMPARE(client.get("/v3/places").status, 200);
        }
        must(accounts().setDisabled(m_ana, true));
        QCOMPARE(browser.get("/v3/places").status, 401);
        const Reply refused = client.get("/v3/places");
        QCOMPARE(refused.status, 401);
        QCOMPARE(refused.body, "{\"detail\":\"User inactive or deleted.\"}"_ba);
    }

    void formsOfOthersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("form");
        QTest::newRow("no key") << "account=ana&password=correct+horse"_ba;
        QTest::newRow("a wrong key") << "key=0123&account=ana&password=correct+horse"_ba;
        QTest::newRow("somebody else's key") << "key=@&account=ana&password=correct+horse"_ba;
    }
    void formsOfOthersAreRefused()
    {
        QFETCH(QByteArray, form);
        Browser other(*m_fixture);
        form.replace("@", fieldOf(other.get("/sign-in"), "key"));
        Browser browser(*m_fixture);
        browser.get("/sign-in");
        const Reply refused = browser.post("/sign-in", form);
        QCOMPARE(refused.status, 403);
        QVERIFY(refused.body.contains("The page was too old."));
        QVERIFY(browser.session().isEmpty());
        // Whoever has no cookie of the form has no key either.
        QCOMPARE(Browser(*m_fixture).post("/sign-in", form).status, 403);
    }

    void anotherOriginMayNotPost()
    {
        Browser browser(*m_fixture);
        const QByteArray key = fieldOf(browser.get("/sign-in"), "key");
        for (const char *origin : {"http://evil.example", "null", "http://127.0.0.1:1"}) {
            const Reply reply = m_fixture->stranger().send(
                "POST", "/sign-in",
                {{"Origin", origin},
                 {"Cookie", "signin=" + browser.cookie("signin")},
                 {"Content-Type", "application/x-www-form-urlencoded"}},
                "key=" + key + "&account=ana&password=correct+horse");
            QCOMPARE(reply.status, 403);
            QVERIFY(reply.header("set-cookie").isEmpty());
        }
    }

    void onlyAFormIsTaken()
    {
        const Reply reply = m_fixture->stranger().send("POST", "/sign-in",
                                                       {{"Content-Type", "application/json"}},
                                                       "{}");
        QCOMPARE(reply.status, 415);
    }

    void itLeadsNowhereElse_data()
    {
        QTest::addColumn<QByteArray>("location");
        QTest::newRow("/v3/akn/xa/act/2004/17") << "/v3/akn/xa/act/2004/17"_ba;
        for (const char *bad : {"https://evil.example/", "//evil.example", "/\\evil.example",
                                "javascript:alert(1)", "", "v3"})
            QTest::newRow(bad) << "/v3"_ba;
    }
    void itLeadsNowhereElse()
    {
        Browser browser(*m_fixture);
        QTEST(browser.signIn("ana", Password, QTest::currentDataTag()).header("location"),
              "location");
    }

    void whatIsTypedIsNoMarkup()
    {
        Browser browser(*m_fixture);
        const Reply page = browser.signIn("%22%3E%3Cscript%3E{{key}}", Password, "/\"><b>");
        QVERIFY(!page.body.contains("<script") && !page.body.contains("<b>"));
        QVERIFY(page.body.contains("&quot;&gt;&lt;script&gt;{{key}}"));
    }

    void anotherSignInEndsTheSessionBefore()
    {
        Browser browser(*m_fixture);
        browser.signIn("ana", Password);
        Browser thief(*m_fixture);
        thief.setSession(browser.session());
        QCOMPARE(thief.get("/v3/places").status, 200);
        const QByteArray code = m_fixture->api().authenticator().makeLink(m_ana);
        QCOMPARE(browser.get("/session/begin?code=" + code).status, 303);
        QCOMPARE(thief.get("/v3/places").status, 401);
        QCOMPARE(browser.get("/v3/places").status, 200);
    }

    void theDesktopsLinkSignsInWithOneClick()
    {
        Browser browser(*m_fixture);
        const QByteArray address = must(
            m_fixture->api().makeSignInAddress("/v3/akn/xa/act/2004/17.html"));
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(m_fixture->port());
        QVERIFY2(address.startsWith(QByteArray(base + "/session/begin?code=")),
                 address.constData());
        const QByteArray target = address.mid(base.size());
        // Looking is not using.
        QCOMPARE(m_fixture->stranger().send("HEAD", target).header("set-cookie"), ""_ba);
        const Reply in = browser.get(target);
        QCOMPARE(in.status, 303);
        QCOMPARE(in.header("location"), "/v3/akn/xa/act/2004/17.html"_ba);
        QCOMPARE(in.header("referrer-policy"), "no-referrer"_ba);
        QCOMPARE(in.header("cache-control"), "no-store"_ba);
        QCOMPARE(browser.get(in.header("location")).status, 200);
        QCOMPARE(browser.get("/session").json().value(u"account"), QJsonValue(u"owner"_s));

        const Reply again = Browser(*m_fixture).get(target);
        QCOMPARE(again.status, 401);
        QVERIFY(again.body.contains("This link was used already"));
    }

    void anOldLinkIsRefused()
    {
        const QByteArray code = m_fixture->api().authenticator().makeLink(m_ana);
        m_fixture->clock.advance(access::LinkSeconds * 1000);
        QCOMPARE(Browser(*m_fixture).get("/session/begin?code=" + code).status, 401);
        QCOMPARE(Browser(*m_fixture).get("/session/begin").status, 401);
    }

    void aSessionEndsWhenItWasIdle()
    {
        Browser browser(*m_fixture);
        browser.signIn("ana", Password);
        QCOMPARE(browser.get("/v3/places").status, 200);
        m_fixture->clock.advance((access::SessionIdleHours * 3600LL + 61) * 1000);
        QCOMPARE(browser.get("/v3/places").status, 401);
    }

    void manySignInAtOnce()
    {
        constexpr int Browsers = 6;
        std::atomic<int> in = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < Browsers; ++i) {
                threads.emplace_back([this, &in] {
                    const Reply reply = m_fixture->stranger().send(
                        "POST", "/session", {{"Content-Type", "application/json"}},
                        "{\"account\":\"bot\",\"password\":\"correct horse\"}");
                    in += reply.status == 200 ? 1 : 0;
                });
            }
        }
        // The account does not exist: all were refused, and none of it took the server down.
        QCOMPARE(in.load(), 0);
        Browser browser(*m_fixture);
        QCOMPARE(browser.signIn("ana", Password).status, 303);
    }

private:
    access::Accounts accounts()
    {
        return access::Accounts(m_fixture->library().writer(), m_fixture->clock);
    }

    std::unique_ptr<RouteFixture> m_fixture;
    qint64 m_ana = 0;
};

SHERIA_TEST(TestSignInPage)
} // namespace tst_signinpage
#include "tst_signinpage.moc"
