// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/brief.h"
#include "core/briefs/entities.h"
#include "core/briefs/htmltext.h"
#include "core/briefs/pdflayout.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>

#include <KZip>

namespace tst_readers {

using namespace Qt::StringLiterals;
using namespace sheria::briefs;
using sheria::tests::must;

/// A .docx or .odt with these members.
QByteArray zipped(const std::vector<std::pair<QString, QByteArray>> &members)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    KZip zip(&buffer);
    if (!zip.open(QIODevice::WriteOnly))
        return {};
    for (const auto &[name, data] : members)
        zip.writeFile(name, data);
    zip.close();
    return bytes;
}

constexpr char Word[] = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

QByteArray wordXml(const QByteArray &root, const QByteArray &inside)
{
    return "<w:" + root + " xmlns:w=\"" + Word + "\">" + inside + "</w:" + root + '>';
}

/// Pages as pdftotext describes them. Each line: left margin, top, height, and words; a word that begins with "^"
/// is small and raised.
class Pages
{
public:
    Pages &page()
    {
        m_xml += m_isOpen ? "</page><page>" : "<page>";
        m_isOpen = true;
        return *this;
    }
    Pages &line(double left, double top, const QString &words, double height = 14)
    {
        constexpr double Letter = 5;
        m_xml += "<line>";
        double at = left;
        bool isBehindRaised = false;
        for (const QString &one : words.split(u' ')) {
            const bool isRaised = one.startsWith(u'^');
            const QString text = isRaised ? one.mid(1) : one;
            const bool isSign = isBehindRaised && text.size() == 1 && !text[0].isLetter();
            if (isRaised || isSign)
                at -= Letter;
            const double width = Letter * double(text.size());
            m_xml += u"<word xMin=\"%1\" yMin=\"%2\" xMax=\"%3\" yMax=\"%4\">%5</word>"_s.arg(at)
                         .arg(top)
                         .arg(at + width)
                         .arg(isRaised ? top + height / 2 : top + height)
                         .arg(text.toHtmlEscaped())
                         .toUtf8();
            at += width + Letter;
            isBehindRaised = isRaised;
        }
        m_xml += "</line>";
        return *this;
    }
    Brief brief() const
    {
        return must(readPdfLayout("<!DOCTYPE html><html><body><doc>" + m_xml
                                  + "</page></doc></body></html>"));
    }

private:
    QByteArray m_xml;
    bool m_isOpen = false;
};

QStringList textsOf(const Brief &brief)
{
    QStringList texts;
    for (const Paragraph &one : brief.body)
        texts << (one.isIndented ? u"> "_s : QString()) + one.text;
    return texts;
}

