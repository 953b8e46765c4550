#include "server/routes/routetable.h"

#include "server/routes/aknhandlers.h"
#include "server/routes/browsing.h"
#include "server/routes/decisionhandlers.h"
#include "server/routes/glossaryroutes.h"
#include "server/routes/handlers.h"
#include "server/routes/knowledgeroutes.h"
#include "server/routes/mcproutes.h"
#include "server/routes/webhookhandlers.h"
#include "server/routes/widgetroutes.h"

namespace sheria::routes {

namespace {

using http::Access;
using http::Method;

/// Whether an answer may be given again while nothing has changed.
enum class Keep { Yes, No };

struct Row
{
    QByteArrayView name;
    Method method;
    QByteArrayView pattern; ///< "/v*" stands for both versions of the API.
    Access access;
    Result<Response> (*handler)(const Call &call);
    Keep keep;
    QByteArrayView summary;
    /// The media types of a request's body, with a blank between them; another is answered 415.
    QByteArrayView bodyTypes = {};
};

constexpr QByteArrayView FormType = "application/x-www-form-urlencoded";

constexpr QByteArrayView AnyFormType =
    "application/json application/x-www-form-urlencoded multipart/form-data";

constexpr Row Rows[] = {
    {"health", Method::Get, "/health", Access::Public, getHealth, Keep::No,
     "Whether the server, its library and its search index are in order, and how far the index is "
     "behind."},
    {"schema", Method::Get, "/schema", Access::Public, getSchema, Keep::Yes,
     "This description of the server's own paths, as OpenAPI in YAML or JSON."},
    {"swagger-ui", Method::Get, "/schema/swagger-ui", Access::Public, getSwaggerUi, Keep::Yes,
     "The same description, to read and to try."},
    {"redoc", Method::Get, "/schema/redoc", Access::Public, getRedoc, Keep::No,
     "Leads to the page to read and to try."},
    {"static", Method::Get, "/static/{file}", Access::Public, getStatic, Keep::Yes,
     "A style sheet or script of the server's own pages."},
    {"healthz", Method::Get, "/healthz", Access::Public, getLiveness, Keep::No,
     "Whether the server runs."},
    {"readyz", Method::Get, "/readyz", Access::Public, getReadiness, Keep::No,
     "Whether the server can answer from its library; 503 until the first search index stands."},
    {"version", Method::Get, "/version", Access::Public, getVersion, Keep::No,
     "Which program answers, and which versions of the API it speaks."},
    {"metrics", Method::Get, "/metrics", Access::Authenticated, getMetrics, Keep::No,
     "Counters and gauges in Prometheus' text format."},
    {"session", Method::Get, "/session", Access::Authenticated, getSession, Keep::No,
     "Who is signed in."},
    {"session-begin", Method::Post, "/session", Access::Public, beginSession, Keep::No,
     "Signs a client in: a token, or account and password, for a session cookie.",
     "application/json"},
    {"session-end", Method::Delete, "/session", Access::Authenticated, endSession, Keep::No,
     "Signs a browser out."},
    {"session-link", Method::Get, "/session/begin", Access::Public, redeemLink, Keep::No,
     "Signs a browser in by a link of the desktop, once."},
    {"sign-in-page", Method::Get, "/sign-in", Access::Public, getSignIn, Keep::No,
     "The page on which browsers sign in, or see that they are signed in."},
    {"sign-in", Method::Post, "/sign-in", Access::Public, signIn, Keep::No,
     "Signs a browser in by the form of that page.", FormType},
    {"sign-out", Method::Post, "/sign-out", Access::Public, signOut, Keep::No,
     "Signs a browser out by the form of that page.", FormType},
    {"webhooks-page", Method::Get, "/webhooks", Access::Deferred, getWebhooks, Keep::No,
     "The page on which webhooks are registered."},
    {"webhook-add", Method::Post, "/webhooks", Access::Deferred, addWebhook, Keep::No,
     "Registers a webhook by the form of that page.", FormType},
    {"webhook-delete", Method::Post, "/webhooks/delete", Access::Deferred, deleteWebhook, Keep::No,
     "Removes a webhook by the form of that page.", FormType},
    {"webhook-incoming", Method::Post, "/webhooks/incoming", Access::Deferred, receiveInvocation,
     Keep::No, "Takes what another server's webhooks tell, to fetch those works again.",
     "application/json"},
    {"lab-receive", Method::Post, "/_lab/receiver/{receiver}", Access::Public, receiveInLab,
     Keep::No, "A receiver of webhooks that behaves as its name says; off until switched on."},
    {"lab-inspect", Method::Get, "/_lab/receiver/{receiver}", Access::Admin, inspectLabReceiver,
     Keep::No, "What that receiver got."},
    {"lab-clear", Method::Delete, "/_lab/receiver/{receiver}", Access::Admin, clearLabReceiver,
     Keep::No, "Lets that receiver begin anew."},
    {"resolver", Method::Get, "/resolver/resolve/{rest...}", Access::Public, resolve, Keep::No,
     "Leads a reference to the work that it means."},
    {"resolver-of-authority", Method::Get, "/resolver/{authority}/resolve/{rest...}",
     Access::Public, resolve, Keep::No, "The same, for links that name an authority."},
    {"widget-portion", Method::Get, "/widgets/v1/p/{partner}/e/portion/{rest...}", Access::Deferred,
     getWidgetPortion, Keep::Yes,
     "An expression, or a part of one, for the components of law-widgets."},
    {"widget-popup", Method::Get, "/widgets/v1/p/{partner}/e/popup/{rest...}", Access::Deferred,
     getWidgetPopup, Keep::Yes, "What those show when somebody points at a reference."},
    {"widget-toc", Method::Get, "/widgets/v1/p/{partner}/e/we/toc.json/{rest...}", Access::Deferred,
     getWidgetToc, Keep::Yes, "The table of contents for those."},
    {"root", Method::Get, "/v*", Access::Authenticated, getRoot, Keep::Yes,
     "Where the lists of the API begin."},
    {"schema", Method::Get, "/v*/schema", Access::Public, getSchema, Keep::Yes,
     "This description of the API, as OpenAPI in YAML or JSON."},
    {"swagger-ui", Method::Get, "/v*/schema/swagger-ui", Access::Public, getSwaggerUi, Keep::Yes,
     "The same description, to read and to try."},
    {"redoc", Method::Get, "/v*/schema/redoc", Access::Public, getRedoc, Keep::No,
     "Leads to the page to read and to try."},
    {"places", Method::Get, "/v3/places", Access::Authenticated, listPlaces, Keep::Yes,
     "The countries and their localities."},
    {"countries", Method::Get, "/v*/countries", Access::Authenticated, listPlaces, Keep::Yes,
     "The same as places; older clients ask for it."},
    {"place", Method::Get, "/v3/places/{code}", Access::Deferred, getPlace, Keep::Yes,
     "One country or locality."},
    {"place-work-expressions", Method::Get, "/v3/places/{code}/work-expressions", Access::Deferred,
     listPlaceWorkExpressions, Keep::Yes, "The newest expression of each work of a place."},
    {"work-expressions", Method::Get, "/v3/work-expressions", Access::Authenticated,
     listWorkExpressions, Keep::Yes, "All expressions, of every date and language."},
    {"taxonomy-topics", Method::Get, "/v*/taxonomy-topics", Access::Authenticated, listTopics,
     Keep::Yes, "The public taxonomies."},
    {"taxonomy-topics-old", Method::Get, "/v2/taxonomy_topics", Access::Authenticated, listTopics,
     Keep::Yes, "The public taxonomies, by their older name."},
    {"taxonomy-topic", Method::Get, "/v*/taxonomy-topics/{slug}", Access::Authenticated, getTopic,
     Keep::Yes, "One topic with those below it."},
    {"taxonomy-topic-old", Method::Get, "/v2/taxonomy_topics/{slug}", Access::Authenticated,
     getTopic, Keep::Yes, "One topic, by the older name."},
    {"topic-work-expressions", Method::Get, "/v3/taxonomy-topics/{slug}/work-expressions",
     Access::Authenticated, listTopicWorkExpressions, Keep::Yes,
     "The expressions of works about a topic or one below it."},
    {"enrichment-datasets", Method::Get, "/v3/enrichment-datasets", Access::Authenticated,
     listDatasets, Keep::Yes, "The enrichment datasets."},
    {"enrichment-dataset", Method::Get, "/v3/enrichment-datasets/{id}", Access::Authenticated,
     getDataset, Keep::Yes, "One enrichment dataset with its enrichments."},
    {"glossaries", Method::Get, "/v3/glossary", Access::Authenticated, listGlossaries, Keep::Yes,
     "The places whose law there is a glossary of."},
    {"glossary", Method::Get, "/v3/glossary/{place}", Access::Deferred, getGlossary, Keep::Yes,
     "The terms that the law of a place defines."},
    {"search", Method::Get, "/v2/search/{country}", Access::Deferred, searchCountry, Keep::No,
     "The works of a country in which every word occurs, the best first."},
    {"decisions-root", Method::Get, "/api/v1", Access::Authenticated, getDecisionsRoot, Keep::Yes,
     "Where the lists of this API begin."},
    {"schema", Method::Get, "/api/v1/schema", Access::Public, getSchema, Keep::Yes,
     "This description of the API, as OpenAPI in YAML or JSON."},
    {"swagger-ui", Method::Get, "/api/v1/schema/swagger-ui", Access::Public, getSwaggerUi,
     Keep::Yes, "The same description, to read and to try."},
    {"redoc", Method::Get, "/api/v1/schema/redoc", Access::Public, getRedoc, Keep::No,
     "Leads to the page to read and to try."},
    {"decisions", Method::Get, "/api/v1/decisions", Access::Authenticated, listDecisions, Keep::Yes,
     "The published decisions of courts, the newest first."},
    {"decision", Method::Get, "/api/v1/decisions/akn/{rest...}", Access::Authenticated, getDecision,
     Keep::Yes, "One decision: what is known of it, or its text."},
    {"decisions-search", Method::Get, "/api/v1/search", Access::Authenticated, searchDecisions,
     Keep::No, "The decisions that answer a question, with counts to narrow it down by."},
    {"decisions-suggest", Method::Get, "/api/v1/search/suggest", Access::Authenticated,
     suggestDecisions, Keep::No, "What somebody who is typing may mean."},
    {"courts", Method::Get, "/api/v1/courts", Access::Authenticated, listDecisionTerms, Keep::Yes,
     "The courts."},
    {"court", Method::Get, "/api/v1/courts/{term}", Access::Authenticated, getDecisionTerm,
     Keep::Yes, "A court, by its code."},
    {"courtdivisions", Method::Get, "/api/v1/courtdivisions", Access::Authenticated,
     listDecisionTerms, Keep::Yes, "The divisions of courts."},
    {"courtdivision", Method::Get, "/api/v1/courtdivisions/{term}", Access::Authenticated,
     getDecisionTerm, Keep::Yes, "A division."},
    {"courtclasses", Method::Get, "/api/v1/courtclasses", Access::Authenticated, listDecisionTerms,
     Keep::Yes, "The classes of courts."},
    {"courtclass", Method::Get, "/api/v1/courtclasses/{term}", Access::Authenticated,
     getDecisionTerm, Keep::Yes, "A class."},
    {"flags", Method::Get, "/api/v1/flags", Access::Authenticated, listDecisionTerms, Keep::Yes,
     "The flags of decisions."},
    {"flag", Method::Get, "/api/v1/flags/{term}", Access::Authenticated, getDecisionTerm, Keep::Yes,
     "A flag."},
    {"judges", Method::Get, "/api/v1/judges", Access::Authenticated, listDecisionTerms, Keep::Yes,
     "The judges."},
    {"judge", Method::Get, "/api/v1/judges/{term}", Access::Authenticated, getDecisionTerm,
     Keep::Yes, "A judge."},
    {"casetypes", Method::Get, "/api/v1/casetypes", Access::Authenticated, listDecisionTerms,
     Keep::Yes, "The types of cases."},
    {"casetype", Method::Get, "/api/v1/casetypes/{term}", Access::Authenticated, getDecisionTerm,
     Keep::Yes, "A type."},
    {"caseactions", Method::Get, "/api/v1/caseactions", Access::Authenticated, listDecisionTerms,
     Keep::Yes, "The actions that decisions take."},
    {"caseaction", Method::Get, "/api/v1/caseactions/{term}", Access::Authenticated,
     getDecisionTerm, Keep::Yes, "An action."},
    {"areasoflaw", Method::Get, "/api/v1/areasoflaw", Access::Authenticated, listDecisionTerms,
     Keep::Yes, "The areas of law."},
    {"areaoflaw", Method::Get, "/api/v1/areasoflaw/{term}", Access::Authenticated, getDecisionTerm,
     Keep::Yes, "An area."},
    {"counties", Method::Get, "/api/v1/counties", Access::Authenticated, listDecisionTerms,
     Keep::Yes, "The counties."},
    {"county", Method::Get, "/api/v1/counties/{term}", Access::Authenticated, getDecisionTerm,
     Keep::Yes, "A county, by its code."},
    {"knowledge-bases", Method::Get, "/ai/v1/knowledge-bases", Access::Authenticated,
     listKnowledgeBases, Keep::No, "The knowledge bases, which AI tools ask for passages."},
    {"knowledge-base", Method::Get, "/ai/v1/knowledge-bases/{code}", Access::Authenticated,
     getKnowledgeBase, Keep::No, "One knowledge base."},
    {"retrieve", Method::Post, "/ai/v1/knowledge-bases/{code}/retrieve", Access::Authenticated,
     retrieve, Keep::No, "The items of a knowledge base that answer a question best.", AnyFormType},
    {"verify-quotation", Method::Post, "/local/v1/verify", Access::Authenticated, verifyQuotation,
     Keep::No,
     "Whether a quoted passage is where it is said to be, was changed since, or never was.",
     AnyFormType},
    {"mcp", Method::Post, "/mcp", Access::Deferred, answerTools, Keep::No,
     "The tools for language models, by the Model Context Protocol; off until switched on.",
     "application/json"},
    {"akn", Method::Get, "/v*/akn/{rest...}", Access::Deferred, getAkn, Keep::Yes,
     "Works, expressions and their parts by FRBR URI."},
};

/// Says of each answer of version 2, errors too, that it has a successor, and where.
void markDeprecated(const http::Request &request, Response &response)
{
    if (versionOf(request) != json::ApiVersion::V2)
        return;
    const qsizetype query = request.target.indexOf('?');
    QByteArray successor = "/v3" + request.rawPath.mid(3)
        + (query < 0 ? QByteArray() : request.target.mid(query));
    successor.replace("/taxonomy_topics", "/taxonomy-topics");
    response.setHeader("Deprecation", "true");
    response.addLink(request.base + successor, "successor-version");
}

/// What `row` answers, read at one moment of the library, and marked with the revision from before.
http::Handler handlerOf(const Row &row, const Services &services)
{
    return
        [handler = row.handler, keep = row.keep, services](const Call &call) -> Result<Response> {
            const quint64 revision = services.revision();
            contextOf(call).adopt(revision);
            const RouteContext::Moment moment(contextOf(call));
            SHERIA_TRY(Response response, handler(call));
            if (keep == Keep::Yes && response.status == 200)
                response.cacheRevision = revision;
            return response;
        };
}

http::Route routeOf(const Row &row, QByteArray pattern, const Services &services)
{
    http::Route route;
    route.name = row.name.toByteArray();
    route.methods = {row.method};
    route.pattern = std::move(pattern);
    route.access = row.access;
    route.handler = handlerOf(row, services);
    route.summary = row.summary.toByteArray();
    if (row.handler == getSchema)
        route.suffixes = {"json", "yaml"};
    else if (route.pattern.startsWith("/ai/"))
        route.suffixes.clear(); // Source: contract API.md section 8.1.
    if (!row.bodyTypes.isEmpty())
        route.bodyTypes = row.bodyTypes.toByteArray().split(' ');
    return route;
}

/// The patterns of a row: one for each version of the API that has it.
QByteArrayList patternsOf(const Row &row)
{
    constexpr QByteArrayView Both = "/v*";
    const QByteArray pattern = row.pattern.toByteArray();
    if (!pattern.startsWith(Both))
        return {pattern};
    const QByteArray rest = pattern.mid(Both.size());
    return {"/v3" + rest, "/v2" + rest};
}

/// What `row` offers at `pattern`, as the OpenAPI documents list it.
void appendOperations(std::vector<openapi::Operation> &out, const Row &row, QByteArray pattern)
{
    const QByteArray method = http::methodName(row.method).toByteArray();
    const bool isPublic = row.access == Access::Public;
    if (row.handler != getAkn) {
        out.push_back({row.name.toByteArray(), method, pattern.replace("...}", "}"),
                       row.summary.toByteArray(), isPublic, row.bodyTypes.toByteArray()});
        return;
    }
    const QByteArray prefix = pattern.first(pattern.indexOf("/akn"));
    for (const AknRoute &below : aknRoutes()) {
        QByteArray path = below.pattern.toByteArray();
        out.push_back({below.name.toByteArray(), method,
                       path.replace(0, path.indexOf('/', 1), prefix), below.summary.toByteArray(),
                       isPublic});
    }
}

} // namespace

std::vector<openapi::Operation> operations()
{
    std::vector<openapi::Operation> out;
    for (const Row &row : Rows) {
        for (const QByteArray &pattern : patternsOf(row))
            appendOperations(out, row, pattern);
    }
    return out;
}

http::Router makeRouter(const Services &services)
{
    http::Router router;
    router.setAuthenticator(authenticate);
    router.setPresenter(browsing());
    router.setFinisher(markDeprecated);
    for (const Row &row : Rows) {
        for (const QByteArray &pattern : patternsOf(row))
            router.add(routeOf(row, pattern, services));
    }
    return router;
}

} // namespace sheria::routes
