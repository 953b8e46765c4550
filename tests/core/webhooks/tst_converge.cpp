// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/converge.h"
#include "core/webhooks/lab/receiversession.h"
#include "core/webhooks/lab/scenario.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <future>
#include <map>
#include <mutex>
#include <set>

namespace tst_converge {

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

/// What the API says of works: a version, or nothing (404).
using World = std::map<QByteArray, int>;

std::optional<int> fetch(const World &world, const QByteArray &work)
{
    const auto found = world.find(work);
    return found == world.end() ? std::nullopt : std::optional(found->second);
}

/// A receiver: what it has, and what it does with an invocation. False: it answers with a failure.
struct Sample
{
    std::map<QByteArray, int> has;
    std::set<QByteArray> seen;
    std::map<QByteArray, std::optional<int>> cache;
    std::set<QByteArray> unsaved; ///< Works that it forgets after a while.
    int jobs = 0;

    void forgetSome()
    {
        for (const QByteArray &work : unsaved)
            has.erase(work);
    }

    void follow(const QByteArray &work, std::optional<int> version)
    {
        if (version)
            has[work] = *version;
        else
            has.erase(work);
    }
};

using Receive = bool (*)(Sample &self, const World &world, const QByteArray &event,
                         const QByteArray &work, const QByteArray &invocation);

/// Fetches whatever it is told, and believes what it fetches.
bool correct(Sample &self, const World &world, const QByteArray &, const QByteArray &work,
             const QByteArray &)
{
    self.follow(work, fetch(world, work));
    return true;
}

/// Tolerates duplicates by the invocation id, as the specification allows.
bool forgetsNothing(Sample &self, const World &world, const QByteArray &event,
                    const QByteArray &work, const QByteArray &invocation)
{
    if (!self.seen.insert(invocation).second)
        return true;
    return correct(self, world, event, work, invocation);
}

bool deletesUnchecked(Sample &self, const World &world, const QByteArray &event,
                      const QByteArray &work, const QByteArray &)
{
    self.follow(work, event == "deleted" ? std::nullopt : fetch(world, work));
    return true;
}

bool ignoresCreated(Sample &self, const World &world, const QByteArray &event,
                    const QByteArray &work, const QByteArray &)
{
    if (event != "created")
        self.follow(work, fetch(world, work));
    return true;
}

bool ignoresUpdated(Sample &self, const World &world, const QByteArray &event,
                    const QByteArray &work, const QByteArray &)
{
    if (event != "updated")
        self.follow(work, fetch(world, work));
    return true;
}

bool ignoresDeleted(Sample &self, const World &world, const QByteArray &event,
                    const QByteArray &work, const QByteArray &)
{
    if (event != "deleted")
        self.follow(work, fetch(world, work));
    return true;
}

/// Takes every further invocation about a work for a duplicate.
bool seesWorksOnce(Sample &self, const World &world, const QByteArray &event,
                   const QByteArray &work, const QByteArray &)
{
    return forgetsNothing(self, world, event, work, work);
}

/// What is deleted stays deleted.
bool keepsTombstones(Sample &self, const World &world, const QByteArray &event,
                     const QByteArray &work, const QByteArray &)
{
    if (event == "deleted" && !fetch(world, work))
        self.seen.insert(work);
    self.follow(work, self.seen.contains(work) ? std::nullopt : fetch(world, work));
    return true;
}

/// Keeps what it fetched, and does not ask again.
bool cachesForever(Sample &self, const World &world, const QByteArray &, const QByteArray &work,
                   const QByteArray &)
{
    if (!self.cache.contains(work))
        self.cache[work] = fetch(world, work);
    self.follow(work, self.cache[work]);
    return true;
}

/// Makes an empty record of what it cannot fetch.
bool makesPlaceholders(Sample &self, const World &world, const QByteArray &event,
                       const QByteArray &work, const QByteArray &)
{
    const std::optional<int> version = fetch(world, work);
    if (event != "deleted" && !version)
        self.has[work] = 0;
    else
        self.follow(work, version);
    return true;
}

/// Notes that it has seen an invocation, fails, and takes the next attempt for a duplicate.
bool notesBeforeItActs(Sample &self, const World &, const QByteArray &, const QByteArray &,
                       const QByteArray &invocation)
{
    return !self.seen.insert(invocation).second;
}

/// Inserts on "created", and falls over when the work is there.
bool fallsOverItself(Sample &self, const World &world, const QByteArray &event,
                     const QByteArray &work, const QByteArray &)
{
    if (event == "created" && self.has.contains(work))
        return false;
    if (event == "created" && !fetch(world, work))
        return true;
    if (event == "updated" && !self.has.contains(work))
        return false;
    self.follow(work, fetch(world, work));
    return true;
}

/// Acknowledges, and then loses some of what it has to do.
template <int Each>
bool loses(Sample &self, const World &world, const QByteArray &event, const QByteArray &work,
           const QByteArray &invocation)
{
    return ++self.jobs % Each == 0 || correct(self, world, event, work, invocation);
}
constexpr Receive losesEverySeventh = loses<7>;
constexpr Receive losesEvery37th = loses<37>;

/// Has it, and a moment later has it no more.
bool forgetsLater(Sample &self, const World &world, const QByteArray &event, const QByteArray &work,
                  const QByteArray &invocation)
{
    self.unsaved.insert(work);
    return correct(self, world, event, work, invocation);
}

/// A receiver under test that is part of this program.
class LocalReceiver
{
public:
    explicit LocalReceiver(Receive receive) : m_receive(receive) {}

