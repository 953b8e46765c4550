// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_jsonjudgment {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestJsonJudgment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editingNothingChangesNoByte()
    {
        for (const QByteArray &known :
             {QByteArray(), "{}"_ba, R"({ "short_mnc" : "[2019] XAHC 1", "odd":[1] })"_ba})
            QCOMPARE(json::editedMembers(known, json::readJudgment(known)), known);
    }

    void onlyWhatWasEditedIsWrittenAnew()
    {
        const QByteArray known = R"({"short_mnc":"[2019] XAHC 1","issues":["Whether"],
            "court":{"id":7,"name":"High Court","code":"xahc","registry":"North"},
            "judges":[{"id":3,"name":"Ash"}],"flynote":"Trees"})";
        Judgment edited = json::readJudgment(known);
        edited.flynote.clear();
        edited.outcome = u"Dismissed"_s;
        edited.judges.push_back({u"Elm"_s, {}, {}});
        const QJsonObject object =
            QJsonDocument::fromJson(json::editedMembers(known, edited)).object();
        QCOMPARE(object["court"_L1]["id"_L1].toInt(), 7);
        QCOMPARE(object["court"_L1]["registry"_L1].toString(), u"North"_s);
        QCOMPARE(object["issues"_L1].toArray().size(), 1);
        QVERIFY(!object.contains("flynote"_L1));
        QCOMPARE(object["outcome"_L1].toString(), u"Dismissed"_s);
        QCOMPARE(json::readJudgment(object), edited);
    }

    void otherNamesOfWhatWasEditedGo()
    {
        const QByteArray known = R"({"judgment_date":"2019-05-06","division":{"name":"Civil"}})";
        Judgment edited = json::readJudgment(known);
        QCOMPARE(edited.deliveryDate, QDate(2019, 5, 6));
        edited.deliveryDate = {};
        edited.division = {};
        QCOMPARE(json::editedMembers(known, edited), QByteArray());
    }

    void daysThatStandForNoDateAreNone_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QString>("year");
        QTest::addColumn<QString>("citation");
        const QByteArray uri = "/akn/xa/judgment/xahc/2019/77";
        QTest::newRow("known") << uri << "2018-05-06"_ba << u"2018"_s
                               << u"Ash v Elm [2019] XAHC 77 (6 May 2018)"_s;
        for (const QByteArray date : {"0001-01-01", "1000-01-01", "9999-12-31"}) {
            QTest::newRow(date.constData())
                << uri << date << u"2019"_s << u"Ash v Elm [2019] XAHC 77"_s;
        }
        QTest::newRow("in the address, too")
            << "/akn/xa/judgment/0001/77"_ba
            << "1000-01-01"_ba << QString() << u"Ash v Elm [2019] XAHC 77"_s;
    }
    void daysThatStandForNoDateAreNone()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, date);
        DecisionRecord decision;
        decision.work.uri = *FrbrUri::parse(uri);
        decision.work.title = u"Ash v Elm"_s;
        decision.work.judgment = QByteArray(R"({"short_mnc":"[2019] XAHC 77","filing_year":1000,
            "delivery_date":"%1","hearing_date":"9999-01-01"})")
                                     .replace("%1", date);
        decision.given = QJsonDocument::fromJson(decision.work.judgment).object();
        decision.judgment = json::readJudgment(decision.given);
        json::Writer out;
        json::writeDecision(out, decision, "http://h");
        const QJsonObject said = QJsonDocument::fromJson(out.take()).object();
        QTEST(said["delivery_year"_L1].toString(), "year");
        QVERIFY(said["delivery_year"_L1].isString());
        QTEST(said["full_mnc"_L1].toString(), "citation");
        QCOMPARE(said["delivery_date"_L1].isNull(), !date.startsWith('2'));
        QVERIFY(said["hearing_date"_L1].isNull());
        QCOMPARE(said["filing_year"_L1].toString(), QString());
    }

    void theStateIsSaidWhileItIsProcessed()
    {
        Judgment edited;
        edited.isPublished = false;
        const QByteArray hidden = json::editedMembers({}, edited);
        QVERIFY(!json::readJudgment(hidden).isPublished);
        edited.isPublished = true;
        QVERIFY(json::readJudgment(json::editedMembers(hidden, edited)).isPublished);
    }
};

SHERIA_TEST(TestJsonJudgment)
} // namespace tst_jsonjudgment
#include "tst_jsonjudgment.moc"
