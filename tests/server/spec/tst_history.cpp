// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_history {

using namespace sheria::tests;

/// Commencements, timeline and provision enrichments.
class TestSpecHistory : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void history_data()
    {
        begin();
        says("GET {frbr_uri}/commencements is an object of commencements",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/commencements",
             {{"status", "200"}, {"keys", "commencements"}, {"length commencements", "1"}});
        says("Commencement: commencing_title, commencing_frbr_uri, date, main, all_provisions, "
             "provisions, note",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/commencements.json",
             {{"commencements.0",
               "{'commencing_title':null,'commencing_frbr_uri':null,'date':'2004-07-01','main':"
               "true,'all_provisions':false,'provisions':['chp_1__sec_1'],'note':null}"}});
        says("A work without commencements has an empty list",
             "/v3/akn/xa/act/2001/8/commencements",
             {{"status", "200"}, {"body", "{'commencements':[]}"}});
        says("Commencements of a work URI", "/v3/akn/xa/act/2004/17/commencements",
             {{"status", "200"}, {"length commencements", "1"}});
        says("A trailing slash does not matter", "/v3/akn/xa/act/2004/17/commencements/",
             {{"status", "200"}});
        says("GET {frbr_uri}/timeline is an object of dates, newest first",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline",
             {{"status", "200"},
              {"keys", "timeline"},
              {"timeline.0.date", "'2009-02-03'"},
              {"timeline.1.date", "'2004-07-01'"},
              {"timeline.2.date", "'2004-06-01'"},
              {"timeline.3.date", "'2004-05-20'"}});
        says("A date has events of type, description, by_frbr_uri, by_title, note",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline.json",
             {{"keys timeline.0", "date events"},
              {"timeline.0.events.0",
               "{'type':'amendment','description':'Amended "
               "by','by_frbr_uri':'/akn/xa/act/2009/2','by_title':'Tree Amendment "
               "Act','note':''}"}});
        says("A publication names where it was", "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline",
             {{"timeline.2.events.0.type", "'publication'"},
              {"timeline.2.events.0.description", "'Published in State Gazette 221'"}});
        says("An assent is an event", "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline",
             {{"timeline.3.events.0.description", "'Assented to'"}});
        says("Texts of events are empty, never null",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline", {{"body", "!null"}});
        says("A repeal names its verb and work", "/v3/akn/xa/act/2001/8/timeline",
             {{"timeline.0.date", "'2010-01-01'"},
              {"timeline.0.events.0",
               "{'type':'repeal','description':'Repealed "
               "by','by_frbr_uri':'/akn/xa/act/2009/2','by_title':'Tree Amendment "
               "Act','note':''}"}});
        says("The timeline of what does not exist is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-04/timeline",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("GET {frbr_uri}/provision-enrichments is an object of enrichments",
             "/v3/akn/xa/act/2004/17/provision-enrichments.json",
             {{"status", "200"},
              {"enrichments",
               "[{'provision_eid':'chp_1','work_frbr_uri':'/akn/xa/act/2004/17'}]"}});
        says("Provision enrichments of an expression are those of its work",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03/provision-enrichments",
             {{"status", "200"}, {"length enrichments", "1"}});
        says("An existing work without enrichments has an empty list",
             "/v3/akn/xa/act/2006/1/provision-enrichments.json",
             {{"status", "200"}, {"body", "{'enrichments':[]}"}});
        says("Provision enrichments of an unknown work are 404",
             "/v3/akn/xa/act/2004/99/provision-enrichments.json",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
    }
    void history() { check(); }
};

SHERIA_TEST(TestSpecHistory)
} // namespace tst_history
#include "tst_history.moc"
