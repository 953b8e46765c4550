// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/support/kills.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QTest>

#include <signal.h>

#include <atomic>
#include <random>
#include <set>

namespace tst_killed_sending {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Invocations = 1000;

/// At which requests the sender is killed.
std::set<int> moments(int count)
{
    std::mt19937 random(6);
    std::set<int> out;
    while (int(out.size()) < count)
        out.insert(int(random() % (Invocations - 10)));
    return out;
}

/// A sender that is killed at any moment loses nothing, and what it sends twice has one id.
class TestKilledSending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost()
    {
        const std::set<int> killedAt = moments(killCount(12));
        std::atomic<qint64> sender = 0;
        std::atomic<int> killed = 0;
        Receiver receiver([&](const Received &request) {
            if (killedAt.contains(request.number) && ::kill(pid_t(sender.load()), SIGKILL) == 0)
                ++killed;
            return Act::status(200);
        });
        TestLibrary files;
        fill(files, receiver.url());
        files.close();
        while (!isDone(files)) {
            QProcess process;
            process.start(QStringLiteral(SHERIA_TEST_SENDER), {files.path()});
            QVERIFY(process.waitForStarted());
            sender = process.processId();
            // Until it is killed, or has nothing more to do.
            while (!process.waitForFinished(200) && !isDone(files)) {}
            process.kill();
            process.waitForFinished();
        }
        // Two moments may be one: the second request was under way when the first one's sender died.
        QVERIFY2(killed.load() >= int(killedAt.size()) * 3 / 4, "it was hardly killed");
        check(receiver.received());
    }

private:
    static void fill(TestLibrary &files, const QByteArray &url)
    {
        store::Transaction transaction = must(store::Transaction::begin(files.db()));
        const qint64 endpoint = must(store::addEndpoint(files.db(), url, files.clock.now())).id;
        for (int i = 0; i < Invocations; ++i) {
            store::Invocation invocation;
            invocation.endpointId = endpoint;
            invocation.workUri = "/akn/xa/act/2005/" + QByteArray::number(i);
            invocation.action = "updated";
            invocation.createdAt = invocation.dueAt = files.clock.now();
            must(store::addInvocation(files.db(), invocation));
        }
        must(transaction.commit());
    }

    static bool isDone(const TestLibrary &files)
    {
        store::Database db = must(
            store::Database::open(files.path(), store::Database::Mode::ReadOnly));
        return must(store::countInvocations(db, 1)).delivered == Invocations;
    }

    static void check(const QList<Received> &received)
    {
        std::map<QByteArray, QByteArray> workOf;
        std::set<QByteArray> works;
        std::set<QByteArray> requests;
        for (const Received &each : received) {
            const QByteArray work = each.member("work.frbr_uri");
            works.insert(work);
            QCOMPARE(workOf.emplace(each.member("invocation_id"), work).first->second, work);
            QVERIFY2(requests.insert(each.member("request_id")).second, "a request id came twice");
        }
        QCOMPARE(works.size(), std::size_t(Invocations));
        QCOMPARE(workOf.size(), std::size_t(Invocations)); // Duplicates have their invocation's id.
        qInfo("%d requests for %d invocations", int(received.size()), Invocations);
    }
};

SHERIA_TEST(TestKilledSending)
} // namespace tst_killed_sending
#include "tst_killed_sending.moc"
