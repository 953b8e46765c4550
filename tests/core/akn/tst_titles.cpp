// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_titles {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::metadataOf;
using test::Written;

class TestTitles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheTitle_data()
    {
        QTest::addColumn<QByteArray>("extra");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("title");
        const QByteArray preface =
            "<preface><p><docTitle>The <b>Tree</b> "
            "Act<authorialNote><p>x</p></authorialNote></docTitle></p></preface><body/>";
        QTest::newRow("alias") << test::valued("FRBRalias", "Tree Act") << preface << u"Tree Act"_s;
        QTest::newRow("alias named title")
            << "<FRBRalias name=\"cap\" value=\"Cap. 5\"/><FRBRalias name=\"title\" value=\" Tree  Act \"/>"_ba
            << preface << u"Tree Act"_s;
        QTest::newRow("other aliases are no titles")
            << "<FRBRalias name=\"uuid\" value=\"0-1-2\"/>"_ba << preface << u"The Tree Act"_s;
        QTest::newRow("name of words")
            << test::valued("FRBRname", "Oak v Elm") << "<body/>"_ba << u"Oak v Elm"_s;
        QTest::newRow("name that is a code")
            << test::valued("FRBRname", "bgbl-1") << preface << u"The Tree Act"_s;
        QTest::newRow("short title")
            << ""_ba
            << "<preface><p><shortTitle>Trees</shortTitle></p></preface><body/>"_ba << u"Trees"_s;
        QTest::newRow("long title")
            << ""_ba
            << "<preface><longTitle><p>To protect <i>trees</i></p></longTitle></preface><body/>"_ba
            << u"To protect trees"_s;
        QTest::newRow("heading")
            << ""_ba
            << "<body><section><heading>Beginning</heading></section></body>"_ba << u"Beginning"_s;
        QTest::newRow("number") << ""_ba
                                << "<body/>"_ba << u"Act 17 of 2004"_s;
    }
    void findsTheTitle()
    {
        QFETCH(QByteArray, extra);
        QFETCH(QByteArray, body);
        Written written;
        written.workExtra = extra;
        const akn::Metadata metadata = metadataOf(written, body);
        QTEST(metadata.work.title, "title");
        QCOMPARE(metadata.expression.title, metadata.work.title);
        QCOMPARE(metadata.isTitleAssumed, QByteArrayView(QTest::currentDataTag()) == "number");
    }

    /// As Find Case Law (National Archives of the United Kingdom) writes the head of a judgment.
    void findsTheNameOfACase()
    {
        const auto document = test::parsed(
            "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' "
            "xmlns:uk='https://caselaw.nationalarchives.gov.uk/akn'>"
            "<judgment name='judgment' contains='originalVersion'><meta>"
            "<identification source='#tna'><FRBRWork>"
            "<FRBRthis value='https://caselaw.nationalarchives.gov.uk/id/ewca/civ/2023/900'/>"
            "<FRBRuri value='https://caselaw.nationalarchives.gov.uk/id/ewca/civ/2023/900'/>"
            "<FRBRdate date='2023-07-28' name='judgment'/><FRBRauthor href='#ewca-civil'/>"
            "<FRBRcountry value='GB-UKM'/><FRBRnumber value='900'/>"
            "<FRBRname value='Alder v Harbour Company'/></FRBRWork><FRBRExpression>"
            "<FRBRthis value='https://caselaw.nationalarchives.gov.uk/ewca/civ/2023/900'/>"
            "<FRBRuri value='https://caselaw.nationalarchives.gov.uk/ewca/civ/2023/900'/>"
            "<FRBRdate date='2023-07-28' name='judgment'/><FRBRauthor href='#ewca-civil'/>"
            "<FRBRlanguage language='eng'/></FRBRExpression></identification>"
            "<proprietary source='#'><uk:court>EWCA-Civil</uk:court><uk:cite>"
            "[2023] EWCA Civ 900</uk:cite></proprietary></meta><header><p><neutralCitation>"
            "[2023] EWCA Civ 900</neutralCitation></p></header><judgmentBody><decision><p>"
            "Reasons.</p></decision></judgmentBody></judgment></akomaNtoso>");
        QCOMPARE(document.metadata().work.title, u"Alder v Harbour Company"_s);
        QVERIFY(!document.metadata().isTitleAssumed);
    }

    /// The number of a document that does not say what it is is a hash, and no part of a title.
    void noHashIsATitle_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("title");
        QTest::newRow("words") << "<p>On the lights of the harbour.</p>"_ba
                               << u"On the lights of the harbour."_s;
        QTest::newRow("many words") << "<p>" + QByteArray("Words about the harbour ").repeated(9)
                + "</p>" << u"Words about the harbour Words about the harbour Words about the…"_s;
        QTest::newRow("nothing") << "<p/>"_ba << u"Doc"_s;
    }
    void noHashIsATitle()
    {
        QFETCH(QByteArray, body);
        const auto document = test::parsed(
            "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><doc "
            "name=\"doc\">"
            "<meta><identification source=\"#x\"/></meta><mainBody>"
            + body + "</mainBody></doc></akomaNtoso>");
        QTEST(document.metadata().work.title, "title");
        QVERIFY(document.metadata().isTitleAssumed);
    }

    void followsAPointerToTheTitle()
    {
        Written written;
        written.metaExtra = "<references><TLCConcept eId=\"varTitle\" href=\"#\" showAs=\"The "
                            "Pointed Act\"/></references>";
        QCOMPARE(
            metadataOf(
                written,
                "<preface><p><docTitle><ref href=\"#varTitle\"/></docTitle></p></preface><body/>")
                .work.title,
            u"The Pointed Act"_s);
    }

    void titlesHaveAnEnd()
    {
        Written written;
        written.workExtra = test::valued("FRBRalias", QByteArray(100'000, 'x'));
        QVERIFY(metadataOf(written).work.title.size() < 5000);
    }
};

SHERIA_TEST(TestTitles)
} // namespace tst_titles
#include "tst_titles.moc"
