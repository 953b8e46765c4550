// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
class Writer;
} // namespace sheria::store

namespace sheria::access {

inline constexpr int FreeAttemptsOfAccount = 3; ///< People mistype.
inline constexpr int FreeAttemptsOfClient = 10; ///< One address may be several people's.
inline constexpr std::chrono::seconds LongestWait{15 * 60};
inline constexpr std::chrono::seconds AttemptsRememberedFor{60 * 60}; ///< From the last one on.
inline constexpr qsizetype MostAttemptCounters = 4096;                ///< Bounds memory.

/// Slows down the guessing of passwords and tokens: beyond a few free attempts each further one has to wait
/// twice as long as the one before, for the account that is tried and for the address that tries.
/// An account that does not exist is counted alike, so that it cannot be told from one that does.
///
/// Thread: any.
class Attempts
{
public:
    /// Begins an attempt, which counts as failed until succeeded() is called; several at once count
    /// like one after the other. Returns how long to wait instead when it comes too early.
    std::optional<std::chrono::seconds> begin(const QString &account, const QByteArray &client,
                                              const QDateTime &now);
    /// The same for what names no account, as a token does: only the address is counted.
    std::optional<std::chrono::seconds> begin(const QByteArray &client, const QDateTime &now);
    /// The attempt that was begun was right. The account's count starts anew; the address keeps its
    /// other failures, which may have been meant for other accounts.
    void succeeded(const QString &account, const QByteArray &client);
    void succeeded(const QByteArray &client);

private:
    struct Counter
    {
        int failures = 0;
        QDateTime last;
        QDateTime notBefore; ///< Null: at once.
    };
    using Counters = QHash<QByteArray, Counter>;

    /// Something that attempts are counted for, and how many of them are free.
    struct Counted
    {
        QByteArray key;
        int free = 0;
    };
    std::optional<std::chrono::seconds> begin(const std::vector<Counted> &all,
                                              const QDateTime &now);
    static void count(Counter &counter, int free, const QDateTime &now);
    /// The counter of `key`, anew when its last attempt is forgotten, or was of a clock that was ahead.
    Counter &fresh(const QByteArray &key, const QDateTime &now) SHERIA_REQUIRES(m_mutex);
    void forgive(const QByteArray &client) SHERIA_REQUIRES(m_mutex);
    void makeRoom(const QDateTime &now) SHERIA_REQUIRES(m_mutex);

    Mutex m_mutex;
    Counters m_counters SHERIA_GUARDED_BY(m_mutex);
};

inline constexpr int LinkSeconds = 60; ///< What a browser takes to start on a slow computer.
inline constexpr qsizetype MaxLinks = 32;

/// Codes that sign a browser in without a password, once and soon: for the browser that the desktop
/// opens. Kept in memory only.
///
/// Thread: any.
class Links
{
public:
    /// A code for that account, good for LinkSeconds. When there are too many the oldest goes.
    QByteArray make(qint64 accountId, const QDateTime &now);
    /// The account whose code this is; the code is used up by it.
    std::optional<qint64> redeem(QByteArrayView code, const QDateTime &now);

private:
    struct Link
    {
        qint64 accountId = 0;
        QDateTime until;
    };

    void forgetOld(const QDateTime &now) SHERIA_REQUIRES(m_mutex);

    Mutex m_mutex;
    /// By the hash of the code: a look-up takes the same time however much of a guess is right.
    QHash<QByteArray, Link> m_links SHERIA_GUARDED_BY(m_mutex);
};

inline constexpr int SessionIdleHours = 8; ///< A working day, from the last use on.
inline constexpr int SessionDays = 1; ///< However much it is used: every port here gets the cookie.
inline constexpr int MaxSessionsOfAccount = 64;    ///< One person's browsers.
inline constexpr qsizetype MinChosenToken = 16;    ///< Characters of a token that a person chooses.
inline constexpr qint64 UseNotedEverySeconds = 60; ///< Last use is told to the minute.
inline constexpr qsizetype MostUsesRemembered = 4096; ///< Bounds memory; the rest is noted again.

/// Who was let in.
struct Principal
{
    qint64 account = 0;
    QString accountName;
    QString displayName;
    bool isAdmin = false;
    std::optional<qint64> token; ///< None: by a password or a link.
    QString tokenName;
    QDateTime lastUsed;          ///< Of token or session, as last noted; invalid: never.
    QByteArray subscription;     ///< Subscription::toText(); without `decisions` where it may not.
    bool readsDecisions = false; ///< May read the decisions of courts, in whatever way.
};

/// How an attempt to sign in ended.
struct SignIn
{
    std::optional<Principal> principal; ///< None: wrong, too early, or disabled.
    std::chrono::seconds wait{0}; ///< More than none: it came too early, and was not looked at.
    bool isDisabled = false;      ///< It was right, but the account is disabled.
};

/// Lets clients in: by tokens, passwords, sessions, and links that the desktop makes. The library
/// keeps hashes; a secret itself exists only where it was returned from here.
///
/// Thread: any.
class Authenticator
{
public:
    /// Both must outlive the object.
    Authenticator(store::Writer &writer, const Clock &clock);
    Q_DISABLE_COPY_MOVE(Authenticator)

