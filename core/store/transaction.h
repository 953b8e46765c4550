#pragma once

#include "core/store/database.h"

namespace sheria::store {

/// A transaction; rolled back when it goes without commit().
class Transaction
{
public:
    /// For changes: takes the write lock at once, so that it cannot fail half-way for want of it.
    static Result<Transaction> begin(Database &db);
    /// For reading: everything read in it is of one moment.
    static Result<Transaction> read(Database &db);

    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    Result<void> commit();

private:
    explicit Transaction(Database &db) : m_db(&db) {}
    Database *m_db; ///< Null when it is over.
};

/// A part of a transaction that can be undone alone; undone when it goes without release().
class Savepoint
{
public:
    static Result<Savepoint> begin(Database &db);

    Savepoint(Savepoint &&other) noexcept;
    Savepoint &operator=(Savepoint &&) = delete;
    ~Savepoint();

    Result<void> release();

private:
    explicit Savepoint(Database &db) : m_db(&db) {}
    Database *m_db;
};

} // namespace sheria::store
