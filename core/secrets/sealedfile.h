// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <optional>

namespace sheria::secrets {

/// The bytes of a file, at most one more than `most`. Errors: Unavailable.
Result<QByteArray> readSmallFile(const QString &path, qsizetype most);

/// Encrypts small secrets that a library holds, by a key outside of it.
///
///   "sealed1:" base64( nonce (24) | XChaCha20-Poly1305 of the secret )
///
/// Shape:  the id of the library is authenticated with the secret: in another library it does not open.
/// Source: draft-irtf-cfrg-xchacha-03, section 2.3.
class SecretSeal
{
public:
    /// `keyPath`: a file of 32 random bytes, made with the rights 0600 when the first secret is sealed.
    SecretSeal(QString keyPath, QByteArray libraryId)
        : m_keyPath(std::move(keyPath))
        , m_libraryId(std::move(libraryId))
    {}

    static bool isSealed(QByteArrayView text);
    /// Errors: Unavailable (the key can be neither read nor made).
    Result<QByteArray> seal(const QByteArray &secret) const;
    /// What is not sealed comes back as it is.
    /// Errors: NotFound (there is no key here: it was sealed on another computer, or for another user);
    /// Unauthorized (the key is another one); Unavailable.
    Result<QByteArray> open(const QByteArray &sealed) const;

private:
    const QString m_keyPath;
    const QByteArray m_libraryId;
};

/// Shorter passwords are guessed, however slow each guess is made.
inline constexpr int MinSealPassword = 8; ///< Units: characters.

/// Secrets in a file that only a password opens.
///
///   "SheriaSealed1\n" | passes (4) | memory in KiB (4) | salt (16) | nonce (24) | sealed
///
/// Shape:  numbers are little-endian; what comes before `sealed` is authenticated with it. `sealed`
///         is XChaCha20-Poly1305 of a JSON object {"name":"secret in base64"}; the key is the
///         password's Argon2id hash.
/// Source: RFC 9106; draft-irtf-cfrg-xchacha-03, section 2.3.
/// Thread: one at a time. Several processes may use one file: they take turns.
class SealedFile
{
public:
    explicit SealedFile(QString path) : m_path(std::move(path)) {}
    ~SealedFile() { close(); }
    Q_DISABLE_COPY_MOVE(SealedFile)

    const QString &path() const { return m_path; }
    bool exists() const;
    bool isOpen() const { return m_key.has_value(); }

    /// Opens it; makes it when it is not there. Takes a moment, and 64 MiB, on purpose.
    /// Errors: Unauthorized (another password); InvalidArgument (too short, for a new one);
    /// Corrupt; Unavailable (cannot be read or written, no memory).
    Result<void> open(const QString &password);
    /// Forgets the key.
    void close();

    // Errors of all that follow: Unauthorized when it is not open; as open().
    Result<void> put(const QString &name, const QByteArray &secret);
    /// Errors: NotFound.
    Result<QByteArray> get(const QString &name);
    /// That it is not there is no error.
    Result<void> drop(const QString &name);

private:
    using Secrets = std::map<QString, QByteArray>;
    using Key = std::array<unsigned char, 32>;

    Result<Secrets> read(const Key &key) const;
    Result<void> write(const Secrets &secrets) const;
    Result<void> change(const std::function<void(Secrets &)> &change);

    const QString m_path;
    QByteArray m_head; ///< Cost and salt: what the key was made of, but for the password.
    std::optional<Key> m_key;
};

} // namespace sheria::secrets
