// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/authenticator.h"

#include "core/access/accounts.h"
#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/domain/subscription.h"
#include "core/store/access/accountqueries.h"
#include "core/store/access/groupqueries.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/db/writer.h"

#include <algorithm>
#include <vector>

namespace sheria::access {

using namespace Qt::StringLiterals;

namespace {

QByteArray accountKey(const QString &account)
{
    constexpr qsizetype Enough =
        100; // Longer than any account's name: a guess is no way to fill memory.
    return 'a' + account.left(Enough).toCaseFolded().toUtf8();
}

QByteArray clientKey(const QByteArray &client)
{
    return 'c' + client;
}

std::chrono::seconds waitAfter(int failures, int free)
{
    constexpr int MostDoublings = 12;
    const int beyond = failures - free;
    if (beyond < 0)
        return {};
    const std::chrono::seconds wait(1LL << std::min(beyond, MostDoublings));
    return std::min(wait, LongestWait);
}

/// Whether a clock that was ahead noted `instant`: by more than threads that read it one after the other differ.
bool isOfFuture(const QDateTime &instant, const QDateTime &now)
{
    constexpr qint64 LeastSeconds = 60;
    return instant.isValid() && instant > now.addSecs(LeastSeconds);
}

std::chrono::seconds untilThen(const QDateTime &then, const QDateTime &now)
{
    constexpr qint64 PerSecond = 1000;
    const qint64 ms = then.isValid() ? now.msecsTo(then) : 0;
    return std::chrono::seconds(ms <= 0 ? 0 : (ms + PerSecond - 1) / PerSecond);
}

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
/// that is asked for this principal is asked with it.
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

Principal principalOf(const store::AccountRow &account)
{
    Principal principal;
    principal.account = account.id;
    principal.accountName = account.name;
    principal.displayName = account.displayName;
    principal.isAdmin = account.isAdmin;
    principal.subscription = scopeOf(account);
    principal.readsDecisions = account.isAdmin || account.readsDecisions;
    return principal;
}

bool isExpired(const store::SessionRow &session, const QDateTime &now)
{
    constexpr qint64 PerHour = 3600;
    // How old one of the future is nobody knows, and it would last until then.
    return isOfFuture(session.lastUsedAt, now) || isOfFuture(session.createdAt, now)
        || session.lastUsedAt.addSecs(SessionIdleHours * PerHour) < now
        || session.createdAt.addDays(SessionDays) < now;
}

/// The account of somebody whom a proxy has signed in; another request may have made it meanwhile.
Result<store::AccountRow> makeAccount(store::Database &db, const Authenticator::ProxyUser &user,
                                      const QDateTime &now)
{
    const Result<store::AccountRow> known = store::findAccountByName(db, user.name);
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    store::AccountRow row;
    row.name = user.name;
    row.createdAt = now;
    Subscription nothing;
    nothing.everything = false;
    row.subscription = nothing.toText();
    const store::ActingAs acting(db, user.name.toUtf8(), user.client);
    SHERIA_TRY(row.id, store::putAccount(db, row));
    return row;
}

/// `onlyOne`: in the place of those that had the same name.
Result<void> putOwnersToken(store::Database &db, const QString &name, QByteArrayView secret,
                            const QDateTime &now, bool onlyOne = false)
{
    SHERIA_TRY(const qint64 account, store::ensureAccount(db, now));
    SHERIA_TRY(const qint64 id,
               store::putToken(db, account, name, sha256Hex(secret), hintOf(secret), now));
    return onlyOne ? store::revokeOthersNamed(db, account, name, id) : Result<void>();
}

} // namespace

void Attempts::count(Counter &counter, int free, const QDateTime &now)
{
    ++counter.failures;
    counter.last = now;
    const std::chrono::seconds wait = waitAfter(counter.failures, free);
    counter.notBefore = wait.count() > 0 ? now.addSecs(wait.count()) : QDateTime();
}

std::optional<std::chrono::seconds> Attempts::begin(const QString &account,
                                                    const QByteArray &client, const QDateTime &now)
{
    return begin({{accountKey(account), FreeAttemptsOfAccount},
                  {clientKey(client), FreeAttemptsOfClient}},
                 now);
}

std::optional<std::chrono::seconds> Attempts::begin(const QByteArray &client, const QDateTime &now)
{
    return begin({{clientKey(client), FreeAttemptsOfClient}}, now);
}

std::optional<std::chrono::seconds> Attempts::begin(const std::vector<Counted> &all,
                                                    const QDateTime &now)
{
    const MutexLock lock(m_mutex);
    makeRoom(now);
    std::chrono::seconds wait{0};
    for (const Counted &each : all)
        wait = std::max(wait, untilThen(fresh(each.key, now).notBefore, now));
    if (wait.count() > 0)
        return std::min(wait, LongestWait);
    for (const Counted &each : all)
        count(fresh(each.key, now), each.free, now);
    return std::nullopt;
}

void Attempts::succeeded(const QString &account, const QByteArray &client)
{
    const MutexLock lock(m_mutex);
    m_counters.remove(accountKey(account));
    forgive(client);
}

void Attempts::succeeded(const QByteArray &client)
{
    const MutexLock lock(m_mutex);
    forgive(client);
}

/// Takes back the last attempt of `client`.
void Attempts::forgive(const QByteArray &client)
{
    const auto ofClient = m_counters.find(clientKey(client));
    if (ofClient == m_counters.end())
        return;
    if (--ofClient->failures <= 0)
        m_counters.erase(ofClient);
    else
        ofClient->notBefore = {};
}

Attempts::Counter &Attempts::fresh(const QByteArray &key, const QDateTime &now)
{
    Counter &counter = m_counters[key];
    const bool isOld = counter.last.isValid()
        && counter.last.addSecs(AttemptsRememberedFor.count()) < now;
    if (isOld || isOfFuture(counter.last, now))
        counter = {};
    return counter;
}

void Attempts::makeRoom(const QDateTime &now)
{
    if (m_counters.size() < MostAttemptCounters)
        return;
    // Half of them at a time, or somebody with many names would make every attempt look at all.
    std::vector<QDateTime> times;
    for (const Counter &each : m_counters)
        times.push_back(each.last);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    const QDateTime limit = std::max(*middle, now.addSecs(-AttemptsRememberedFor.count()));
    m_counters.removeIf([&limit](const auto &each) { return each->last <= limit; });
}

QByteArray Links::make(qint64 accountId, const QDateTime &now)
{
    const QByteArray code = newSecret();
    const MutexLock lock(m_mutex);
    forgetOld(now);
    if (m_links.size() >= MaxLinks) {
        const auto oldest = std::min_element(m_links.cbegin(), m_links.cend(),
                                             [](const Link &a, const Link &b) {
                                                 return a.until < b.until;
                                             });
        m_links.erase(oldest);
    }
    m_links.insert(sha256Hex(code), {accountId, now.addSecs(LinkSeconds)});
    return code;
}

std::optional<qint64> Links::redeem(QByteArrayView code, const QDateTime &now)
{
    const MutexLock lock(m_mutex);
    forgetOld(now);
    const auto link = m_links.find(sha256Hex(code));
    if (link == m_links.end())
        return {};
    const qint64 accountId = link->accountId;
    m_links.erase(link);
    return accountId;
}

void Links::forgetOld(const QDateTime &now)
{
    m_links.removeIf([&now](const auto &each) { return each->until <= now; });
}

Authenticator::Authenticator(store::Writer &writer, const Clock &clock)
    : m_writer(writer)
    , m_clock(clock)
{}

Result<std::optional<QByteArray>> Authenticator::firstToken()
{
    const QByteArray secret = newSecret();
    const QDateTime now = m_clock.now();
    return m_writer.write([&](store::Database &db) -> Result<std::optional<QByteArray>> {
        SHERIA_TRY(const bool hasOne, store::hasWorkingToken(db));
        if (hasOne)
            return std::optional<QByteArray>();
        SHERIA_CHECK(putOwnersToken(db, u"first"_s, secret, now));
        return std::optional(secret);
    });
}

Result<QByteArray> Authenticator::issueToken(const QString &name)
{
    const QByteArray secret = newSecret();
    SHERIA_CHECK(m_writer.write([&, now = m_clock.now()](store::Database &db) {
        return putOwnersToken(db, name, secret, now);
    }));
    return secret;
}

Result<void> Authenticator::acceptToken(const QString &name, QByteArrayView secret)
{
    if (secret.isEmpty() || secret.size() > MaxSecretBytes || !isPlainText(secret))
        return Error{
            ErrorCode::InvalidArgument,
            Message::tr("A token must have 1 to %1 printable ASCII characters without spaces.",
                        MaxSecretBytes)};
    return m_writer.write([&, now = m_clock.now()](store::Database &db) {
        return putOwnersToken(db, name, secret, now, true);
    });
}

Result<void> Authenticator::checkToken(QByteArrayView secret)
{
    if (secret.size() < MinChosenToken || secret.size() > MaxSecretBytes || !isPlainText(secret))
        return Error{
            ErrorCode::InvalidArgument,
            Message::tr("A token must have %1 to %2 printable ASCII characters without spaces.",
                        MinChosenToken, MaxSecretBytes)};
    return {};
}

Result<Principal> Authenticator::admit(store::Database &db, QByteArrayView secret)
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
    Principal principal = principalOf(holder->account);
    principal.token = holder->token.id;
    principal.tokenName = holder->token.name;
    principal.lastUsed = holder->token.lastUsedAt;
    const QDateTime now = m_clock.now();
    // Nobody waits for it: when it fails, the next minute's note says the same.
    if (isTimeToNote(hash, now))
        m_writer.submit([id = holder->token.id, now](store::Database &written) {
            return store::touchToken(written, id, now);
        });
    return principal;
}

