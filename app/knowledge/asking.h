#pragma once

#include "core/knowledge/item.h"
#include "core/knowledge/request.h"

#include <QByteArray>
#include <QString>

namespace sheria::app {

/// The body of a request to a knowledge base, as the API takes it; only what is not the default.
QByteArray asJson(const knowledge::Request &request);

/// The request as a command for a shell. `address`: the server's; the token stands as $TOKEN.
QString asCurl(const knowledge::Request &request, const QByteArray &base,
               const QByteArray &address);

/// Snippets for the settings of programs that use the library's tools.
enum class ClientKind {
    StartsProgram, ///< "mcpServers" with a command, as most have it.
    Address,       ///< "mcpServers" with an address.
    EditorServers, ///< "servers", as editors of the Visual Studio family have it.
    CommandLine    ///< The command alone.
};
QString clientSnippet(ClientKind kind, const QString &library, const QByteArray &address);

} // namespace sheria::app
