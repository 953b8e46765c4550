// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>

#include <algorithm>
#include <iterator>
#include <optional>
#include <variant>

namespace sheria::mcp {

// The bounds on what clients of the tools send.

/// A quotation of 100,000 characters fits, however it is escaped; one line, or one request.
inline constexpr qsizetype MaxMessageBytes = 1024LL * 1024;
inline constexpr int MaxWaiting = 64;         ///< Messages of one conversation; then reading waits.
inline constexpr qsizetype MaxIdChars = 1000; ///< Of a request's id, which is sent back.

// The revisions of the Model Context Protocol that are spoken.
// Source: Model Context Protocol 2025-06-18, 2025-11-25 (both begin with "initialize" and have the same
// shapes for tools) and 2026-07-28 (each request says by itself which revision it speaks).

inline constexpr QLatin1StringView Stateless("2026-07-28");
inline constexpr QLatin1StringView NewestWithHandshake("2025-11-25");
inline constexpr QLatin1StringView OldestWithHandshake("2025-06-18");
inline constexpr QLatin1StringView Revisions[] = {Stateless, NewestWithHandshake,
                                                  OldestWithHandshake};

inline bool isRevision(QStringView text)
{
    return std::find(std::begin(Revisions), std::end(Revisions), text) != std::end(Revisions);
}

/// What clients are answered that open with "initialize" and ask for `wanted`.
inline QLatin1StringView agreedOn(QStringView wanted)
{
    return wanted == OldestWithHandshake ? OldestWithHandshake : NewestWithHandshake;
}

/// Members of params._meta in stateless revisions.
inline constexpr QLatin1StringView VersionMember("io.modelcontextprotocol/protocolVersion");
inline constexpr QLatin1StringView CapabilitiesMember("io.modelcontextprotocol/clientCapabilities");
inline constexpr char ServerInfoMember[] = "io.modelcontextprotocol/serverInfo";

/// Source: JSON-RPC 2.0 section 5.1; Model Context Protocol 2026-07-28, "Error Codes".
namespace code {
inline constexpr int ParseError = -32700;
inline constexpr int InvalidRequest = -32600;
inline constexpr int MethodNotFound = -32601;
inline constexpr int InvalidParams = -32602;
inline constexpr int InternalError = -32603;
inline constexpr int HeaderMismatch = -32020;
inline constexpr int UnsupportedProtocolVersion = -32022;
} // namespace code

/// A message that a client sent.
struct Message
{
    enum class Kind { Request, Notification, Response };
    Kind kind = Kind::Request;
    QByteArray id; ///< JSON, of requests only: a string or a whole number.
    QString method;
    QJsonObject params;
};

/// Why something is not answered as asked.
struct Fault
{
    int code = code::InternalError;
    QString message;
    QByteArray data; ///< JSON; empty: none.
};

/// Bytes that are no message, and what their id was where that can be told.
struct Unreadable
{
    Fault fault;
    QByteArray id; ///< JSON; empty: not known.
};

/// Reads hostile bytes: one JSON-RPC message, no batch.
std::variant<Message, Unreadable> readMessage(QByteArrayView bytes);

/// A whole message: a result (JSON), or a fault. With an empty id, which goes with faults only, it
/// answers nothing in particular.
QByteArray resultMessage(const QByteArray &id, const QByteArray &result);
QByteArray faultMessage(const QByteArray &id, const Fault &fault);

} // namespace sheria::mcp
