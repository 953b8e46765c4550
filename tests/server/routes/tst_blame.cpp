// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_blame {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Older than what else the fixture has.
const QByteArray Boats = "/akn/xa/act/1990/2";
const QByteArray YearlyFees = "/akn/xa/act/1992/7";

/// What the text of 1992 says of the law that changed it.
const QByteArray AmendedMeta =
    "<lifecycle source=\"#x\"><eventRef eId=\"eam1\" date=\"1992-05-01\" source=\"#am1\" "
    "type=\"amendment\"/></lifecycle>"
    "<analysis source=\"#x\"><passiveModifications><textualMod type=\"substitution\" eId=\"m1\">"
    "<source href=\"/akn/xa/act/1992/7/eng@1992-05-01/~sec_3\"/><destination href=\"#sec_1\"/>"
    "</textualMod></passiveModifications></analysis>"
    "<references source=\"#x\"><passiveRef eId=\"am1\" href=\"/akn/xa/act/1992/7\" "
    "showAs=\"\"/></references>";

QByteArray feeSection(const QByteArray &words)
{
    return "<section eId=\"sec_1\"><num>1.</num><content><p>" + words + "</p></content></section>";
}

/// Who wrote which words. Source: server/API.md section 13.5.
class TestBlame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        put("1990-01-01", {}, "The harbour master sets the fee for each boat.");
        put("1992-05-03", AmendedMeta, "The harbour master sets the yearly fee for each boat.");
    }

    void namesTheLawOfEachWord()
    {
        const QJsonObject told = blame(Boats + "/eng/~sec_1").json();
        QCOMPARE(told["expression_frbr_uri"_L1].toString(),
                 QString::fromUtf8(Boats + "/eng@1992-05-03"));
        const QJsonArray runs = told["runs"_L1].toArray();
        QCOMPARE(runs.size(), 3);
        const QJsonValue yearly = runs[1];
        QCOMPARE(yearly["text"_L1].toString(), u"yearly"_s);
        QCOMPARE(yearly["eid"_L1].toString(), u"sec_1"_s);
        QCOMPARE(yearly["by"_L1].toString(), QString::fromUtf8(YearlyFees));
        QCOMPARE(yearly["by_eid"_L1].toString(), u"sec_3"_s);
        QCOMPARE(yearly["since"_L1].toString(), u"1992-05-03"_s);
        QCOMPARE(yearly["commencement"_L1].toString(), u"1992-05-01"_s);
        // What stood there from the first on has no such law.
        for (const qsizetype at : {0, 2}) {
            const QJsonValue run = runs[at];
            QVERIFY2(run["by"_L1].isNull(), qPrintable(run["by"_L1].toString()));
            QVERIFY(run["commencement"_L1].isNull());
            QCOMPARE(run["since"_L1].toString(), u"1990-01-01"_s);
        }
    }

    void tellsOfTheseWords()
    {
        const QJsonArray runs =
            blame(Boats + "/eng/~sec_1&text=the%20yearly%20fee").json()["runs"_L1].toArray();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs[0]["text"_L1].toString(), u"the yearly fee"_s);
        QCOMPARE(runs[0]["by"_L1].toString(), QString::fromUtf8(YearlyFees));
    }

    /// Nothing is worked out while the library is as it was.
    void theSecondAnswerComesFromTheCache()
    {
        const auto hits = [this] {
            const QByteArray metrics = m_fixture.client().get("/metrics").body;
            const QByteArray name = "\nsheria_http_cache_hits_total ";
            const qsizetype at = metrics.indexOf(name) + name.size();
            return metrics.mid(at, metrics.indexOf('\n', at) - at).toInt();
        };
        const QByteArray whole = Boats + "/eng@1992-05-03";
        const Reply first = blame(whole);
        QCOMPARE(first.status, 200);
        const int before = hits();
        QCOMPARE(blame(whole).body, first.body);
        QCOMPARE(hits(), before + 1);
        put("1991-01-01", {}, "The harbour master sets the yearly fee for each boat.");
        QVERIFY(blame(whole).body != first.body);
        QCOMPARE(hits(), before + 1);
    }

    void whatIsNotThereIsRefused_data()
    {
        QTest::addColumn<QByteArray>("of");
        QTest::addColumn<int>("status");
        QTest::newRow("no address") << "x"_ba << 400;
        QTest::newRow("no such work") << "/akn/xa/act/1900/1"_ba << 404;
        QTest::newRow("no such day") << Boats + "/eng@1980-01-01/~sec_1" << 404;
        QTest::newRow("no such provision") << Boats + "/eng/~sec_99" << 404;
        QTest::newRow("no such words") << Boats + "/eng/~sec_1&text=a%20monthly%20fee" << 404;
        QTest::newRow("blank words") << Boats + "/eng/~sec_1&text=%20" << 400;
    }
    void whatIsNotThereIsRefused()
    {
        QFETCH(QByteArray, of);
        QTEST(blame(of).status, "status");
    }

private:
    void put(const QByteArray &date, const QByteArray &meta, const QByteArray &words)
    {
        DocumentSpec spec;
        spec.work = Boats;
        spec.date = date;
        spec.meta = meta;
        spec.body = feeSection(words);
        m_fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                              m_fixture.clock.now()));
            return {};
        });
    }
    Reply blame(const QByteArray &of)
    {
        return m_fixture.client().get("/local/v1/blame?frbr_uri=" + of);
    }

    RouteFixture m_fixture;
};

SHERIA_TEST(TestBlame)
} // namespace tst_blame
#include "tst_blame.moc"
