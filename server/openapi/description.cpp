#include "server/openapi/description.h"

#include <algorithm>
#include <iterator>

namespace sheria::openapi {

namespace {

constexpr QByteArrayView Paged = "page page_size";
constexpr QByteArrayView Filtered =
    "created_at created_at__gte created_at__lte updated_at updated_at__gte updated_at__lte "
    "commenced repealed principal page page_size";
constexpr QByteArrayView Html = "format coverpage standalone resolver media_url";
constexpr QByteArrayView Text = "format coverpage standalone resolver media_url manifestation";

constexpr QByteArrayView Decided =
    "court court_class court_division county year filing_year casetype flag anonymised area_of_law "
    "judge action date date__gte date__lte created_at created_at__gte created_at__lte updated_at "
    "updated_at__gte updated_at__lte title_words decisions_ordering page page_size";
constexpr QByteArrayView Sought =
    "q filters court court_class court_division county year filing_year casetype flag anonymised "
    "area_of_law judge action date date__gte date__lte decisions_ordering page page_size";

constexpr Description Rows[] = {
    {"root", "Browsing", "EntryPoints"},
    {"places", "Places", "CountryList", "", Paged},
    {"countries", "Places", "CountryList", "", Paged},
    {"place", "Places", "Place"},
    {"place-work-expressions", "Works", "WorkExpressionList", "", Filtered, 200, "",
     "LegacyListing"},
    {"work-expressions", "Works", "WorkExpressionList", "", Filtered, 200, "", "LegacyListing"},
    {"search", "Search", "SearchResults", "", "q frbr_uri frbr_uri__startswith page page_size"},
    {"taxonomy-topics", "Topics", "TopicList", "", Paged},
    {"taxonomy-topic", "Topics", "Topic"},
    {"topic-work-expressions", "Topics", "WorkExpressionList", "", Filtered, 200, "",
     "LegacyListing"},
    {"taxonomy-topics-old", "Topics", "TopicList", "", Paged},
    {"taxonomy-topic-old", "Topics", "Topic"},
    {"enrichment-datasets", "Enrichments", "EnrichmentDatasetList", "",
     "updated_at__gte updated_at__lte page page_size"},
    {"enrichment-dataset", "Enrichments", "EnrichmentDataset"},
    {"work-listing", "Works", "WorkListing", "pdf epub zip", Filtered, 200, "", "LegacyListing"},
    {"expression", "Works", "WorkExpression", "xml html pdf epub zip", Text, 200, "",
     "LegacyExpression"},
    {"item", "Parts", "Item", "xml html pdf epub zip", Html},
    {"legacy-item", "Parts", "Item", "xml html pdf epub zip", Html},
    {"toc", "Parts", "Toc", "", "", 200, "", "LegacyToc"},
    {"commencements", "History", "Commencements"},
    {"timeline", "History", "Timeline"},
    {"provision-enrichments", "Enrichments", "ProvisionEnrichments"},
    {"media", "Media", "MediaList", "", Paged},
    {"media-file", "Media", "", "*/*"},
    {"publication-document", "Media", "", "*/*"},
    {"glossaries", "Glossary", "GlossaryList", "", Paged},
    {"glossary", "Glossary", "Glossary"},
    {"decisions-root", "Browsing", "EntryPoints"},
    {"decisions", "Decisions", "DecisionList", "", Decided},
    {"decision", "Decisions", "Decision", "xml html pdf", "format standalone resolver media_url"},
    {"decisions-search", "Search", "DecisionSearchResults", "", Sought},
    {"decisions-suggest", "Search", "Suggestions", "", "q"},
    {"courts", "Reference lists", "CourtList", "", Paged},
    {"court", "Reference lists", "Court"},
    {"courtdivisions", "Reference lists", "CourtDivisionList", "", Paged},
    {"courtdivision", "Reference lists", "CourtDivision"},
    {"courtclasses", "Reference lists", "CourtClassList", "", Paged},
    {"courtclass", "Reference lists", "CourtClass"},
    {"flags", "Reference lists", "FlagList", "", Paged},
    {"flag", "Reference lists", "Flag"},
    {"judges", "Reference lists", "JudgeList", "", Paged},
    {"judge", "Reference lists", "Judge"},
    {"casetypes", "Reference lists", "CaseTermList", "", Paged},
    {"casetype", "Reference lists", "CaseTerm"},
    {"caseactions", "Reference lists", "CaseTermList", "", Paged},
    {"caseaction", "Reference lists", "CaseTerm"},
    {"areasoflaw", "Reference lists", "CaseTermList", "", Paged},
    {"areaoflaw", "Reference lists", "CaseTerm"},
    {"counties", "Reference lists", "CountyList", "", Paged},
    {"county", "Reference lists", "County"},
    {"widget-portion", "Widgets", "", "html"},
    {"widget-popup", "Widgets", "", "html"},
    {"widget-toc", "Widgets", "Toc"},
    {"schema", "Description", "OpenApiDocument", "application/yaml", "format lang"},
    {"swagger-ui", "Description", "", "html"},
    {"redoc", "Description", "", "", "", 302},
    {"health", "Server", "Health"},
    {"healthz", "Server", "Health"},
    {"readyz", "Server", "Health"},
    {"version", "Server", "Version"},
    {"metrics", "Server", "", "text/plain"},
    {"static", "Server", "", "*/*"},
    {"session", "Sessions", "Session"},
    {"session-begin", "Sessions", "Session", "", "", 200, "SessionToken"},
    {"session-end", "Sessions", "", "", "", 204},
    {"session-link", "Sign-in", "", "", "", 303},
    {"sign-in-page", "Sign-in", "", "html"},
    {"sign-in", "Sign-in", "", "", "", 303, "SignInForm"},
    {"sign-out", "Sign-in", "", "", "", 303, "SignInForm"},
    {"webhooks-page", "Webhooks", "", "html"},
    {"webhook-add", "Webhooks", "", "", "", 303, "WebhookForm"},
    {"webhook-delete", "Webhooks", "", "", "", 303, "WebhookForm"},
    {"knowledge-bases", "Knowledge bases", "KnowledgeBaseList", "", Paged},
    {"knowledge-base", "Knowledge bases", "KnowledgeBase"},
    {"retrieve", "Knowledge bases", "Retrieved", "", "", 200, "RetrieveRequest"},
    {"verify-quotation", "Knowledge bases", "Verdict", "", "", 200, "VerifyRequest"},
    {"mcp", "Knowledge bases", "McpAnswer", "", "", 200, "McpMessage"},
    {"webhook-incoming", "Incoming", "Empty", "", "", 202, "Invocation"},
    {"lab-receive", "Laboratory", "", "*/*", "", 200},
    {"lab-inspect", "Laboratory", "LabReceiver"},
    {"lab-clear", "Laboratory", "", "", "", 204},
    {"resolver", "References", "", "", "", 302},
    {"resolver-of-authority", "References", "", "", "", 302},
};

} // namespace

const Description *describe(QByteArrayView name)
{
    const auto *const row = std::find_if(std::begin(Rows), std::end(Rows),
                                         [name](const Description &each) {
                                             return each.route == name;
                                         });
    return row == std::end(Rows) ? nullptr : row;
}

} // namespace sheria::openapi
