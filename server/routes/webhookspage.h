#pragma once

#include "core/store/endpointqueries.h"
#include "server/http/message.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::routes {

/// The page on which webhooks are registered.
struct WebhooksPage
{
    QByteArray acceptLanguage; ///< As the browser sent it.
    QByteArray key;            ///< What the forms send back; see Doorkeeper::formKey().
    std::vector<store::Endpoint> endpoints;
    QString entered;       ///< Put into the field: what was refused.
    QString refusal;       ///< Why; empty: nothing was refused.
    bool isTooOld = false; ///< The form was not one of ours, or of another session.
};

/// The page, in the browser's language where that is one of ours; nothing of it comes from elsewhere,
/// and no script may run in it.
http::Response webhooksResponse(const WebhooksPage &page);

} // namespace sheria::routes
