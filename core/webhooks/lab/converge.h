// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/webhooks/changes.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace sheria::webhooks {

/// Which events of a history are delivered in which order, counted from 0; one that is named twice is
/// delivered twice.
using Ordering = std::vector<int>;

/// All distinct orderings of `events` events, each delivered `copies` times.
std::vector<Ordering> allOrderings(int events, int copies);

/// Whether such things can happen to a work that is not there at first: it is created when it is not
/// there, and updated or deleted when it is.
bool isHistory(const QByteArrayList &events);

/// How close to each other deliveries come.
enum class Pace {
    Immediate, ///< Each as soon as the one before was answered.
    Settled,   ///< Each when the receiver agrees with the library after the one before.
    /// Of each two, the second is delivered while the answer to what the receiver fetches for the first is
    /// held back: the older state arrives last.
    Overtaken,
};

/// "immediate", "settled", "overtaken".
QByteArrayView paceName(Pace pace);
std::optional<Pace> parsePace(QByteArrayView name);

/// A sequence of deliveries to a receiver.
struct Sequence
{
    QByteArrayList history; ///< What happens to the work.
    Ordering order;
    Pace pace = Pace::Immediate;

    /// "created 1, deleted 2": the deliveries, with the place in the history of each.
    QByteArray text() const;
};

/// A receiver under test, and the library that it fetches from.
struct ReceiverUnderTest
{
    /// What is wrong, in English; empty: nothing.
    using Finding = Result<QString>;

    /// Makes the event true in the library that the receiver fetches from.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work)> change;
    /// Delivers (action, work and id are set), and again when the receiver answers with a failure, as a sender
    /// would. Finds that it always fails.
    std::function<Finding(const store::Invocation &invocation)> deliver;
    /// Delivers `first`, calls `meanwhile`, and holds back until then what the receiver fetches for `first`.
    /// Null: cannot; then they are delivered one after the other.
    std::function<Finding(const store::Invocation &first,
                          const std::function<Finding()> &meanwhile)>
        overtake = {};
    /// What the receiver's state differs in from the library's, once it has had time to settle.
    std::function<Finding(const QByteArray &work)> difference;
    /// Waits as long as a receiver may take to lose what it had. Null: what was right is not looked at again.
    std::function<Result<void>()> wait = {};
};

struct ConvergeOptions
{
    QByteArrayList history{"created", "updated", "deleted", "created"};
    int copies = 2;           ///< How often each is delivered at most.
    int limit = 0;            ///< Delivers at most so many sequences, drawn by the seed; 0: all.
    quint64 seed = 1;         ///< Of the order in which the sequences are tried.
    bool stopsAtFirst = true; ///< False: goes on after a failure, and counts.
    QByteArray workPrefix = "/akn/zz/act/2000/converge"; ///< Each sequence has a work of its own.
    /// Called after each sequence with how many there were, and how many there will be; 0: one that failed is
    /// being shortened. Null: nobody asks.
    std::function<void(int done, int all)> progress;
};

/// A sequence after which the receiver's state is wrong.
struct Counterexample
{
    Sequence sequence;
    QString finding; ///< English.
    int repeats =
        1; ///< More than one: the receiver fails now and then; so often it was delivered at most.

    /// As a scenario that delivers it again and fails where the receiver does.
    QByteArray scenario() const;
};

struct ConvergeReport
{
    int delivered = 0; ///< Sequences, without those that shortened a failure.
    int failed = 0;
    std::optional<Counterexample> shortest; ///< Of the failures; none when all agree.
    /// What ended it before its end, such as Cancelled; the rest is what was found until then.
    std::optional<Error> ended;
    std::optional<Sequence> endedAt; ///< What had been delivered of the sequence under way.
};

/// Delivers the orderings of a history, and of each beginning of it, to a receiver: first each event once, at
/// every pace, then with duplicates; within both in an order that the seed determines. Every change is made as late as the order allows, so that what the
/// receiver fetches is now old, now new. At the end, what was right is looked at once more. A failure is cut
/// down to the shortest sequence that fails.
/// Errors: InvalidArgument for a history that cannot be.
Result<ConvergeReport> converge(const ReceiverUnderTest &receiver, const ConvergeOptions &options);

/// Delivers one sequence, up to `repeats` times, each to a work of its own that begins with `work`, until the
/// receiver is found to be wrong.
/// Errors: those of `receiver`.
ReceiverUnderTest::Finding deliverSequence(const ReceiverUnderTest &receiver,
                                           const Sequence &sequence, const QByteArray &work,
                                           int repeats);

} // namespace sheria::webhooks
