#include "tests/server/routes/knowledgefixture.h"

#include <QCryptographicHash>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::KnowledgeFixture;

/// What a portion of a knowledge base is, asked for over HTTP: whole, however it was found.
/// Source: server/API.md sections 8.4 and 8.5.
class TestPortions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longProvisionsAreFoundByPartAndGivenWhole_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("parents");

        // Of each the words asked for are in the last of its parts.
        QTest::newRow("section of subsections")
            << u"lanternkeeper"_s << u"chp_1__sec_1"_s << u"1. Beacons"_s
            << QStringList{u"Chapter 1 – Lights"_s};
        QTest::newRow("chapter without sections")
            << u"foghorn"_s << u"chp_2"_s << u"Chapter 2 – Sounds"_s << QStringList{};
        QTest::newRow("section of one paragraph") << u"buoy"_s << u"chp_3__sec_1"_s << u"3. Marks"_s
                                                  << QStringList{u"Chapter 3 – Of marks"_s};
    }
    void longProvisionsAreFoundByPartAndGivenWhole()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, parents);
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveLegislation, asking(question)));
        QCOMPARE(items.size(), 1);
        const QJsonValue meta = items[0]["metadata"_L1];
        QTEST(meta["portion_id"_L1].toString(), "id");
        QTEST(meta["portion_title"_L1].toString(), "title");
        QCOMPARE(meta["portion_parent_titles"_L1].toArray(), QJsonArray::fromStringList(parents));
        const QString text = items[0]["content"_L1]["text"_L1].toString();
        QVERIFY2(text.size() > LongText, qPrintable(QString::number(text.size())));
        QCOMPARE(text.count(u"first words"), 1);
        QCOMPARE(text.count(question), 1);
        QCOMPARE(meta["text_hash"_L1].toString().toUtf8(),
                 QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
    }

    void aChapterIsDroppedWhereItsSectionAnswersBetter()
    {
        const QJsonArray items = tests::resultsOf(m_fixture->post(
            tests::RetrieveLegislation, R"({"text":"marks, their marking, and the buoy"})"));
        QStringList ids;
        for (const QJsonValue item : items)
            ids << item["metadata"_L1]["portion_id"_L1].toString();
        QCOMPARE(ids.first(), u"chp_3__sec_1"_s);
        QVERIFY2(!ids.contains(u"chp_3"_s), qPrintable(ids.join(u' ')));
    }

    void judgmentsAreFoundByTheirSummaries_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("text");

        const QString summary = u"Whoever salvages may keep.\n\nHeld:\n- Amber is cargo."_s;
        const QString inShort =
            u"Wreckers must report.\n\nSalvage - jetsam\n\nDismissed with costs"_s;
        // Of the first judgment, which has a case summary: whatever it was found by.
        QTest::newRow("case summary") << u"keep"_s << u"summary"_s << summary;
        QTest::newRow("held") << u"amber"_s << u"summary"_s << summary;
        QTest::newRow("its text") << u"driftwood"_s << u"summary"_s << summary;
        // Of the second, which has none.
        QTest::newRow("blurb") << u"wreckers"_s << u"summary"_s << inShort;
        QTest::newRow("flynote") << u"jetsam"_s << u"summary"_s << inShort;
        QTest::newRow("outcome") << u"dismissed with costs"_s << u"summary"_s << inShort;
        QTest::newRow("phrase") << u"\"must report\""_s << u"summary"_s << inShort;
        QTest::newRow("its text alone")
            << u"flotsam"_s << u"text"_s << u"The flotsam belonged to the Crown."_s;
        QTest::newRow("not published") << u"smugglers"_s << QString() << QString();
    }
    void judgmentsAreFoundByTheirSummaries()
    {
        QFETCH(QString, question);
        QFETCH(QString, type);
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveJudgments, asking(question)));
        QCOMPARE(items.size(), type.isEmpty() ? 0 : 1);
        QCOMPARE(items[0]["metadata"_L1]["portion_type"_L1].toString(), type);
        QTEST(items[0]["content"_L1]["text"_L1].toString(), "text");
    }

    void aSummaryIsForgottenWhenItGoes()
    {
        const auto found = [this](const QByteArray &word) {
            return tests::resultsOf(
                       m_fixture->post(tests::RetrieveJudgments, R"({"text":")" + word + R"("})"))
                .size();
        };
        QCOMPARE(found("ambergris"), 0);
        m_fixture->edit("/akn/xa/judgment/xahc/2021/3", R"({"blurb":"Ambergris is no fish."})");
        m_fixture->index();
        QCOMPARE(found("ambergris"), 1);
        m_fixture->edit("/akn/xa/judgment/xahc/2021/3", {});
        m_fixture->index();
        QCOMPARE(found("ambergris"), 0);
    }

    void initTestCase()
    {
        m_fixture = std::make_unique<KnowledgeFixture>();
        m_fixture->put({.work = "/akn/xa/act/2012/1", .title = "Lights Act", .body = lightsAct()});
        putJudgment(1, "The driftwood was found by night.",
                    R"({"summary":"Whoever salvages may keep.","held":["Amber is cargo."]})");
        putJudgment(2, "The flotsam belonged to the Crown.",
                    R"({"blurb":"Wreckers must report.","flynote":"Salvage - jetsam",
                        "outcome":"Dismissed with costs"})");
        putJudgment(3, "The whale was a mammal.", {});
        putJudgment(4, "Nothing.", R"({"blurb":"Of smugglers.","state":"draft"})");
        m_fixture->index();
    }
    void cleanupTestCase() { m_fixture.reset(); }

