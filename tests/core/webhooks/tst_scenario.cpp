// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/scenario.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QXmlStreamReader>

#include <set>

namespace tst_scenario {

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

/// Scenarios: the ones that come with the program, and files with faults.
class TestScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLibraryIsWhatItSays_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        for (const BuiltInScenario &each : builtInScenarios())
            QTest::newRow(each.name.constData()) << each.yaml;
    }

    void theLibraryIsWhatItSays()
    {
        QFETCH(const QByteArray, yaml);
        const Scenario scenario = must(parseScenario(yaml, QTest::currentDataTag()));
        QVERIFY(scenario.description.size() > 30);
        const ScenarioResult result = must(runScenario(scenario, {}));
        for (const ScenarioFailure &failure : result.failures)
            QFAIL(qPrintable(u"line %1: %2"_s.arg(failure.line).arg(failure.reason)));
        QVERIFY(!result.eventLog.isEmpty());
    }

    void theLibraryIsLarge()
    {
        std::set<QByteArray> names;
        for (const BuiltInScenario &each : builtInScenarios())
            names.insert(each.name);
        QVERIFY(names.size() >= 20);
    }

    /// A hundred runs with one seed have one hash; another seed has another.
    void oneSeedIsOneLog()
    {
        Scenario scenario;
        for (const BuiltInScenario &each : builtInScenarios()) {
            if (each.name == "jitter")
                scenario = must(parseScenario(each.yaml, each.name));
        }
        ScenarioOptions options;
        options.seed = 42;
        std::set<QByteArray> hashes;
        for (int i = 0; i < 100; ++i)
            hashes.insert(must(runScenario(scenario, options)).hash());
        QCOMPARE(hashes.size(), std::size_t(1));
        options.seed = 43;
        hashes.insert(must(runScenario(scenario, options)).hash());
        QCOMPARE(hashes.size(), std::size_t(2));
    }

    void faultsNameTheirLine_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const char *yaml, const char *error) {
            QTest::newRow(name) << QByteArray(yaml) << QString::fromUtf8(error);
        };
        row("unknown step", "steps:\n  - emitt: created /akn/a\n", "line 2: a step has no 'emitt'");
        row("unknown member", "name: x\nstepz: []\n", "line 2: a scenario has no 'stepz'");
        row("bad action", "steps:\n  - run: idle\n  - emit: {action: exploded, work: /akn/a}\n",
            "line 3: an action is created, updated or deleted, not 'exploded'");
        row("bad duration", "steps:\n  - advance: soon\n",
            "line 2: 'soon' is not a time such as 9.9s");
        row("bad number", "steps:\n  - expect: {requests: many}\n",
            "line 2: expected a number from 0");
        row("bad list", "steps:\n  - expect: {gaps: 5s}\n", "line 2: expected a list");
        row("bad flag", "signed: maybe\nsteps: []\n", "line 1: expected true or false");
        row("bad receiver", "receivers:\n  - ok\n  - slowly\nsteps:\n  - run: idle\n",
            "line 3: no such receiver: 'slowly'");
        row("order beyond", "steps:\n  - deliver: {work: /akn/a, events: [created], order: [2]}\n",
            "line 2: order names event 2 of 1");
        row("two in one", "steps:\n  - run: idle\n    advance: 1s\n", "line 2: a step is one of");
        row("no steps", "description: x\n", "line 1: a scenario has 1 to");
        row("no YAML", "steps: [\n", "line");
        row("a list", "- a\n- b\n", "line 1: expected a scenario");
        row("empty", "", "line");
        row("tabs", "steps:\n\t- run: idle\n", "line 2");
    }

    void faultsNameTheirLine()
    {
        QFETCH(const QByteArray, yaml);
        QFETCH(const QString, error);
        const auto parsed = parseScenario(yaml, "x");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, ErrorCode::InvalidArgument);
        QVERIFY2(parsed.error().text().startsWith(error), qPrintable(parsed.error().text()));
    }

    void whatIsExpectedInVainIsTold()
    {
        const Scenario scenario = must(
            parseScenario("receivers: [500]\nsteps:\n  - emit: created /akn/zz/act/1/1\n"
                          "  - run: {attempts: 2}\n  - advance: 1s\n"
                          "  - expect: {requests: 3, statuses: [500, 200], gaps: [5s]}\n",
                          "x"));
        const ScenarioResult result = must(runScenario(scenario, {}));
        QCOMPARE(result.failures.size(), std::size_t(2));
        QCOMPARE(result.failures[0].line, 6);
        QCOMPARE(result.failures[0].reason, u"requests: expected 3, found 2"_s);
        QCOMPARE(result.failures[1].reason, u"statuses: expected [500, 200], found [500, 500]"_s);

        QXmlStreamReader junit(junitOf({result}));
        int cases = 0;
        int failures = 0;
        while (!junit.atEnd()) {
            junit.readNext();
            if (!junit.isStartElement())
                continue;
            cases += junit.name() == u"testcase" ? 1 : 0;
            failures += junit.name() == u"failure" ? 1 : 0;
        }
        QVERIFY(!junit.hasError());
        QCOMPARE(cases, 1);
        QCOMPARE(failures, 2);
    }

    /// What was sent and found until a stop is there.
    void aStopLosesNothing()
    {
        const Scenario scenario = must(
            parseScenario("steps:\n  - deliver: {work: /akn/zz/act/1/1, events: [created]}\n"
                          "  - expect: {requests: 2}\n  - advance: 1h\n",
                          "x"));
        std::stop_source stop;
        ScenarioOptions options;
        options.stop = stop.get_token();
        options.begins = [&stop](const Step &step) {
            if (step.line == 4)
                stop.request_stop();
        };
        const ScenarioResult result = must(runScenario(scenario, options));
        QCOMPARE(result.ended->code, ErrorCode::Cancelled);
        QCOMPARE(result.failures.size(), std::size_t(1));
        QCOMPARE(result.deliveries.size(), std::size_t(1));
        QCOMPARE(result.ran, (std::vector<int>{2, 3}));
        QVERIFY(junitOf({result}).contains("<error message=\"it was stopped\""));
    }
};

SHERIA_TEST(TestScenario)
} // namespace tst_scenario
#include "tst_scenario.moc"
