// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_lists {

using namespace sheria::tests;

/// The lists of work expressions: envelope, pages, filters, order.
class TestSpecLists : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void envelope_data()
    {
        begin();
        says("All list endpoints return count, next, previous and results", "/v3/work-expressions",
             {{"keys", "count next previous results"}, {"count", "11"}, {"length results", "11"}});
        says("length is the number of all items", "/v3/work-expressions?page_size=2",
             {{"count", "11"}, {"length results", "2"}});
        says("next is the URL of the next page", "/v3/work-expressions?page_size=4",
             {{"next", "'{base}/v3/work-expressions?page=2&page_size=4'"}});
        says("next is null on the last page", "/v3/work-expressions?page_size=4&page=3",
             {{"next", "null"}, {"length results", "3"}});
        says("previous is null on the first page", "/v3/work-expressions?page_size=4",
             {{"previous", "null"}});
        says("previous is the URL of the previous page", "/v3/work-expressions?page_size=4&page=3",
             {{"previous", "'{base}/v3/work-expressions?page=2&page_size=4'"}});
        says("previous that is page 1 names no page", "/v3/work-expressions?page_size=4&page=2",
             {{"previous", "'{base}/v3/work-expressions?page_size=4'"}});
        says("Neighbours keep the other parameters, in alphabetical order",
             "/v3/work-expressions?z=1&page_size=4&a=2",
             {{"next", "'{base}/v3/work-expressions?a=2&page=2&page_size=4&z=1'"}});
        says("Neighbours keep the suffix", "/v3/work-expressions.json?page_size=4",
             {{"next", "'{base}/v3/work-expressions.json?page=2&page_size=4'"}});
        says("page=last is the last page", "/v3/work-expressions?page_size=4&page=last",
             {{"length results", "3"}, {"next", "null"}});
        says("An empty list has a first page", "/v3/places/xb/work-expressions?page=1",
             {{"status", "200"}, {"body", "{'count':0,'next':null,'previous':null,'results':[]}"}});
        says("page_size of zero, below zero or of letters is the default",
             "/v3/work-expressions?page_size=0", {{"length results", "11"}});
        says("page_size below zero is the default", "/v3/work-expressions?page_size=-3",
             {{"length results", "11"}});
        says("page_size of letters is the default", "/v3/work-expressions?page_size=many",
             {{"length results", "11"}});
        says("page_size above the maximum is the maximum",
             "/v3/work-expressions?page_size=501&page=1",
             {{"status", "200"}, {"length results", "11"}});
        says("page 0 is 404", "/v3/work-expressions?page=0",
             {{"status", "404"}, {"body", "{'detail':'Invalid page.'}"}});
        says("A page beyond the last is 404", "/v3/work-expressions?page=2",
             {{"status", "404"}, {"body", "{'detail':'Invalid page.'}"}});
        says("A page of letters is 404", "/v3/work-expressions?page=x",
             {{"status", "404"}, {"body", "{'detail':'Invalid page.'}"}});
        says("The Link header names first, prev, next and last",
             "/v3/work-expressions?page_size=4&page=2",
             {{"header link",
               "<{base}/v3/work-expressions?page_size=4>; rel='first', "
               "<{base}/v3/work-expressions?page_size=4>; rel='prev', "
               "<{base}/v3/work-expressions?page=3&page_size=4>; rel='next', "
               "<{base}/v3/work-expressions?page=3&page_size=4>; rel='last'"}});
        says("The Link header of a list of one page names first and last", "/v3/places",
             {{"header link", "<{base}/v3/places>; rel='first', <{base}/v3/places>; rel='last'"}});
        says("Unknown parameters are ignored", "/v3/work-expressions?ordering=title&colour=green",
             {{"status", "200"}, {"count", "11"}});
    }
    void envelope() { check(); }

    void selection_data()
    {
        begin();
        says("GET /v3/work-expressions has the expressions of all places, of every date and "
             "language",
             "/v3/work-expressions", {{"count", "11"}});
        says("GET /v3/places/{code}/work-expressions has the latest expression of each work",
             "/v3/places/xa/work-expressions",
             {{"count", "7"},
              {"results.2.expression_frbr_uri", "'/akn/xa/act/2004/17/eng@2030-01-01'"}});
        says("The list of a country has its national works only", "/v3/places/xa/work-expressions",
             {{"body", "!/akn/xa-bay/"}});
        says("The list of a locality has the works of that locality only",
             "/v3/places/xa-bay/work-expressions",
             {{"count", "1"},
              {"results.0.frbr_uri", "'/akn/xa-bay/act/by-law/2012/street-trading'"}});
        says("The list of a place is ordered by work FRBR URI", "/v3/places/xa/work-expressions",
             {{"results.0.frbr_uri", "'/akn/xa/act/1999/2'"},
              {"results.6.frbr_uri", "'/akn/xa/judgment/xahc/2019/77'"}});
        says("The list of an unknown place is 404", "/v3/places/xc/work-expressions",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("GET /akn/{place}/ lists the works of a place, with links", "/v3/akn/xa/",
             {{"keys", "count next previous results links"}, {"count", "7"}});
        says("links of a listing lead to its PDF and EPUB", "/v3/akn/xa/act/",
             {{"links",
               "[{'rel':'alternate','title':'PDF','href':'{base}/v3/akn/xa/"
               "act.pdf','media_type':'application/"
               "pdf'},{'rel':'alternate','title':'ePUB','href':'{base}/v3/akn/xa/"
               "act.epub','media_type':'application/epub+zip'}]"}});
        says("Only listings below /akn have links", "/v3/places/xa/work-expressions",
             {{"keys", "count next previous results"}});
        says("GET /akn/{place}/{nature}/ lists the works of that nature", "/v3/akn/xa/judgment/",
             {{"count", "1"}});
        says("GET /akn/{place}/{nature}/{year}/ lists the works of that year",
             "/v3/akn/xa/act/2004/", {{"count", "1"}});
        says("A year has the works with full dates of that year, too", "/v3/akn/xa/act/2005",
             {{"count", "1"}, {"results.0.frbr_uri", "'/akn/xa/act/2005-10-03/9'"}});
        says("A part of a segment selects nothing", "/v3/akn/xa/act/200",
             {{"status", "200"}, {"count", "0"}});
        says("A listing has one expression per work, the newest even of the future",
             "/v3/akn/xa/act/2004", {{"results.0.expression_date", "'2030-01-01'"}});
        says("A known place without works is an empty list", "/v3/akn/xb",
             {{"status", "200"}, {"count", "0"}});
        says("The listing of an unknown place is 404", "/v3/akn/xc",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A listing without a slash does not redirect", "/v3/akn/xa",
             {{"status", "200"}, {"count", "7"}});
        says("A listing answers with .json", "/v3/akn/xa.json",
             {{"status", "200"}, {"count", "7"}});
        says("A listing answers with /.json", "/v3/akn/xa/.json",
             {{"status", "200"}, {"count", "7"}});
        says("A listing compares without regard to case", "/v3/akn/XA/ACT", {{"count", "6"}});
        says("A listing of more segments than a work has is 404", "/v3/akn/xa/a/b/c/d/e/f/g",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A malformed expression is no listing", "/v3/akn/xa/act/2004/17/eng/~sec.1",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void selection() { check(); }

    void filter_data()
    {
        begin();
        says("commenced=true", "/v3/places/xa/work-expressions?commenced=true", {{"count", "5"}});
        says("commenced=false", "/v3/places/xa/work-expressions?commenced=false", {{"count", "2"}});
        says("repealed=true", "/v3/places/xa/work-expressions?repealed=true",
             {{"count", "1"}, {"results.0.frbr_uri", "'/akn/xa/act/2001/8'"}});
        says("repealed=false", "/v3/places/xa/work-expressions?repealed=false", {{"count", "6"}});
        says("principal=false", "/v3/places/xa/work-expressions?principal=false", {{"count", "1"}});
        says("Booleans are read without regard to case, and as 1 and 0",
             "/v3/places/xa/work-expressions?repealed=TRUE&principal=0", {{"count", "1"}});
        says("Filters are all applied",
             "/v3/places/xa/work-expressions?repealed=true&principal=true", {{"count", "0"}});
        says("An empty filter is none",
             "/v3/places/xa/work-expressions?commenced=&updated_at__gte=", {{"count", "7"}});
        says("A bad boolean is 400", "/v3/places/xa/work-expressions?commenced=maybe",
             {{"status", "400"}, {"body", "{'commenced':['Must be a valid boolean.']}"}});
        says("A bad date-time is 400", "/v3/places/xa/work-expressions?updated_at__gte=x",
             {{"status", "400"}, {"body", "{'updated_at__gte':['Enter a valid date/time.']}"}});
        says("Every wrong filter is named",
             "/v3/places/xa/work-expressions?created_at=x&updated_at__lte=y",
             {{"status", "400"}, {"keys", "created_at updated_at__lte"}});
        says("created_at is equality", "/v3/work-expressions?created_at=2024-01-05T08:00:00Z",
             {{"count", "11"}});
        says("created_at of another moment is nothing",
             "/v3/work-expressions?created_at=2024-01-05T08:00:01Z", {{"count", "0"}});
        says("created_at__gte is inclusive",
             "/v3/work-expressions?created_at__gte=2024-01-05T08:00:00Z", {{"count", "11"}});
        says("created_at__gte leaves out what is older",
             "/v3/work-expressions?created_at__gte=2024-01-05T08:00:00.001Z", {{"count", "0"}});
        says("created_at__lte is inclusive",
             "/v3/work-expressions?created_at__lte=2024-01-05T08:00:00Z", {{"count", "11"}});
        says("created_at__lte leaves out what is newer",
             "/v3/work-expressions?created_at__lte=2024-01-05T07:59:59Z", {{"count", "0"}});
        says("updated_at is equality", "/v3/work-expressions?updated_at=2024-01-05T08:00:00Z",
             {{"count", "11"}});
        says("updated_at__gte is inclusive",
             "/v3/work-expressions?updated_at__gte=2024-01-05T08:00:00Z", {{"count", "11"}});
        says("updated_at__lte is inclusive",
             "/v3/work-expressions?updated_at__lte=2024-01-05T08:00:00Z", {{"count", "11"}});
        says("A date-time without an offset is UTC",
             "/v3/work-expressions?updated_at__gte=2024-01-05T08:00:00", {{"count", "11"}});
        says("A date-time may have an offset",
             "/v3/work-expressions?updated_at__gte=2024-01-05T10:00:00%2B02:00", {{"count", "11"}});
        says("A date alone is its midnight", "/v3/work-expressions?updated_at__lte=2024-01-05",
             {{"count", "0"}});
        says("Listings below /akn take the same filters", "/v3/akn/xa/act?repealed=true",
             {{"count", "1"}});
        says("Listings below /akn refuse the same mistakes", "/v3/akn/xa/act?repealed=2",
             {{"status", "400"}, {"body", "{'repealed':['Must be a valid boolean.']}"}});
    }
    void filter() { check(); }
};

SHERIA_TEST(TestSpecLists)
} // namespace tst_lists
#include "tst_lists.moc"
