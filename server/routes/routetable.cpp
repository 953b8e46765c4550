#include "server/routes/routetable.h"

#include "server/routes/aknhandlers.h"
#include "server/routes/browsing.h"
#include "server/routes/decisionhandlers.h"
#include "server/routes/handlers.h"

namespace sheria::routes {

namespace {

using http::Access;
using http::Method;

/// Whether an answer may be given again while nothing has changed.
enum class Keep { Yes, No };

struct Row
{
    QByteArrayView name;
    QByteArrayView pattern; ///< "/v*" stands for both versions of the API.
    Access access;
    Result<Response> (*handler)(const Call &call);
    QByteArrayView summary;
    Keep keep = Keep::Yes;
    Method method = Method::Get;
    /// The media types of a request's body, with a blank between them; another is answered 415.
    QByteArrayView bodyTypes = {};
};

constexpr QByteArrayView FormType = "application/x-www-form-urlencoded";

constexpr QByteArrayView AnyFormType =
    "application/json application/x-www-form-urlencoded multipart/form-data";

constexpr Row Rows[] = {
    {"health", "/health", Access::Public, getHealth,
     "Whether the server, its library and its search index are in order, and how far the index is "
     "behind.",
     Keep::No},
    {"schema", "/schema", Access::Public, getSchema,
     "This description of the server's own paths, as OpenAPI in YAML or JSON."},
    {"swagger-ui", "/schema/swagger-ui", Access::Public, getSwaggerUi,
     "The same description, to read and to try."},
    {"redoc", "/schema/redoc", Access::Public, getRedoc, "Leads to the page to read and to try.",
     Keep::No},
    {"static", "/static/{file}", Access::Public, getStatic,
     "A style sheet or script of the server's own pages."},
    {"healthz", "/healthz", Access::Public, getLiveness, "Whether the server runs.", Keep::No},
    {"readyz", "/readyz", Access::Public, getReadiness,
     "Whether the server can answer from its library; 503 until the first search index stands.",
     Keep::No},
    {"version", "/version", Access::Public, getVersion,
     "Which program answers, and which versions of the API it speaks.", Keep::No},
    {"metrics", "/metrics", Access::Authenticated, getMetrics,
     "Counters and gauges in Prometheus' text format.", Keep::No},
    {"session", "/session", Access::Authenticated, getSession, "Who is signed in.", Keep::No},
    {"session-begin", "/session", Access::Public, beginSession,
     "Signs a client in: a token, or account and password, for a session cookie.", Keep::No,
     Method::Post, "application/json"},
    {"session-end", "/session", Access::Authenticated, endSession, "Signs a browser out.", Keep::No,
     Method::Delete},
    {"session-link", "/session/begin", Access::Public, redeemLink,
     "Signs a browser in by a link of the desktop, once.", Keep::No},
    {"sign-in-page", "/sign-in", Access::Public, getSignIn,
     "The page on which browsers sign in, or see that they are signed in.", Keep::No},
    {"sign-in", "/sign-in", Access::Public, signIn, "Signs a browser in by the form of that page.",
     Keep::No, Method::Post, FormType},
    {"sign-out", "/sign-out", Access::Public, signOut,
     "Signs a browser out by the form of that page.", Keep::No, Method::Post, FormType},
    {"webhooks-page", "/webhooks", Access::Deferred, getWebhooks,
     "The page on which webhooks are registered.", Keep::No},
    {"webhook-add", "/webhooks", Access::Deferred, addWebhook,
     "Registers a webhook by the form of that page.", Keep::No, Method::Post, FormType},
    {"webhook-delete", "/webhooks/delete", Access::Deferred, deleteWebhook,
     "Removes a webhook by the form of that page.", Keep::No, Method::Post, FormType},
    {"webhook-incoming", "/webhooks/incoming", Access::Deferred, receiveInvocation,
     "Takes what another server's webhooks tell, to fetch those works again.", Keep::No,
     Method::Post, "application/json"},
    {"lab-receive", "/_lab/receiver/{receiver}", Access::Public, receiveInLab,
     "A receiver of webhooks that behaves as its name says; off until switched on.", Keep::No,
     Method::Post},
    {"lab-inspect", "/_lab/receiver/{receiver}", Access::Admin, inspectLabReceiver,
     "What that receiver got.", Keep::No},
    {"lab-clear", "/_lab/receiver/{receiver}", Access::Admin, clearLabReceiver,
     "Lets that receiver begin anew.", Keep::No, Method::Delete},
    {"resolver", "/resolver/resolve/{rest...}", Access::Public, resolve,
     "Leads a reference to the work that it means.", Keep::No},
    {"resolver-of-authority", "/resolver/{authority}/resolve/{rest...}", Access::Public, resolve,
     "The same, for links that name an authority.", Keep::No},
    {"widget-portion", "/widgets/v1/p/{partner}/e/portion/{rest...}", Access::Deferred,
     getWidgetPortion, "An expression, or a part of one, for the components of law-widgets."},
    {"widget-popup", "/widgets/v1/p/{partner}/e/popup/{rest...}", Access::Deferred, getWidgetPopup,
     "What those show when somebody points at a reference."},
    {"widget-toc", "/widgets/v1/p/{partner}/e/we/toc.json/{rest...}", Access::Deferred,
     getWidgetToc, "The table of contents for those."},
    {"root", "/v*", Access::Authenticated, getRoot, "Where the lists of the API begin."},
    {"schema", "/v*/schema", Access::Public, getSchema,
     "This description of the API, as OpenAPI in YAML or JSON."},
    {"swagger-ui", "/v*/schema/swagger-ui", Access::Public, getSwaggerUi,
     "The same description, to read and to try."},
    {"redoc", "/v*/schema/redoc", Access::Public, getRedoc, "Leads to the page to read and to try.",
     Keep::No},
    {"places", "/v3/places", Access::Authenticated, listPlaces,
     "The countries and their localities."},
    {"countries", "/v*/countries", Access::Authenticated, listPlaces,
     "The same as places; older clients ask for it."},
    {"place", "/v3/places/{code}", Access::Deferred, getPlace, "One country or locality."},
    {"place-work-expressions", "/v3/places/{code}/work-expressions", Access::Deferred,
     listPlaceWorkExpressions, "The newest expression of each work of a place."},
    {"work-expressions", "/v3/work-expressions", Access::Authenticated, listWorkExpressions,
     "All expressions, of every date and language."},
    {"taxonomy-topics", "/v*/taxonomy-topics", Access::Authenticated, listTopics,
     "The public taxonomies."},
    {"taxonomy-topics-old", "/v2/taxonomy_topics", Access::Authenticated, listTopics,
     "The public taxonomies, by their older name."},
    {"taxonomy-topic", "/v*/taxonomy-topics/{slug}", Access::Authenticated, getTopic,
     "One topic with those below it."},
    {"taxonomy-topic-old", "/v2/taxonomy_topics/{slug}", Access::Authenticated, getTopic,
     "One topic, by the older name."},
    {"topic-work-expressions", "/v3/taxonomy-topics/{slug}/work-expressions", Access::Authenticated,
     listTopicWorkExpressions, "The expressions of works about a topic or one below it."},
    {"enrichment-datasets", "/v3/enrichment-datasets", Access::Authenticated, listDatasets,
     "The enrichment datasets."},
    {"enrichment-dataset", "/v3/enrichment-datasets/{id}", Access::Authenticated, getDataset,
     "One enrichment dataset with its enrichments."},
    {"glossaries", "/v3/glossary", Access::Authenticated, listGlossaries,
     "The places whose law there is a glossary of."},
    {"glossary", "/v3/glossary/{place}", Access::Deferred, getGlossary,
     "The terms that the law of a place defines."},
    {"search", "/v2/search/{country}", Access::Deferred, searchCountry,
     "The works of a country in which every word occurs, the best first.", Keep::No},
    {"decisions-root", "/api/v1", Access::Authenticated, getDecisionsRoot,
     "Where the lists of this API begin."},
    {"schema", "/api/v1/schema", Access::Public, getSchema,
     "This description of the API, as OpenAPI in YAML or JSON."},
    {"swagger-ui", "/api/v1/schema/swagger-ui", Access::Public, getSwaggerUi,
     "The same description, to read and to try."},
    {"redoc", "/api/v1/schema/redoc", Access::Public, getRedoc,
     "Leads to the page to read and to try.", Keep::No},
    {"decisions", "/api/v1/decisions", Access::Authenticated, listDecisions,
     "The published decisions of courts, the newest first."},
    {"decision", "/api/v1/decisions/akn/{rest...}", Access::Authenticated, getDecision,
     "One decision: what is known of it, or its text."},
    {"decisions-search", "/api/v1/search", Access::Authenticated, searchDecisions,
     "The decisions that answer a question, with counts to narrow it down by.", Keep::No},
    {"decisions-suggest", "/api/v1/search/suggest", Access::Authenticated, suggestDecisions,
     "What somebody who is typing may mean.", Keep::No},
    {"courts", "/api/v1/courts", Access::Authenticated, listDecisionTerms, "The courts."},
    {"court", "/api/v1/courts/{term}", Access::Authenticated, getDecisionTerm,
     "A court, by its code."},
    {"courtdivisions", "/api/v1/courtdivisions", Access::Authenticated, listDecisionTerms,
     "The divisions of courts."},
    {"courtdivision", "/api/v1/courtdivisions/{term}", Access::Authenticated, getDecisionTerm,
     "A division."},
    {"courtclasses", "/api/v1/courtclasses", Access::Authenticated, listDecisionTerms,
     "The classes of courts."},
    {"courtclass", "/api/v1/courtclasses/{term}", Access::Authenticated, getDecisionTerm,
     "A class."},
    {"flags", "/api/v1/flags", Access::Authenticated, listDecisionTerms, "The flags of decisions."},
    {"flag", "/api/v1/flags/{term}", Access::Authenticated, getDecisionTerm, "A flag."},
    {"judges", "/api/v1/judges", Access::Authenticated, listDecisionTerms, "The judges."},
    {"judge", "/api/v1/judges/{term}", Access::Authenticated, getDecisionTerm, "A judge."},
    {"casetypes", "/api/v1/casetypes", Access::Authenticated, listDecisionTerms,
     "The types of cases."},
    {"casetype", "/api/v1/casetypes/{term}", Access::Authenticated, getDecisionTerm, "A type."},
    {"caseactions", "/api/v1/caseactions", Access::Authenticated, listDecisionTerms,
     "The actions that decisions take."},
    {"caseaction", "/api/v1/caseactions/{term}", Access::Authenticated, getDecisionTerm,
     "An action."},
    {"areasoflaw", "/api/v1/areasoflaw", Access::Authenticated, listDecisionTerms,
     "The areas of law."},
    {"areaoflaw", "/api/v1/areasoflaw/{term}", Access::Authenticated, getDecisionTerm, "An area."},
    {"counties", "/api/v1/counties", Access::Authenticated, listDecisionTerms, "The counties."},
    {"county", "/api/v1/counties/{term}", Access::Authenticated, getDecisionTerm,
     "A county, by its code."},
    {"knowledge-bases", "/ai/v1/knowledge-bases", Access::Authenticated, listKnowledgeBases,
     "The knowledge bases, which AI tools ask for passages.", Keep::No},
    {"knowledge-base", "/ai/v1/knowledge-bases/{code}", Access::Authenticated, getKnowledgeBase,
     "One knowledge base.", Keep::No},
    {"retrieve", "/ai/v1/knowledge-bases/{code}/retrieve", Access::Authenticated, retrieve,
     "The items of a knowledge base that answer a question best.", Keep::No, Method::Post,
     AnyFormType},
    {"verify-quotation", "/local/v1/verify", Access::Authenticated, verifyQuotation,
     "Whether a quoted passage is where it is said to be, was changed since, or never was.",
     Keep::No, Method::Post, AnyFormType},
    {"mcp", "/mcp", Access::Deferred, answerTools,
     "The tools for language models, by the Model Context Protocol; off until switched on.",
     Keep::No, Method::Post, "application/json"},
    {"akn", "/v*/akn/{rest...}", Access::Deferred, getAkn,
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
    return [handler = row.handler, keep = row.keep, access = row.access,
            services](const Call &call) -> Result<Response> {
        // The client was judged by the revision that the context has then.
        const quint64 judged = contextOf(call).revision();
        const quint64 revision = services.revision();
        contextOf(call).adopt(revision);
        const RouteContext::Moment moment(contextOf(call));
        SHERIA_TRY(Response response, handler(call));
        const bool isJudged = access != Access::Public && access != Access::Deferred;
        const bool isOfOne = !isJudged || judged == revision;
        if (keep == Keep::Yes && response.status == 200 && isOfOne)
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
