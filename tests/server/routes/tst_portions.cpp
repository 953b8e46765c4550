// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTest>

namespace tst_portions {

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
        QVERIFY(isWhatIsNamed(items[0].toObject()));
    }

    /// Headings, subsections, items and rows begin lines; as a quotation the text is the same.
    void provisionsHaveLines()
    {
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveLegislation, asking(u"who polishes the lens?"_s)));
        QCOMPARE(items[0]["content"_L1]["text"_L1].toString(),
                 u"4. Duties\n(1) (a) The keeper polishes the lens.\n(b) The boy sweeps.\n"
                 "(2) Bring\noil\nwicks"_s);
        QVERIFY(isWhatIsNamed(items[0].toObject()));
    }

    /// However long a paragraph is, the passage of it that answers has no address.
    void aLongParagraphIsGivenWhole()
    {
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveJudgments, asking(u"who lost the sextant?"_s)));
        QCOMPARE(items.size(), 1);
        QCOMPARE(items[0]["metadata"_L1]["portion_id"_L1], QJsonValue(u"para_1"_s));
        const QString text = items[0]["content"_L1]["text"_L1].toString();
        QVERIFY(text.startsWith(u"1. The first words."_s) && text.endsWith(u"A sextant."_s));
        QVERIFY(isWhatIsNamed(items[0].toObject()));
    }

    /// Of several paragraphs with one name an address names the first.
    void aNameOfTwoParagraphsNamesNeither()
    {
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveJudgments, asking(u"who saw the narwhal?"_s)));
        QCOMPARE(items.size(), 1);
        QVERIFY(items[0]["content"_L1]["text"_L1].toString().contains(u"narwhal"_s));
        QVERIFY(isWhatIsNamed(items[0].toObject()));
    }

    void aPassageOutsideOfParagraphsHasNoPinpoint()
    {
        for (const QString &question : {u"flotsam"_s, u"jetsam"_s}) {
            const QJsonArray items = tests::resultsOf(
                m_fixture->post(tests::RetrieveJudgments, asking(question)));
            QCOMPARE(items.size(), 1);
            QVERIFY(items[0]["metadata"_L1]["pinpoint_frbr_uri"_L1].isNull());
        }
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

    /// A passage joins paragraphs; its address names all of them, and what is checked against it is there.
    void aPassageOfAJudgmentIsWhatItsPinpointNames()
    {
        const QJsonArray items = tests::resultsOf(
            m_fixture->post(tests::RetrieveJudgments, asking(u"who towed the barge?"_s)));
        QCOMPARE(items.size(), 1);
        const QJsonObject metadata = items[0]["metadata"_L1].toObject();
        const QString pinpoint = metadata["pinpoint_frbr_uri"_L1].toString();
        const QString text = items[0]["content"_L1]["text"_L1].toString();
        const qsizetype range = pinpoint.indexOf(u"->"_s);
        QVERIFY2(range > 0, qPrintable(pinpoint));
        // From the beginning of one paragraph to the end of another.
        const QString first = metadata["portion_id"_L1].toString();
        QVERIFY2(pinpoint.first(range).endsWith(u'~' + first), qPrintable(pinpoint));
        const auto number = [](QStringView id) {
            return id.mid(id.lastIndexOf(u'_') + 1);
        };
        QVERIFY2(text.startsWith(number(first).toString() + u". "_s), qPrintable(text));
        QVERIFY2(text.endsWith(u"End of %1."_s.arg(number(pinpoint))), qPrintable(text));

        QVERIFY(isWhatIsNamed(items[0].toObject()));
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
        putJudgment(5, {}, {}, numberedParagraphs());
        putJudgment(6, {}, {},
                    "<paragraph eId=\"para_1\"><num>1.</num><content><p>" + longText("sextant")
                        + "</p></content></paragraph>");
        putJudgment(
            7, {}, {},
            "<paragraph eId=\"para_1\"><num>1.</num><content><p>Whales were seen.</p></content>"
            "</paragraph><paragraph eId=\"para_1\"><num>1.</num><content><p>"
                + longText("narwhal") + "</p></content></paragraph>");
        putJudgment(4, "Nothing.", R"({"blurb":"Of smugglers.","state":"draft"})");
        m_fixture->index();
    }
    void cleanupTestCase() { m_fixture.reset(); }

private:
    /// Whether an item is what its pinpoint names, to the letter, and stands there as a quotation.
    bool isWhatIsNamed(const QJsonObject &item)
    {
        return tests::isWhatItsPinpointNames(m_fixture->client(), item);
    }
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
            + paragraphs("buoy")
            + "</content></section><section "
              "eId=\"chp_3__sec_2\"><num>4.</num><heading>Duties</heading>"
              "<subsection eId=\"chp_3__sec_2__subsec_1\"><num>(1)</num>"
              "<paragraph eId=\"chp_3__sec_2__subsec_1__para_a\"><num>(a)</num><content>"
              "<p>The keeper polishes the lens.</p></content></paragraph>"
              "<paragraph eId=\"chp_3__sec_2__subsec_1__para_b\"><num>(b)</num><content>"
              "<p>The boy sweeps.</p></content></paragraph></subsection>"
              "<subsection eId=\"chp_3__sec_2__subsec_2\"><num>(2)</num><content><p>Bring</p>"
              "<ul "
              "eId=\"chp_3__sec_2__subsec_2__list_1\"><li><p>oil</p></li><li><p>wicks</p></li></ul>"
              "</content></subsection></section></chapter>";
    }

    static QByteArray numberedParagraphs()
    {
        QByteArray body;
        for (int i = 1; i <= 20; ++i) {
            const QByteArray number = QByteArray::number(i);
            body += "<paragraph eId=\"para_" + number + "\"><num>" + number + ".</num><content><p>"
                + QByteArray("The tide came in again. ").repeated(12)
                + (i == 9 ? "The pilot towed the barge. " : "") + "End of " + number
                + ".</p></content></paragraph>";
        }
        return body;
    }

    void putJudgment(int number, const QByteArray &text, const QByteArray &judgment,
                     const QByteArray &paragraphs = {})
    {
        const QByteArray uri = "/akn/xa/judgment/xahc/2021/" + QByteArray::number(number);
        m_fixture->put({.work = uri,
                        .date = "2021-02-03",
                        .title = "Reeve v Strand",
                        .element = "judgment",
                        .body = "<judgmentBody><decision>"
                            + (paragraphs.isEmpty() ? "<p>" + text + "</p>" : paragraphs)
                            + "</decision></judgmentBody>"});
        if (!judgment.isEmpty())
            m_fixture->edit(uri, judgment);
    }

    std::unique_ptr<KnowledgeFixture> m_fixture;
};

SHERIA_TEST(TestPortions)
} // namespace tst_portions
#include "tst_portions.moc"
