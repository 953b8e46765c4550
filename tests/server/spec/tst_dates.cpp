// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_dates {

using namespace sheria::tests;

/// Which expression a request means: the date part of the URI.
class TestSpecDates : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void expressionDate_data()
    {
        begin();
        says("<lang>@ is the very first expression", "/v3/akn/xa/act/2004/17/eng@",
             {{"status", "200"}, {"url", "'{base}/v3/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("<lang>@YYYY-MM-DD is the expression at exactly that date",
             "/v3/akn/xa/act/2004/17/eng@2009-02-03",
             {{"status", "200"}, {"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("<lang>@YYYY-MM-DD with no expression at exactly that date is 404",
             "/v3/akn/xa/act/2004/17/eng@2009-02-04",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("<lang>:YYYY-MM-DD is the most recent expression at or before that date",
             "/v3/akn/xa/act/2004/17/eng:2009-02-02",
             {{"status", "200"}, {"url", "'{base}/v3/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("<lang>:YYYY-MM-DD takes the expression of that very day",
             "/v3/akn/xa/act/2004/17/eng:2009-02-03",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("<lang>:YYYY-MM-DD before the first expression is 404",
             "/v3/akn/xa/act/2004/17/eng:2004-05-31",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("<lang>:YYYY-MM-DD reaches expressions of the future",
             "/v3/akn/xa/act/2004/17/eng:2030-01-01",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2030-01-01'"}});
        says("<lang> alone is the most recent expression at or before today",
             "/v3/akn/xa/act/2004/17/eng",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("<lang>: alone is the same as no date", "/v3/akn/xa/act/2004/17/eng:",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("A work URI is the latest expression applicable on the day of the request",
             "/v3/akn/xa/act/2004/17",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}, {"language", "'eng'"}});
        says("A work whose only expression is in the future is 404", "/v3/akn/xa/act/2031/1",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("An expression of the future is there by its date",
             "/v3/akn/xa/act/2031/1/eng@2031-01-01", {{"status", "200"}});
        says("A language that the work does not have is 404", "/v3/akn/xa/act/2004/17/swa",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("Another language is another expression", "/v3/akn/xa/act/2004/17/fra@2009-02-03",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/fra@2009-02-03'"}, {"language", "'fra'"}});
        says("A year stands for its first day", "/v3/akn/xa/act/2004/17/eng:2009",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2004-06-01'"}});
        says("A year and month stand for their first day", "/v3/akn/xa/act/2004/17/eng:2009-03",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("A day that is not in the calendar is 404", "/v3/akn/xa/act/2004/17/eng@2006-02-30",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A day that is not in the calendar is 404, also behind a colon",
             "/v3/akn/xa/act/2004/17/eng:2006-13-01",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A date that is none is 404", "/v3/akn/xa/act/2004/17/eng@soon",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A work that no longer exists is 404", "/v3/akn/xa/act/2004/99/eng@2009-02-03",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("The work part of a URI is compared without regard to case", "/v3/akn/XA/Act/2004/17",
             {{"status", "200"}, {"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("A URI without /akn is 404", "/v3/xa/act/2004/17",
             {{"status", "404"}, {"body", "{'detail':'Not found.'}"}});
        says("A work URI with a full date names that work", "/v3/akn/xa/act/2005-10-03/9",
             {{"status", "200"}, {"year", "'2005'"}, {"frbr_uri", "'/akn/xa/act/2005-10-03/9'"}});
        says("A by-law may carry a subtype segment",
             "/v3/akn/xa-bay/act/by-law/2012/street-trading",
             {{"status", "200"},
              {"subtype", "'by-law'"},
              {"locality", "'bay'"},
              {"number", "'street-trading'"}});
        says("The url of the answer is the dated one, whatever was asked",
             "/v3/akn/xa/act/2004/17/eng:2020-01-01",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("A trailing slash does not matter", "/v3/akn/xa/act/2004/17/eng@2009-02-03/",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
        says("The characters of a URI may be escaped", "/v3/akn/xa/act/2004/17/eng%402009-02-03",
             {{"url", "'{base}/v3/akn/xa/act/2004/17/eng@2009-02-03'"}});
    }
    void expressionDate() { check(); }
};

SHERIA_TEST(TestSpecDates)
} // namespace tst_dates
#include "tst_dates.moc"
