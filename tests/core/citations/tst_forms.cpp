// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citation.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_forms {

using namespace Qt::StringLiterals;
using namespace sheria::citations;

/// The words of what is cited: the name, or else the provisions.
QByteArrayList citedIn(const QByteArray &text)
{
    QByteArrayList cited;
    for (const Citation &citation : recognize(text)) {
        if (citation.nameEnd > citation.nameStart)
            cited << text.mid(citation.nameStart, citation.nameEnd - citation.nameStart);
        else
            cited << text.mid(citation.start, citation.end - citation.start);
    }
    return cited;
}

/// A part of a text. Units: UTF-16, as the answer keys count below U+10000.
struct Range
{
    qsizetype start = 0;
    qsizetype end = 0;
    bool isCase = false; ///< What is found is a case, by a report or a number.

    /// Half of the shorter one is common.
    bool meets(const Range &other) const
    {
        const qsizetype common = std::min(end, other.end) - std::max(start, other.start);
        return common > 0 && common * 2 >= std::min(end - start, other.end - other.start);
    }
};

std::vector<Range> rangesIn(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    const auto range = [&utf8](qsizetype start, qsizetype end, bool isCase) {
        const qsizetype before = QString::fromUtf8(utf8.left(start)).size();
        return Range{before, before + QString::fromUtf8(utf8.mid(start, end - start)).size(),
                     isCase};
    };
    std::vector<Range> ranges;
    for (const Citation &citation : recognize(utf8)) {
        const bool isLaw = citation.kind == Kind::Law || citation.kind == Kind::Provision
            || citation.kind == Kind::Self || citation.kind == Kind::Uri;
        if (citation.nameEnd > citation.nameStart)
            ranges.push_back(range(citation.nameStart, citation.nameEnd, !isLaw));
        // The paragraphs of a case are part of its citation; no key marks them.
        if (!citation.pinpoints.empty() && isLaw)
            ranges.push_back(
                range(citation.pinpoints.front().start, citation.pinpoints.back().end, false));
    }
    return ranges;
}

/// Whether two parts of a text have nothing in common, and nothing between them but blanks and signs that end no
/// sentence.
bool areNeighbours(const QString &text, const Range &one, const Range &other)
{
    const qsizetype from = std::min(one.end, other.end);
    const qsizetype to = std::max(one.start, other.start);
    const QStringView between = QStringView(text).mid(from, std::max<qsizetype>(0, to - from));
    return from <= to && std::none_of(between.begin(), between.end(), [](QChar c) {
               return c.isLetterOrNumber() || c == u'.';
           });
}

/// Other reports and numbers of the cases that are marked: "(12/98) [2000] ZANWHC 6; 2001 (5) SA 68 (SCA)" is
/// one citation, of which the key marks "[2000] ZANWHC 6".
std::vector<Range> parallelsOf(std::vector<Range> judgments, const std::vector<Range> &found,
                               const QString &text)
{
    std::vector<Range> parallels;
    for (std::size_t i = 0; i < judgments.size(); ++i) {
        for (const Range &one : found) {
            const auto isSame = [&one](const Range &known) {
                return known.meets(one);
            };
            if (one.isCase && areNeighbours(text, judgments[i], one)
                && std::none_of(judgments.begin(), judgments.end(), isSame)) {
                parallels.push_back(one);
                judgments.push_back(one);
            }
        }
    }
    return parallels;
}

struct Share
{
    int all = 0;
    int found = 0;

    double value() const { return all == 0 ? 1 : double(found) / all; }
};

