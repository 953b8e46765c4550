// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/routing/router.h"
#include "server/openapi/document.h"
#include "server/routes/common/aknaddress.h"

#include <span>
#include <vector>

/// One function per row of the route table; see there for what each answers. A handler is a pure
/// function of the request, the reader and the clock.
namespace sheria::routes {

using http::Call;
using http::Response;

// Places, expressions, topics and enrichments (listroutes.cpp)
Result<Response> listPlaces(const Call &call);
Result<Response> getPlace(const Call &call);
Result<Response> listWorkExpressions(const Call &call);
Result<Response> listPlaceWorkExpressions(const Call &call);
Result<Response> listTopicWorkExpressions(const Call &call);
Result<Response> listTopics(const Call &call);
Result<Response> getTopic(const Call &call);
Result<Response> listDatasets(const Call &call);
Result<Response> getDataset(const Call &call);

// Search (searchroutes.cpp)
Result<Response> searchCountry(const Call &call);

/// The places that hold texts, each with a glossary of the terms that its law defines, if an empty one; and
/// one of them, of the newest expression of each work of the place.
/// Source: server/API.md sections 2.1, 2.13 and 10.4.
Result<Response> listGlossaries(const Call &call);
Result<Response> getGlossary(const Call &call);
/// Whether many texts may have to be read for `request`: it asks for a glossary.
bool asksForGlossary(const http::Request &request);

// The court decisions API (decisionroutes.cpp, searchroutes.cpp)
// Source: server/API.md section 9.
Result<Response> getDecisionsRoot(const Call &call);
Result<Response> listDecisions(const Call &call);
Result<Response> getDecision(const Call &call);
/// What the values of decisions are: the path says which.
Result<Response> listDecisionTerms(const Call &call);
Result<Response> getDecisionTerm(const Call &call);
Result<Response> searchDecisions(const Call &call);
Result<Response> suggestDecisions(const Call &call);

// Everything below /akn (aknaddress.cpp)
Result<Response> getAkn(const Call &call);

// Descriptions of all that (statusroutes.cpp)
Result<Response> getSchema(const Call &call);
Result<Response> getSwaggerUi(const Call &call);
Result<Response> getRedoc(const Call &call);
Result<Response> getStatic(const Call &call);

// The server itself (statusroutes.cpp)
Result<Response> getHealth(const Call &call);
Result<Response> getReadiness(const Call &call);
Result<Response> getLiveness(const Call &call);
Result<Response> getVersion(const Call &call);
Result<Response> getMetrics(const Call &call);
Result<Response> getRoot(const Call &call);
// What was administered (auditroutes.cpp)
Result<Response> listAudit(const Call &call);
/// How far the library is, what changed in it, and that another one was promoted in its place: for replicas
/// (replicationroutes.cpp). Source: server/API.md section 13.7.
Result<Response> getReplication(const Call &call);
Result<Response> getReplicationPack(const Call &call);
/// Whether `request` asks for that pack, which is made first.
bool asksForPack(const http::Request &request);
Result<Response> putSuccessor(const Call &call);
// Sessions, and pages to sign in (signinroutes.cpp)
Result<Response> beginSession(const Call &call);
Result<Response> getSession(const Call &call);
Result<Response> endSession(const Call &call);
Result<Response> getStart(const Call &call);
Result<Response> getSignIn(const Call &call);
Result<Response> signIn(const Call &call);
Result<Response> signOut(const Call &call);
Result<Response> redeemLink(const Call &call);

// Knowledge bases, which AI tools ask for passages (knowledgeroutes.cpp)
/// What an address begins with at which an expression is read, before its URI: that of another website,
/// or of this server, which leads on from there.
QByteArray readerFrontOf(const Call &call);
/// Source: server/API.md section 8.
Result<Response> listKnowledgeBases(const Call &call);
Result<Response> getKnowledgeBase(const Call &call);
Result<Response> retrieve(const Call &call);
/// Whether a passage that somebody quotes is where they say.
Result<Response> verifyQuotation(const Call &call);
Result<Response> checkBrief(const Call &call);
/// Whether `request` brings a brief to check, which takes seconds.
bool asksForCheck(const http::Request &request);
/// Who wrote the words of a provision.
Result<Response> tellBlame(const Call &call);
/// In which provisions two texts differ.
Result<Response> compareTexts(const Call &call);
/// What changes when: of works, or of a place.
Result<Response> listEffects(const Call &call);
Result<Response> tellCitator(const Call &call);
/// Which works and provisions a reference as people write it names.
Result<Response> resolveReference(const Call &call);

/// The tools for language models, by the Model Context Protocol over HTTP ("Streamable HTTP"), answers
/// always being single JSON objects. 404 while they are off; 401 without the tools' own token. The
/// server's guard has looked at Host and Origin before.
Result<Response> answerTools(const Call &call);

/// The page on which webhooks are registered, and its forms (webhookroutes.cpp).
Result<Response> getWebhooks(const Call &call);
Result<Response> addWebhook(const Call &call);
Result<Response> deleteWebhook(const Call &call);
/// Receivers to test senders with, and what they got; and the app's own receiver (webhookroutes.cpp).
Result<Response> receiveInLab(const Call &call);
Result<Response> inspectLabReceiver(const Call &call);
Result<Response> clearLabReceiver(const Call &call);
Result<Response> listLabReceivers(const Call &call);
Result<Response> putLabReceiver(const Call &call);
Result<Response> deleteLabReceiver(const Call &call);
Result<Response> receiveInvocation(const Call &call);

/// Leads a reference to the work that it means.
Result<Response> resolve(const Call &call);
/// What the components of law-widgets fetch when their `provider` is "{base}/widgets/v1": an element of
/// an expression or the whole of it, what a pop-up shows of a reference, and a table of contents.
/// They send no credentials, so they are let in without, as long as no account is limited to a part
/// of the library; who shows credentials sees what those cover.
/// Source: server/API.md section 4.10.
Result<Response> getWidgetPortion(const Call &call);
Result<Response> getWidgetPopup(const Call &call);
Result<Response> getWidgetToc(const Call &call);

/// Shows answers as pages to people who are signed in and look at the API in a browser. Such a page
/// is the answer to
///
/// - a request that names no format (no suffix, no `?format=`), puts text/html first in Accept and
///   would be answered in JSON: every list, every sub-resource and every error. What has an HTML
///   form of its own, a text or a part of one, is answered with that, as it is for everybody.
/// - `?format=browse`: the JSON answer of whatever path, that of a text too, with the metadata of that text.
///
/// A text that is opened in a window is answered as a whole page (`standalone=1`).
///
/// Who is not signed in and opens, in a browser, what wants that is led to the page to do so.
///
/// Programs get neither: a page takes the session cookie, the other way the field by which browsers
/// tell that a person opened the address, and an Authorization field rules out both.
/// Source: server/API.md section 2.3.
http::Presenter browsing();

/// What answers one kind of address below /akn.
using AknHandler = Result<Response> (*)(const Call &call, const AknAddress &address);

// expressionroutes.cpp
Result<Response> getListing(const Call &call, const AknAddress &address);
Result<Response> getExpression(const Call &call, const AknAddress &address);
Result<Response> getItem(const Call &call, const AknAddress &address);
Result<Response> getLegacyItem(const Call &call, const AknAddress &address);
// subresourceroutes.cpp
Result<Response> getToc(const Call &call, const AknAddress &address);
Result<Response> getCommencements(const Call &call, const AknAddress &address);
Result<Response> getTimeline(const Call &call, const AknAddress &address);
Result<Response> getProvisionEnrichments(const Call &call, const AknAddress &address);
Result<Response> listMedia(const Call &call, const AknAddress &address);
Result<Response> getMedia(const Call &call, const AknAddress &address);
Result<Response> getPublication(const Call &call, const AknAddress &address);

// Query parameters of lists: keys of components/parameters.
inline constexpr QByteArrayView Paged = "page page_size";
inline constexpr QByteArrayView Filtered =
    "created_at created_at__gte created_at__lte updated_at updated_at__gte updated_at__lte "
    "commenced repealed principal page page_size";

/// A row of the second table: what the one route below /akn leads to.
struct AknRoute
{
    AknAddress::Kind kind;
    AknHandler handler;
    QByteArrayView name;    ///< "toc"; for the OpenAPI document.
    QByteArrayView pattern; ///< "/v3/{frbr_uri}/toc"
    QByteArrayView summary;
    openapi::Description about;
    bool isDated = false; ///< Last-Modified can be told from the expression.
};

/// Every kind but Unknown, once.
std::span<const AknRoute> aknRoutes();

struct Services;

/// The router of the whole API, from one table. Rows below /akn have a table of their own: see
/// aknRoutes().
http::Router makeRouter(Services &services);

/// The same tables as the OpenAPI documents see them: the rows below /akn stand for the one that
/// leads to them.
std::vector<openapi::Operation> operations();

} // namespace sheria::routes
