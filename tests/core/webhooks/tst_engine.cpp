// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/http/answer.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/lab/lab.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_engine {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

constexpr const char *Tree = "/akn/xa/act/2005/4";

std::vector<Delivery> deliveries(Lab &lab)
{
    return must(listDeliveries(lab.database(), {}));
}

Invocation invocation(Lab &lab, qint64 id = 1)
{
    return must(findInvocation(lab.database(), id));
}

QList<qint64> gaps(Lab &lab)
{
    QList<qint64> out;
    QDateTime before;
    for (const Delivery &each : deliveries(lab)) {
        if (before.isValid())
            out << before.msecsTo(each.startedAt);
        before = each.startedAt;
    }
    return out;
}

/// An engine over a library with one endpoint, for which two invocations are due, and what it sent.
struct Sender
{
    explicit Sender(int perEndpoint)
        : engine(
            files.db(), [this](const Engine::Change &change) { return change(files.db()); },
            files.clock, optionsFor(perEndpoint))
    {
        endpoint = must(addEndpoint(files.db(), "http://h/", files.clock.now()));
        for (const QByteArray work : {"/akn/xa/act/2005/4", "/akn/xa/act/2005/5"})
            must(enqueueInvocations(files.db(), ChangeAction::Updated, work,
                                    work + "/eng@2009-02-03", files.clock.now()));
        files.clock.advance(std::chrono::milliseconds(GroupingWindow).count());
    }

    Engine::Options optionsFor(int perEndpoint)
    {
        Engine::Options options;
        options.perEndpoint = perEndpoint;
        options.mayContact = [this](const Endpoint &) {
            return isAgreed;
        };
        return options;
    }
    void turn()
    {
        must(engine.turn([this](const Sending &sending) { sent << sending.outboxId; }));
    }
    void answer(qint64 outboxId, Outcome outcome, int status)
    {
        HttpResult result;
        result.outcome = outcome;
        result.status = status;
        engine.answered(outboxId, result);
    }
    /// As a person does.
    void setState(EndpointState state)
    {
        endpoint.state = state;
        must(updateEndpoint(files.db(), endpoint, files.clock.now()));
    }

    TestLibrary files;
    bool isAgreed = true;
    Engine engine;
    Endpoint endpoint;
    QList<qint64> sent;
};