/// Documents as briefs.
class TestReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodesEntities_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("text");
        QTest::newRow("names") << u"&ldquo;a&rdquo;&nbsp;&eacute;&amp;lt;"_s << u"“a”\u00A0é&lt;"_s;
        QTest::newRow("decimal") << u"&#8220;a&#8221;&#160;b"_s << u"“a”\u00A0b"_s;
        QTest::newRow("hexadecimal") << u"&#x201C;a&#X201d;"_s << u"“a”"_s;
        QTest::newRow("of Windows") << u"&#147;a&#148;"_s << u"“a”"_s;
        QTest::newRow("of two units") << u"&#x1F600;"_s << u"\U0001F600"_s;
        QTest::newRow("none") << u"a & b &c; &#; &bogus; &"_s << u"a & b &c; &#; &bogus; &"_s;
        QTest::newRow("no character") << u"&#xD800;&#0;&#99999999;"_s << u"\uFFFD\uFFFD\uFFFD"_s;
    }
    void decodesEntities()
    {
        QFETCH(const QString, html);
        QTEST(withoutEntities(html), "text");
    }

    void readsHtml()
    {
        const Brief brief = readHtml(
            u"<html><head><title>None</title><style>p{}</style></head><body class='a>b'>"
            "<!-- <p>none</p> --><p>See Oak&nbsp;v&#160;Elm<a id=\"r1\" "
            "href=\"#n1\"><sup>1</sup></a> "
            "and <i>so</i> on.</p><del>gone</del><blockquote><p>quoted "
            "&#8220;words&#8221;</p></blockquote>"
            "<p>By <q>the light</q> 2 &lt; 3.<a href='#n2'>[2]</a></p>"
            "<ol><li id=n1><p>First note.<a href=\"#r1\">1</a></p></li><li id=n2>Second.</li></ol>"_s);
        QCOMPARE(textsOf(brief),
                 (QStringList{u"See Oak v Elm and so on."_s, u"> quoted “words”"_s,
                              u"By “the light” 2 < 3."_s}));
        QVERIFY(brief.body[1].isQuotation);
        QCOMPARE(brief.body[0].marks.at(0).at, qsizetype(13));
        QCOMPARE(brief.notes.size(), std::size_t(2));
        QCOMPARE(brief.notes[0][0].text, u"First note."_s);
        QCOMPARE(brief.notes[1][0].text, u"Second."_s);
    }

    void readsBrokenHtml()
    {
        for (const QString &piece : {u"<"_s, u"<a href=\"#x"_s, u"<!--"_s, u"<script>"_s, u"&#"_s,
                                     u"<p id='"_s, u"<a href=#a>1</a>"_s, u"</blockquote>"_s})
            readHtml(piece.repeated(20'000));
    }

    /// Word processors number notes by the order of their references, and not by that of the part.
    void ordersNotesOfWord()
    {
        const auto reference = [](const char *kind, const char *id) -> QByteArray {
            return "<w:r><w:" + QByteArray(kind) + "Reference w:id=\"" + id + "\"/></w:r>";
        };
        const auto note = [](const char *kind, const char *id, const char *text) -> QByteArray {
            return "<w:" + QByteArray(kind) + " w:id=\"" + id + "\"><w:p><w:r><w:t>" + text
                + "</w:t></w:r></w:p></w:" + kind + '>';
        };
        const Brief brief = must(readBrief(
            zipped(
                {{u"word/document.xml"_s,
                  wordXml("document",
                          "<w:body><w:p><w:r><w:t>One</w:t></w:r>" + reference("footnote", "7")
                              + reference("endnote", "1") + "</w:p><w:p><w:r><w:t>Two</w:t></w:r>"
                              + reference("footnote", "4") + "</w:p></w:body>")},
                 {u"word/endnotes.xml"_s, wordXml("endnotes", note("endnote", "1", "end"))},
                 {u"word/footnotes.xml"_s,
                  wordXml("footnotes",
                          note("footnote", "3", "of none") + note("footnote", "4", "second")
                              + note("footnote", "7", "first"))}}),
            u"a.docx"_s));
        QStringList notes;
        for (const auto &one : brief.notes)
            notes << one.at(0).text;
        QCOMPARE(notes, (QStringList{u"first"_s, u"second"_s, u"of none"_s, u"end"_s}));
        QCOMPARE(brief.body[0].marks.at(0).note, 0);
        QCOMPARE(brief.body[1].marks.at(0).note, 1);
    }

    void ordersNotesOfMarkdown()
    {
        const Brief brief = readMarkdown(u"One[^b] and two[^a].\n\n[^a]: of two\n\n[^b]: of one"_s);
        QCOMPARE(brief.notes.at(0).at(0).text, u"of one"_s);
        QCOMPARE(brief.body[0].marks.at(1).note, 1);
    }

    /// A margin sets a paragraph off, a style says that it is a quotation.
    void tellsQuotationsByStyles()
    {
        const Brief word = must(readBrief(
            zipped({{u"word/document.xml"_s,
                     wordXml("document",
                             "<w:body><w:p><w:pPr><w:pStyle "
                             "w:val=\"Aanhaling1\"/></w:pPr><w:r><w:t>a</w:t></w:r>"
                             "</w:p><w:p><w:pPr><w:ind "
                             "w:left=\"900\"/></w:pPr><w:r><w:t>b</w:t></w:r></w:p>"
                             "</w:body>")},
                    {u"word/styles.xml"_s,
                     wordXml("styles",
                             "<w:style w:styleId=\"Aanhaling\"><w:name w:val=\"Quote\"/></w:style>"
                             "<w:style w:styleId=\"Aanhaling1\"><w:name w:val=\"Mine\"/>"
                             "<w:basedOn w:val=\"Aanhaling\"/></w:style>")}}),
            u"a.docx"_s));
        QVERIFY(word.body.at(0).isQuotation);
        QVERIFY(word.body.at(1).isIndented && !word.body.at(1).isQuotation);
        const Brief odt = must(readBrief(
            zipped(
                {{u"content.xml"_s,
                  "<o:document-content xmlns:o=\"o\" xmlns:text=\"t\" xmlns:style=\"s\" "
                  "xmlns:fo=\"f\">"
                  "<style:style style:name=\"P1\" style:parent-style-name=\"Mine\"/><style:style "
                  "style:name=\"P2\"><style:paragraph-properties "
                  "fo:margin-left=\"2cm\"/></style:style>"
                  "<text:p text:style-name=\"P1\">a</text:p><text:p "
                  "text:style-name=\"P2\">b</text:p>"
                  "</o:document-content>"},
                 {u"styles.xml"_s,
                  "<o:document-styles xmlns:o=\"o\" xmlns:style=\"s\"><style:style "
                  "style:name=\"Mine\" "
                  "style:display-name=\"Block Quotation\"/></o:document-styles>"}}),
            u"a.odt"_s));
        QVERIFY(odt.body.at(0).isQuotation);
        QVERIFY(odt.body.at(1).isIndented && !odt.body.at(1).isQuotation);
    }

    void readsPlainText()
    {
        const Brief brief = must(readBrief(
            "See Oak v Elm.[^1]\nIt is so.\n\n> quoted words\n\n[^1]: [2019] XAHC 5.", u"a.txt"_s));
        QCOMPARE(textsOf(brief), (QStringList{u"See Oak v Elm. It is so."_s, u"> quoted words"_s}));
        QCOMPARE(brief.body[0].marks.size(), std::size_t(1));
        QCOMPARE(brief.notes.size(), std::size_t(1));
        QCOMPARE(brief.notes[0].at(0).text, u"[2019] XAHC 5."_s);
    }

    // ---- PDF

    /// A file, and not only what pdftotext says of one.
    void readsPdf()
    {
        const QByteArray gap = QByteArray(30, '\n');
        const Brief brief = must(readBrief(
            sheria::tests::pdfOf(
                {"The claim rests on section 1 of the Tree Act, 2005.1\nIt was so on that day."
                     + gap + "1 Oak v Elm [2019] XAHC 5.",
                 "The second page has words of its own."}),
            u"a.pdf"_s));
        QCOMPARE(textsOf(brief),
                 (QStringList{u"The claim rests on section 1 of the Tree Act, 2005. It was so on "
                              "that day."_s,
                              u"The second page has words of its own."_s}));
        QCOMPARE(brief.body[0].page, 1);
        QCOMPARE(brief.body[1].page, 2);
        QCOMPARE(brief.notes.size(), std::size_t(1));
        QCOMPARE(brief.notes[0].at(0).text, u"Oak v Elm [2019] XAHC 5."_s);
        QCOMPARE(brief.body[0].marks.at(0).note, 0);
    }

    void readsRaisedNumbersAsMarks()
    {
        const Brief brief = Pages()
                                .page()
                                .line(60, 100,
                                      u"1. The claim rests on s.1 of the Tree Act, 2005 ^1 . See"_s)
                                .line(60, 115,
                                      u"1 January 2019 for what was done on that day then."_s)
                                .line(60, 700, u"1 Oak v Elm [2019] XAHC 5."_s)
                                .line(60, 715, u"and what follows."_s)
                                .brief();
        QCOMPARE(
            textsOf(brief),
            QStringList(
                u"1. The claim rests on s.1 of the Tree Act, 2005. See 1 January 2019 for what "
                "was done on that day then."_s));
        QCOMPARE(brief.body[0].marks.size(), std::size_t(1));
        QCOMPARE(brief.notes.size(), std::size_t(1));
        QCOMPARE(brief.notes[0][0].text, u"Oak v Elm [2019] XAHC 5. and what follows."_s);
    }

    /// Without raised numbers those that are joined to words are marks, if there is such a note.
    void readsJoinedNumbersAsMarks()
    {
        const Brief brief = Pages()
                                .page()
                                .line(60, 100, u"The claim rests on s.1 of the Tree Act, 2005.1"_s)
                                .line(60, 115, u"It was so in v.2 and in Code,2 as well."_s)
                                .line(60, 700, u"1 First."_s)
                                .line(60, 715, u"2 Second."_s)
                                .brief();
        QCOMPARE(
            textsOf(brief).join(u'|'),
            u"The claim rests on s.1 of the Tree Act, 2005. It was so in v.2 and in Code, as well."_s);
        QCOMPARE(brief.notes.size(), std::size_t(2));
    }

    void dividesParagraphs()
    {
        const Brief brief = Pages()
                                .page()
                                .line(60, 100,
                                      u"1. The appellant says that the keeper of the light did:"_s)
                                .line(60, 115, u"nothing; and"_s)
                                .line(110, 140,
                                      u"the words that are set off go on over two lines"_s)
                                .line(110, 155, u"and end here."_s)
                                .line(60, 180, u"2. The regula- x"_s.replace(u" x"_s, QString()))
                                .line(60, 195, u"tions and the By-"_s)
                                .line(60, 210, u"law are plain, as By-law 3 says."_s)
                                .line(300, 800, u"1"_s)
                                .page()
                                .line(60, 100, u"3. The end."_s)
                                .line(300, 800, u"2"_s)
                                .brief();
        QCOMPARE(
            textsOf(brief),
            (QStringList{u"1. The appellant says that the keeper of the light did: nothing; and"_s,
                         u"> the words that are set off go on over two lines and end here."_s,
                         u"2. The regulations and the By-law are plain, as By-law 3 says."_s,
                         u"3. The end."_s}));
        QCOMPARE(brief.body.back().page, 2);
    }
};

SHERIA_TEST(TestReaders)
} // namespace tst_readers
#include "tst_readers.moc"
