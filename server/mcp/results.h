#pragma once

#include "core/assistant/toolbox.h"

#include <QByteArray>
#include <QLatin1StringView>

/// The results of the protocol's methods, in JSON.
namespace sheria::mcp {

enum class Era {
    Handshake, ///< Opened with "initialize": 2025-06-18, 2025-11-25.
    Stateless, ///< 2026-07-28: results also say that they are whole, and from whom.
};

QByteArray initializeResult(QLatin1StringView revision);
QByteArray discoverResult();
QByteArray toolListResult(Era era);
QByteArray callResult(const assistant::Outcome &outcome, Era era);
QByteArray emptyResult();

} // namespace sheria::mcp
