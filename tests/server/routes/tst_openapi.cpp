#include "server/openapi/jsontree.h"
#include "server/routes/routetable.h"
#include "tests/server/routes/decisionfixture.h"

#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

/// A request, and the path of the document that it is about.
struct Probe
{
    QByteArray path;
    QByteArray target;
    QByteArray accept = "*/*";
    QByteArray method = "GET";
    QByteArray body = {};
    bool isStranger = false;
};

const QByteArray Tree = "/akn/xa/act/2004/17";

/// What every version of the content API is asked. {v} is its prefix.
QList<Probe> contentProbes()
{
    return {
        {"{v}", "{v}"},
        {"{v}/places", "{v}/places"},
        {"{v}/places", "{v}/places?page=7"},
        {"{v}/search/{country}", "{v}/search/xa?q=act"},
        {"{v}/search/{country}", "{v}/search/zz?q=act"},
        {"{v}/places", "{v}/places", "*/*", "GET", {}, true},
        {"{v}/places", "{v}/places", "application/xml"},
        {"{v}/places", "{v}/places?page=7", "application/json, application/problem+json"},
        {"{v}/places/{code}", "{v}/places/xa"},
        {"{v}/places/{code}", "{v}/places/xa-bay"},
        {"{v}/places/{code}", "{v}/places/zz"},
        {"{v}/places/{code}/work-expressions", "{v}/places/xa/work-expressions"},
        {"{v}/countries", "{v}/countries.json"},
        {"{v}/work-expressions", "{v}/work-expressions"},
        {"{v}/work-expressions", "{v}/work-expressions?page_size=2&page=2"},
        {"{v}/work-expressions", "{v}/work-expressions?updated_at__gte=never"},
        {"{v}/work-expressions", "{v}/work-expressions?commenced=perhaps",
         "application/json, application/problem+json"},
        {"{v}/taxonomy-topics", "{v}/taxonomy-topics"},
        {"{v}/taxonomy-topics/{slug}", "{v}/taxonomy-topics/subject"},
        {"{v}/taxonomy-topics/{slug}", "{v}/taxonomy-topics/none"},
        {"{v}/taxonomy_topics", "{v}/taxonomy_topics"},
        {"{v}/taxonomy_topics/{slug}", "{v}/taxonomy_topics/subject"},
        {"{v}/taxonomy-topics/{slug}/work-expressions",
         "{v}/taxonomy-topics/subject/work-expressions"},
        {"{v}/enrichment-datasets", "{v}/enrichment-datasets"},
        {"{v}/enrichment-datasets/{id}", "{v}/enrichment-datasets/5"},
        {"{v}/enrichment-datasets/{id}", "{v}/enrichment-datasets/6"},
        {"{v}/glossary", "{v}/glossary"},
        {"{v}/glossary/{place}", "{v}/glossary/xa"},
        {"{v}/glossary/{place}", "{v}/glossary/zz"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/act/2004.json?page_size=1"},
        {"{v}/akn/{prefix}", "{v}/akn/xa/act/2004.epub"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".epub"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".zip"},
        {"{v}/{frbr_uri}", "{v}" + Tree},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/2006/1.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/2001/8.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/act/1999/2.json"},
        {"{v}/{frbr_uri}", "{v}/akn/xa/judgment/xahc/2019/77.json"},
        {"{v}/{frbr_uri}", "{v}" + Tree + ".xml"},
        {"{v}/{frbr_uri}", "{v}" + Tree, "text/html"},
        {"{v}/{frbr_uri}", "{v}" + Tree + "/eng@1900-01-01"},
        {"{v}/{frbr_uri}", "{v}" + Tree, "image/png"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_1.json"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_1"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/!main~chp_1.xml"},
        {"{v}/{frbr_uri}/{toc_item}", "{v}" + Tree + "/~chp_9"},
        {"{v}/{frbr_uri}/{component}/{subcomponent}", "{v}" + Tree + "/eng/main/chapter/1"},
        {"{v}/{frbr_uri}/toc", "{v}" + Tree + "/toc"},
        {"{v}/{frbr_uri}/toc", "{v}" + Tree + "/toc.xml"},
        {"{v}/{frbr_uri}/commencements", "{v}" + Tree + "/commencements.json"},
        {"{v}/{frbr_uri}/timeline", "{v}" + Tree + "/timeline"},
        {"{v}/{frbr_uri}/timeline", "{v}/akn/xa/act/2001/8/timeline"},
        {"{v}/{frbr_uri}/provision-enrichments", "{v}" + Tree + "/provision-enrichments"},
        {"{v}/{frbr_uri}/provision-enrichments",
         "{v}/akn/xa/act/2001/8/provision-enrichments.json"},
        {"{v}/{frbr_uri}/media", "{v}" + Tree + "/media.json"},
        {"{v}/{frbr_uri}/media/{filename}", "{v}" + Tree + "/media/a.png"},
        {"{v}/{frbr_uri}/media/{filename}", "{v}" + Tree + "/media/none.png"},
        {"{v}/{frbr_uri}/media/publication/{filename}",
         "{v}" + Tree + "/media/publication/gazette-221.pdf"},
        {"{v}/schema", "{v}/schema.json"},
        {"{v}/schema", "{v}/schema", "*/*", "GET", {}, true},
        {"{v}/schema/swagger-ui", "{v}/schema/swagger-ui", "*/*", "GET", {}, true},
        {"{v}/schema/redoc", "{v}/schema/redoc", "*/*", "GET", {}, true},
    };
}

/// What the decisions API is asked.
QList<Probe> decisionProbes()
{
    const QByteArray decision = "/api/v1/decisions/akn/xa/judgment/xahc/2019/77";
    QList<Probe> probes{
        {"/api/v1", "/api/v1/"},
        {"/api/v1/schema", "/api/v1/schema.json"},
        {"/api/v1/schema/swagger-ui", "/api/v1/schema/swagger-ui"},
        {"/api/v1/schema/redoc", "/api/v1/schema/redoc"},
        {"/api/v1/decisions", "/api/v1/decisions/.json"},
        {"/api/v1/decisions", "/api/v1/decisions/?court=xahc&year=2019"},
        {"/api/v1/decisions", "/api/v1/decisions?year=soon"},
        {"/api/v1/decisions", "/api/v1/decisions?page=9"},
        {"/api/v1/decisions", "/api/v1/decisions", "*/*", "GET", {}, true},
        {"/api/v1/decisions/akn/{rest}", decision + ".json"},
        {"/api/v1/decisions/akn/{rest}", decision + ".xml"},
        {"/api/v1/decisions/akn/{rest}", decision + ".html"},
        {"/api/v1/decisions/akn/{rest}", decision + "1.json"},
        {"/api/v1/search", "/api/v1/search?q=felling"},
        {"/api/v1/search", "/api/v1/search?filters=court%3Dxahc"},
        {"/api/v1/search", "/api/v1/search"},
        {"/api/v1/search/suggest", "/api/v1/search/suggest?q=oa"},
    };
    for (const QByteArray list : {"courts", "courtdivisions", "courtclasses", "flags", "judges",
                                  "casetypes", "caseactions", "areasoflaw", "counties"}) {
        probes << Probe{"/api/v1/" + list, "/api/v1/" + list};
        for (const QByteArray term : {"none", "xahc", "1", "2", "3", "4", "5", "6", "7", "8", "9"})
            probes << Probe{"/api/v1/" + list + "/{term}", "/api/v1/" + list + '/' + term};
    }
    return probes;
}

QList<Probe> serverProbes(const QByteArray &token)
{
    return {
        {"/schema", "/schema"},
        {"/schema/swagger-ui", "/schema/swagger-ui"},
        {"/schema/redoc", "/schema/redoc"},
        {"/static/{file}", "/static/none.css"},
        {"/health", "/health"},
        {"/healthz", "/healthz"},
        {"/readyz", "/readyz"},
        {"/version", "/version"},
        {"/metrics", "/metrics"},
        {"/metrics", "/metrics", "*/*", "GET", {}, true},
        {"/session", "/session"},
        {"/session", "/session", "*/*", "GET", {}, true},
        {"/session", "/session", "*/*", "POST", "{\"token\":\"" + token + "\"}", true},
        {"/session", "/session", "*/*", "POST", "{\"token\":\"none\"}", true},
        {"/session", "/session", "*/*", "POST", "{", true},
        {"/session", "/session", "*/*", "DELETE"},
        {"/widgets/v1/p/{partner}/e/portion/{rest}",
         "/widgets/v1/p/demo/e/portion" + Tree + "/eng"},
        {"/widgets/v1/p/{partner}/e/popup/{rest}", "/widgets/v1/p/demo/e/popup" + Tree},
        {"/widgets/v1/p/{partner}/e/we/toc.json/{rest}",
         "/widgets/v1/p/demo/e/we/toc.json" + Tree + "/eng@2009-02-03"},
        {"/session/begin", "/session/begin?code=none", "*/*", "GET", {}, true},
        {"/sign-in", "/sign-in", "*/*", "GET", {}, true},
        {"/sign-in", "/sign-in", "*/*", "POST", "account=a&password=b", true},
        {"/sign-out", "/sign-out", "*/*", "POST", "key=none", true},
        {"/webhooks", "/webhooks", "*/*", "GET", {}, true},
        {"/webhooks", "/webhooks", "*/*", "GET"},
        {"/webhooks", "/webhooks", "*/*", "POST", "key=none&url=http://h/"},
        {"/webhooks/incoming", "/webhooks/incoming", "*/*", "POST",
         "{\"action\":\"updated\",\"work\":{\"frbr_uri\":\"/akn/xa/act/2004/17\",\"url\":\"http://"
         "h/\"}}",
         true},
        {"/webhooks/incoming", "/webhooks/incoming", "*/*", "POST", "{", true},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/none"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok", "*/*", "DELETE"},
        {"/_lab/receiver/{receiver}", "/_lab/receiver/ok", "*/*", "POST", "{}", true},
        {"/ai/v1/knowledge-bases", "/ai/v1/knowledge-bases"},
        {"/ai/v1/knowledge-bases", "/ai/v1/knowledge-bases?page=9"},
        {"/ai/v1/knowledge-bases/{code}", "/ai/v1/knowledge-bases/judgments-all"},
        {"/ai/v1/knowledge-bases/{code}", "/ai/v1/knowledge-bases/none"},
        {"/ai/v1/knowledge-bases/{code}/retrieve",
         "/ai/v1/knowledge-bases/legislation-all/retrieve", "*/*", "POST",
         R"({"text":"trees","explain":true})"},
        {"/ai/v1/knowledge-bases/{code}/retrieve", "/ai/v1/knowledge-bases/judgments-all/retrieve",
         "*/*", "POST", R"({"text":"oak"})"},
        {"/ai/v1/knowledge-bases/{code}/retrieve", "/ai/v1/knowledge-bases/judgments-all/retrieve",
         "*/*", "POST", R"({"filters":{"repealed":"x"}})"},
        {"/local/v1/verify", "/local/v1/verify", "*/*", "POST",
         R"({"frbr_uri":"/akn/xa/act/2004/17","text":"trees matter"})"},
        {"/local/v1/verify", "/local/v1/verify", "*/*", "POST", "{}"},
        {"/webhooks/delete", "/webhooks/delete", "*/*", "POST", "key=none&id=1"},
        {"/resolver/resolve/{rest}", "/resolver/resolve" + Tree, "*/*", "GET", {}, true},
        {"/resolver/{authority}/resolve/{rest}", "/resolver/zz/resolve" + Tree},
    };
}

QList<Probe> probesOf(const QByteArray &prefix, const QByteArray &token)
{
    if (prefix.isEmpty())
        return serverProbes(token);
    return prefix == "/api/v1" ? decisionProbes() : contentProbes();
}

QByteArray mediaTypeOf(const Reply &reply)
{
    return reply.header("content-type").split(';').first().trimmed();
}

} // namespace

