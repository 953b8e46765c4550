#include "core/store/webhooksecrets.h"

#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <utility>
#include <vector>

namespace sheria::store {

namespace {

struct HeldSecret
{
    const char *update; ///< Puts ?2 in the place of ?1.
    QByteArray secret;
};

constexpr const char *UpdateSecret = "UPDATE endpoint SET secret = ?2 WHERE secret = ?1";
constexpr const char *UpdateOldSecret = "UPDATE endpoint SET old_secret = ?2 WHERE old_secret = ?1";
constexpr const char *UpdateIncoming = "UPDATE incoming_secret SET secret = ?2 WHERE secret = ?1";

Result<std::vector<HeldSecret>> heldSecrets(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT DISTINCT 0, secret FROM endpoint WHERE secret <> ''
        UNION ALL SELECT DISTINCT 1, old_secret FROM endpoint WHERE old_secret <> ''
        UNION ALL SELECT 2, secret FROM incoming_secret
    )sql"));
    std::vector<HeldSecret> out;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        const qint64 kind = row.integer(0);
        out.push_back({kind == 0       ? UpdateSecret
                           : kind == 1 ? UpdateOldSecret
                                       : UpdateIncoming,
                       row.text(1)});
    }));
    return out;
}

} // namespace

Result<int> replaceWebhookSecrets(
    Database &db, const std::function<bool(QByteArrayView)> &isLeft,
    const std::function<Result<QByteArray>(const QByteArray &)> &change)
{
    SHERIA_TRY(std::vector<HeldSecret> held, heldSecrets(db));
    std::erase_if(held, [&](const HeldSecret &each) { return isLeft(each.secret); });
    if (held.empty())
        return 0;
    SHERIA_CHECK(db.execute("PRAGMA secure_delete = ON"));
    SHERIA_TRY(Transaction transaction, Transaction::begin(db));
    for (const HeldSecret &each : held) {
        SHERIA_TRY(const QByteArray changed, change(each.secret));
        SHERIA_CHECK(Statement::run(db, each.update, each.secret, changed));
    }
    SHERIA_CHECK(transaction.commit());
    // The log holds the pages as they were before.
    SHERIA_CHECK(db.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    SHERIA_CHECK(db.execute("PRAGMA secure_delete = OFF"));
    return static_cast<int>(held.size());
}

} // namespace sheria::store
