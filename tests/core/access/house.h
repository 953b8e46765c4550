// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/accounts.h"
#include "core/access/authenticator.h"
#include "core/library/library.h"
#include "core/store/db/statement.h"
#include "tests/support/testlibrary.h"

#include <QTemporaryDir>

#include <memory>

namespace sheria::tests {

/// How many sessions an account has.
inline qint64 sessionsOf(store::Database &db, qint64 account)
{
    return must(store::Statement::number(db, "SELECT COUNT(*) FROM session WHERE account_id = ?1",
                                         account));
}

/// An empty library with a authenticator, its accounts and a reader.
struct House
{
    QTemporaryDir folder;
    FixedClock clock;
    std::unique_ptr<Library> library = must(Library::open(
        folder.filePath(QStringLiteral("l.sheria")), Library::Mode::OpenOrCreate, clock));
    access::Authenticator door{library->writer(), clock};
    access::Accounts accounts{library->writer(), clock};
    store::Database db = must(library->openReader());

    /// Lets the writer end what it was given before.
    void settle()
    {
        must(library->writer().submit([](store::Database &) { return Result<void>(); }).get());
    }
};

} // namespace sheria::tests
