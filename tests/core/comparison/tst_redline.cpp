// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/comparison/redline.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <memory>

namespace tst_redline {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Two texts as one document, in which what came and what went is marked.
class TestRedline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<TestLibrary>(); }

    void wordsThatCameAndWentAreMarked()
    {
        const QByteArray made = redlineOf(
            section("1", "Boats", part("1", "1", "One boat each.") + part("1", "2", "No nets.")),
            section("1", "Boats", part("1", "1", "Two boats each.") + part("1", "2", "No nets.")));
        QVERIFY2(made.contains("<heading>1. Boats</heading>"), made.constData());
        QVERIFY2(made.contains("<num>(1)</num><content><p><del>One boat</del> <ins>Two boats</ins> "
                               "each.</p>"),
                 made.constData());
        QVERIFY(made.contains("<num>(2)</num><content><p>No nets.</p>"));
        // Subsections are within their section.
        QVERIFY(made.indexOf("</section>") > made.indexOf("No nets."));
    }

    void definitionsAreParagraphsOfTheirOwn()
    {
        const auto body = [](const QByteArray &boat) {
            return section("1", "Interpretation",
                           "<content><p>In this Act</p><blockContainer><p>boat is a " + boat
                               + ";</p></blockContainer><blockContainer><p>net is a seine.</p>"
                                 "</blockContainer></content>");
        };
        const QByteArray made = redlineOf(body("gig"), body("barge"));
        QVERIFY2(made.contains("<p>In this Act</p><p>boat is a <del>gig</del> <ins>barge</ins>;</p>"
                               "<p>net is a seine.</p>"),
                 made.constData());
    }

    void whatCameOrWentAsAWholeIsMarkedAsAWhole()
    {
        const QByteArray one = section("1", "Boats", "<content><p>Boats.</p></content>");
        const QByteArray two = section("2", "Nets", part("2", "1", "Nets & ropes."));
        const QByteArray came = redlineOf(one, one + QByteArray(two).replace("&", "&amp;"));
        QVERIFY2(came.contains("<heading><ins>2. Nets</ins></heading>"), came.constData());
        QVERIFY2(came.contains(
                     "<num><ins>(1)</ins></num><content><p><ins>Nets &amp; ropes.</ins></p>"),
                 came.constData());
        const QByteArray went = redlineOf(one + QByteArray(two).replace("&", "&amp;"), one);
        QVERIFY2(went.contains("<heading><del>2. Nets</del></heading>"), went.constData());
    }

    /// Whatever stands in the texts, the document can be read again.
    void theDocumentIsWellFormed()
    {
        const QByteArray made = redlineOf(
            section("1", "&lt;Boats&gt;", "<content><p>a &lt; b &amp;&amp; c</p></content>"),
            section(
                "1", "&lt;Nets&gt;",
                "<content><table><tr><td><p>x</p></td><td><p>y</p></td></tr></table></content>"));
        const auto document = akn::Document::parse(made);
        QVERIFY2(document, made.constData());
    }

    /// Each provision beside its translation; what only one text has is marked, and the other side is empty.
    void twoLanguagesStandSideBySide()
    {
        m_library = std::make_unique<TestLibrary>();
        const QByteArray first =
            "<section eId=\"sec_1\"><num>1.</num><heading>Fees</heading><content>"
            "<p>A fee &amp; a fine.</p></content></section>";
        const QByteArray second =
            "<section eId=\"sec_2\"><num>2.</num><content><p>New.</p></content>"
            "</section>";
        auto olds = textsOf(*m_library, "2010-01-01", first);
        auto news = textsOf(*m_library, "2020-01-01", first + second);
        for (auto *texts : {&olds, &news}) {
            for (knowledge::ExpressionText &text : *texts)
                must(text.readLines(m_library->db()));
        }
        ExpressionRecord other = record("2010-01-01");
        other.expression.language = "fra";
        const QByteArray made = parallelText(rowsOf(olds, news, Languages::Two, "eng"), other,
                                             record("2020-01-01"));
        QVERIFY2(made.contains(
                     "<table class=\"akn--parallel\"><tr><th><p>français, 2010-01-01</p></th>"
                     "<th><p>English, 2020-01-01</p></th></tr>"),
                 made.constData());
        QVERIFY2(made.contains(
                     "<td xml:lang=\"fra\"><p><b>1. Fees</b></p><p>A fee &amp; a fine.</p></td>"
                     "<td xml:lang=\"eng\"><p><b>1. Fees</b></p>"),
                 made.constData());
        QVERIFY2(made.contains("<td xml:lang=\"fra\"><p/></td><td xml:lang=\"eng\"><p><ins>2."),
                 made.constData());
        QVERIFY(must(akn::Document::parse(made)).xml().size() > 0);
        QVERIFY(redlineTitle(other, record("2020-01-01"))
                    .endsWith(u": français, 2010-01-01, and English, 2020-01-01"_s));
    }

    void itsTitleHasNoPlaceholderOfADate()
    {
        ExpressionRecord undated;
        undated.work.title = u"Tree Act"_s;
        undated.expression.date = QDate(1, 1, 1);
        ExpressionRecord dated = undated;
        dated.expression.date = QDate(2020, 1, 1);
        QCOMPARE(redlineTitle(undated, dated),
                 u"Tree Act: changes from a text without a date to 2020-01-01"_s);
        QCOMPARE(redlineTitle(dated, undated),
                 u"Tree Act: changes from 2020-01-01 to a text without a date"_s);
        ExpressionRecord other = dated;
        other.work.title = u"Hedge Act"_s;
        other.work.uri = *FrbrUri::parse("/akn/xa/act/2012/1");
        QCOMPARE(redlineTitle(dated, other),
                 u"Tree Act (2020-01-01) compared with Hedge Act (2020-01-01)"_s);
    }

private:
    QByteArray redlineOf(const QByteArray &before, const QByteArray &after)
    {
        // Each pair is a work of its own.
        m_library = std::make_unique<TestLibrary>();
        auto olds = textsOf(*m_library, "2010-01-01", before);
        auto news = textsOf(*m_library, "2020-01-01", after);
        for (auto *texts : {&olds, &news}) {
            for (knowledge::ExpressionText &text : *texts)
                must(text.readLines(m_library->db()));
        }
        return redline(rowsOf(olds, news, Languages::Same, "eng"), record("2010-01-01"),
                       record("2020-01-01"));
    }
    ExpressionRecord record(const QByteArray &date)
    {
        const QByteArray address = DocumentSpec().work + "/eng@" + date;
        const FrbrUri uri = must(FrbrUri::parse(address));
        return must(store::findExpression(m_library->db(), uri, Today(m_library->clock.now())));
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestRedline)
} // namespace tst_redline
#include "tst_redline.moc"
