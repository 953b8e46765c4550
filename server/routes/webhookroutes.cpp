// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/authenticator.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/store/webhooks/labreceivers.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/receiverlab.h"
#include "server/routes/common/routecontext.h"
#include "server/routes/signinroutes.h"

#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

using browse::escaped;

/// What the page on which webhooks are registered shows of the form that was sent.
struct WebhooksPage
{
    QString entered;       ///< Put into the field: what was refused.
    QString refusal;       ///< Why; empty: nothing was refused.
    bool isTooOld = false; ///< The form was not one of ours, or of another session.
};

QByteArray stateText(const store::Endpoint &endpoint, browse::Language language)
{
    QByteArrayList parts;
    if (endpoint.state == store::EndpointState::Paused)
        parts << browse::say("paused", language);
    if (endpoint.state == store::EndpointState::Gone)
        parts << browse::say("gone (410)", language);
    if (endpoint.failingSince.isValid())
        parts << browse::say("failing since %1", language)
                     .replace("%1",
                              endpoint.failingSince.toUTC()
                                  .toString(u"yyyy-MM-dd HH:mm 'UTC'"_s)
                                  .toLatin1());
    if (!endpoint.secret.isEmpty())
        parts << browse::say("signed", language);
    if (!endpoint.events.isEmpty())
        parts << QByteArray(endpoint.events).replace(" ", ", ");
    for (const store::RequestField &field : endpoint.fields)
        parts << webhooks::shownField(field);
    return parts.join(", ");
}

QByteArray listHtml(const std::vector<store::Endpoint> &endpoints, const QByteArray &key,
                    browse::Language language)
{
    if (endpoints.empty())
        return "<p class=\"none\">" + escaped(browse::say("No webhook is registered.", language))
            + "</p>";
    QByteArray out = "<ul>";
    for (const store::Endpoint &endpoint : endpoints) {
        out += browse::filledTemplate(u"webhookspage/entry.html"_s, language,
                                      {{"key", escaped(key)},
                                       {"id", QByteArray::number(endpoint.id)},
                                       {"url", escaped(endpoint.url)},
                                       {"state", escaped(stateText(endpoint, language))}});
    }
    return out + "</ul>";
}

QByteArray noticeHtml(const WebhooksPage &page, browse::Language language)
{
    const QByteArray text = page.isTooOld
        ? browse::say("The page was too old. Please try again.", language)
        : page.refusal.toUtf8();
    return text.isEmpty()
        ? QByteArray()
        : QByteArray("<p class=\"notice\" role=\"alert\">" + escaped(text) + "</p>");
}

webhooks::Registry registryOf(const Call &call)
{
    Library &library = libraryOf(call);
    const auto identity = call.identity();
    return {library.writer(),
            library.clock(),
            library.trust(),
            {identity ? identity->name : QByteArray(), call.request.peer}};
}

/// Nothing for an administrator; else where to sign in, or the refusal.
std::optional<Result<Response>> turnAway(const Call &call)
{
    const auto identity = call.identity();
    if (!identity)
        return seeOther("/sign-in?next=/webhooks/");
    if (identity->admin)
        return std::nullopt;
    return Error{ErrorCode::Forbidden, u"Only administrators manage webhooks."_s};
}

Result<Response> page(const Call &call, const WebhooksPage &page, int status)
{
    const browse::Language language = languageOf(call.request);
    const QByteArray key = access::Authenticator::formKey(formSecretOf(call.request));
    SHERIA_TRY(const auto endpoints, store::listEndpoints(databaseOf(call)));
    Response response = formPageResponse(u"webhookspage/webhooks.html"_s, language,
                                         {{"notice", noticeHtml(page, language)},
                                          {"key", escaped(key)},
                                          {"entered", escaped(page.entered)},
                                          {"list", listHtml(endpoints, key, language)}});
    response.status = status;
    return response;
}

/// Runs `act` with the form, if it is one of ours and its sender may do this.
Result<Response> receiveForm(const Call &call,
                             Result<Response> (*act)(const Call &, const http::Query &))
{
    if (auto away = turnAway(call))
        return *std::move(away);
    const http::Query form = http::Query::parse(call.request.body);
    if (access::Authenticator::isFormKey(form.value("key"), formSecretOf(call.request)))
        return act(call, form);
    WebhooksPage tooOld;
    tooOld.isTooOld = true;
    return page(call, tooOld, 403);
}

