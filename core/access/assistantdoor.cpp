#include "core/access/assistantdoor.h"

#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/store/accountqueries.h"
#include "core/store/writer.h"

#include <functional>

namespace sheria::access {

using store::AssistantRow;

namespace {

void putToken(AssistantRow &row, const QByteArray &secret, const QDateTime &now)
{
    row.tokenHash = sha256Hex(secret);
    row.tokenHint = hintOf(secret);
    row.tokenMadeAt = now;
}

Result<void> change(store::Writer &writer, const std::function<void(AssistantRow &)> &change)
{
    return writer
        .submit([&change](store::Database &db) -> Result<void> {
            SHERIA_TRY(AssistantRow row, store::assistantRow(db));
            change(row);
            return store::putAssistantRow(db, row);
        })
        .get();
}

} // namespace

Result<AssistantDoor::State> AssistantDoor::state(store::Database &db)
{
    SHERIA_TRY(const AssistantRow row, store::assistantRow(db));
    return State{row.isOn, !row.tokenHash.isEmpty(), row.tokenHint, row.tokenMadeAt};
}

Result<bool> AssistantDoor::admits(store::Database &db, QByteArrayView secret)
{
    SHERIA_TRY(const AssistantRow row, store::assistantRow(db));
    return row.isOn && !row.tokenHash.isEmpty() && isSame(sha256Hex(secret), row.tokenHash);
}

Result<std::optional<QByteArray>> AssistantDoor::open()
{
    const QByteArray secret = newSecret();
    bool isNew = false;
    SHERIA_CHECK(change(m_writer, [&](AssistantRow &row) {
        row.isOn = true;
        isNew = row.tokenHash.isEmpty();
        if (isNew)
            putToken(row, secret, m_clock.now());
    }));
    return isNew ? std::optional(secret) : std::nullopt;
}

Result<void> AssistantDoor::shut()
{
    return change(m_writer, [](AssistantRow &row) { row.isOn = false; });
}

Result<QByteArray> AssistantDoor::renewToken()
{
    const QByteArray secret = newSecret();
    SHERIA_CHECK(
        change(m_writer, [&](AssistantRow &row) { putToken(row, secret, m_clock.now()); }));
    return secret;
}

} // namespace sheria::access