Result<Principal> Authenticator::admitSession(store::Database &db, QByteArrayView secret)
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
    Principal principal = principalOf(session->account);
    principal.token = session->tokenId;
    principal.tokenName = session->tokenName;
    principal.lastUsed = session->lastUsedAt;
    if (isTimeToNote(hash, now))
        m_writer.submit([hash, now](store::Database &written) {
            return store::touchSession(written, hash, now);
        });
    return principal;
}

Result<Principal> Authenticator::admitUser(store::Database &db, const ProxyUser &user,
                                           bool mayCreate)
{
    const QDateTime now = m_clock.now();
    Result<store::AccountRow> account = store::findAccountByName(db, user.name);
    if (!account && account.error().code == ErrorCode::NotFound && mayCreate
        && isAccountName(user.name))
        account = m_writer.write(
            [&](store::Database &written) { return makeAccount(written, user, now); });
    if (!account)
        return account.error().code == ErrorCode::NotFound ? inactive() : account.error();
    if (!account->isActive)
        return inactive();
    Principal principal = principalOf(*account);
    SHERIA_TRY(const QByteArrayList granted, store::subscriptionsOfGroups(db, user.groups));
    if (!granted.isEmpty()) {
        SHERIA_TRY(const Subscription own, Subscription::parse(principal.subscription));
        std::vector<Subscription> others;
        for (const QByteArray &each : granted) {
            SHERIA_TRY(Subscription other, Subscription::parse(each));
            others.push_back(std::move(other));
        }
        principal.subscription = Subscription::unionOf(own, others).toText();
    }
    if (isTimeToNote("user " + user.name.toUtf8(), now))
        m_writer.submit([id = account->id, now](store::Database &written) {
            return store::noteSignIn(written, id, now);
        });
    return principal;
}

