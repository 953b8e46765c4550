// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/casecitation.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_casecitation {

using namespace sheria;
using namespace Qt::StringLiterals;

Work decision(const QByteArray &judgment, const QByteArray &uri = "/akn/xa/judgment/xahc/2019/77")
{
    Work work;
    work.uri = *FrbrUri::parse(uri);
    work.title = u"Oak v Elm (Petition 2 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)"_s;
    work.judgment = judgment;
    return work;
}

constexpr const char *Full = R"js({"short_mnc":"[2019] XAHC 77 (XLR)",
                     "case_number_string" : "Petition 2 of 2018",
                     "delivery_date" : "2019-05-06",
                     "court" : {"name" : "High Court", "code" : "xahc"},
                     "judges" : [ {"name" : "A. Ash"}, {"name" : "B. Beech"} ],
                     "parties"
    : [ {"name" : "Oak", "party_group" : 1}, {"name" : "Elm", "party_group" : 2} ]
})js";

CaseCitation full()
{
    CaseCitation citation = caseCitation(decision(Full), {});
    citation.language = "eng";
    return citation;
}

/// Every part of it wants to break out of the format.
CaseCitation hostile()
{
    CaseCitation citation;
    citation.uri = "/akn/xa/judgment/xahc/2019/77";
    citation.name = u"R & D {100%} \\input{x}, $5 #1_a ~^ v \"Elm\"\r\nER  - \r\nTY  - BOOK"_s;
    citation.neutral = u"[2019] XAHC 77"_s;
    citation.docket = u"No. 5}, evil = {"_s;
    citation.judges = {u"Ash, A and B"_s, u"قاضي"_s};
    citation.year = u"2019"_s;
    citation.link = "http://127.0.0.1:8089/a{b}";
    return citation;
}

