#include "core/store/assistantrow.h"

#include "core/store/statement.h"

namespace sheria::store {

Result<AssistantRow> assistantRow(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT is_on, token_hash, token_hint, token_made_at FROM assistant WHERE id = 1
    )sql"));
    SHERIA_TRY(const bool hasRow, query.step());
    if (!hasRow)
        return AssistantRow();
    return AssistantRow{query.boolean(0), query.view(1).toByteArray().toHex(), query.text(2),
                        query.dateTime(3)};
}

Result<void> putAssistantRow(Database &db, const AssistantRow &row)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT INTO assistant (id, is_on, token_hash, token_hint, token_made_at)
        VALUES (1, ?1, ?2, ?3, ?4)
            ON CONFLICT (id) DO UPDATE
               SET is_on = excluded.is_on, token_hash = excluded.token_hash,
                   token_hint = excluded.token_hint, token_made_at = excluded.token_made_at
    )sql"));
    const QByteArray hash = QByteArray::fromHex(row.tokenHash);
    put.bind(1, row.isOn ? 1 : 0).bindBlob(2, hash).bind(3, row.tokenHint).bind(4, row.tokenMadeAt);
    return put.run();
}

} // namespace sheria::store
