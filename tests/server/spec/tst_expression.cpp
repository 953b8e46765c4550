// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_expression {

using namespace sheria::tests;

/// The fields of a work expression, in lists and alone.
class TestSpecExpression : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void field_data()
    {
        begin();
        says("Every work expression has all fields, in this order; additions come behind",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"keys",
               "url title created_at updated_at country locality nature subtype actor year number "
               "frbr_uri expression_frbr_uri publication_date publication_name publication_number "
               "publication_document commenced commenced_in_full commencement_date commencing_work "
               "assent_date repeal parent_work expression_date language points_in_time amendments "
               "work_amendments stub principal numbered_title taxonomy_topics as_at_date "
               "custom_properties type_name amendments_made enacted_as repeals_made "
               "commencements_made links disclaimer aliases work_title date"}});
        says("An item of a list has the same shape as the detail", "/v3/places/xa/work-expressions",
             {{"keys results.2",
               "url title created_at updated_at country locality nature subtype actor year number "
               "frbr_uri expression_frbr_uri publication_date publication_name publication_number "
               "publication_document commenced commenced_in_full commencement_date commencing_work "
               "assent_date repeal parent_work expression_date language points_in_time amendments "
               "work_amendments stub principal numbered_title taxonomy_topics as_at_date "
               "custom_properties type_name amendments_made enacted_as repeals_made "
               "commencements_made links disclaimer aliases work_title date"}});
        says("url: uri", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("title: string", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"title", "'Tree Protection Act'"}});
        says("created_at, updated_at: date-time", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"created_at", "'2024-01-05T08:00:00Z'"}, {"updated_at", "'2024-01-05T08:00:00Z'"}});
        says("country, locality, nature, subtype, actor, year, number: string",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"country", "'xa'"},
              {"locality", "null"},
              {"nature", "'act'"},
              {"subtype", "null"},
              {"actor", "null"},
              {"year", "'2004'"},
              {"number", "'17'"}});
        says("locality is the bare code of the locality",
             "/v3/akn/xa-bay/act/by-law/2012/street-trading",
             {{"country", "'xa'"}, {"locality", "'bay'"}});
        says("frbr_uri: work FRBR URI", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"frbr_uri", "'/akn/xa/act/2004/17'"}});
        says("expression_frbr_uri: the work URI plus /<lang>@<date>",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"expression_frbr_uri", "'/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("publication_date: date", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"publication_date", "'2004-06-01'"}});
        says("publication_name, publication_number: string",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"publication_name", "'State Gazette'"}, {"publication_number", "'221'"}});
        says("publication_document: object of url, filename, mime_type, size",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"publication_document",
               "{'url':'{base}/v3/akn/xa/act/2004/17/media/publication/"
               "gazette-221.pdf','filename':'gazette-221.pdf','mime_type':'application/"
               "pdf','size':8,'has_trusted_url':false,'start_page':2}"}});
        says("A publication document elsewhere has its own address", "/v3/akn/xa/act/1999/2",
             {{"publication_document.url", "'https://gazette.example/1999/2.pdf'"},
              {"publication_document.has_trusted_url", "true"},
              {"publication_document.size", "null"}});
        says("publication_document is null when there is none", "/v3/akn/xa/act/2006/1",
             {{"publication_document", "null"}});
        says("commenced, commenced_in_full: boolean", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"commenced", "true"}, {"commenced_in_full", "false"}});
        says("commencement_date: date", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"commencement_date", "'2004-07-01'"}});
        says("commencing_work is null where no work is known",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03", {{"commencing_work", "null"}});
        says("A work that never commenced says so", "/v3/akn/xa/act/2001/8",
             {{"commenced", "false"}, {"commencement_date", "null"}});
        says("assent_date: date", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"assent_date", "'2004-05-20'"}});
        says("repeal is null when the work has not been repealed",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03", {{"repeal", "null"}});
        says("repeal: object of date, repealing_title, repealing_uri", "/v3/akn/xa/act/2001/8",
             {{"repeal",
               "{'date':'2010-01-01','repealing_title':'Tree Amendment "
               "Act','repealing_uri':'/akn/xa/act/2009/2','verb':'repealed'}"}});
        says("parent_work: object, or null", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"parent_work", "null"}});
        says("expression_date: date", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"expression_date", "'2009-02-03'"}});
        says("language: three-letter ISO 639-2 code", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"language", "'eng'"}});
        says("points_in_time: array of {date, expressions}, by date, the future included",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"length points_in_time", "3"},
              {"keys points_in_time.0", "date expressions"},
              {"points_in_time.0.date", "'2004-06-01'"},
              {"points_in_time.2.date", "'2030-01-01'"}});
        says("points_in_time: a date has an expression for each language",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"length points_in_time.1.expressions", "2"}});
        says("points_in_time: an expression has url, language, expression_frbr_uri, "
             "expression_date, title",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"points_in_time.0.expressions.0",
               "{'url':'{base}/v3/akn/xa/act/2004/17/"
               "eng@2004-06-01','language':'eng','expression_frbr_uri':'/akn/xa/act/2004/17/"
               "eng@2004-06-01','title':'Tree Protection Act','expression_date':'2004-06-01'}"}});
        says("amendments: those up to the date of the expression",
             "/v3/akn/xa/act/2004/17/eng@2004-06-01", {{"amendments", "[]"}});
        says("amendments: array of {date, amending_title, amending_uri}",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"amendments",
               "[{'date':'2009-02-03','amending_title':'Tree Amendment "
               "Act','amending_uri':'/akn/xa/act/2009/2'}]"}});
        says("work_amendments: all amendments of the work", "/v3/akn/xa/act/2004/17/eng@2004-06-01",
             {{"length work_amendments", "1"}});
        says("stub, principal: boolean", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"stub", "false"}, {"principal", "true"}});
        says("A stub says so", "/v3/akn/xa/act/1999/2",
             {{"stub", "true"}, {"title", "'Forest Act'"}});
        says("A work that is not principal says so", "/v3/akn/xa/act/2001/8",
             {{"principal", "false"}});
        says("numbered_title: string", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"numbered_title", "'Act 17 of 2004'"}});
        says("taxonomy_topics: array of string", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"taxonomy_topics", "['subject-env']"}});
        says("as_at_date: date, or null", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"as_at_date", "null"}});
        says("custom_properties: key, label and value", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"custom_properties", "[{'key':'cap','label':'Cap.','value':'12'}]"}});
        says("custom_properties is never null", "/v3/akn/xa/act/2006/1",
             {{"custom_properties", "[]"}});
        says("type_name: string", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"type_name", "'Act'"}});
        says("type_name is the full name of the subtype",
             "/v3/akn/xa-bay/act/by-law/2012/street-trading", {{"type_name", "'By-law'"}});
        says("amendments_made, enacted_as, repeals_made, commencements_made: string",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"amendments_made", "''"},
              {"enacted_as", "''"},
              {"repeals_made", "''"},
              {"commencements_made", "''"}});
        says("links: array of Link, each with rel, title, href, media_type",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"length links", "7"},
              {"keys links.0", "rel title href media_type"},
              {"links.0",
               "{'rel':'alternate','title':'HTML','href':'{base}/v3/akn/xa/act/2004/17/"
               "eng@2009-02-03.html','media_type':'text/html'}"}});
        says("links name the standalone HTML, the XML, the PDF and the EPUB",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"links.1.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=1'"},
              {"links.2.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.xml'"},
              {"links.3.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.pdf'"},
              {"links.4.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.epub'"}});
        says("links name the table of contents and the media",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"links.5.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/toc.json'"},
              {"links.5.rel", "'toc'"},
              {"links.6.href", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json'"},
              {"links.6.rel", "'media'"}});
        says("disclaimer: string, or null", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"disclaimer", "null"}});
        says("aliases: array of string", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"aliases", "['Green Act']"}});
        says("The response carries the work's data with every expression",
             "/v3/akn/xa/act/2004/17/fra@2009-02-03",
             {{"publication_name", "'State Gazette'"}, {"aliases", "['Green Act']"}});
        says("A judgment has its court as subtype", "/v3/akn/xa/judgment/xahc/2019/77",
             {{"nature", "'judgment'"}, {"subtype", "'xahc'"}, {"number", "'77'"}});
    }
    void field() { check(); }
};

SHERIA_TEST(TestSpecExpression)
} // namespace tst_expression
#include "tst_expression.moc"
