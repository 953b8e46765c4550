#include "core/sync/athome.h"

#include "core/store/expressionqueries.h"
#include "core/store/mediaqueries.h"

namespace sheria::sync {

Result<std::optional<ExpressionRecord>> expressionAtHome(store::Database &db, const QByteArray &uri)
{
    SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(uri));
    Result<ExpressionRecord> found = store::findExpression(db, parsed, {});
    if (found)
        return std::optional(*std::move(found));
    if (found.error().code != ErrorCode::NotFound)
        return found.error();
    return std::optional<ExpressionRecord>();
}

Result<std::vector<store::ReceivedMedia>> filesAtHome(store::Database &db,
                                                      const std::optional<ExpressionRecord> &home)
{
    std::vector<store::ReceivedMedia> out;
    if (!home)
        return out;
    SHERIA_TRY(const auto files, store::listMedia(db, home->expression.id));
    for (const store::MediaFile &one : files)
        out.push_back({one.filename, one.mimeType, one.hash, {}});
    return out;
}

} // namespace sheria::sync
