#include "core/store/transaction.h"

#include "core/store/statement.h"

#include <utility>

namespace sheria::store {

Result<Transaction> Transaction::begin(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "BEGIN IMMEDIATE"));
    return Transaction(db);
}

Result<Transaction> Transaction::read(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "BEGIN DEFERRED"));
    return Transaction(db);
}

Transaction::Transaction(Transaction &&other) noexcept : m_db(std::exchange(other.m_db, nullptr))
{}

Transaction::~Transaction()
{
    // SQLite has rolled back by itself after a full disk or a fault of it.
    if (m_db && m_db->isInTransaction())
        static_cast<void>(Statement::run(*m_db, "ROLLBACK"));
}

Result<void> Transaction::commit()
{
    SHERIA_CHECK(Statement::run(*m_db, "COMMIT"));
    m_db = nullptr;
    return {};
}

Result<Savepoint> Savepoint::begin(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "SAVEPOINT part"));
    return Savepoint(db);
}

Savepoint::Savepoint(Savepoint &&other) noexcept : m_db(std::exchange(other.m_db, nullptr))
{}

Savepoint::~Savepoint()
{
    if (!m_db || !m_db->isInTransaction())
        return;
    static_cast<void>(Statement::run(*m_db, "ROLLBACK TO part"));
    static_cast<void>(Statement::run(*m_db, "RELEASE part"));
}

Result<void> Savepoint::release()
{
    SHERIA_CHECK(Statement::run(*m_db, "RELEASE part"));
    m_db = nullptr;
    return {};
}

} // namespace sheria::store
