// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/toc.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace tst_toc {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::act;
using test::parsed;

void appendRows(const std::vector<TocEntry> &entries, int depth, QStringList &rows)
{
    for (const TocEntry &entry : entries) {
        const QStringList cells = {QString::number(depth),
                                   QString::fromUtf8(entry.type),
                                   entry.title,
                                   entry.num.value_or(u"null"_s),
                                   entry.heading.value_or(u"null"_s),
                                   entry.eId.isEmpty() ? u"null"_s : QString::fromUtf8(entry.eId),
                                   entry.isBasicUnit ? u"true"_s : u"false"_s,
                                   QString::fromUtf8(entry.component)};
        rows += cells.join(u" | "_s);
        appendRows(entry.children, depth + 1, rows);
    }
}

QStringList rowsOf(const akn::Document &document)
{
    QStringList rows;
    appendRows(document.toc(), 0, rows);
    return rows;
}

QStringList titlesOf(const std::vector<TocEntry> &entries)
{
    QStringList titles;
    for (const TocEntry &entry : entries) {
        titles += entry.title;
        titles += titlesOf(entry.children);
    }
    return titles;
}

akn::Document trees()
{
    QFile file(QStringLiteral(SHERIA_TEST_DIR "/golden/trees.xml"));
    return file.open(QIODevice::ReadOnly) ? parsed(file.readAll()) : parsed({});
}

