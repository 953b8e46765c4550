// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/access/accountqueries.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_widgets {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Provider = "/widgets/v1/p/127.0.0.1/e";
const QByteArray Tree = "/akn/xa/act/2004/17/eng@2009-02-03";

/// What law-widgets' components fetch. Source: server/API.md section 4.10.
class TestWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void portionIsAFragment()
    {
        const Reply reply = m_fixture.stranger().get(Provider + "/portion" + Tree
                                                     + "/~chp_1__sec_1");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), "text/html; charset=utf-8"_ba);
        QVERIFY(reply.body.startsWith("<section class=\"akn-section\" id=\"chp_1__sec_1\""));
        QVERIFY(reply.body.contains("1. Terms"));
        QVERIFY(!reply.body.contains("Trees matter."));
        QVERIFY(!reply.body.contains("<html"));
    }

    /// The widgets look references up by their address, which must be as written.
    void referencesAreNotPrefixed()
    {
        const Reply reply = m_fixture.stranger().get(Provider + "/portion" + Tree);
        QVERIFY(reply.body.contains("href=\"/akn/xa/act/1999/2\""));
        QVERIFY(reply.body.contains("data-href=\"/akn/xa/act/1999/2\""));
        const QByteArray source = "src=\"" + m_fixture.stranger().base() + "/v3" + Tree
            + "/media/a.png\"";
        QVERIFY(reply.body.contains(source));
    }

    void portionWithoutPartIsTheWholeText()
    {
        const Reply reply = m_fixture.stranger().get(Provider + "/portion" + Tree);
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.body.startsWith("<span class=\"akn-akomaNtoso\">"));
        QVERIFY(!reply.body.contains("coverpage"));
    }

    void aPopupNamesTheWork_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::newRow("work") << QByteArray("/akn/xa/act/2004/17");
        QTest::newRow("language") << QByteArray("/akn/xa/act/2004/17/eng");
        QTest::newRow("expression") << Tree;
        QTest::newRow("stub") << QByteArray("/akn/xa/act/1999/2");
    }
    void aPopupNamesTheWork()
    {
        QFETCH(QByteArray, uri);
        const Reply reply = m_fixture.stranger().get(Provider + "/popup" + uri);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), "text/html; charset=utf-8"_ba);
        QVERIFY(reply.body.startsWith("<div class=\"popup\""));
        const QByteArray title = "<div class=\"popup-title\"><a href=\""
            + m_fixture.stranger().base() + "/v3/akn/xa/act/";
        QVERIFY(reply.body.contains(title));
        QVERIFY(!reply.body.contains("la-akoma-ntoso"));
    }

    void aPopupShowsTheProvision()
    {
        const Reply reply = m_fixture.stranger().get(Provider + "/popup" + Tree + "/~part_A");
        QVERIFY(reply.body.contains("Tree Protection Act"));
        QVERIFY(reply.body.contains("Loose."));
        const QByteArray link = "/v3" + Tree + "/~part_A.html";
        QVERIFY(reply.body.contains(link));
    }

    /// Which a document says itself.
    void anAddressAddsNoAttributes()
    {
        m_fixture.change([this](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2020/x&quot; onmouseover=&quot;alert(1)";
            SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                              m_fixture.clock.now()));
            return {};
        });
        const Reply reply = m_fixture.stranger().get(
            Provider + "/popup/akn/xa/act/2020/x%22%20onmouseover%3D%22alert%281%29");
        QCOMPARE(reply.status, 200);
        QVERIFY(!reply.body.contains("\" onmouseover="));
        QVERIFY(
            reply.body.contains("data-expression=\"/akn/xa/act/2020/x&quot; onmouseover=&quot;"));
    }

    void theContentsAreThoseOfTheApi()
    {
        const Reply reply = m_fixture.stranger().get(Provider + "/we/toc.json" + Tree);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), "application/json"_ba);
        QCOMPARE(reply.body, m_fixture.client().get("/v3" + Tree + "/toc.json").body);
        QCOMPARE(reply.json()[u"toc"].toArray().size(), 4);
    }

    void whatIsNotThere_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("part") << QByteArray("/portion" + Tree + "/~sec_99");
        QTest::newRow("work") << QByteArray("/popup/akn/xa/act/1850/1");
        QTest::newRow("date") << QByteArray("/we/toc.json/akn/xa/act/2004/17/eng@2009-02-04");
        QTest::newRow("listing") << QByteArray("/portion/akn/xa/act");
        QTest::newRow("no address") << QByteArray("/popup/etc/passwd");
        QTest::newRow("contents of a part") << QByteArray("/we/toc.json" + Tree + "/~part_A");
        QTest::newRow("nothing") << QByteArray("/portion");
    }
    void whatIsNotThere()
    {
        QFETCH(QByteArray, path);
        QCOMPARE(m_fixture.stranger().get(Provider + path).status, 404);
    }

    void theyAreForReading()
    {
        const Reply reply = m_fixture.stranger().send("POST", Provider + "/popup" + Tree);
        QCOMPARE(reply.status, 405);
        QCOMPARE(reply.header("allow"), "GET, HEAD, OPTIONS"_ba);
    }

    void badCredentialsAreNotNone()
    {
        const Reply reply = ApiClient(m_fixture.port(), "nonsense").get(Provider + "/popup" + Tree);
        QCOMPARE(reply.status, 401);
    }

    /// Where some may not see everything, nobody may see more than they by saying nothing.
    void limitedAccountsCloseThem()
    {
        RouteFixture fixture;
        QCOMPARE(fixture.stranger().get(Provider + "/popup" + Tree).status, 200);
        fixture.change([](store::Database &db) -> Result<void> {
            store::AccountRow row;
            row.name = u"limited"_s;
            row.createdAt = FixedClock().now();
            row.subscription = R"({"natures":["judgment"]})";
            SHERIA_TRY([[maybe_unused]] const qint64 id, store::putAccount(db, row));
            return {};
        });
        QCOMPARE(fixture.stranger().get(Provider + "/popup" + Tree + "?x").status, 401);
        QCOMPARE(fixture.client().get(Provider + "/popup" + Tree + "?x").status, 200);
    }

private:
    RouteFixture m_fixture;
};

SHERIA_TEST(TestWidgets)
} // namespace tst_widgets
#include "tst_widgets.moc"
