// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/db/writer.h"
#include "core/store/webhooks/labreceivers.h"
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
    /// A receiver that somebody defined, checked by checkReceiver().
    static Behaviour of(const store::LabReceiver &receiver);

    /// What it does with its request number `number`, counted from 0.
    Reaction react(int number) const;
    const QByteArray &name() const { return m_name; }
    /// The address that gets its requests and answers them; empty: react() says what it does.
    const QByteArray &forward() const { return m_forward; }

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
    QByteArray m_forward;
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

/// Checks what somebody defines: the name is not a preset's, of at most 64 letters, digits, '-', '_' and '.';
/// the status is from 200 to 599; the fields are none that steer the connection or a browser; the body has at
/// most 64 KB and the delay at most a minute; `forward` is an address of this computer. Returns it with the
/// fields and the address in their normal form.
/// Errors: InvalidArgument, with a sentence for people.
Result<store::LabReceiver> checkReceiver(store::LabReceiver receiver);
/// Stores a receiver, checked, in the place of the one of its name, and returns it as it is stored.
/// Errors: as checkReceiver() and store::putLabReceiver().
Result<store::LabReceiver> putReceiver(store::Writer &writer, const store::LabReceiver &receiver);
/// A receiver from a JSON object with "status", "headers" (an object), "body", "delay_ms" and "forward", which
/// are all optional; not checked. Errors: InvalidArgument.
Result<store::LabReceiver> parseReceiver(const QByteArray &name, const QByteArray &json);
/// The same object, with "name".
QByteArray receiverJson(const store::LabReceiver &receiver);
/// The receiver of a name: one that is stored, or a preset. Errors: NotFound; those of the database.
Result<Behaviour> findBehaviour(store::Database &db, QByteArrayView name);
/// How a receiver answers with `status` and `body`, fields "Name: value\r\n" in addition to its own.
Reaction answerOf(int status, const QByteArray &fields, const QByteArray &body);

/// What a request to such a receiver comes to, without any network: its result, with the time it takes
/// in `durationMs`.
HttpResult resultOf(const Reaction &reaction);

} // namespace sheria::webhooks
