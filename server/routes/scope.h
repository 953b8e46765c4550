#pragma once

#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/domain/subscription.h"

#include <QByteArray>

#include <memory>

namespace sheria::routes {

/// What a client may see.
struct Scope
{
    Subscription seen;
    QByteArray text; ///< seen.toText(): what is made for a scope is kept under it.

    /// What topics are chosen by: they name subjects and no works, so that who may not read decisions is
    /// shown all the same.
    QByteArrayView topics() const
    {
        return seen.everything ? QByteArrayView() : QByteArrayView(text);
    }

    /// Errors: Forbidden when it does not cover the work of `uri`, whether or not that exists.
    Result<void> check(const FrbrUri &uri) const
    {
        if (seen.coversAll() || seen.coversWork(uri.canonical().workUri(false)))
            return {};
        return Error{ErrorCode::Forbidden, {}};
    }
};
using ScopePointer = std::shared_ptr<const Scope>;

} // namespace sheria::routes