    /// Makes the owner's account and its first token, when the library has no token that works; then
    /// the token, to be shown once. None when there is one.
    Result<std::optional<QByteArray>> firstToken();
    /// Makes another token of the owner's account.
    Result<QByteArray> issueToken(const QString &name);
    /// Whether `secret`, chosen by somebody, is long enough not to be guessed, and can stand in a header.
    /// Errors: InvalidArgument; its words do not hold it.
    static Result<void> checkToken(QByteArrayView secret);
    /// Lets `secret`, chosen by somebody else, be a token of the owner's account, in the place of those
    /// that had the same name.
    /// Errors: InvalidArgument when it is empty, or could not stand in a header.
    Result<void> acceptToken(const QString &name, QByteArrayView secret);

    /// Who has this token. Its use is noted, at most once a minute.
    /// Errors: Unauthorized, in the words that clients of the reference know.
    Result<Principal> admit(store::Database &db, QByteArrayView secret);
    /// Who has this session cookie. A token is taken for one, too: it lets in more, not less.
    /// A session that was begun or used in the future, by a clock that was put back since, has ended.
    Result<Principal> admitSession(store::Database &db, QByteArrayView secret);

    /// Who a proxy says that it has signed in, at the address `client`; the groups are those that the account
    /// belongs to now, and what it sees is its own subscription and theirs.
    struct ProxyUser
    {
        QString name;
        QStringList groups;
        QByteArray client;
    };
    /// `mayCreate`: an account that is not there is made; it sees what its groups see, and is nobody's
    /// administrator.
    /// Errors: Unauthorized (no such account, not active).
    Result<Principal> admitUser(store::Database &db, const ProxyUser &user, bool mayCreate);

    /// Tries name and password, from the address `client`. Wrong ones, unknown names and accounts
    /// without a password take the same time.
    Result<SignIn> signIn(store::Database &db, const QString &name, const QString &password,
                          const QByteArray &client);

    /// Tries a token for a session, from the address `client`. One that shows a wrong one too often
    /// has to wait, as with passwords.
    Result<SignIn> signInByToken(store::Database &db, QByteArrayView secret,
                                 const QByteArray &client);

    /// A code that signs one browser in as that account, once and within LinkSeconds.
    QByteArray makeLink(qint64 accountId);
    /// The same for the owner's account, which is made if need be.
    Result<QByteArray> makeOwnersLink();
    /// Who has this code; it is used up by it.
    /// Errors: Unauthorized.
    Result<Principal> redeemLink(store::Database &db, QByteArrayView code);

    /// A cookie's value for a principal. Waits for the writer.
    Result<QByteArray> beginSession(const Principal &principal);
    /// Waits for the writer, so that the next request is refused.
    Result<void> endSession(QByteArrayView secret);

    /// What a form must send back to be taken for one of ours: known only to who has the secret of
    /// the session (or of the page to sign in) and to pages made for it.
    static QByteArray formKey(QByteArrayView secret);
    /// Whether `key` is formKey(secret); takes the same time however much of it is right.
    static bool isFormKey(QByteArrayView key, QByteArrayView secret);

private:
    /// Whether the last note of `what` is old enough for another; one of the future is.
    bool isTimeToNote(const QByteArray &what, const QDateTime &now);

    store::Writer &m_writer;
    const Clock &m_clock;
    Attempts m_attempts;
    Links m_links;
    Mutex m_mutex;
    /// Hash of the secret: when its use was last noted.
    QHash<QByteArray, QDateTime> m_noted SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::access
