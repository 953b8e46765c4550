// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/caches.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/routefixture.h"

#include <QTest>

namespace tst_targets {

using namespace sheria;
using namespace sheria::tests;

const QByteArray Act = "/v3/akn/xa/act/2004/17/eng@2009-02-03";

/// Targets that are spelled so that one reader takes them for something else than another does.
class TestTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Nothing may wait in the lane for slow work here, so that whatever is sent there is refused.
    void initTestCase()
    {
        http::ServerOptions options;
        options.limits.queuedSlowRequests = 0;
        m_api = std::make_unique<routes::ApiServer>(m_fixture.library(), std::move(options));
        must(m_api->server().start(0));
    }

    void filesTakeTheSlowLaneHoweverTheyAreSpelled_data()
    {
        QTest::addColumn<QByteArray>("accept");
        const auto row = [](const QByteArray &target, const QByteArray &accept = "*/*") {
            QTest::newRow(QByteArray(target + ' ' + accept).constData()) << accept;
        };
        row(Act + ".pdf");
        row(Act + ".%70df");
        row(Act + "%2Epdf");
        row(Act + ".pdf/");
        row(Act + ".pd%66//");
        row("/v3/%61kn/xa/act.pdf");
        row("/v3/akn/xa/act?format=pdf");
        row("/v3/akn/xa/act?format=%70df");
        row("/v3/akn/xa/act?%66ormat=pdf");
        row("/v3/akn/xa/act?format=json&format=pdf");
        row("/v3/akn/xa/act?format=epub;x&format=zip");
        row("/v3/akn/xa/act.%7Aip");
        row("/v3/akn/xa/act", "application/PDF");
        row("/v3/akn/xa/act", "application/*, application/json;q=0");
        row("/v3/akn/xa/act", "*/*;q=0.5, application/json;q=0.1");
        row(Act, "application/epub+zip");
        row(Act + "/~chp_1.pdf");
        row(Act + "/!main~chp_1?format=%7a%69p");
        row("/v3/akn/xa/act/2004/media-17.pdf");
        row("/v2/akn/xa/act.%65pub");
        row("/api/v1/decisions/akn/xa/judgment/xahc/2019/77.%70df");
        row("/v3/glossary/xa");
        row("/v3/%67lossary/xa");
        row("/v3/glossary/%78a");
    }
    void filesTakeTheSlowLaneHoweverTheyAreSpelled()
    {
        QFETCH(const QByteArray, accept);
        const QByteArray target = QByteArray(QTest::currentDataTag()).split(' ').first();
        QCOMPARE(client().get(target, {{"Accept", accept}}).status, 503);
    }

    void theRestDoesNot_data()
    {
        QTest::addColumn<QByteArray>("accept");
        const auto row = [](const QByteArray &target, const QByteArray &accept = "*/*") {
            QTest::newRow(QByteArray(target + ' ' + accept).constData()) << accept;
        };
        row(Act);
        row(Act + ".html", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
        row(Act + ".json", "application/pdf");
        row(Act + "?format=json", "application/pdf");
        row("/v3/akn/xa/act", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
        row(Act + "/media.json", "application/pdf");
        row(Act + "/media/a.png", "application/pdf");
        row("/v3/akn/xa/act/2004/17/media/publication/gazette-221.pdf");
        row(Act + "/toc.json");
        row("/v3/glossary");
    }
    void theRestDoesNot()
    {
        QFETCH(const QByteArray, accept);
        const QByteArray target = QByteArray(QTest::currentDataTag()).split(' ').first();
        QCOMPARE(client().get(target, {{"Accept", accept}}).status, 200);
    }

    void controlCharactersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *code :
             {"%00", "%01", "%09", "%0A", "%0a", "%0D", "%1b", "%1F", "%7f", "%7F"})
            for (const QByteArray &target :
                 {QByteArray(Act + ".html?media-url=a@"), QByteArray("/v3/places?x=@"),
                  QByteArray("/v3/places?a@b=1"), QByteArray(Act + "/~chp@_1.html")})
                QTest::newRow(QByteArray(code + (' ' + target)).constData())
                    << QByteArray(target).replace(target.lastIndexOf('@'), 1, code);
    }
    void controlCharactersAreRefused()
    {
        QFETCH(const QByteArray, target);
        QCOMPARE(client().get(target).status, 400);
    }

    /// One account's choice of parameters is not given to another one as a part of the text.
    void keptRenderingsAreNotMixedUp()
    {
        const QByteArray whole = client().get(Act + ".html?coverpage=0&media-url=%0A~chp_1").body;
        const Reply part = client().get(Act + "/~chp_1.html");
        QCOMPARE(part.status, 200);
        QVERIFY(part.body != whole);
        QVERIFY(!part.body.contains("part_A"));
        QVERIFY(client().get(Act + ".html?coverpage=0").body.contains("part_A"));
    }

    void partsOfKeysAreToldApart()
    {
        using routes::cacheKey;
        QVERIFY(cacheKey({"a", "b"}) != cacheKey({"ab", ""}));
        QVERIFY(cacheKey({"a\n", "b"}) != cacheKey({"a", "\nb"}));
        QVERIFY(cacheKey({"1:a"}) != cacheKey({"", "a"}));
        QVERIFY(cacheKey({"a", "b"}) != cacheKey({cacheKey({"a", "b"})}));
        QVERIFY(cacheKey({}) != cacheKey({""}));
    }

private:
    ApiClient client() const { return ApiClient(m_api->server().port(), m_fixture.token()); }

    RouteFixture m_fixture;
    std::unique_ptr<routes::ApiServer> m_api;
};

SHERIA_FONT_TEST(TestTargets)
} // namespace tst_targets
#include "tst_targets.moc"
