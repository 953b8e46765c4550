// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace sheria::store {

/// What the audit log tells of.
enum class AuditKind {
    Account,
    Group,
    Token,
    Access,
    Tools,
    Webhook,
    IncomingSecrets,
    Source,
    Embeddings,
    Replica
};
constexpr std::array<QByteArrayView, 10> enumNames(AuditKind)
{
    return {"account",          "group",  "token",      "access", "tools", "webhook",
            "incoming-secrets", "source", "embeddings", "replica"};
}

/// As long as it lives, what is changed by `db` is noted as done by that account, from that address. Without
/// one it is done by "local command", from the running program.
class ActingAs
{
public:
    ActingAs(Database &db, QByteArray account, QByteArray client);
    ~ActingAs();
    Q_DISABLE_COPY_MOVE(ActingAs)

private:
    Database &m_db;
};

/// An object of the audit log as it is told: without secrets.
struct AuditState
{
    QByteArray name;
    QByteArray json;
    QByteArray
        secret; ///< Of its secrets, something that changes with them; it is compared, and not stored.
};

/// None: there is no such object. `key`: its id, or the name of a group; empty where there is only one.
Result<std::optional<AuditState>> auditState(Database &db, AuditKind kind, const QByteArray &key);
/// Notes what became of it; nothing where it is as `before`. In the transaction of the change, so that
/// there is neither without the other.
Result<void> noteAudit(Database &db, AuditKind kind, const std::optional<AuditState> &before,
                       const std::optional<AuditState> &after);

/// Runs `change`, which returns a Result, and notes what it made of the object.
template <typename Change>
auto audited(Database &db, AuditKind kind, const QByteArray &key, const Change &change)
    -> std::invoke_result_t<const Change &>
{
    const auto before = auditState(db, kind, key);
    if (!before)
        return before.error();
    auto done = change();
    if (!done)
        return done;
    const auto after = auditState(db, kind, key);
    if (!after)
        return after.error();
    const Result<void> noted = noteAudit(db, kind, *before, *after);
    if (!noted)
        return noted.error();
    return done;
}
/// Notes that an object was added, whose id is known only then.
Result<void> noteAdded(Database &db, AuditKind kind, qint64 id);

/// A line of the audit log.
struct AuditRow
{
    qint64 id = 0;
    QDateTime at;
    QString actor;
    QByteArray client;
    QByteArray action; ///< "added", "changed", "removed".
    QByteArray kind;
    QString object;
    QByteArray before; ///< JSON; empty: there was none.
    QByteArray after;
};

/// Which lines are wanted.
struct AuditFilter
{
    QDateTime since = {};              ///< Invalid: from the first on.
    QString actor = {};                ///< Whatever the capitals; empty: any.
    std::optional<qint64> before = {}; ///< Only those with smaller ids.
    qint64 limit = -1;                 ///< -1: all.
};

/// The newest first.
Result<std::vector<AuditRow>> listAudit(Database &db, const AuditFilter &filter);

} // namespace sheria::store
