#pragma once

#include "core/access/sessions.h"
#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QHash>
#include <QString>

#include <atomic>
#include <optional>

namespace sheria::store {
class Database;
class Writer;
} // namespace sheria::store

namespace sheria::access {

/// Who was let in.
struct Visitor
{
    qint64 account = 0;
    qint64 token = 0;
    QString tokenName;
    QDateTime lastUsed; ///< As last noted, which is now and then; invalid: never.
};

/// Makes the tokens of a library's account and lets clients in by them. The library keeps hashes;
/// a token itself exists only where it was returned from here.
///
/// Thread: any.
class Doorkeeper
{
public:
    /// Both must outlive the object.
    Doorkeeper(store::Writer &writer, const Clock &clock);
    ~Doorkeeper();
    Q_DISABLE_COPY_MOVE(Doorkeeper)

    /// Makes the account and its first token, when the library has no token that works; then the
    /// token, to be shown once. None when there is one.
    Result<std::optional<QByteArray>> firstToken();
    /// Makes another token.
    Result<QByteArray> issueToken(const QString &name);
    /// Lets `secret`, chosen by somebody else, be a token.
    /// Errors: InvalidArgument when it is empty, or could not stand in a header.
    Result<void> acceptToken(const QString &name, QByteArrayView secret);
    /// Errors: NotFound.
    Result<void> revokeToken(qint64 tokenId);

    /// Who has this token. Its use is noted, at most once a minute.
    /// Errors: Unauthorized, in the words that clients of the reference know.
    Result<Visitor> admit(store::Database &db, QByteArrayView secret);
    /// Who has this session cookie. A token is taken for one, too: it lets in more, not less.
    Result<Visitor> admitSession(store::Database &db, QByteArrayView secret);

    /// A cookie's value for somebody who showed a token.
    QByteArray beginSession(const Visitor &visitor);
    void endSession(QByteArrayView secret);

    /// Rises with every change made here to who may come in.
    quint64 generation() const { return m_generation; }

private:
    Result<QByteArray> putSecret(const QString &name, const QByteArray &secret);
    void noteUse(qint64 tokenId);

    store::Writer &m_writer;
    const Clock &m_clock;
    Sessions m_sessions;
    std::atomic<quint64> m_generation = 1;
    Mutex m_mutex;
    /// Token id: when its use was last noted.
    QHash<qint64, QDateTime> m_noted SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::access