Result<SignIn> Authenticator::signIn(store::Database &db, const QString &name,
                                     const QString &password, const QByteArray &client)
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
    return SignIn{principalOf(*account)};
}

Result<SignIn> Authenticator::signInByToken(store::Database &db, QByteArrayView secret,
                                            const QByteArray &client)
{
    if (const auto wait = m_attempts.begin(client, m_clock.now()))
        return SignIn{std::nullopt, *wait};
    SHERIA_TRY(Principal principal, admit(db, secret));
    m_attempts.succeeded(client);
    return SignIn{std::move(principal)};
}

QByteArray Authenticator::makeLink(qint64 accountId)
{
    return m_links.make(accountId, m_clock.now());
}

Result<QByteArray> Authenticator::makeOwnersLink()
{
    const QDateTime now = m_clock.now();
    SHERIA_TRY(const qint64 account, m_writer.write([&now](store::Database &db) {
        return store::ensureAccount(db, now);
    }));
    return makeLink(account);
}

Result<Principal> Authenticator::redeemLink(store::Database &db, QByteArrayView code)
{
    const std::optional<qint64> accountId = m_links.redeem(code, m_clock.now());
    if (!accountId)
        return Error{ErrorCode::Unauthorized, u"This link has already been used or has expired."_s};
    const Result<store::AccountRow> account = store::findAccount(db, *accountId);
    if (!account && account.error().code != ErrorCode::NotFound)
        return account.error();
    if (!account || !account->isActive)
        return inactive();
    m_writer.submit([id = account->id, now = m_clock.now()](store::Database &written) {
        return store::noteSignIn(written, id, now);
    });
    return principalOf(*account);
}

Result<QByteArray> Authenticator::beginSession(const Principal &principal)
{
    const QByteArray secret = newSecret();
    const QDateTime now = m_clock.now();
    constexpr qint64 PerHour = 3600;
    return m_writer.write([&](store::Database &db) -> Result<QByteArray> {
        SHERIA_CHECK(store::removeOldSessions(db, now.addSecs(-SessionIdleHours * PerHour),
                                              now.addDays(-SessionDays), principal.account,
                                              MaxSessionsOfAccount - 1));
        SHERIA_CHECK(
            store::putSession(db, sha256Hex(secret), principal.account, principal.token, now));
        return secret;
    });
}

Result<void> Authenticator::endSession(QByteArrayView secret)
{
    return m_writer.write(
        [hash = sha256Hex(secret)](store::Database &db) { return store::removeSession(db, hash); });
}

QByteArray Authenticator::formKey(QByteArrayView secret)
{
    const QByteArray text = "form of the session " + secret.toByteArray();
    return sha256Hex(text);
}

bool Authenticator::isFormKey(QByteArrayView key, QByteArrayView secret)
{
    return !secret.isEmpty() && isSame(key, formKey(secret));
}

bool Authenticator::isTimeToNote(const QByteArray &what, const QDateTime &now)
{
    const MutexLock lock(m_mutex);
    if (m_noted.size() >= MostUsesRemembered)
        m_noted.clear();
    QDateTime &noted = m_noted[what];
    if (noted.isValid() && noted <= now && noted.secsTo(now) < UseNotedEverySeconds)
        return false;
    noted = now;
    return true;
}

} // namespace sheria::access
