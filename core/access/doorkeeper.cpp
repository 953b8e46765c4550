#include "core/access/doorkeeper.h"

#include "core/access/password.h"
#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/domain/subscription.h"
#include "core/store/accountqueries.h"
#include "core/store/writer.h"

#include <algorithm>

namespace sheria::access {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxSecretBytes = 200; ///< Fits any header.

bool isPlainText(QByteArrayView secret)
{
    return std::all_of(secret.begin(), secret.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

Error invalidToken()
{
    return {ErrorCode::Unauthorized, u"Invalid token."_s};
}

Error inactive()
{
    return {ErrorCode::Unauthorized, u"User inactive or deleted."_s};
}

/// NotFound is told in the words of clients, all else as it is.
Error asRefusal(const Error &error)
{
    return error.code == ErrorCode::NotFound ? invalidToken() : error;
}

/// What the account may see, in one text: its subscription, and whether decisions are part of it. All
/// that is asked for this visitor is asked with it.
/// One that cannot be read stays as it is, and is refused where it is used.
QByteArray scopeOf(const store::AccountRow &account)
{
    if (account.isAdmin || account.readsDecisions)
        return account.subscription;
    Result<Subscription> seen = Subscription::parse(account.subscription);
    if (!seen)
        return account.subscription;
    seen->decisions = false;
    return seen->toText();
}

Visitor visitorOf(const store::AccountRow &account)
{
    Visitor visitor;
    visitor.account = account.id;
    visitor.accountName = account.name;
    visitor.displayName = account.displayName;
    visitor.isAdmin = account.isAdmin;
    visitor.subscription = scopeOf(account);
    visitor.readsDecisions = account.isAdmin || account.readsDecisions;
    return visitor;
}

bool isExpired(const store::SessionRow &session, const QDateTime &now)
{
    constexpr qint64 PerHour = 3600;
    return session.lastUsedAt.addSecs(SessionIdleHours * PerHour) < now
        || session.createdAt.addDays(SessionDays) < now;
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
                         SHERIA_TRY(const bool hasOne, store::hasWorkingToken(db));
                         isMade = !hasOne;
                         if (hasOne)
                             return {};
                         SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
                         SHERIA_TRY([[maybe_unused]] const qint64 id,
                                    store::putToken(db, account, u"first"_s, sha256Hex(secret),
                                                    hintOf(secret), now));
                         return {};
                     })
                     .get());
    return isMade ? std::optional<QByteArray>(secret) : std::nullopt;
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
    const QDateTime now = m_clock.now();
    return m_writer
        .submit([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
            SHERIA_TRY(const qint64 id,
                       store::putToken(db, account, name, sha256Hex(secret), hintOf(secret), now));
            return store::revokeOthersNamed(db, account, name, id);
        })
        .get();
}

Result<void> Doorkeeper::checkToken(QByteArrayView secret)
{
    if (secret.size() < MinChosenToken || secret.size() > MaxSecretBytes || !isPlainText(secret))
        return Error{ErrorCode::InvalidArgument,
                     u"A token has %1 to %2 visible ASCII characters and no blanks."_s
                         .arg(MinChosenToken)
                         .arg(MaxSecretBytes)};
    return {};
}

Result<QByteArray> Doorkeeper::putSecret(const QString &name, const QByteArray &secret)
{
    const QDateTime now = m_clock.now();
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
                         SHERIA_TRY([[maybe_unused]] const qint64 id,
                                    store::putToken(db, account, name, sha256Hex(secret),
                                                    hintOf(secret), now));
                         return {};
                     })
                     .get());
    return secret;
}

Result<Visitor> Doorkeeper::admit(store::Database &db, QByteArrayView secret)
{
    // The look-up is by hash: what it takes tells nothing about how much of a guess is right.
    const QByteArray hash = sha256Hex(secret);
    const Result<store::TokenHolder> holder = store::findTokenByHash(db, hash);
    if (!holder)
        return asRefusal(holder.error());
    if (!holder->token.isActive)
        return invalidToken();
    if (!holder->account.isActive)
        return inactive();
    Visitor visitor = visitorOf(holder->account);
    visitor.token = holder->token.id;
    visitor.tokenName = holder->token.name;
    visitor.lastUsed = holder->token.lastUsedAt;
    const QDateTime now = m_clock.now();
    // Nobody waits for it: when it fails, the next minute's note says the same.
    if (isTimeToNote(hash, now))
        m_writer.submit([id = holder->token.id, now](store::Database &written) {
            return store::touchToken(written, id, now);
        });
    return visitor;
}

