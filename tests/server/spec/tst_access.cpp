// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_access {

using namespace sheria::tests;

/// Who is let in, by which methods, and how refusals read.
class TestSpecAccess : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void authentication_data()
    {
        begin();
        says("A call without credentials is 401",
             Statement{"/v3/places",
                       {{"status", "401"},
                        {"body", "{'detail':'Authentication credentials were not provided.'}"},
                        {"header www-authenticate", "*Token*"}},
                       {},
                       "GET",
                       true});
        says("v2 calls are authenticated with Authorization: Token",
             Statement{"/v2/countries.json",
                       {{"status", "200"}},
                       {{"Authorization", "Token {token}"}},
                       "GET",
                       true});
        says("v3 calls take the same header",
             Statement{"/v3/places",
                       {{"status", "200"}},
                       {{"Authorization", "Token {token}"}},
                       "GET",
                       true});
        says("Bearer means the same as Token",
             Statement{"/v3/places",
                       {{"status", "200"}},
                       {{"Authorization", "Bearer {token}"}},
                       "GET",
                       true});
        says("The scheme is read without regard to case",
             Statement{"/v3/places",
                       {{"status", "200"}},
                       {{"Authorization", "tOKEN {token}"}},
                       "GET",
                       true});
        says(
            "A cookie named sessionid is a credential",
            Statement{
                "/v3/places", {{"status", "200"}}, {{"Cookie", "sessionid={token}"}}, "GET", true});
        says("A cookie is a credential of version 2, too",
             Statement{"/v2/countries",
                       {{"status", "200"}},
                       {{"Cookie", "a=b; sessionid={token}"}},
                       "GET",
                       true});
        says("An unknown token is 401",
             Statement{"/v3/places",
                       {{"status", "401"}, {"body", "{'detail':'Invalid token.'}"}},
                       {{"Authorization", "Token nobody"}},
                       "GET",
                       true});
        says("A scheme without a token is 401",
             Statement{"/v3/places",
                       {{"status", "401"},
                        {"body", "{'detail':'Invalid token header. No credentials provided.'}"}},
                       {{"Authorization", "Token"}},
                       "GET",
                       true});
        says("A token with blanks is 401",
             Statement{
                 "/v3/places",
                 {{"status", "401"},
                  {"body",
                   "{'detail':'Invalid token header. Token string should not contain spaces.'}"}},
                 {{"Authorization", "Token a b"}},
                 "GET",
                 true});
        says("Another scheme counts as none",
             Statement{"/v3/places",
                       {{"status", "401"},
                        {"body", "{'detail':'Authentication credentials were not provided.'}"}},
                       {{"Authorization", "Basic YTpi"}},
                       "GET",
                       true});
        says("An unknown place is 404 even for strangers",
             Statement{"/v3/akn/xc/act/2004/17", {{"status", "404"}}, {}, "GET", true});
        says("An unknown place is 404 even for strangers, by its code",
             Statement{"/v3/places/xc", {{"status", "404"}}, {}, "GET", true});
        says("What is in a known place is for those let in",
             Statement{"/v3/akn/xa/act/2004/17", {{"status", "401"}}, {}, "GET", true});
        says("A listing is for those let in",
             Statement{"/v2/akn/xa/", {{"status", "401"}}, {}, "GET", true});
        says("A file is for those let in",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
                       {{"status", "401"}},
                       {},
                       "GET",
                       true});
    }
    void authentication() { check(); }

    void method_data()
    {
        begin();
        says("The service is read-only: POST is 405",
             Statement{"/v3/akn/xa/act/2004/17",
                       {{"status", "405"},
                        {"body", "{'detail':'Method \\\'POST\\\' not allowed.'}"},
                        {"header allow", "GET, HEAD, OPTIONS"}},
                       {},
                       "POST"});
        says("PUT is 405",
             Statement{"/v3/places",
                       {{"status", "405"}, {"header allow", "GET, HEAD, OPTIONS"}},
                       {},
                       "PUT"});
        says("DELETE is 405",
             Statement{"/v2/akn/xa/act/2004/17",
                       {{"status", "405"}, {"header allow", "GET, HEAD, OPTIONS"}},
                       {},
                       "DELETE"});
        says("PATCH is 405", Statement{"/v3/work-expressions", {{"status", "405"}}, {}, "PATCH"});
        says("OPTIONS names the methods",
             Statement{"/v3/akn/xa/act/2004/17",
                       {{"status", "204"}, {"header allow", "GET, HEAD, OPTIONS"}},
                       {},
                       "OPTIONS"});
        says("HEAD is GET without a body",
             Statement{"/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
                       {{"status", "200"},
                        {"header content-type", "text/html; charset=utf-8"},
                        {"header content-length", "!absent"},
                        {"size", "0"}},
                       {},
                       "HEAD"});
        says("HEAD of what does not exist is 404",
             Statement{"/v3/akn/xa/act/2004/99", {{"status", "404"}, {"size", "0"}}, {}, "HEAD"});
        says("What no route is called is 404",
             Statement{"/v3/nothing",
                       {{"status", "404"}, {"body", "{'detail':'Not found.'}"}},
                       {},
                       "GET"});
        says("Another version is 404",
             Statement{"/v4/places",
                       {{"status", "404"}, {"body", "{'detail':'Not found.'}"}},
                       {},
                       "GET"});
        says("What no route is called is 404 by any method",
             Statement{"/v3/nothing", {{"status", "404"}}, {}, "POST"});
    }
    void method() { check(); }
};

SHERIA_TEST(TestSpecAccess)
} // namespace tst_access
#include "tst_access.moc"
