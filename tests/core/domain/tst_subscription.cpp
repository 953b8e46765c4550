// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscription.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_subscription {

using namespace sheria;
using namespace Qt::StringLiterals;

Subscription of(const char *json)
{
    Result<Subscription> read = Subscription::parse(json);
    if (!read)
        qFatal("%s", qPrintable(read.error().text()));
    return *std::move(read);
}

/// Which works an account sees.
class TestSubscription : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coversWorks_data()
    {
        QTest::addColumn<QByteArray>("subscription");
        QTest::addColumn<QByteArray>("seen");
        QTest::addColumn<QByteArray>("unseen");
        const auto row = [](const char *json, const char *seen, const char *unseen) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(seen) << QByteArray(unseen);
        };
        row("", "/akn/za/act/1998/55 /akn/ke/judgment/kesc/2019/7", "");
        row("{}", "", "/akn/za/act/1998/55 /akn/za-cpt/act/by-law/2011/animal");
        row(R"({"everything":true,"decisions":false})",
            "/akn/za/act/1998/55 /akn/za/act/judgment/1998/5",
            "/akn/ke/judgment/kesc/2019/7 /akn/za-cpt/judgment/2019/7");
        row(R"({"decisions":false,"natures":["judgment"]})", "", "/akn/ke/judgment/kesc/2019/7");
        row(R"({"decisions":false,"works":["/akn/ke/judgment/kesc/2019/7"]})", "",
            "/akn/ke/judgment/kesc/2019/7");
        row(R"({"countries":["za"]})", "/akn/za/act/1998/55 /akn/za-cpt/act/by-law/2011/animal",
            "/akn/zb/act/1998/55 /akn/zab/act/1998/55");
        row(R"({"places":["za"]})", "/akn/za/act/1998/55",
            "/akn/za-cpt/act/by-law/2011/animal /akn/zb/act/1998/55");
        row(R"({"places":["za-cpt"]})", "/akn/za-cpt/act/by-law/2011/animal",
            "/akn/za/act/1998/55 /akn/za-cpt2/act/1998/55 /akn/za-cp/act/1998/55");
        row(R"({"natures":["act"]})", "/akn/za/act/1998/55 /akn/ke/act/by-law/2011/animal",
            "/akn/za/judgment/zasca/2019/7 /akn/za/acts/1998/55");
        row(R"({"natures":["act/by-law"]})", "/akn/za-cpt/act/by-law/2011/animal",
            "/akn/za/act/1998/55 /akn/za/act/by-laws/1998/55 /akn/za/act/ord/by-law/1998/55");
        row(R"({"natures":["judgment/zasca"],"places":["za"]})", "/akn/za/judgment/zasca/2019/7",
            "/akn/za/judgment/zacc/2019/7 /akn/za/act/1998/55 /akn/ke/judgment/zasca/2019/7");
        row(R"({"countries":["za"],"natures":["act"]})", "/akn/za-cpt/act/1998/55",
            "/akn/za/judgment/zasca/2019/7 /akn/ke/act/1998/55");
        row(R"({"places":["ke"],"or":[{"countries":["za"],"natures":["act"]},{"natures":["debate"]}]})",
            "/akn/ke/judgment/kesc/2019/7 /akn/za/act/1998/55 /akn/tz/debate/1998/5",
            "/akn/za/judgment/zasca/2019/7 /akn/tz/act/1998/55");
        row(R"({"decisions":false,"places":["za"],"or":[{"everything":true}]})",
            "/akn/ke/act/1998/55", "/akn/ke/judgment/kesc/2019/7");
        row(R"({"works":["/akn/za/act/1998/55"]})", "/akn/za/act/1998/55",
            "/akn/za/act/1998/5 /akn/za/act/1998/555 /akn/za/act/1998");
        row(R"({"places":["ke"],"natures":["act"],"works":["/akn/za/judgment/zasca/2019/7"]})",
            "/akn/ke/act/2000/1 /akn/za/judgment/zasca/2019/7",
            "/akn/za/act/1998/55 /akn/ke/judgment/kesc/2019/7");
    }
    void coversWorks()
    {
        QFETCH(QByteArray, subscription);
        QFETCH(QByteArray, seen);
        QFETCH(QByteArray, unseen);
        const Subscription read = of(subscription.constData());
        for (const QByteArray &uri : seen.split(' ')) {
            if (!uri.isEmpty())
                QVERIFY2(read.coversWork(uri), uri.constData());
        }
        for (const QByteArray &uri : unseen.split(' ')) {
            if (!uri.isEmpty())
                QVERIFY2(!read.coversWork(uri), uri.constData());
        }
        for (const char *odd : {"", "/", "/akn", "/akn/", "za", "/akn//act", "///////"})
            QCOMPARE(read.coversWork(odd), read.everything);
    }

    void coversPlaces_data()
    {
        QTest::addColumn<QByteArray>("covered");
        QTest::addColumn<QByteArray>("shown"); // Besides.
        const auto row = [](const char *json, const char *covered, const char *shown) {
            QTest::newRow(json) << QByteArray(covered) << QByteArray(shown);
        };
        row("", "za za-cpt ke ke-nbo", "");
        row("{}", "", "");
        row(R"({"countries":["za"]})", "za za-cpt", "");
        row(R"({"places":["za"]})", "za", "");
        row(R"({"places":["za-cpt"]})", "za-cpt", "za");
        row(R"({"natures":["act"]})", "za za-cpt ke ke-nbo", "");
        row(R"({"natures":["act"],"places":["ke"]})", "ke", "");
        row(R"({"works":["/akn/ke-nbo/act/1998/55"]})", "ke-nbo", "ke");
        row(R"({"works":["/akn/ke-nbo/act/1998/55"],"natures":["act"]})", "za za-cpt ke ke-nbo",
            "");
    }
    void coversPlaces()
    {
        QFETCH(QByteArray, covered);
        QFETCH(QByteArray, shown);
        const Subscription read = of(QTest::currentDataTag());
        for (const QByteArray &code : {"za"_ba, "za-cpt"_ba, "ke"_ba, "ke-nbo"_ba}) {
            const bool isCovered = covered.split(' ').contains(code);
            QCOMPARE(read.coversPlace(code), isCovered);
            QCOMPARE(read.showsPlace(code), isCovered || shown.split(' ').contains(code));
        }
    }

    void hasOneForm()
    {
        Subscription chosen;
        chosen.everything = false;
        chosen.works = {"/akn/ZA/act/1998/55/eng@2014-01-17", "/za/act/1998/55"};
        chosen.places = {"za-CPT", "ke", "ke"};
        chosen.natures = {"Act"};
        const Subscription kept = *chosen.normalized();
        QCOMPARE(kept.toText(),
                 R"({"countries":[],"natures":["act"],"places":["ke","za-cpt"],)"
                 R"("works":["/akn/za/act/1998/55"]})"_ba);
        QCOMPARE(*Subscription::parse(kept.toText()), kept);
        QCOMPARE(Subscription().toText(), QByteArray());
        chosen.everything = true;
        QCOMPARE(*chosen.normalized(), Subscription());
    }

    void unions()
    {
        const Subscription za = of(R"({"countries":["za"]})");
        const Subscription acts = of(R"({"natures":["act"]})");
        const Subscription both = Subscription::unionOf(za, {acts, za, acts});
        QCOMPARE(both, of(both.toText().constData()));
        QCOMPARE(both.toText(), Subscription::unionOf(za, {za, acts}).toText());
        QVERIFY(both.coversPlace("ke") && both.coversWork("/akn/ke/act/1998/55"));
        QVERIFY(!both.coversWork("/akn/ke/judgment/kesc/2019/7"));
        Subscription own = za;
        own.decisions = false;
        QCOMPARE(Subscription::unionOf(own, {Subscription()}).toText(),
                 QByteArray(R"({"decisions":false,"everything":true})"));
        QVERIFY(!Subscription::parse(R"({"or":[{"or":[]}]})"));
        QVERIFY(!Subscription::parse(R"({"or":["za"]})"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("named");
        QTest::newRow("no JSON") << u"JSON object"_s;
        QTest::newRow("[]") << u"JSON object"_s;
        QTest::newRow(R"({"places":"za"})") << u"places"_s;
        QTest::newRow(R"({"works":[7]})") << u"works"_s;
        QTest::newRow(R"({"countries":["za-cpt"]})") << u"za-cpt"_s;
        QTest::newRow(R"({"places":["nowhere"]})") << u"nowhere"_s;
        QTest::newRow(R"({"natures":["1998"]})") << u"1998"_s;
        QTest::newRow(R"({"natures":["act/"]})") << u"act/"_s;
        QTest::newRow(R"({"natures":["a/b/c"]})") << u"a/b/c"_s;
        QTest::newRow(R"({"works":["/akn/za"]})") << u"/akn/za"_s;
    }
    void refuses()
    {
        const Result<Subscription> read = Subscription::parse(QTest::currentDataTag());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
        QFETCH(QString, named);
        QVERIFY2(read.error().text().contains(named), qPrintable(read.error().text()));
    }

    void concealsTitlesOfOtherWorks()
    {
        ExpressionRecord record;
        const WorkRef seen{"/akn/za/act/1998/55", u"Seen"_s};
        const WorkRef unseen{"/akn/ke/act/1998/55", u"Secret"_s};
        const WorkRef unknown{{}, u"A proclamation"_s};
        record.work.amendments = {{{}, seen, false}, {{}, unseen, false}};
        Commencement start;
        start.by = unseen;
        record.work.commencements = {start, {}};
        record.work.repeal = Repeal{{}, unseen, "repealed", {}};
        record.work.parent = unknown;
        record.amends = record.repeals = record.commences = record.enactedAs = {seen, unseen};

        ExpressionRecord same = record;
        conceal(same, Subscription());
        QCOMPARE(same.work.repeal->by, unseen);
        QCOMPARE(same.amends.size(), std::size_t(2));

        conceal(record, of(R"({"countries":["za"]})"));
        QCOMPARE(record.work.amendments[0].by, seen);
        const WorkRef untitled{unseen.uri, {}};
        QCOMPARE(record.work.amendments[1].by, untitled);
        QCOMPARE(*record.work.commencements[0].by, untitled);
        QVERIFY(!record.work.commencements[1].by);
        QCOMPARE(record.work.repeal->by, untitled);
        QCOMPARE(*record.work.parent, unknown); // No address: nothing that could be invisible.
        for (const auto &list : {record.amends, record.repeals, record.commences, record.enactedAs})
            QCOMPARE(list, std::vector<WorkRef>{seen});
    }

    void decisionsArePartOfTheText()
    {
        const Subscription stranger = Subscription::ofStranger();
        QVERIFY(stranger.everything && !stranger.coversAll());
        QCOMPARE(of(stranger.toText().constData()), stranger);
        Subscription some = of(R"({"countries":["za"]})");
        some.decisions = false;
        QCOMPARE(of(some.toText().constData()), some);
        QVERIFY(!of(R"({"countries":["za"]})").toText().contains("decisions"));
        QVERIFY(stranger.showsPlace("za"));
    }
};

SHERIA_TEST(TestSubscription)
} // namespace tst_subscription
#include "tst_subscription.moc"
