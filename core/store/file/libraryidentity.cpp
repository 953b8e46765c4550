#include "core/store/file/libraryidentity.h"

#include "core/store/db/records.h"

#include <algorithm>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype IdCharacters = 32; ///< Hexadecimal digits.

bool isLibraryId(const QByteArray &id)
{
    return id.size() == IdCharacters && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

} // namespace

Result<QByteArray> libraryId(Database &db)
{
    SHERIA_TRY(const std::optional<QByteArray> id,
               Statement::firstText(db, "SELECT id FROM library_identity"));
    if (!id || !isLibraryId(*id))
        return Error{ErrorCode::Corrupt, u"the library has no id; restore it from a backup"_s};
    return *id;
}

Result<std::vector<Contact>> libraryContacts(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT 0, base FROM sync_source
        UNION ALL SELECT 1, url FROM embedding_source
        UNION ALL SELECT 2, url FROM endpoint WHERE state <> 'gone'
    )sql"));
    std::vector<Contact> contacts;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        Contact contact{static_cast<ContactPurpose>(row.integer(0)), originOf(row.view(1))};
        if (!contact.origin.isEmpty())
            contacts.push_back(std::move(contact));
    }));
    std::sort(contacts.begin(), contacts.end());
    contacts.erase(std::unique(contacts.begin(), contacts.end()), contacts.end());
    return contacts;
}

Result<QByteArray> packIdentity(Database &db)
{
    constexpr const char *Id = "SELECT id FROM pack_identity";
    SHERIA_TRY(const std::optional<QByteArray> known, Statement::firstText(db, Id));
    if (known)
        return *known;
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO pack_identity (id) SELECT lower(hex(randomblob(16)))
         WHERE NOT EXISTS (SELECT 1 FROM pack_identity)
    )sql"));
    return found(Statement::firstText(db, Id),
                 {ErrorCode::Internal, u"the library has no identity"_s});
}

Result<std::optional<qint64>> findPackOrigin(Database &db, QByteArrayView id)
{
    return Statement::id(db, "SELECT revision FROM pack_origin WHERE id = ?1", id);
}

Result<void> setPackOrigin(Database &db, QByteArrayView id, qint64 revision, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        INSERT INTO pack_origin (id, revision, applied_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE
               SET revision = max(revision, excluded.revision), applied_at = excluded.applied_at
    )sql",
                          id, revision, now);
}

Result<std::optional<qint64>> findPackKnowledge(Database &db, QByteArrayView id)
{
    return Statement::id(db, "SELECT revision FROM pack_knowledge WHERE library = ?1", id);
}

Result<void> setPackKnowledge(Database &db, QByteArrayView id, qint64 revision)
{
    return Statement::run(db,
                          "INSERT OR REPLACE INTO pack_knowledge (library, revision) "
                          "VALUES (?1, ?2)",
                          id, revision);
}

Result<ChangedSince> changedSince(Database &db, qint64 revision, bool isForOthers)
{
    ChangedSince out;
    SHERIA_TRY(out.works,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.work_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 ORDER BY c.work_uri
    )sql",
                                revision));
    SHERIA_TRY(out.goneWorks,
               Statement::texts(db, R"sql(
        SELECT c.work_uri FROM change c
         WHERE NOT EXISTS (SELECT 1 FROM work w WHERE w.uri = c.work_uri)
         GROUP BY c.work_uri
        HAVING MAX(c.revision) > ?1 AND (NOT ?2 OR NOT MIN(c.is_hidden))
         ORDER BY c.work_uri
    )sql",
                                revision, isForOthers));
    SHERIA_TRY(out.goneExpressions,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.expression_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 AND c.expression_uri <> ''
           AND NOT EXISTS (SELECT 1 FROM expression e WHERE e.uri = c.expression_uri)
         ORDER BY c.expression_uri
    )sql",
                                revision));
    return out;
}

} // namespace sheria::store
