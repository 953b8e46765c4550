// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/client.h"
#include "core/replica/position.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <stop_token>

namespace sheria::replica {

/// Asks the servers that a library may follow. The token goes to the address that is named, and not where that
/// redirects to. Nothing is tried twice: who asks does so again soon.
///
/// Errors of all: Unauthorized; Forbidden; Unavailable; Unsupported (no such server); InvalidArgument; Conflict;
/// Cancelled; each a sentence.
/// Thread: one at a time.
class Peers
{
public:
    /// A server that says nothing for as long as `silence` is gone; one that sends a pack, when it happens twice.
    Peers(QByteArray token, std::chrono::milliseconds silence);

    /// `base`: as sync::baseFrom() gives it.
    Result<Position> ask(const QByteArray &base, const Place &place, const std::stop_token &stop);
    /// Writes to `path` the delta pack that goes on from revision `since`. Making one may take minutes: whether
    /// the server is there meanwhile is asked on another connection, as of one that has `place`.
    Result<void> fetch(const QByteArray &base, qint64 since, const Place &place,
                       const QString &path, const std::stop_token &stop);
    /// Tells it that the library at `successor` was promoted, with that epoch.
    Result<void> replace(const QByteArray &base, qint64 epoch, const QByteArray &successor,
                         const std::stop_token &stop);

private:
    net::Answer exchange(net::Client &client, const QByteArray &base, const QByteArray &path,
                         qint64 maxBytes, const QByteArray &body, const std::stop_token &stop);
    Result<QByteArray> send(net::Client &client, const QByteArray &base, const QByteArray &path,
                            qint64 maxBytes, const QByteArray &body, const std::stop_token &stop);

    /// Unavailable once it does not answer; Cancelled when told to stop.
    Error waitUntilGone(const QByteArray &base, const Place &place, const std::stop_token &stop);

    const QByteArray m_authorization;
    const std::chrono::milliseconds m_silence;
    net::Client m_client;
    net::Client m_patient; ///< For packs, which are made before the first byte comes.
};

} // namespace sheria::replica
