// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/sealedfile.h"

#include "core/base/filelock.h"
#include "core/base/files.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <sodium.h>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype SealKeyBytes = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
constexpr qsizetype SealNonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype SealTagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr QByteArrayView SealPrefix = "sealed1:";
constexpr std::chrono::seconds KeyPatience{5}; ///< For another process that makes the key.

const unsigned char *raw(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

unsigned char *raw(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

unsigned long long count(QByteArrayView bytes)
{
    return static_cast<unsigned long long>(bytes.size());
}

/// From the system's random source. Errors: Unavailable.
Result<QByteArray> randomBytes(qsizetype count)
{
    if (sodium_init() < 0)
        return Error{ErrorCode::Unavailable,
                     Message::tr("this computer has no source of randomness")};
    QByteArray out(count, Qt::Uninitialized);
    randombytes_buf(out.data(), static_cast<std::size_t>(count));
    return out;
}

/// XChaCha20-Poly1305 of `secret`; `known` is authenticated with it.
QByteArray sealedBy(QByteArrayView key, QByteArrayView nonce, QByteArrayView secret,
                    QByteArrayView known)
{
    QByteArray sealed(secret.size() + SealTagBytes, Qt::Uninitialized);
    crypto_aead_xchacha20poly1305_ietf_encrypt(raw(sealed), nullptr, raw(secret), count(secret),
                                               raw(known), count(known), nullptr, raw(nonce),
                                               raw(key));
    return sealed;
}

/// What sealedBy() was given; none where anything differs.
std::optional<QByteArray> openedBy(QByteArrayView key, QByteArrayView nonce, QByteArrayView sealed,
                                   QByteArrayView known)
{
    QByteArray secret(sealed.size() - SealTagBytes, Qt::Uninitialized);
    const int done = crypto_aead_xchacha20poly1305_ietf_decrypt(raw(secret), nullptr, nullptr,
                                                                raw(sealed), count(sealed),
                                                                raw(known), count(known),
                                                                raw(nonce), raw(key));
    return done == 0 ? std::optional(std::move(secret)) : std::nullopt;
}

/// Errors: NotFound; Unavailable.
Result<QByteArray> readKey(const QString &path)
{
    if (!QFile::exists(path))
        return Error{ErrorCode::NotFound,
                     Message::tr("no key at %1 for the secrets of this library", path)};
    SHERIA_TRY(const QByteArray key, readSmallFile(path, SealKeyBytes));
    if (key.size() != SealKeyBytes)
        return Error{ErrorCode::Unavailable, Message::tr("%1 is not a key of 32 bytes", path)};
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
        return Error{ErrorCode::Unavailable, taken.error().message};
    known = readKey(path); // Another process may have made it meanwhile.
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    SHERIA_TRY(const QByteArray key, randomBytes(SealKeyBytes));
    SHERIA_CHECK(writePrivateFile(path, key));
    return readKey(path);
}

Error notOpened()
{
    return {ErrorCode::Unauthorized,
            Message::tr(
                "the secret was encrypted on another computer or for another user; set it again")};
}

constexpr char Magic[] = "SheriaSealed1\n";
constexpr qsizetype MagicBytes = sizeof(Magic) - 1;
constexpr qsizetype NumberBytes = 4;
constexpr qsizetype SaltBytes = crypto_pwhash_SALTBYTES;
constexpr qsizetype HeadBytes = MagicBytes + 2 * NumberBytes + SaltBytes; ///< Without the nonce.
constexpr quint32 Passes = 3;
constexpr quint32 MemoryKiB = 64 * 1024;
/// A forged file must not take more time or memory than this.
constexpr quint32 MaxPasses = 16;
constexpr quint32 MaxMemoryKiB = 512 * 1024;
constexpr qint64 MaxFileBytes = 4LL * 1024 * 1024;
constexpr std::chrono::milliseconds LockPatience{5000};

QByteArrayView viewOf(const std::array<unsigned char, SealKeyBytes> &key)
{
    return {key.data(), SealKeyBytes};
}

Error corrupt(const QString &path)
{
    return {ErrorCode::Corrupt, Message::tr("%1 is damaged or not an encrypted token file", path)};
}

Error notOpen()
{
    return {ErrorCode::Unauthorized,
            Message::tr("the encrypted token file is locked; enter its password")};
}

Result<QByteArray> newHead()
{
    QByteArray numbers(2 * NumberBytes, Qt::Uninitialized);
    qToLittleEndian(Passes, numbers.data());
    qToLittleEndian(MemoryKiB, numbers.data() + NumberBytes);
    SHERIA_TRY(const QByteArray salt, randomBytes(SaltBytes));
    return QByteArray(QByteArray(Magic, MagicBytes) + numbers + salt);
}

Result<QByteArray> readFile(const QString &path)
{
    SHERIA_TRY(const QByteArray bytes, readSmallFile(path, MaxFileBytes));
    const bool isOurs = bytes.startsWith(QByteArrayView(Magic, MagicBytes));
    if (!isOurs || bytes.size() < HeadBytes + SealNonceBytes + SealTagBytes
        || bytes.size() > MaxFileBytes)
        return corrupt(path);
    return bytes;
}

/// The same password, however the keyboard composed its accents.
Result<std::array<unsigned char, 32>> keyOf(const QString &password, const QByteArray &head,
                                            const QString &path)
{
    const quint32 passes = qFromLittleEndian<quint32>(head.constData() + MagicBytes);
    const quint32 memory = qFromLittleEndian<quint32>(head.constData() + MagicBytes + NumberBytes);
    if (sodium_init() < 0)
        return Error{ErrorCode::Unavailable,
                     Message::tr("this computer has no source of randomness")};
    if (passes == 0 || passes > MaxPasses || memory > MaxMemoryKiB)
        return corrupt(path);
    const QByteArray utf8 = password.normalized(QString::NormalizationForm_C).toUtf8();
    std::array<unsigned char, 32> key{};
    const int done = crypto_pwhash(
        key.data(), key.size(), utf8.constData(), static_cast<unsigned long long>(utf8.size()),
        reinterpret_cast<const unsigned char *>(head.constData()) + HeadBytes - SaltBytes, passes,
        std::size_t(memory) * 1024, crypto_pwhash_ALG_ARGON2ID13);
    if (done != 0)
        return Error{ErrorCode::Unavailable,
                     Message::tr("not enough memory to open the encrypted token file")};
    return key;
}

} // namespace

Result<QByteArray> readSmallFile(const QString &path, qsizetype most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     Message::tr("%1 cannot be read: %2", path, file.errorString())};
    return file.read(most + 1);
}

