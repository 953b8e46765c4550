// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <chrono>

/// Every bound the server puts on what clients send, how slowly, and how many of them there are.
namespace sheria::http {

inline constexpr qsizetype MaxHeadBytes = 16LL * 1024; ///< Request line and header fields together.
inline constexpr qsizetype MaxTargetBytes = 8LL * 1024; ///< Long search queries stay under 4 KB.
inline constexpr int MaxHeaderFields = 100;             ///< Browsers send under 25.
inline constexpr qsizetype MaxChunkLineBytes = 256; ///< A size is 8 digits; extensions are ignored.
inline constexpr qsizetype MaxTrailerBytes = 4LL * 1024;
inline constexpr int MaxBlankLines =
    4; ///< Before a request line; RFC 9112 section 2.2 asks for one.
inline constexpr qsizetype MaxRequestIdBytes = 64; ///< Of a client's own X-Request-Id.

inline constexpr qsizetype CompressFromBytes = 1024;     ///< Below, gzip saves no packet.
inline constexpr qsizetype ReadBytes = 64LL * 1024;      ///< Taken from a socket at once.
inline constexpr qint64 StreamPieceBytes = 512LL * 1024; ///< Of a body that is read as it is sent.
inline constexpr int StreamWorkers = 2;                  ///< Threads that read such bodies.
/// What is read of a refused client's bytes, so that it hears why; beyond, it is cut off.
inline constexpr qint64 MaxDiscardedHeadBytes = 256LL * 1024;
inline constexpr qint64 MaxDiscardedBodyBytes = 4LL * 1024 * 1024;
inline constexpr int MaxTurnedAway = 64; ///< Clients beyond the limit that are told so politely.
inline constexpr int MostLimitedClients = 4096; ///< Whose requests are counted; 100 bytes each.
inline constexpr int LoggedRequests = 200;      ///< What the desk's server panel shows.

/// The bounds that depend on the machine, or that a test must reach quickly.
struct Limits
{
    int connections = 256;                ///< One person's desk; each costs a descriptor.
    int queuedRequests = 128;             ///< Waiting for a worker; beyond: 503 at once.
    int queuedSlowRequests = 16;          ///< Waiting for a worker for slow ones; beyond: 503.
    qint64 bodyBytes = 8LL * 1024 * 1024; ///< Of a request. Uploads are not the API's business.
    qint64 heldBodyBytes = 64LL * 1024 * 1024; ///< Of requests that are still arriving, together.
    qint64 unsentBytes = 256LL * 1024 * 1024;  ///< Of answers that clients do not read, together.

    std::chrono::milliseconds head{10'000}; ///< From the first byte of a head to its last.
    std::chrono::milliseconds body{30'000}; ///< From the end of the head to that of the body.
    std::chrono::milliseconds idle{60'000}; ///< Between two requests of a connection.
    /// When there are as many connections as may be, one whose client lets the server wait for so long
    /// makes room for a new one: with nothing to say or half a request, and with an answer unread.
    std::chrono::milliseconds shedIdle{250};
    std::chrono::milliseconds shedUnread{2'000};
    std::chrono::milliseconds stall{30'000}; ///< Per `stallBytes` of an answer, once sending waits.
    qint64 stallBytes = 16LL * 1024;         ///< A reader slower than 0.5 KB/s is no reader.
    std::chrono::milliseconds linger{1'500}; ///< To let a refused client read why.
    std::chrono::milliseconds drain{5'000};  ///< When the server stops.
};

} // namespace sheria::http
