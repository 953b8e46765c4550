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
    /// How long a self-test may take, and how long a person may take to unlock it.
    struct Patience
    {
        std::chrono::milliseconds test{5'000};
        std::chrono::milliseconds person{120'000};
    };

    explicit Keychain(Patience patience) : m_patience(patience) {}
    Keychain() : Keychain(Patience()) {}

    /// Writes, reads and deletes a word that means nothing. Remembered once it worked.
    /// Errors: Unavailable when there is no keychain here, or none that answers.
    Result<void> check(const std::stop_token &stop = {});
    /// Errors of all: Unavailable; Cancelled once `stop` is requested, whatever the keychain does then.
    Result<void> put(const QString &name, const QByteArray &secret,
                     const std::stop_token &stop = {});
    /// Errors: NotFound.
    Result<QByteArray> get(const QString &name, const std::stop_token &stop = {});
    /// That it is not there is no error.
    Result<void> drop(const QString &name, const std::stop_token &stop = {});

private:
    const Patience m_patience;
    bool m_isChecked = false;
};

} // namespace sheria::secrets
