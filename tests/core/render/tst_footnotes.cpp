// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/samples.h"
#include "tests/core/render/htmltext.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_footnotes {

using namespace sheria;
using namespace Qt::StringLiterals;

/// A short way to write what a note with this id and text becomes: "[id:text]" where its content
/// stands, "^id" where its marker does.
QByteArray shortened(QString html)
{
    static const QRegularExpression Content(
        u"<span class=\"akn-authorialNote\"[^>]* id=\"([^\"]*)\"[^>]*><span "
        u"class=\"akn-authorialNote--marker\"><sup>[^<]*</sup></span>"
        "<span class=\"akn-authorialNote--content\">(?:<span class=\"akn-p\">)?([^<]*)(?:</span>)?</span></span>"_s);
    static const QRegularExpression Marker(u"<a href=\"#([^\"]*)\">[^<]*</a>"_s);
    static const QRegularExpression Attributes(u" (?:class|id|data-eId|data-marker)=\"[^\"]*\""_s);
    // Inner notes first.
    for (QString before; before != html;) {
        before = html;
        html.replace(Content, u"[\\1:\\2]"_s);
    }
    return html.replace(Marker, u"^\\1"_s).remove(Attributes).toUtf8();
}

QByteArray note(const QByteArray &id, const QByteArray &text)
{
    return "<authorialNote marker='" + id + "' eId='" + id + "'><p>" + text
        + "</p></authorialNote>";
}

/// Where footnotes go. Source: server/API.md section 4.5.
class TestFootnotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("akn");
        QTest::addColumn<QByteArray>("html");
        const QByteArray n = note("n", "N");
        QTest::newRow("paragraph") << "<p>a" + n + "b</p>"
                                   << "<span>a^nb[n:N]</span>"_ba;
        QTest::newRow("two in a paragraph") << "<p>a" + n + note("m", "M") + "</p>"
                                            << "<span>a^n^m[n:N][m:M]</span>"_ba;
        QTest::newRow("inside mark-up") << "<p><b>a" + n + "</b>c</p>"
                                        << "<span><b>a^n</b>c[n:N]</span>"_ba;
        QTest::newRow("list introduction") << "<listIntroduction>a" + n + "</listIntroduction>"
                                           << "<span>a^n[n:N]</span>"_ba;
        QTest::newRow("list wrap-up") << "<listWrapUp>a" + n + "</listWrapUp>"
                                      << "<span>a^n[n:N]</span>"_ba;
        QTest::newRow("paragraphs in paragraphs: the inner one, once")
            << "<p>a<embeddedStructure><p>b" + n + "</p></embeddedStructure>c</p>"
            << "<span>a<span><span><span>b^n[n:N]</span></span></span>c</span>"_ba;
        QTest::newRow("quotation in a paragraph: its end")
            << "<p>a<embeddedStructure>" + n + "</embeddedStructure>c</p>"
            << "<span>a<span><span>^n</span></span>c[n:N]</span>"_ba;
        QTest::newRow("table")
            << "<table><tr><td><p>a" + n + "</p></td></tr></table>"
            << "<div><table><tr><td><span>a^n</span></td></tr></table>[n:N]</div>"_ba;
        QTest::newRow("table in a table")
            << "<table><tr><td><table><tr><td>" + n + "</td></tr></table></td></tr></table>"
            << "<div><table><tr><td><div><table><tr><td>^n</td></tr></table></div></td></tr></table>[n:N]</div>"_ba;
        QTest::newRow("heading")
            << "<section eId='s'><num>1</num><heading>H" + n
                + "</heading><subheading>S</subheading><p>p</p></section>"
            << "<section><h3>1 H^n</h3><h4>S</h4>[n:N]<span>p</span></section>"_ba;
        QTest::newRow("num of a section")
            << "<section eId='s'><num>1" + n + "</num><p>p</p></section>"
            << "<section><h3>1^n</h3>[n:N]<span>p</span></section>"_ba;
        QTest::newRow("num of a paragraph")
            << "<paragraph eId='s'><num>1" + n + "</num><content><p>p</p></content></paragraph>"
            << "<section><span>1^n</span><span><span>p</span></span>[n:N]</section>"_ba;
        QTest::newRow("cross heading") << "<crossHeading>a" + n + "</crossHeading><p>b</p>"
                                       << "<h3>a^n</h3>[n:N]<span>b</span>"_ba;
        QTest::newRow("bare in an item") << "<item>a" + n + "</item>"
                                         << "<span>a^n[n:N]</span>"_ba;
        QTest::newRow("note in a note")
            << "<p>a<authorialNote marker='1' eId='o'><p>b" + note("i", "I")
                + "</p></authorialNote></p>"
            << "<span>a^o<span><span><sup>1</sup></span><span><span>b^i[i:I]</span></span></span></span>"_ba;
    }
    void findTheirPlace()
    {
        QFETCH(QByteArray, akn);
        const akn::Document document = test::parsed(test::act("<body>" + akn + "</body>"));
        const QByteArray html = render::toHtml(document, document.element().child("body"), {});
        const QByteArray inner = shortened(QString::fromUtf8(html));
        QTEST(inner.mid(6, inner.size() - 13), "html");
        QCOMPARE(test::htmlText(html).faults, QStringList());
    }

    void attachmentHeadingsKeepTheirs()
    {
        const akn::Document document = test::parsed(
            test::act("<body/><attachments><attachment eId='a'><heading>H" + note("n", "N")
                      + "</heading><doc><mainBody/></doc></attachment></attachments>"));
        const QByteArray html = shortened(QString::fromUtf8(render::toHtml(document, {})));
        QVERIFY2(html.contains("<div><h2>H^n</h2>[n:N]<span"), html.constData());
    }

    void areCountedWhereTheyHaveNoMarker()
    {
        const akn::Document document = test::parsed(
            test::act("<body><p>a<authorialNote><p>x</p></authorialNote>b<authorialNote marker=' "
                      "'><p>y</p></authorialNote></p></body>"));
        const QByteArray html = render::toHtml(document, {});
        QVERIFY(html.contains("<a href=\"#fn_1\">1</a>b<a href=\"#fn_2\">2</a>"));
        QVERIFY(html.contains("id=\"fn_2\" data-eId=\"fn_2\"><span "
                              "class=\"akn-authorialNote--marker\"><sup>2</sup>"));
    }

    void doNotLinkInsideLinks()
    {
        const akn::Document document = test::parsed(
            test::act("<body><p><ref href='#a'>x" + note("n", "N") + "</ref></p></body>"));
        const QByteArray html = render::toHtml(document, {});
        QVERIFY(html.contains("x<span>n</span></a>"));
        QCOMPARE(test::htmlText(html).faults, QStringList());
    }

    void ofAPortionStayWithIt()
    {
        const akn::Document document = test::parsed(test::act(
            "<body><section eId='s'><num>1" + note("n", "N") + "</num></section></body>"));
        const QByteArray html = render::toHtml(document, document.find("main", "s").child("num"),
                                               {});
        QCOMPARE(shortened(QString::fromUtf8(html)), "<span>1^n</span>[n:N]"_ba);
    }
};

SHERIA_TEST(TestFootnotes)
} // namespace tst_footnotes
#include "tst_footnotes.moc"
