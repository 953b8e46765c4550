#include "core/secrets/secretseal.h"

#include "core/base/filelock.h"
#include "core/base/files.h"

#include <QFile>

#include <sodium.h>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView SealPrefix = "sealed1:";
constexpr std::chrono::seconds KeyPatience{5}; ///< For another process that makes the key.
constexpr qsizetype SealKeyBytes = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
constexpr qsizetype SealNonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype SealTagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;

const unsigned char *raw(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *raw(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

unsigned long long count(const QByteArray &bytes)
{
    return static_cast<unsigned long long>(bytes.size());
}

/// Errors: NotFound; Unavailable.
Result<QByteArray> readKey(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return Error{ErrorCode::NotFound,
                     u"there is no key at %1 for the secrets of this library"_s.arg(path)};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     u"%1 cannot be read: %2"_s.arg(path, file.errorString())};
    QByteArray key = file.read(SealKeyBytes + 1);
    if (key.size() != SealKeyBytes)
        return Error{ErrorCode::Unavailable, u"%1 is no key of 32 bytes"_s.arg(path)};
    makePrivate(path);
    return key;
}

/// Errors: Unavailable.
Result<QByteArray> readOrMakeKey(const QString &path)
{
    Result<QByteArray> known = readKey(path);
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    FileLock lock(path + u".lock"_s);
    if (const Result<void> taken = lock.takeWithin(KeyPatience); !taken)
        return Error{ErrorCode::Unavailable, taken.error().detail};
    known = readKey(path); // Another process may have made it meanwhile.
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    QByteArray key(SealKeyBytes, Qt::Uninitialized);
    randombytes_buf(key.data(), static_cast<std::size_t>(key.size()));
    SHERIA_CHECK(writePrivateFile(path, key));
    return readKey(path);
}

Error notOpened()
{
    return {ErrorCode::Unauthorized,
            u"the secret was sealed on another computer or for another user; set it again"_s};
}

} // namespace

bool SecretSeal::isSealed(QByteArrayView text)
{
    return text.startsWith(SealPrefix);
}

Result<QByteArray> SecretSeal::seal(const QByteArray &secret) const
{
    if (sodium_init() < 0)
        return Error{ErrorCode::Unavailable, u"this computer has no source of randomness"_s};
    SHERIA_TRY(QByteArray key, readOrMakeKey(m_keyPath));
    QByteArray nonce(SealNonceBytes, Qt::Uninitialized);
    randombytes_buf(nonce.data(), static_cast<std::size_t>(nonce.size()));
    QByteArray sealed(secret.size() + SealTagBytes, Qt::Uninitialized);
    crypto_aead_xchacha20poly1305_ietf_encrypt(raw(sealed), nullptr, raw(secret), count(secret),
                                               raw(m_libraryId), count(m_libraryId), nullptr,
                                               raw(nonce), raw(key));
    sodium_memzero(key.data(), static_cast<std::size_t>(key.size()));
    return QByteArray(SealPrefix.toByteArray() + QByteArray(nonce + sealed).toBase64());
}

Result<QByteArray> SecretSeal::open(const QByteArray &sealed) const
{
    if (!isSealed(sealed))
        return sealed;
    const QByteArray bytes = QByteArray::fromBase64(sealed.mid(SealPrefix.size()));
    if (bytes.size() < SealNonceBytes + SealTagBytes)
        return notOpened();
    SHERIA_TRY(QByteArray key, readKey(m_keyPath));
    const QByteArray body = bytes.mid(SealNonceBytes);
    QByteArray secret(body.size() - SealTagBytes, Qt::Uninitialized);
    const int done = crypto_aead_xchacha20poly1305_ietf_decrypt(
        raw(secret), nullptr, nullptr, raw(body), count(body), raw(m_libraryId), count(m_libraryId),
        raw(bytes), raw(key));
    sodium_memzero(key.data(), static_cast<std::size_t>(key.size()));
    if (done != 0)
        return notOpened();
    return secret;
}

} // namespace sheria::secrets
