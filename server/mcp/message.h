#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>

namespace sheria::mcp {

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
