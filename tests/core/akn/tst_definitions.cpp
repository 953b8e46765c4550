// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/definitions.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_definitions {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::act;
using test::parsed;

class TestDefinitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTermIsFoundWithWhatIsSaidOfIt_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("row"); // term | eId | element | text
        QTest::newRow("a paragraph")
            << "<p>In this Act “<def refersTo=\"#term-tree\">tree</def>” "
               "means a plant.</p>"_ba
            << u"tree | sec_1 | section | In this Act “tree” means a plant."_s;
        QTest::newRow("a container of its own")
            << "<blockContainer refersTo=\"#term-tree\" eId=\"sec_1__def_1\"><p>“<def "
               "refersTo=\"#term-tree\">tree</def>” means—</p><p>a plant;</p></blockContainer>"_ba
            << u"tree | sec_1__def_1 | blockContainer | “tree” means— a plant;"_s;
        QTest::newRow("a list")
            << "<blockList eId=\"sec_1__list_1\"><listIntroduction>“<def "
               "refersTo=\"#term-tree\">tree</def>” means</listIntroduction><item "
               "eId=\"sec_1__list_1__item_a\"><num>(a)</num><p>an oak;</p></item></blockList>"_ba
            << u"tree | sec_1 | section | “tree” means (a) an oak;"_s;
        QTest::newRow("words around it") << "<p>a <def> green\n  <b>tree</b> </def>.</p>"_ba
                                         << u"green tree | sec_1 | section | a green tree ."_s;
        QTest::newRow("a note is not said") << "<p>a <def>tree</def><authorialNote><p>since "
                                               "1990</p></authorialNote>.</p>"_ba
                                            << u"tree | sec_1 | section | a tree."_s;
    }
    void aTermIsFoundWithWhatIsSaidOfIt()
    {
        QFETCH(QByteArray, content);
        const auto found = definitions(content);
        QCOMPARE(found.size(), std::size_t(1));
        const akn::Definition &one = found[0];
        QTEST(QStringList(
                  {one.term, QString::fromUtf8(one.eId), QString::fromUtf8(one.element), one.text})
                  .join(u" | "_s),
              "row");
    }

    void whatDefinesNothingIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a term that is used") << "<p>a <term refersTo=\"#t\">tree</term></p>"_ba;
        QTest::newRow("no words") << "<p>a <def refersTo=\"#t\"> </def></p>"_ba;
        QTest::newRow("what is quoted")
            << "<p><embeddedStructure><p><def>tree</def></p></embeddedStructure></p>"_ba;
        QTest::newRow("in a note")
            << "<p>x<authorialNote><p><def>tree</def></p></authorialNote></p>"_ba;
    }
    void whatDefinesNothingIsLeftOut()
    {
        QFETCH(QByteArray, content);
        QCOMPARE(definitions(content).size(), std::size_t(0));
    }

    void schedulesDefineToo()
    {
        const akn::Document document = parsed(
            act("<body><section eId=\"sec_1\"><content><p><def>one</def></p></content>"
                "</section></body><attachments><attachment eId=\"att_1\"><doc "
                "name=\"schedule\"><meta><identification source=\"#x\"><FRBRWork><FRBRthis "
                "value=\"/akn/xa/act/2004/17/!schedule1\"/></FRBRWork></identification>"
                "</meta><mainBody><paragraph eId=\"att_1__para_1\"><content><p><def>two"
                "</def></p></content></paragraph></mainBody></doc></attachment>"
                "</attachments>"));
        const auto found = akn::definitionsOf(document);
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[1].term, u"two"_s);
        QCOMPARE(found[1].eId, "att_1__para_1"_ba);
    }

    /// Thousands of terms in one paragraph would repeat it thousands of times.
    void aHostileDocumentIsBounded()
    {
        QByteArray content = "<p>";
        for (int i = 0; i < 5000; ++i)
            content += "<def>term" + QByteArray::number(i) + "</def> and ";
        const auto found = definitions(content + "</p>");
        QCOMPARE(found.size(), std::size_t(5000));
        qsizetype words = 0;
        for (const akn::Definition &each : found)
            words += each.text.size();
        QVERIFY(words < 4 * content.size());
    }

private:
    static std::vector<akn::Definition> definitions(const QByteArray &content)
    {
        const akn::Document document = parsed(
            act("<body><section eId=\"sec_1\"><num>1.</num><content>" + content
                + "</content></section></body>"));
        return akn::definitionsOf(document);
    }
};

SHERIA_TEST(TestDefinitions)
} // namespace tst_definitions
#include "tst_definitions.moc"