/// What cases and laws are cited by, jurisdiction by jurisdiction.
class TestForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRecognised_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("cited");
        const auto row = [](const char *text, const QByteArrayList &cited) {
            QTest::newRow(text) << QByteArray(text) << cited;
        };
        // Law reports
        row("Oak Mills Ltd v Elm [2014] eKLR was cited.", {"[2014] eKLR"});
        row("The rule of [1991] KLR 77 stands.", {"[1991] KLR 77"});
        row("It is in [2003] 2 KLR (CT) 18.", {"[2003] 2 KLR (CT) 18"});
        row("Compare (1976-80) 1 KAR 12.", {"(1976-80) 1 KAR 12"});
        row("As in [1969] EA 41 and [1999] 1 EA 30.", {"[1969] EA 41", "[1999] 1 EA 30"});
        row("Birch v Alder (1991) 4 NWLR (Pt. 88) 12 says so.", {"(1991) 4 NWLR (Pt. 88) 12"});
        row("(2011) LPELR-1234(CA) is against it.", {"(2011) LPELR-1234(CA)"});
        row("1997 (2) SA 12 (W), 1999 (4) BCLR 5 (CC)",
            {"1997 (2) SA 12 (W)", "1999 (4) BCLR 5 (CC)"});
        row("[2004] 3 All SA 44 (SCA) and (1999) 20 ILJ 7 (LAC)",
            {"[2004] 3 All SA 44 (SCA)", "(1999) 20 ILJ 7 (LAC)"});
        row("1989 (1) ZLR 33 (S) and 2003 NR 14 (HC)", {"1989 (1) ZLR 33 (S)", "2003 NR 14 (HC)"});
        row("[1994] 2 GLR 5 and [2001] SCGLR 9", {"[1994] 2 GLR 5", "[2001] SCGLR 9"});
        row("[1988] BLR 7 (CA) and (1980) Z.R. 11", {"[1988] BLR 7 (CA)", "(1980) Z.R. 11"});
        row("[1990] TLR 6 has the same.", {"[1990] TLR 6"});
        row("(2019) 22 HKCFAR 17 and [2018] 4 HKLRD 5",
            {"(2019) 22 HKCFAR 17", "[2018] 4 HKLRD 5"});
        row("AIR 1971 SC 1234 and (2002) 7 SCC 12", {"AIR 1971 SC 1234", "(2002) 7 SCC 12"});
        row("as was said in 44 ITR 12 (Bom)", {"44 ITR 12 (Bom)"});
        row("See 1961 SCR 77 and 2004 Cri.L.J. 5", {"1961 SCR 77", "2004 Cri.L.J. 5"});
        // Neutral citations
        row("[2025] HKLdT 4, [2011] ZAWCHC 5", {"[2025] HKLdT 4", "[2011] ZAWCHC 5"});
        row("2011 SCJ 4 is of Mauritius.", {"2011 SCJ 4"});
        row("HH 12/19 followed it.", {"HH 12/19"});
        // Numbers of cases
        row("Civil Appeal No. 7 of 2011 was dismissed.", {"Civil Appeal No. 7 of 2011"});
        row("Criminal Appeal 7 of 2011 was dismissed.", {"Criminal Appeal 7 of 2011"});
        row("Constitutional Petition E019 of 2023 is open.",
            {"Constitutional Petition E019 of 2023"});
        row("In Suit No. FHC/L/CS/12/2015 he won.", {"FHC/L/CS/12/2015"});
        row("CA/L/12/2015 was heard.", {"CA/L/12/2015"});
        row("HC-MD-CIV-ACT-2019/00012 is stayed.", {"HC-MD-CIV-ACT-2019/00012"});
        row("in case no. 777/2013 the court", {"case no. 777/2013"});
        row("CCT 7/09 was argued.", {"CCT 7/09"});
        row("HCAL 77/2019 and CACV 5/2020", {"HCAL 77/2019", "CACV 5/2020"});
        row("W.P.(C) No. 7 of 2012 and Crl.A.No.5/2013",
            {"W.P.(C) No. 7 of 2012", "Crl.A.No.5/2013"});
        row("Civil Appeal Nos. 7 and 8 of 2011 were heard.", {"Civil Appeal Nos. 7 and 8 of 2011"});
        row("Writ Petition No.77 (LB) of 2006 was filed.", {"Writ Petition No.77 (LB) of 2006"});
        // Parties
        row("as held in Oak Mills Ltd v Elm and Others, and since",
            {"Oak Mills Ltd v Elm and Others"});
        row("The case of Union of Weavers vs. State of Zephara is old.",
            {"Union of Weavers vs. State of Zephara"});
        // Laws
        row("the Ferries Act, Cap. 9 and the Wells Act (Cap. 12:03)",
            {"Ferries Act, Cap. 9", "Wells Act (Cap. 12:03)"});
        row("the Ferries Act, Cap F7 LFN 2004 applies", {"Ferries Act, Cap F7 LFN 2004"});
        row("the Mills Act [Chapter 7:05] applies", {"Mills Act [Chapter 7:05]"});
        row("the Mills Act [Cap 7 R.E. 2002] applies", {"Mills Act [Cap 7 R.E. 2002]"});
        row("the Wells Act, 1991 (Act 77) applies", {"Wells Act, 1991 (Act 77)"});
        row("G.N. No. 7 of 2001, L.N. 5/2003 and C.I. 19",
            {"G.N. No. 7 of 2001", "L.N. 5/2003", "C.I. 19"});
        row("GN R.77 in GG 1234 of 5 May 2001", {"GN R.77", "GG 1234 of 5 May 2001"});
        row("Statutory Instrument 7 of 2019 set them.", {"Statutory Instrument 7 of 2019"});
        row("under section 7 of the Cr.P.C. and the IPC", {"Cr.P.C.", "IPC"});
        row("resolution A/RES/70/12 and ACHPR/Res.12 (XX) 99",
            {"A/RES/70/12", "ACHPR/Res.12 (XX) 99"});
        row("en vertu de la Loi 77 de 1975", {"Loi 77 de 1975"});
        // Provisions of what is not named
        row("as given in section 26, 30 and 31.", {"section 26, 30 and 31"});
        row("sub-section (3) and sub rule (1)", {"sub-section (3)", "sub rule (1)"});
        row("Order VIII Rule 1 and Order 13 rule 2(3)",
            {"Order VIII Rule 1", "Order 13 rule 2(3)"});
        row("Articles 24A, 26(1) read with 26(5)", {"Articles 24A, 26(1) read with 26(5)"});
        row("Sections 12/14 & 15 were applied", {"Sections 12/14 & 15"});
        row("Section 13-B was applied", {"Section 13-B"});
        row("soos bepaal in afdeling 26(a)(2)", {"afdeling 26(a)(2)"});
        row("ibara ya 5; the 11th Schedule", {"ibara ya 5", "11th Schedule"});
        // Lists of numbers, and dates behind them
        row("(unrep., HCMP 77/2017, 5 May 2018)", {"HCMP 77/2017"});
        row("Civil Appeal 7/2015, 3 June 2016", {"Civil Appeal 7/2015"});
        row("CACV 7 & 8/2019 were heard.", {"CACV 7 & 8/2019"});
        row("Petition E7, E8 & E9 of 2020 were joined.", {"Petition E7, E8 & E9 of 2020"});
        row("Case No. I 77/2010 and A 5/2013", {"Case No. I 77/2010", "A 5/2013"});
        row("Case No: 777/18; case number: 2019/7777",
            {"Case No: 777/18", "case number: 2019/7777"});
        row("HCT-00-CC-CS-0077-2010 was filed", {"HCT-00-CC-CS-0077-2010"});
        row("ITA No. 777/Del/2015 was heard", {"ITA No. 777/Del/2015"});
        row("Mills Authority v Oak SCZ No. 7 of 2010", {"SCZ No. 7 of 2010"});
        row("at [2018] 1 HKLRD 77, §§45-47 and so on", {"[2018] 1 HKLRD 77"});
        // Swahili, French, Portuguese, Afrikaans
        row("kifungu cha 7(2) cha Sheria ya Misitu, Sura ya 77", {"Sheria ya Misitu, Sura ya 77"});
        row("kwa mujibu wa Sura ya 77 R.E. 2019", {"Sura ya 77 R.E. 2019"});
        row("Ibara ya 7(1)(a) ya Katiba ya Jamhuri ya Zefara, 1977",
            {"Katiba ya Jamhuri ya Zefara, 1977"});
        row("chini ya kifungu cha 7 na ibara ya 9", {"kifungu cha 7", "ibara ya 9"});
        row("artikel 7(1) van die Wet op Meulens 7 van 1991", {"Wet op Meulens 7 van 1991"});
        row("volgens die Meulewet 7 van 1991", {"Meulewet 7 van 1991"});
        row("Décret n° 95/77/PM du 23 août 1995", {"Décret n° 95/77/PM du 23 août 1995"});
        row("Arrêté n° 0007/MINEAU du 5 mai 2001", {"Arrêté n° 0007/MINEAU du 5 mai 2001"});
        row("CCJA, arrêt n° 077/2012 du 15 mars 2012", {"arrêt n° 077/2012"});
        row("l’article 7 de l’Acte uniforme relatif au droit commercial général dispose",
            {"Acte uniforme relatif au droit commercial général"});
        row("selon le Traité OHADA", {"Traité OHADA"});
        row("Decreto-Lei n.º 7/2018, de 4 de Maio", {"Decreto-Lei n.º 7/2018, de 4 de Maio"});
        row("artigo 7.º da Constituição da República de Zefara",
            {"Constituição da República de Zefara"});
        row("Processo n.º 77-C/2014 e Acórdão n.º 7/2015",
            {"Processo n.º 77-C/2014", "Acórdão n.º 7/2015"});
        // The African and the European Union, the United Nations
        row("Article 7 of the African Charter on Human and Peoples’ Rights",
            {"African Charter on Human and Peoples’ Rights"});
        row("Communication 77/03 was declared admissible.", {"Communication 77/03"});
        row("ICCPR art 7(1) and 1577 UNTS 7", {"ICCPR", "1577 UNTS 7"});
        row("Regulation (EU) 2017/77, Regulation (EC) No 77/2001 and Directive 97/7/EC",
            {"Regulation (EU) 2017/77", "Regulation (EC) No 77/2001", "Directive 97/7/EC"});
        row("Joined Cases C-77/12 and T-7/09", {"C-77/12", "T-7/09"});
        // Others
        row("HH-77-15, S-7-2000 and MAHGB-000077-19", {"HH-77-15", "S-7-2000", "MAHGB-000077-19"});
        row("Claim No. HC-2014-000077 and QB-2020-000077", {"HC-2014-000077", "QB-2020-000077"});
        row("(1843) 2 Hare 77, 19 St Tr 77 and 67 ER 77",
            {"(1843) 2 Hare 77", "19 St Tr 77", "67 ER 77"});
        row("Government Notice R77 in Government Gazette 7777 of 5 May 1997",
            {"Government Notice R77", "Government Gazette 7777 of 5 May 1997"});
        row("Sections 7, 9 r/w 34 IPC", {"IPC"});
        row("Basic Law Article 7", {"Basic Law"});
        row("RS/INJUST/RC 00077/2018/SC", {"RS/INJUST/RC 00077/2018/SC"});
        row("In Oak Mills v Elm & 417 Others the court", {"Oak Mills v Elm & 417 Others"});
        row("See Ash v Birch & 5 others [2013] eKLR.", {"[2013] eKLR"});
        // Nothing
        row("Sign Form A 7/2015 at gate B 7/2019.", {});
        row("INV/2019/0077, LPO No. 77/2018, AB/2019/77 and A4/2019 are papers.", {});
        row("KQ 77/2019 lands; ISO 7001/2015 and EN 77/2003 apply.", {});
        row("He got 2018 SA 77, 15 IR 7 and 20 F 7.", {});
        row("2015 Ch 7 and 2016 SC 7 on air; version 2020 LW 7.", {});
        row("Police Case No. OB 34/12/5/2019 is in the book.", {});
        row("Bank A/C No. 2019/77777 was closed.", {});
        row("Arsenal v Chelsea ended 2 to 2.", {});
        row("Tom v. Jerry is a cartoon.", {});
        row("The year 2019 COVID 19 came.", {});
        row("paragraph 7 which can be mistaken for subsection 7", {});
        row("R.V. Alder and J.V. Birch were there.", {});
        row("Form No. 7/2011 and Room 7 of 2011 were empty.", {});
        row("The score was 2/1 in 2018, and 7 of 2010 farms closed.", {});
    }
    void isRecognised()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArrayList, cited);
        QCOMPARE(citedIn(text), cited);
    }

    void partiesBelongToTheirCitation()
    {
        const QByteArray text =
            "It was so in Oak Mills (Pty) Ltd v Elm (12/2014) [2016] ZASCA 7 and "
            "Birch & Co. v. Alder, reported in (2002) 7 SCC 12.";
        QByteArrayList parties;
        for (const Citation &citation : recognize(text))
            parties << text.mid(citation.partiesStart, citation.partiesEnd - citation.partiesStart);
        QCOMPARE(parties,
                 QByteArrayList({"Oak Mills (Pty) Ltd v Elm", "", "Birch & Co. v. Alder"}));
    }

    void partiesAloneMeanTheCaseNamedBefore()
    {
        const auto found = recognize("Oak v Elm [2019] KEHC 77 is clear. In Oak v Elm the court");
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[1].kind, Kind::Parties);
        QCOMPARE(found[1].key, found[0].key);
        QVERIFY(found[1].isShort);
    }

    void chainedProvisionsAreOfOneLaw()
    {
        const auto found = recognize(
            "under section 13(2) read with section 13(1)(e) of the Wells Act, 1991");
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].key, "t:wells act|1991"_ba);
        QCOMPARE(found[1].key, found[0].key);
    }

    void readWithBelongsToTheSameLaw()
    {
        const auto found = recognize("Sections 7, 9 r/w 34 IPC");
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].pinpoints.size(), std::size_t(3));
        QCOMPARE(found[0].pinpoints[2].path, "34"_ba);
    }

    void shortFormsAreBound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>(
            "key"); ///< Of the last citation that is short; empty: none is.
        const QByteArray two = "Oak Mills v Elm [2019] KEHC 7 is clear. So is Ash v Birch [2018] "
                               "KEHC 9. ";
        QTest::newRow("ibid") << QByteArray(two + "Ibid, para 5.") << "n:2018 kehc 9"_ba;
        QTest::newRow("supra") << QByteArray(two + "In Oak Mills (supra) at para 5 it")
                               << "n:2019 kehc 7"_ba;
        QTest::newRow("by the respondent")
            << QByteArray(two + "In Birch, supra, it") << "n:2018 kehc 9"_ba;
        QTest::newRow("two cases with the name")
            << "Oak v Elm [2019] KEHC 7 and Oak v Ash [2018] KEHC 9. In Oak (supra) it"_ba
            << QByteArray();
        QTest::newRow("one of two in a row")
            << "See Oak v Elm [2019] KEHC 7; [2018] KEHC 9. Ibid."_ba << QByteArray();
        QTest::newRow("nothing before") << "Ibid, para 5. Oak (supra)."_ba << QByteArray();
    }
    void shortFormsAreBound()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, key);
        QByteArray last;
        for (const Citation &citation : recognize(text, {.bindsShortForms = true})) {
            if (citation.isShort)
                last = citation.key;
        }
        QCOMPARE(last, key);
        for (const Citation &citation : recognize(text))
            QVERIFY(!citation.isShort);
    }

    /// Against answer keys that are not part of the project: the shares that are asked for.
    ///
    /// Only the African key says of texts that they hold no citation. In the others, texts without marks hold
    /// citations that nobody marked, so what is found there says nothing of precision. Where a judgment is marked,
    /// its other reports and numbers beside the mark are the same citation.
    void answersTheKeys_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("types");
        QTest::addColumn<double>("leastRecall");
        QTest::addColumn<double>("leastPrecision");
        const QStringList all = {u"neutral"_s,   u"report"_s,     u"case_number"_s, u"statute"_s,
                                 u"provision"_s, u"instrument"_s, u"constitution"_s};
        QTest::newRow("African") << u"african"_s << all << 0.99 << 1.0;
        QTest::newRow("Hong Kong") << u"hkeyecite"_s << all << 0.99 << 0.99;
        QTest::newRow("Indian laws")
            << u"legal_ner"_s << QStringList({u"statute"_s, u"provision"_s}) << 0.96 << 0.96;
        QTest::newRow("Indian numbers")
            << u"legal_ner"_s << QStringList({u"case_number"_s}) << 0.97 << 0.96;
        QTest::newRow("Indian precedents")
            << u"legal_ner"_s << QStringList({u"precedent"_s}) << 0.97 << 0.96;
        QTest::newRow("upstream") << u"upstream"_s
                                  << QStringList({u"provision"_s, u"statute"_s, u"judgment"_s})
                                  << 0.97 << 0.93;
    }
    void answersTheKeys()
    {
        QFETCH(const QString, source);
        QFETCH(const QStringList, types);
        QFETCH(const double, leastRecall);
        QFETCH(const double, leastPrecision);
        const QString folder = qEnvironmentVariable("SHERIA_CORPUS",
                                                    QStringLiteral(SHERIA_CORPUS_DIR));
        QFile file(folder + "/citations/"_L1 + source + ".jsonl"_L1);
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the answer keys are not at hand");
        const bool isComplete = source == u"african"_s;
        Share recall;
        Share precision;
        int unmarked = 0;
        while (!file.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
            const QString text = line.value("text"_L1).toString();
            const std::vector<Range> found = rangesIn(text);
            std::vector<Range> marked;
            std::vector<Range> judgments;
            for (const auto span : line.value("spans"_L1).toArray()) {
                const Range range{span["start"_L1].toInt(), span["end"_L1].toInt()};
                marked.push_back(range);
                if (span["type"_L1] == "judgment"_L1)
                    judgments.push_back(range);
                if (!types.contains(span["type"_L1].toString()))
                    continue;
                ++recall.all;
                recall.found += std::any_of(found.begin(), found.end(),
                                            [&](const Range &one) { return one.meets(range); });
            }
            if (marked.empty())
                unmarked += int(found.size());
            const std::vector<Range> parallels = parallelsOf(judgments, found, text);
            marked.insert(marked.end(), parallels.begin(), parallels.end());
            for (const Range &one : marked.empty() && !isComplete ? std::vector<Range>() : found) {
                ++precision.all;
                precision.found += std::any_of(marked.begin(), marked.end(),
                                               [&](const Range &range) {
                                                   return one.meets(range);
                                               });
            }
        }
        qInfo().noquote() << source << types.join(u' ') << "recall" << recall.value() << "precision"
                          << precision.value() << "in texts without marks" << unmarked;
        QVERIFY(recall.all > 0);
        QVERIFY(recall.value() >= leastRecall);
        QVERIFY(precision.value() >= leastPrecision);
    }
};

SHERIA_TEST(TestForms)
} // namespace tst_forms
#include "tst_forms.moc"