private:
    static constexpr qsizetype LongText = 8 * 1024;

    static QByteArray asking(const QString &question)
    {
        return QJsonDocument(QJsonObject{{u"text"_s, question}}).toJson();
    }
    static QByteArray longText(const QByteArray &last)
    {
        return "The first words. " + QByteArray("A lamp burns at night. ").repeated(400) + "A "
            + last + '.';
    }
    static QByteArray paragraphs(const QByteArray &last)
    {
        return "<p>" + longText(last).replace(". A lamp", ".</p><p>A lamp") + "</p>";
    }
    static QByteArray lightsAct()
    {
        return "<chapter eId=\"chp_1\"><num>1</num><heading>Lights</heading>"
               "<section eId=\"chp_1__sec_1\"><num>1.</num><heading>Beacons</heading>"
               "<subsection eId=\"chp_1__sec_1__subsec_1\"><num>(1)</num><content>"
            + longText("wick").prepend("<p>").append("</p>")
            + "</content></subsection>"
              "<subsection eId=\"chp_1__sec_1__subsec_2\"><num>(2)</num><content>"
              "<p>The lanternkeeper is paid.</p></content></subsection></section></chapter>"
              "<chapter eId=\"chp_2\"><num>2</num><heading>Sounds</heading><content>"
            + paragraphs("foghorn")
            + "</content></chapter>"
              "<chapter eId=\"chp_3\"><num>3</num><heading>Of marks</heading>"
              "<section eId=\"chp_3__sec_1\"><num>3.</num><heading>Marks</heading><content>"
            + paragraphs("buoy") + "</content></section></chapter>";
    }

    void putJudgment(int number, const QByteArray &text, const QByteArray &judgment)
    {
        const QByteArray uri = "/akn/xa/judgment/xahc/2021/" + QByteArray::number(number);
        m_fixture->put(
            {.work = uri,
             .date = "2021-02-03",
             .title = "Reeve v Strand",
             .element = "judgment",
             .body = "<judgmentBody><decision><p>" + text + "</p></decision></judgmentBody>"});
        if (!judgment.isEmpty())
            m_fixture->edit(uri, judgment);
    }

    std::unique_ptr<KnowledgeFixture> m_fixture;
};

QTEST_GUILESS_MAIN(TestPortions)
#include "tst_portions.moc"
