#pragma once

#include "core/domain/json.h"
#include "core/store/topicqueries.h"
#include "server/http/router.h"

/// One function per row of the route table; see there for what each answers. A handler is a pure
/// function of the request, the reader and the clock.
namespace sheria::routes {

using http::Call;
using http::Response;

// Places (placeroutes.cpp)
Result<Response> listPlaces(const Call &call);
Result<Response> getPlace(const Call &call);

// Lists of expressions (listroutes.cpp)
Result<Response> listWorkExpressions(const Call &call);
Result<Response> listPlaceWorkExpressions(const Call &call);
Result<Response> listTopicWorkExpressions(const Call &call);

// Search (searchroutes.cpp)
Result<Response> searchCountry(const Call &call);

// Topics and enrichments (topicroutes.cpp, datasetroutes.cpp)
Result<Response> listTopics(const Call &call);
Result<Response> getTopic(const Call &call);
Result<Response> listDatasets(const Call &call);
Result<Response> getDataset(const Call &call);

/// {name, slug, id, children}.
void writeTopic(json::Writer &out, const store::Topic &topic);

/// The places that hold texts, each with a glossary of the terms that its law defines, if an empty one; and
/// one of them, of the newest expression of each work of the place.
/// Source: contract API.md sections 2.1, 2.13 and 10.4.
Result<Response> listGlossaries(const Call &call);
Result<Response> getGlossary(const Call &call);
/// Whether many texts may have to be read for `request`: it asks for a glossary.
bool asksForGlossary(const http::Request &request);

// Everything below /akn (aknroutes.cpp)
Result<Response> getAkn(const Call &call);

// Descriptions of all that (schemaroutes.cpp)
Result<Response> getSchema(const Call &call);
Result<Response> getSwaggerUi(const Call &call);
Result<Response> getRedoc(const Call &call);
Result<Response> getStatic(const Call &call);

// The server itself (statusroutes.cpp, sessionroutes.cpp, resolverroutes.cpp)
Result<Response> getHealth(const Call &call);
Result<Response> getReadiness(const Call &call);
Result<Response> getLiveness(const Call &call);
Result<Response> getVersion(const Call &call);
Result<Response> getMetrics(const Call &call);
Result<Response> getRoot(const Call &call);
Result<Response> beginSession(const Call &call);
Result<Response> getSession(const Call &call);
Result<Response> endSession(const Call &call);
// For browsers (signinroutes.cpp)
Result<Response> getSignIn(const Call &call);
Result<Response> signIn(const Call &call);
Result<Response> signOut(const Call &call);
Result<Response> redeemLink(const Call &call);
Result<Response> resolve(const Call &call);

// Knowledge bases, which AI tools ask for passages (knowledgeroutes.cpp)
/// What an address begins with at which an expression is read, before its URI: that of another website,
/// or of this server, which leads on from there.
QByteArray readerFrontOf(const Call &call);
/// Source: contract SEEDS/knowledge-base-api.md; API.md section 8.
Result<Response> listKnowledgeBases(const Call &call);
Result<Response> getKnowledgeBase(const Call &call);
Result<Response> retrieve(const Call &call);
/// Whether a passage that somebody quotes is where they say.
Result<Response> verifyQuotation(const Call &call);

/// The tools for language models, by the Model Context Protocol over HTTP ("Streamable HTTP"), answers
/// always being single JSON objects. 404 while they are off; 401 without the tools' own token. The
/// server's guard has looked at Host and Origin before.
Result<Response> answerTools(const Call &call);

/// The page on which webhooks are registered, and its forms (webhookroutes.cpp).
Result<Response> getWebhooks(const Call &call);
Result<Response> addWebhook(const Call &call);
Result<Response> deleteWebhook(const Call &call);
/// Receivers to test senders with, and what they got; and the app's own receiver (labroutes.cpp).
Result<Response> receiveInLab(const Call &call);
Result<Response> inspectLabReceiver(const Call &call);
Result<Response> clearLabReceiver(const Call &call);
Result<Response> receiveInvocation(const Call &call);

/// What the components of law-widgets fetch when their `provider` is "{base}/widgets/v1": an element of
/// an expression or the whole of it, what a pop-up shows of a reference, and a table of contents.
/// They send no credentials, so they are let in without, as long as no account is limited to a part
/// of the library; who shows credentials sees what those cover.
/// Source: contract API.md section 4.10.
Result<Response> getWidgetPortion(const Call &call);
Result<Response> getWidgetPopup(const Call &call);
Result<Response> getWidgetToc(const Call &call);

} // namespace sheria::routes
