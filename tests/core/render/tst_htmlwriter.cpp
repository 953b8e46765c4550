// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/samples.h"
#include "tests/core/render/htmltext.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_htmlwriter {

using namespace sheria;
using namespace Qt::StringLiterals;

/// The HTML of the content of a body, without what is around.
QByteArray rendered(const QByteArray &body, const QByteArray &language = "eng")
{
    QByteArray bytes = test::act("<body>" + body + "</body>");
    bytes.replace("eng", language);
    const akn::Document document = test::parsed(bytes);
    QByteArray html = render::toHtml(document, document.element().child("body"),
                                     {"https://r.example"_ba, "/m/"_ba});
    const QByteArray before = "<span class=\"akn-body\">";
    return html.sliced(before.size(),
                       html.size() - before.size() - qsizetype(sizeof("</span>")) + 1);
}

void row(const char *name, const char *akn, const char *html)
{
    QTest::newRow(name) << QByteArray(akn) << QByteArray(html);
}

/// Source: server/API.md sections 4.1 to 4.6.
class TestHtmlWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesElements_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("html");
        row("anything", "<item class='x' eId='a' name='n' refersTo='#t' camelCase='y'>t</item>",
            "<span class=\"akn-item x\" id=\"a\" data-eId=\"a\" data-name=\"n\" "
            "data-refersTo=\"#t\" data-camelCase=\"y\">t</span>");
        row("text is verbatim", "<p> a \n b&lt;&amp;</p>",
            "<span class=\"akn-p\"> a \n b&lt;&amp;</span>");
        row("comments and instructions", "<p>a<!-- b --><?c d?>e</p>",
            "<span class=\"akn-p\">ae</span>");
        row("metadata", "<p>a<meta><x>b</x></meta>c</p>", "<span class=\"akn-p\">ac</span>");
        row("spacer", "<p> </p>", "<span class=\"akn-p\">\xC2\xA0</span>");
        row("same tags",
            "<p><b>1</b><i>2</i><sub>3</sub><sup>4</sup><u>5</u><abbr title='t'>6</abbr><span "
            "class='s'>7</span></p>",
            "<span class=\"akn-p\"><b class=\"akn-b\">1</b><i class=\"akn-i\">2</i><sub "
            "class=\"akn-sub\">3</sub><sup class=\"akn-sup\">4</sup><u class=\"akn-u\">5</u><abbr "
            "class=\"akn-abbr\" data-title=\"t\">6</abbr><span class=\"akn-span "
            "s\">7</span></span>");
        row("breaks", "<p>a<br/>b<eol number='1'/></p>",
            "<span class=\"akn-p\">a<br class=\"akn-br\">b<br class=\"akn-eol\" "
            "data-number=\"1\"></span>");
        row("a break with content keeps it", "<p><br>x</br></p>",
            "<span class=\"akn-p\"><br class=\"akn-br\">x</span>");
        row("style", "<p style='text-align:center;position:fixed'/>",
            "<span class=\"akn-p\" style=\"text-align: center\">\xC2\xA0</span>");
        row("handlers", "<p onclick='a()' ONLOAD='b()'>x</p>", "<span class=\"akn-p\">x</span>");
        row("prefixed attribute", "<p xmlns:k='urn:k' k:note='n'>x</p>",
            "<span class=\"akn-p\" data-note=\"n\">x</span>");
        row("prefixed beside plain", "<p xmlns:k='urn:k' k:note='n' note='m'>x</p>",
            "<span class=\"akn-p\" data-note=\"m\">x</span>");
        row("names that differ in capitals", "<p note='1' Note='2' EID='3' eid='4'>x</p>",
            "<span class=\"akn-p\" data-note=\"1\">x</span>");
        row("quotes", "<item eId='a\"b' title='&lt;>'>x</item>",
            "<span class=\"akn-item\" id=\"a&quot;b\" data-eId=\"a&quot;b\" "
            "data-title=\"&lt;&gt;\">x</span>");
        row("remark", "<remark status='editorial'>x</remark>",
            "<span class=\"akn-remark\" data-status=\"editorial\">x</span>");
        row("quotation",
            "<embeddedStructure startQuote='“' endQuote='”'><p>x</p></embeddedStructure>",
            "<span class=\"akn-embeddedStructure\" data-startQuote=\"“\" data-endQuote=\"”\"><span "
            "class=\"akn-embeddedStructure--startQuote\">“</span><span "
            "class=\"akn-embeddedStructure--content\"><span "
            "class=\"akn-p\">x</span></span></span>");
        row("quotation without marks", "<embeddedStructure><p>x</p></embeddedStructure>",
            "<span class=\"akn-embeddedStructure\"><span "
            "class=\"akn-embeddedStructure--content\"><span "
            "class=\"akn-p\">x</span></span></span>");
        row("cross heading", "<crossHeading eId='c'>x</crossHeading>",
            "<h3 class=\"akn-crossHeading\" id=\"c\" data-eId=\"c\">x</h3>");
        row("foreign",
            "<p><x:script xmlns:x='http://www.w3.org/1999/xhtml' src='y'>a</x:script><svg "
            "xmlns='http://www.w3.org/2000/svg' onload='b'><text>c</text></svg></p>",
            "<span class=\"akn-p\"><span class=\"akn--foreign\">a</span><span "
            "class=\"akn--foreign\"><span class=\"akn--foreign\">c</span></span></span>");
        row("XHTML that shows text",
            "<p xmlns:h='http://www.w3.org/1999/xhtml'><h:b>a</h:b><h:br/><h:p>c</h:p></p>",
            "<span class=\"akn-p\"><b class=\"akn-b\">a</b><br class=\"akn-br\"><span "
            "class=\"akn-p\">c</span></span>");
    }
    void writesElements() { compare(); }

    void writesHeadings_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("html");
        const auto both = [](const char *name, const char *akn, const char *html) {
            const QByteArray open = QByteArray(akn).left(QByteArray(akn).indexOf('>')).mid(1);
            QTest::newRow(name) << QByteArray(
                akn) << QByteArray("<section class=\"akn-" + open + "\">" + html + "</section>");
        };
        both("chapter", "<chapter><num>1</num><heading>H</heading></chapter>",
             "<h2>Chapter 1<br>H</h2>");
        both("chapter, num", "<chapter><num>1</num></chapter>", "<h2>Chapter 1</h2>");
        both("chapter, heading", "<chapter><heading>H</heading></chapter>",
             "<h2>Chapter<br>H</h2>");
        both("chapter, neither", "<chapter></chapter>", "<h2>Chapter</h2>");
        both("part", "<part><num>A</num><heading>H</heading></part>", "<h2>Part A – H</h2>");
        both("part, num with a dot", "<part><num>A.</num><heading>H</heading></part>",
             "<h2>Part A. H</h2>");
        both("part, num with a colon", "<part><num>A: </num><heading>H</heading></part>",
             "<h2>Part A:  H</h2>");
        both("article, heading", "<article><heading>H</heading></article>", "<h2>Article – H</h2>");
        both("division", "<division><num>1</num><heading>H</heading></division>", "<h2>1 – H</h2>");
        both("division, num with a dot", "<division><num>1.</num><heading>H</heading></division>",
             "<h2>1. H</h2>");
        both("division, num", "<division><num>1</num></division>", "<h2>1</h2>");
        both("division, neither", "<division></division>", "");
        both("section", "<section><num>1.</num><heading>H</heading></section>", "<h3>1. H</h3>");
        both("section, heading", "<section><heading>H</heading></section>", "<h3>H</h3>");
        both("section, neither", "<section><content><p>x</p></content></section>",
             "<span class=\"akn-content\"><span class=\"akn-p\">x</span></span>");
        both("debate section", "<debateSection><num>1.</num><heading>H</heading></debateSection>",
             "<h3>1. – H</h3>");
        both("heading before num", "<section><heading>H</heading><num>1.</num></section>",
             "<h3>H 1.</h3>");
        both("heading before num in a part", "<part><heading>H</heading><num>1.</num></part>",
             "<h2>H – Part 1.</h2>");
        both("blank num", "<section><num> </num><heading>H</heading></section>", "<h3>H</h3>");
        both("attributes of a heading",
             "<section><num eId='n'>1.</num><heading eId='h' class='c'>H "
             "<i>i</i></heading></section>",
             "<h3>1. H <i class=\"akn-i\">i</i></h3>");
        both("subheading", "<part><num>1</num><subheading eId='s'>S</subheading></part>",
             "<h2>Part 1</h2><h3 class=\"akn-subheading\" id=\"s\" data-eId=\"s\">S</h3>");
        both("subheading of a section", "<section><num>1</num><subheading>S</subheading></section>",
             "<h3>1</h3><h4 class=\"akn-subheading\">S</h4>");
        both("late num", "<section><p>x</p><num>1</num></section>",
             "<span class=\"akn-p\">x</span><span class=\"akn-num\">1</span>");
        both("two nums", "<section><num>1</num><num>2</num></section>",
             "<h3>1</h3><span class=\"akn-num\">2</span>");
        both("text before", "<section>t<num>1</num></section>",
             "t<span class=\"akn-num\">1</span>");
        both("paragraph", "<paragraph><num>(a)</num><heading>H</heading></paragraph>",
             "<span class=\"akn-num\">(a)</span><span class=\"akn-heading\">H</span>");
        row("no indent", "<paragraph class='c'><p>x</p></paragraph>",
            "<section class=\"akn-paragraph akn--no-indent c\"><span "
            "class=\"akn-p\">x</span></section>");
    }
    void writesHeadings() { compareWithoutIdentifiers(); }

    void namesPartsInTheLanguageOfTheDocument_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("heading");
        const QByteArray numbered = "<article eId='a'><num>3</num></article>";
        QTest::newRow("French") << "fra"_ba
                                << "<chapter eId='a'><num>3</num></chapter>"_ba
                                << "<h2>Chapitre 3</h2>"_ba;
        QTest::newRow("Swahili, number") << "swa"_ba << numbered << "<h2>Ibara ya 3</h2>"_ba;
        QTest::newRow("Swahili, none") << "swa"_ba
                                       << "<article eId='a'><heading>H</heading></article>"_ba
                                       << "<h2>Ibara – H</h2>"_ba;
        QTest::newRow("Arabic") << "ara"_ba << numbered << "<h2>المادة 3</h2>"_ba;
        QTest::newRow("Afrikaans") << "afr"_ba
                                   << "<part eId='a'><num>3</num></part>"_ba
                                   << "<h2>Deel 3</h2>"_ba;
        QTest::newRow("no words") << "nld"_ba << numbered << "<h2>Article 3</h2>"_ba;
    }
    void namesPartsInTheLanguageOfTheDocument()
    {
        QFETCH(QByteArray, language);
        QFETCH(QByteArray, akn);
        QFETCH(QByteArray, heading);
        const QByteArray html = rendered(akn, language);
        QVERIFY2(html.contains(heading), html.constData());
    }

    void writesTables_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("html");
        const auto table =
            [](const char *name, const QByteArray &akn, const QByteArray &html) {
                QTest::newRow(name)
                    << QByteArray("<table>" + akn + "</table>")
                    << QByteArray("<div class=\"akn--table-container\"><table class=\"akn-table\">"
                                  + html + "</table></div>");
            };
        table("cells", "<tr><th colspan='2' rowspan='x'>a</th><td style='width:5%'>b</td></tr>",
              "<tr class=\"akn-tr\"><th class=\"akn-th\" colspan=\"2\">a</th><td class=\"akn-td\" "
              "style=\"width: 5%\">b</td></tr>");
        table("groups",
              "<caption>c</caption><colgroup><col "
              "width='1'/></colgroup><thead><tr><td/></tr></thead><tbody/>",
              "<caption class=\"akn-caption\">c</caption><colgroup class=\"akn-colgroup\"><col "
              "class=\"akn-col\" data-width=\"1\"></colgroup><thead class=\"akn-thead\"><tr "
              "class=\"akn-tr\"><td class=\"akn-td\"></td></tr></thead><tbody "
              "class=\"akn-tbody\"></tbody>");
        table("text in a table", "x<tr/>", "<tr><td>x</td></tr><tr class=\"akn-tr\"></tr>");
        table("paragraph in a table", "<p>x</p>",
              "<tr><td><span class=\"akn-p\">x</span></td></tr>");
        table("text in a row", "<tr>x<td>y</td></tr>",
              "<tr class=\"akn-tr\"><td>x</td><td class=\"akn-td\">y</td></tr>");
        table("cell in a table", "<td>x</td>", "<tr><td><span class=\"akn-td\">x</span></td></tr>");
        table("table in a table", "<table><tr/></table>",
              "<tr><td><div class=\"akn--table-container\"><table class=\"akn-table\"><tr "
              "class=\"akn-tr\"></tr></table></div></td></tr>");
        table("huge spans", "<tr><td colspan='99999'/></tr>",
              "<tr class=\"akn-tr\"><td class=\"akn-td\"></td></tr>");
        row("a row alone", "<tr><td>x</td></tr>",
            "<span class=\"akn-tr\"><span class=\"akn-td\">x</span></span>");
    }
    void writesTables() { compare(); }

    void writesLinks_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("html");
        row("work", "<ref href='/akn/xa/act/1999/2' eId='r' title='t'>x</ref>",
            "<a data-href=\"/akn/xa/act/1999/2\" class=\"akn-ref\" "
            "href=\"https://r.example/akn/xa/act/1999/2\" id=\"r\" data-eId=\"r\" "
            "data-title=\"t\">x</a>");
        row("fragment", "<ref href='#sec_1'>x</ref>",
            "<a data-href=\"#sec_1\" class=\"akn-ref\" href=\"#sec_1\">x</a>");
        row("web", "<ref href='https://example.org/?a&amp;b'>x</ref>",
            "<a data-href=\"https://example.org/?a&amp;b\" class=\"akn-ref\" "
            "href=\"https://example.org/?a&amp;b\">x</a>");
        row("relative", "<ref href='eli/bund/1'>x</ref>",
            "<a data-href=\"eli/bund/1\" class=\"akn-ref\">x</a>");
        row("script", "<ref href='javascript:x()'>x</ref>", "<a class=\"akn-ref\">x</a>");
        row("no target", "<ref>x</ref>", "<a class=\"akn-ref\">x</a>");
        row("anchor", "<a href='https://example.org/' class='c'>x</a>",
            "<a class=\"akn-a c\" href=\"https://example.org/\" "
            "data-href=\"https://example.org/\">x</a>");
        row("anchor to a script", "<a href='java&#10;script:x()'>x</a>",
            "<a class=\"akn-a\">x</a>");
        row("link in a link", "<ref href='#a'>x<a href='#b'>y</a></ref>",
            "<a data-href=\"#a\" class=\"akn-ref\" href=\"#a\">x<span class=\"akn-a\" "
            "data-href=\"#b\">y</span></a>");
        row("other elements do not link", "<documentRef href='/akn/xa/act/1999/2'/>",
            "<span class=\"akn-documentRef\" data-href=\"/akn/xa/act/1999/2\"></span>");
        row("other elements drop scripts", "<noteRef href='javascript:x()'/>",
            "<span class=\"akn-noteRef\"></span>");
        row("image", "<img src='media/a b.png' alt='An &quot;oak&quot;' width='5'/>",
            "<img class=\"akn-img\" data-src=\"media/a b.png\" alt=\"An &quot;oak&quot;\" "
            "data-width=\"5\" src=\"/m/media/a b.png\">");
        row("image elsewhere", "<img src='http://127.0.0.1:9/a.png'/>",
            "<img class=\"akn-img\" data-src=\"http://127.0.0.1:9/a.png\">");
        row("image of a file", "<img src='file:///etc/passwd'/>", "<img class=\"akn-img\">");
    }
    void writesLinks() { compare(); }

    /// Imported judgments name their images without a folder.
    void imagesLeadToFilesOfTheExpression_data()
    {
        QTest::addColumn<QByteArray>("html");
        QTest::newRow("image1.png") << "data-src=\"image1.png\" src=\"/m/media/image1.png\""_ba;
        QTest::newRow("./media/image1.png")
            << "data-src=\"./media/image1.png\" src=\"/m/media/image1.png\""_ba;
        QTest::newRow("pics/a%20b.png")
            << "data-src=\"pics/a%20b.png\" src=\"/m/media/a%20b.png\""_ba;
        QTest::newRow("image2.png") << "data-src=\"image2.png\" data-missing=\"true\""_ba;
        QTest::newRow("../image1.png")
            << "data-src=\"../image1.png\" src=\"/m/media/image1.png\""_ba;
        QTest::newRow("https://x.example/image1.png")
            << "data-src=\"https://x.example/image1.png\""_ba;
    }
    void imagesLeadToFilesOfTheExpression()
    {
        const akn::Document document = test::parsed(test::act(
            "<body><p><img src='" + QByteArray(QTest::currentDataTag()) + "'/></p></body>"));
        const QByteArray html = render::toHtml(document, document.element().child("body"),
                                               {{}, "/m/"_ba, {{u"image1.png"_s, u"a b.png"_s}}});
        QTEST(html.mid(html.indexOf("data-src")).split('>').first(), "html");
    }

    void identifiersAreUnique()
    {
        const QByteArray html = rendered(
            "<section eId='s'/><section eId='s'/><p eId='s'>x</p><section/>");
        QVERIFY(html.contains("id=\"s\" data-eId=\"s\""));
        QVERIFY(html.contains("id=\"s_2\" data-eId=\"s_2\""));
        QVERIFY(html.contains("id=\"s_3\" data-eId=\"s_3\""));
        QVERIFY(html.contains("id=\"sec_nn_1\" data-eId=\"sec_nn_1\""));
        QCOMPARE(test::htmlText(html).faults, QStringList());
    }

    void frontPartsAreNamedOnce()
    {
        const akn::Document document = test::parsed(
            test::act("<preface class='c'><p>a</p></preface><preamble eId='pre'/><body/>"
                      "<attachments><attachment><doc><preface><p>b</p></preface></doc></"
                      "attachment></attachments>"));
        const QByteArray html = render::toHtml(document, {});
        QVERIFY2(html.contains("<section class=\"akn-preface c\" id=\"preface\">"),
                 html.constData());
        QVERIFY(html.contains("<section class=\"akn-preface\"><span"));
        QVERIFY(html.contains("<section class=\"akn-preamble\" id=\"pre\" data-eId=\"pre\">"));
    }

    void southAfricanByLawsNameTheirPreamble()
    {
        QByteArray bytes = test::act("<preamble><p>x</p></preamble><body/>");
        bytes.replace("/akn/xa/act/2004/17", "/akn/za-cpt/act/by-law/2004/17");
        QVERIFY(render::toHtml(test::parsed(bytes), {}).contains("<h3>Preamble</h3>"));
    }

private:
    static void compare()
    {
        QFETCH(QByteArray, akn);
        const QByteArray html = rendered(akn);
        QTEST(html, "html");
        QCOMPARE(test::htmlText(html).faults, QStringList());
    }

    /// The identifiers that are made for elements without one are tested elsewhere.
    static void compareWithoutIdentifiers()
    {
        QFETCH(QByteArray, akn);
        QString written = QString::fromUtf8(rendered(akn));
        static const QRegularExpression Made(u" id=\"(\\w+_nn_\\d|\\w+_\\w+)\" data-eId=\"\\1\""_s);
        QTEST(written.remove(Made).toUtf8(), "html");
    }
};

SHERIA_TEST(TestHtmlWriter)
} // namespace tst_htmlwriter
#include "tst_htmlwriter.moc"