/// The OpenAPI documents, and that the server does what they say.
class TestOpenApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRouteIsDocumentedAndNothingElse()
    {
        RouteFixture fixture;
        ApiClient client = fixture.stranger();
        QSet<QByteArray> documented;
        for (const openapi::Api &api : openapi::apis()) {
            const QJsonObject paths = documentOf(client, api).value(u"paths"_s).toObject();
            for (auto path = paths.begin(); path != paths.end(); ++path) {
                for (const QString &method : path.value().toObject().keys())
                    documented.insert(method.toUpper().toUtf8() + ' ' + path.key().toUtf8());
            }
        }
        QSet<QByteArray> served;
        for (const openapi::Operation &operation : routes::operations()) {
            const QByteArray name = operation.method + ' ' + operation.path;
            QVERIFY2(!served.contains(name), name.constData());
            served.insert(name);
        }
        QCOMPARE(QStringList(asStrings(served - documented)), QStringList());
        QCOMPARE(QStringList(asStrings(documented - served)), QStringList());
        QVERIFY(served.size() > 30);
    }

    /// Every row of the router is among the operations, not only those that somebody listed there.
    void everyRowIsAnOperation()
    {
        RouteFixture fixture;
        QSet<QByteArray> served;
        for (const openapi::Operation &operation : routes::operations())
            served.insert(operation.path);
        for (const auto &route : fixture.api().server().router().routes()) {
            QByteArray path = route->pattern;
            const bool isExpanded = path.endsWith("/akn/{rest...}");
            path.replace("...}", "}");
            QVERIFY2(isExpanded || served.contains(path), path.constData());
        }
    }

    /// One request at least for every operation, and errors of all kinds: what comes back is as the
    /// documents say, status, type and every member.
    void answersAreAsDocumented()
    {
        DecisionFixture fixture;
        QJsonArray documents;
        QJsonArray answers;
        QSet<QByteArray> asked;
        for (const openapi::Api &api : openapi::apis()) {
            ApiClient client = fixture.client();
            documents.append(documentOf(client, api));
            const QByteArray prefix = api.prefix.toByteArray();
            const QJsonObject paths = documents.last().toObject().value(u"paths"_s).toObject();
            for (Probe probe : probesOf(prefix, fixture.token())) {
                probe.path.replace("{v}", prefix);
                probe.target.replace("{v}", prefix);
                if (!paths.contains(QString::fromUtf8(probe.path)))
                    continue; // Not all is in each version; that all is asked is seen below.
                asked.insert(probe.method + ' ' + probe.path);
                answers.append(answerTo(fixture, probe, int(documents.size()) - 1));
            }
        }
        for (const openapi::Operation &operation : routes::operations()) {
            const QByteArray name = operation.method + ' ' + operation.path;
            QVERIFY2(asked.contains(name), name.constData());
        }
        check({{u"documents"_s, documents}, {u"answers"_s, answers}});
    }

    void theNotationIsNegotiated_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<QByteArray>("type");

        const QByteArray json = "application/json";
        const QByteArray yaml = "application/yaml; charset=utf-8";
        QTest::newRow("default") << "/v3/schema"_ba
                                 << "*/*"_ba << yaml;
        QTest::newRow("JSON by Accept") << "/v3/schema"_ba << json << json;
        QTest::newRow("OpenAPI JSON") << "/v3/schema"_ba
                                      << "application/vnd.oai.openapi+json"_ba << json;
        QTest::newRow("YAML liked more") << "/v3/schema"_ba
                                         << "application/json;q=0.5, application/yaml"_ba << yaml;
        QTest::newRow("JSON by parameter") << "/v3/schema?format=json"_ba
                                           << "*/*"_ba << json;
        QTest::newRow("JSON by suffix") << "/v3/schema.json"_ba
                                        << "*/*"_ba << json;
        QTest::newRow("YAML by suffix") << "/v3/schema.yaml"_ba << json << yaml;
        QTest::newRow("language") << "/v3/schema?lang=fr"_ba
                                  << "*/*"_ba << yaml;
        QTest::newRow("the server's own") << "/schema.json"_ba
                                          << "*/*"_ba << json;
    }
    void theNotationIsNegotiated()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, accept);
        RouteFixture fixture;
        const Reply reply = fixture.stranger().get(target, {{"Accept", accept}});
        QCOMPARE(reply.status, 200);
        QTEST(reply.header("content-type"), "type");
    }

    void yamlSaysTheSameAsJson()
    {
        RouteFixture fixture;
        ApiClient client = fixture.stranger();
        QProcess python;
        python.start(QStringLiteral(SHERIA_PYTHON),
                     {u"-c"_s,
                      u"import json, sys, yaml; a, b = sys.stdin.read().split('\\0'); "
                      "sys.exit(yaml.safe_load(a) != json.loads(b))"_s});
        QVERIFY(python.waitForStarted());
        python.write(client.get("/v3/schema.yaml").body + '\0'
                     + client.get("/v3/schema.json").body);
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished());
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    }

    /// Nothing of the page comes from another host, and the policy would not let it.
    void thePageNeedsNoNetwork()
    {
        RouteFixture fixture;
        ApiClient client = fixture.stranger();
        const Reply page = client.get("/v3/schema/swagger-ui");
        QCOMPARE(page.status, 200);
        const QByteArray policy = page.header("content-security-policy");
        QVERIFY(policy.contains("default-src 'none'"));
        QVERIFY(policy.contains("connect-src 'self'"));
        QVERIFY(!policy.contains("http"));
        QVERIFY(!policy.contains("script-src 'self' 'unsafe-inline'"));
        const QRegularExpression address(u"(?:src|href)=\"([^\"]+)\""_s);
        auto found = address.globalMatch(QString::fromUtf8(page.body));
        int files = 0;
        while (found.hasNext()) {
            const QByteArray target = found.next().captured(1).toUtf8();
            QVERIFY2(target.startsWith('/') && !target.startsWith("//"), target.constData());
            if (!target.startsWith("/static/"))
                continue; // A link for people.
            const Reply file = client.get(target);
            QVERIFY2(file.status == 200, target.constData());
            QVERIFY(!file.body.contains("@import"));
            ++files;
        }
        QVERIFY(files >= 3);
    }