bool SecretSeal::isSealed(QByteArrayView text)
{
    return text.startsWith(SealPrefix);
}

Result<QByteArray> SecretSeal::seal(const QByteArray &secret) const
{
    SHERIA_TRY(const QByteArray nonce, randomBytes(SealNonceBytes));
    SHERIA_TRY(QByteArray key, readOrMakeKey(m_keyPath));
    const QByteArray sealed = sealedBy(key, nonce, secret, m_libraryId);
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
    const auto secret = openedBy(key, QByteArrayView(bytes).first(SealNonceBytes),
                                 QByteArrayView(bytes).sliced(SealNonceBytes), m_libraryId);
    sodium_memzero(key.data(), static_cast<std::size_t>(key.size()));
    return secret ? Result<QByteArray>(*secret) : notOpened();
}

bool SealedFile::exists() const
{
    return QFileInfo::exists(m_path);
}

Result<void> SealedFile::open(const QString &password)
{
    const bool isNew = !exists();
    if (isNew && password.size() < MinSealPassword)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("A password must have at least %1 characters.", MinSealPassword)};
    SHERIA_TRY(const QByteArray bytes, isNew ? newHead() : readFile(m_path));
    const QByteArray head = bytes.first(HeadBytes);
    SHERIA_TRY(const Key key, keyOf(password, head, m_path));
    m_head = head;
    if (!isNew)
        SHERIA_CHECK(read(key));
    m_key = key;
    return isNew ? write({}) : Result<void>();
}

void SealedFile::close()
{
    if (m_key)
        sodium_memzero(m_key->data(), m_key->size());
    m_key.reset();
}

Result<SealedFile::Secrets> SealedFile::read(const Key &key) const
{
    SHERIA_TRY(const QByteArray bytes, readFile(m_path));
    const QByteArrayView all(bytes);
    auto json = openedBy(viewOf(key), all.sliced(HeadBytes, SealNonceBytes),
                         all.sliced(HeadBytes + SealNonceBytes),
                         all.first(HeadBytes + SealNonceBytes));
    if (!json)
        return Error{ErrorCode::Unauthorized,
                     Message::tr("wrong password for %1, or the file is damaged", m_path)};
    Secrets out;
    const QJsonObject object = QJsonDocument::fromJson(*json).object();
    for (auto one = object.begin(); one != object.end(); ++one)
        out[one.key()] = QByteArray::fromBase64(one.value().toString().toLatin1());
    sodium_memzero(json->data(), static_cast<std::size_t>(json->size()));
    return out;
}

Result<void> SealedFile::write(const Secrets &secrets) const
{
    SHERIA_TRY(const QByteArray nonce, randomBytes(SealNonceBytes));
    QJsonObject object;
    for (const auto &[name, secret] : secrets)
        object.insert(name, QString::fromLatin1(secret.toBase64()));
    QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const QByteArray head = m_head + nonce;
    const QByteArray sealed = sealedBy(viewOf(*m_key), nonce, json, head);
    sodium_memzero(json.data(), static_cast<std::size_t>(json.size()));
    return writePrivateFile(m_path, head + sealed);
}

/// Reads what others may have written meanwhile, changes that, and writes it.
Result<void> SealedFile::change(const std::function<void(Secrets &)> &change)
{
    if (!m_key)
        return notOpen();
    FileLock turn(m_path + u".lock"_s);
    const Result<void> taken = turn.takeWithin(LockPatience);
    if (!taken && taken.error().code == ErrorCode::Conflict)
        return Error{ErrorCode::Unavailable, Message::tr("%1 is in use", m_path)};
    SHERIA_CHECK(taken);
    SHERIA_TRY(Secrets secrets, read(*m_key));
    change(secrets);
    return write(secrets);
}

Result<void> SealedFile::put(const QString &name, const QByteArray &secret)
{
    return change([&](Secrets &secrets) { secrets[name] = secret; });
}

Result<void> SealedFile::drop(const QString &name)
{
    return change([&](Secrets &secrets) { secrets.erase(name); });
}

Result<QByteArray> SealedFile::get(const QString &name)
{
    if (!m_key)
        return notOpen();
    SHERIA_TRY(const Secrets secrets, read(*m_key));
    const auto found = secrets.find(name);
    if (found == secrets.end())
        return Error{ErrorCode::NotFound,
                     Message::tr("the encrypted token file has no such entry")};
    return found->second;
}

} // namespace sheria::secrets
