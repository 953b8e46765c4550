// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/bars.h"
#include "app/reader/loader.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_loader {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Reason = MissingExpression::Reason;

const QDate Day(2024, 1, 5);

/// Two points in time in English, one in French.
void fill(TestLibrary &library)
{
    DocumentSpec spec;
    spec.date = "2009-02-03";
    library.put(spec);
    spec.date = "2014-01-01";
    spec.body = "<section eId=\"sec_1\"><num>1.</num><heading>New</heading>"
                "<content><p>Changed text.</p></content></section>";
    library.put(spec);
    spec.language = "fra";
    library.put(spec);
}

class TestLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsAskedFor_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("found");

        QTest::newRow("work") << "/akn/xa/act/2005/4"_ba
                              << "/akn/xa/act/2005/4/eng@2014-01-01"_ba;
        QTest::newRow("as at") << "/akn/xa/act/2005/4/eng:2010-01-01"_ba
                               << "/akn/xa/act/2005/4/eng@2009-02-03"_ba;
        QTest::newRow("language") << "/akn/xa/act/2005/4/fra"_ba
                                  << "/akn/xa/act/2005/4/fra@2014-01-01"_ba;
    }
    void findsWhatIsAskedFor()
    {
        QFETCH(QByteArray, uri);
        TestLibrary library;
        fill(library);
        const LoadOutcome outcome = must(loadExpression(library.db(), uri, Day));
        const auto *expression = std::get_if<LoadedExpression>(&outcome);
        QVERIFY(expression);
        QTEST(expression->record.expression.uri, "found");
        QCOMPARE(expression->placeName.isEmpty(), false);
    }

    void saysWhyThereIsNothing_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QByteArray>("nearest");

        const QByteArray first = "/akn/xa/act/2005/4/eng@2009-02-03";
        QTest::newRow("no such work")
            << "/akn/xa/act/1999/1"_ba << int(Reason::NoWork) << QByteArray();
        QTest::newRow("too early")
            << "/akn/xa/act/2005/4/eng:2001-01-01"_ba << int(Reason::NoExpression) << first;
        QTest::newRow("no such day")
            << "/akn/xa/act/2005/4/eng@2009-02-04"_ba << int(Reason::NoExpression) << first;
        QTest::newRow("no such language")
            << "/akn/xa/act/2005/4/swa"_ba << int(Reason::NoExpression)
            << "/akn/xa/act/2005/4/eng@2014-01-01"_ba;
        QTest::newRow("no such language on that day")
            << "/akn/xa/act/2005/4/swa:2010-01-01"_ba << int(Reason::NoExpression) << first;
        QTest::newRow("no address") << "/akn/x"_ba << int(Reason::BadAddress) << QByteArray();
        QTest::newRow("no date") << "/akn/xa/act/2005/4/eng:2009-99-99"_ba
                                 << int(Reason::BadAddress) << QByteArray();
    }
    void saysWhyThereIsNothing()
    {
        QFETCH(QByteArray, uri);
        QFETCH(int, reason);
        TestLibrary library;
        fill(library);
        const LoadOutcome outcome = must(loadExpression(library.db(), uri, Day));
        const auto *missing = std::get_if<MissingExpression>(&outcome);
        QVERIFY(missing);
        QCOMPARE(int(missing->reason), reason);
        QTEST(missing->nearest, "nearest");
        QCOMPARE(missing->workTitle.isEmpty(), reason != int(Reason::NoExpression));
    }

    /// In the contents of a judgment; its headings stay what they are, and acts too.
    void paragraphsOfJudgmentsAreToldByTheirFirstWords()
    {
        const auto titles = [](const QByteArray &element, const QByteArray &body) {
            DocumentSpec spec;
            spec.element = element;
            spec.body = body;
            const auto rendering = must(render(xmlOf(spec), "/akn/xa/act/2005/4/eng", {}, {}));
            QStringList list;
            const QJsonArray toc =
                QJsonDocument::fromJson(rendering->toc).object()[u"toc"_s].toArray();
            for (const QJsonValue &row : toc)
                list.append(row[u"title"_s].toString());
            return list;
        };
        const auto paragraph = [](const QByteArray &eId, const QByteArray &head,
                                  const QByteArray &words) {
            return "<paragraph eId=\"" + eId + "\">" + head + "<content><p>" + words
                + "</p></content></paragraph>";
        };
        const QByteArray body = paragraph("para_1", "<num>[1]</num>",
                                          "The appeal is <i>dismissed</i>.")
            + paragraph("para_2", "<num>2.</num>",
                        "The keeper, who had kept the northern light for thirty years, was asleep.")
            + paragraph("para_3", "<num>3.</num><heading>Costs</heading>", "Each bears its own.")
            + paragraph("para_4", "", "Ash J concurred.")
            + paragraph("para_5", "<num>5.</num>", "");
        QCOMPARE(titles("judgment", body),
                 (QStringList{u"[1] The appeal is dismissed."_s,
                              u"2. The keeper, who had kept the northern light for thirty…"_s,
                              u"Paragraph 3. – Costs"_s, u"Ash J concurred."_s,
                              u"Paragraph 5."_s}));
        QCOMPARE(titles("act", body).first(), u"Paragraph [1]"_s);
    }

    /// A date that is given beside an address is for one that names none.
    void anAddressWithoutDateIsLoadedAsAtADay()
    {
        TestLibrary library;
        fill(library);
        const auto on = [&](const QByteArray &uri, QDate day) {
            const auto outcome = must(loadExpression(library.db(), uri, Day, day));
            const auto *loaded = std::get_if<LoadedExpression>(&outcome);
            return loaded ? loaded->record.expression.uri : QByteArray();
        };
        const QByteArray work = "/akn/xa/act/2005/4";
        QCOMPARE(on(work, QDate(2010, 1, 1)), work + "/eng@2009-02-03");
        QCOMPARE(on(work + "/eng", QDate(2010, 1, 1)), work + "/eng@2009-02-03");
        QCOMPARE(on(work + "/eng@2014-01-01", QDate(2010, 1, 1)), work + "/eng@2014-01-01");
        QCOMPARE(on(work, QDate(2001, 1, 1)), QByteArray());
        QCOMPARE(on(work, {}), work + "/eng@2014-01-01");
    }

    void rendersTextAndContents()
    {
        TestLibrary library;
        fill(library);
        RenderCache cache;
        const auto outcome = must(
            loadExpression(library.db(), "/akn/xa/act/2005/4/eng@2014-01-01", Day));
        const auto &expression = std::get<LoadedExpression>(outcome);
        const PageContent content = must(loadContent(library.db(), expression, cache, Day));
        QVERIFY(content.rendering);
        QVERIFY(content.rendering->html.contains("Changed text."));
        QVERIFY(content.cover.contains("Tree Protection Act"));
        const QJsonObject toc = QJsonDocument::fromJson(content.rendering->toc).object();
        QCOMPARE(toc["toc"_L1].toArray().first()["id"_L1].toString(), u"sec_1"_s);
        // The second time it is the same object, not the same work.
        QCOMPARE(must(loadContent(library.db(), expression, cache, Day)).rendering,
                 content.rendering);
    }

    void listsPointsInTimeOfOneLanguage()
    {
        TestLibrary library;
        fill(library);
        const auto outcome = must(loadExpression(library.db(), "/akn/xa/act/2005/4", Day));
        const auto &record = std::get<LoadedExpression>(outcome).record;
        const std::vector<DatedPoint> points = datedPoints(record, "eng");
        QCOMPARE(points.size(), 2);
        QCOMPARE(points[0].point.date, QDate(2014, 1, 1));
        QVERIFY(!points[0].to.isValid());
        QCOMPARE(points[1].to, QDate(2013, 12, 31));
    }
};

SHERIA_TEST(TestLoader)
} // namespace tst_loader
#include "tst_loader.moc"
