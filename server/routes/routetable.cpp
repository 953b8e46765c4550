// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/handlers.h"
#include "server/routes/common/routecontext.h"

namespace sheria::routes {

namespace {

using http::Access;
using http::Method;
using About = openapi::Description;

/// Whether an answer may be given again while nothing has changed.
enum class Keep { Yes, No };

struct RouteRow
{
    QByteArrayView name;
    QByteArrayView pattern; ///< "/v*" stands for both versions of the API.
    Access access;
    Result<Response> (*handler)(const Call &call);
    QByteArrayView summary;
    About about;
    Keep keep = Keep::Yes;
    Method method = Method::Get;
    /// The media types of a request's body, with a blank between them; another is answered 415.
    QByteArrayView bodyTypes = {};
};

constexpr QByteArrayView FormType = "application/x-www-form-urlencoded";

constexpr QByteArrayView AnyFormType =
    "application/json application/x-www-form-urlencoded multipart/form-data";

constexpr QByteArrayView Decided =
    "court court_class court_division county year filing_year casetype flag anonymised area_of_law "
    "judge action date date__gte date__lte created_at created_at__gte created_at__lte updated_at "
    "updated_at__gte updated_at__lte title_words decisions_ordering page page_size";
constexpr QByteArrayView Sought =
    "q filters court court_class court_division county year filing_year casetype flag anonymised "
    "area_of_law judge action date date__gte date__lte decisions_ordering page page_size";

constexpr RouteRow RouteRows[] = {
    {"health", "/health", Access::Public, getHealth,
     "Whether the server, its library and its search index are in order, and how far the index is "
     "behind.",
     About("Server", "Health"), Keep::No},
    {"schema", "/schema", Access::Public, getSchema,
     "This description of the server's own paths, as OpenAPI in YAML or JSON.",
     About("Description", "OpenApiDocument", "application/yaml", "format lang")},
    {"swagger-ui", "/schema/swagger-ui", Access::Public, getSwaggerUi,
     "Interactive documentation of the same description.", About("Description", "", "html")},
    {"redoc", "/schema/redoc", Access::Public, getRedoc,
     "Redirects to the interactive documentation.", About("Description", "", "", "", 302),
     Keep::No},
    {"static", "/static/{file}", Access::Public, getStatic,
     "A style sheet or script of the server's own pages.", About("Server", "", "*/*")},
    {"healthz", "/healthz", Access::Public, getLiveness, "Whether the server is running.",
     About("Server", "Health"), Keep::No},
    {"readyz", "/readyz", Access::Public, getReadiness,
     "Whether the server is ready; 503 until the first search index is built, and of a replica "
     "that is "
     "too far behind.",
     About("Server", "Health", "", "ready_as"), Keep::No},
    {"version", "/version", Access::Public, getVersion,
     "The program and the versions of the API that it supports.", About("Server", "Version"),
     Keep::No},
    {"metrics", "/metrics", Access::Authenticated, getMetrics,
     "Counters and gauges in Prometheus' text format.", About("Server", "", "text/plain"),
     Keep::No},
    {"audit", "/local/v1/audit", Access::Admin, listAudit,
     "The log of administration: who changed accounts, tokens, webhooks, sources and settings.",
     About("Server", "AuditLog", "", "audit_since audit_actor audit_before audit_limit"), Keep::No},
    {"replication", "/local/v1/replication", Access::Admin, getReplication,
     "How far the library is, for its replicas, and their accounts and groups without secrets.",
     About("Server", "Replication", "", "replica_library replica_revision replica_settings"),
     Keep::No},
    {"replication-pack", "/local/v1/replication/pack", Access::Admin, getReplicationPack,
     "What changed since a revision, as a delta pack.",
     About("Server", "", "application/zip", "replica_since"), Keep::No},
    {"replication-successor", "/local/v1/replication/successor", Access::Admin, putSuccessor,
     "Says that another library was promoted in the place of this one, which nothing changes any "
     "more.",
     About("Server", "ReplicationRole", "", "", 200, "Successor"), Keep::No, Method::Post,
     "application/json"},
    {"session", "/session", Access::Authenticated, getSession, "The account that is signed in.",
     About("Sessions", "Session"), Keep::No},
    {"session-begin", "/session", Access::Public, beginSession,
     "Signs a client in: a token, or account and password, for a session cookie.",
     About("Sessions", "Session", "", "", 200, "SessionToken"), Keep::No, Method::Post,
     "application/json"},
    {"session-end", "/session", Access::Authenticated, endSession, "Signs a browser out.",
     About("Sessions", "", "", "", 204), Keep::No, Method::Delete},
    {"session-link", "/session/begin", Access::Public, redeemLink,
     "Signs a browser in by a one-time link of the desktop.", About("Sign-in", "", "", "", 303),
     Keep::No},
    {"start", "/", Access::Public, getStart, "Redirects a browser to the start page.",
     About("Sign-in", "", "", "", 303), Keep::No},
    {"sign-in-page", "/sign-in", Access::Public, getSignIn,
     "The page on which browsers sign in, or see that they are signed in.",
     About("Sign-in", "", "html"), Keep::No},
    {"sign-in", "/sign-in", Access::Public, signIn, "Signs a browser in by the form of that page.",
     About("Sign-in", "", "", "", 303, "SignInForm"), Keep::No, Method::Post, FormType},
    {"sign-out", "/sign-out", Access::Public, signOut,
     "Signs a browser out by the form of that page.",
     About("Sign-in", "", "", "", 303, "SignInForm"), Keep::No, Method::Post, FormType},
    {"webhooks-page", "/webhooks", Access::Deferred, getWebhooks,
     "The page on which webhooks are registered.", About("Webhooks", "", "html"), Keep::No},
    {"webhook-add", "/webhooks", Access::Deferred, addWebhook,
     "Registers a webhook by the form of that page.",
     About("Webhooks", "", "", "", 303, "WebhookForm"), Keep::No, Method::Post, FormType},
    {"webhook-delete", "/webhooks/delete", Access::Deferred, deleteWebhook,
     "Removes a webhook by the form of that page.",
     About("Webhooks", "", "", "", 303, "WebhookForm"), Keep::No, Method::Post, FormType},
    {"webhook-incoming", "/webhooks/incoming", Access::Deferred, receiveInvocation,
     "Receives webhooks of another server, to download the changed works.",
     About("Incoming", "Empty", "", "", 202, "Invocation"), Keep::No, Method::Post,
     "application/json"},
    {"lab-receive", "/_lab/receiver/{receiver}", Access::Public, receiveInLab,
     "A test receiver of webhooks that behaves as its name says; off by default.",
     About("Laboratory", "", "*/*", "", 200), Keep::No, Method::Post},
    {"lab-inspect", "/_lab/receiver/{receiver}", Access::Admin, inspectLabReceiver,
     "The requests that the receiver got.", About("Laboratory", "LabReceiver"), Keep::No},
    {"lab-clear", "/_lab/receiver/{receiver}", Access::Admin, clearLabReceiver,
     "Resets the receiver.", About("Laboratory", "", "", "", 204), Keep::No, Method::Delete},
    {"lab-receivers", "/_lab/receivers", Access::Admin, listLabReceivers,
     "The receivers: presets, and those that were defined.", About("Laboratory", "LabReceivers"),
     Keep::No},
    {"lab-receiver-put", "/_lab/receivers/{receiver}", Access::Admin, putLabReceiver,
     "Defines a receiver that answers as the body says, or forwards its requests to a program on "
     "this computer.",
     About("Laboratory", "LabReceiverDefinition", "", "", 200, "LabReceiverDefinition"), Keep::No,
     Method::Put, "application/json"},
    {"lab-receiver-delete", "/_lab/receivers/{receiver}", Access::Admin, deleteLabReceiver,
     "Removes a defined receiver.", About("Laboratory", "", "", "", 204), Keep::No, Method::Delete},
    {"resolver", "/resolver/resolve/{rest...}", Access::Public, resolve,
     "Redirects a reference to the work that it refers to.", About("References", "", "", "", 302),
     Keep::No},
    {"resolver-of-authority", "/resolver/{authority}/resolve/{rest...}", Access::Public, resolve,
     "The same, for links that name an authority.", About("References", "", "", "", 302), Keep::No},
    {"widget-portion", "/widgets/v1/p/{partner}/e/portion/{rest...}", Access::Deferred,
     getWidgetPortion, "An expression, or a part of one, for the components of law-widgets.",
     About("Widgets", "", "html")},
    {"widget-popup", "/widgets/v1/p/{partner}/e/popup/{rest...}", Access::Deferred, getWidgetPopup,
     "The preview of a reference for the components.", About("Widgets", "", "html")},
    {"widget-toc", "/widgets/v1/p/{partner}/e/we/toc.json/{rest...}", Access::Deferred,
     getWidgetToc, "The table of contents for the components.", About("Widgets", "Toc")},
    {"root", "/v*", Access::Authenticated, getRoot, "The root of the API, with links to its lists.",
     About("Browsing", "EntryPoints")},
    {"schema", "/v*/schema", Access::Public, getSchema,
     "This description of the API, as OpenAPI in YAML or JSON.",
     About("Description", "OpenApiDocument", "application/yaml", "format lang")},
    {"swagger-ui", "/v*/schema/swagger-ui", Access::Public, getSwaggerUi,
     "Interactive documentation of the same description.", About("Description", "", "html")},
    {"redoc", "/v*/schema/redoc", Access::Public, getRedoc,
     "Redirects to the interactive documentation.", About("Description", "", "", "", 302),
     Keep::No},
    {"places", "/v3/places", Access::Authenticated, listPlaces,
     "The countries and their localities.", About("Places", "CountryList", "", Paged)},
    {"countries", "/v*/countries", Access::Authenticated, listPlaces,
     "The same as places; older clients ask for it.", About("Places", "CountryList", "", Paged)},
    {"place", "/v3/places/{code}", Access::Deferred, getPlace, "One country or locality.",
     About("Places", "Place")},
    {"place-work-expressions", "/v3/places/{code}/work-expressions", Access::Deferred,
     listPlaceWorkExpressions, "The newest expression of each work of a place.",
     About("Works", "WorkExpressionList", "", Filtered, 200, "", "LegacyListing")},
    {"work-expressions", "/v3/work-expressions", Access::Authenticated, listWorkExpressions,
     "All expressions, of every date and language.",
     About("Works", "WorkExpressionList", "", Filtered, 200, "", "LegacyListing")},
    {"taxonomy-topics", "/v*/taxonomy-topics", Access::Authenticated, listTopics,
     "The public taxonomies.", About("Topics", "TopicList", "", Paged)},
    {"taxonomy-topics-old", "/v2/taxonomy_topics", Access::Authenticated, listTopics,
     "The public taxonomies, by their older name.", About("Topics", "TopicList", "", Paged)},
    {"taxonomy-topic", "/v*/taxonomy-topics/{slug}", Access::Authenticated, getTopic,
     "One topic with those below it.", About("Topics", "Topic")},
    {"taxonomy-topic-old", "/v2/taxonomy_topics/{slug}", Access::Authenticated, getTopic,
     "One topic, by the older name.", About("Topics", "Topic")},
    {"topic-work-expressions", "/v3/taxonomy-topics/{slug}/work-expressions", Access::Authenticated,
     listTopicWorkExpressions, "The expressions of works about a topic or one below it.",
     About("Topics", "WorkExpressionList", "", Filtered, 200, "", "LegacyListing")},
    {"enrichment-datasets", "/v3/enrichment-datasets", Access::Authenticated, listDatasets,
     "The enrichment datasets.",
     About("Enrichments", "EnrichmentDatasetList", "",
           "updated_at__gte updated_at__lte page page_size")},
    {"enrichment-dataset", "/v3/enrichment-datasets/{id}", Access::Authenticated, getDataset,
     "One enrichment dataset with its enrichments.", About("Enrichments", "EnrichmentDataset")},
    {"glossaries", "/v3/glossary", Access::Authenticated, listGlossaries,
     "The places with a glossary.", About("Glossary", "GlossaryList", "", Paged)},
    {"glossary", "/v3/glossary/{place}", Access::Deferred, getGlossary,
     "The terms that the law of a place defines.", About("Glossary", "Glossary")},
    {"search", "/v2/search/{country}", Access::Deferred, searchCountry,
     "The works of a country that contain every word, best matches first.",
     About("Search", "SearchResults", "", "q frbr_uri frbr_uri__startswith page page_size"),
     Keep::No},
    {"decisions-root", "/api/v1", Access::Authenticated, getDecisionsRoot,
     "The root of this API, with links to its lists.", About("Browsing", "EntryPoints")},
    {"schema", "/api/v1/schema", Access::Public, getSchema,
     "This description of the API, as OpenAPI in YAML or JSON.",
     About("Description", "OpenApiDocument", "application/yaml", "format lang")},
    {"swagger-ui", "/api/v1/schema/swagger-ui", Access::Public, getSwaggerUi,
     "Interactive documentation of the same description.", About("Description", "", "html")},
    {"redoc", "/api/v1/schema/redoc", Access::Public, getRedoc,
     "Redirects to the interactive documentation.", About("Description", "", "", "", 302),
     Keep::No},
    {"decisions", "/api/v1/decisions", Access::Authenticated, listDecisions,
     "The published decisions of courts, the newest first.",
     About("Decisions", "DecisionList", "", Decided)},
    {"decision", "/api/v1/decisions/akn/{rest...}", Access::Authenticated, getDecision,
     "One decision: what is known of it, or its text.",
     About("Decisions", "Decision", "xml html pdf", "format standalone resolver media_url")},
    {"decisions-search", "/api/v1/search", Access::Authenticated, searchDecisions,
     "Decisions that match a query, with counts for filters.",
     About("Search", "DecisionSearchResults", "", Sought), Keep::No},
    {"decisions-suggest", "/api/v1/search/suggest", Access::Authenticated, suggestDecisions,
     "Suggestions for incomplete input.", About("Search", "Suggestions", "", "q"), Keep::No},
    {"", "/api/v1/{terms}", Access::Authenticated, listDecisionTerms, "", About()},
    {"knowledge-bases", "/ai/v1/knowledge-bases", Access::Authenticated, listKnowledgeBases,
     "The knowledge bases.", About("Knowledge bases", "KnowledgeBaseList", "", Paged), Keep::No},
    {"knowledge-base", "/ai/v1/knowledge-bases/{code}", Access::Authenticated, getKnowledgeBase,
     "One knowledge base.", About("Knowledge bases", "KnowledgeBase"), Keep::No},
    {"retrieve", "/ai/v1/knowledge-bases/{code}/retrieve", Access::Authenticated, retrieve,
     "The items of a knowledge base that best match a query.",
     About("Knowledge bases", "Retrieved", "", "", 200, "RetrieveRequest"), Keep::No, Method::Post,
     AnyFormType},
    {"verify-quotation", "/local/v1/verify", Access::Authenticated, verifyQuotation,
     "Whether a quoted passage is at the cited place, was changed since, or never existed.",
     About("Knowledge bases", "Verdict", "", "", 200, "VerifyRequest"), Keep::No, Method::Post,
     AnyFormType},
    {"blame", "/local/v1/blame", Access::Authenticated, tellBlame,
     "The expression in which each word of a provision first stood, and the law that wrote it.",
     About("Knowledge bases", "Blame", "", "blame_frbr_uri blame_text")},
    {"citator", "/local/v1/citator", Access::Authenticated, tellCitator,
     "Who cites a work or provision, in which words, and how decisions treat it.",
     About("Knowledge bases", "Citator", "", "blame_frbr_uri citator_as_at citator_offset")},
    {"resolve-reference", "/local/v1/resolve", Access::Authenticated, resolveReference,
     "Which works and provisions a reference as people write it names.",
     About("Knowledge bases", "Resolved", "", "resolve_text resolve_as_at")},
    {"compare", "/local/v1/compare", Access::Authenticated, compareTexts,
     "In which provisions two texts differ, renumbering told from change.",
     About("Knowledge bases", "Comparison", "", "compare_from compare_to")},
    {"effects", "/local/v1/effects", Access::Authenticated, listEffects,
     "The commencements, amendments and repeals of works, or of all works of a place.",
     About("Knowledge bases", "Effects", "text/calendar application/atom+xml",
           "effects_frbr_uri effects_place effects_from effects_to effects_as")},
    {"check-brief", "/local/v1/check", Access::Authenticated, checkBrief,
     "What a brief cites and quotes, and whether it is so.",
     About("Knowledge bases", "CheckedBrief", "text/html application/pdf", "", 200, "CheckRequest"),
     Keep::No, Method::Post, AnyFormType},
    {"mcp", "/mcp", Access::Deferred, answerTools,
     "The tools for language models (Model Context Protocol); off by default.",
     About("Knowledge bases", "McpAnswer", "", "", 200, "McpMessage"), Keep::No, Method::Post,
     "application/json"},
    {"akn", "/v*/akn/{rest...}", Access::Deferred, getAkn,
     "Works, expressions and their parts by FRBR URI.", About()},
};

/// A reference list of the decisions API, and one entry of it.
struct TermRow
{
    QByteArrayView list;
    QByteArrayView one;
    QByteArrayView pattern; ///< Of one; the list is what it begins with.
    QByteArrayView listSummary;
    QByteArrayView summary;
    QByteArrayView listSchema;
    QByteArrayView schema;
};

constexpr TermRow TermRows[] = {
    {"courts", "court", "/api/v1/courts/{term}", "The courts.", "A court, by its code.",
     "CourtList", "Court"},
    {"courtdivisions", "courtdivision", "/api/v1/courtdivisions/{term}", "The divisions of courts.",
     "A division.", "CourtDivisionList", "CourtDivision"},
    {"courtclasses", "courtclass", "/api/v1/courtclasses/{term}", "The classes of courts.",
     "A class.", "CourtClassList", "CourtClass"},
    {"flags", "flag", "/api/v1/flags/{term}", "The flags of decisions.", "A flag.", "FlagList",
     "Flag"},
    {"judges", "judge", "/api/v1/judges/{term}", "The judges.", "A judge.", "JudgeList", "Judge"},
    {"casetypes", "casetype", "/api/v1/casetypes/{term}", "The types of cases.", "A type.",
     "CaseTermList", "CaseTerm"},
    {"caseactions", "caseaction", "/api/v1/caseactions/{term}", "The actions that decisions take.",
     "An action.", "CaseTermList", "CaseTerm"},
    {"areasoflaw", "areaoflaw", "/api/v1/areasoflaw/{term}", "The areas of law.", "An area.",
     "CaseTermList", "CaseTerm"},
    {"counties", "county", "/api/v1/counties/{term}", "The counties.", "A county, by its code.",
     "CountyList", "County"},
};

/// The whole table: in RouteRows, all reference lists are one row.
std::vector<RouteRow> allRows()
{
    constexpr QByteArrayView Tag = "Reference lists";
    constexpr QByteArrayView Term = "/{term}";
    std::vector<RouteRow> rows;
    for (const RouteRow &row : RouteRows) {
        if (row.handler != listDecisionTerms) {
            rows.push_back(row);
            continue;
        }
        for (const TermRow &each : TermRows) {
            rows.push_back({each.list, each.pattern.chopped(Term.size()), row.access,
                            listDecisionTerms, each.listSummary,
                            About(Tag, each.listSchema, {}, Paged)});
            rows.push_back({each.one, each.pattern, row.access, getDecisionTerm, each.summary,
                            About(Tag, each.schema)});
        }
    }
    return rows;
}

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
http::Handler handlerOf(const RouteRow &row, Services &services)
{
    return [handler = row.handler, keep = row.keep, access = row.access,
            &services](const Call &call) -> Result<Response> {
        // The client was judged by the revision that the context has then.
        const quint64 judged = contextOf(call).revision();
        const quint64 revision = services.revision();
        contextOf(call).adopt(revision);
        const RouteContext::ReadSnapshot moment(contextOf(call));
        SHERIA_TRY(Response response, handler(call));
        const bool isJudged = access != Access::Public && access != Access::Deferred;
        const bool isOfOne = !isJudged || judged == revision;
        // What is still being worked out changes without a change of the library's texts.
        const bool mayBeKept = keep == Keep::Yes && response.header("Cache-Control") != "no-store";
        if (mayBeKept && response.status == 200 && isOfOne)
            response.cacheRevision = revision;
        return response;
    };
}

http::Route routeOf(const RouteRow &row, QByteArray pattern, Services &services)
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
        route.suffixes.clear(); // Source: server/API.md section 8.1.
    if (!row.bodyTypes.isEmpty())
        route.bodyTypes = row.bodyTypes.toByteArray().split(' ');
    return route;
}

/// The patterns of a row: one for each version of the API that has it.
QByteArrayList patternsOf(const RouteRow &row)
{
    constexpr QByteArrayView Both = "/v*";
    const QByteArray pattern = row.pattern.toByteArray();
    if (!pattern.startsWith(Both))
        return {pattern};
    const QByteArray rest = pattern.mid(Both.size());
    return {"/v3" + rest, "/v2" + rest};
}

/// What `row` offers at `pattern`, as the OpenAPI documents list it.
void appendOperations(std::vector<openapi::Operation> &out, const RouteRow &row, QByteArray pattern)
{
    const QByteArray method = http::methodName(row.method).toByteArray();
    const bool isPublic = row.access == Access::Public;
    if (row.handler != getAkn) {
        out.push_back({row.name.toByteArray(), method, pattern.replace("...}", "}"),
                       row.summary.toByteArray(), row.about, isPublic,
                       row.bodyTypes.toByteArray()});
        return;
    }
    const QByteArray prefix = pattern.first(pattern.indexOf("/akn"));
    for (const AknRoute &below : aknRoutes()) {
        QByteArray path = below.pattern.toByteArray();
        out.push_back({below.name.toByteArray(), method,
                       path.replace(0, path.indexOf('/', 1), prefix), below.summary.toByteArray(),
                       below.about, isPublic});
    }
}

} // namespace

std::vector<openapi::Operation> operations()
{
    std::vector<openapi::Operation> out;
    for (const RouteRow &row : allRows()) {
        for (const QByteArray &pattern : patternsOf(row))
            appendOperations(out, row, pattern);
    }
    return out;
}

http::Router makeRouter(Services &services)
{
    http::Router router;
    router.setAuthenticator(authenticate);
    router.setPresenter(browsing());
    router.setFinisher(markDeprecated);
    for (const RouteRow &row : allRows()) {
        for (const QByteArray &pattern : patternsOf(row))
            router.add(routeOf(row, pattern, services));
    }
    return router;
}

} // namespace sheria::routes
