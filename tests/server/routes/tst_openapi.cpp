// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/openapi/jsontree.h"
#include "server/routes/common/handlers.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/probes.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace tst_openapi {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray mediaTypeOf(const Reply &reply)
{
    return reply.header("content-type").split(';').first().trimmed();
}

/// The OpenAPI documents, and that the server does what they say.
class TestOpenApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRouteIsDocumentedAndNothingElse()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
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
        fixture.api().lab().setOpen(true);
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
        fixture.api().lab().setOpen(true);
        const Reply reply = fixture.stranger().get(target, {{"Accept", accept}});
        QCOMPARE(reply.status, 200);
        QTEST(reply.header("content-type"), "type");
    }

    void yamlSaysTheSameAsJson()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
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
        fixture.api().lab().setOpen(true);
        ApiClient client = fixture.stranger();
        const Reply page = client.get("/v3/schema/swagger-ui");
        QCOMPARE(page.status, 200);
        QByteArray policy = page.header("content-security-policy");
        policy.replace(QByteArray(client.base() + "/static/"), "");
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

SHERIA_TEST(TestOpenApi)
} // namespace tst_openapi
#include "tst_openapi.moc"
