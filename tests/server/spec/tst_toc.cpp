// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_toc {

using namespace sheria::tests;

/// Tables of contents.
class TestSpecToc : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void item_data()
    {
        begin();
        says("The v3 response is an object {toc: [items]}",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"status", "200"},
              {"header content-type", "application/json"},
              {"keys", "toc"},
              {"length toc", "4"}});
        says("An item has type, component, title, children, basic_unit, num, id, heading, url",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"keys toc.1", "type component title children basic_unit num id heading url"}});
        says("children is recursive and never missing", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.1.children.0.children.0.id", "'chp_1__sec_1__subsec_1'"},
              {"toc.0.children", "[]"}});
        says("type: the element's name", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.0.type", "'preamble'"},
              {"toc.1.type", "'chapter'"},
              {"toc.3.type", "'attachment'"}});
        says("component: main, or the name of a schedule",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.0.component", "'main'"}, {"toc.3.component", "'schedule1'"}});
        says("title of a chapter: type, number, dash and heading",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc", {{"toc.1.title", "'Chapter 1 – Start'"}});
        says("title of a section: number and heading", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.1.children.0.title", "'1. Terms'"}});
        says("title of an item with a number only", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.1.children.0.children.0.title", "'Subsection (1)'"}});
        says("title of an item with neither number nor heading",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.2.children.0.title", "'Paragraph'"}});
        says("title of an attachment: its heading", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.3.title", "'Schedule'"}});
        says("basic_unit is true of sections", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.1.basic_unit", "false"}, {"toc.1.children.0.basic_unit", "true"}});
        says("num, id and heading are null where there is none",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.0.num", "null"}, {"toc.0.id", "null"}, {"toc.0.heading", "null"}});
        says("url: component and eId", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.1.url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1'"},
              {"toc.3.url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/!schedule1~att_1'"}});
        says("url of a preamble: its element name", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc",
             {{"toc.0.url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~preamble'"}});
        says("url keeps the date as it was asked for", "/v3/akn/xa/act/2004/17/eng@/toc",
             {{"toc.1.url", "'{base}/v3/akn/xa/act/2004/17/eng@/!main~chp_1'"}});
        says("url of a work asked for without language is dated", "/v3/akn/xa/act/2004/17/toc",
             {{"toc.1.url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1'"}});
        says("The toc of a work URI is that of its current expression",
             "/v3/akn/xa/act/2004/17/toc.json", {{"status", "200"}, {"length toc", "4"}});
        says("A trailing slash does not matter", "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc/",
             {{"status", "200"}, {"length toc", "4"}});
        says("A trailing slash behind .json does not matter",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc.json/", {{"status", "200"}});
        says("The titles are in the language of the document",
             "/v3/akn/xa/act/2004/17/fra@2009-02-03/toc",
             {{"toc.0.title", "'Préambule'"}, {"toc.1.title", "'Chapitre 1 – Start'"}});
        says("A stub has an empty table", "/v3/akn/xa/act/1999/2/toc",
             {{"status", "200"}, {"body", "{'toc':[]}"}});
        says("The table of what does not exist is 404", "/v3/akn/xa/act/2004/17/eng@2009-02-04/toc",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void item() { check(); }
};

SHERIA_TEST(TestSpecToc)
} // namespace tst_toc
#include "tst_toc.moc"
