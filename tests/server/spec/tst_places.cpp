// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_places {

using namespace sheria::tests;

/// Place, locality and link; the envelope of lists; taxonomy topics.
class TestSpecPlaces : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void place_data()
    {
        begin();
        says("GET /v3/places is an envelope of Place", "/v3/places",
             {{"status", "200"},
              {"header content-type", "application/json"},
              {"keys", "count next previous results"},
              {"count", "2"},
              {"keys results.0", "code name frbr_uri_code localities links"}});
        says("Places are ordered by name", "/v3/places",
             {{"results.0.name", "'Emptyland'"}, {"results.1.name", "'Exampleland'"}});
        says("code: ISO 3166-1 alpha-2 country code", "/v3/places/xa", {{"code", "'xa'"}});
        says("name: country name in English", "/v3/places/xa", {{"name", "'Exampleland'"}});
        says("frbr_uri_code: code used in FRBR URIs for this place", "/v3/places/xa",
             {{"frbr_uri_code", "'xa'"}});
        says("localities: array of Locality", "/v3/places/xa",
             {{"length localities", "1"}, {"keys localities.0", "code name frbr_uri_code links"}});
        says("Locality: code string, name string, frbr_uri_code string, links array of Link",
             "/v3/places/xa",
             {{"localities.0",
               "{'code':'bay','name':'Bay "
               "City','frbr_uri_code':'xa-bay','links':[{'rel':'works','title':'Works','href':'{"
               "base}/v3/akn/xa-bay/','media_type':'application/json'}]}"}});
        says("Link: rel string, title string, href uri, media_type string", "/v3/places/xa",
             {{"links",
               "[{'rel':'works','title':'Works','href':'{base}/v3/akn/xa/','media_type':"
               "'application/json'}]"}});
        says("In v2 the media type field is named mediaType", "/v2/countries.json",
             {{"results.1.links",
               "[{'rel':'works','title':'Works','href':'{base}/v2/akn/xa/','mediaType':"
               "'application/json'}]"},
              {"keys results.1.localities.0.links.0", "rel title href mediaType"}});
        says("GET /v3/places/{frbr_uri_code} of a locality is the locality", "/v3/places/xa-bay",
             {{"status", "200"},
              {"keys", "code name frbr_uri_code links"},
              {"code", "'bay'"},
              {"frbr_uri_code", "'xa-bay'"}});
        says("A country without localities has an empty array", "/v3/places/xb",
             {{"localities", "[]"}});
        says("An unknown place is 404", "/v3/places/xc",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("GET /v3/countries is the same as places", "/v3/countries",
             {{"count", "2"}, {"results.1.code", "'xa'"}});
        says("Every json path also answers with .json appended", "/v3/places.json",
             {{"status", "200"}, {"count", "2"}});
        says("A trailing slash does not matter", "/v3/places/", {{"status", "200"}});
        says("A trailing slash behind .json does not matter", "/v3/places.json/",
             {{"status", "200"}});
        says("page_size limits the places of a page", "/v3/places?page_size=1",
             {{"count", "2"},
              {"length results", "1"},
              {"next", "'{base}/v3/places?page=2&page_size=1'"},
              {"previous", "null"}});
        says("The root lists the endpoints by name", "/v3/",
             {{"keys", "countries places work-expressions taxonomy-topics enrichment-datasets"},
              {"places", "'{base}/v3/places'"}});
    }
    void place() { check(); }

    void topic_data()
    {
        begin();
        says("GET /v3/taxonomy-topics is an envelope of public root topics, nested",
             "/v3/taxonomy-topics",
             {{"count", "1"},
              {"keys results.0", "name slug id children"},
              {"results.0.slug", "'subject'"},
              {"results.0.children.0.children.0.slug", "'subject-env-water'"}});
        says("GET /v3/taxonomy-topics/{slug} is one topic node, nested",
             "/v3/taxonomy-topics/subject-env.json",
             {{"keys", "name slug id children"},
              {"id", "2"},
              {"children.0.children", "[]"},
              {"children.0.name", "'Water'"}});
        says("Every child's slug starts with its root's slug", "/v3/taxonomy-topics/subject",
             {{"children.0.slug", "*\"subject-*"}, {"children.0.children.0.slug", "*\"subject-*"}});
        says("A topic that is not under a public root is 404", "/v3/taxonomy-topics/internal",
             {{"status", "404"}});
        says("An unknown topic is 404", "/v3/taxonomy-topics/none", {{"status", "404"}});
        says("GET /v3/taxonomy-topics/{slug}/work-expressions is an envelope of work expressions",
             "/v3/taxonomy-topics/subject-env/work-expressions",
             {{"count", "4"},
              {"keys", "count next previous results"},
              {"results.0.frbr_uri", "'/akn/xa/act/2004/17'"}});
        says("A topic's list has the works tagged with it or any descendant",
             "/v3/taxonomy-topics/subject/work-expressions", {{"count", "4"}});
        says("A topic's list has no works of the topics above it",
             "/v3/taxonomy-topics/subject-env-water/work-expressions", {{"count", "0"}});
        says("A topic's list takes the filters of the other lists",
             "/v3/taxonomy-topics/subject/work-expressions?updated_at__gte=2030-01-01",
             {{"count", "0"}});
        says("The list of an unknown topic is 404", "/v3/taxonomy-topics/none/work-expressions",
             {{"status", "404"}});
    }
    void topic() { check(); }

    void enrichmentDataset_data()
    {
        begin();
        says("GET /v3/enrichment-datasets is an envelope of dataset summaries",
             "/v3/enrichment-datasets",
             {{"count", "1"},
              {"keys results.0", "id name description url created_at updated_at"},
              {"results.0.url", "'{base}/v3/enrichment-datasets/5'"},
              {"results.0.created_at", "'2024-01-05T08:00:00Z'"}});
        says("Datasets are filtered by updated_at__gte",
             "/v3/enrichment-datasets?updated_at__gte=2024-01-05T08:00:01Z", {{"count", "0"}});
        says("updated_at__gte is inclusive",
             "/v3/enrichment-datasets?updated_at__gte=2024-01-05T08:00:00Z", {{"count", "1"}});
        says("Datasets are filtered by updated_at__lte",
             "/v3/enrichment-datasets?updated_at__lte=2024-01-05T07:59:59Z", {{"count", "0"}});
        says("A bad date-time is 400 and names the field",
             "/v3/enrichment-datasets?updated_at__lte=never",
             {{"status", "400"}, {"body", "{'updated_at__lte':['Enter a valid date/time.']}"}});
        says("Detail adds enrichments and taxonomy", "/v3/enrichment-datasets/5",
             {{"keys", "id name description url created_at updated_at enrichments taxonomy"}});
        says("enrichments: array of {id, provision_id, taxonomy_topic, work}",
             "/v3/enrichment-datasets/5",
             {{"enrichments",
               "[{'id':11,'provision_id':'chp_1__sec_1','taxonomy_topic':'subject-env','work':'/"
               "akn/xa/act/2004/17'}]"}});
        says("taxonomy: the root topic node, recursive", "/v3/enrichment-datasets/5",
             {{"keys taxonomy", "name slug id children"},
              {"taxonomy.slug", "'subject'"},
              {"taxonomy.children.0.children.0.id", "3"}});
        says("id is an integer", "/v3/enrichment-datasets/x", {{"status", "404"}});
        says("An unknown dataset is 404", "/v3/enrichment-datasets/6", {{"status", "404"}});
    }
    void enrichmentDataset() { check(); }
};

SHERIA_TEST(TestSpecPlaces)
} // namespace tst_places
#include "tst_places.moc"
