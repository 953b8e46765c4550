// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_document {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::act;
using test::parsed;

QByteArrayList eIds(const akn::Document &document)
{
    QByteArrayList list;
    for (const akn::Provision &provision : document.provisions())
        list += provision.isGeneratedId ? QByteArray('*' + provision.eId) : provision.eId;
    return list;
}

bool hasWarning(const akn::Document &document, const QByteArray &code)
{
    return std::any_of(document.warnings().begin(), document.warnings().end(),
                       [&](const akn::Warning &warning) { return warning.code == code; });
}

QByteArray textOf(const akn::Document &document, std::size_t provision)
{
    const akn::Provision &one = document.provisions().at(provision);
    return document.text().mid(one.textStart, one.textEnd - one.textStart);
}

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheHierarchy()
    {
        const akn::Document document = parsed(
            act("<body><chapter eId='chp_1'><num>1</num><heading>Start</heading><section "
                "eId='chp_1__sec_1'><num> 1. </num>"
                "<heading>Te<i>r</i>ms<authorialNote><p>note</p></authorialNote></"
                "heading><content><p>A tree.</p></content></section></chapter>"
                "<section><num/></section></body>"));
        QCOMPARE(document.doctype(), "act"_ba);
        const auto &provisions = document.provisions();
        QCOMPARE(provisions.size(), std::size_t(3));
        QCOMPARE(provisions[0].element, "chapter"_ba);
        QCOMPARE(provisions[0].parent, -1);
        QCOMPARE(provisions[1].parent, 0);
        QCOMPARE(provisions[1].num.value(), u"1."_s);
        QCOMPARE(provisions[1].heading.value(), u"Terms"_s);
        QCOMPARE(provisions[1].writtenEId.value(), "chp_1__sec_1"_ba);
        QCOMPARE(provisions[1].component, "main"_ba);
        QCOMPARE(provisions[2].num.value(), u""_s);
        QVERIFY(!provisions[2].heading);
        QVERIFY(!provisions[2].writtenEId);
    }

    void separatesBlocksInTheText()
    {
        const akn::Document document = parsed(
            act("<preface>\n <p>On <b>tre</b>es</p></preface><body><section "
                "eId='sec_1'><num>1.</num><heading>Title</heading>"
                "<content><p>One\n two</p><p>three</p></content></section><section "
                "eId='sec_2'/></body>"));
        QCOMPARE(document.text(), "On trees 1. Title One two three"_ba);
        QCOMPARE(document.plainText(), "\n On trees1.TitleOne\n twothree"_ba);
        QCOMPARE(textOf(document, 0), "1. Title One two three"_ba);
        QCOMPARE(textOf(document, 1), ""_ba);
    }

    void rangesSurviveNormalization()
    {
        const akn::Document document = parsed(
            act("<body><section eId='a'><p>cafe\u0301 \u212B</p></section>"
                "<section eId='b'><p>\u0301x re\u0301sume\u0301</p></section></body>"));
        QCOMPARE(QString::fromUtf8(document.text()), u"café \u00C5 \u0301x résumé"_s);
        QCOMPARE(QString::fromUtf8(textOf(document, 0)), u"café \u00C5"_s);
        QCOMPARE(QString::fromUtf8(textOf(document, 1)), u"\u0301x résumé"_s);
    }

    void flagsWhatIsAround()
    {
        const akn::Document document = parsed(act(
            "<body><section eId='s'><content><p><quotedStructure><section "
            "eId='q'/></quotedStructure></p>"
            "<table><tr><td><paragraph eId='t'><p><authorialNote><p/><point "
            "eId='n'/></authorialNote></p></paragraph></td></tr></table>"
            "</content></section></body><attachments><attachment eId='att_1'><doc "
            "name='s'><mainBody><section eId='a'/></mainBody></doc></attachment></attachments>"));
        QByteArrayList flags;
        for (const akn::Provision &provision : document.provisions())
            flags += provision.eId + ':' + provision.flags;
        QCOMPARE(flags, (QByteArrayList{"s:", "q:q", "t:t", "n:nt", "a:a"}));
    }

    void makesIdentifiersByTheScheme_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("expected");
        QTest::newRow("number") << "<section><num>3A bis.</num></section>"_ba
                                << QByteArrayList{"*sec_3Abis"};
        QTest::newRow("punctuation")
            << "<section><num>(1.2.)</num></section>"_ba << QByteArrayList{"*sec_1-2"};
        QTest::newRow("no number")
            << "<section/><section/>"_ba << QByteArrayList{"*sec_nn_1", "*sec_nn_2"};
        QTest::newRow("number of nothing but marks")
            << "<section><num>—</num></section>"_ba << QByteArrayList{"*sec_nn_1"};
        QTest::newRow("below a named one")
            << "<chapter eId='c'><section><num>1</num></section></chapter>"_ba
            << QByteArrayList{"c", "*c__sec_1"};
        QTest::newRow("below a made one") << "<chapter><num>I</num><section/></chapter>"_ba
                                          << QByteArrayList{"*chp_I", "*chp_I__sec_nn_1"};
        QTest::newRow("same number")
            << "<section><num>1</num></section><section><num>1</num></section>"_ba
            << QByteArrayList{"*sec_1", "*sec_1_2"};
        QTest::newRow("repeated") << "<section eId='s'/><section eId='s'/><section eId='s'/>"_ba
                                  << QByteArrayList{"s", "*s_2", "*s_3"};
        QTest::newRow("repeated, number taken")
            << "<section eId='s'/><section eId='s'/><section eId='s_2'/>"_ba
            << QByteArrayList{"s", "*s_3", "s_2"};
        QTest::newRow("taken by a paragraph")
            << "<p eId='s'/><section eId='s'/>"_ba << QByteArrayList{"*s_2"};
        QTest::newRow("made one is taken")
            << "<section><num>1</num></section><p eId='sec_1'/>"_ba << QByteArrayList{"*sec_1_2"};
        QTest::newRow("empty") << "<section eId=''/>"_ba << QByteArrayList{"*sec_nn_1"};
        QTest::newRow("aliases")
            << "<article><num>1</num><paragraph><num>2</num><subparagraph/></paragraph></article><hcontainer/>"_ba
            << QByteArrayList{"*art_1", "*art_1__para_2", "*art_1__para_2__subpara_nn_1",
                              "*hcontainer_nn_1"};
        QTest::newRow("odd ones are kept")
            << "<section eId='a b/&quot;'/>"_ba << QByteArrayList{"a b/\""};
    }
    void makesIdentifiersByTheScheme()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArrayList, expected);
        const akn::Document document = parsed(act("<body>" + body + "</body>"));
        QCOMPARE(eIds(document), expected);
        for (const akn::Provision &provision : document.provisions()) {
            const pugi::xml_node node = document.find({}, provision.eId);
            QVERIFY2(node, provision.eId.constData());
            QCOMPARE(document.eIdOf(node), provision.eId);
        }
    }

    void madeIdentifiersAreTheSameEveryTime()
    {
        const QByteArray bytes = act("<body><section/><chapter><num>2</num><section "
                                     "eId='x'/><section eId='x'/></chapter></body>");
        QCOMPARE(eIds(parsed(bytes)), eIds(parsed(bytes)));
    }

    void prefacesPrefixTheirChildren()
    {
        const akn::Document document = parsed(
            act("<preamble><paragraph><num>1</num></paragraph></preamble><body/>"));
        QCOMPARE(eIds(document), QByteArrayList{"*preamble__para_1"});
    }

    void warnsOnceForAllRepeatedIdentifiers()
    {
        const akn::Document document = parsed(
            act("<body>" + QByteArray("<section eId='s'/>").repeated(50) + "</body>"));
        QCOMPARE(document.warnings().size(), std::size_t(1));
        QVERIFY(hasWarning(document, "duplicate-eid"));
    }

    void identifiersDoNotGrowWithTheSquareOfTheDepth()
    {
        const akn::Document document = parsed(act("<body>" + QByteArray("<point>").repeated(400)
                                                  + QByteArray("</point>").repeated(400)
                                                  + "</body>"));
        for (const akn::Provision &provision : document.provisions())
            QVERIFY(provision.eId.size() < 300);
    }

    void nestedHeadingsAreNotMultiplied()
    {
        const QByteArray nested = QByteArray("<part><heading>").repeated(150)
            + QByteArray(100'000, 'x') + QByteArray("</heading></part>").repeated(150);
        const akn::Document document = parsed(act("<body>" + nested + "</body>"));
        qsizetype total = 0;
        for (const akn::Provision &provision : document.provisions())
            total += provision.heading.value_or(QString()).size();
        QVERIFY(total <= 3 * document.xml().size());
    }

    void componentsHaveNames()
    {
        const auto attachment = [](const QByteArray &frbrThis) -> QByteArray {
            return "<attachment><doc name='s'><meta><identification><FRBRWork><FRBRthis value='"
                + frbrThis
                + "'/><FRBRuri "
                  "value='/akn/xa/act/2004/17'/></FRBRWork></identification></"
                  "meta><mainBody><section><num>1</num></section>"
                  "<attachments><attachment><doc/></attachment></attachments></mainBody></doc></"
                  "attachment>";
        };
        const akn::Document document = parsed(
            act("<body/><attachments>" + attachment("/akn/xa/act/2004/17/!schedule1")
                + attachment("/akn/xa/act/2004/17/annex.2~x") + attachment("")
                + attachment("/akn/xa/act/2004/17/!schedule1") + "</attachments>"));
        QByteArrayList names;
        for (const akn::Component &component : document.components())
            names += component.name;
        QCOMPARE(names,
                 (QByteArrayList{"main", "schedule1", "annex-2-x", "attachment3", "schedule1-2"}));
        QCOMPARE(document.provisions()[0].component, "schedule1"_ba);
        QCOMPARE(document.provisions()[0].eId, "att_1__sec_1"_ba);
        QCOMPARE(document.provisions()[3].component, "schedule1-2"_ba);
    }

    void findsPortions()
    {
        const akn::Document document = parsed(
            act("<preamble><p eId='p_1'/></preamble><body><section "
                "eId='sec_1'/></body><attachments><attachment eId='att_1'>"
                "<doc><meta><identification><FRBRWork><FRBRthis "
                "value='/x/!schedule1'/></FRBRWork></identification></meta>"
                "<preface/><mainBody><section "
                "eId='sec_1'/></mainBody></doc></attachment></attachments>"));
        const auto name = [&](QByteArrayView component, QByteArrayView portion) -> QByteArray {
            return QByteArray(document.find(component, portion).name());
        };
        QVERIFY(document.find({}, {}) == document.element());
        QVERIFY(document.find("main", {}) == document.element());
        QCOMPARE(name("schedule1", {}), "attachment"_ba);
        QCOMPARE(name("schedule1", "att_1"), "attachment"_ba);
        QCOMPARE(name("main", "preamble"), "preamble"_ba);
        QCOMPARE(name({}, "preamble"), "preamble"_ba);
        QCOMPARE(name("schedule1", "preface"), "preface"_ba);
        QVERIFY(document.find("schedule1", "preamble").empty());
        QVERIFY(document.find("main", "sec_1") != document.find("schedule1", "sec_1"));
        QCOMPARE(name("schedule1", "sec_1"), "section"_ba);
        QVERIFY(document.find("schedule1", "sec_1") == document.find("schedule1", "sec_1_2"));
        QVERIFY(document.find("schedule9", {}).empty());
        QVERIFY(document.find("main", "sec_9").empty());
        QVERIFY(document.find("main", "chp_1->chp_3").empty());
    }

    void givesTheSourceOfAnElement()
    {
        const akn::Document document = parsed(
            act("<body><section eId='a' x='>\"'><!-- </section> "
                "--><p>1<![CDATA[</section>]]></p><?x </section>?></section>"
                "<section eId='b'/></body>"));
        QCOMPARE(
            document.source(document.find({}, "a")).toByteArray(),
            "<section eId='a' x='>\"'><!-- </section> --><p>1<![CDATA[</section>]]></p><?x </section>?></section>"_ba);
        QCOMPARE(document.source(document.find({}, "b")).toByteArray(), "<section eId='b'/>"_ba);
    }

    void collectsReferences()
    {
        const akn::Document document = parsed(
            act("<body><section eId='sec_1'><content><p><ref "
                "href='/akn/xa/Act/1999/2/eng@2000-01-01#sec_3'>Act <b>2</b></ref>"
                "<ref href='#sec_9'>9</ref><rref from='#a' upTo='#b'>a to b</rref><a "
                "href='https://example.org/'>web</a><ref href=''/>"
                "<ref href='/akn/xa/act/../1/2'>odd</ref></p></content></section></body>"));
        const auto &references = document.references();
        QCOMPARE(references.size(), std::size_t(6));
        QCOMPARE(references[0].href, "/akn/xa/Act/1999/2/eng@2000-01-01#sec_3"_ba);
        QCOMPARE(references[0].workUri, "/akn/xa/act/1999/2"_ba);
        QCOMPARE(references[0].portion, "sec_3"_ba);
        QCOMPARE(references[0].text, u"Act 2"_s);
        QCOMPARE(references[0].provision, 0);
        QCOMPARE(references[1].portion, "sec_9"_ba);
        QVERIFY(references[1].workUri.isEmpty());
        QCOMPARE(references[3].href, "#b"_ba);
        QVERIFY(references[4].workUri.isEmpty());
        QVERIFY(references[5].workUri.isEmpty());
    }

    void readsEveryDialect_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("2.0")
            << "<akomaNtoso xmlns='http://www.akomantoso.org/2.0'><act><body><section id='sec_1'><num>1</num><heading>H</heading></section></body></act></akomaNtoso>"_ba;
        QTest::newRow("1.0")
            << "<akomantoso xmlns='http://www.akomantoso.org/1.0'><act><body><section id='sec_1'><num>1</num><title>H</title><list/></section></body></act></akomantoso>"_ba;
        QTest::newRow("prefixed")
            << "<x:akomaNtoso "
               "xmlns:x='http://Inhaltsdaten.LegalDocML.de/1.8.2/'><x:act><x:body><x:section "
               "eId='sec_1'><x:num>1</x:num>"
               "<x:heading>H</x:heading></x:section></x:body></x:act></x:akomaNtoso>"_ba;
        QTest::newRow("mixed")
            << "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' "
               "xmlns:y='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'>"
               "<act><y:body><section xmlns='urn:other'/><y:section "
               "eId='sec_1'><y:num>1</y:num><heading xmlns='urn:other'>no</heading>"
               "<y:heading>H</y:heading></y:section></y:body></act></akomaNtoso>"_ba;
    }
    void readsEveryDialect()
    {
        QFETCH(QByteArray, bytes);
        const akn::Document document = parsed(bytes);
        QCOMPARE(document.doctype(), "act"_ba);
        QCOMPARE(document.provisions().size(), std::size_t(1));
        QCOMPARE(document.provisions()[0].eId, "sec_1"_ba);
        QCOMPARE(document.provisions()[0].num.value(), u"1"_s);
        QCOMPARE(document.provisions()[0].heading.value(), u"H"_s);
        QVERIFY(document.find("main", "sec_1"));
    }

    void foreignTextIsVisibleMetadataIsNot()
    {
        const akn::Document document = parsed(
            act("<body><p>a<x:script xmlns:x='http://www.w3.org/1999/xhtml'>b</x:script><m:math "
                "xmlns:m='http://www.w3.org/1998/Math/MathML'><m:mi>c</m:mi></m:math>"
                "<meta>no</meta><y:meta xmlns:y='urn:y'>d</y:meta></p></body>"));
        QCOMPARE(document.text(), "a b c d"_ba);
    }

    void refusesWhatHasNoDocumentInIt()
    {
        for (const char *content : {"", "text", "<x:act xmlns:x='urn:x'/>"}) {
            const Result<akn::Document> document = akn::Document::parse(
                "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'>"
                + QByteArray(content) + "</akomaNtoso>");
            QVERIFY(!document);
            QCOMPARE(document.error().code, ErrorCode::InvalidArgument);
        }
    }

    void keepsTheBytesItWasGiven()
    {
        const QByteArray bytes = "\xEF\xBB\xBF<?xml version='1.0'?>\r\n<!-- x -->" + act("<body/>")
            + "\n";
        QCOMPARE(parsed(bytes).xml(), bytes);
    }
};

SHERIA_TEST(TestDocument)
} // namespace tst_document
#include "tst_document.moc"
