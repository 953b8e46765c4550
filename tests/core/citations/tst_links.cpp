// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citedtext.h"
#include "core/citations/follower.h"
#include "core/render/htmlrenderer.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_links {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::citations;
using namespace sheria::tests;

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksWhatTheLibraryHas()
    {
        const QByteArray html = linked(
            "By section 2 of the Tree Protection Act, 2005, and section 9 of the Rock Act, 2001.");
        QVERIFY2(html.contains("href=\"/akn/xa/act/2005/4/~sec_2\""), html.constData());
        QVERIFY(html.contains(">section 2</a> of the <a "));
        QVERIFY(html.contains(">Tree Protection Act, 2005</a>, and section 9 of the Rock Act"));
    }

    void goesThroughInlineElements()
    {
        const QByteArray html = linked("The <i>Tree Protection</i> Act, 2005, <b>section 1</b>.");
        QVERIFY2(html.count(" href=\"/akn/xa/act/2005/4\"") == 2, html.constData());
        QVERIFY(html.contains("href=\"/akn/xa/act/2005/4/~sec_1\""));
    }

    void leavesWhatIsMarkedUp()
    {
        const QByteArray html = linked("See <ref href=\"/akn/xa/act/1999/1\">section 2 of the Tree "
                                       "Protection Act, 2005</ref>.");
        QCOMPARE(html.count("<a "), 1);
        QVERIFY(html.contains("/akn/xa/act/1999/1"));
    }

    /// "Section 2" of 2012 is what was section 2 then, whatever it is called in the text of the day.
    void followsProvisionsToTheTextOfADay()
    {
        const QByteArray fees = "The fee for a mooring is paid to the keeper of the harbour.";
        const auto put = [this](const QByteArray &date, const QByteArrayList &sections) {
            DocumentSpec act{.work = "/akn/xa/act/2003/5", .date = date, .title = "Rope Act, 2003"};
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + act.body.count("<section"));
                act.body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>"
                    + words + "</p></content></section>";
            }
            library.put(act);
        };
        put("2004-01-01", {"Ropes are measured before a ship sails.", fees});
        put("2015-01-01", {"A ship is a boat.", "Ropes are measured before a ship sails.", fees});
        store::Writer writer(
            must(store::Database::open(library.path(), store::Database::Mode::ReadWrite)));
        must(catchUp(library.db(), writer, {}));
        const auto leadsTo = [this](QDate text, QDate asAt) {
            const QByteArray html = linked("Section 2 of the Rope Act, 2003.", {text, asAt});
            const qsizetype at = html.indexOf("href=\"/akn/xa/act/2003/5/~");
            return at < 0 ? QByteArray() : html.mid(at + 25, 6);
        };
        const QDate then(2012, 3, 1);
        const QDate now(2016, 1, 1);
        QCOMPARE(leadsTo(then, {}), "~sec_3"_ba);
        QCOMPARE(leadsTo(then, QDate(2014, 12, 31)), "~sec_2"_ba);
        QCOMPARE(leadsTo(then, QDate(2015, 1, 1)), "~sec_3"_ba);
        QCOMPARE(leadsTo(now, {}), "~sec_2"_ba);
        // Before its first text there is only the work.
        QCOMPARE(leadsTo(then, QDate(2001, 1, 1)), QByteArray());
        QVERIFY(linked("Section 2 of the Rope Act, 2003.", {then, QDate(2001, 1, 1)})
                    .contains("href=\"/akn/xa/act/2003/5\""));
    }

    /// Not a character is lost, added or moved.
    void theTextStaysTheSame()
    {
        const QByteArray body = "“Section 2(1), 1 and 2 of the Tree  Protection\n Act, 2005”, à "
                                "l’article 1; <i>section 1</i> &amp; &lt;the Act&gt;";
        const akn::Document before = must(akn::Document::parse(xmlOf(spec(body))));
        const akn::Document after = must(akn::Document::parse(xmlOf(spec(body))));
        const QByteArray text = before.plainText();
        QVERIFY(must(addLinks(library.db(), after, after.metadata().work, {})) > 0);
        QCOMPARE(after.plainText(), text);
        QCOMPARE(plain(render::toHtml(after, {})), plain(render::toHtml(before, {})));
        QCOMPARE(after.xml(), before.xml());
    }

    /// "Section 7" that only says what follows is no citation, and no link to itself.
    void leavesTheDesignationOfWhatFollows_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("found");
        const auto numbered = [](const QByteArray &item) {
            return QByteArray("<paragraph eId=\"p_1\"><num>(a)</num><content>" + item
                              + "</content></paragraph>");
        };
        QTest::newRow("line") << "<paragraph eId=\"p_1\"><content><p>Section 7</p></content>"
                                 "</paragraph>"_ba
                              << 0;
        QTest::newRow("French") << "<p>Article 7 </p>"_ba << 0;
        QTest::newRow("number") << "<section eId=\"sec_7\"><num>Section 7.</num><content><p>Oaks."
                                   "</p></content></section>"_ba
                                << 0;
        QTest::newRow("heading") << "<section eId=\"sec_7\"><num>7.</num><heading>section 7:"
                                    "</heading><content><p>Oaks.</p></content></section>"_ba
                                 << 0;
        QTest::newRow("sentence") << "<p>Section 7 applies</p>"_ba << 1;
        QTest::newRow("closed") << "<p>Section 7.</p>"_ba << 1;
        QTest::newRow("small") << "<p>section 7</p>"_ba << 1;
        QTest::newRow("several") << "<p>Sections 7 and 9</p>"_ba << 1;
        QTest::newRow("range") << "<p>Sections 7 to 9</p>"_ba << 1;
        QTest::newRow("of a law") << "<p>Section 7 of the Tree Protection Act, 2005</p>"_ba << 1;
        QTest::newRow("item") << numbered("<p>Section 7</p>") << 1;
        QTest::newRow("table") << "<table><tr><td><p>Section 7</p></td></tr></table>"_ba << 1;
        QTest::newRow("heading of words") << "<section eId=\"sec_1\"><num>1.</num><heading>Fees "
                                             "under section 7</heading><content><p>Oaks.</p>"
                                             "</content></section>"_ba
                                          << 1;
    }
    void leavesTheDesignationOfWhatFollows()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, found);
        DocumentSpec spec;
        spec.body = "<body>" + body + "</body>";
        const akn::Document document = must(akn::Document::parse(xmlOf(spec)));
        const CitedText text = citedText(document);
        QCOMPARE(int(citationsIn(document, text).size()), found);
    }

    void initTestCase()
    {
        DocumentSpec act;
        act.title = "Tree Protection Act, 2005";
        library.put(act);
        store::Writer writer(
            must(store::Database::open(library.path(), store::Database::Mode::ReadWrite)));
        must(catchUp(library.db(), writer, {}));
    }

private:
    static DocumentSpec spec(const QByteArray &text)
    {
        DocumentSpec judgment;
        judgment.work = "/akn/xa/judgment/xahc/2019/7";
        judgment.element = "judgment";
        judgment.body = "<judgmentBody><decision><p>" + text + "</p></decision></judgmentBody>";
        return judgment;
    }
    QByteArray linked(const QByteArray &text, const LinkDates &dates = {})
    {
        const akn::Document document = must(akn::Document::parse(xmlOf(spec(text))));
        must(addLinks(library.db(), document, document.metadata().work, dates));
        return render::toHtml(document, {});
    }
    static QByteArray plain(const QByteArray &html)
    {
        QByteArray text;
        bool isTag = false;
        for (const char c : html) {
            isTag = isTag || c == '<';
            if (!isTag)
                text += c;
            isTag = isTag && c != '>';
        }
        return text;
    }

    TestLibrary library;
};

SHERIA_TEST(TestLinks)
} // namespace tst_links
#include "tst_links.moc"
