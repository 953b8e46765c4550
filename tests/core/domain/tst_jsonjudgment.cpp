#include "core/domain/decisions/jsonjudgment.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

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

QTEST_GUILESS_MAIN(TestJsonJudgment)
#include "tst_jsonjudgment.moc"