private:
    static QStringList asStrings(const QSet<QByteArray> &names)
    {
        QStringList out;
        for (const QByteArray &name : names)
            out << QString::fromUtf8(name);
        return out;
    }

    static QJsonObject documentOf(ApiClient &client, const openapi::Api &api)
    {
        return client.get(api.prefix.toByteArray() + "/schema.json").json();
    }

    static QJsonObject answerTo(RouteFixture &fixture, const Probe &probe, int document)
    {
        ApiClient client = probe.isStranger ? fixture.stranger() : fixture.client();
        ApiClient::Headers headers{{"Accept", probe.accept}};
        if (!probe.body.isEmpty())
            headers.append(std::pair("Content-Type"_ba,
                                     (probe.path.startsWith("/sign")
                                      || (probe.path.startsWith("/webhooks")
                                          && !probe.path.endsWith("incoming")))
                                         ? "application/x-www-form-urlencoded"_ba
                                         : "application/json"_ba));
        const Reply reply = client.send(probe.method, probe.target, headers, probe.body);
        return {{u"document"_s, document},
                {u"path"_s, QString::fromUtf8(probe.path)},
                {u"target"_s, QString::fromUtf8(probe.target)},
                {u"method"_s, QString::fromUtf8(probe.method)},
                {u"status"_s, reply.status},
                {u"type"_s, QString::fromUtf8(mediaTypeOf(reply))},
                {u"body"_s, QString::fromUtf8(reply.body)}};
    }

    static void check(const QJsonObject &given)
    {
        QProcess python;
        python.start(QStringLiteral(SHERIA_PYTHON),
                     {QStringLiteral(SHERIA_TEST_DIR "/checks/answers.py")});
        QVERIFY(python.waitForStarted());
        python.write(QJsonDocument(given).toJson());
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished());
        const QByteArray said = python.readAllStandardOutput() + python.readAllStandardError();
        QVERIFY2(python.exitCode() == 0, said.constData());
        qInfo("%s", said.trimmed().constData());
    }
};

QTEST_GUILESS_MAIN(TestOpenApi)
#include "tst_openapi.moc"
