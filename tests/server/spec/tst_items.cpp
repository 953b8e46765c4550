// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_items {

using namespace sheria::tests;

/// Content of one item of the table of contents.
class TestSpecItems : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void item_data()
    {
        begin();
        says("GET {frbr_uri}/{toc-item}.html is the content of one item",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.html",
             {{"status", "200"},
              {"header content-type", "text/html; charset=utf-8"},
              {"body", "*<section class='akn-section' id='chp_1__sec_1'*"}});
        says("GET {frbr_uri}/{toc-item}.xml is the content of one item",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.xml",
             {{"status", "200"},
              {"header content-type", "application/xml; charset=utf-8"},
              {"body", "*<section *"},
              {"body", "*eId='chp_1__sec_1'*"},
              {"body", "!<?xml"}});
        says("An item in XML carries its namespace",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.xml",
             {{"body", "*xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'*"}});
        says("An item without suffix is HTML",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1",
             {{"status", "200"}, {"header content-type", "text/html; charset=utf-8"}});
        says("An item may be named without its component",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1__sec_1.html",
             {{"status", "200"}, {"body", "*<section class='akn-section' id='chp_1__sec_1'*"}});
        says("An item of a work URI is that of its current expression",
             "/v3/akn/xa/act/2004/17/!main~chp_1.html",
             {{"status", "200"}, {"body", "*id='chp_1'*"}});
        says("An item in v3 is a bare fragment",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.html",
             {{"body", "!akoma-ntoso"}, {"body", "!coverpage"}});
        says("A preamble is named by its element",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~preamble.html",
             {{"status", "200"}, {"body", "*<section class='akn-preamble'*"}});
        says("A component alone is the attachment",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!schedule1.html",
             {{"status", "200"}, {"body", "*<div class='akn-attachment' id='att_1'*"}});
        says("!main alone is the whole main document",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main.html",
             {{"status", "200"}, {"body", "*akn-act*"}});
        says("An item as JSON has type, id, num, heading, title, component, url, html",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1.json",
             {{"status", "200"},
              {"header content-type", "application/json"},
              {"keys", "type id num heading title component url html"},
              {"title", "'1. Terms'"},
              {"num", "'1.'"},
              {"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1__sec_1'"}});
        says("An unknown item is 404", "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_9.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("An unknown component is 404", "/v3/akn/xa/act/2004/17/eng@2009-02-03/!schedule9.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("An item of another component is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!schedule1~chp_1.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A range of items is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1-%3Echp_3.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A stub has no items", "/v3/akn/xa/act/1999/2/!main~sec_1",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("coverpage has no effect on an item alone",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1.html?coverpage=1",
             {{"body", "!coverpage"}});
        says("standalone=1 gives an item as a full document",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1.html?standalone=1&coverpage=0",
             {{"body", "*<html*"}, {"body", "!class='coverpage'"}});
        says("coverpage works on an item together with standalone",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1.html?standalone=1&coverpage=1",
             {{"body", "*class='coverpage'*"}});
        says("The older address of an item, without its chapter",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/main/section/1.html",
             {{"status", "200"}, {"body", "*<section class='akn-section' id='chp_1__sec_1'*"}});
        says("The older address of an item in XML",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/main/section/1.xml",
             {{"status", "200"}, {"header content-type", "application/xml; charset=utf-8"}});
        says("The older address of a chapter",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/main/chapter/1.html",
             {{"status", "200"}, {"body", "*id='chp_1'*"}});
        says("The older address of a bare type",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/main/preamble.html",
             {{"status", "200"}, {"body", "*akn-preamble*"}});
        says("The older address with the language alone",
             "/v3/akn/xa/act/2004/17/eng/main/section/1.html",
             {{"status", "200"}, {"body", "*<section class='akn-section' id='chp_1__sec_1'*"}});
        says("An unknown older address is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/main/section/9.html",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void item() { check(); }
};

SHERIA_TEST(TestSpecItems)
} // namespace tst_items
#include "tst_items.moc"
