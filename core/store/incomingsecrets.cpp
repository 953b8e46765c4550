#include "core/store/incomingsecrets.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

Result<QByteArrayList> incomingSecrets(Database &db)
{
    SHERIA_TRY(
        Statement query,
        Statement::prepare(db, "SELECT secret FROM incoming_secret ORDER BY created_at, secret"));
    QByteArrayList out;
    SHERIA_CHECK(query.forEach([&](const Statement &row) { out << row.text(0); }));
    return out;
}

Result<void> addIncomingSecret(Database &db, const QByteArray &secret, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList known, incomingSecrets(db));
    if (known.size() >= limits::MaxIncomingSecrets && !known.contains(secret))
        return Error{ErrorCode::Conflict, u"there are too many secrets; drop the old ones first"_s};
    return Statement::run(db, R"sql(
        INSERT INTO incoming_secret (secret, created_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING
    )sql",
                          secret, now);
}

Result<void> dropIncomingSecrets(Database &db, const QByteArray &kept)
{
    return Statement::run(db, "DELETE FROM incoming_secret WHERE secret <> ?1", kept);
}

} // namespace sheria::store