class TestToc : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Source: server/API.md section 3.5.
    void listsTheSampleOfTheContract()
    {
        const QStringList expected = {
            u"0 | preamble | Preamble | null | null | null | false | main"_s,
            u"0 | chapter | Chapter 1 – Start | 1 | Start | chp_1 | false | main"_s,
            u"1 | section | 1. Terms | 1. | Terms | chp_1__sec_1 | true | main"_s,
            u"2 | subsection | Subsection (1) | (1) | null | chp_1__sec_1__subsec_1 | false | main"_s,
            u"0 | part | Part A – Misc | A | Misc | part_A | false | main"_s,
            u"1 | paragraph | Paragraph | null | null | part_A__para_nn_1 | false | main"_s,
            u"0 | attachment | Schedule | null | Schedule | att_1 | false | schedule1"_s,
        };
        QCOMPARE(rowsOf(trees()), expected);
    }

    /// Source: server/API.md section 3.4.
    void makesTitles_data()
    {
        QTest::addColumn<QByteArray>("element");
        QTest::addColumn<QStringList>("titles"); // Both, heading only, num only, neither.
        QTest::newRow("section") << "section"_ba
                                 << QStringList{u"1. H"_s, u"H"_s, u"Section 1."_s, u"Section"_s};
        QTest::newRow("subpart") << "subpart"_ba
                                 << QStringList{u"1. – H"_s, u"H"_s, u"1."_s, u""_s};
        QTest::newRow("article") << "article"_ba
                                 << QStringList{u"Article 1. – H"_s, u"Article – H"_s,
                                                u"Article 1."_s, u"Article"_s};
        QTest::newRow("hcontainer") << "hcontainer"_ba
                                    << QStringList{u"Hcontainer 1. – H"_s, u"Hcontainer – H"_s,
                                                   u"Hcontainer 1."_s, u"Hcontainer"_s};
        QTest::newRow("component") << "component"_ba
                                   << QStringList{u"Component 1. – H"_s, u"Component – H"_s,
                                                  u"Component 1."_s, u"Component"_s};
    }
    void makesTitles()
    {
        QFETCH(QByteArray, element);
        QFETCH(QStringList, titles);
        const auto one = [&](const QByteArray &content) -> QByteArray {
            return '<' + element + '>' + content + "</" + element + '>';
        };
        const akn::Document document = parsed(
            act("<body>" + one("<num>1.</num><heading>H</heading>")
                + one("<num> </num><heading>H</heading>") + one("<num>1.</num><heading/>") + one("")
                + "</body>"));
        QCOMPARE(titlesOf(document.toc()), titles);
    }

    void titlesDoNotRepeatTheNumber_data()
    {
        QTest::addColumn<QString>("num");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("title");
        QTest::newRow("twice") << u"PART I"_s << u"PART I - PRELIMINARY"_s
                               << u"Part I – Preliminary"_s;
        QTest::newRow("in the heading")
            << u"I"_s << u"Part I: The Foreshore"_s << u"Part I – The Foreshore"_s;
        QTest::newRow("all of the heading") << u"PART I"_s << u"PART I"_s << u"Part I"_s;
        QTest::newRow("another number")
            << u"I"_s << u"PART II - COURTS"_s << u"Part I – PART II - COURTS"_s;
        QTest::newRow("words that begin so")
            << u"2"_s << u"Part 2 payments"_s << u"Part 2 – Part 2 payments"_s;
        QTest::newRow("as usual") << u"2"_s << u"PRELIMINARY"_s << u"Part 2 – PRELIMINARY"_s;
    }
    void titlesDoNotRepeatTheNumber()
    {
        QFETCH(QString, num);
        QFETCH(QString, heading);
        QTEST(akn::tocTitle("part", num, heading, "eng"), "title");
    }

    void titlesAreInTheLanguageOfTheDocument_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("title");
        QTest::newRow("English") << "eng"_ba << u"Part 2 – H"_s;
        QTest::newRow("French") << "fra"_ba << u"Partie 2 – H"_s;
        QTest::newRow("Swahili") << "swa"_ba << u"Sehemu 2 – H"_s;
        QTest::newRow("Afrikaans") << "afr"_ba << u"Gedeelte 2 – H"_s;
        QTest::newRow("Arabic") << "ara"_ba << u"الباب 2 – H"_s;
        QTest::newRow("no words") << "nld"_ba << u"Part 2 – H"_s;
    }
    void titlesAreInTheLanguageOfTheDocument()
    {
        QFETCH(QByteArray, language);
        QByteArray bytes = act("<body><part><num>2</num><heading>H</heading></part></body>");
        bytes.replace("eng", language);
        QTEST(titlesOf(parsed(bytes).toc()).join(u'|'), "title");
    }

    void looksThroughOtherElementsAndStopsAtQuotations()
    {
        const akn::Document document = parsed(
            act("<coverPage><p/></coverPage><preface/><body><container><wrapper><section "
                "eId='a'><content><p>"
                "<quotedStructure><section eId='q'/></quotedStructure><embeddedStructure><part "
                "eId='e'/></embeddedStructure>"
                "<subFlow><part eId='f'/></subFlow></p></content><paragraph "
                "eId='b'/></section></wrapper></container></body><conclusions/>"));
        QCOMPARE(titlesOf(document.toc()),
                 (QStringList{u"CoverPage"_s, u"Preface"_s, u"Section"_s, u"Paragraph"_s,
                              u"Conclusions"_s}));
    }

    void listsDefinitions()
    {
        const akn::Document document = parsed(act(
            "<body><section eId='sec_1'><content><blockContainer eId='d1' refersTo='#tree'><p><def "
            "refersTo='#tree'>tree<authorialNote>n</authorialNote></def> means</p>"
            "</blockContainer><blockContainer eId='d2' refersTo='#tree'><p><def "
            "refersTo='#bush'>bush</def></p></blockContainer>"
            "<blockContainer eId='d3'><p/></blockContainer></content></section></body>"));
        const std::vector<TocEntry> toc = document.toc();
        QCOMPARE(toc.at(0).children.size(), std::size_t(1));
        QCOMPARE(toc[0].children[0].type, "definition"_ba);
        QCOMPARE(toc[0].children[0].title, u"tree"_s);
        QCOMPARE(toc[0].children[0].eId, "d1"_ba);
    }

    void provisionsKnowWhetherTheyAreListed()
    {
        const akn::Document document = parsed(act(
            "<preface><section eId='inPreface'/></preface><body><section eId='a'><paragraph "
            "eId='b'><content><p><mod><quotedStructure><section eId='quoted'/><attachment><doc "
            "name='x'><mainBody><section eId='quotedToo'/></mainBody></doc></attachment>"
            "</quotedStructure></mod></p></content></paragraph><content><blockContainer "
            "refersTo='#tree'><p><def refersTo='#tree'>tree</def></p><paragraph eId='inTerm'/>"
            "</blockContainer><blockContainer refersTo='#tree'><paragraph eId='c'/>"
            "</blockContainer></content></section></body><conclusions><section eId='inEnd'/>"
            "</conclusions><attachments><attachment><doc name='x'><preface><section eId='d'/>"
            "</preface><mainBody><section eId='e'/></mainBody></doc></attachment></attachments>"));
        QByteArrayList listed;
        for (const akn::Provision &provision : document.provisions()) {
            if (provision.isListed)
                listed += provision.eId;
        }
        QCOMPARE(listed.join(' '), "a b c e"_ba);
    }

    void attachmentsWithoutHeadingGoByTheirNames()
    {
        const auto attachment = [](const QByteArray &identification,
                                   const QByteArray &name) -> QByteArray {
            return "<attachment><doc name='" + name + "'><meta><identification><FRBRWork>"
                + identification + "</FRBRWork></identification></meta></doc></attachment>";
        };
        const akn::Document document = parsed(
            act("<body/><attachments>" + attachment("<FRBRalias value='First Schedule'/>", "x")
                + attachment("", "annexe") + attachment("", "") + "</attachments>"));
        const std::vector<TocEntry> toc = document.toc();
        QCOMPARE(titlesOf(toc), (QStringList{u"First Schedule"_s, u"Annexe"_s, u""_s}));
        QCOMPARE(toc[0].heading.value(), u"First Schedule"_s);
        QVERIFY(toc[0].isGeneratedId);
        QCOMPARE(toc[1].eId, "att_2"_ba);
    }

    void marksMadeIdentifiers()
    {
        const std::vector<TocEntry> toc =
            parsed(act("<body><section eId='s'/><section eId='s'/></body>")).toc();
        QVERIFY(!toc.at(0).isGeneratedId);
        QVERIFY(toc.at(1).isGeneratedId);
        QCOMPARE(toc[1].eId, "s_2"_ba);
    }

    /// Source: server/API.md section 3.6.
    void resolvesOldAddresses_data()
    {
        QTest::addColumn<QByteArray>("component");
        QTest::addColumn<QByteArray>("subcomponent");
        QTest::addColumn<QByteArray>("eId");
        QTest::newRow("section without its chapter") << "main"_ba
                                                     << "section/1"_ba
                                                     << "chp_1__sec_1"_ba;
        QTest::newRow("chapter") << "main"_ba
                                 << "chapter/1"_ba
                                 << "chp_1"_ba;
        QTest::newRow("number without brackets") << "main"_ba
                                                 << "subsection/1"_ba
                                                 << "chp_1__sec_1__subsec_1"_ba;
        QTest::newRow("no number") << "main"_ba
                                   << "paragraph"_ba
                                   << "part_A__para_nn_1"_ba;
        QTest::newRow("the schedule") << "schedule1"_ba
                                      << ""_ba
                                      << "att_1"_ba;
        QTest::newRow("not there") << "main"_ba
                                   << "section/9"_ba
                                   << ""_ba;
        QTest::newRow("not a component") << "schedule9"_ba
                                         << ""_ba
                                         << ""_ba;
    }
    void resolvesOldAddresses()
    {
        QFETCH(QByteArray, component);
        QFETCH(QByteArray, subcomponent);
        const akn::Document document = trees();
        const pugi::xml_node node = akn::findLegacy(document, component, subcomponent);
        QTEST(document.eIdOf(node), "eId");
    }

    void resolvesTheMainDocumentAndThePreamble()
    {
        const akn::Document document = trees();
        QVERIFY(akn::findLegacy(document, "main", {}) == document.element());
        QCOMPARE(QByteArray(akn::findLegacy(document, "main", "preamble").name()), "preamble"_ba);
    }

    void partsInChaptersKeepTheChapter()
    {
        const akn::Document document = parsed(act(
            "<body><chapter eId='c1'><num>1</num><part eId='p1'><num>A</num></part></chapter>"
            "<chapter eId='c2'><num>2</num><part eId='p2'><num>A</num></part></chapter></body>"));
        QCOMPARE(document.eIdOf(akn::findLegacy(document, "main", "chapter/2/part/A")), "p2"_ba);
    }
};

SHERIA_TEST(TestToc)
} // namespace tst_toc
#include "tst_toc.moc"
