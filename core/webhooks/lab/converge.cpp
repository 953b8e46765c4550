// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/converge.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <tuple>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostDeliveries = 10; ///< 10! / 2^5 orderings; more would take days.
constexpr int MostAnyOrder = 4;    ///< Deliveries of which all sequences are tried: 4^4 at most.
constexpr int MostHappened = 3;    ///< Events of such a sequence, delivered or not.
constexpr int Confirmations = 3;   ///< Of a failure, to see whether it is there each time.
constexpr int RareRepeats = 100; ///< Of a sequence at most, where the receiver fails now and then.
constexpr int MostRareRuns = 1000; ///< Of all sequences of one length.

constexpr std::array<QByteArrayView, 3> PaceNames{"immediate", "settled", "overtaken"};

struct ByContent
{
    bool operator()(const Sequence &a, const Sequence &b) const
    {
        return std::tie(a.history, a.order) < std::tie(b.history, b.order);
    }
};
using Sequences = std::set<Sequence, ByContent>;

/// `order` of `history`, without the events that are not delivered.
Sequence sequenceOf(const QByteArrayList &history, const Ordering &order, Pace pace)
{
    Sequence sequence{{}, {}, pace};
    std::vector<int> places(static_cast<std::size_t>(history.size()), -1);
    for (int event = 0; event < history.size(); ++event) {
        if (std::find(order.begin(), order.end(), event) == order.end())
            continue;
        places[std::size_t(event)] = static_cast<int>(sequence.history.size());
        sequence.history << history.at(event);
    }
    for (const int event : order)
        sequence.order.push_back(places[std::size_t(event)]);
    return sequence;
}

void insert(Sequences &out, Sequence sequence)
{
    if (isHistory(sequence.history))
        out.insert(std::move(sequence));
}

