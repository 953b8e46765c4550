#include "core/store/libraryidentity.h"

#include "core/store/statement.h"

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
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM library_identity"));
    SHERIA_TRY(const bool hasRow, query.step());
    const QByteArray id = hasRow ? query.text(0) : QByteArray();
    if (!isLibraryId(id))
        return Error{ErrorCode::Corrupt, u"the library has no id; restore it from a backup"_s};
    return id;
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

} // namespace sheria::store
