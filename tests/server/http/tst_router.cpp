// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/routing/router.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <stdexcept>

namespace tst_router {

using namespace sheria;
using namespace sheria::http;
using namespace Qt::StringLiterals;

/// Answers with the row that was hit, its captures and the suffix.
Handler echo(QByteArray name, QByteArrayList captures = {})
{
    return [name = std::move(name), captures = std::move(captures)](const Call &call) {
        QByteArray text = name;
        for (const QByteArray &capture : captures)
            text += ' ' + capture + '=' + call.captures.value(capture);
        if (!call.suffix.isEmpty())
            text += " ." + call.suffix;
        return Result<Response>(Response::of("text/plain", text));
    };
}

Route row(QByteArray name, QByteArray pattern, QByteArrayList captures = {})
{
    return {.name = name,
            .methods = {Method::Get},
            .pattern = std::move(pattern),
            .access = Access::Public,
            .handler = echo(name, std::move(captures)),
            .summary = {}};
}

Router tableOfRoutes()
{
    Router router;
    router.add(row("root", "/v3"));
    router.add(row("places", "/v3/places"));
    router.add(row("place", "/v3/places/{code}", {"code"}));
    router.add(row("place-works", "/v3/places/{code}/work-expressions", {"code"}));
    router.add(row("mine", "/v3/places/mine"));
    router.add(row("akn", "/v3/akn/{rest...}", {"rest"}));
    router.add(row("decisions", "/api/v1/decisions"));
    router.add(row("decision", "/api/v1/decisions/akn/{rest...}", {"rest"}));
    router.add(row("openapi", "/v3/openapi.json"));
    Route bare = row("file", "/files/{name}", {"name"});
    bare.suffixes = {};
    router.add(std::move(bare));
    return router;
}

class TestRouter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheRow_data();
    void findsTheRow();
    void methodsFollowTheTable_data();
    void methodsFollowTheTable();
    void rowsOfOnePatternShareTheirAllow();
    void accessIsCheckedFirst_data();
    void accessIsCheckedFirst();
    void aDeferredRowMayAnswer404BeforeItAsksWho();
    void identityIsLookedUpOnce();
    void errorsBecomeProblems();
    void exceptionsBecome500();

private:
    WorkerContext m_worker;
};

void TestRouter::findsTheRow_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("found"); // Empty: 404.

    const auto add = [](const char *target, const char *found) {
        QTest::newRow(target) << QByteArray(target) << QByteArray(found);
    };
    add("/v3", "root");
    add("/v3/", "root");
    add("/v3/.json", "root .json");
    add("/v3/places", "places");
    add("/v3/places/", "places");
    add("/v3/places.json", "places .json");
    add("/v3/places.json/", "places .json");
    add("/v3/places/.json", "places .json");
    add("/v3/places?page=2", "places");
    add("/v3/places.xml", "");
    add("/v3/places//", "");
    add("/v3//places", "");
    add("//v3/places", "");
    add("/v3/Places", "");
    add("/v3/pl%61ces", "places");
    add("/v3/places/xa", "place code=xa");
    add("/v3/places/xa/", "place code=xa");
    add("/v3/places/xa.json", "place code=xa .json");
    add("/v3/places/xa.xml", "place code=xa.xml");
    add("/v3/places/x%2Fa", "place code=x/a");
    add("/v3/places/mine", "mine");
    add("/v3/places/mine.json", "mine .json");
    add("/v3/places/xa-bay/work-expressions", "place-works code=xa-bay");
    add("/v3/places/xa-bay/work-expressions.json", "place-works code=xa-bay .json");
    add("/v3/places/xa-bay/work-expressions/", "place-works code=xa-bay");
    add("/v3/places/mine/work-expressions", "place-works code=mine");
    add("/v3/places/xa/other", "");
    add("/v3/places/xa.json/work-expressions", "place-works code=xa.json");
    add("/v3/akn", "akn rest=");
    add("/v3/akn/", "akn rest=");
    add("/v3/akn.json", "");
    add("/v3/akn/xa/.json", "akn rest=xa/.json");
    add("/v3/akn/xa/act/2005/4/eng@2010-01-01/!main~sec_1.html",
        "akn rest=xa/act/2005/4/eng@2010-01-01/!main~sec_1.html");
    add("/v3/akn/xa/act/2005/4/eng%402010-01-01/%21main%7Esec_1",
        "akn rest=xa/act/2005/4/eng@2010-01-01/!main~sec_1");
    add("/api/v1/decisions/.json", "decisions .json");
    add("/api/v1/decisions/", "decisions");
    add("/api/v1/decisions/akn/xa/judgment/xahc/2019/77.json",
        "decision rest=xa/judgment/xahc/2019/77.json");
    add("/v3/openapi.json", "openapi");
    add("/v3/openapi", "");
    add("/files/a.json", "file name=a.json");
    add("/files/", "");
    add("/", "");
    add("/v2", "");
}

