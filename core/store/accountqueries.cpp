#include "core/store/accountqueries.h"

#include "core/store/statement.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

Error noAccount(const QString &which)
{
    return {ErrorCode::NotFound, u"there is no account "_s + which};
}

Result<void> checkNameIsFree(Database &db, const AccountRow &account)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT 1 FROM account WHERE name = ?1 COLLATE NOCASE AND id <> ?2
    )sql"));
    query.bind(1, account.name).bind(2, account.id);
    SHERIA_TRY(const bool isTaken, query.step());
    if (isTaken)
        return Error{ErrorCode::Conflict, u"there is an account %1 already"_s.arg(account.name)};
    return {};
}

Result<qint64> addAccount(Database &db, const AccountRow &account)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO account (name, display_name, is_active, is_admin, password, created_at,
                             last_sign_in_at, subscription, reads_decisions)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql",
                                account.name, account.displayName, account.isActive,
                                account.isAdmin, account.password, account.createdAt,
                                account.lastSignInAt, account.subscription,
                                account.readsDecisions));
    return db.lastInsertId();
}

Result<void> changeAccount(Database &db, const AccountRow &account)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE account SET name = ?2, display_name = ?3, is_active = ?4, is_admin = ?5,
                           password = ?6, subscription = ?7, reads_decisions = ?8
         WHERE id = ?1
    )sql",
                                account.id, account.name, account.displayName, account.isActive,
                                account.isAdmin, account.password, account.subscription,
                                account.readsDecisions));
    return db.changes() > 0 ? Result<void>() : noAccount(account.name);
}

} // namespace

AccountRow accountAt(const Statement &row, int first)
{
    return {row.integer(first),      row.string(first + 1),   row.string(first + 2),
            row.boolean(first + 3),  row.boolean(first + 4),  row.text(first + 5),
            row.dateTime(first + 6), row.dateTime(first + 7), row.text(first + 8),
            row.boolean(first + 9)};
}

Result<std::vector<AccountRow>> listAccounts(Database &db)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_ACCOUNT_COLUMNS " FROM account a"
                                  " ORDER BY a.name COLLATE NOCASE"));
    return query.all([](const Statement &row) { return accountAt(row, 0); });
}

Result<AccountRow> findAccount(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_ACCOUNT_COLUMNS " FROM account a WHERE a.id = ?1", id));
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noAccount(QString::number(id));
    return accountAt(query, 0);
}

Result<AccountRow> findAccountByName(Database &db, const QString &name)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_ACCOUNT_COLUMNS " FROM account a"
                                  " WHERE a.name = ?1 COLLATE NOCASE",
                                  name));
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noAccount(name);
    return accountAt(query, 0);
}

Result<qint64> putAccount(Database &db, const AccountRow &account)
{
    SHERIA_CHECK(checkNameIsFree(db, account));
    if (account.id == 0)
        return addAccount(db, account);
    SHERIA_CHECK(changeAccount(db, account));
    return account.id;
}

Result<void> removeAccount(Database &db, qint64 id)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM session WHERE account_id = ?1", id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM token WHERE account_id = ?1", id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM account WHERE id = ?1", id));
    return db.changes() > 0 ? Result<void>() : noAccount(QString::number(id));
}

Result<void> noteSignIn(Database &db, qint64 id, const QDateTime &now)
{
    return Statement::run(db, "UPDATE account SET last_sign_in_at = ?2 WHERE id = ?1", id, now);
}

Result<qint64> countAdministrators(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM account WHERE is_admin AND is_active");
}

Result<qint64> accessRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM access_revision");
}

Result<void> raiseAccessRevision(Database &db)
{
    return db.execute("UPDATE access_revision SET revision = revision + 1");
}

} // namespace sheria::store
