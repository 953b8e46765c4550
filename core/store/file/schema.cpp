// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/schema.h"

#include "core/base/compression.h"
#include "core/store/db/statement.h"
#include "core/store/rows/decisionrows.h"
#include "core/store/rows/provisionlist.h"
#include "core/store/schemascripts.h"

#include <sqlite3.h>

#include <map>
#include <memory>

namespace sheria::store {

namespace {

constexpr Migration AllMigrations[] = {
    {1, schemascripts::Script001},
    {2, schemascripts::Script002},
    {3, schemascripts::Script003},
    {4, schemascripts::Script004, packProvisionRows},
    {5, schemascripts::Script005, fillDecisionRows},
    {6, schemascripts::Script006},
    {7, schemascripts::Script007},
    {8, schemascripts::Script008},
    {9, schemascripts::Script009},
    {10, schemascripts::Script010},
    {11, schemascripts::Script011},
    {12, schemascripts::Script012},
    {13, schemascripts::Script013},
    {14, schemascripts::Script014},
    {15, schemascripts::Script015},
    {16, schemascripts::Script016, fillHiddenWorks},
    {17, schemascripts::Script017},
    {18, schemascripts::Script018},
    {19, schemascripts::Script019},
    {20, schemascripts::Script020},
    {21, schemascripts::Script021},
    {22, schemascripts::Script022},
    {23, schemascripts::Script023},
    {24, schemascripts::Script024},
    {25, schemascripts::Script025},
    {26, schemascripts::Script026},
    {27, schemascripts::Script027},
    {28, schemascripts::Script028},
    {29, schemascripts::Script029},
    {30, schemascripts::Script030},
    {31, schemascripts::Script031},
    {32, schemascripts::Script032},
    {33, schemascripts::Script033, mendPlaceholderYears},
    {34, schemascripts::Script034},
    {35, schemascripts::Script035},
    {36, schemascripts::Script036},
};

Result<void> checkForeignKeys(Database &db)
{
    SHERIA_TRY(const std::optional<QByteArray> table,
               Statement::firstText(db, "PRAGMA foreign_key_check"));
    if (table)
        return Error{ErrorCode::Corrupt,
                     QStringLiteral("rows of %1 refer to rows that are missing")
                         .arg(QString::fromUtf8(*table))};
    return {};
}

Result<void> runSteps(Database &db, std::span<const Migration> all)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(db));
    SHERIA_TRY(const int before, schemaVersion(db));
    for (const Migration &step : all) {
        if (step.version <= before)
            continue;
        SHERIA_CHECK(db.execute(step.script));
        if (step.convert)
            SHERIA_CHECK(step.convert(db));
        SHERIA_TRY(const int reached, schemaVersion(db));
        if (reached != step.version)
            return Error{
                ErrorCode::Internal,
                QStringLiteral("migration %1 led to version %2").arg(step.version).arg(reached)};
    }
    SHERIA_CHECK(checkForeignKeys(db));
    return transaction.commit();
}

/// The kind, the table and the code of each table, view and trigger, by name.
using SchemaItems = std::map<QByteArray, QByteArray>;

Result<SchemaItems> schemaItems(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT name, type, tbl_name, sql FROM sqlite_schema
         WHERE type <> 'index' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
    )sql"));
    SchemaItems items;
    SHERIA_CHECK(query.forEach([&items](const Statement &row) {
        // SQLite writes definitions of tables anew when it alters them, its versions in different ways.
        QByteArray code = row.text(3).simplified();
        if (row.view(1) == "table")
            code.truncate(QByteArrayView("CREATE TABLE").size());
        items[row.text(0)] = row.text(1) + ' ' + row.text(2) + ' ' + code;
    }));
    return items;
}

/// What all of migrations() make of an empty file.
struct OwnSchema
{
    SchemaItems items;
    QByteArray file; ///< All its bytes, compressed.
    qint64 bytes = 0;
};

Result<OwnSchema> makeOwnSchema()
{
    SHERIA_TRY(Database db, Database::openInMemory());
    SHERIA_CHECK(migrate(db, migrations()));
    OwnSchema own;
    SHERIA_TRY(own.items, schemaItems(db));
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> file(
        sqlite3_serialize(db.handle(), "main", &size, 0), &sqlite3_free);
    if (!file)
        return Error{ErrorCode::Unavailable, QStringLiteral("out of memory")};
    own.file = compress(QByteArrayView(file.get(), size));
    own.bytes = size;
    return own;
}

const Result<OwnSchema> &ownSchema()
{
    static const Result<OwnSchema> own = makeOwnSchema();
    return own;
}

} // namespace

std::span<const Migration> migrations()
{
    return AllMigrations;
}

Error newerVersion(int version, int known)
{
    return Error{ErrorCode::Unsupported,
                 QStringLiteral("the library was made by a newer version of this program (format "
                                "%1; supported: %2); update the program to open it")
                     .arg(version)
                     .arg(known)};
}

Result<int> schemaVersion(Database &db)
{
    SHERIA_TRY(const qint64 version, Statement::number(db, "PRAGMA user_version"));
    return static_cast<int>(version);
}

Result<QByteArray> emptyLibraryFile()
{
    const Result<OwnSchema> &own = ownSchema();
    if (!own)
        return own.error();
    return decompress(own->file, own->bytes);
}

Result<void> checkSchema(Database &db)
{
    const Result<OwnSchema> &own = ownSchema();
    if (!own)
        return own.error();
    SHERIA_TRY(const SchemaItems items, schemaItems(db));
    const auto refuse = [](const QByteArray &name) {
        return Error{ErrorCode::Corrupt,
                     QStringLiteral(
                         "the library's schema was changed by another program: \"%1\" is not as "
                         "this program made it; restore the library from a backup")
                         .arg(QString::fromUtf8(name))};
    };
    for (const auto &[name, definition] : own->items) {
        const auto found = items.find(name);
        if (found == items.end() || found->second != definition)
            return refuse(name);
    }
    for (const auto &[name, definition] : items) {
        if (!own->items.contains(name) && !definition.startsWith("table "))
            return refuse(name);
    }
    return {};
}

Result<void> migrate(Database &db, std::span<const Migration> all)
{
    SHERIA_TRY(const int version, schemaVersion(db));
    if (version > all.back().version)
        return newerVersion(version, all.back().version);
    if (version == all.back().version)
        return {};
    // Scripts may rebuild tables that others refer to; checkForeignKeys() judges the outcome.
    SHERIA_CHECK(db.execute("PRAGMA foreign_keys = OFF"));
    Result<void> done = runSteps(db, all);
    SHERIA_CHECK(db.execute("PRAGMA foreign_keys = ON"));
    return done;
}

} // namespace sheria::store
