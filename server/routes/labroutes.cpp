#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/endpointqueries.h"
#include "core/webhooks/message.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/receiverlab.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

ReceiverLab &labOf(const Call &call)
{
    return contextOf(call).services().lab;
}

/// Errors: NotFound while the receivers are switched off.
Result<void> checkOpen(const Call &call)
{
    if (labOf(call).isOpen())
        return {};
    return Error{ErrorCode::NotFound, QStringLiteral("the receivers are switched off")};
}

QByteArray nameOf(const Call &call)
{
    return call.captures.value("receiver");
}

/// What requests may be signed by. Errors: Unauthorized when there are secrets, and none that can be opened
/// here: a request without a good signature is not taken then, either.
Result<QByteArrayList> openedSecrets(Library &library, store::Database &db)
{
    SHERIA_TRY(const QByteArrayList held, store::incomingSecrets(db));
    QByteArrayList out;
    for (const QByteArray &sealed : held) {
        if (Result<QByteArray> secret = library.trust().seal().open(sealed))
            out << *std::move(secret);
    }
    if (out.isEmpty() && !held.isEmpty())
        return Error{ErrorCode::Unauthorized,
                     QStringLiteral(
                         "the secrets of this receiver were sealed elsewhere; set them again")};
    return out;
}

} // namespace

Result<Response> receiveInLab(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    return labOf(call).receive(nameOf(call), call.request);
}

Result<Response> inspectLabReceiver(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    SHERIA_TRY(QByteArray json, labOf(call).inspect(nameOf(call)));
    Response response = Response::json(std::move(json));
    response.setHeader("Cache-Control", "no-store");
    return response;
}

Result<Response> clearLabReceiver(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    SHERIA_CHECK(labOf(call).clear(nameOf(call)));
    return Response::noContent();
}

Result<Response> receiveInvocation(const Call &call)
{
    Library &library = contextOf(call).services().library;
    const QDateTime now = library.clock().now();
    const auto &fields = call.request.headers;
    const webhooks::SignatureFields sender{fields.value("webhook-id"),
                                           fields.value("webhook-timestamp"),
                                           fields.value("webhook-signature")};
    SHERIA_TRY(const QByteArrayList secrets, openedSecrets(library, databaseOf(call)));
    // What is taken is stored, and makes this server fetch: from somebody who is known.
    if (secrets.isEmpty())
        SHERIA_CHECK(call.identity());
    SHERIA_CHECK(webhooks::checkSignature(secrets, sender, call.request.body, now));
    SHERIA_TRY(store::SyncRequest request, webhooks::parseInvocation(call.request.body, now));
    // The older shape has no id of its own; with the signature's it is known when it comes again.
    if (request.invocationId.isEmpty() && !secrets.isEmpty())
        request.invocationId = sender.id.toByteArray();
    // Once it is answered the sender forgets it: so it is kept before.
    const Result<void> queued = library.writer()
                                    .submit([&request](store::Database &db) -> Result<void> {
                                        SHERIA_CHECK(store::queueSyncRequest(db, request));
                                        return {};
                                    })
                                    .get();
    SHERIA_CHECK(queued);
    Response response = Response::json("{}");
    response.status = 202;
    return response;
}

} // namespace sheria::routes