/// All parts of a sequence with `length` deliveries that can be.
Sequences partsOf(const Sequence &whole, int length)
{
    Sequences parts;
    std::vector<bool> isChosen(whole.order.size(), false);
    std::fill_n(isChosen.begin(), length, true);
    do {
        Ordering chosen;
        for (std::size_t i = 0; i < whole.order.size(); ++i) {
            if (isChosen[i])
                chosen.push_back(whole.order[i]);
        }
        insert(parts, sequenceOf(whole.history, chosen, whole.pace));
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
    return parts;
}

/// All there are of `length` deliveries of `history`, whatever failed.
Sequences shortSequences(const QByteArrayList &history, int copies, int length, Pace pace)
{
    Sequences sequences;
    Ordering order(std::size_t(length), 0);
    const int events = static_cast<int>(history.size());
    while (true) {
        const bool fits = std::all_of(order.begin(), order.end(), [&](int event) {
            return std::count(order.begin(), order.end(), event) <= copies;
        });
        if (fits)
            insert(sequences, sequenceOf(history, order, pace));
        // Those that happen without being delivered may matter, too.
        const int happened = *std::max_element(order.begin(), order.end()) + 1;
        if (fits && happened <= MostHappened)
            insert(sequences, {history.first(happened), order, pace});
        // The next number with `length` digits to the base of `events`.
        auto digit = order.begin();
        while (digit != order.end() && ++*digit == events)
            *digit++ = 0;
        if (digit == order.end())
            return sequences;
    }
}

/// The orderings of the history and of each beginning of it: a fault may be hidden by what comes after it.
std::vector<Sequence> orderingsWith(const ConvergeOptions &options, int copies)
{
    std::vector<Sequence> all;
    for (int length = 1; length <= options.history.size(); ++length) {
        for (Ordering &order : allOrderings(length, copies))
            all.push_back({options.history.first(length), std::move(order), Pace::Immediate});
    }
    return all;
}

void shuffle(std::vector<Sequence> &all, quint64 seed)
{
    std::mt19937_64 random(seed);
    for (std::size_t i = all.size(); i > 1;
         --i) // std::shuffle is another one with every standard library.
        std::swap(all[i - 1], all[random() % i]);
}

/// Each event once, at every pace; then more often, at the two paces in turn that need no waiting.
std::vector<Sequence> chosenSequences(const ConvergeOptions &options)
{
    std::vector<Sequence> all;
    for (const Sequence &each : orderingsWith(options, 1)) {
        for (const Pace pace : {Pace::Immediate, Pace::Settled, Pace::Overtaken})
            all.push_back({each.history, each.order, pace});
    }
    shuffle(all, options.seed);
    for (int copies = 2; copies <= options.copies; ++copies) {
        std::vector<Sequence> more = orderingsWith(options, copies);
        shuffle(more, options.seed);
        for (std::size_t i = 1; i < more.size(); i += 2)
            more[i].pace = Pace::Settled;
        all.insert(all.end(), more.begin(), more.end());
    }
    if (options.limit > 0 && all.size() > std::size_t(options.limit)) {
        shuffle(all, options.seed);
        all.resize(std::size_t(options.limit));
    }
    return all;
}

struct Failure
{
    Sequence sequence; ///< Until it was seen.
    QString finding;
    bool isLate = false; ///< It was right at first.
};

/// Delivers sequences one after another, each with a work of its own.
class SequenceRunner
{
public:
    SequenceRunner(const ReceiverUnderTest &receiver, const ConvergeOptions &options, int all)
        : m_receiver(receiver)
        , m_options(options)
        , m_all(all)
    {}

    Result<std::optional<Failure>> run(const Sequence &sequence)
    {
        const QByteArray work = m_options.workPrefix + '-' + QByteArray::number(++m_number);
        m_happened = 0;
        std::optional<Failure> failure;
        for (std::size_t i = 0; i < sequence.order.size() && !failure;) {
            const bool isPair = sequence.pace == Pace::Overtaken && m_receiver.overtake
                && i + 1 < sequence.order.size();
            const std::size_t next = i + (isPair ? 2 : 1);
            m_delivered.order.assign(sequence.order.begin(),
                                     sequence.order.begin() + std::ptrdiff_t(next));
            m_delivered.pace = sequence.pace;
            SHERIA_TRY(QString finding,
                       isPair ? deliverPair(sequence, i, work) : deliver(sequence, i, work));
            i = next;
            if (finding.isEmpty()
                && (sequence.pace == Pace::Settled || i == sequence.order.size())) {
                SHERIA_TRY(finding, m_receiver.difference(work));
            }
            if (!finding.isEmpty())
                failure = Failure{m_delivered, finding, false};
        }
        if (!failure)
            m_right.emplace_back(work, sequence);
        if (m_options.progress)
            m_options.progress(m_number, m_all);
        return failure;
    }

    /// Waits, and looks at what was right since the last time.
    Result<std::optional<Failure>> lookAgain()
    {
        const auto right = std::exchange(m_right, {});
        if (!m_receiver.wait || right.empty())
            return std::optional<Failure>();
        SHERIA_CHECK(m_receiver.wait());
        for (const auto &[work, sequence] : right) {
            SHERIA_TRY(const QString finding, m_receiver.difference(work));
            if (!finding.isEmpty())
                return std::optional(
                    Failure{sequence, finding + u", although it was right at first"_s, true});
        }
        return std::optional<Failure>();
    }

    /// What was delivered of the last sequence.
    const Sequence &delivered() const { return m_delivered; }
    /// From now on the sequences shorten one that failed.
    void beginShortening() { m_all = 0; }

private:
    Result<store::Invocation> next(const Sequence &sequence, std::size_t at, const QByteArray &work)
    {
        const int event = sequence.order[at];
        for (; m_happened <= event; ++m_happened)
            SHERIA_CHECK(m_receiver.change(sequence.history.at(m_happened), work));
        m_delivered.history = sequence.history.first(m_happened);
        store::Invocation invocation;
        invocation.action = sequence.history.at(event);
        invocation.workUri = work;
        invocation.invocationId = "inv_converge_" + QByteArray::number(m_number) + '_'
            + QByteArray::number(event + 1);
        return invocation;
    }
    ReceiverUnderTest::Finding deliver(const Sequence &sequence, std::size_t at,
                                       const QByteArray &work)
    {
        SHERIA_TRY(const store::Invocation invocation, next(sequence, at, work));
        return m_receiver.deliver(invocation);
    }
    ReceiverUnderTest::Finding deliverPair(const Sequence &sequence, std::size_t at,
                                           const QByteArray &work)
    {
        SHERIA_TRY(const store::Invocation first, next(sequence, at, work));
        return m_receiver.overtake(first, [&] { return deliver(sequence, at + 1, work); });
    }

    const ReceiverUnderTest &m_receiver;
    const ConvergeOptions &m_options;
    int m_all = 0;
    int m_number = 0;
    int m_happened = 0; ///< Events of the history that are true in the library.
    Sequence m_delivered;
    std::vector<std::pair<QByteArray, Sequence>> m_right;
};

/// Cuts a failure down.
class Shortening
{
public:
    Shortening(SequenceRunner &runner, const ConvergeOptions &options, Failure failure)
        : m_runner(runner)
        , m_options(options)
        , m_failure(std::move(failure))
    {
        m_runner.beginShortening();
    }

    Result<Counterexample> run()
    {
        const Sequence &whole = m_failure.sequence;
        SHERIA_TRY(const bool isSteady, isThereEachTime(whole));
        const int length = static_cast<int>(whole.order.size());
        for (int shorter = 1; shorter < length; ++shorter) {
            const Sequences candidates = shorter <= MostAnyOrder
                ? shortSequences(m_options.history, m_options.copies, shorter, whole.pace)
                : partsOf(whole, shorter);
            const int repeats = isSteady
                ? 1
                : std::clamp(MostRareRuns / std::max(1, int(candidates.size())), 1, RareRepeats);
            SHERIA_TRY(const std::optional<Failure> found, firstFailing(candidates, repeats));
            if (!found)
                continue;
            // A part may fail less often than the whole.
            SHERIA_TRY(const bool isSteadyToo,
                       isSteady ? isThereEachTime(found->sequence) : Result<bool>(false));
            return Counterexample{found->sequence, found->finding, isSteadyToo ? 1 : RareRepeats};
        }
        return Counterexample{whole, m_failure.finding, isSteady ? 1 : RareRepeats};
    }

private:
    Result<bool> isThereEachTime(const Sequence &sequence)
    {
        for (int i = 0; i < Confirmations; ++i) {
            SHERIA_TRY(const std::optional<Failure> again, firstFailing({sequence}, 1));
            if (!again)
                return false;
        }
        return true;
    }

    Result<std::optional<Failure>> firstFailing(const Sequences &candidates, int repeats)
    {
        for (const Sequence &candidate : candidates) {
            for (int i = 0; i < repeats; ++i) {
                SHERIA_TRY(std::optional<Failure> found, m_runner.run(candidate));
                if (found)
                    return found;
            }
        }
        return m_failure.isLate ? m_runner.lookAgain() : std::optional<Failure>();
    }

    SequenceRunner &m_runner;
    const ConvergeOptions &m_options;
    const Failure m_failure;
};

Result<void> check(const ConvergeOptions &options)
{
    const bool isGood = isHistory(options.history) && options.copies >= 1
        && options.history.size() * options.copies <= MostDeliveries;
    if (isGood)
        return {};
    return Error{
        ErrorCode::InvalidArgument,
        u"a history consists of created, updated and deleted in a possible order, with at most %1 deliveries"_s
            .arg(MostDeliveries)};
}

/// Delivers `sequences`, and fills `report` on the way.
Result<void> run(SequenceRunner &runner, const std::vector<Sequence> &sequences,
                 const ConvergeOptions &options, ConvergeReport &report)
{
    std::optional<Failure> first;
    const auto take = [&](std::optional<Failure> found) {
        report.failed += found ? 1 : 0;
        if (found && !first) {
            report.shortest = Counterexample{found->sequence, found->finding};
            first = std::move(found);
        }
        return first && options.stopsAtFirst;
    };
    const std::size_t onceEach = orderingsWith(options, 1).size() * PaceNames.size();
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        SHERIA_TRY(std::optional<Failure> found, runner.run(sequences[i]));
        ++report.delivered;
        if (take(std::move(found)))
            break;
        if (i + 1 != onceEach && i + 1 != sequences.size())
            continue;
        SHERIA_TRY(found, runner.lookAgain());
        if (take(std::move(found)))
            break;
    }
    if (first) {
        SHERIA_TRY(report.shortest, Shortening(runner, options, *first).run());
    }
    return {};
}

} // namespace

