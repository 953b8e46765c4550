#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace sheria::webhooks {

/// A play of deliveries: which events of a history are delivered in which order, counted from 0; one
/// that is named twice is delivered twice.
using Ordering = std::vector<int>;

/// All distinct orderings of `events` events, each delivered `copies` times.
std::vector<Ordering> allOrderings(int events, int copies);

/// Whether such things can happen to a work that is not there at first: it is created when it is not
/// there, and updated or deleted when it is.
bool isHistory(const QByteArrayList &events);

/// What a play needs of the world.
struct Stage
{
    /// Makes the event true in the library that the receiver fetches from.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work)> change;
    /// Tells the receiver, and again when it answers with a failure, as a sender would.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work,
                               const QByteArray &invocationId)>
        deliver;
    /// What the receiver's state differs in from the library's; empty: they agree.
    std::function<Result<QString>(const QByteArray &work)> difference;
};

struct ConvergeOptions
{
    QByteArrayList history{"created", "updated", "deleted", "created"};
    int copies = 2; ///< How often each is delivered.
    int limit = 0;  ///< Plays at most so many, drawn by the seed; 0: all.
    quint64 seed = 1;
    QByteArray workPrefix = "/akn/zz/act/2000/converge"; ///< Each play has a work of its own.
    std::function<void(int done, int all)> progress;     ///< Null: nobody asks.
};

/// A sequence after which the receiver's state is wrong.
struct Counterexample
{
    QByteArrayList history; ///< What happened to the work.
    Ordering order;         ///< What was delivered.
    QString difference;     ///< English.

    /// As a scenario that plays it again.
    QByteArray scenario() const;
    /// "created 1, deleted 2": the deliveries, with the place in the history of each.
    QByteArray text() const;
};

struct ConvergeReport
{
    int played = 0;
    int failed = 0;
    std::optional<Counterexample> shortest; ///< Of the failures; none when all agree.
};

/// Plays the orderings of a history, and of each beginning of it, against a receiver. Every change is made as late as the order
/// allows, so that what the receiver fetches is now old, now new. A failure is cut down to the
/// shortest sequence that fails.
/// Errors: those of the stage; InvalidArgument for a history that cannot be.
Result<ConvergeReport> converge(const Stage &stage, const ConvergeOptions &options);

} // namespace sheria::webhooks
