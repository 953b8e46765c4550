#include "core/webhooks/lab/converge.h"
#include "core/webhooks/lab/scenario.h"
#include "tests/support/testlibrary.h"

#include <QTest>

#include <map>
#include <set>

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

namespace {

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

/// The stage of a receiver that lives in this program.
class Theatre
{
public:
    explicit Theatre(Receive receive) : m_receive(receive) {}

    Stage stage()
    {
        return {[this](const QByteArray &event, const QByteArray &work) -> Result<void> {
                    if (event == "deleted")
                        m_world.erase(work);
                    else
                        m_world[work] = ++m_version;
                    return {};
                },
                [this](const QByteArray &event, const QByteArray &work,
                       const QByteArray &id) -> Result<void> {
                    for (int tries = 0; tries < 3; ++tries) {
                        if (m_receive(m_sample, m_world, event, work, id))
                            return {};
                    }
                    return {};
                },
                [this](const QByteArray &work) -> Result<QString> {
                    const std::optional<int> right = fetch(m_world, work);
                    const auto found = m_sample.has.find(work);
                    const bool isSame = found == m_sample.has.end() ? !right
                                                                    : right == found->second;
                    return isSame ? QString() : u"differs"_s;
                }};
    }

private:
    Receive m_receive;
    Sample m_sample;
    World m_world;
    int m_version = 0;
};

} // namespace

Q_DECLARE_METATYPE(Receive)

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
        row("ignores updated", ignoresUpdated, "created 1, updated 2");
        row("ignores deleted", ignoresDeleted, "created 1, deleted 2");
        row("sees works once", seesWorksOnce, "created 1, deleted 2");
        row("keeps tombstones", keepsTombstones, "created 1, deleted 2, created 3");
        row("caches forever", cachesForever, "created 1, deleted 2");
        row("makes placeholders", makesPlaceholders, "deleted 2, created 1");
        row("notes before it acts", notesBeforeItActs, "created 1");
        row("falls over itself", fallsOverItself, ""); // It answers failures, and ends well.
    }

    void judgesReceivers()
    {
        QFETCH(const Receive, receive);
        QFETCH(const QByteArray, shortest);
        Theatre theatre(receive);
        const ConvergeReport report = must(converge(theatre.stage(), {}));
        QCOMPARE(report.played, 1 + 6 + 90 + 2520); // Each beginning of the history, too.
        QCOMPARE(report.failed == 0, shortest.isEmpty());
        QCOMPARE(report.shortest.has_value(), !shortest.isEmpty());
        if (!report.shortest)
            return;
        qInfo("%s", report.shortest->text().constData());
        // No shorter one fails, and this one does.
        QCOMPARE(report.shortest->order.size(), std::size_t(shortest.count(',') + 1));
        QVERIFY(isHistory(report.shortest->history));
        const Scenario scenario = must(parseScenario(report.shortest->scenario(), "x"));
        QVERIFY(!scenario.description.isEmpty());
    }

    void aLimitDrawsBySeed()
    {
        Theatre theatre(correct);
        ConvergeOptions options;
        options.limit = 50;
        QCOMPARE(must(converge(theatre.stage(), options)).played, 50);
        options.history = {"updated"};
        QCOMPARE(converge(theatre.stage(), options).error().code, ErrorCode::InvalidArgument);
        options.history = QByteArrayList(6, "created");
        QCOMPARE(converge(theatre.stage(), options).error().code, ErrorCode::InvalidArgument);
    }
};

QTEST_GUILESS_MAIN(TestConverge)
#include "tst_converge.moc"
