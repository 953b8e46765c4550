#pragma once

#include <QUrl>

#include <functional>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::secrets {
class TokenVault;
} // namespace sheria::secrets

namespace sheria::app {

class Appearance;
class Preferences;
class SessionFile;

/// What the program gives its window. Borrowed: all of it outlives the window.
struct Desk
{
    const Clock &clock;
    Preferences &preferences;
    SessionFile &session;
    Appearance &appearance;
    /// The tokens of other servers.
    secrets::TokenVault &vault;
    /// Hands an address to the system's browser; returns whether that went well.
    std::function<bool(const QUrl &)> openExternally;
};

} // namespace sheria::app
