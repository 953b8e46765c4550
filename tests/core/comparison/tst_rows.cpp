// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/languages.h"
#include "core/comparison/rows.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <algorithm>

namespace tst_rows {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QString sideOf(const std::vector<Run> &runs, Run::Kind without)
{
    QString text;
    for (const Run &run : runs) {
        if (run.kind != without)
            text += run.text;
    }
    return text.simplified();
}

QString before(const Row &row)
{
    return QString(sideOf(row.head, Run::Kind::Added) + u' ' + sideOf(row.words, Run::Kind::Added))
        .simplified();
}

QString after(const Row &row)
{
    return QString(sideOf(row.head, Run::Kind::Removed) + u' '
                   + sideOf(row.words, Run::Kind::Removed))
        .simplified();
}

char sign(Row::Kind kind)
{
    switch (kind) {
    case Row::Kind::Same: return '=';
    case Row::Kind::Changed: return '~';
    case Row::Kind::Added: return '+';
    case Row::Kind::Removed: return '-';
    case Row::Kind::Paired: return '|';
    }
    Q_UNREACHABLE();
}

/// "=sec_1 +sec_2 .sec_2__subsec_1": a dot stands for a part of what came or went.
QByteArray outline(const std::vector<Row> &rows)
{
    QByteArray line;
    for (const Row &row : rows)
        line += (line.isEmpty() ? "" : " ") + QByteArray(1, row.isPart ? '.' : sign(row.kind))
            + row.eId;
    return line;
}

const Row &rowOf(const std::vector<Row> &rows, QByteArrayView eId)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const Row &row) { return row.eId == eId; });
    if (found == rows.end())
        qFatal("no row for %s", eId.toByteArray().constData());
    return *found;
}

class TestRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<TestLibrary>(); }

    void eachProvisionStandsBesideItself()
    {
        const auto rows = compare(
            section("1", "Boats", part("1", "1", "One boat each.") + part("1", "2", "No nets.")),
            section("1", "Boats", part("1", "1", "Two boats each.") + part("1", "2", "No nets.")));
        QCOMPARE(outline(rows), "=sec_1 ~sec_1__subsec_1 =sec_1__subsec_2"_ba);
        const Row &changed = rowOf(rows, "sec_1__subsec_1");
        QCOMPARE(before(changed), u"(1) One boat each."_s);
        QCOMPARE(after(changed), u"(1) Two boats each."_s);
        QCOMPARE(changed.title, u"1. Boats (1)"_s);
        QCOMPARE(changed.level, 1);
        QVERIFY(rowOf(rows, "sec_1").hasChanges);
        QVERIFY(!rowOf(rows, "sec_1__subsec_2").hasChanges);
        QCOMPARE(after(rowOf(rows, "sec_1")), u"1. Boats"_s);
        QVERIFY(rowOf(rows, "sec_1").words.empty());
    }

    void whatCameOrWentAsAWholeIsOneDifference()
    {
        const QByteArray one = section("1", "Boats", "<content><p>Boats.</p></content>");
        const QByteArray two = section("2", "Nets", part("2", "1", "A.") + part("2", "2", "B."));
        const QByteArray three = section("3", "Lights", "<content><p>Lights.</p></content>");
        const auto came = compare(one + three, one + two + three);
        QCOMPARE(outline(came), "=sec_1 +sec_2 .sec_2__subsec_1 .sec_2__subsec_2 =sec_3"_ba);
        QCOMPARE(differences(came), 1);
        const auto went = compare(one + two + three, one + three);
        QCOMPARE(outline(went), "=sec_1 -sec_2 .sec_2__subsec_1 .sec_2__subsec_2 =sec_3"_ba);
        QCOMPARE(differences(went), 1);
        QCOMPARE(before(rowOf(went, "sec_2")), u"2. Nets"_s);
        QCOMPARE(after(rowOf(went, "sec_2")), QString());
    }

    void whatWentStandsWhereItWas()
    {
        const auto rows = compare(
            section("1", "Boats",
                    part("1", "1", "A.") + part("1", "2", "B.") + part("1", "3", "C.")),
            section("1", "Boats", part("1", "1", "A.") + part("1", "3", "C.")));
        QCOMPARE(outline(rows), "=sec_1 =sec_1__subsec_1 -sec_1__subsec_2 =sec_1__subsec_3"_ba);
        const auto first = compare(section("1", "A", "<content><p>A.</p></content>")
                                       + section("2", "B", "<content><p>B.</p></content>"),
                                   section("2", "B", "<content><p>B.</p></content>"));
        QCOMPARE(outline(first), "-sec_1 =sec_2"_ba);
    }

    /// What follows the parts of a provision stands behind them, and is compared on its own.
    void wordsAfterPartsKeepTheirPlace()
    {
        const auto body = [](const QByteArray &end) {
            return section("1", "Boats",
                           "<intro><p>Whoever</p></intro><paragraph eId=\"sec_1__para_a\"><num>(a)"
                           "</num><content><p>fishes;</p></content></paragraph><wrapUp><p>"
                               + end + "</p></wrapUp>");
        };
        const auto rows = compare(body("pays ten."), body("pays twenty."));
        QCOMPARE(outline(rows), "=sec_1 =sec_1__para_a ~sec_1"_ba);
        QCOMPARE(after(rows[2]), u"pays twenty."_s);
        QCOMPARE(after(rows[0]), u"1. Boats Whoever"_s);
        QVERIFY(rows[0].hasChanges);
    }

    void headingsAreComparedApart()
    {
        const auto rows = compare(section("1", "Boats", "<content><p>Each has one.</p></content>"),
                                  section("1", "Ships", "<content><p>Each has one.</p></content>"));
        QCOMPARE(outline(rows), "~sec_1"_ba);
        QCOMPARE(rows[0].head,
                 (std::vector<Run>{{Run::Kind::Same, u"1."_s},
                                   {Run::Kind::Removed, u" Boats"_s},
                                   {Run::Kind::Added, u" Ships"_s}}));
        QCOMPARE(rows[0].words, (std::vector<Run>{{Run::Kind::Same, u"Each has one."_s}}));
    }

    void anotherLanguageIsNotAChange()
    {
        const auto olds = textsOf(*m_library, "2009-02-03",
                                  section("1", "Boats", "<content><p>One boat.</p></content>"));
        const auto news = textsOf(*m_library, "2009-02-03",
                                  section("1", "Bateaux", "<content><p>Un bateau.</p></content>")
                                      + section("2", "Filets",
                                                "<content><p>Aucun filet.</p></content>"),
                                  "fra");
        const auto rows = rowsOf(olds, news, Languages::Two, "fra");
        QCOMPARE(outline(rows), "|sec_1 +sec_2"_ba);
        QCOMPARE(before(rows[0]), u"1. Boats One boat."_s);
        QCOMPARE(after(rows[0]), u"1. Bateaux Un bateau."_s);
        QCOMPARE(differences(rows), 1);
    }

    /// Each provision stands beside the one that the pairing says, under whichever eId.
    void anotherLanguageStandsBesideWhatItTranslates()
    {
        const auto olds = textsOf(*m_library, "2009-02-03", act({"Boats", "Nets"}));
        textsOf(*m_library, "2010-02-03", act({"Bells", "Boats", "Nets"}));
        const auto news = textsOf(*m_library, "2010-02-03",
                                  section("1", "Cloches", "<content><p>Il sonne.</p></content>")
                                      + section("2", "Bateaux", "<content><p>Un.</p></content>"),
                                  "fra");
        const ExpressionRecord before = recordOf(*m_library, "eng@2009-02-03");
        const ExpressionRecord after = recordOf(*m_library, "fra@2010-02-03");
        const Pairing pairing = must(pairingAcross(m_library->db(), {before, olds}, {after, news}));
        const auto rows = rowsOf(olds, news, pairing, Languages::Two, "fra");
        QCOMPARE(outline(rows), "+sec_1 |sec_2 -sec_1__subsec_1 -sec_2 .sec_2__subsec_1"_ba);
        QCOMPARE(tst_rows::before(rows[1]), u"1. Boats"_s);
        QCOMPARE(tst_rows::after(rows[1]), u"2. Bateaux Un."_s);
        QCOMPARE(rows[3].title, u"2. Nets"_s); // The translation has no such section.
    }

    /// All words of both texts are there, in their order, also those of no provision.
    void losesNothing()
    {
        const QByteArray body = section("1", "Boats", part("1", "1", "One."))
            + section("2", "Nets", part("2", "1", "None."));
        const auto olds = textsOf(*m_library, "2009-02-03", body);
        const auto news = textsOf(*m_library, "2010-02-03",
                                  section("1", "Boats", part("1", "1", "Two."))
                                      + section("1A", "Oars", part("1A", "1", "Four.")));
        const auto rows = rowsOf(olds, news, Languages::Same, "eng");
        QString old;
        QString now;
        for (const Row &row : rows) {
            old += before(row) + u' ';
            now += after(row) + u' ';
        }
        QCOMPARE(old.simplified(), olds.front().whole().simplified());
        QCOMPARE(now.simplified(), news.front().whole().simplified());
    }

    void aTextComparedWithItselfDoesNotDiffer()
    {
        const auto text = textsOf(*m_library, "2009-02-03",
                                  section("1", "Boats", part("1", "1", "One.")));
        QCOMPARE(differences(rowsOf(text, text, Languages::Same, "eng")), 0);
        QVERIFY(rowsOf({}, {}, Languages::Same, "eng").empty());
        QCOMPARE(differences(rowsOf({}, text, Languages::Same, "eng")), 1);
    }

    /// What follows it has a new number, and is told once.
    void anInsertedProvisionIsOneThatCame()
    {
        const auto rows = compare(act({"Boats", "Nets", "Oars", "Bells"}),
                                  act({"Lights", "Boats", "Nets", "Oars", "Bells"}));
        QCOMPARE(outline(rows),
                 "+sec_1 .sec_1__subsec_1 =sec_2 =sec_2__subsec_1 .sec_3 =sec_3__subsec_1 .sec_4 "
                 "=sec_4__subsec_1 .sec_5 =sec_5__subsec_1"_ba);
        QCOMPARE(differences(rows), 2);
        const Row &run = rowOf(rows, "sec_2");
        QCOMPARE(run.fate, Fate::Kind::Renumbered);
        QCOMPARE(run.from, u"1. Boats"_s);
        QCOMPARE(run.fromEId, "sec_1"_ba);
        QCOMPARE(run.lastTitle, u"5. Bells"_s);
        QCOMPARE(run.lastFrom, u"4. Bells"_s);
        QCOMPARE(before(run), u"1. Boats"_s);
        QCOMPARE(after(run), u"2. Boats"_s);
        QCOMPARE(rowOf(rows, "sec_3__subsec_1").fate, Fate::Kind::Same);
    }

    void aProvisionThatChangedOnItsWayStandsBesideItself()
    {
        const auto rows = compare(act({"Boats", "Nets"}), act({"Lights", "Boats", "Seines"}));
        const Row &boats = rowOf(rows, "sec_2");
        QCOMPARE(boats.fate, Fate::Kind::Renumbered);
        const Row &nets = rowOf(rows, "sec_3");
        QCOMPARE(nets.kind, Row::Kind::Changed);
        QCOMPARE(nets.from, u"2. Nets"_s);
        QCOMPARE(before(nets), u"2. Nets"_s);
        QCOMPARE(after(nets), u"3. Seines"_s);
        // Within it as well, though another provision had the eId before.
        const Row &words = rowOf(rows, "sec_3__subsec_1");
        QCOMPARE(words.kind, Row::Kind::Changed);
        QCOMPARE(before(words), u"(1) "_s + wordsOf("Nets"));
    }

    void whatMovedStandsWhereItIs()
    {
        const QByteArray moving = "No lamp may burn on the breakwater after the tide bell.";
        const auto boats = [&](const QByteArray &more) {
            return section("1", "Boats", part("1", "1", "One boat for each family.") + more);
        };
        const auto nets = [&](const QByteArray &more) {
            return section("2", "Nets", part("2", "1", "Two nets for each boat.") + more);
        };
        const auto rows = compare(boats(part("1", "2", moving)) + nets({}),
                                  boats({}) + nets(part("2", "2", moving)));
        QCOMPARE(outline(rows),
                 "=sec_1 =sec_1__subsec_1 =sec_2 =sec_2__subsec_1 =sec_2__subsec_2"_ba);
        const Row &moved = rowOf(rows, "sec_2__subsec_2");
        QCOMPARE(moved.fate, Fate::Kind::Moved);
        QCOMPARE(moved.from, u"1. Boats (2)"_s);
        QCOMPARE(differences(rows), 1);
        QVERIFY(rowOf(rows, "sec_2").hasChanges);
    }

    void whatWasSplitOrMergedSaysOfWhat()
    {
        const QByteArray one = "<content><p>" + wordsOf("Boats").toUtf8() + "</p></content>";
        const QByteArray two = "<content><p>" + wordsOf("Nets").toUtf8() + "</p></content>";
        const QByteArray both = "<content><p>" + wordsOf("Boats").toUtf8() + ' '
            + wordsOf("Nets").toUtf8() + "</p></content>";
        const QByteArray apart = section("1", "Boats", one) + section("2", "Nets", two);
        const QByteArray together = section("1", "Boats", both);
        const auto split = compare(together, apart);
        QCOMPARE(outline(split), "~sec_1 +sec_2"_ba);
        QCOMPARE(rowOf(split, "sec_2").fate, Fate::Kind::Split);
        QCOMPARE(rowOf(split, "sec_2").from, u"1. Boats"_s);
        const auto merged = compare(apart, together);
        QCOMPARE(outline(merged), "~sec_1 -sec_2"_ba);
        QCOMPARE(rowOf(merged, "sec_2").fate, Fate::Kind::Merged);
        QCOMPARE(rowOf(merged, "sec_2").from, u"1. Boats"_s);
    }

    /// Lists, tables and cross-headings are not run together.
    void linesAndCellsAreKept()
    {
        const auto body = [](const QByteArray &fee) {
            return "<crossHeading eId=\"crossHeading_1\">Dues of the harbour</crossHeading>"
                + section("1", "Fees",
                          "<content><blockList><listIntroduction>Due are</listIntroduction><item>"
                          "<num>(a)</num><p>ten for a gig;</p></item><item><num>(b)</num><p>"
                              + fee
                              + " for a barge.</p></item></blockList><table><tr><td><p>Gig</p></td>"
                                "<td><p>ten</p></td></tr><tr><td><p>Barge</p></td><td><p>"
                              + fee + "</p></td></tr></table><p>By noon.</p></content>")
                + "<crossHeading eId=\"crossHeading_2\">Boats</crossHeading>"
                + section("2", "Oars", "<content><p>Four each.</p></content>");
        };
        TestLibrary library;
        auto olds = textsOf(library, "2009-02-03", body("twenty"));
        auto news = textsOf(library, "2010-02-03", body("thirty"));
        must(olds.front().readLines(library.db()));
        must(news.front().readLines(library.db()));
        const auto rows = rowsOf(olds, news, Languages::Same, "eng");
        QCOMPARE(outline(rows), "= ~sec_1 = =sec_2"_ba);
        QCOMPARE(after(rows[0]), u"Dues of the harbour"_s);
        QCOMPARE(after(rows[2]), u"Boats"_s);
        QCOMPARE(after(rows[3]), u"2. Oars Four each."_s);
        QString now;
        for (const Run &run : rows[1].words)
            now += run.kind == Run::Kind::Removed ? QString() : run.text;
        QCOMPARE(now,
                 u"Due are\n(a) ten for a gig;\n(b) thirty for a barge.\nGig\tten\nBarge\tthirty"
                 "\nBy noon."_s);
        QCOMPARE(rows[1].words[1], (Run{Run::Kind::Removed, u" twenty"_s}));
    }

    /// However a document marks its definitions, each is a line, and those after it are where they were.
    void definitionsAreLines_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("end");

        QTest::newRow("paragraphs") << "<p>"_ba
                                    << "</p>"_ba;
        QTest::newRow("containers") << "<blockContainer class=\"definition\"><p>"_ba
                                    << "</p></blockContainer>"_ba;
        QTest::newRow("lists of their own") << "<blockList><listIntroduction>"_ba
                                            << "</listIntroduction></blockList>"_ba;
        QTest::newRow("wrap-ups") << "<blockList><listWrapUp>"_ba
                                  << "</listWrapUp></blockList>"_ba;
        QTest::newRow("elements of others") << "<foreign><x:definition xmlns:x=\"urn:x\">"_ba
                                            << "</x:definition></foreign>"_ba;
    }
    void definitionsAreLines()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, end);
        const auto body = [&](const QByteArrayList &definitions) {
            QByteArray all;
            for (const QByteArray &one : definitions)
                all += begin + one + end;
            return section("1", "Interpretation",
                           "<content><p>In this Act—</p>" + all + "</content>");
        };
        const QByteArray boat = "“boat” means <b>any</b> vessel;";
        TestLibrary library;
        auto olds = textsOf(library, "2009-02-03", body({boat, "“quay” means a wharf."}));
        auto news = textsOf(library, "2010-02-03",
                            body({boat, "“net” means a seine;", "“quay” means a wharf."}));
        must(olds.front().readLines(library.db()));
        must(news.front().readLines(library.db()));
        const auto rows = rowsOf(olds, news, Languages::Same, "eng");
        QCOMPARE(outline(rows), "~sec_1"_ba);
        QString then;
        QString now;
        for (const Run &run : rows.front().words) {
            then += run.kind == Run::Kind::Added ? QString() : run.text;
            now += run.kind == Run::Kind::Removed ? QString() : run.text;
        }
        QCOMPARE(then, u"In this Act—\n“boat” means any vessel;\n“quay” means a wharf."_s);
        QCOMPARE(
            now,
            u"In this Act—\n“boat” means any vessel;\n“net” means a seine;\n“quay” means a wharf."_s);
    }

    /// "(1) (a)" stays on one line, and a note in the one that it is in.
    void numbersAndNotesBeginNoLine()
    {
        const QByteArray body = section(
            "1", "Fees",
            "<content><p>Due<authorialNote marker=\"1\"><p>In coin.</p></authorialNote> daily.</p>"
            "<blockList><item><num>(1)</num><blockList><listIntroduction>for</listIntroduction>"
            "<item><num>(a)</num><p>boats.</p></item></blockList></item></blockList></content>");
        TestLibrary library;
        auto texts = textsOf(library, "2009-02-03", body);
        must(texts.front().readLines(library.db()));
        QCOMPARE(texts.front().linesBetween(0, texts.front().size()),
                 u"1. Fees Due In coin. daily.\n(1) for\n(a) boats."_s);
    }

    void onlyAProvisionIsCompared()
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", act({"Boats", "Nets", "Oars"}));
        const auto news = textsOf(library, "2010-02-03", act({"Boats", "Seines", "Bells"}));
        const auto rows = rowsOf(olds, news, Languages::Same, "eng", "sec_2");
        QCOMPARE(outline(rows), "~sec_2 ~sec_2__subsec_1"_ba);
    }

    /// An act in which every tenth word of every tenth section changed. Comparing the words of each
    /// section with those of every other would outlast the time that a test has.
    void aLongActIsComparedSoon()
    {
        constexpr int Sections = 2000;
        const auto body = [](const QByteArray &word) {
            QByteArray made;
            for (int i = 1; i <= Sections; ++i) {
                QByteArray words;
                for (int k = 0; k < 120; ++k)
                    words += k % 10 == 3 && i % 10 == 0 ? word
                                                        : "word" + QByteArray::number(k) + ' ';
                made += section(QByteArray::number(i), "Heading",
                                part(QByteArray::number(i), "1", words));
            }
            return made;
        };
        const auto olds = textsOf(*m_library, "2009-02-03", body("old "));
        const auto news = textsOf(*m_library, "2010-02-03", body("new "));
        QCOMPARE(differences(rowsOf(olds, news, Languages::Same, "eng")), Sections / 10);
    }

