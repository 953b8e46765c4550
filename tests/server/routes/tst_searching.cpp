// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexer.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_searching {

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::Reply;
using tests::RouteFixture;

/// GET /v2/search/{country}. Source: server/API.md section 6.1.
class TestSearching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.library().startIndexing();
        QVERIFY(m_fixture.library().indexer()->waitFor(m_fixture.library().revision(),
                                                       std::chrono::seconds(20)));
    }

    void findsWorksOfTheCountry_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("least");
        QTest::newRow("a word") << QByteArray("xa?q=act") << 200 << 1;
        QTest::newRow("suffix") << QByteArray("xa.json?q=act") << 200 << 1;
        QTest::newRow("no word") << QByteArray("xa") << 200 << 0;
        QTest::newRow("no such word") << QByteArray("xa?q=xylophones") << 200 << 0;
        QTest::newRow("one work") << QByteArray("xa?q=act&frbr_uri=/akn/xa/act/2006/1") << 200 << 0;
        QTest::newRow("no such page") << QByteArray("xa?q=act&page=99") << 404 << 0;
        QTest::newRow("no such country") << QByteArray("zz?q=act") << 404 << 0;
        QTest::newRow("a locality") << QByteArray("xa-bay?q=act") << 404 << 0;
    }
    void findsWorksOfTheCountry()
    {
        QFETCH(QByteArray, query);
        QFETCH(int, status);
        QFETCH(int, least);
        const Reply reply = m_fixture.client().get("/v2/search/" + query);
        QCOMPARE(reply.status, status);
        if (status != 200)
            return;
        const QJsonObject list = QJsonDocument::fromJson(reply.body).object();
        const QJsonArray results = list.value("results"_L1).toArray();
        QVERIFY(results.size() >= least);
        QCOMPARE(list.value("count"_L1).toInt(), int(results.size()));
        QSet<QString> works;
        double before = 1e9;
        for (const QJsonValue result : results) {
            QVERIFY(result["frbr_uri"_L1].toString().startsWith(u"/akn/xa"_s));
            QVERIFY(!works.contains(result["frbr_uri"_L1].toString()));
            works << result["frbr_uri"_L1].toString();
            QVERIFY(result["_rank"_L1].isDouble());
            QVERIFY(result["_snippet"_L1].isString());
            QVERIFY(result["_rank"_L1].toDouble() <= before);
            before = result["_rank"_L1].toDouble();
        }
    }

    /// One work, works whose URI begins so, and pages: parts of what is found without them.
    void narrowsAndPages()
    {
        const QStringList all = found("q=act");
        QVERIFY(all.size() > 1);
        for (const QString &uri : all) {
            const QByteArray work = uri.toUtf8();
            QCOMPARE(found("q=act&frbr_uri=" + work), QStringList{uri});
            const QByteArray beginning = work.left(work.lastIndexOf('/'));
            QCOMPARE(found("q=act&frbr_uri__startswith=" + beginning),
                     all.filter(QRegularExpression(u'^' + uri.left(uri.lastIndexOf(u'/')))));
        }
        QCOMPARE(found("q=act&page_size=1&page=2"), all.mid(1, 1));
        QCOMPARE(found("q=act&frbr_uri=/akn/xa/act/1066/1"), QStringList());
    }

    void strangersAreRefused()
    {
        QCOMPARE(m_fixture.stranger().get("/v2/search/xa?q=act").status, 401);
    }

private:
    /// URIs of the works that /v2/search/xa answers with, in its order.
    QStringList found(const QByteArray &query)
    {
        QStringList uris;
        const Reply reply = m_fixture.client().get("/v2/search/xa?" + query);
        const QJsonArray results = reply.json().value("results"_L1).toArray();
        for (const QJsonValue result : results)
            uris << result["frbr_uri"_L1].toString();
        return uris;
    }

    RouteFixture m_fixture;
};

SHERIA_TEST(TestSearching)
} // namespace tst_searching
#include "tst_searching.moc"
