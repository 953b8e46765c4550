// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assistant/toolbox.h"
#include "server/mcp/message.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace sheria::mcp {

/// The fields of an HTTP request that say again what its body says.
struct Mirror
{
    std::optional<QByteArray> version; ///< MCP-Protocol-Version
    std::optional<QByteArray> method;  ///< Mcp-Method
    std::optional<QByteArray> name;    ///< Mcp-Name, as sent.
};

/// What a message is answered.
struct Reply
{
    int status = 200;         ///< For HTTP.
    QByteArray body;          ///< Empty: nothing is answered.
    bool isCancelled = false; ///< Nobody waits for it any more.
};

/// Answers messages of the Model Context Protocol, of each of Revisions, the same over standard input
/// and output and over HTTP. Nothing is kept between two messages: those of the revisions with a
/// handshake say all that is needed, too.
///
/// Source: modelcontextprotocol.io/specification/2025-06-18, /2025-11-25 and /2026-07-28: "Lifecycle",
/// "Transports", "Versioning and Compatibility", "Streamable HTTP", "Tools".
class Dispatcher
{
public:
    /// What tools work with, for one call. Errors: told as an internal error.
    using MakeContext = std::function<Result<assistant::Context>()>;
    explicit Dispatcher(MakeContext makeContext) : m_makeContext(std::move(makeContext)) {}

    /// `mirror`: null where no HTTP is spoken.
    Reply answer(const QByteArray &bytes, const Mirror *mirror = nullptr) const;

private:
    Reply answer(const Message &message, const Mirror *mirror) const;
    Reply answerStateless(const Message &message, const Mirror *mirror) const;
    Reply answerHandshake(const Message &message, const Mirror *mirror) const;
    Reply call(const Message &message, bool isStateless) const;

    MakeContext m_makeContext;
};

} // namespace sheria::mcp
