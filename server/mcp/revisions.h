#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <iterator>

/// The revisions of the Model Context Protocol that are spoken.
/// Source: Model Context Protocol 2025-06-18, 2025-11-25 (both begin with "initialize" and have the same
/// shapes for tools) and 2026-07-28 (each request says by itself which revision it speaks).
namespace sheria::mcp {

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

} // namespace sheria::mcp