/// The specification of the sender, on a clock that is turned.
class TestEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_lab = must(Lab::make({})); }

    void deliversWhenTheWindowIsOver()
    {
        must(m_lab->addReceiver("ok"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->advance(29'999ms));
        QCOMPARE(m_lab->attempts(), 0);
        must(m_lab->advance(1ms));
        QCOMPARE(m_lab->attempts(), 1);
        QCOMPARE(invocation(*m_lab).state, InvocationState::Delivered);
        const Delivery delivery = deliveries(*m_lab).front();
        QCOMPARE(delivery.outcome, "delivered"_ba);
        QCOMPARE(delivery.status, 200);
        QVERIFY(delivery.request.startsWith("POST /ok HTTP/1.1\r\n"));
        QVERIFY(delivery.response.startsWith("HTTP/1.1 200 OK\r\n"));
    }

    /// An endpoint is told of its events only, whatever a group of changes becomes.
    void anEndpointHearsOfItsEvents()
    {
        Endpoint endpoint;
        endpoint.id = must(m_lab->addReceiver("ok"));
        endpoint.events = "created";
        must(configureEndpoint(m_lab->database(), endpoint));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->advance(1min));
        QCOMPARE(m_lab->attempts(), 0);
        must(m_lab->emitChange("created", "/akn/xa/act/2006/1"));
        must(m_lab->emitChange("deleted", "/akn/xa/act/2006/1")); // Nothing was created after all.
        must(m_lab->emitChange("created", "/akn/xa/act/2006/2"));
        must(m_lab->emitChange("updated", "/akn/xa/act/2006/2"));
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 1);
        QCOMPARE(deliveries(*m_lab).front().action, "created"_ba);
        QCOMPARE(deliveries(*m_lab).front().workUri, "/akn/xa/act/2006/2"_ba);
        endpoint.events.clear();
        must(configureEndpoint(m_lab->database(), endpoint));
        must(m_lab->emitChange("deleted", "/akn/xa/act/2006/2"));
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 2);
    }

    /// The log holds no secret of a request.
    void theLogHidesSecretFields()
    {
        Endpoint endpoint;
        endpoint.id = must(m_lab->addReceiver("ok"));
        endpoint.fields = {{"X-Env", "test", false}, {"X-Api-Key", "hidden-one", true}};
        must(configureEndpoint(m_lab->database(), endpoint));
        QCOMPARE(must(findEndpoint(m_lab->database(), endpoint.id)).fields.size(), std::size_t(2));
        must(m_lab->emitChange("created", Tree));
        must(m_lab->runUntilIdle());
        const QByteArray request = deliveries(*m_lab).front().request;
        QVERIFY(request.contains("\r\nX-Env: test\r\nX-Api-Key: ****\r\n"));
        QVERIFY(!request.contains("hidden-one"));
        must(removeEndpoint(m_lab->database(), endpoint.id));
    }

    void whatWasSettledLongAgoIsDropped()
    {
        must(m_lab->addReceiver("ok"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(must(invocationsAfter(m_lab->database(), 0)).size(), std::size_t(1));
        must(m_lab->advance(24h * (limits::MaxSettledDays - 1)));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(must(invocationsAfter(m_lab->database(), 0)).size(), std::size_t(2));
        must(m_lab->advance(48h));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        const auto left = must(invocationsAfter(m_lab->database(), 0));
        QCOMPARE(left.size(), std::size_t(2));
        QVERIFY(std::none_of(left.begin(), left.end(),
                             [](const Invocation &each) { return each.id == 1; }));
    }

    /// The whole ladder, over 12 hours of a clock that does not wait.
    void givesUpAfterTenRetries()
    {
        must(m_lab->addReceiver("500"));
        must(m_lab->emitChange("created", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 11);
        QCOMPARE(gaps(*m_lab),
                 QList<qint64>({5'000, 15'000, 45'000, 135'000, 405'000, 1'215'000, 3'645'000,
                                10'935'000, 14'400'000, 14'400'000}));
        QCOMPARE(invocation(*m_lab).state, InvocationState::Failed);
        QCOMPARE(invocation(*m_lab).attempts, 11);
    }

    /// Only the request's own id differs between attempts.
    void retriesKeepTheInvocationId()
    {
        must(m_lab->addReceiver("500"));
        must(m_lab->emitChange("created", Tree));
        must(m_lab->runUntilIdle());
        QSet<QByteArray> invocations;
        QSet<QByteArray> requests;
        QSet<QByteArray> rest;
        for (const Delivery &each : deliveries(*m_lab)) {
            QByteArray body = each.request.sliced(each.request.indexOf("\r\n\r\n") + 4);
            const QJsonObject json = QJsonDocument::fromJson(body).object();
            QCOMPARE(json.value(u"request_id").toString().toUtf8(), each.requestId);
            invocations << json.value(u"invocation_id").toString().toUtf8();
            requests << each.requestId;
            rest << body.replace(each.requestId, "");
        }
        QCOMPARE(invocations.size(), 1);
        QCOMPARE(requests.size(), 11);
        QCOMPARE(rest.size(), 1);
    }

    void whatCountsAsSuccess_data()
    {
        QTest::addColumn<QByteArray>("receiver");
        QTest::addColumn<int>("attempts");
        const auto row = [](const char *name, int attempts) {
            QTest::newRow(name) << QByteArray(name) << attempts;
        };
        row("ok", 1);
        row("204", 1);
        row("299", 1);
        row("garbage-body", 1);
        row("huge-body", 1);
        row("reset-after-headers", 1);
        row("slow-9.9s", 1);
        row("slow-10.1s", 11);
        row("hang", 11);
        row("drip", 11);
        row("close-no-response", 11);
        row("301", 11);
        row("404", 11);
        row("500x3-then-200", 4);
        row("429-retry-after-7", 2);
        row("410", 1);
    }

    void whatCountsAsSuccess()
    {
        QFETCH(const QByteArray, receiver);
        QFETCH(const int, attempts);
        must(m_lab->addReceiver(receiver));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), attempts);
        const bool isGood = attempts < 11 && receiver != "410";
        QCOMPARE(invocation(*m_lab).state,
                 isGood ? InvocationState::Delivered : InvocationState::Failed);
    }

    void honoursRetryAfter()
    {
        must(m_lab->addReceiver("429-retry-after-3600"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->advance(31s));
        must(m_lab->emitChange("updated", "/akn/xa/act/2006/1"));
        must(m_lab->runUntilIdle());
        const std::vector<Delivery> all = deliveries(*m_lab);
        QCOMPARE(all.size(), std::size_t(3));
        // It asked to be left alone: the other work waits as well.
        QCOMPARE(all[0].startedAt.secsTo(all[1].startedAt), 3600);
        QCOMPARE(all[0].startedAt.secsTo(all[2].startedAt), 3600);
    }

    void goneMeansGone()
    {
        const qint64 id = must(m_lab->addReceiver("410"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->emitChange("updated", "/akn/xa/act/2006/1"));
        must(m_lab->runUntilIdle());
        const Endpoint endpoint = must(findEndpoint(m_lab->database(), id));
        QCOMPARE(endpoint.state, EndpointState::Gone);
        QVERIFY(endpoint.reason.contains(u"410"_s));
        must(m_lab->emitChange("updated", "/akn/xa/act/2007/1"));
        must(m_lab->runUntilIdle());
        QVERIFY(m_lab->attempts() <= 2);
        QCOMPARE(must(countInvocations(m_lab->database(), id)).failed, 2);
    }

    /// What was under way when the endpoint said that it is gone waits for nothing.
    void whatWasUnderWayIsGivenUpWithIt_data()
    {
        QTest::addColumn<Outcome>("outcome");
        QTest::addColumn<int>("status");
        QTest::newRow("its connection was stale") << Outcome::Stale << 0;
        QTest::newRow("it failed") << Outcome::Answered << 500;
    }
    void whatWasUnderWayIsGivenUpWithIt()
    {
        QFETCH(const Outcome, outcome);
        QFETCH(const int, status);
        Sender sender(2);
        sender.turn();
        QCOMPARE(sender.sent, QList<qint64>({1, 2}));
        sender.answer(1, Outcome::Answered, 410);
        sender.answer(2, outcome, status);
        sender.turn();
        const OutboxCounts counts = must(countInvocations(sender.files.db(), sender.endpoint.id));
        QCOMPARE(counts.waiting, 0);
        QCOMPARE(counts.failed, 2);
    }

    /// Not even what was queued before.
    void nothingIsSentAfter_data()
    {
        QTest::addColumn<QByteArray>("what");
        for (const char *what : {"a removal", "a pause", "a withdrawal of the agreement"})
            QTest::newRow(what) << QByteArray(what);
    }
    void nothingIsSentAfter()
    {
        QFETCH(const QByteArray, what);
        Sender sender(1);
        sender.turn();
        QCOMPARE(sender.sent, QList<qint64>({1}));
        if (what == "a removal")
            must(removeEndpoint(sender.files.db(), sender.endpoint.id));
        else if (what == "a pause")
            sender.setState(EndpointState::Paused);
        else
            sender.isAgreed = false;
        sender.answer(1, Outcome::Answered, 200);
        sender.turn();
        QCOMPARE(sender.sent, QList<qint64>({1}));
    }

    /// By the failure of what was under way when somebody resumed it.
    void aResumeIsNotUndone()
    {
        Sender sender(1);
        sender.turn();
        sender.setState(EndpointState::Paused);
        sender.turn();
        sender.setState(EndpointState::Active);
        sender.answer(1, Outcome::Answered, 500);
        sender.turn();
        QCOMPARE(must(findEndpoint(sender.files.db(), sender.endpoint.id)).state,
                 EndpointState::Active);
        QCOMPARE(sender.sent, QList<qint64>({1, 2}));
    }

    /// Five days of nothing but failures; what comes then waits.
    void failingForDaysPauses()
    {
        const qint64 id = must(m_lab->addReceiver("500"));
        for (int day = 0; day < 7; ++day) {
            must(m_lab->emitChange("updated", Tree));
            must(m_lab->advance(24h));
            const EndpointState state = must(findEndpoint(m_lab->database(), id)).state;
            QCOMPARE(state, day < 5 ? EndpointState::Active : EndpointState::Paused);
        }
        const int before = m_lab->attempts();
        must(m_lab->advance(240h));
        QCOMPARE(m_lab->attempts(), before);
        QCOMPARE(must(countInvocations(m_lab->database(), id)).waiting, 2);
        QVERIFY(must(findEndpoint(m_lab->database(), id)).reason.contains(u"failed since"_s));
    }

    void oneSlowEndpointDelaysNoOther()
    {
        const qint64 slow = must(m_lab->addReceiver("hang"));
        const qint64 fast = must(m_lab->addReceiver("ok"));
        for (int i = 0; i < 100; ++i)
            must(m_lab->emitChange("created", "/akn/xa/act/2005/" + QByteArray::number(i)));
        must(m_lab->advance(30s));
        QCOMPARE(must(countInvocations(m_lab->database(), fast)).delivered, 100);
        QCOMPARE(must(countInvocations(m_lab->database(), slow)).waiting, 100);
    }

    void aSuccessForgetsTheFailures()
    {
        const qint64 id = must(m_lab->addReceiver("500x3-then-200"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilAttempt(2));
        QVERIFY(must(findEndpoint(m_lab->database(), id)).failingSince.isValid());
        must(m_lab->runUntilIdle());
        QVERIFY(!must(findEndpoint(m_lab->database(), id)).failingSince.isValid());
    }

    void resendingKeepsTheInvocationId()
    {
        const qint64 id = must(m_lab->addReceiver("500x11-then-200"));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(must(countInvocations(m_lab->database(), id)).failed, 1);
        const QDateTime now = m_lab->clock().now();
        QCOMPARE(must(resendFailed(m_lab->database(), id, now.addSecs(1), now)), 0);
        QCOMPARE(must(resendFailed(m_lab->database(), 0, now.addDays(-1), now)), 1);
        must(m_lab->runUntilIdle());
        const std::vector<Delivery> all = deliveries(*m_lab);
        QCOMPARE(all.size(), std::size_t(12));
        QCOMPARE(all.back().number, 12);
        QCOMPARE(all.back().outcome, "delivered"_ba);
        QCOMPARE(all.back().invocationId, all.front().invocationId);
        must(resendInvocation(m_lab->database(), 1, m_lab->clock().now())); // A delivered one, too.
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 13);
    }

    void signsWhereASecretIs()
    {
        const qint64 id = must(m_lab->addReceiver("ok"));
        const QByteArray secret = must(m_lab->sign(id));
        QVERIFY(isSigningSecret(secret));
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        const QByteArray request = deliveries(*m_lab).front().request;
        const QByteArray body = request.sliced(request.indexOf("\r\n\r\n") + 4);
        const qint64 timestamp =
            net::fieldOf(request, "webhook-timestamp").toByteArray().toLongLong();
        QVERIFY(isSignedBy(secret, deliveries(*m_lab).front().invocationId, timestamp, body,
                           net::fieldOf(request, "webhook-signature")));
    }

    void faultsAreAsAsked()
    {
        const qint64 id = must(m_lab->addReceiver("ok"));
        const QByteArray secret = must(m_lab->sign(id));
        Faults faults;
        faults.drop = 1;
        faults.action = "exploded";
        faults.wrongSignature = true;
        m_lab->setFaults(faults);
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 2); // The dropped one was not answered.
        const QByteArray request = deliveries(*m_lab).back().request;
        const QByteArray body = request.sliced(request.indexOf("\r\n\r\n") + 4);
        QCOMPARE(QJsonDocument::fromJson(body).object().value(u"action"),
                 QJsonValue(u"exploded"_s));
        QCOMPARE(net::fieldOf(request, "content-length").toByteArray(),
                 QByteArray::number(body.size()));
        const qint64 timestamp =
            net::fieldOf(request, "webhook-timestamp").toByteArray().toLongLong();
        QVERIFY(!isSignedBy(secret, deliveries(*m_lab).back().invocationId, timestamp, body,
                            net::fieldOf(request, "webhook-signature")));
        faults = {};
        faults.truncatedJson = true;
        m_lab->setFaults(faults);
        must(m_lab->emitChange("updated", Tree));
        must(m_lab->runUntilIdle());
        const QByteArray cut = deliveries(*m_lab).back().request;
        QJsonParseError error;
        QJsonDocument::fromJson(cut.sliced(cut.indexOf("\r\n\r\n") + 4), &error);
        QVERIFY(error.error != QJsonParseError::NoError);
    }

    /// Same seed, same log, byte for byte; another seed, another log.
    void isRepeatable()
    {
        const auto play = [](quint64 seed) {
            Lab::Options options;
            options.seed = seed;
            options.hasJitter = true;
            const auto lab = must(Lab::make(options));
            must(lab->addReceiver("flaky-0.5-seed-3"));
            must(lab->addReceiver("500x3-then-200"));
            Faults faults;
            faults.reorder = 4;
            lab->setFaults(faults);
            for (int i = 0; i < 12; ++i)
                must(lab->emitChange("updated", "/akn/xa/act/2005/" + QByteArray::number(i)));
            must(lab->runUntilIdle());
            return lab->eventLog().join('\n');
        };
        const QByteArray first = play(1);
        QVERIFY(first.size() > 5000);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(play(1), first);
        QVERIFY(play(2) != first);
    }

    /// A hundred thousand that wait are on disk; a few are in memory, and all arrive once.
    void manyWait()
    {
        must(m_lab->addReceiver("ok"));
        {
            store::Transaction transaction = must(store::Transaction::begin(m_lab->database()));
            for (int i = 0; i < 20'000; ++i)
                must(recordChange(m_lab->database(), ChangeAction::Updated,
                                  QByteArray("/akn/xa/act/2005/" + QByteArray::number(i)), "/e",
                                  m_lab->clock().now()));
            must(transaction.commit());
        }
        must(m_lab->runUntilIdle());
        QCOMPARE(m_lab->attempts(), 20'000);
        QCOMPARE(must(countInvocations(m_lab->database(), 1)).waiting, 0);
    }

private:
    std::unique_ptr<Lab> m_lab;
};

SHERIA_TEST(TestEngine)
} // namespace tst_engine
#include "tst_engine.moc"
