#pragma once

#include "core/base/result.h"
#include "core/webhooks/transport.h"

#include <QByteArray>

#include <chrono>
#include <span>

namespace sheria::webhooks {

/// What a receiver of the laboratory does with one request.
struct Reaction
{
    enum class Kind {
        Answer,            ///< Sends the answer after `delay`.
        Hang,              ///< Sends nothing and keeps the connection.
        Drip,              ///< Sends the answer byte by byte, with `perByte` between them.
        Close,             ///< Closes the connection without an answer.
        ResetAfterHeaders, ///< Sends the status and fields, then resets the connection.
    };
    Kind kind = Kind::Answer;
    std::chrono::milliseconds delay{0};
    std::chrono::milliseconds perByte{0};
    int status = 200;
    QByteArray head;      ///< As it goes over the wire.
    QByteArray body;      ///< The first of it.
    qint64 bodyBytes = 0; ///< All of it: `body` again and again.

    /// The pieces that go over the wire after the head, one after another.
    QByteArray bodyPiece(qint64 at, qint64 most) const;
};

/// How a receiver of the laboratory behaves: one of the presets, "slow-9.9s".
///
///   ok, 204, 301, 410, 500 and every other status
///   slow-TIME            answers 200 after TIME: 9.9s, 500ms; up to a minute
///   hang, drip, drip-TIME, reset-after-headers, close-no-response, garbage-body, huge-body
///   STATUSxN-then-200    fails N times, then is well: 500x3-then-200
///   429-retry-after-N    asks to wait N seconds, once, then is well
///   flaky-P-seed-N       fails with probability P, the same way for the same seed
class Behaviour
{
public:
    /// Errors: NotFound, for a name that is no preset's.
    static Result<Behaviour> parse(QByteArrayView name);

    /// What it does with its request number `number`, counted from 0.
    Reaction react(int number) const;
    const QByteArray &name() const { return m_name; }

private:
    struct Failing
    {
        int status = 500;
        int times = 0; ///< -1: always.
    };

    Result<void> read(QByteArrayView name);
    bool readSlow(QByteArrayView name);
    bool readRecovering(QByteArrayView name);
    bool readFlaky(QByteArrayView name);
    bool readStatus(QByteArrayView name);

    QByteArray m_name;
    Reaction m_reaction;
    Failing m_failing;
    qint64 m_retryAfter = -1;
    double m_flakiness = 0;
    quint64 m_seed = 0;
};

/// The presets that lists show, with what each does.
struct Preset
{
    QByteArrayView name;
    QByteArrayView description;
};
std::span<const Preset> presets();

/// What a request to such a receiver comes to, without any network: its result, with the time it takes
/// in `durationMs`.
HttpResult resultOf(const Reaction &reaction);

} // namespace sheria::webhooks
