#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace sheria::secrets {

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

} // namespace sheria::secrets
