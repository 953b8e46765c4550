// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_contents {

using namespace sheria;
using namespace Qt::StringLiterals;

/// The rows as "(anchor title(anchor title))".
QString rowsOf(const QByteArray &akn)
{
    const akn::Document document = test::parsed(test::act(akn));
    QString html = QString::fromUtf8(render::foldedContents(document));
    const qsizetype start = html.indexOf("<ol>"_L1);
    if (start < 0)
        return html;
    return html.mid(start, html.lastIndexOf("</ol>"_L1) - start + 5)
        .replace("<ol>"_L1, "("_L1)
        .replace("</ol>"_L1, ")"_L1)
        .replace("<li>"_L1, "["_L1)
        .replace("</li>"_L1, "]"_L1)
        .replace("<a href=\"#"_L1, ""_L1)
        .replace("\">"_L1, " "_L1)
        .remove("</a>"_L1);
}

/// What a person reads in the contents of a page. Source: server/API.md section 2.3, "Pages for people".
class TestContents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSayWhatIsThere_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *akn, const QString &rows) {
            QTest::newRow(name) << QByteArray(akn) << rows;
        };
        row("number and heading",
            "<body><chapter eId='c'><num>1</num><heading>Start</heading><section "
            "eId='s'><num>1.</num>"
            "<heading>Terms</heading><subsection "
            "eId='ss'><num>(1)</num><content><p>A.</p></content>"
            "</subsection></section></chapter></body>",
            u"([c Chapter 1 – Start([s 1. Terms])])"_s);
        row("a section without a heading says its first words",
            "<body><section eId='s'><num>3.</num><content><p>The Minister "
            "pays.</p></content></section>"
            "</body>",
            u"([s 3. The Minister pays.])"_s);
        row("so does an article, with its kind",
            "<body><article eId='a'><num>3</num><content><p>The Minister "
            "pays.</p></content></article></body>",
            u"([a Article 3 – The Minister pays.])"_s);
        row("a level is not named by its kind",
            "<body><level eId='l'><num>–</num><heading>The facts</heading></level>"
            "<level eId='m'><heading>The law</heading></level>"
            "<level eId='n'><num>II.</num><heading>Costs</heading></level></body>",
            u"([l The facts][m The law][n II. Costs])"_s);
        row("a paragraph says number and first words",
            "<body><level eId='l'><heading>The facts</heading><paragraph "
            "eId='p'><num>12.</num><content>"
            "<p>The appellant walked   from the harbour to the mill and back again in one "
            "night.</p>"
            "</content></paragraph></level></body>",
            u"([l The facts([p 12. The appellant walked from the harbour to the mill and back…])])"_s);
        row("what is in a part without a name takes its place",
            "<body><level eId='l'><paragraph eId='p'><num>1.</num><content><p>First.</p></content>"
            "</paragraph><paragraph "
            "eId='q'><content><p>Loose.</p></content></paragraph></level></body>",
            u"([p 1. First.])"_s);
        row("below an article only what has a heading",
            "<body><article eId='a'><num>4</num><heading>Rights</heading><paragraph "
            "eId='p'><num>1.</num>"
            "<content><p>Everyone.</p></content></paragraph><paragraph eId='q'><num>2.</num>"
            "<heading>Limits</heading></paragraph></article></body>",
            u"([a Article 4 – Rights([q 2. Limits])])"_s);
        row("a preamble has its name for its place",
            "<preamble><p>Trees matter.</p></preamble><body><section eId='s'><num>1.</num>"
            "<heading>A &lt;b&gt;</heading></section></body>",
            u"([preamble Preamble][s 1. A &lt;b&gt;])"_s);
        row("nothing to list", "<body><p>Text.</p></body>", QString());
    }
    void rowsSayWhatIsThere()
    {
        QFETCH(const QByteArray, akn);
        QTEST(rowsOf(akn), "rows");
    }

    void theyOpenByAClickWithoutScripts()
    {
        const QByteArray html = render::foldedContents(test::parsed(test::act(
            "<body><section eId='s'><num>1.</num><heading>A</heading></section></body>")));
        QVERIFY(
            html.startsWith("<details class=\"contents\"><summary>Table of Contents</summary>"));
        QVERIFY(html.endsWith("</details>"));
    }
};

SHERIA_TEST(TestContents)
} // namespace tst_contents
#include "tst_contents.moc"