    ReceiverUnderTest tested()
    {
        return {[this](const QByteArray &event, const QByteArray &work) -> Result<void> {
                    if (event == "deleted")
                        m_world.erase(work);
                    else
                        m_world[work] = ++m_version;
                    return {};
                },
                [this](const store::Invocation &given) -> Result<QString> {
                    for (int tries = 0; tries < 3; ++tries) {
                        if (m_receive(m_sample, m_world, given.action, given.workUri,
                                      given.invocationId))
                            return QString();
                    }
                    return u"refused"_s;
                },
                nullptr,
                [this](const QByteArray &work) -> Result<QString> {
                    const std::optional<int> right = fetch(m_world, work);
                    const auto found = m_sample.has.find(work);
                    const bool isSame = found == m_sample.has.end() ? !right
                                                                    : right == found->second;
                    return isSame ? QString() : u"differs"_s;
                },
                [this]() -> Result<void> {
                    m_sample.forgetSome();
                    return {};
                }};
    }

private:
    Receive m_receive;
    Sample m_sample;
    World m_world;
    int m_version = 0;
};

/// How many expectations of `scenario` such a receiver does not meet.
int failuresOf(const Scenario &scenario, Receive receive)
{
    LocalReceiver local(receive);
    const FetchingReceiver receiver{nullptr, local.tested()};
    ScenarioOptions options;
    options.receiver = &receiver;
    return static_cast<int>(must(runScenario(scenario, options)).failures.size());
}

/// What the checker of convergence says of receivers with known faults.
class TestConverge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsOrderings()
    {
        QCOMPARE(allOrderings(4, 2).size(), std::size_t(2520)); // 8! / 2^4
        QCOMPARE(allOrderings(3, 1).size(), std::size_t(6));
        const std::vector<Ordering> all = allOrderings(3, 2);
        QCOMPARE(std::set<Ordering>(all.begin(), all.end()).size(), std::size_t(90));
    }

    void knowsHistories()
    {
        QVERIFY(isHistory({"created", "updated", "deleted", "created"}));
        QVERIFY(!isHistory({"updated"}));
        QVERIFY(!isHistory({"created", "created"}));
        QVERIFY(!isHistory({"created", "exploded"}));
        QVERIFY(!isHistory({}));
    }

