#include "core/access/doorkeeper.h"

#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/store/accessqueries.h"
#include "core/store/writer.h"

#include <algorithm>

namespace sheria::access {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxSecretBytes = 200; ///< Fits any header.
constexpr qint64 NoteSeconds = 60;        ///< Last use is told to the minute.

bool isPlainText(QByteArrayView secret)
{
    return std::all_of(secret.begin(), secret.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

Error invalidToken()
{
    return {ErrorCode::Unauthorized, u"Invalid token."_s};
}

Visitor visitorOf(const store::TokenRow &row)
{
    return {row.accountId, row.id, row.name, row.lastUsedAt};
}

Result<Visitor> visitorIfActive(const store::TokenRow &row)
{
    if (!row.isActive)
        return invalidToken();
    if (!row.accountIsActive)
        return Error{ErrorCode::Unauthorized, u"User inactive or deleted."_s};
    return visitorOf(row);
}

} // namespace

Doorkeeper::Doorkeeper(store::Writer &writer, const Clock &clock) : m_writer(writer), m_clock(clock)
{}

Doorkeeper::~Doorkeeper() = default;

Result<std::optional<QByteArray>> Doorkeeper::firstToken()
{
    const QByteArray secret = newSecret();
    const QDateTime now = m_clock.now();
    bool isMade = false;
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(const auto tokens, store::listTokens(db));
                         const auto works = [](const store::TokenRow &each) {
                             return each.isActive && each.accountIsActive;
                         };
                         if (std::any_of(tokens.begin(), tokens.end(), works))
                             return {};
                         isMade = true;
                         SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
                         return store::putToken(db, account, u"first"_s, sha256Hex(secret),
                                                hintOf(secret), now);
                     })
                     .get());
    if (!isMade)
        return std::optional<QByteArray>();
    ++m_generation;
    return std::optional<QByteArray>(secret);
}

Result<QByteArray> Doorkeeper::issueToken(const QString &name)
{
    return putSecret(name, newSecret());
}

Result<void> Doorkeeper::acceptToken(const QString &name, QByteArrayView secret)
{
    if (secret.isEmpty() || secret.size() > MaxSecretBytes || !isPlainText(secret))
        return Error{ErrorCode::InvalidArgument,
                     u"A token has 1 to %1 visible ASCII characters and no blanks."_s.arg(
                         MaxSecretBytes)};
    SHERIA_TRY([[maybe_unused]] const QByteArray put, putSecret(name, secret.toByteArray()));
    return {};
}

Result<QByteArray> Doorkeeper::putSecret(const QString &name, const QByteArray &secret)
{
    const QDateTime now = m_clock.now();
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
                         return store::putToken(db, account, name, sha256Hex(secret),
                                                hintOf(secret), now);
                     })
                     .get());
    ++m_generation;
    return secret;
}

Result<void> Doorkeeper::revokeToken(qint64 tokenId)
{
    SHERIA_CHECK(
        m_writer.submit([tokenId](store::Database &db) { return store::revokeToken(db, tokenId); })
            .get());
    m_sessions.endAllOf(tokenId);
    ++m_generation;
    return {};
}

Result<Visitor> Doorkeeper::admit(store::Database &db, QByteArrayView secret)
{
    // The look-up is by hash: what it takes tells nothing about how much of a guess is right.
    const Result<store::TokenRow> row = store::findTokenByHash(db, sha256Hex(secret));
    if (!row)
        return row.error().code == ErrorCode::NotFound ? invalidToken() : row.error();
    SHERIA_TRY(const Visitor visitor, visitorIfActive(*row));
    noteUse(visitor.token);
    return visitor;
}

Result<Visitor> Doorkeeper::admitSession(store::Database &db, QByteArrayView secret)
{
    const auto session = m_sessions.find(secret, m_clock.now());
    if (!session)
        return admit(db, secret);
    SHERIA_TRY(const auto tokens, store::listTokens(db));
    const auto row = std::find_if(tokens.begin(), tokens.end(), [&](const store::TokenRow &each) {
        return each.id == session->tokenId;
    });
    if (row == tokens.end())
        return invalidToken();
    return visitorIfActive(*row);
}

QByteArray Doorkeeper::beginSession(const Visitor &visitor)
{
    return m_sessions.begin(visitor.token, visitor.account, m_clock.now());
}

void Doorkeeper::endSession(QByteArrayView secret)
{
    m_sessions.end(secret);
    ++m_generation;
}

void Doorkeeper::noteUse(qint64 tokenId)
{
    const QDateTime now = m_clock.now();
    {
        const MutexLock lock(m_mutex);
        QDateTime &noted = m_noted[tokenId];
        if (noted.isValid() && noted.secsTo(now) < NoteSeconds)
            return;
        noted = now;
    }
    // Nobody waits for it: when it fails, the next minute's note says the same.
    m_writer.submit(
        [tokenId, now](store::Database &db) { return store::touchToken(db, tokenId, now); });
}

} // namespace sheria::access