Result<Response> addFrom(const Call &call, const http::Query &form)
{
    WebhooksPage again;
    again.entered = QString::fromUtf8(form.value("url"));
    const auto added = registryOf(call).add(again.entered);
    if (added)
        return seeOther("/webhooks/");
    const ErrorCode code = added.error().code;
    if (code != ErrorCode::InvalidArgument && code != ErrorCode::Conflict)
        return added.error();
    again.refusal = added.error().text();
    return page(call, again, http::statusFor(code));
}

Result<Response> removeFrom(const Call &call, const http::Query &form)
{
    const Result<void> removed = registryOf(call).remove(form.value("id").toLongLong());
    // One that somebody else has removed meanwhile is removed.
    if (!removed && removed.error().code != ErrorCode::NotFound)
        return removed.error();
    return seeOther("/webhooks/");
}

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

/// Errors: NotFound: the receivers are switched off, or there is none of this name.
Result<webhooks::Behaviour> receiverOf(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    return webhooks::findBehaviour(databaseOf(call), nameOf(call));
}

/// JSON about this moment.
Response currentJson(QByteArray json)
{
    return Response::json(std::move(json)).setHeader("Cache-Control", "no-store");
}

Response accepted()
{
    Response response = Response::json("{}");
    response.status = 202;
    return response;
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

Result<Response> getWebhooks(const Call &call)
{
    if (auto away = turnAway(call))
        return *std::move(away);
    return page(call, {}, 200);
}

Result<Response> addWebhook(const Call &call)
{
    return receiveForm(call, addFrom);
}

Result<Response> deleteWebhook(const Call &call)
{
    return receiveForm(call, removeFrom);
}

Result<Response> receiveInLab(const Call &call)
{
    SHERIA_TRY(const webhooks::Behaviour receiver, receiverOf(call));
    return labOf(call).receive(receiver, call.request);
}

Result<Response> inspectLabReceiver(const Call &call)
{
    SHERIA_TRY(const webhooks::Behaviour receiver, receiverOf(call));
    return currentJson(labOf(call).inspect(receiver.name()));
}

Result<Response> clearLabReceiver(const Call &call)
{
    SHERIA_TRY(const webhooks::Behaviour receiver, receiverOf(call));
    labOf(call).clear(receiver.name());
    return Response::noContent();
}

Result<Response> listLabReceivers(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    SHERIA_TRY(const auto defined, store::listLabReceivers(databaseOf(call)));
    json::Writer out;
    out.beginObject();
    out.member("presets", json::list(webhooks::presets(), [](const webhooks::Preset &each) {
                   return json::object("name", each.name, "description", each.description);
               }));
    out.member("defined", json::list(defined, webhooks::receiverJson));
    out.endObject();
    return currentJson(out.take());
}

Result<Response> putLabReceiver(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    SHERIA_TRY(const store::LabReceiver asked,
               webhooks::parseReceiver(nameOf(call), call.request.body));
    SHERIA_TRY(const store::LabReceiver receiver,
               webhooks::putReceiver(libraryOf(call).writer(), asked));
    return currentJson(webhooks::receiverJson(receiver));
}

Result<Response> deleteLabReceiver(const Call &call)
{
    SHERIA_CHECK(checkOpen(call));
    SHERIA_CHECK(libraryOf(call).writer().write(
        [&call](store::Database &db) { return store::removeLabReceiver(db, nameOf(call)); }));
    labOf(call).clear(nameOf(call));
    return Response::noContent();
}

Result<Response> receiveInvocation(const Call &call)
{
    Library &library = libraryOf(call);
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
    // A replica asks its primary for whatever changed.
    const Replication &replication = contextOf(call).services().replication;
    if (replication.wake && replication.status->role() == store::ReplicaRole::Replica) {
        replication.wake();
        return accepted();
    }
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
    return accepted();
}

} // namespace sheria::routes