class TestCaseCitation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheCase_data()
    {
        QTest::addColumn<QByteArray>("judgment");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *tag, const QByteArray &json, const QString &title,
                            const QString &name) {
            QTest::newRow(tag) << json << title << name;
        };
        row("parties", Full, {}, u"Oak v Elm"_s);
        row("names for citing",
            R"({"parties":[{"name":"Oak Ltd","name_for_citation":"Oak","party_group":1},
                {"name":"Ivy","party_group":1},{"name":"Elm","party_group":2}]})",
            {}, u"Oak v Elm"_s);
        row("several",
            R"({"parties":[{"name":"A","party_group":1},{"name":"B","party_group":1},
                {"name":"C","party_group":2},{"name":"D","party_group":2},
                {"name":"E","party_group":2}]})",
            {}, u"A & another v C & 2 others"_s);
        row("one side only", R"({"short_mnc":"[2019] XAHC 77","parties":[{"name":"Oak",
            "party_group":1}]})",
            u"In re Oak, [2019] XAHC 77"_s, u"In re Oak"_s);
        row("no sides", R"({"parties":[{"name":"Oak"},{"name":"Elm"}]})", u"Oak v Elm"_s,
            u"Oak v Elm"_s);
        row("from the title", R"({"case_number_string":"Petition 2 of 2018"})", {}, u"Oak v Elm"_s);
        row("docket in the title", R"({"case_number_string":"Petition 2"})",
            u"Oak v Elm (Petition 2) (Ruling)"_s, u"Oak v Elm"_s);
        row("nothing but a citation", R"({"short_mnc":"[2019] XAHC 77"})", u"[2019] XAHC 77"_s,
            u"[2019] XAHC 77"_s);
        row("nothing known", "{}", u"الشجرة ضد الماء"_s, u"الشجرة ضد الماء"_s);
    }
    void namesTheCase()
    {
        QFETCH(QByteArray, judgment);
        QFETCH(QString, title);
        QFETCH(QString, name);
        QCOMPARE(caseCitation(decision(judgment), title).name, name);
    }

    void oneLineStyles_data()
    {
        QTest::addColumn<CitationStyle>("style");
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("paragraph");
        QTest::addColumn<QString>("range");
        QTest::addColumn<QString>("unreported");
        QTest::newRow("neutral")
            << CitationStyle::Neutral << u"[2019] XAHC 77 (XLR)"_s
            << u"[2019] XAHC 77 (XLR) at [12]"_s << u"[2019] XAHC 77 (XLR) at [12]–[14]"_s
            << u"Oak v Elm (Petition 2 of 2018, High Court, 6 May 2019) at [12]"_s;
        QTest::newRow("OSCOLA") << CitationStyle::Oscola << u"Oak v Elm [2019] XAHC 77 (XLR)"_s
                                << u"Oak v Elm [2019] XAHC 77 (XLR) [12]"_s
                                << u"Oak v Elm [2019] XAHC 77 (XLR) [12]–[14]"_s
                                << u"Oak v Elm (High Court, 6 May 2019) [12]"_s;
        QTest::newRow("AGLC") << CitationStyle::Aglc << u"Oak v Elm [2019] XAHC 77 (XLR)"_s
                              << u"Oak v Elm [2019] XAHC 77 (XLR), [12]"_s
                              << u"Oak v Elm [2019] XAHC 77 (XLR), [12]–[14]"_s
                              << u"Oak v Elm (High Court, Petition 2 of 2018, A. Ash and B. Beech, "
                                 "6 May 2019) [12]"_s;
    }
    void oneLineStyles()
    {
        QFETCH(CitationStyle, style);
        CaseCitation citation = full();
        QTEST(cited(citation, style), "whole");
        citation.paragraph = u"12"_s;
        QTEST(cited(citation, style), "paragraph");
        citation.toParagraph = u"14"_s;
        QTEST(cited(citation, style), "range");
        citation.toParagraph.clear();
        citation.neutral.clear();
        QTEST(cited(citation, style), "unreported");
    }

    void whatIsNotKnownLeavesNoBrackets()
    {
        CaseCitation citation;
        citation.name = u"Oak v Elm"_s;
        for (const CitationStyle style :
             {CitationStyle::Neutral, CitationStyle::Oscola, CitationStyle::Aglc})
            QCOMPARE(cited(citation, style), u"Oak v Elm"_s);
        citation.year = u"2019"_s;
        QCOMPARE(cited(citation, CitationStyle::Oscola), u"Oak v Elm (2019)"_s);
    }

    /// The year of a judgment's URI is that of its delivery.
    void theYearMayBeThatOfTheUri()
    {
        QCOMPARE(caseCitation(decision("{}"), {}).year, u"2019"_s);
        QCOMPARE(caseCitation(decision("{}", "/akn/xa/act/2019/77"), {}).year, QString());
    }

    void namesAreItalicInHtml()
    {
        CaseCitation citation = full();
        citation.name = u"R & <b>D</b> v Elm"_s;
        QCOMPARE(citedHtml(citation, CitationStyle::Oscola),
                 u"<i>R &amp; &lt;b&gt;D&lt;/b&gt; v Elm</i> [2019] XAHC 77 (XLR)"_s);
        QCOMPARE(citedHtml(citation, CitationStyle::Aglc),
                 u"<i>R &amp; &lt;b&gt;D&lt;/b&gt; v Elm</i> [2019] XAHC 77 (XLR)"_s);
        QVERIFY(!citedHtml(citation, CitationStyle::BibTex));
        QVERIFY(!citedHtml(citation, CitationStyle::Neutral));
    }

    void bibTex()
    {
        CaseCitation citation = full();
        citation.paragraph = u"12"_s;
        citation.link = "http://127.0.0.1:8089/v3/akn/xa/judgment/xahc/2019/77/eng@2019-05-06";
        QCOMPARE(cited(citation, CitationStyle::BibTex),
                 u"@jurisdiction{xa-judgment-xahc-2019-77,\n"
                 "  title = {{Oak v Elm}},\n"
                 "  author = {{A. Ash} and {B. Beech}},\n"
                 "  year = {2019},\n"
                 "  month = {5},\n"
                 "  day = {6},\n"
                 "  institution = {High Court},\n"
                 "  number = {Petition 2 of 2018},\n"
                 "  howpublished = {[2019] XAHC 77 (XLR)},\n"
                 "  note = {at [12]},\n"
                 "  url = {http://127.0.0.1:8089/v3/akn/xa/judgment/xahc/2019/77/eng@2019-05-06}\n"
                 "}\n"_s);
        const QString worst = cited(hostile(), CitationStyle::BibTex);
        QVERIFY2(worst.contains(
                     uR"(title = {{R \& D \textbraceleft{}100\%\textbraceright{} )"
                     uR"(\textbackslash{}input\textbraceleft{}x\textbraceright{}, \$5 \#1\_a )"
                     uR"(\textasciitilde{}\textasciicircum{} v "Elm" ER - TY - BOOK}},)"_s),
                 qPrintable(worst));
        QVERIFY(worst.contains(u"author = {{Ash, A and B} and {قاضي}}"_s));
        QVERIFY(worst.contains(u"number = {No. 5\\textbraceright{}, evil = \\textbraceleft{}}"_s));
        QVERIFY(worst.contains(u"url = {http://127.0.0.1:8089/a%7Bb%7D}"_s));
        // BibTeX counts all braces.
        QCOMPARE(worst.count(u'{'), worst.count(u'}'));
    }

    void ris()
    {
        CaseCitation citation = full();
        citation.paragraph = u"12"_s;
        citation.toParagraph = u"14"_s;
        QCOMPARE(cited(citation, CitationStyle::Ris),
                 u"TY  - CASE\r\nID  - xa-judgment-xahc-2019-77\r\nTI  - Oak v Elm\r\n"
                 "T2  - [2019] XAHC 77 (XLR)\r\nPB  - High Court\r\nM1  - Petition 2 of 2018\r\n"
                 "PY  - 2019\r\nDA  - 2019/05/06/\r\nA3  - A. Ash\r\nA3  - B. Beech\r\n"
                 "LA  - eng\r\nN1  - at [12]–[14]\r\nER  - \r\n"_s);
        const QString worst = cited(hostile(), CitationStyle::Ris);
        QCOMPARE(worst.count(u"\r\nER  - \r\n"_s), 1);
        QCOMPARE(worst.count(u"TY  - "_s), 1);
        QVERIFY(worst.contains(u"A3  - Ash A and B\r\nA3  - قاضي\r\n"_s));
    }

    void cslJson()
    {
        CaseCitation citation = full();
        citation.paragraph = u"12"_s;
        QCOMPARE(
            cited(citation, CitationStyle::CslJson),
            uR"js([{"id":"xa-judgment-xahc-2019-77","type":"legal_case","title":"Oak v Elm",)js"
            R"js("container-title":"[2019] XAHC 77 (XLR)","authority":"High Court",)js"
            R"js("number":"Petition 2 of 2018","author":[{"literal":"A. Ash"},)js"
            R"js({"literal":"B. Beech"}],"issued":{"date-parts":[[2019,5,6]]},)js"
            R"js("language":"en","note":"at [12]"}])js"_s
                + u'\n');
        const QJsonDocument worst = QJsonDocument::fromJson(
            cited(hostile(), CitationStyle::CslJson).toUtf8());
        QCOMPARE(worst.array().size(), 1);
        const QJsonObject item = worst[0].toObject();
        QCOMPARE(item["title"_L1].toString(),
                 u"R & D {100%} \\input{x}, $5 #1_a ~^ v \"Elm\" ER - TY - BOOK"_s);
        QCOMPARE(item["issued"_L1]["date-parts"_L1][0].toArray(), QJsonArray({2019}));
        QCOMPARE(item["author"_L1][1]["literal"_L1].toString(), u"قاضي"_s);
    }

    void decisionsInOtherStyles()
    {
        CaseCitation citation = full();
        citation.paragraph = u"12"_s;
        QCOMPARE(cited(citation, CitationStyle::McGill),
                 u"Oak v Elm, 2019 XAHC 77 (XLR) at para 12"_s);
        QCOMPARE(cited(citation, CitationStyle::Bluebook),
                 u"Oak v. Elm, [2019] XAHC 77 (XLR), ¶ 12"_s);
        QCOMPARE(cited(citation, CitationStyle::SouthAfrican),
                 u"Oak v Elm [2019] XAHC 77 (XLR) para 12"_s);
        QCOMPARE(cited(citation, CitationStyle::Kenyan),
                 u"Oak v Elm (Petition 2 of 2018) [2019] XAHC 77 (XLR) (6 May 2019), para 12"_s);
        QCOMPARE(cited(citation, CitationStyle::Plain), u"Oak v Elm [2019] XAHC 77 (XLR) [12]"_s);
        citation.toParagraph = u"14"_s;
        QCOMPARE(cited(citation, CitationStyle::McGill),
                 u"Oak v Elm, 2019 XAHC 77 (XLR) at paras 12–14"_s);
        QCOMPARE(cited(citation, CitationStyle::Bluebook),
                 u"Oak v. Elm, [2019] XAHC 77 (XLR), ¶¶ 12–14"_s);
        QCOMPARE(cited(citation, CitationStyle::SouthAfrican),
                 u"Oak v Elm [2019] XAHC 77 (XLR) paras 12–14"_s);
    }

    void laws_data()
    {
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char *style, const QString &wanted) {
            QTest::newRow(style) << QByteArray(style) << wanted;
        };
        row("plain", u"Tree Protection Act (Act 4 of 2005), section 4(1)(a)"_s);
        row("oscola", u"Tree Protection Act 2005 (Kenya), s 4(1)(a)"_s);
        row("aglc", u"Tree Protection Act 2005 (Kenya) s 4(1)(a)"_s);
        row("mcgill", u"Tree Protection Act 2005 (Kenya), No 4 of 2005, s 4(1)(a)"_s);
        row("bluebook", u"Tree Protection Act, No. 4 of 2005, § 4(1)(a) (Kenya)"_s);
        row("south-african", u"s 4(1)(a) of the Tree Protection Act 4 of 2005"_s);
        row("kenyan", u"Tree Protection Act, No. 4 of 2005, s 4(1)(a)"_s);
    }
    void laws()
    {
        QFETCH(const QByteArray, style);
        QFETCH(const QString, wanted);
        Work work;
        work.uri = *FrbrUri::parse("/akn/ke/act/2005/4");
        work.title = u"Tree Protection Act, 2005"_s;
        const CaseCitation law = workCitation(work, {}, "eng", "chp_1__sec_4__subsec_1__para_a");
        QCOMPARE(cited(law, *enumNamed<CitationStyle>(style)), wanted);
    }

    void lawsInFiles()
    {
        Work work;
        work.uri = *FrbrUri::parse("/akn/ke/act/2005/4");
        work.title = u"Tree Protection Act"_s;
        const CaseCitation law = workCitation(work, {}, "eng", "sec_4");
        QCOMPARE(cited(law, CitationStyle::Ris),
                 u"TY  - STAT\r\nID  - ke-act-2005-4\r\nTI  - Tree Protection Act\r\nCY  - "
                 "Kenya\r\nM1  - Act 4 of 2005\r\nPY  - 2005\r\nLA  - eng\r\nN1  - section 4\r\n"
                 "ER  - \r\n"_s);
        QVERIFY(cited(law, CitationStyle::BibTex).startsWith(u"@legislation{ke-act-2005-4,"_s));
        QCOMPARE(citedAll({law, full()}, CitationStyle::Ris),
                 cited(law, CitationStyle::Ris) + cited(full(), CitationStyle::Ris));
        const QJsonArray both = QJsonDocument::fromJson(
                                    citedAll({law, full()}, CitationStyle::CslJson).toUtf8())
                                    .array();
        QCOMPARE(both.size(), qsizetype(2));
        QCOMPARE(both[0]["type"_L1].toString(), u"legislation"_s);
        QCOMPARE(both[0]["jurisdiction"_L1].toString(), u"Kenya"_s);
        QCOMPARE(both[1]["type"_L1].toString(), u"legal_case"_s);
        QCOMPARE(*citedHtml(law, CitationStyle::Aglc),
                 u"<i>Tree Protection Act 2005</i> (Kenya) s 4"_s);
        // Without number, year or country nothing is made up.
        Work bare;
        bare.uri = *FrbrUri::parse("/akn/xa/act/2005/trees");
        bare.title = u"Trees"_s;
        QCOMPARE(cited(workCitation(bare, {}, "eng", {}), CitationStyle::SouthAfrican),
                 u"Trees 2005"_s);
    }

    void anEntryWithoutDateCitationOrLetters()
    {
        CaseCitation citation;
        citation.uri = "/akn/xa/judgment/xahc/2019/77";
        citation.name = u"الشجرة"_s;
        QCOMPARE(cited(citation, CitationStyle::BibTex),
                 u"@jurisdiction{xa-judgment-xahc-2019-77,\n  title = {{الشجرة}}\n}\n"_s);
        QCOMPARE(cited(citation, CitationStyle::Ris),
                 u"TY  - CASE\r\nID  - xa-judgment-xahc-2019-77\r\nTI  - الشجرة\r\nER  - \r\n"_s);
        QCOMPARE(cited(citation, CitationStyle::CslJson),
                 u"[{\"id\":\"xa-judgment-xahc-2019-77\",\"type\":\"legal_case\",\"title\":"
                 "\"الشجرة\"}]\n"_s);
        QVERIFY(cited({}, CitationStyle::BibTex).startsWith(u"@jurisdiction{decision"_s));
    }
};

SHERIA_TEST(TestCaseCitation)
} // namespace tst_casecitation
#include "tst_casecitation.moc"
