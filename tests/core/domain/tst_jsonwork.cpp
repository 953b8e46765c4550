// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_jsonwork {

using namespace sheria;
using namespace Qt::StringLiterals;

/// A work in which nothing is left at its default.
Work fullWork()
{
    Work work;
    work.uri = *FrbrUri::parse("/akn/xa-bay/act/gn/min/2004-05-06/17");
    work.title = u"Tree \"Protection\" Act"_s;
    PublicationDocument document{"https://g.example/1.pdf", u"g.pdf"_s, "application/pdf", 12, 3,
                                 QByteArray(64, 'a')};
    work.publication = {{2004, 6, 1}, u"State Gazette"_s, u"221"_s, document};
    work.assentDate = QDate(2004, 5, 20);
    Commencement first{{2004, 7, 1}, WorkRef{"/akn/xa/act/2004/1", u"Start"_s}, true, true, {},
                       u"n"_s};
    Commencement second{{}, {}, false, false, {"sec_1", "sec_2"}, {}};
    work.commencements = {first, second};
    work.amendments = {{{2009, 2, 3}, {"/akn/xa/act/2009/2", u"Amender"_s}, false},
                       {{2010, 2, 3}, {"/akn/xa/act/2010/2", u"Reviser"_s}, true}};
    work.consolidations = {{2011, 1, 1}, {2012, 1, 1}};
    work.repeal = Repeal{{2020, 1, 1}, {"/akn/xa/act/2020/1", u"End"_s}, "revoked", u"why"_s};
    work.parent = WorkRef{"/akn/xa/act/2000/1", u"Parent"_s};
    work.chapter = ChapterNumber{u"52"_s, u"Revised"_s, {2000, 1, 1}};
    work.isStub = true;
    work.isPrincipal = false;
    work.isCommencedByFlag = true;
    work.topics = {"subject-env", "subject"};
    work.asAtDate = QDate(2024, 1, 1);
    work.customProperties = {{"cap", u"Cap."_s, u"12"_s}};
    work.disclaimer = u"No warranty"_s;
    work.aliases = {u"A"_s, u"B"_s};
    work.typeName = u"Notice"_s;
    work.numberedTitle = u"Notice 17"_s;
    work.judgment = R"({"court":"xahc"})";
    work.enrichments = R"([{"provision_eid":"sec_1"}])";
    work.sourceUri = "akn/xa";
    work.createdAt = QDateTime({2024, 1, 5}, QTime(8, 0, 0, 123), Qt::UTC);
    work.updatedAt = QDateTime({2024, 3, 1}, QTime(10, 11, 12), Qt::UTC);
    return work;
}

QByteArray written(const Work &work)
{
    json::Writer out;
    json::writeWork(out, work);
    return out.take();
}

Result<Work> readBack(const QByteArray &json)
{
    return json::readWork(QJsonDocument::fromJson(json).object());
}

class TestJsonWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas()
    {
        const Work work = fullWork();
        const auto again = readBack(written(work));
        QVERIFY2(again, again ? "" : qPrintable(again.error().text()));
        QCOMPARE(written(*again), written(work));
        QCOMPARE(again->uri, work.uri);
        QVERIFY(again->publication == work.publication);
        QVERIFY(again->commencements == work.commencements);
        QVERIFY(again->amendments == work.amendments);
        QCOMPARE(again->consolidations, work.consolidations);
        QVERIFY(again->repeal == work.repeal);
        QVERIFY(again->parent == work.parent);
        QVERIFY(again->chapter == work.chapter);
        QVERIFY(again->isStub && !again->isPrincipal && again->isCommencedByFlag);
        QCOMPARE(again->judgment, work.judgment);
        QCOMPARE(again->enrichments, work.enrichments);
        QCOMPARE(again->createdAt, work.createdAt);
    }

    void aBareWorkComesBackToo()
    {
        Work work;
        work.uri = *FrbrUri::parse("/akn/xa/act/2004/17");
        const auto again = readBack(written(work));
        QVERIFY(again);
        QCOMPARE(written(*again), written(work));
        QVERIFY(again->isPrincipal && !again->isCommencedByFlag && !again->repeal);
        QVERIFY(again->judgment.isEmpty() && again->enrichments.isEmpty());
    }

    void theAddressIsEnough()
    {
        const auto work = readBack(R"({"frbr_uri":"/akn/xa/Act/2004/17"})");
        QVERIFY(work);
        QCOMPARE(work->uri.workUri(), "/akn/xa/act/2004/17"_ba);
        QVERIFY(work->isPrincipal);
    }

    /// The shape of the API says "commenced"; without a record that is all that is known.
    void commencedWithoutARecordIsAFlag_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<bool>("isFlagged");
        QTest::newRow("said") << R"("commenced":true)"_ba << true;
        QTest::newRow("said and recorded")
            << R"("commenced":true,"commencements":[{"main":true}])"_ba << false;
        QTest::newRow("not") << R"("commenced":false)"_ba << false;
        QTest::newRow("flag") << R"("commenced_without_record":true,"commencements":[{}])"_ba
                              << true;
    }
    void commencedWithoutARecordIsAFlag()
    {
        QFETCH(QByteArray, members);
        const auto work = readBack(R"({"frbr_uri":"/akn/xa/act/2004/17",)" + members + '}');
        QVERIFY(work);
        QTEST(work->isCommencedByFlag, "isFlagged");
    }

    void listsAreSorted()
    {
        const auto work = readBack(R"({"frbr_uri":"/akn/xa/act/2004/17","aliases":["b","a"],)"
                                   R"("amendments":[{"date":"2010-01-01"},{"date":"2009-01-01"}],)"
                                   R"("commencements":[{"date":null},{"date":"2004-01-01"}],)"
                                   R"("consolidations":["2012-01-01","2011-01-01"]})");
        QVERIFY(work);
        QCOMPARE(work->aliases.front(), u"a"_s);
        QCOMPARE(work->amendments.front().date, QDate(2009, 1, 1));
        QCOMPARE(work->commencements.front().date, QDate(2004, 1, 1));
        QCOMPARE(work->consolidations.front(), QDate(2011, 1, 1));
    }

    void daysThatStandForNoDateAreNone()
    {
        const Work work = *readBack(R"({"frbr_uri":"/akn/xa/act/2004/17",
            "publication_date":"1000-01-01","assent_date":"9999-12-31","as_at_date":"0001-01-01",
            "commencements":[{"date":"1000-01-01","main":true,"all_provisions":true}],
            "amendments":[{"date":"9999-01-01","amending_title":"A","amending_uri":"/akn/xa/act/2009/2"}],
            "consolidations":["1000-01-01","2011-01-01","9999-12-31"],
            "repeal":{"date":"9999-12-31","repealing_title":"End","repealing_uri":""}})");
        QVERIFY(work.publication.date.isNull());
        QVERIFY(work.assentDate.isNull());
        QVERIFY(work.asAtDate.isNull());
        // It has commenced, was amended and is repealed: when, nobody knows.
        QCOMPARE(work.commencements.size(), 1U);
        QVERIFY(work.commencements[0].date.isNull());
        QCOMPARE(work.amendments.size(), 1U);
        QVERIFY(work.amendments[0].date.isNull());
        QVERIFY(work.repeal && work.repeal->date.isNull());
        QCOMPARE(work.consolidations, std::vector<QDate>{QDate(2011, 1, 1)});
    }

    void saysWhichMemberIsWrong_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *members, const QString &detail) {
            QTest::newRow(members) << QByteArray(members) << detail;
        };
        row(R"("title":1)", u"\"title\" is not a string"_s);
        row(R"("stub":"yes")", u"\"stub\" is not true or false"_s);
        row(R"("assent_date":"2004-02-30")", u"\"assent_date\" is not a date such as 2024-02-29"_s);
        row(R"("aliases":[1])", u"\"aliases\" is not an array of strings"_s);
        row(R"("aliases":{})", u"\"aliases\" is not an array"_s);
        row(R"("consolidations":["x"])", u"\"consolidations\" is not an array of dates"_s);
        row(R"("repeal":[])", u"\"repeal\" is not an object"_s);
        row(R"("repeal":{"date":5})", u"in \"repeal\": \"date\" is not a string"_s);
        row(R"("amendments":[{"date":"x"}])",
            u"in \"amendments\": \"date\" is not a date such as 2024-02-29"_s);
        row(R"("amendments":[7])", u"\"amendments\" is not an array of objects"_s);
        row(R"("publication_document":{"size":1.5})",
            u"in \"publication_document\": \"size\" is not a whole number"_s);
        row(R"("created_at":"soon")",
            u"\"created_at\" is not an instant such as 2024-02-29T12:00:00Z"_s);
    }
    void saysWhichMemberIsWrong()
    {
        QFETCH(QByteArray, members);
        const auto work = readBack(R"({"frbr_uri":"/akn/xa/act/2004/17",)" + members + '}');
        QVERIFY(!work);
        QCOMPARE(work.error().code, ErrorCode::InvalidArgument);
        QTEST(work.error().text(), "detail");
    }

    void withoutAnAddressThereIsNoWork()
    {
        QVERIFY(!readBack("{}"));
        QVERIFY(readBack("{}").error().text().startsWith(u"\"frbr_uri\""));
    }

    void readsInstants_data()
    {
        QTest::addColumn<QDateTime>("instant"); // Null: refused.
        const QDateTime noon({2024, 3, 1}, QTime(12, 0), Qt::UTC);
        QTest::newRow("2024-03-01T12:00:00Z") << noon;
        QTest::newRow("2024-03-01T12:00:00") << noon;
        QTest::newRow("2024-03-01 12:00:00") << noon;
        QTest::newRow("2024-03-01T14:00:00+02:00") << noon;
        QTest::newRow("2024-03-01T12:00:00.250Z") << noon.addMSecs(250);
        QTest::newRow("2024-03-01T12:00:00.250000Z") << noon.addMSecs(250);
        QTest::newRow("2024-03-01") << QDateTime({2024, 3, 1}, QTime(0, 0), Qt::UTC);
        QTest::newRow("2024-02-30") << QDateTime();
        QTest::newRow("2024-03-01T25:00:00Z") << QDateTime();
        QTest::newRow("x") << QDateTime();
        QTest::newRow("") << QDateTime();
    }
    void readsInstants()
    {
        const QDateTime found = json::parseInstant(QString::fromLatin1(QTest::currentDataTag()));
        QTEST(found, "instant");
        QVERIFY(!found.isValid() || found.timeSpec() == Qt::UTC);
    }
};

SHERIA_TEST(TestJsonWork)
} // namespace tst_jsonwork
#include "tst_jsonwork.moc"
