// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/probes.h"

namespace sheria::tests {

namespace {

const QByteArray Tree = "/akn/xa/act/2004/17";

/// What every version of the content API is asked. {v} is its prefix.
QList<Probe> contentProbes()
{
    return {
        {"{v}", "{v}"},
        {"{v}/places", "{v}/places"},
        {"{v}/places", "{v}/places?page=7"},
        {"{v}/search/{country}", "{v}/search/xa?q=act"},
        {"{v}/search/{country}", "{v}/search/zz?q=act"},
        {"{v}/places", "{v}/places", "*/*", "GET", {}, true},
        {"{v}/places", "{v}/places", "application/xml"},
        {"{v}/places", "{v}/places?page=7", "application/json, application/problem+json"},
        {"{v}/places/{code}", "{v}/places/xa"},
        {"{v}/places/{code}", "{v}/places/xa-bay"},
        {"{v}/places/{code}", "{v}/places/zz"},
        {"{v}/places/{code}/work-expressions", "{v}/places/xa/work-expressions"},
        {"{v}/countries", "{v}/countries.json"},
        {"{v}/work-expressions", "{v}/work-expressions"},
        {"{v}/work-expressions", "{v}/work-expressions?page_size=2&page=2"},
        {"{v}/work-expressions", "{v}/work-expressions?updated_at__gte=never"},
        {"{v}/work-expressions", "{v}/work-expressions?commenced=perhaps",
         "application/json, application/problem+json"},
        {"{v}/taxonomy-topics", "{v}/taxonomy-topics"},
        {"{v}/taxonomy-topics/{slug}", "{v}/taxonomy-topics/subject"},
        {"{v}/taxonomy-topics/{slug}", "{v}/taxonomy-topics/none"},
        {"{v}/taxonomy_topics", "{v}/taxonomy_topics"},
        {"{v}/taxonomy_topics/{slug}", "{v}/taxonomy_topics/subject"},
        {"{v}/taxonomy-topics/{slug}/work-expressions",
         "{v}/taxonomy-topics/subject/work-expressions"},
        {"{v}/enrichment-datasets", "{v}/enrichment-datasets"},
        {"{v}/enrichment-datasets/{id}", "{v}/enrichment-datasets/5"},
        {"{v}/enrichment-datasets/{id}", "{v}/enrichment-datasets/6"},
        {"{v}/glossary", "{v}/glossary"},
        {"{v}/glossary/{place}", "{v}/glossary/xa"},
        {"{v}/glossary/{place}", "{v}/glossary/zz"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/act/2004.json?page_size=1"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/act/2004.epub"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".epub"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".zip"},
        {"{v}/{frbr_uri}", "{v}" + Tree},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/2006/1.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/2001/8.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/1999/2.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/judgment/xahc/2019/77.json"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".xml"},
        {"{v}/{frbr_uri}", "{v}" + Tree, "text/html"},
        {"{v}/{frbr_uri}", "{v}" + Tree + "/eng@1900-01-01"},
        {"{v}/{frbr_uri}", "{v}" + Tree, "image/png"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_1.json"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_1"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/!main~chp_1.xml"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_9"},
        {"{v}/{frbr_uri}/{component}/{subcomponent}", "{v}" + Tree + "/eng/main/chapter/1"},
        {"{v}/{frbr_uri}/toc", "{v}" + Tree + "/toc"},
        {"{v}/{frbr_uri}/toc", "{v}" + Tree + "/toc.xml"},
        {"{v}/{frbr_uri}/commencements", "{v}" + Tree + "/commencements.json"},
        {"{v}/{frbr_uri}/timeline", "{v}" + Tree + "/timeline"},
        {"{v}/{frbr_uri}/timeline", "{v}/akn/xa/act/2001/8/timeline"},
        {"{v}/{frbr_uri}/provision-enrichments", "{v}" + Tree + "/provision-enrichments"},
        {"{v}/{frbr_uri}/provision-enrichments",
         "{v}/akn/xa/act/2001/8/provision-enrichments.json"},
        {"{v}/{frbr_uri}/media", "{v}" + Tree + "/media.json"},
        {"{v}/{frbr_uri}/media/{filename}", "{v}" + Tree + "/media/a.png"},
        {"{v}/{frbr_uri}/media/{filename}", "{v}" + Tree + "/media/none.png"},
        {"{v}/{frbr_uri}/media/publication/{filename}",
         "{v}" + Tree + "/media/publication/gazette-221.pdf"},
        {"{v}/schema", "{v}/schema.json"},
        {"{v}/schema", "{v}/schema", "*/*", "GET", {}, true},
        {"{v}/schema/swagger-ui", "{v}/schema/swagger-ui", "*/*", "GET", {}, true},
        {"{v}/schema/redoc", "{v}/schema/redoc", "*/*", "GET", {}, true},
    };
}

/// What the decisions API is asked.
QList<Probe> decisionProbes()
{
    const QByteArray decision = "/api/v1/decisions/akn/xa/judgment/xahc/2019/77";
    QList<Probe> probes{
        {"/api/v1", "/api/v1/"},
        {"/api/v1/schema", "/api/v1/schema.json"},
        {"/api/v1/schema/swagger-ui", "/api/v1/schema/swagger-ui"},
        {"/api/v1/schema/redoc", "/api/v1/schema/redoc"},
        {"/api/v1/decisions", "/api/v1/decisions/.json"},
        {"/api/v1/decisions", "/api/v1/decisions/?court=xahc&year=2019"},
        {"/api/v1/decisions", "/api/v1/decisions?year=soon"},
        {"/api/v1/decisions", "/api/v1/decisions?page=9"},
        {"/api/v1/decisions", "/api/v1/decisions", "*/*", "GET", {}, true},
        {"/api/v1/decisions/akn/{rest}", decision + ".json"},
        {"/api/v1/decisions/akn/{rest}", decision + ".xml"},
        {"/api/v1/decisions/akn/{rest}", decision + ".html"},
        {"/api/v1/decisions/akn/{rest}", decision + "1.json"},
        {"/api/v1/search", "/api/v1/search?q=felling"},
        {"/api/v1/search", "/api/v1/search?filters=court%3Dxahc"},
        {"/api/v1/search", "/api/v1/search"},
        {"/api/v1/search/suggest", "/api/v1/search/suggest?q=oa"},
    };
    for (const QByteArray list : {"courts", "courtdivisions", "courtclasses", "flags", "judges",
                                  "casetypes", "caseactions", "areasoflaw", "counties"}) {
        probes << Probe{"/api/v1/" + list, "/api/v1/" + list};
        for (const QByteArray term : {"none", "xahc", "1", "2", "3", "4", "5", "6", "7", "8", "9"})
            probes << Probe{"/api/v1/" + list + "/{term}", "/api/v1/" + list + '/' + term};
    }
    return probes;
}

QList<Probe> serverProbes(const QByteArray &token)
{
    return {
        {"/schema", "/schema"},
        {"/schema/swagger-ui", "/schema/swagger-ui"},
        {"/schema/redoc", "/schema/redoc"},
        {"/static/{file}", "/static/none.css"},
        {"/health", "/health"},
        {"/healthz", "/healthz"},
        {"/readyz", "/readyz"},
        {"/version", "/version"},
        {"/metrics", "/metrics"},
        {"/metrics", "/metrics", "*/*", "GET", {}, true},
        {"/session", "/session"},
        {"/session", "/session", "*/*", "GET", {}, true},
        {"/session", "/session", "*/*", "POST", "{\"token\":\"" + token + "\"}", true},
        {"/session", "/session", "*/*", "POST", "{\"token\":\"none\"}", true},
        {"/session", "/session", "*/*", "POST", "{", true},
        {"/session", "/session", "*/*", "DELETE"},
        {"/widgets/v1/p/{partner}/e/portion/{rest}",
         "/widgets/v1/p/demo/e/portion" + Tree + "/eng"},
        {"/widgets/v1/p/{partner}/e/popup/{rest}", "/widgets/v1/p/demo/e/popup" + Tree},
        {"/widgets/v1/p/{partner}/e/we/toc.json/{rest}",
         "/widgets/v1/p/demo/e/we/toc.json" + Tree + "/eng@2009-02-03"},
        {"/session/begin", "/session/begin?code=none", "*/*", "GET", {}, true},
        {"/", "/", "*/*", "GET", {}, true},
        {"/sign-in", "/sign-in", "*/*", "GET", {}, true},
        {"/sign-in", "/sign-in", "*/*", "POST", "account=a&password=b", true},
        {"/sign-out", "/sign-out", "*/*", "POST", "key=none", true},
        {"/webhooks", "/webhooks", "*/*", "GET", {}, true},
        {"/webhooks", "/webhooks", "*/*", "GET"},
        {"/webhooks", "/webhooks", "*/*", "POST", "key=none&url=http://h/"},
        {"/webhooks/incoming", "/webhooks/incoming", "*/*", "POST",
         "{\"action\":\"updated\",\"work\":{\"frbr_uri\":\"/akn/xa/act/2004/17\",\"url\":\"http://"
         "h/\"}}"},
        {"/webhooks/incoming", "/webhooks/incoming", "*/*", "POST", "{", true},
        {"/webhooks/incoming", "/webhooks/incoming", "*/*", "POST", "{"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/none"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok", "*/*", "DELETE"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok", "*/*", "POST", "{}", true},
        {"/_lab/receivers/{receiver}", "/_lab/receivers/teapot", "*/*", "PUT",
         "{\"status\":418,\"headers\":{\"X-Pot\":\"1\"}}", true},
        {"/_lab/receivers/{receiver}", "/_lab/receivers/teapot", "*/*", "PUT", "{\"status\":1}",
         true},
        {"/_lab/receivers", "/_lab/receivers"},
        {"/_lab/receivers/{receiver}", "/_lab/receivers/teapot", "*/*", "DELETE"},
        {"/_lab/receivers/{receiver}", "/_lab/receivers/teapot", "*/*", "DELETE"},
        {"/ai/v1/knowledge-bases", "/ai/v1/knowledge-bases"},
        {"/ai/v1/knowledge-bases", "/ai/v1/knowledge-bases?page=9"},
        {"/ai/v1/knowledge-bases/{code}", "/ai/v1/knowledge-bases/judgments-all"},
        {"/ai/v1/knowledge-bases/{code}", "/ai/v1/knowledge-bases/none"},
        {"/ai/v1/knowledge-bases/{code}/retrieve",
         "/ai/v1/knowledge-bases/legislation-all/retrieve", "*/*", "POST",
         R"({"text":"trees","explain":true})"},
        {"/ai/v1/knowledge-bases/{code}/retrieve", "/ai/v1/knowledge-bases/judgments-all/retrieve",
         "*/*", "POST", R"({"text":"oak"})"},
        {"/ai/v1/knowledge-bases/{code}/retrieve", "/ai/v1/knowledge-bases/judgments-all/retrieve",
         "*/*", "POST", R"({"filters":{"repealed":"x"}})"},
        {"/local/v1/verify", "/local/v1/verify", "*/*", "POST",
         R"({"frbr_uri":"/akn/xa/act/2004/17","text":"trees matter"})"},
        {"/local/v1/verify", "/local/v1/verify", "*/*", "POST", "{}"},
        {"/local/v1/check", "/local/v1/check", "*/*", "POST",
         R"({"text":"See Oak v Elm [2019] XAHC 77."})"},
        {"/local/v1/check", "/local/v1/check", "*/*", "POST", "{}"},
        {"/local/v1/audit", "/local/v1/audit?limit=1"},
        {"/local/v1/audit", "/local/v1/audit?limit=x"},
        {"/local/v1/replication", "/local/v1/replication"},
        {"/local/v1/replication/pack", "/local/v1/replication/pack?since=0"},
        {"/local/v1/replication/successor", "/local/v1/replication/successor", "*/*", "POST",
         R"({"epoch":2,"url":"http://127.0.0.1:9"})"},
        {"/local/v1/blame", "/local/v1/blame?frbr_uri=/akn/xa/act/2010/1/eng/~chp_1__sec_1"},
        {"/local/v1/blame", "/local/v1/blame?frbr_uri=%20"},
        {"/local/v1/citator", "/local/v1/citator?frbr_uri=/akn/xa/act/2004/17"},
        {"/local/v1/citator", "/local/v1/citator?frbr_uri=%20"},
        {"/local/v1/resolve", "/local/v1/resolve?text=s+1+Act+17+of+2004"},
        {"/local/v1/resolve", "/local/v1/resolve"},
        {"/local/v1/compare", "/local/v1/compare?from=/akn/xa/act/2004/17&to=/akn/xa/act/2004/17"},
        {"/local/v1/compare", "/local/v1/compare?from=%20"},
        {"/local/v1/effects", "/local/v1/effects?frbr_uri=/akn/xa/act/2004/17"},
        {"/local/v1/effects",
         "/local/v1/effects?frbr_uri=/akn/xa/act/2004/17&frbr_uri=/akn/xa/act/2010/1"},
        {"/local/v1/effects", "/local/v1/effects?place=xa&as=ics"},
        {"/local/v1/effects", "/local/v1/effects?place=xa&as=atom"},
        {"/local/v1/effects", "/local/v1/effects?from=x"},
        {"/mcp", "/mcp", "*/*", "POST", R"({"jsonrpc":"2.0","id":1,"method":"ping"})"},
        {"/webhooks/delete", "/webhooks/delete", "*/*", "POST", "key=none&id=1"},
        {"/resolver/resolve/{rest}", "/resolver/resolve" + Tree, "*/*", "GET", {}, true},
        {"/resolver/{authority}/resolve/{rest}", "/resolver/zz/resolve" + Tree},
    };
}

} // namespace

QList<Probe> probesOf(const QByteArray &prefix, const QByteArray &token)
{
    if (prefix.isEmpty())
        return serverProbes(token);
    return prefix == "/api/v1" ? decisionProbes() : contentProbes();
}

} // namespace sheria::tests