    void judgesReceivers_data()
    {
        QTest::addColumn<Receive>("receive");
        QTest::addColumn<QByteArray>("shortest"); // Empty: it converges.
        const auto row = [](const char *name, Receive receive, const char *shortest) {
            QTest::newRow(name) << receive << QByteArray(shortest);
        };
        row("correct", correct, "");
        row("deletes unchecked", deletesUnchecked, "created 1, created 3, deleted 2");
        row("ignores created", ignoresCreated, "created 1");
        row("ignores updated", ignoresUpdated, "updated 2");
        row("ignores deleted", ignoresDeleted, "created 1, deleted 2");
        row("sees works once", seesWorksOnce, "created 1, deleted 2");
        row("keeps tombstones", keepsTombstones, "created 1, deleted 2, created 3");
        row("caches forever", cachesForever, "created 1, deleted 2");
        row("makes placeholders", makesPlaceholders, "deleted 2, created 1");
        row("notes before it acts", notesBeforeItActs, "created 1");
        row("falls over itself", fallsOverItself, "updated 2"); // It ends well.
        row("loses every seventh", losesEverySeventh, "created 1");
        row("loses every 37th", losesEvery37th, "created 1");
        row("forgets later", forgetsLater, "created 1");
    }

    void judgesReceivers()
    {
        QFETCH(const Receive, receive);
        QFETCH(const QByteArray, shortest);
        LocalReceiver local(receive);
        const ConvergeReport report = must(converge(local.tested(), {}));
        QCOMPARE(report.failed, shortest.isEmpty() ? 0 : 1); // It ends at the first.
        // Each beginning of the history, too; each event once at three paces.
        if (shortest.isEmpty())
            QCOMPARE(report.delivered, 3 * (1 + 2 + 6 + 24) + 1 + 6 + 90 + 2520);
        QCOMPARE(report.shortest.has_value(), !shortest.isEmpty());
        if (!report.shortest)
            return;
        // No shorter one fails, and this one does.
        QCOMPARE(report.shortest->sequence.text().count(','), shortest.count(','));
        QVERIFY(isHistory(report.shortest->sequence.history));
        // The scenario fails where the receiver does, and nowhere else.
        const Scenario scenario = must(parseScenario(report.shortest->scenario(), "x"));
        QCOMPARE(failuresOf(scenario, receive), 1);
        QCOMPARE(failuresOf(scenario, correct), 0);
        QCOMPARE(runScenario(scenario, {}).error().code, ErrorCode::InvalidArgument);
    }

    void goesOnAndCountsWhereAsked()
    {
        LocalReceiver local(deletesUnchecked);
        ConvergeOptions options;
        options.stopsAtFirst = false;
        options.copies = 1;
        const ConvergeReport report = must(converge(local.tested(), options));
        QCOMPARE(report.delivered, 3 * (1 + 2 + 6 + 24));
        QVERIFY(report.failed > 1 && report.failed < report.delivered);
    }

    void tellsWhatWasFoundBeforeAStop()
    {
        LocalReceiver local(ignoresDeleted);
        ReceiverUnderTest tested = local.tested();
        bool isFound = false;
        tested.difference = [difference = tested.difference,
                             &isFound](const QByteArray &work) -> Result<QString> {
            if (isFound)
                return Error{ErrorCode::Cancelled, u"stopped"_s};
            SHERIA_TRY(const QString finding, difference(work));
            isFound = !finding.isEmpty();
            return finding;
        };
        const ConvergeReport report = must(converge(tested, {}));
        QCOMPARE(report.ended->code, ErrorCode::Cancelled);
        QCOMPARE(report.failed, 1);
        QCOMPARE(report.shortest->finding, u"differs"_s);
    }

    /// What was found, and the sequence that the receiver did not survive.
    void tellsWhatWasFoundBeforeAnError()
    {
        LocalReceiver local(correct);
        ReceiverUnderTest tested = local.tested();
        int left = 25;
        tested.deliver = [deliver = tested.deliver,
                          &left](const store::Invocation &given) -> Result<QString> {
            if (--left < 0 && given.action == "deleted")
                return Error{ErrorCode::Unavailable, u"gone"_s};
            return deliver(given);
        };
        const ConvergeReport report = must(converge(tested, {}));
        QCOMPARE(report.ended->code, ErrorCode::Unavailable);
        QVERIFY(report.delivered > 0);
        QVERIFY(!report.shortest);
        QVERIFY(isHistory(report.endedAt->history));
        QVERIFY2(report.endedAt->text().contains("deleted"), report.endedAt->text().constData());
        // What would be saved is a scenario.
        must(parseScenario(Counterexample{*report.endedAt, u"gone"_s}.scenario(), "x"));
    }

