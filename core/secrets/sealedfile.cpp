#include "core/secrets/sealedfile.h"

#include "core/base/filelock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QtEndian>

#include <sodium.h>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr char Magic[] = "SheriaSealed1\n";
constexpr qsizetype MagicBytes = sizeof(Magic) - 1;
constexpr qsizetype NumberBytes = 4;
constexpr qsizetype SaltBytes = crypto_pwhash_SALTBYTES;
constexpr qsizetype NonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype TagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr qsizetype HeadBytes = MagicBytes + 2 * NumberBytes + SaltBytes; ///< Without the nonce.
constexpr quint32 Passes = 3;
constexpr quint32 MemoryKiB = 64 * 1024;
/// A forged file must not take more time or memory than this.
constexpr quint32 MaxPasses = 16;
constexpr quint32 MaxMemoryKiB = 512 * 1024;
constexpr qint64 MaxFileBytes = 4LL * 1024 * 1024;
constexpr std::chrono::milliseconds LockPatience{5000};

const unsigned char *bytesOf(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *bytesOf(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

Error corrupt(const QString &path)
{
    return {ErrorCode::Corrupt, u"%1 is damaged, or no file of sealed tokens"_s.arg(path)};
}

Error notOpen()
{
    return {ErrorCode::Unauthorized, u"the file of sealed tokens is not open: give its password"_s};
}

QByteArray randomBytes(qsizetype count)
{
    QByteArray out(count, Qt::Uninitialized);
    randombytes_buf(out.data(), static_cast<std::size_t>(count));
    return out;
}

QByteArray newHead()
{
    QByteArray head(Magic, MagicBytes);
    QByteArray numbers(2 * NumberBytes, Qt::Uninitialized);
    qToLittleEndian(Passes, numbers.data());
    qToLittleEndian(MemoryKiB, numbers.data() + NumberBytes);
    return head + numbers + randomBytes(SaltBytes);
}

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     u"%1 cannot be read: %2"_s.arg(path, file.errorString())};
    const QByteArray bytes = file.read(MaxFileBytes + 1);
    const bool isOurs = bytes.startsWith(QByteArrayView(Magic, MagicBytes));
    if (!isOurs || bytes.size() < HeadBytes + NonceBytes + TagBytes || bytes.size() > MaxFileBytes)
        return corrupt(path);
    return bytes;
}

/// The same password, however the keyboard composed its accents.
Result<std::array<unsigned char, 32>> keyOf(const QString &password, const QByteArray &head,
                                            const QString &path)
{
    const quint32 passes = qFromLittleEndian<quint32>(head.constData() + MagicBytes);
    const quint32 memory = qFromLittleEndian<quint32>(head.constData() + MagicBytes + NumberBytes);
    if (passes == 0 || passes > MaxPasses || memory > MaxMemoryKiB)
        return corrupt(path);
    const QByteArray utf8 = password.normalized(QString::NormalizationForm_C).toUtf8();
    std::array<unsigned char, 32> key{};
    const int done = crypto_pwhash(key.data(), key.size(), utf8.constData(),
                                   static_cast<unsigned long long>(utf8.size()),
                                   bytesOf(head) + HeadBytes - SaltBytes, passes,
                                   std::size_t(memory) * 1024, crypto_pwhash_ALG_ARGON2ID13);
    if (done != 0)
        return Error{ErrorCode::Unavailable, u"not enough memory to open the sealed tokens"_s};
    return key;
}

} // namespace

bool SealedFile::exists() const
{
    return QFileInfo::exists(m_path);
}

Result<void> SealedFile::open(const QString &password)
{
    if (sodium_init() < 0)
        return Error{ErrorCode::Unavailable, u"this computer has no source of chance"_s};
    const bool isNew = !exists();
    if (isNew && password.size() < MinSealPassword)
        return Error{ErrorCode::InvalidArgument,
                     u"A password has at least %1 characters."_s.arg(MinSealPassword)};
    QByteArray head;
    if (isNew) {
        head = newHead();
    } else {
        SHERIA_TRY(const QByteArray bytes, readFile(m_path));
        head = bytes.first(HeadBytes);
    }
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
    const QByteArray head = bytes.first(HeadBytes + NonceBytes);
    const QByteArray sealed = bytes.mid(HeadBytes + NonceBytes);
    QByteArray json(sealed.size() - TagBytes, Qt::Uninitialized);
    const int done = crypto_aead_xchacha20poly1305_ietf_decrypt(
        bytesOf(json), nullptr, nullptr, bytesOf(sealed),
        static_cast<unsigned long long>(sealed.size()), bytesOf(head),
        static_cast<unsigned long long>(head.size()), bytesOf(head) + HeadBytes, key.data());
    if (done != 0)
        return Error{ErrorCode::Unauthorized,
                     u"the password is not the one of %1, or the file is damaged"_s.arg(m_path)};
    Secrets out;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (auto one = object.begin(); one != object.end(); ++one)
        out[one.key()] = QByteArray::fromBase64(one.value().toString().toLatin1());
    sodium_memzero(json.data(), static_cast<std::size_t>(json.size()));
    return out;
}

Result<void> SealedFile::write(const Secrets &secrets) const
{
    QJsonObject object;
    for (const auto &[name, secret] : secrets)
        object.insert(name, QString::fromLatin1(secret.toBase64()));
    QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const QByteArray head = m_head + randomBytes(NonceBytes);
    QByteArray sealed(json.size() + TagBytes, Qt::Uninitialized);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytesOf(sealed), nullptr, bytesOf(json),
                                               static_cast<unsigned long long>(json.size()),
                                               bytesOf(head),
                                               static_cast<unsigned long long>(head.size()),
                                               nullptr, bytesOf(head) + HeadBytes, m_key->data());
    sodium_memzero(json.data(), static_cast<std::size_t>(json.size()));
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QSaveFile file(m_path);
    const bool isWritten = file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(head + sealed) == head.size() + sealed.size() && file.commit();
    if (!isWritten)
        return Error{ErrorCode::Unavailable,
                     u"%1 cannot be written: %2"_s.arg(m_path, file.errorString())};
    return {};
}

/// Reads what others may have written meanwhile, changes that, and writes it.
Result<void> SealedFile::change(const std::function<void(Secrets &)> &change)
{
    if (!m_key)
        return notOpen();
    FileLock turn(m_path + u".lock"_s);
    const Result<void> taken = turn.takeWithin(LockPatience);
    if (!taken && taken.error().code == ErrorCode::Conflict)
        return Error{ErrorCode::Unavailable, u"%1 is in use"_s.arg(m_path)};
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
        return Error{ErrorCode::NotFound, u"the sealed tokens have no such entry"_s};
    return found->second;
}

} // namespace sheria::secrets
