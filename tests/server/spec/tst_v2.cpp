// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_v2 {

using namespace sheria::tests;

/// The legacy version 2.
class TestSpecV2 : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void listing_data()
    {
        begin();
        says("GET /v2/countries.json: countries and localities, with links to their work listings",
             "/v2/countries.json",
             {{"status", "200"},
              {"keys", "count next previous results"},
              {"results.1.code", "'xa'"},
              {"results.1.links.0.href", "'{base}/v2/akn/xa/'"},
              {"results.1.localities.0.links.0.href", "'{base}/v2/akn/xa-bay/'"}});
        says("GET /v2/akn/<country>/ lists works", "/v2/akn/xa/",
             {{"status", "200"},
              {"count", "7"},
              {"results.0.url", "'{base}/v2/akn/xa/act/1999/2/eng@1999-01-01'"}});
        says("GET /v2/akn/<country>/act/ lists works", "/v2/akn/xa/act/",
             {{"status", "200"}, {"count", "6"}});
        says("GET /v2/akn/<country>/act/<year>/ lists works", "/v2/akn/xa/act/2004/",
             {{"status", "200"}, {"count", "1"}});
        says("Listings are paginated", "/v2/akn/xa/act.json?page_size=2",
             {{"length results", "2"}, {"next", "'{base}/v2/akn/xa/act.json?page=2&page_size=2'"}});
        says("Listings name their PDF and EPUB with mediaType", "/v2/akn/xa/act/",
             {{"links.0",
               "{'rel':'alternate','title':'PDF','href':'{base}/v2/akn/xa/"
               "act.pdf','mediaType':'application/pdf'}"}});
        says("GET /v2/taxonomy-topics is the list of topics", "/v2/taxonomy-topics",
             {{"status", "200"}, {"results.0.slug", "'subject'"}});
        says("GET /v2/taxonomy_topics is the same by its older name", "/v2/taxonomy_topics.json",
             {{"status", "200"}, {"results.0.slug", "'subject'"}});
        says("GET /v2/taxonomy_topics/{slug} is one topic", "/v2/taxonomy_topics/subject-env",
             {{"status", "200"}, {"id", "2"}});
        says("What only version 3 has is not in version 2", "/v2/places",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void listing() { check(); }

    void detail_data()
    {
        begin();
        says("The default is JSON", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"status", "200"}, {"header content-type", "application/json"}});
        says("GET /v2/<frbr_uri>.json", "/v2/akn/xa/act/2004/17/eng@2009-02-03.json",
             {{"status", "200"}, {"header content-type", "application/json"}});
        says("GET /v2/<frbr_uri>.xml", "/v2/akn/xa/act/2004/17/eng@2009-02-03.xml",
             {{"status", "200"}, {"header content-type", "application/xml; charset=utf-8"}});
        says("GET /v2/<frbr_uri>.html", "/v2/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}});
        says("The format is chosen by an Accept header",
             Statement{"/v2/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"},
                        {"header content-type", "application/xml; charset=utf-8"}},
                       {{"Accept", "application/xml"}}});
        says("Fields of version 3, then those of version 2 alone",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"keys",
               "url title created_at updated_at country locality nature subtype actor year number "
               "frbr_uri expression_frbr_uri publication_date publication_name publication_number "
               "publication_document commenced commenced_in_full commencement_date commencing_work "
               "assent_date repeal parent_work expression_date language points_in_time amendments "
               "work_amendments stub principal numbered_title taxonomy_topics as_at_date "
               "custom_properties type_name amendments_made enacted_as repeals_made "
               "commencements_made links disclaimer aliases work_title date commencements id draft "
               "content_url"}});
        says("content_url: URL", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"content_url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03.xml'"}});
        says("draft: boolean, true when the work is not in the public API",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03", {{"draft", "false"}});
        says("id: integer, the same each time", "/v2/akn/xa/act/2004/17/eng@2009-02-03.json",
             {{"id", "!'"}, {"id", "!null"}});
        says("url: of version 2", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("points_in_time have urls of version 2", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"points_in_time.0.expressions.0.url",
               "'{base}/v2/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("commencements: as version 2 has them in the detail",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03", {{"commencements.0.date", "'2004-07-01'"}});
        says("In v2 the media type field of a link is named mediaType",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"keys links.0", "rel title href mediaType"}});
        says("links lead to version 2", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"links.0.href", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03.html'"}});
        says("publication_document has a url of version 2", "/v2/akn/xa/act/2004/17/eng@2009-02-03",
             {{"publication_document.url",
               "'{base}/v2/akn/xa/act/2004/17/media/publication/gazette-221.pdf'"}});
        says("repeal: object describing the repeal, or null",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03", {{"repeal", "null"}});
    }
    void detail() { check(); }

    void date_data()
    {
        begin();
        says("<lang>@ is the very first expression", "/v2/akn/xa/act/2004/17/eng@.json",
             {{"url", "'{base}/v2/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("<lang>@YYYY-MM-DD is the expression at exactly that date",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.json",
             {{"url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("@YYYY-MM-DD when no expression exists at exactly that date is 404",
             "/v2/akn/xa/act/2004/17/eng@2009-02-04.json",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("<lang>:YYYY-MM-DD is the most recent expression at or before that date",
             "/v2/akn/xa/act/2004/17/eng:2008-12-31.json",
             {{"url", "'{base}/v2/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("<lang> is the most recent expression at or before today",
             "/v2/akn/xa/act/2004/17/eng.json",
             {{"url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03'"}});
    }
    void date() { check(); }

    void toc_data()
    {
        begin();
        says("GET /v2/<frbr_uri>/toc.json is the table of contents",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
             {{"status", "200"}, {"header content-type", "application/json"}, {"length toc", "4"}});
        says("An item has subcomponent, and no basic_unit",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
             {{"keys toc.0", "type component subcomponent title children num id heading url"}});
        says("subcomponent, such as chapter/<n>", "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
             {{"toc.1.subcomponent", "'chapter/1'"}});
        says("A section is addressed without its chapter",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
             {{"toc.1.children.0.subcomponent", "'section/1'"},
              {"toc.1.children.0.url",
               "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03/main/section/1'"}});
        says("A schedule has no subcomponent", "/v2/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
             {{"toc.3.subcomponent", "null"},
              {"toc.3.component", "'schedule1'"},
              {"toc.3.url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03/schedule1'"}});
        says("GET /v2/<frbr_uri>/<toc-item-uri>.html is one item",
             "/v2/akn/xa/act/2004/17/eng/main/section/1.html",
             {{"status", "200"},
              {"header content-type", "text/html; charset=utf-8"},
              {"body", "*<section class='akn-section' id='chp_1__sec_1'*"}});
        says("GET /v2/<frbr_uri>/<toc-item-uri>.xml is one item",
             "/v2/akn/xa/act/2004/17/eng/main/section/1.xml",
             {{"status", "200"}, {"header content-type", "application/xml; charset=utf-8"}});
        says("The HTML of a provision is inside a container of class akoma-ntoso",
             "/v2/akn/xa/act/2004/17/eng/main/section/1.html",
             {{"body", "*<div class='akoma-ntoso'><section class='akn-section'*"}});
        says("The newer address of an item resolves, too",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.html",
             {{"status", "200"},
              {"body", "*<div class='akoma-ntoso'><section class='akn-section'*"}});
        says("The schedule of the table answers",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/schedule1.html",
             {{"status", "200"}, {"body", "*id='att_1'*"}});
        says("GET /v2/<frbr_uri>/media is the list of media",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/media.json",
             {{"status", "200"},
              {"results.0.url", "'{base}/v2/akn/xa/act/2004/17/eng@2009-02-03/media/a.png'"}});
        says("GET /v2/<frbr_uri>/timeline and commencements are there",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03/timeline.json",
             {{"status", "200"}, {"keys", "timeline"}});
    }
    void toc() { check(); }

    void html_data()
    {
        begin();
        says("coverpage: 1 gives a generated coverpage, and is the default",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html", {{"body", "*<div class='coverpage'>*"}});
        says("coverpage: any other value does not",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?coverpage=no", {{"body", "!coverpage"}});
        says("standalone: 1 gives a full HTML document with CSS",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=1",
             {{"body", "*<html*"}, {"body", "*<style*"}});
        says("standalone: any other value does not",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=0", {{"body", "!<html"}});
        says("resolver: fully-qualified URL used to resolve references",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=https://r.example",
             {{"body", "*href='https://r.example/akn/xa/act/1999/2'*"}});
        says("resolver: no or none disables it",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=none",
             {{"body", "*href='/akn/xa/act/1999/2'*"}});
        says("media-url: URL prefix for links to media",
             "/v2/akn/xa/act/2004/17/eng@2009-02-03.html?media-url=https://m.example/",
             {{"body", "*src='https://m.example/media/a.png'*"}});
    }
    void html() { check(); }

    void deprecation_data()
    {
        begin();
        says("Version 2 is marked as deprecated", "/v2/akn/xa/act/2004/17/eng@2009-02-03.json?z=1",
             {{"header deprecation", "true"},
              {"header link",
               "<{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.json?z=1>; rel='successor-version'"}});
        says("A list of version 2 names its pages and its successor", "/v2/countries",
             {{"header link",
               "<{base}/v2/countries>; rel='first', <{base}/v2/countries>; rel='last', "
               "<{base}/v3/countries>; rel='successor-version'"}});
        says("The successor of taxonomy_topics has a hyphen", "/v2/taxonomy_topics/subject",
             {{"header link", "<{base}/v3/taxonomy-topics/subject>; rel='successor-version'"}});
        const auto fails = [](const char *sentence, const QByteArray &target, const char *status,
                              const QByteArray &method = "GET") {
            const QByteArray link = "<{base}/v3" + target.mid(3) + ">; rel='successor-version'";
            says(sentence,
                 Statement{
                     target,
                     {{"status", status}, {"header deprecation", "true"}, {"header link", link}},
                     {},
                     method});
        };
        fails("So is a 404 of it", "/v2/akn/xa/act/2004/99.json", "404");
        fails("So is a 404 for a path that is none", "/v2/nonsense?a=b", "404");
        fails("So is a 404 for a date without expression", "/v2/akn/xa/act/2004/17/eng@2004-06-02",
              "404");
        fails("So is a 400 of it", "/v2/akn/xa/?created_at=soon", "400");
        fails("So is a 405 of it", "/v2/countries", "405", "POST");
        says("So is a 401 of it",
             Statement{"/v2/countries",
                       {{"status", "401"}, {"header deprecation", "true"}},
                       {},
                       "GET",
                       true});
        says("So is a 406 of it",
             Statement{"/v2/akn/xa/act/2004/17/toc",
                       {{"status", "406"}, {"header deprecation", "true"}},
                       {{"Accept", "application/xml"}}});
        says("What is no version is not deprecated", "/version",
             {{"header deprecation", "absent"}});
        says("An error of version 3 is not deprecated", "/v3/nonsense",
             {{"status", "404"}, {"header deprecation", "absent"}});
        says("Version 3 is not deprecated", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"header deprecation", "absent"}, {"header link", "absent"}});
    }
    void deprecation() { check(); }
};

SHERIA_TEST(TestSpecV2)
} // namespace tst_v2
#include "tst_v2.moc"
