// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_outbox {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Tree = "/akn/xa/act/2005/4";

/// What becomes an invocation, and of which changes.
class TestOutbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_endpoint = must(addEndpoint(m_files->db(), "http://h/", m_files->clock.now())).id;
    }

    void aChangeIsDueAfterTheWindow()
    {
        const QDateTime start = m_files->clock.now();
        m_files->put({});
        const std::vector<Invocation> all = must(invocationsAfter(m_files->db(), 0));
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].action, "created"_ba);
        QCOMPARE(all[0].workUri, QByteArray(Tree));
        QCOMPARE(all[0].endpointId, m_endpoint);
        QCOMPARE(all[0].state, InvocationState::Waiting);
        QCOMPARE(all[0].dueAt, start.addSecs(30));
        QVERIFY(all[0].invocationId.startsWith("inv_") && all[0].invocationId.size() == 36);
        QVERIFY(must(dueInvocations(m_files->db(), m_endpoint, start.addMSecs(29'999), 9)).empty());
        QCOMPARE(must(dueInvocations(m_files->db(), m_endpoint, start.addSecs(30), 9)).size(),
                 std::size_t(1));
    }

    /// The change and what is to be told of it live or die together.
    void whatIsRolledBackIsNotTold()
    {
        {
            Transaction transaction = must(Transaction::begin(m_files->db()));
            must(putExpression(m_files->db(), prepared(DocumentSpec{}), WorkPolicy::FromDocument,
                               m_files->clock.now()));
            QCOMPARE(m_files->rows("outbox"), 1);
        }
        QCOMPARE(m_files->rows("outbox"), 0);
        QCOMPARE(m_files->rows("change"), 0);
    }

    void groupsWhatComesWithinTheWindow_data()
    {
        QTest::addColumn<QByteArrayList>("changes");
        QTest::addColumn<int>("secondAfterMs");
        QTest::addColumn<QByteArrayList>("told");
        const auto row = [](const char *name, QByteArrayList changes, int after,
                            QByteArrayList told) {
            QTest::newRow(name) << changes << after << told;
        };
        row("two updates", {"updated", "updated"}, 29'900, {"updated"});
        row("just too late", {"updated", "updated"}, 30'000, {"updated", "updated"});
        row("created, updated", {"created", "updated"}, 1000, {"created"});
        row("created, deleted", {"created", "deleted"}, 1000, {"deleted"});
        row("updated, deleted", {"updated", "deleted"}, 1000, {"deleted"});
        row("deleted, created", {"deleted", "created"}, 1000, {"created"});
        row("deleted, created, later", {"deleted", "created"}, 30'100, {"deleted", "created"});
    }

    void groupsWhatComesWithinTheWindow()
    {
        QFETCH(const QByteArrayList, changes);
        QFETCH(const int, secondAfterMs);
        QFETCH(const QByteArrayList, told);
        for (const QByteArray &change : changes) {
            const ChangeAction action = change == "created" ? ChangeAction::Created
                : change == "deleted"                       ? ChangeAction::Deleted
                                                            : ChangeAction::Updated;
            must(recordChange(m_files->db(), action, Tree, "/akn/xa/act/2005/4/eng@2009-02-03",
                              m_files->clock.now()));
            m_files->clock.advance(secondAfterMs);
        }
        QByteArrayList actions;
        for (const Invocation &each : must(invocationsAfter(m_files->db(), 0)))
            actions << each.action;
        QCOMPARE(actions, told);
    }

    void worksAndEndpointsAreApart()
    {
        must(addEndpoint(m_files->db(), "http://other/", m_files->clock.now()));
        m_files->put({});
        m_files->put({.work = "/akn/xa/act/2006/1"});
        QCOMPARE(m_files->rows("outbox"), 4);
        QSet<QByteArray> ids;
        for (const Invocation &each : must(invocationsAfter(m_files->db(), 0)))
            ids << each.invocationId;
        QCOMPARE(ids.size(), 4);
    }

    /// A new date or language is a new work expression; the last one that goes is one deletion.
    void followsExpressions()
    {
        m_files->put({});
        passWindow();
        m_files->put({.date = "2010-01-01", .title = "New Title"});
        QCOMPARE(lastAction(), "created"_ba);
        passWindow();
        must(deleteExpression(m_files->db(), "/akn/xa/act/2005/4/eng@2010-01-01",
                              m_files->clock.now()));
        QCOMPARE(lastAction(), "deleted"_ba);
        passWindow();
        must(deleteExpression(m_files->db(), "/akn/xa/act/2005/4/eng@2009-02-03",
                              m_files->clock.now()));
        QCOMPARE(lastAction(), "deleted"_ba);
        QCOMPARE(m_files->rows("outbox"), 4);
        QCOMPARE(must(invocationsAfter(m_files->db(), 3)).front().changes, 1);
    }

    /// A work without any expression is in no list of the API: nobody is told of it.
    void aWorkWithoutExpressionsIsNotTold()
    {
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/1999/1"));
        work.title = u"Alone"_s;
        must(putWork(m_files->db(), work, m_files->clock.now()));
        work.title = u"Still alone"_s;
        must(putWork(m_files->db(), work, m_files->clock.now()));
        QCOMPARE(m_files->rows("change"), 2);
        QCOMPARE(m_files->rows("outbox"), 0);
    }

    /// What a paused endpoint misses waits, once for each work, however long that takes.
    void aPausedEndpointMissesNothing()
    {
        Endpoint endpoint = must(findEndpoint(m_files->db(), m_endpoint));
        endpoint.state = EndpointState::Paused;
        must(updateEndpoint(m_files->db(), endpoint, m_files->clock.now()));
        for (int i = 0; i < 5; ++i) {
            must(recordChange(m_files->db(), ChangeAction::Updated, Tree, "/e",
                              m_files->clock.now()));
            m_files->clock.advance(3'600'000);
        }
        const std::vector<Invocation> all = must(invocationsAfter(m_files->db(), 0));
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].changes, 5);
    }

    void aGoneEndpointIsToldNothing()
    {
        m_files->put({});
        Endpoint endpoint = must(findEndpoint(m_files->db(), m_endpoint));
        endpoint.state = EndpointState::Gone;
        must(updateEndpoint(m_files->db(), endpoint, m_files->clock.now()));
        QCOMPARE(must(invocationsAfter(m_files->db(), 0)).front().state, InvocationState::Failed);
        passWindow();
        m_files->put({.work = "/akn/xa/act/2006/1"});
        QCOMPARE(m_files->rows("outbox"), 1);
        QCOMPARE(resendInvocation(m_files->db(), 1, m_files->clock.now()).error().code,
                 ErrorCode::Conflict);
    }

    /// What was sent while another change came says less than there is to say.
    void aChangeWhileItIsSentIsNotLost()
    {
        m_files->put({});
        Invocation sent = must(findInvocation(m_files->db(), qint64(1)));
        must(recordChange(m_files->db(), ChangeAction::Deleted, Tree, "/e", m_files->clock.now()));
        sent.state = InvocationState::Delivered;
        sent.settledAt = m_files->clock.now();
        sent.attempts = 1;
        must(settleInvocation(m_files->db(), sent));
        const Invocation after = must(findInvocation(m_files->db(), qint64(1)));
        QCOMPARE(after.state, InvocationState::Waiting);
        QCOMPARE(after.action, "deleted"_ba);
        QVERIFY(!after.settledAt.isValid());
    }

    void endpointsAreUniqueAndGo()
    {
        m_files->put({});
        const auto again = addEndpoint(m_files->db(), "http://h/", m_files->clock.now());
        QCOMPARE(again.error().code, ErrorCode::Conflict);
        must(removeEndpoint(m_files->db(), m_endpoint));
        QCOMPARE(m_files->rows("outbox"), 0);
        QCOMPARE(removeEndpoint(m_files->db(), m_endpoint).error().code, ErrorCode::NotFound);
        const qint64 next = must(addEndpoint(m_files->db(), "http://h/", m_files->clock.now())).id;
        QVERIFY(next != m_endpoint); // The log tells them apart.
    }

    void theLogFiltersAndIsBounded()
    {
        Transaction transaction = must(Transaction::begin(m_files->db()));
        for (int i = 0; i < 21'000; ++i) {
            Delivery delivery;
            delivery.outboxId = i / 2;
            delivery.endpointId = 1 + i % 3;
            delivery.invocationId = "inv_" + QByteArray::number(i / 2);
            delivery.requestId = "req_" + QByteArray::number(i);
            delivery.action = "updated";
            delivery.workUri = Tree;
            delivery.outcome = i % 10 == 0 ? "too-slow" : "delivered";
            delivery.startedAt = m_files->clock.now();
            must(recordDelivery(m_files->db(), delivery));
        }
        must(transaction.commit());
        QVERIFY(m_files->rows("delivery") <= 20'256 && m_files->rows("delivery") >= 20'000);
        DeliveryFilter filter;
        filter.outcome = "failed";
        filter.limit = 5;
        const std::vector<Delivery> failed = must(listDeliveries(m_files->db(), filter));
        QCOMPARE(failed.size(), std::size_t(5));
        QCOMPARE(failed.back().requestId, "req_20990"_ba);
        QVERIFY(failed.front().id < failed.back().id);
        filter = {};
        filter.invocationId = "inv_10000";
        QCOMPARE(must(listDeliveries(m_files->db(), filter)).size(), std::size_t(2));
        filter.endpointId = 3;
        QCOMPARE(must(listDeliveries(m_files->db(), filter)).size(), std::size_t(1));
        filter = {};
        filter.afterId = failed.back().id;
        QCOMPARE(must(listDeliveries(m_files->db(), filter)).size(), std::size_t(9));
        filter.since = m_files->clock.now().addSecs(1);
        QVERIFY(must(listDeliveries(m_files->db(), filter)).empty());
    }

private:
    void passWindow() { m_files->clock.advance(31'000); }
    QByteArray lastAction() { return must(invocationsAfter(m_files->db(), 0)).back().action; }

    std::unique_ptr<TestLibrary> m_files;
    qint64 m_endpoint = 0;
};

SHERIA_TEST(TestOutbox)
} // namespace tst_outbox
#include "tst_outbox.moc"
