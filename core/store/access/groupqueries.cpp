// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/access/groupqueries.h"

#include "core/store/audit/auditqueries.h"
#include "core/store/db/records.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto Groups = records<GroupRow>("name, subscription", "FROM account_group",
                                          &GroupRow::name, &GroupRow::subscription);

} // namespace

Result<std::vector<GroupRow>> listGroups(Database &db)
{
    return Groups.list(db, "ORDER BY name");
}

Result<void> putGroup(Database &db, const GroupRow &group)
{
    return audited(db, AuditKind::Group, group.name.toUtf8(), [&] {
        return Statement::run(db, R"sql(
            INSERT INTO account_group (name, subscription) VALUES (?1, ?2)
                ON CONFLICT (name) DO UPDATE SET subscription = excluded.subscription
        )sql",
                              group.name, group.subscription);
    });
}

Result<void> removeGroup(Database &db, const QString &name)
{
    return audited(db, AuditKind::Group, name.toUtf8(), [&]() -> Result<void> {
        SHERIA_CHECK(Statement::run(db, "DELETE FROM account_group WHERE name = ?1", name));
        if (db.changes() == 0)
            return Error{ErrorCode::NotFound, u"no such group: "_s + name};
        return {};
    });
}

Result<QByteArrayList> subscriptionsOfGroups(Database &db, const QStringList &names)
{
    QByteArrayList out;
    SHERIA_TRY(const std::vector<GroupRow> all, listGroups(db));
    for (const GroupRow &group : all) {
        if (names.contains(group.name))
            out << group.subscription;
    }
    return out;
}

} // namespace sheria::store
