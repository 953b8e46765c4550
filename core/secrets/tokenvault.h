// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/secrets/keychain.h"
#include "core/secrets/sealedfile.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace sheria::secrets {

/// Where the token of another server is kept.
enum class Keeping {
    Nowhere,  ///< Given anew each time.
    Session,  ///< In this process, until it ends.
    Keychain, ///< The computer's.
    Sealed,   ///< A file that only a password opens.
    File,     ///< A person's own file, in plain text: only if they say so.
};

/// The token as it may stand in a header: visible ASCII, not too long.
/// Errors: InvalidArgument; its words do not hold it.
Result<QByteArray> checkedToken(const QByteArray &token);

/// Keeps the tokens of other servers. What the library remembers of one is a reference: where it is,
/// and under which name; "keychain:…", "sealed:…", "session:…", "file:/path", or nothing.
///
/// Thread: any; waits for keychains and people, so not the GUI's. Those that take a `stop` end with Cancelled
/// when it is requested meanwhile.
class TokenVault
{
public:
    /// The file of sealed tokens of whoever is signed in: "~/.config/sheria/tokens.sealed".
    static QString defaultSealedPath();
    /// Where a reference says that its token is; Nowhere for what is no reference.
    static Keeping keepingOf(const QByteArray &reference);

    explicit TokenVault(const QString &sealedPath = defaultSealedPath(),
                        Keychain::Patience patience = {});

    /// Whether the computer has a keychain; as Keychain::look(), so nobody is asked to unlock it.
    /// Errors: Unavailable, saying why not.
    Result<void> lookForKeychain(const std::stop_token &stop = {});
    bool hasSealedFile();
    bool isSealedFileOpen();
    /// Opens the file of sealed tokens, or makes it. Errors: as SealedFile::open().
    Result<void> openSealedFile(const QString &password);

    /// Keeps `token` in a new place of that kind; returns the reference. Not for Nowhere and File.
    /// Errors: Unavailable (no keychain); Unauthorized (the sealed file is not open);
    /// InvalidArgument (no token).
    Result<QByteArray> keep(Keeping keeping, const QByteArray &token,
                            const std::stop_token &stop = {});
    /// The token that a reference stands for.
    /// Errors: NotFound when it is not there (any more); Unauthorized when the sealed file is not
    /// open; Unavailable; InvalidArgument when what is there is no token.
    Result<QByteArray> find(const QByteArray &reference, const std::stop_token &stop = {});
    /// Forgets it; a person's own file is left alone. That it is not there is no error.
    Result<void> forget(const QByteArray &reference, const std::stop_token &stop = {});

private:
    Mutex m_mutex;
    Keychain m_keychain SHERIA_GUARDED_BY(m_mutex);
    SealedFile m_sealed SHERIA_GUARDED_BY(m_mutex);
    QHash<QString, QByteArray> m_session SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::secrets
