// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_placequeries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestPlaceQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWorkBringsItsPlaceAndCountry()
    {
        TestLibrary library;
        library.put(DocumentSpec{.work = "/akn/za-cpt/act/by-law/2011/animal"});
        library.put(DocumentSpec{.work = "/akn/ke/act/2011/1"});
        const auto countries = must(listCountries(library.db()));
        QCOMPARE(countries.size(), std::size_t(2));
        QCOMPARE(countries[0].place.name, u"Kenya"_s);
        QCOMPARE(countries[1].place.name, u"South Africa"_s);
        QCOMPARE(countries[1].localities.size(), std::size_t(1));
        QCOMPARE(countries[1].localities[0].uriCode, QByteArray("za-cpt"));
        QCOMPARE(countries[1].localities[0].name, u"City of Cape Town"_s);
    }

    void aGivenPlaceIsKeptAndOrderedByName()
    {
        TestLibrary library;
        must(putPlace(library.db(), {"xb-zz", u"Alpha"_s, "fra", QDate(2024, 1, 1)}));
        must(putPlace(library.db(), {"xb-aa", u"Beta"_s, "eng", {}}));
        must(putPlace(library.db(), {"xa", u"zeta"_s, "eng", {}}));
        must(putPlace(library.db(), {"xb", u"Eta"_s, "eng", {}}));
        const auto countries = must(listCountries(library.db()));
        QCOMPARE(countries[0].place.name, u"Eta"_s);
        QCOMPARE(countries[1].place.name, u"zeta"_s);
        QCOMPARE(countries[0].localities[0].name, u"Alpha"_s);
        const Place place = must(findPlace(library.db(), "xb-zz"));
        QCOMPARE(place.primaryLanguage, QByteArray("fra"));
        QCOMPARE(place.asAtDate, QDate(2024, 1, 1));
        QCOMPARE(findPlace(library.db(), "xc").error().code, ErrorCode::NotFound);
        // What a later document brings does not rename it.
        library.put(DocumentSpec{.work = "/akn/xb-zz/act/2011/1"});
        QCOMPARE(must(findPlace(library.db(), "xb-zz")).name, u"Alpha"_s);
    }

    void aBadCodeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("code");
        for (const char *code : {"", "z", "zaf", "ZA", "za-", "za-a/b", "za cpt"})
            QTest::newRow(code) << QByteArray(code);
    }
    void aBadCodeIsRefused()
    {
        QFETCH(QByteArray, code);
        TestLibrary library;
        QCOMPARE(putPlace(library.db(), {code, u"X"_s, "eng", {}}).error().code,
                 ErrorCode::InvalidArgument);
        QCOMPARE(library.rows("place"), 0);
    }

    void theLanguageDecidesWhichExpressionIsLatest()
    {
        TestLibrary library;
        library.put(DocumentSpec{});
        library.put(DocumentSpec{.language = "fra"});
        ExpressionFilter latest;
        latest.onlyLatest = true;
        QCOMPARE(
            must(listExpressions(library.db(), latest, 0, 9)).items.front().expression.language,
            QByteArray("eng"));
        must(putPlace(library.db(), {"xa", u"X"_s, "fra", {}}));
        QCOMPARE(
            must(listExpressions(library.db(), latest, 0, 9)).items.front().expression.language,
            QByteArray("fra"));
    }

    void theLogTellsEveryChangeInOrder()
    {
        TestLibrary library;
        QCOMPARE(must(latestRevision(library.db())), 0);
        library.put(DocumentSpec{});
        must(deleteExpression(library.db(), "/akn/xa/act/2005/4/eng@2009-02-03",
                              library.clock.now()));
        const auto changes = must(changesAfter(library.db(), 0, 100));
        QCOMPARE(changes.size(), std::size_t(4));
        for (std::size_t i = 0; i < changes.size(); ++i) {
            QCOMPARE(changes[i].revision, qint64(i + 1));
            QCOMPARE(changes[i].workUri, QByteArray("/akn/xa/act/2005/4"));
            QCOMPARE(changes[i].at, library.clock.now());
        }
        QCOMPARE(changes[1].action, ChangeAction::Created);
        QCOMPARE(changes[1].expressionUri, QByteArray("/akn/xa/act/2005/4/eng@2009-02-03"));
        QCOMPARE(changes[2].action, ChangeAction::Deleted);
        QVERIFY(changes[3].expressionUri.isEmpty());
        QCOMPARE(must(changesAfter(library.db(), 3, 100)).size(), std::size_t(1));
        QCOMPARE(must(changesAfter(library.db(), 0, 2)).size(), std::size_t(2));
        // Whatever is deleted, a revision is not given again.
        must(library.db().execute("DELETE FROM change"));
        QCOMPARE(must(latestRevision(library.db())), 4);
        library.put(DocumentSpec{});
        QCOMPARE(must(changesAfter(library.db(), 4, 100)).front().revision, 5);
    }
};

SHERIA_TEST(TestPlaceQueries)
} // namespace tst_placequeries
#include "tst_placequeries.moc"