private:
    std::vector<Row> compare(const QByteArray &before, const QByteArray &after)
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", before);
        const auto news = textsOf(library, "2010-02-03", after);
        return rowsOf(olds, news, Languages::Same, "eng");
    }

    /// A sentence that has words of its own.
    static QString wordsOf(const QByteArray &heading)
    {
        static const QHash<QByteArray, QString> sentences{
            {"Boats", u"Every skipper paints the name of the harbour on the stern in white."_s},
            {"Nets", u"Nobody sets a seine within two hundred metres of a lighthouse at night."_s},
            {"Seines",
             u"Nobody sets a seine within nine hundred metres of a lighthouse at night."_s},
            {"Oars", u"A gig carries four sound thole pins and one bailer for its crew."_s},
            {"Bells", u"The keeper strikes the tide gong twice and enters the hour below."_s},
            {"Lights", u"Lanterns hang from both masts between dusk and the first ferry."_s}};
        return sentences[heading];
    }

    static QByteArray act(const QByteArrayList &headings)
    {
        QByteArray body;
        for (qsizetype i = 0; i < headings.size(); ++i) {
            const QByteArray number = QByteArray::number(i + 1);
            body += section(number, headings[i], part(number, "1", wordsOf(headings[i]).toUtf8()));
        }
        return body;
    }

    static int differences(const std::vector<Row> &rows)
    {
        return int(std::count_if(rows.begin(), rows.end(),
                                 [](const Row &row) { return row.isDifference(); }));
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestRows)
} // namespace tst_rows
#include "tst_rows.moc"
