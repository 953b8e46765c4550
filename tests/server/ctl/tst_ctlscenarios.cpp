// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/fetchingreceiver.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <csignal>
#include <optional>

namespace tst_ctlscenarios {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The process is ready to be told to stop.
bool waitsForSignals(qint64 pid)
{
    QFile file(u"/proc/%1/status"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray status = file.readAll();
    const qsizetype at = status.indexOf("SigBlk:") + 7; // A thread of its own waits for them.
    const quint64 blocked =
        status.mid(at, status.indexOf('\n', at) - at).trimmed().toULongLong(nullptr, 16);
    return (blocked >> (SIGTERM - 1) & 1) != 0;
}

CtlResult converge(const FetchingReceiver &receiver, const QStringList &more = {})
{
    return runCtl(QStringList{u"webhooks"_s, u"converge"_s, u"--url"_s, receiver.hook(),
                              u"--state"_s, receiver.state(), u"--settle"_s, u"0"_s}
                  + more);
}

/// The laboratory by the real program.
class TestCtlScenarios : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAndRunsWhatItHas()
    {
        const CtlResult list = runCtl({u"webhooks"_s, u"run"_s, u"--list"_s});
        QVERIFY(list.lines().size() >= 20);
        for (const char *line : {"first-delivery (any receiver): ",
                                 "unknown-action (a receiver that answers 200 to everything): ",
                                 "closes-without-response (its own receivers): "})
            QVERIFY2(QByteArray('\n' + list.output).contains(QByteArray('\n' + QByteArray(line))),
                     line);
        const CtlResult all = runCtl({u"webhooks"_s, u"run"_s, u"--all"_s});
        QCOMPARE(all.exit, 0);
        QCOMPARE(all.lines().size(), list.lines().size());
        // The same again, byte for byte.
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"--all"_s}).output, all.output);
    }

    void theExitStatusCountsFailures()
    {
        const QTemporaryDir folder;
        const QString bad = write(folder, u"bad.yaml"_s,
                                  "receivers: [500]\nsteps:\n  - emit: created /akn/zz/act/1/1\n"
                                  "  - run: idle\n  - expect: {delivered: 1}\n");
        const QString junit = folder.filePath(u"out.xml"_s);
        const QString har = folder.filePath(u"out.har"_s);
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, bad, u"first-delivery"_s, bad,
                                         u"--junit"_s, junit, u"--har"_s, har});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.output.contains("line 5: delivered: expected 1, found 0"));
        QVERIFY(read(junit).contains("tests=\"3\" failures=\"2\""));
        const QJsonObject log =
            QJsonDocument::fromJson(read(har)).object().value(u"log").toObject();
        QCOMPARE(log.value(u"entries").toArray().size(), 23);
    }

    void aFaultInAFileNamesLineAndReason()
    {
        const QTemporaryDir folder;
        const QString bad = write(folder, u"bad.yaml"_s, "steps:\n  - run: idle\n  - jump: 1\n");
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, bad});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.errors.contains("bad.yaml: line 3: a step has no 'jump'"));
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"no-such-thing"_s}).exit, 3);
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s}).exit, 2);
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"--all"_s, u"--seed"_s, u"x"_s}).exit, 2);
    }

    void runsAgainstARealReceiver()
    {
        const Receiver receiver;
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, u"duplicates"_s, u"--url"_s,
                                         QString::fromUtf8(receiver.url())});
        QCOMPARE(result.exit, 0);
        QCOMPARE(receiver.count(), 6); // Three, each twice.
    }

    void judgesRealReceivers()
    {
        const FetchingReceiver good(false);
        const CtlResult converges = converge(good, {u"--limit"_s, u"40"_s});
        QCOMPARE(converges.exit, 0);
        QVERIFY(converges.output.startsWith("40 orders run, 0 failed (virtual time: "));
        for (const QByteArray &line :
             converges.errors.split('\n')) // No log of the receiver's requests.
            QVERIFY2(line.isEmpty() || line.endsWith(" of 40 orders"), line.constData());

        const QTemporaryDir folder;
        const QString saved = folder.filePath(u"shortest.yaml"_s);
        const FetchingReceiver bad(true);
        const CtlResult fails = converge(bad, {u"--copies"_s, u"1"_s, u"--save"_s, saved});
        QCOMPARE(fails.exit, 1);
        QVERIFY(fails.output.contains(" orders run, 1 failed (virtual time: "));
        QVERIFY(fails.output.contains("\nshortest: created 1, created 3, deleted 2 ("));
        QVERIFY2(fails.output.contains("then: the receiver does not have the work"),
                 fails.output.constData());
        // What it saves shows the fault again.
        const auto runs = [&saved](const FetchingReceiver &receiver) {
            return runCtl({u"webhooks"_s, u"run"_s, saved, u"--url"_s, receiver.hook(),
                           u"--state"_s, receiver.state(), u"--settle"_s, u"0"_s});
        };
        QCOMPARE(runs(bad).exit, 1);
        QVERIFY(runs(bad).output.contains("the receiver does not have the work"));
        QCOMPARE(runs(good).exit, 0);
    }

    /// The answer to the older fetch comes when the newer one is stored.
    void anOlderAnswerMayComeLast()
    {
        const QTemporaryDir folder;
        const QString steps = write(folder, u"steps.yaml"_s,
                                    "steps:\n  - converge:\n      work: /akn/zz/act/2001/1\n"
                                    "      events: [created, updated]\n      order: [1, 2]\n"
                                    "      pace: overtaken\n      repeats: 5\n");
        const auto runs = [&steps](const FetchingReceiver &receiver) {
            return runCtl({u"webhooks"_s, u"run"_s, steps, u"--url"_s, receiver.hook(),
                           u"--state"_s, receiver.state(), u"--settle"_s, u"500"_s});
        };
        const CtlResult told = runs(*FetchingReceiver::racing());
        QCOMPARE(told.exit, 1);
        QVERIFY2(told.output.contains("the receiver has the work as of"), told.output.constData());
        QCOMPARE(runs(FetchingReceiver(false)).exit, 0);
    }

    void scenariosServeWhatTheyTellOf()
    {
        const FetchingReceiver good(false);
        const CtlResult all = runCtl(
            {u"webhooks"_s, u"run"_s, u"--all"_s, u"--url"_s, good.hook()});
        QCOMPARE(all.exit, 0);
        const CtlResult list = runCtl({u"webhooks"_s, u"run"_s, u"--list"_s});
        QCOMPARE(all.lines().size(), list.output.count(" (any receiver): "));
        QVERIFY(all.lines().size() >= 12);
        QVERIFY(all.errors.contains("do not fit every receiver"));

        const QTemporaryDir folder;
        const QString steps = write(folder, u"steps.yaml"_s,
                                    "steps:\n  - emit: created /akn/zz/act/2001/1\n  - run: idle\n"
                                    "  - expect: {converged: true}\n"
                                    "  - emit: deleted /akn/zz/act/2001/1\n  - run: idle\n"
                                    "  - emit: created /akn/zz/act/2001/1\n"
                                    "  - expect: {converged: true}\n");
        const CtlResult told = runCtl({u"webhooks"_s, u"run"_s, steps, u"--url"_s, good.hook(),
                                       u"--state"_s, good.state(), u"--settle"_s, u"0"_s});
        QCOMPARE(told.exit, 1); // The last change is told half a minute later.
        QVERIFY(told.output.contains("line 8: the receiver does not have the work"));
        QVERIFY(!told.output.contains("line 4"));
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, steps, u"--url"_s, good.hook()}).exit, 2);
    }

    void someScenariosNeedAReceiverThatAcknowledges()
    {
        const Receiver receiver;
        const QStringList all{u"webhooks"_s, u"run"_s, u"--all"_s, u"--url"_s,
                              QString::fromUtf8(receiver.url())};
        const CtlResult any = runCtl(all + QStringList{u"--expects"_s, u"any"_s});
        const CtlResult more = runCtl(all + QStringList{u"--expects"_s, u"acknowledging"_s});
        QCOMPARE(more.exit, 0);
        QVERIFY(more.lines().size() > any.lines().size());
        QVERIFY(more.output.contains("unknown-action"));
        QVERIFY(!any.output.contains("unknown-action"));
        QCOMPARE(runCtl(all + QStringList{u"--expects"_s, u"x"_s}).exit, 2);
    }

    /// It answers 503 or 429 for a moment now and then, and asks to come again a second later.
    void aBusyReceiverIsNotWrong_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("503") << 503;
        QTest::newRow("429") << 429;
    }
    void aBusyReceiverIsNotWrong()
    {
        QFETCH(const int, status);
        using Clock = std::chrono::steady_clock;
        int posts = 0;
        Clock::time_point free;
        const FetchingReceiver busy(false, [&](const Received &got) -> std::optional<Act> {
            if (got.head.startsWith("GET"))
                return std::nullopt;
            if (++posts % 40 == 0)
                free = Clock::now() + std::chrono::milliseconds(500);
            return Clock::now() < free ? std::optional(Act::status(status, "Retry-After: 1\r\n"))
                                       : std::nullopt;
        });
        const CtlResult result = converge(busy, {u"--limit"_s, u"40"_s});
        QVERIFY2(result.exit == 0, result.output.constData());
        // It takes so long that there is progress, in lines.
        QVERIFY2(result.errors.contains(" of 40 orders\n"), result.errors.constData());
    }

    void onlyFailuresWithoutEndAreEvidence()
    {
        const FetchingReceiver failing(false, [](const Received &got) -> std::optional<Act> {
            const bool fails = got.head.startsWith("POST") && got.member("action") == "deleted";
            return fails ? std::optional(Act::status(500)) : std::nullopt;
        });
        const CtlResult result = converge(failing, {u"--limit"_s, u"5"_s});
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.output.contains("answered 'deleted' with status 500, 11 times"),
                 result.output.constData());
    }

    /// 500 or 503 now and then, as of a server that is busy.
    void aStateThatCannotBeReadIsAskedForAgain()
    {
        int gets = 0;
        const FetchingReceiver good(false, [&gets](const Received &got) -> std::optional<Act> {
            const bool fails = got.head.startsWith("GET") && ++gets % 7 == 0;
            return fails ? std::optional(Act::status(gets % 2 == 0 ? 500 : 503)) : std::nullopt;
        });
        const CtlResult result = converge(good, {u"--limit"_s, u"40"_s});
        QVERIFY2(result.exit == 0, QByteArray(result.output + result.errors).constData());
    }

    /// What was delivered when the receiver's state was no state any more is told, and saved.
    void theSequenceIsNamedAtWhichAReceiverEnds()
    {
        bool isGone = false;
        const FetchingReceiver bad(false, [&isGone](const Received &got) -> std::optional<Act> {
            isGone = isGone || got.member("action") == "deleted";
            return isGone && got.head.startsWith("GET") ? std::optional(Act::status(401))
                                                        : std::nullopt;
        });
        const QTemporaryDir folder;
        const QString saved = folder.filePath(u"ended.yaml"_s);
        const CtlResult result = converge(bad, {u"--save"_s, saved});
        QCOMPARE(result.exit, 5);
        QVERIFY2(result.output.contains("0 failed, then it ended early"),
                 result.output.constData());
        QVERIFY(result.output.contains("\nended at: "));
        QVERIFY(read(saved).contains("deleted"));
        QVERIFY(result.errors.contains("does not report its state: 401"));
    }

    void realTimeWaitsForAnswers()
    {
        const Receiver receiver([](const Received &) {
            Act act = Act::status(200);
            act.delay = std::chrono::milliseconds(50);
            return act;
        });
        const QTemporaryDir folder;
        const QString steps = write(
            folder, u"steps.yaml"_s,
            "steps:\n  - deliver: {work: /akn/zz/act/2001/1, events: [created]}\n"
            "  - expect: {delivered: 1, waiting: 0, statuses: [200]}\n");
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, steps, u"--real-time"_s,
                                         u"--url"_s, QString::fromUtf8(receiver.url())});
        QVERIFY2(result.exit == 0, result.output.constData());
    }

    /// Whatever is waited for: a receiver that never has the work, or the time of a scenario.
    void oneSignalStopsThem_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("signal");
        QTest::addColumn<bool>("answers");
        const QStringList converging{u"converge"_s, u"--state"_s, u"%1"_s, u"--settle"_s,
                                     u"600000"_s};
        const QStringList running{u"run"_s, u"duplicates"_s, u"--real-time"_s};
        QTest::newRow("converge") << converging << SIGTERM << true;
        QTest::newRow("converge, Ctrl+C") << converging << SIGINT << true;
        QTest::newRow("converge, no answer") << converging << SIGTERM << false;
        QTest::newRow("in real time") << running << SIGTERM << true;
        QTest::newRow("in real time, Ctrl+C") << running << SIGINT << true;
    }
    void oneSignalStopsThem()
    {
        QFETCH(const QStringList, words);
        QFETCH(const int, signal);
        QFETCH(const bool, answers);
        const Receiver receiver([answers](const Received &request) {
            Act act = Act::status(request.head.startsWith("GET") ? 404 : 200);
            if (!answers)
                act.delay = std::chrono::minutes(10);
            return act;
        });
        const QString url = QString::fromUtf8(receiver.url());
        QStringList given{u"webhooks"_s};
        for (const QString &word : words)
            given << (word == u"%1"_s ? url : word);
        const QTemporaryDir folder;
        const QString junit = folder.filePath(u"junit.xml"_s);
        if (words.contains(u"run"_s))
            given << u"--junit"_s << junit;
        QProcess process;
        process.start(sheriactlPath(), given + QStringList{u"--url"_s, url});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(waitsForSignals(process.processId()));
        // Changes are told half a minute later; the other one waits for the receiver from now on.
        QTRY_VERIFY(words.contains(u"run"_s) || receiver.count() > 0);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(5'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 6);
        const QByteArray output = process.readAllStandardOutput();
        if (words.contains(u"run"_s)) { // The scenario in progress is there.
            QVERIFY(output.startsWith("ended   duplicates"));
            QVERIFY(read(junit).contains("<error message=\"it was stopped\""));
        } else {
            QVERIFY2(output.contains("\nended at: "), output.constData());
        }
    }

    void aReceiverThatIsNotThereIsTold()
    {
        quint16 port = 0;
        {
            const Receiver gone;
            port = gone.port();
        }
        const QString url = u"http://127.0.0.1:%1/"_s.arg(port);
        const CtlResult result = runCtl(
            {u"webhooks"_s, u"converge"_s, u"--url"_s, url, u"--state"_s, url});
        QCOMPARE(result.exit, 5);
        QVERIFY(result.errors.contains("cannot connect to the receiver"));
        QCOMPARE(runCtl({u"webhooks"_s, u"converge"_s, u"--url"_s, url}).exit, 2);
    }

private:
    static QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file for a test");
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

SHERIA_TEST(TestCtlScenarios)
} // namespace tst_ctlscenarios
#include "tst_ctlscenarios.moc"
