// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/secret.h"

#include <QRandomGenerator>
#include <QSemaphore>

#include <sodium.h>

#include <algorithm>
#include <array>

namespace sheria::access {

using namespace Qt::StringLiterals;

namespace {

constexpr unsigned long long Passes = 3;
constexpr std::size_t MemoryBytes = 32ULL * 1024 * 1024;
constexpr int AtATime = 2; ///< 64 MiB, however many sign in at once.

/// Somebody's turn at the memory. Not std::counting_semaphore: that of GCC 12 can sleep for ever.
class Turn
{
public:
    Turn() { turns().acquire(); }
    ~Turn() { turns().release(); }
    Q_DISABLE_COPY_MOVE(Turn)

private:
    static QSemaphore &turns()
    {
        static QSemaphore semaphore(AtATime);
        return semaphore;
    }
};

/// The same password, however the keyboard composed its accents.
QByteArray bytesOf(const QString &password)
{
    return password.normalized(QString::NormalizationForm_C).toUtf8();
}

bool isReady()
{
    static const bool ready = sodium_init() >= 0;
    return ready;
}

Result<QByteArray> hashBytes(const QByteArray &bytes)
{
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const Turn turn;
    if (!isReady()
        || crypto_pwhash_str_alg(text.data(), bytes.constData(),
                                 static_cast<unsigned long long>(bytes.size()), Passes, MemoryBytes,
                                 crypto_pwhash_ALG_ARGON2ID13)
            != 0)
        return Error{ErrorCode::Unavailable, Message::tr("not enough memory to hash a password")};
    return QByteArray(text.data());
}

bool matches(const QByteArray &bytes, const QByteArray &hash)
{
    const Turn turn;
    return isReady()
        && crypto_pwhash_str_verify(hash.constData(), bytes.constData(),
                                    static_cast<unsigned long long>(bytes.size()))
        == 0;
}

/// A hash that costs what others cost; of what does not matter.
const QByteArray &anyHash()
{
    static const QByteArray hash = [] {
        const Result<QByteArray> made = hashBytes("nobody's password");
        return made ? *made : QByteArray();
    }();
    return hash;
}

} // namespace

QByteArray newSecret()
{
    std::array<quint32, 5> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    QByteArray bytes;
    for (const quint32 word : words)
        bytes.append(reinterpret_cast<const char *>(&word), sizeof(word));
    return bytes.toHex();
}

QByteArray hintOf(QByteArrayView secret)
{
    // A quarter at most: what is shown must not make the rest easy to find.
    return secret.first(std::min<qsizetype>(4, secret.size() / 4)).toByteArray();
}

bool isSame(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
}

Result<QByteArray> hashPassword(const QString &password)
{
    if (password.size() < MinPasswordLength)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("A password must have at least %1 characters.",
                                 MinPasswordLength)};
    if (password.size() > MaxPasswordLength)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("A password can have at most %1 characters.", MaxPasswordLength)};
    return hashBytes(bytesOf(password));
}

bool isPassword(const QString &password, const QByteArray &hash)
{
    const QByteArray bytes = bytesOf(password.left(MaxPasswordLength + 1));
    const bool isRight = matches(bytes, hash.isEmpty() ? anyHash() : hash);
    return isRight && !hash.isEmpty() && password.size() <= MaxPasswordLength;
}

} // namespace sheria::access
