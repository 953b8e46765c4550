// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/access/accountqueries.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/sync/syncsources.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/access/house.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_audit {

using namespace sheria;
using namespace sheria::access;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::Database;

/// The log of administration: what is in it, and that nothing is left out or taken out.
class TestAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_house = std::make_unique<House>(); }

    void accounts()
    {
        const qint64 id = must(
            m_house->accounts.add({.name = u"ana"_s, .password = u"correct horse"_s}));
        must(m_house->accounts.setAdmin(id, true));
        must(m_house->accounts.rename(id, u"anna"_s, u"Anna"_s));
        must(m_house->accounts.setPassword(id, u"battery staple"_s));
        must(m_house->accounts.setPassword(id, u"battery staple"_s)); // Another hash.
        must(m_house->accounts.add({.name = u"boss"_s, .isAdmin = true}));
        must(m_house->accounts.remove(id));
        const auto rows = all();
        // The first account is an administrator already: setAdmin() changed nothing.
        QCOMPARE(lines(rows),
                 (QByteArrayList{"added account ana", "changed account ana", "changed account anna",
                                 "changed account anna", "added account boss",
                                 "removed account anna"}));
        QCOMPARE(rows[0].before, "");
        QVERIFY2(rows[0].after.contains(R"("has_password":true)"), rows[0].after.constData());
        QVERIFY(rows[0].after.contains(R"("is_administrator":true)"));
        QVERIFY(rows[1].before.contains(R"("name":"ana")")
                && rows[1].after.contains(R"("name":"anna")"));
        QVERIFY(rows[2].after.endsWith(R"(,"secret":"new"})"));
        QCOMPARE(rows[5].after, "");
        for (const store::AuditRow &row : rows) {
            QCOMPARE(row.actor, u"local command"_s);
            QCOMPARE(row.client, QCoreApplication::applicationName().toUtf8());
            QVERIFY(row.at.isValid());
            QVERIFY(!(row.before + row.after).contains("argon2") && !row.after.contains("staple"));
        }
    }

    void tokensGroupsAndTools()
    {
        const qint64 id = must(m_house->accounts.add({.name = u"ana"_s}));
        const IssuedToken token = must(m_house->accounts.issueToken(id, u"laptop"_s));
        must(m_house->accounts.revokeToken(token.id));
        must(m_house->accounts.revokeToken(token.id)); // Changes nothing.
        Subscription acts;
        acts.everything = false;
        acts.natures = {"act"};
        must(m_house->accounts.setGroup({u"Law Faculty"_s, acts}));
        must(m_house->accounts.removeGroup(u"Law Faculty"_s));
        McpAccess tools(m_house->library->writer(), m_house->clock);
        must(tools.open());
        must(tools.renewToken());
        must(m_house->accounts.removeAll());
        const auto rows = all();
        QCOMPARE(lines(rows),
                 (QByteArrayList{"added account ana", "added token ana", "changed token ana",
                                 "added group Law Faculty", "removed group Law Faculty",
                                 "changed tools tools for language models",
                                 "changed tools tools for language models",
                                 "changed access accounts and tokens",
                                 "changed tools tools for language models"}));
        for (const store::AuditRow &row : rows)
            QVERIFY(!(row.before + row.after).contains(token.secret));
        QVERIFY(rows[7].before.contains("ana"));
    }

    void webhooksSourcesAndEndpoints()
    {
        const QDateTime now = m_house->clock.now();
        change([&](Database &db) -> Result<void> {
            SHERIA_TRY(store::Endpoint hook,
                       store::addEndpoint(db, "https://user:pass@hooks.example/a?key=secret1",
                                          now));
            hook.secret = "whsec_secret2";
            SHERIA_CHECK(store::updateEndpoint(db, hook, now));
            hook.failingSince = now;
            SHERIA_CHECK(store::noteEndpointHealth(db, hook, now)); // No person's doing.
            SHERIA_CHECK(store::removeEndpoint(db, hook.id));
            store::SyncSource source;
            source.base = "https://law.example";
            source.selection = "{}";
            source.tokenFrom = "tokenid1";
            source.createdAt = now;
            SHERIA_TRY(source.id, store::addSyncSource(db, source));
            source.isPaused = true;
            SHERIA_CHECK(store::changeSyncSource(db, source));
            SHERIA_CHECK(store::setSyncChecked(db, source.id, now)); // Nor this.
            SHERIA_CHECK(store::removeSyncSource(db, source.id));
            SHERIA_CHECK(store::putEmbeddingSource(db, store::EmbeddingSource{}));
            SHERIA_CHECK(store::putEmbeddingSource(db, std::nullopt));
            return store::addIncomingSecret(db, "whsec_secret3", now);
        });
        const auto rows = all();
        QCOMPARE(lines(rows),
                 (QByteArrayList{
                     "added webhook https://hooks.example/a",
                     "changed webhook https://hooks.example/a",
                     "removed webhook https://hooks.example/a", "added source https://law.example",
                     "changed source https://law.example", "removed source https://law.example",
                     "added embeddings ", "removed embeddings ",
                     "changed incoming-secrets incoming webhooks"}));
        for (const store::AuditRow &row : rows)
            QVERIFY(!(row.object.toUtf8() + row.before + row.after).contains("secret1")
                    && !(row.before + row.after).contains("whsec")
                    && !row.after.contains("tokenid1"));
    }

    void whatIsUndoneIsNotNoted()
    {
        const Result<void> failed = m_house->library->writer()
                                        .submit([](Database &db) -> Result<void> {
                                            store::AccountRow row;
                                            row.name = u"ghost"_s;
                                            row.createdAt = QDateTime::currentDateTimeUtc();
                                            SHERIA_CHECK(store::putAccount(db, row));
                                            return Error{ErrorCode::Internal, u"no"_s};
                                        })
                                        .get();
        QVERIFY(!failed);
        QVERIFY(all().empty());
    }

    void namesWhoDidIt()
    {
        change([](Database &db) -> Result<void> {
            const store::ActingAs acting(db, "ana", "192.0.2.7");
            return store::addIncomingSecret(db, "whsec_a", QDateTime::currentDateTimeUtc());
        });
        change([](Database &db) {
            return store::addIncomingSecret(db, "whsec_b", QDateTime::currentDateTimeUtc());
        });
        const auto rows = all();
        QCOMPARE(rows.at(0).actor, u"ana"_s);
        QCOMPARE(rows.at(0).client, "192.0.2.7");
        QCOMPARE(rows.at(1).actor, u"local command"_s);
        QCOMPARE(must(store::listAudit(m_house->db, {.actor = u"ANA"_s})).size(), 1);
        QCOMPARE(must(store::listAudit(m_house->db, {.before = rows.at(1).id})).size(), 1);
        QCOMPARE(must(store::listAudit(m_house->db, {.limit = 1})).at(0).id, rows.at(1).id);
        QVERIFY(must(store::listAudit(m_house->db,
                                      {.since = QDateTime::currentDateTimeUtc().addDays(1)}))
                    .empty());
    }

    void isNeitherChangedNorShortened()
    {
        must(m_house->accounts.add({.name = u"ana"_s}));
        for (const char *sql : {"DELETE FROM audit", "UPDATE audit SET actor = 'nobody'",
                                "INSERT OR REPLACE INTO audit SELECT * FROM audit"}) {
            const Result<void> done = m_house->library->writer()
                                          .submit([sql](Database &db) { return db.execute(sql); })
                                          .get();
            QVERIFY2(!done, sql);
        }
        QCOMPARE(all().size(), 1);
    }

private:
    /// The oldest first.
    std::vector<store::AuditRow> all()
    {
        auto rows = must(store::listAudit(m_house->db, {}));
        std::reverse(rows.begin(), rows.end());
        return rows;
    }
    static QByteArrayList lines(const std::vector<store::AuditRow> &rows)
    {
        QByteArrayList out;
        for (const store::AuditRow &row : rows)
            out << row.action + ' ' + row.kind + ' ' + row.object.toUtf8();
        return out;
    }
    void change(store::Writer::Job job)
    {
        must(m_house->library->writer().submit(std::move(job)).get());
    }

    std::unique_ptr<House> m_house;
};

SHERIA_TEST(TestAudit)
} // namespace tst_audit
#include "tst_audit.moc"