    /// Ten seeds are ten tests.
    void theSeedDeterminesTheOrder()
    {
        std::set<QByteArray> orders;
        for (int i = 0; i < 11; ++i) {
            LocalReceiver local(correct);
            ReceiverUnderTest tested = local.tested();
            QByteArray order;
            tested.deliver = [&order](const store::Invocation &given) -> Result<QString> {
                order += given.invocationId.mid(13) + given.action.left(1) + ' ';
                return QString();
            };
            tested.difference = [](const QByteArray &) -> Result<QString> {
                return QString();
            };
            ConvergeOptions options;
            options.copies = 1;
            options.seed = quint64(i % 10);
            must(converge(tested, options));
            orders.insert(order);
        }
        QCOMPARE(orders.size(), std::size_t(10)); // The eleventh has the seed of the first.
    }

    void progressIsToldWhileAFailureIsShortened()
    {
        LocalReceiver local(losesEverySeventh);
        int tests = 0;
        int shortenings = 0;
        ConvergeOptions options;
        options.progress = [&](int, int all) {
            ++(all > 0 ? tests : shortenings);
        };
        const ConvergeReport report = must(converge(local.tested(), options));
        QCOMPARE(tests, report.delivered);
        QVERIFY(shortenings > 0);
    }

    /// The second of each two is delivered while the first one's fetch is held back.
    void overtakes()
    {
        LocalReceiver local(correct);
        ReceiverUnderTest tested = local.tested();
        QByteArrayList log;
        tested.deliver = [&log](const store::Invocation &given) -> Result<QString> {
            log << given.action;
            return QString();
        };
        tested.overtake = [&log](const store::Invocation &first,
                                 const auto &meanwhile) -> Result<QString> {
            log << "held " + first.action;
            SHERIA_TRY(const QString finding, meanwhile());
            log << "let go";
            return finding;
        };
        tested.difference = [](const QByteArray &) -> Result<QString> {
            return QString();
        };
        const Sequence sequence{{"created", "updated", "deleted"}, {0, 1, 2}, Pace::Overtaken};
        QCOMPARE(must(deliverSequence(tested, sequence, "/akn/zz/act/2000/x", 1)), QString());
        QCOMPARE(log, (QByteArrayList{"held created", "updated", "let go", "deleted"}));
    }

    void anAnswerOvertakesAnother()
    {
        FetchGate gate;
        QVERIFY(!gate.awaitOvertaken());
        gate.close("/akn/zz/act/2000/x-1");
        QByteArrayList came;
        std::mutex mutex;
        const auto fetch = [&](const QByteArray &what) {
            gate.pass("/v3/akn/zz/act/2000/x-1/eng.json");
            const std::lock_guard lock(mutex);
            came << what;
        };
        const auto older = std::async(std::launch::async, fetch, "older"_ba);
        QTRY_VERIFY(gate.awaitHeld());
        gate.pass("/v3/akn/zz/act/2000/x-12/eng.json"); // Of another work.
        fetch("newer");
        QVERIFY(gate.awaitOvertaken());
        gate.open();
        older.wait();
        QCOMPARE(came, (QByteArrayList{"newer", "older"}));
        fetch("later");
        QVERIFY(!gate.awaitOvertaken());
    }

    void aLimitDrawsBySeed()
    {
        LocalReceiver local(correct);
        ConvergeOptions options;
        options.limit = 50;
        QCOMPARE(must(converge(local.tested(), options)).delivered, 50);
        options.history = {"updated"};
        QCOMPARE(converge(local.tested(), options).error().code, ErrorCode::InvalidArgument);
        options.history = QByteArrayList(6, "created");
        QCOMPARE(converge(local.tested(), options).error().code, ErrorCode::InvalidArgument);
    }
};

SHERIA_TEST(TestConverge)
} // namespace tst_converge
#include "tst_converge.moc"
