// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_formats {

using namespace sheria::tests;

/// How the format of an answer is chosen, and HTML made to order.
class TestSpecFormats : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void format_data()
    {
        begin();
        says("The default is JSON", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"status", "200"}, {"header content-type", "application/json"}});
        says("The suffix .json is JSON", "/v3/akn/xa/act/2004/17/eng@2009-02-03.json",
             {{"status", "200"}, {"header content-type", "application/json"}});
        says("The suffix .xml is Akoma Ntoso", "/v3/akn/xa/act/2004/17/eng@2009-02-03.xml",
             {{"status", "200"},
              {"header content-type", "application/xml; charset=utf-8"},
              {"body", "*<akomaNtoso*"}});
        says("The suffix .html is HTML", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}});
        says("The suffix goes after the date", "/v3/akn/xa/act/2004/17/eng@2004-06-01.xml",
             {{"status", "200"}, {"header content-type", "application/xml; charset=utf-8"}});
        says("A work URI takes a suffix, too", "/v3/akn/xa/act/2004/17.html",
             {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}});
        says("Accept: application/json is JSON",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"}, {"header content-type", "application/json"}},
                       {{"Accept", "application/json"}}});
        says("Accept: application/xml is Akoma Ntoso",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"},
                        {"header content-type", "application/xml; charset=utf-8"}},
                       {{"Accept", "application/xml"}}});
        says("Accept: text/html is HTML",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}},
                       {{"Accept", "text/html"}}});
        says("Accept: */* is JSON",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"}, {"header content-type", "application/json"}},
                       {{"Accept", "*/*"}}});
        says("A browser's Accept is HTML",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03",
                       {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}},
                       {{"Accept",
                         "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}}});
        says("?format= chooses where there is no suffix",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03?format=xml",
             {{"status", "200"}, {"header content-type", "application/xml; charset=utf-8"}});
        says("The suffix comes before ?format=",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?format=xml",
             {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}});
        says("?format= comes before Accept",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03?format=html",
                       {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}},
                       {{"Accept", "application/xml"}}});
        says("The suffix comes before Accept",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03.json",
                       {{"status", "200"}, {"header content-type", "application/json"}},
                       {{"Accept", "text/html"}}});
        says("An unknown suffix is part of the URI, and such a one does not exist",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.foo",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("An unknown ?format= on a list is 404", "/v3/places?format=zzz",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("Accept: application/xml on what only has JSON is 406",
             Statement{"/v3/places",
                       {{"status", "406"},
                        {"body", "{'detail':'Could not satisfy the request Accept header.'}"}},
                       {{"Accept", "application/xml"}}});
        says("Accept: application/xml on a table of contents is 406",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
                       {{"status", "406"},
                        {"body", "{'detail':'Could not satisfy the request Accept header.'}"}},
                       {{"Accept", "application/xml"}}});
        says(".xml on a listing is 404", "/v3/akn/xa/act.xml",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says(".html on a listing is 404", "/v3/akn/xa/act.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says(".xml on a resource that only has JSON is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc.xml",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("XML is named YEAR-NUMBER.xml", "/v3/akn/xa/act/2004/17/eng@2009-02-03.xml",
             {{"header content-disposition", "attachment; filename=2004-17.xml"}});
        says("XML of a part is named YEAR-NUMBER-component-portion.xml",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.xml",
             {{"header content-disposition",
               "attachment; filename=2004-17-main-chp_1__sec_1.xml"}});
        says("HTML and JSON have no file name", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"header content-disposition", "absent"}});
        says("Errors are JSON whatever format was asked for", "/v3/akn/xa/act/2004/99.html",
             {{"status", "404"},
              {"header content-type", "application/json"},
              {"body", "{'detail':'Not found.'}"}});
        says("An answer says what it depends on", "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"header vary", "*Accept*"}});
    }
    void format() { check(); }

    void html_data()
    {
        begin();
        says("coverpage is 1 by default", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "*<div class='coverpage'>*"}});
        says("coverpage=1 gives a generated coverpage",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?coverpage=1",
             {{"body", "*<div class='coverpage'>*"}});
        says("coverpage of any other value does not",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?coverpage=0", {{"body", "!coverpage"}});
        says("coverpage=true is another value than 1",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?coverpage=true", {{"body", "!coverpage"}});
        says("standalone is false by default", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "!<html"}});
        says("standalone=1 gives a full HTML document with CSS",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=1",
             {{"body", "*<html*"}, {"body", "*<style*"}, {"body", "*class='standalone'*"}});
        says("standalone of any other value does not",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=yes", {{"body", "!<html"}});
        says("A standalone document puts its text into a container of class akoma-ntoso",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?standalone=1",
             {{"body", "*<div class='akoma-ntoso country-xa*"}});
        says("resolver is the service's own by default",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "*href='{base}/resolver/resolve/akn/xa/act/1999/2'*"}});
        says("resolver: fully-qualified URL used to resolve absolute references",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=https://r.example/resolve",
             {{"body", "*href='https://r.example/resolve/akn/xa/act/1999/2'*"}});
        says("resolver=no disables it", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=no",
             {{"body", "*href='/akn/xa/act/1999/2'*"}});
        says("resolver=none disables it",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=none",
             {{"body", "*href='/akn/xa/act/1999/2'*"}});
        says("resolver of another word is an authority of the own resolver",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?resolver=there",
             {{"body", "*href='{base}/resolver/there/resolve/akn/xa/act/1999/2'*"}});
        says("References keep what they name in data-href",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "*data-href='/akn/xa/act/1999/2'*"}});
        says("media-url: URL prefix for links to media such as images",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html?media-url=https://m.example/",
             {{"body", "*src='https://m.example/media/a.png'*"}});
        says("Without media-url links to media stay relative",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html", {{"body", "*src='media/a.png'*"}});
        says("Elements keep their eId as id and as data-eId",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "*id='chp_1__sec_1' data-eId='chp_1__sec_1'*"}});
        says("Element classes begin with akn-", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "*class='akn-section'*"}});
        says("HTML has no self-closed elements", "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
             {{"body", "!<span/>"}});
        says("A stub has a coverpage and no text", "/v3/akn/xa/act/1999/2.html",
             {{"status", "200"},
              {"body", "*<div class='coverpage'>*"},
              {"body", "!akn-akomaNtoso"}});
        says("A stub has no XML", "/v3/akn/xa/act/1999/2.xml",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void html() { check(); }
};

SHERIA_TEST(TestSpecFormats)
} // namespace tst_formats
#include "tst_formats.moc"
