#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace sheria::webhooks {

/// What the laboratory's sender does wrong with its next requests: what a real network, or a bad
/// sender, does to a receiver.
struct Faults
{
    int duplicate = 0;                  ///< Sends the request so many times more.
    int reorder = 1;                    ///< Shuffles the requests among so many.
    int drop = 0;                       ///< The next so many requests never arrive.
    std::chrono::milliseconds delay{0}; ///< Requests arrive this much later.
    bool wrongSignature = false;
    bool truncatedJson = false;
    bool splitGrouping = false; ///< Each change is told by itself, however soon it comes.
    /// What is deleted and created again within the window is told twice, the creation first.
    bool race = false;
    QByteArray action; ///< Instead of the real one: "exploded".
};

} // namespace sheria::webhooks
