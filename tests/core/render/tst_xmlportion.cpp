// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_xmlportion {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::parsed;

class TestXmlPortion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPortionHasItsNamespace()
    {
        const akn::Document document = parsed(
            test::act("<body><section eId='s'><num>1</num></section></body>"));
        QCOMPARE(
            render::toXml(document, document.find("main", "s")),
            "<section xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\" eId='s'><num>1</num></section>"_ba);
    }

    void aPortionHasTheDeclarationsItUsesAndNoOthers()
    {
        const akn::Document document = parsed(
            "<a:akomaNtoso xmlns:a='http://Inhaltsdaten.LegalDocML.de/1.8.2/' "
            "xmlns:b='urn:b&amp;&quot;' xmlns:c='urn:c'>"
            "<a:act><a:body xmlns:d='urn:d'><a:section eId='s' "
            "b:x='1'><d:e/></a:section></a:body></a:act></a:akomaNtoso>");
        QCOMPARE(
            render::toXml(document, document.find("main", "s")),
            "<a:section xmlns:d=\"urn:d\" xmlns:a=\"http://Inhaltsdaten.LegalDocML.de/1.8.2/\" xmlns:b=\"urn:b&amp;&quot;\" eId='s' b:x='1'><d:e/></a:section>"_ba);
    }

    void ownDeclarationsAreNotRepeated()
    {
        const QByteArray section =
            "<section xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' eId='s'/>";
        const akn::Document document = parsed(test::act("<body>" + section + "</body>"));
        QCOMPARE(render::toXml(document, document.find("main", "s")), section);
    }

    void aPortionCanBeReadAgain()
    {
        const akn::Document document = parsed(
            test::act("<body xmlns:k='urn:k'><section eId='s'><p k:a='b'>x</p></section></body>"));
        const QByteArray portion = render::toXml(document, document.find("main", "s"));
        const akn::Document again = parsed(test::actWithMeta("", "<body>" + portion + "</body>"));
        QCOMPARE(again.text(), "x"_ba);
    }

    void theWholeIsHandedOutAsStored_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("handedOut");
        const auto row = [](const char *name, const char *before, const char *handedOut) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(handedOut);
        };
        row("nothing before", "", "");
        row("declaration", "<?xml version='1.0'?>\n", "<?xml version='1.0'?>\n");
        row("stylesheet", "<?xml version='1.0'?>\n<?xml-stylesheet href='x'?>\n<!-- a -->",
            "<?xml version='1.0'?>\n\n<!-- a -->");
        row("two stylesheets", "<?xml-stylesheet a?><?xml-stylesheet b?>", "");
        row("in a comment", "<!-- <?xml-stylesheet a?> -->", "<!-- <?xml-stylesheet a?> -->");
        row("other instructions", "<?xml-model a?>", "<?xml-model a?>");
        row("byte order mark", "\xEF\xBB\xBF<?xml-stylesheet a?>", "\xEF\xBB\xBF");
    }
    void theWholeIsHandedOutAsStored()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, handedOut);
        const QByteArray act = test::act("<body/>");
        QCOMPARE(render::toXml(parsed(before + act)), handedOut + act);
    }
};

SHERIA_TEST(TestXmlPortion)
} // namespace tst_xmlportion
#include "tst_xmlportion.moc"
