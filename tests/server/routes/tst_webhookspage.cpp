// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/server/routes/browser.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_webhookspage {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Password = u"correct horse"_s;

/// Registering webhooks with a browser.
/// Source: server/API.md section 7.1.
class TestWebhooksPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<RouteFixture>();
        access::Accounts accounts(m_fixture->library().writer(), m_fixture->clock);
        must(accounts.add({.name = u"ana"_s, .password = Password, .isAdmin = true}));
        must(accounts.add({.name = u"ben"_s, .password = Password}));
        m_browser = std::make_unique<Browser>(*m_fixture);
    }

    void onlyWhoIsSignedInSeesIt()
    {
        for (const char *target : {"/webhooks/", "/webhooks"}) {
            const Reply reply = m_browser->get(target);
            QCOMPARE(reply.status, 303);
            QCOMPARE(reply.header("location"), "/sign-in?next=/webhooks/"_ba);
        }
        QCOMPARE(m_browser->post("/webhooks/", "key=x&url=http://h/").status, 303);
        QVERIFY(endpoints().empty());
        QCOMPARE(m_browser->signIn("ana", Password, "/webhooks/").header("location"),
                 "/webhooks/"_ba);
        const Reply page = m_browser->get("/webhooks/");
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.contains("<form method=\"post\" action=\"/webhooks/\">"));
        QVERIFY(page.body.contains("No webhook is registered."));
        QVERIFY(!page.body.contains("<script") && !page.body.contains("{{"));
        QCOMPARE(page.header("cache-control"), "no-store"_ba);
        QVERIFY(page.header("content-security-policy").startsWith("default-src 'none'"));
        QVERIFY(m_browser->get("/webhooks/", {{"Accept-Language", "fr"}}).body.contains("Ajouter"));
    }

    void onlyAdministratorsManageThem()
    {
        m_browser->signIn("ben", Password);
        QCOMPARE(m_browser->get("/webhooks/").status, 403);
        QCOMPARE(m_browser->post("/webhooks/", "key=x&url=http://h/").status, 403);
        QVERIFY(endpoints().empty());
    }

    void addsAndDeletes()
    {
        m_browser->signIn("ana", Password);
        QCOMPARE(add("http://localhost:9/hook?a=%3Cb%3E").status, 303);
        QCOMPARE(endpoints(), QByteArrayList({"http://localhost:9/hook?a=%3Cb%3E"}));
        const Reply page = m_browser->get("/webhooks/");
        QVERIFY(page.body.contains("http://localhost:9/hook?a=%3Cb%3E"));
        QVERIFY(page.body.contains(">Delete</button>"));
        QCOMPARE(
            m_browser->post("/webhooks/delete", formOf(page, "id=" + fieldOf(page, "id"))).status,
            303);
        QVERIFY(endpoints().empty());
        // Twice, as by two windows: it is gone, which was wanted.
        QCOMPARE(
            m_browser->post("/webhooks/delete", formOf(page, "id=" + fieldOf(page, "id"))).status,
            303);
    }

    void whatIsWrongIsSaid()
    {
        m_browser->signIn("ana", Password);
        Reply refused = add("ftp://h/<script>");
        QCOMPARE(refused.status, 400);
        QVERIFY(refused.body.contains("role=\"alert\""));
        QVERIFY(refused.body.contains("value=\"ftp://h/&lt;script&gt;\""));
        QVERIFY(!refused.body.contains("<script>"));
        add("http://h/");
        refused = add("http://h/");
        QCOMPARE(refused.status, 409);
        QVERIFY(refused.body.contains("already registered"));
        QCOMPARE(endpoints().size(), 1);
    }

    /// A form that another site made does nothing, though the browser sends the cookie.
    void aForeignFormDoesNothing()
    {
        m_browser->signIn("ana", Password);
        QCOMPARE(m_browser->post("/webhooks/", "key=guessed&url=http://evil/").status, 403);
        QCOMPARE(m_browser->post("/webhooks/", "url=http://evil/").status, 403);
        QVERIFY(endpoints().empty());
        Browser other(*m_fixture);
        other.signIn("ana", Password);
        const Reply page = other.get("/webhooks/");
        QCOMPARE(m_browser->post("/webhooks/", formOf(page, "url=http://evil/")).status, 403);
    }

private:
    Reply add(const QByteArray &url)
    {
        const Reply page = m_browser->get("/webhooks/");
        return m_browser->post(
            "/webhooks/", formOf(page, "url=" + QUrl::toPercentEncoding(QString::fromUtf8(url))));
    }
    static QByteArray formOf(const Reply &page, const QByteArray &rest)
    {
        return "key=" + fieldOf(page, "key") + '&' + rest;
    }
    QByteArrayList endpoints()
    {
        store::Database db = must(m_fixture->library().openReader());
        QByteArrayList out;
        for (const store::Endpoint &each : must(store::listEndpoints(db)))
            out << each.url;
        return out;
    }

    std::unique_ptr<RouteFixture> m_fixture;
    std::unique_ptr<Browser> m_browser;
};

SHERIA_TEST(TestWebhooksPage)
} // namespace tst_webhookspage
#include "tst_webhookspage.moc"
