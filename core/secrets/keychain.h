// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <stop_token>

namespace sheria::secrets {

/// The keychain of whoever is signed in: what the desktop offers for passwords (Secret Service,
/// KWallet). It may ask the person to unlock it, so its calls may take as long as people do.
///
/// Thread: any, one at a time; waits, so not the GUI's.
class Keychain
{
public:
    /// How long the desktop may take to say what it has, and how long a person may take to unlock it.
    struct Patience
    {
        std::chrono::milliseconds look{5'000};
        std::chrono::milliseconds person{120'000};
    };

    explicit Keychain(Patience patience) : m_patience(patience) {}
    Keychain() : Keychain(Patience()) {}

    /// Whether the session bus has, or could start, a program that keeps passwords. The program itself is asked
    /// nothing, so that nobody is asked to unlock it.
    /// Errors: Unavailable when there is none.
    Result<void> look(const std::stop_token &stop = {});
    /// Writes it, and reads it again. Errors of all: Unavailable; Cancelled once `stop` is requested, whatever the
    /// keychain does then.
    Result<void> put(const QString &name, const QByteArray &secret,
                     const std::stop_token &stop = {});
    /// Errors: NotFound.
    Result<QByteArray> get(const QString &name, const std::stop_token &stop = {});
    /// That it is not there is no error.
    Result<void> drop(const QString &name, const std::stop_token &stop = {});

private:
    const Patience m_patience;
};

} // namespace sheria::secrets