Result<Visitor> Doorkeeper::admitSession(store::Database &db, QByteArrayView secret)
{
    const QByteArray hash = sha256Hex(secret);
    const QDateTime now = m_clock.now();
    const Result<store::SessionRow> session = store::findSession(db, hash);
    if (!session && session.error().code == ErrorCode::NotFound)
        return admit(db, secret);
    if (!session)
        return session.error();
    if (!session->isTokenActive || isExpired(*session, now))
        return invalidToken();
    if (!session->account.isActive)
        return inactive();
    Visitor visitor = visitorOf(session->account);
    visitor.token = session->tokenId;
    visitor.tokenName = session->tokenName;
    visitor.lastUsed = session->lastUsedAt;
    if (isTimeToNote(hash, now))
        m_writer.submit([hash, now](store::Database &written) {
            return store::touchSession(written, hash, now);
        });
    return visitor;
}

Result<SignIn> Doorkeeper::signIn(store::Database &db, const QString &name, const QString &password,
                                  const QByteArray &client)
{
    const QDateTime now = m_clock.now();
    if (const auto wait = m_attempts.begin(name, client, now))
        return SignIn{std::nullopt, *wait};
    const Result<store::AccountRow> account = store::findAccountByName(db, name);
    if (!account && account.error().code != ErrorCode::NotFound)
        return account.error();
    if (!isPassword(password, account ? account->password : QByteArray()))
        return SignIn{};
    m_attempts.succeeded(name, client);
    if (!account->isActive)
        return SignIn{std::nullopt, std::chrono::seconds(0), true};
    m_writer.submit([id = account->id, now](store::Database &written) {
        return store::noteSignIn(written, id, now);
    });
    return SignIn{visitorOf(*account)};
}

Result<SignIn> Doorkeeper::signInByToken(store::Database &db, QByteArrayView secret,
                                         const QByteArray &client)
{
    if (const auto wait = m_attempts.begin(client, m_clock.now()))
        return SignIn{std::nullopt, *wait};
    SHERIA_TRY(Visitor visitor, admit(db, secret));
    m_attempts.succeeded(client);
    return SignIn{std::move(visitor)};
}

QByteArray Doorkeeper::makeLink(qint64 accountId)
{
    return m_links.make(accountId, m_clock.now());
}

Result<QByteArray> Doorkeeper::makeOwnersLink()
{
    const QDateTime now = m_clock.now();
    qint64 account = 0;
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(account, store::ensureAccount(db, now));
                         return {};
                     })
                     .get());
    return makeLink(account);
}

Result<Visitor> Doorkeeper::redeemLink(store::Database &db, QByteArrayView code)
{
    const std::optional<qint64> accountId = m_links.redeem(code, m_clock.now());
    if (!accountId)
        return Error{ErrorCode::Unauthorized, u"This link was used already, or is too old."_s};
    const Result<store::AccountRow> account = store::findAccount(db, *accountId);
    if (!account && account.error().code != ErrorCode::NotFound)
        return account.error();
    if (!account || !account->isActive)
        return inactive();
    m_writer.submit([id = account->id, now = m_clock.now()](store::Database &written) {
        return store::noteSignIn(written, id, now);
    });
    return visitorOf(*account);
}

Result<QByteArray> Doorkeeper::beginSession(const Visitor &visitor)
{
    const QByteArray secret = newSecret();
    const QDateTime now = m_clock.now();
    constexpr qint64 PerHour = 3600;
    const auto begin = [&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::removeOldSessions(db, now.addSecs(-SessionIdleHours * PerHour),
                                              now.addDays(-SessionDays), visitor.account,
                                              MaxSessionsOfAccount - 1));
        return store::putSession(db, sha256Hex(secret), visitor.account, visitor.token, now);
    };
    SHERIA_CHECK(m_writer.submit(begin).get());
    return secret;
}

Result<void> Doorkeeper::endSession(QByteArrayView secret)
{
    return m_writer
        .submit([hash = sha256Hex(secret)](store::Database &db) {
            return store::removeSession(db, hash);
        })
        .get();
}

QByteArray Doorkeeper::formKey(QByteArrayView secret)
{
    const QByteArray text = "form of the session " + secret.toByteArray();
    return sha256Hex(text);
}

bool Doorkeeper::isFormKey(QByteArrayView key, QByteArrayView secret)
{
    return !secret.isEmpty() && isSame(key, formKey(secret));
}

bool Doorkeeper::isTimeToNote(const QByteArray &what, const QDateTime &now)
{
    const MutexLock lock(m_mutex);
    if (m_noted.size() >= MostUsesRemembered)
        m_noted.clear();
    QDateTime &noted = m_noted[what];
    if (noted.isValid() && noted.secsTo(now) < UseNotedEverySeconds)
        return false;
    noted = now;
    return true;
}

} // namespace sheria::access
