// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/audit/auditqueries.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_proxyusers {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/v3/akn/xa/act/2004/17";
const QByteArray ByLaw = "/v3/akn/xa-bay/act/by-law/2012/street-trading";

Subscription natures(const std::vector<QByteArray> &which)
{
    Subscription out;
    out.everything = false;
    out.natures = which;
    return out;
}

Subscription place(const QByteArray &code)
{
    Subscription out;
    out.everything = false;
    out.places = {code};
    return out;
}

/// Users whom a proxy signs in, what their groups see, and the log of administration.
class TestProxyUsers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<RouteFixture>();
        serve(false);
    }
    void cleanup()
    {
        m_api.reset();
        m_fixture.reset();
    }

    void theAccountMustExist()
    {
        QCOMPARE(asUser("ana").status, 401);
        must(accounts().add({.name = u"ana"_s}));
        QCOMPARE(asUser("ana").status, 200);
        QCOMPARE(asUser("ana").json().value(u"account"), u"ana"_s);
        QCOMPARE(asUser("ANA").json().value(u"account"), u"ana"_s);
        QCOMPARE(asUser("bo").status, 401);
        store::Database db = must(m_fixture->library().openReader());
        must(accounts().setDisabled(must(access::Accounts::find(db, u"ana"_s)).id, true));
        QCOMPARE(asUser("ana").status, 401);
    }

    void itIsMadeWhereThatIsWanted()
    {
        serve(true);
        QCOMPARE(asUser("new.user@law.example").status, 200);
        QCOMPARE(asUser("no name").status, 401);
        store::Database db = must(m_fixture->library().openReader());
        const access::Account made = must(access::Accounts::find(db, u"new.user@law.example"_s));
        QVERIFY(!made.isAdmin && !made.hasPassword && !made.subscription.everything);
        QCOMPARE(asUser("new.user@law.example", {}, Act).status, 403);
        const auto rows = must(store::listAudit(db, {.actor = u"new.user@law.example"_s}));
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].client, "127.0.0.1");
        QCOMPARE(rows[0].action, "added");
    }

    void groupsAddToWhatIsSeen()
    {
        access::NewAccount ana{.name = u"ana"_s};
        ana.subscription = place("zz");
        must(accounts().add(ana));
        must(accounts().setGroup({u"Acts"_s, natures({"act"})}));
        must(accounts().setGroup({u"Bay"_s, place("xa-bay")}));
        must(accounts().setGroup({u"All"_s, Subscription()}));
        QCOMPARE(asUser("ana", {}, Act).status, 403);
        QCOMPARE(asUser("ana", "Acts", Act).status, 200);
        QCOMPARE(asUser("ana", "Bay", Act).status, 403);
        QCOMPARE(asUser("ana", "Bay", ByLaw).status, 200);
        QCOMPARE(asUser("ana", "Unknown , Bay,Acts", Act).status, 200);
        QCOMPARE(asUser("ana", "All", "/v3/akn/xa/judgment/xahc/2019/77").status,
                 403); // No decisions.
        QCOMPARE(asUser("ana", "All", Act).status, 200);
        // And it ends with the group.
        must(accounts().removeGroup(u"Acts"_s));
        QCOMPARE(asUser("ana", "Acts", Act).status, 403);
        // Lists say the same.
        const auto listed = [this](const QByteArray &groups) {
            return asUser("ana", groups, "/v3/work-expressions").json().value(u"count").toInt(-1);
        };
        QCOMPARE(listed({}), 0);
        QVERIFY(listed("Bay") > 0);
        QVERIFY(listed("All") > listed("Bay"));
    }

    void aTokenOfTheAccountKnowsNoGroups()
    {
        access::NewAccount ana{.name = u"ana"_s};
        ana.subscription = place("zz");
        const qint64 id = must(accounts().add(ana));
        must(accounts().setGroup({u"Acts"_s, natures({"act"})}));
        const QByteArray token = must(accounts().issueToken(id, u"t"_s)).secret;
        ApiClient client(m_api->server().port(), token);
        QCOMPARE(client.get(Act, {{"X-Remote-User", "ana"}, {"X-Remote-Groups", "Acts"}}).status,
                 403);
    }

    void administratorsReadTheAuditLog()
    {
        must(accounts().add({.name = u"ana"_s}));
        must(accounts().add({.name = u"boss"_s, .isAdmin = true}));
        QCOMPARE(asUser("ana", {}, "/local/v1/audit").status, 403);
        QCOMPARE(m_fixture->stranger().get("/local/v1/audit").status, 401);
        const QJsonObject all = asUser("boss", {}, "/local/v1/audit").json();
        const QJsonArray entries = all.value(u"entries").toArray();
        QVERIFY(entries.size() >= 3);
        QVERIFY(all.value(u"next").isNull());
        QCOMPARE(entries[0][u"object"], u"boss"_s);
        QCOMPARE(entries[0][u"before"], QJsonValue());
        QCOMPARE(entries[0][u"after"][u"is_administrator"], QJsonValue(true));
        // Page by page it is the same.
        QByteArray next = "/local/v1/audit?limit=1&actor=local%20command";
        QJsonArray paged;
        while (!next.isEmpty() && paged.size() < 100) {
            const QJsonObject page = asUser("boss", {}, next).json();
            for (const QJsonValue entry : page.value(u"entries").toArray())
                paged.append(entry);
            next = page.value(u"next").toString().toUtf8();
            next = next.mid(next.indexOf("/local"));
        }
        QCOMPARE(paged, entries);
        const QByteArray metrics = asUser("boss", {}, "/metrics").body;
        for (const char *name :
             {"sheria_wal_bytes ", "sheria_webhooks_waiting 0", "sheria_http_queue_length 1"})
            QVERIFY2(metrics.contains(name), name);
        QCOMPARE(asUser("boss", {}, "/local/v1/audit?limit=0").status, 400);
        QCOMPARE(asUser("boss", {}, "/local/v1/audit?since=yesterday").status, 400);
        QCOMPARE(asUser("boss", {}, "/local/v1/audit?since=2999-01-01")
                     .json()
                     .value(u"entries")
                     .toArray()
                     .size(),
                 0);
    }

    /// The form has a key that only the server's page knows, though there is no session.
    void formsWorkAndAreNoted()
    {
        must(accounts().add({.name = u"boss"_s, .isAdmin = true}));
        const Reply page = asUser("boss", {}, "/webhooks/");
        QCOMPARE(page.status, 200);
        const QByteArray before = "name=\"key\" value=\"";
        const qsizetype at = page.body.indexOf(before);
        QVERIFY(at > 0);
        const QByteArray key = page.body.mid(at + before.size(), 64);
        const auto post = [this](const QByteArray &body) {
            return client().send("POST", "/webhooks",
                                 {{"X-Remote-User", "boss"},
                                  {"Content-Type", "application/x-www-form-urlencoded"}},
                                 body);
        };
        QCOMPARE(post("key=" + QByteArray(64, 'a') + "&url=http://127.0.0.1:9/hook").status, 403);
        QCOMPARE(post("key=" + key + "&url=http://127.0.0.1:9/hook").status, 303);
        store::Database db = must(m_fixture->library().openReader());
        const auto rows = must(store::listAudit(db, {.actor = u"boss"_s}));
        QVERIFY(!rows.empty());
        QCOMPARE(rows.back().kind, "webhook");
        QCOMPARE(rows.back().object, u"http://127.0.0.1:9/hook"_s);
        QCOMPARE(rows.back().client, "127.0.0.1");
    }

private:
    access::Accounts accounts()
    {
        return access::Accounts(m_fixture->library().writer(), m_fixture->library().clock());
    }
    void serve(bool createsAccounts)
    {
        http::ServerOptions options;
        options.proxies.add(u"127.0.0.1"_s);
        options.signIn = {"X-Remote-User", "X-Remote-Groups"};
        options.createsAccounts = createsAccounts;
        m_api = std::make_unique<routes::ApiServer>(m_fixture->library(), options);
        must(m_api->server().start(0));
    }
    ApiClient client() { return ApiClient(m_api->server().port()); }
    Reply asUser(const QByteArray &user, const QByteArray &groups = {},
                 const QByteArray &target = "/session")
    {
        ApiClient::Headers fields{{"X-Remote-User", user}};
        if (!groups.isEmpty())
            fields.append({"X-Remote-Groups", groups});
        return client().get(target, fields);
    }

    std::unique_ptr<RouteFixture> m_fixture;
    std::unique_ptr<routes::ApiServer> m_api;
};

SHERIA_TEST(TestProxyUsers)
} // namespace tst_proxyusers
#include "tst_proxyusers.moc"