void TestRouter::findsTheRow()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, found);
    const Router router = tableOfRoutes();
    const Response response = router.dispatch(Request::make(Method::Get, target), m_worker);
    if (found.isEmpty()) {
        QCOMPARE(response.status, 404);
        QCOMPARE(response.body, QByteArray(R"({"detail":"Not found."})"));
        return;
    }
    QCOMPARE(response.status, 200);
    QCOMPARE(response.body, found);
}

void TestRouter::methodsFollowTheTable_data()
{
    QTest::addColumn<Method>("method");
    QTest::addColumn<int>("status");

    QTest::newRow("GET") << Method::Get << 200;
    QTest::newRow("HEAD") << Method::Head << 200;
    QTest::newRow("OPTIONS") << Method::Options << 204;
    QTest::newRow("POST") << Method::Post << 405;
    QTest::newRow("DELETE") << Method::Delete << 405;
}

void TestRouter::methodsFollowTheTable()
{
    QFETCH(const Method, method);
    QFETCH(const int, status);
    const QByteArray notAllowed = "{\"detail\":\"Method \\\"POST\\\" not allowed.\"}";
    const Router router = tableOfRoutes();
    const Response response = router.dispatch(Request::make(method, "/v3/places"), m_worker);
    QCOMPARE(response.status, status);
    if (status != 200)
        QCOMPARE(response.header("Allow").toByteArray(), QByteArray("GET, HEAD, OPTIONS"));
    if (method == Method::Post)
        QCOMPARE(response.body, notAllowed);
}

void TestRouter::rowsOfOnePatternShareTheirAllow()
{
    Router router = tableOfRoutes();
    Route post = row("retrieve", "/v3/places/{place}", {"place"});
    post.methods = {Method::Post};
    router.add(std::move(post));

    const auto dispatch = [&](Method method) {
        return router.dispatch(Request::make(method, "/v3/places/xa"), m_worker);
    };
    QCOMPARE(dispatch(Method::Post).body, QByteArray("retrieve place=xa"));
    QCOMPARE(dispatch(Method::Get).body, QByteArray("place code=xa"));
    QCOMPARE(dispatch(Method::Put).header("Allow").toByteArray(),
             QByteArray("GET, HEAD, POST, OPTIONS"));
}

void TestRouter::accessIsCheckedFirst_data()
{
    QTest::addColumn<Access>("access");
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");

    const QByteArray none = R"({"detail":"Authentication credentials were not provided."})";
    const QByteArray invalid = R"({"detail":"Invalid token."})";
    const QByteArray forbidden =
        R"({"detail":"You do not have permission to perform this action."})";
    QTest::newRow("public") << Access::Public << QByteArray() << 200 << QByteArray("x");
    QTest::newRow("none") << Access::Authenticated << QByteArray() << 401 << none;
    QTest::newRow("bad") << Access::Authenticated << QByteArray("Token bad") << 401 << invalid;
    QTest::newRow("good") << Access::Authenticated << QByteArray("Token user") << 200
                          << QByteArray("x");
    QTest::newRow("bearer") << Access::Authenticated << QByteArray("bearer user") << 200
                            << QByteArray("x");
    QTest::newRow("no admin") << Access::Admin << QByteArray("Token user") << 403 << forbidden;
    QTest::newRow("admin") << Access::Admin << QByteArray("Token root") << 200 << QByteArray("x");
}