QByteArrayView paceName(Pace pace)
{
    return PaceNames[std::size_t(pace)];
}

std::optional<Pace> parsePace(QByteArrayView name)
{
    const auto found = std::find(PaceNames.begin(), PaceNames.end(), name);
    return found == PaceNames.end() ? std::nullopt : std::optional(Pace(found - PaceNames.begin()));
}

std::vector<Ordering> allOrderings(int events, int copies)
{
    Ordering order;
    for (int event = 0; event < events; ++event)
        order.insert(order.end(), std::size_t(copies), event);
    std::vector<Ordering> all;
    do {
        all.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return all;
}

bool isHistory(const QByteArrayList &events)
{
    bool isThere = false;
    for (const QByteArray &event : events) {
        if (event != "created" && event != "updated" && event != "deleted")
            return false;
        if (isThere == (event == "created"))
            return false;
        isThere = event != "deleted";
    }
    return !events.isEmpty();
}

QByteArray Sequence::text() const
{
    QByteArrayList out;
    for (const int event : order)
        out << history.at(event) + ' ' + QByteArray::number(event + 1);
    return out.join(", ");
}

QByteArray Counterexample::scenario() const
{
    QByteArrayList numbers;
    for (const int event : sequence.order)
        numbers << QByteArray::number(event + 1);
    QString words = finding;
    words.replace(u'\n', u' ');
    return "description: >-\n  The receiver's state is wrong after these deliveries: "
        + words.toUtf8()
        + "\nsteps:\n  - converge:\n      work: /akn/zz/act/2000/converge\n      events: ["
        + sequence.history.join(", ") + "]\n      order: [" + numbers.join(", ")
        + "]\n      pace: " + paceName(sequence.pace).toByteArray()
        + "\n      repeats: " + QByteArray::number(repeats) + '\n';
}

Result<ConvergeReport> converge(const ReceiverUnderTest &receiver, const ConvergeOptions &options)
{
    SHERIA_CHECK(check(options));
    const std::vector<Sequence> sequences = chosenSequences(options);
    SequenceRunner runner(receiver, options, static_cast<int>(sequences.size()));
    ConvergeReport report;
    if (const Result<void> ran = run(runner, sequences, options, report); !ran) {
        report.ended = ran.error();
        report.endedAt = runner.delivered();
    }
    return report;
}

ReceiverUnderTest::Finding deliverSequence(const ReceiverUnderTest &receiver,
                                           const Sequence &sequence, const QByteArray &work,
                                           int repeats)
{
    ConvergeOptions options;
    options.workPrefix = work;
    SequenceRunner runner(receiver, options, repeats);
    for (int i = 0; i < repeats; ++i) {
        SHERIA_TRY(const std::optional<Failure> found, runner.run(sequence));
        if (found)
            return found->finding;
    }
    SHERIA_TRY(const std::optional<Failure> late, runner.lookAgain());
    return late ? late->finding : QString();
}

} // namespace sheria::webhooks
