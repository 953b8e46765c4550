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
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return out;
        out << query.text(0);
    }
}

Result<void> addIncomingSecret(Database &db, const QByteArray &secret, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList known, incomingSecrets(db));
    if (known.size() >= limits::MaxIncomingSecrets && !known.contains(secret))
        return Error{ErrorCode::Conflict, u"there are too many secrets; drop the old ones first"_s};
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO incoming_secret (secret, created_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING
    )sql"));
    add.bind(1, secret).bind(2, now);
    return add.run();
}

Result<void> dropIncomingSecrets(Database &db, const QByteArray &kept)
{
    SHERIA_TRY(Statement drop,
               Statement::prepare(db, "DELETE FROM incoming_secret WHERE secret <> ?1"));
    drop.bind(1, kept);
    return drop.run();
}

} // namespace sheria::store