void TestRouter::accessIsCheckedFirst()
{
    QFETCH(const Access, access);
    QFETCH(const QByteArray, authorization);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    Router router;
    router.setAuthenticator([](const Credentials &credentials, WorkerContext &) {
        if (credentials.secret == "bad")
            return Result<Identity>(Error{ErrorCode::Unauthorized, u"Invalid token."_s});
        return Result<Identity>(Identity{1, credentials.secret, credentials.secret == "root"});
    });
    Route route = row("x", "/x");
    route.access = access;
    router.add(std::move(route));

    RequestHeaders headers;
    if (!authorization.isEmpty())
        headers = {{"Authorization", authorization}};
    const Response response = router.dispatch(Request::make(Method::Get, "/x", headers), m_worker);
    QCOMPARE(response.status, status);
    QCOMPARE(response.body, body);
    QCOMPARE(response.header("WWW-Authenticate").toByteArray(),
             status == 401 ? QByteArray("Token") : QByteArray());
}

void TestRouter::aDeferredRowMayAnswer404BeforeItAsksWho()
{
    Router router;
    Route route = row("place", "/{place}");
    route.access = Access::Deferred;
    route.handler = [](const Call &call) -> Result<Response> {
        if (call.captures.value("place") != "xa")
            return Error{ErrorCode::NotFound, {}};
        SHERIA_CHECK(call.identity());
        return Response::json("{}");
    };
    router.add(std::move(route));
    QCOMPARE(router.dispatch(Request::make(Method::Get, "/zz"), m_worker).status, 404);
    QCOMPARE(router.dispatch(Request::make(Method::Get, "/xa"), m_worker).status, 401);
}

void TestRouter::identityIsLookedUpOnce()
{
    int looks = 0;
    Router router;
    router.setAuthenticator([&looks](const Credentials &, WorkerContext &) {
        ++looks;
        return Result<Identity>(Identity{});
    });
    Route route = row("x", "/x");
    route.access = Access::Authenticated;
    route.handler = [](const Call &call) -> Result<Response> {
        SHERIA_CHECK(call.identity());
        return Response::json("{}");
    };
    router.add(std::move(route));
    const Request request = Request::make(Method::Get, "/x", {{"Authorization", "Token t"}});
    QCOMPARE(router.dispatch(request, m_worker).status, 200);
    QCOMPARE(looks, 1);
}

void TestRouter::errorsBecomeProblems()
{
    Router router;
    Route route = row("x", "/x");
    route.handler = [](const Call &) -> Result<Response> {
        return Error{ErrorCode::Internal, u"the secret of the store"_s};
    };
    router.add(std::move(route));
    QTest::ignoreMessage(QtWarningMsg, "x internal the secret of the store");
    const Response response = router.dispatch(Request::make(Method::Get, "/x"), m_worker);
    QCOMPARE(response.status, 500);
    QCOMPARE(response.body, QByteArray(R"({"detail":"Internal server error."})"));
}

void TestRouter::exceptionsBecome500()
{
    Router router;
    Route route = row("x", "/x");
    route.handler = [](const Call &) -> Result<Response> {
        throw std::runtime_error("boom");
    };
    router.add(std::move(route));
    Route odd = row("y", "/y");
    odd.handler = [](const Call &) -> Result<Response> {
        throw 7;
    };
    router.add(std::move(odd));
    QTest::ignoreMessage(QtWarningMsg, "x internal boom");
    QCOMPARE(router.dispatch(Request::make(Method::Get, "/x"), m_worker).status, 500);
    QTest::ignoreMessage(QtWarningMsg, "y internal an exception that is no std::exception");
    QCOMPARE(router.dispatch(Request::make(Method::Get, "/y"), m_worker).status, 500);
}

SHERIA_TEST(TestRouter)
} // namespace tst_router
#include "tst_router.moc"
