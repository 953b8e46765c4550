#include "server/routes/scope.h"

namespace sheria::routes {

Result<void> Scope::check(const FrbrUri &uri) const
{
    if (seen.coversAll() || seen.coversWork(uri.canonical().workUri(false)))
        return {};
    return Error{ErrorCode::Forbidden, {}};
}

} // namespace sheria::routes
