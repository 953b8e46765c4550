// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/connection/endpoint.h"

#include <QByteArrayView>

#include <chrono>
#include <optional>
#include <vector>

/// What a service manager of systemd's kind says to a program, and hears from it. Elsewhere there is none:
/// nothing is inherited, and nobody is told.
namespace sheria::ctl {

/// The sockets that it listens on for this program. The variables that say so are gone afterwards: the
/// programs that this one starts inherit nothing.
/// Source: sd_listen_fds(3).
std::vector<http::Endpoint> inheritedSockets();

/// True when a service manager wants to be told.
bool hasServiceManager();
/// Tells it "READY=1", "STATUS=…". Source: sd_notify(3).
void tellServiceManager(QByteArrayView state);

/// How long it waits for "WATCHDOG=1" before it starts the program anew; nothing: it does not wait.
/// Source: sd_watchdog_enabled(3).
std::optional<std::chrono::microseconds> watchdogInterval();

} // namespace sheria::ctl
