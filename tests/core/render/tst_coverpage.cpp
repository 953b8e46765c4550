// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_coverpage {

using namespace sheria;
using namespace Qt::StringLiterals;

ExpressionRecord treeAct()
{
    ExpressionRecord record;
    record.work.uri = *FrbrUri::parse("/akn/xa-bay/act/2004/17");
    record.work.title = u"Tree Protection Act"_s;
    record.work.publication = {QDate(2004, 6, 1), u"State Gazette"_s, u"221"_s, {}};
    record.work.assentDate = QDate(2004, 5, 20);
    record.expression.language = "eng";
    record.expression.date = QDate(2009, 2, 3);
    record.expression.title = record.work.title;
    record.pointsInTime = {
        {"/akn/xa-bay/act/2004/17/eng@2004-06-01", "eng", QDate(2004, 6, 1), {}},
        {"/akn/xa-bay/act/2004/17/eng@2009-02-03", "eng", QDate(2009, 2, 3), {}}};
    return record;
}

Commencement commencement(QDate date, std::vector<QByteArray> provisions = {})
{
    Commencement made;
    made.date = date;
    made.isMain = provisions.empty();
    made.provisions = std::move(provisions);
    return made;
}

QByteArray cover(const ExpressionRecord &record)
{
    return render::coverpage(record, u"Bay"_s, u"Exampleland"_s, QDate(2020, 1, 1),
                             {"https://r.example"_ba, {}});
}

/// The content of the first element with this class.
QString part(const QByteArray &html, const QByteArray &cssClass)
{
    const qsizetype at = html.indexOf(QByteArray("class=\"" + cssClass + '"'));
    if (at < 0)
        return {};
    const qsizetype start = html.indexOf('>', at) + 1;
    QString text = QString::fromUtf8(html.mid(start, html.indexOf("</li>", start) - start));
    return text;
}

class TestCoverpage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderOfItsParts()
    {
        ExpressionRecord record = treeAct();
        record.work.parent = WorkRef{"/akn/xa/act/1990/1", u"Land Act"_s};
        record.work.disclaimer = u"Not official."_s;
        record.work.commencements = {commencement(QDate(2004, 7, 1))};
        record.work.amendments = {
            {QDate(2009, 2, 3), {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, false}};
        const QByteArray html = cover(record);
        qsizetype last = -1;
        for (const char *piece :
             {"coverpage", "place-name", "Bay<br>Exampleland", "parent-work",
              "<h1>Tree Protection Act</h1>", "<h2>Act 17 of 2004</h2>", "notice-list",
              "publication-info", "assent-date", "commencement-date", "as-at-date-notice",
              "verification-notice", "amendment-list"}) {
            const qsizetype at = html.indexOf(piece);
            QVERIFY2(at > last, piece);
            last = at;
        }
    }

    void saysNothingOfADateThatIsNotKnown()
    {
        ExpressionRecord record = treeAct();
        QVERIFY(!part(cover(record), "as-at-date-notice").isEmpty());
        record.expression.date = QDate(1, 1, 1);
        QVERIFY(part(cover(record), "as-at-date-notice").isEmpty());
    }

    void saysWhenItCommenced_data()
    {
        QTest::addColumn<std::vector<Commencement>>("commencements");
        QTest::addColumn<bool>("flag");
        QTest::addColumn<QString>("said");
        const QDate day(2004, 7, 1);
        Commencement byWork = commencement(day);
        byWork.by = WorkRef{"/akn/xa/act/gn/2004/5", u"Notice"_s};
        using List = std::vector<Commencement>;
        QTest::newRow("not") << List{} << false << u"Not commenced"_s;
        QTest::newRow("unknown") << List{} << true << u"Commencement date unknown"_s;
        QTest::newRow("one") << List{commencement(day)} << false << u"Commenced on 1 July 2004"_s;
        QTest::newRow("no date") << List{commencement({})} << false << u"Commenced"_s;
        QTest::newRow("several") << List{commencement(day), commencement(day, {"sec_2"})} << false
                                 << u"There are multiple commencements"_s;
        QTest::newRow("by a work")
            << List{byWork} << false
            << u"Commenced on 1 July 2004 by <a class=\"commencing-title\" "
               u"data-href=\"/akn/xa/act/gn/2004/5\" "
               "href=\"https://r.example/akn/xa/act/gn/2004/5\">Notice (Government Notice 5 of 2004)</a>"_s;
    }
    void saysWhenItCommenced()
    {
        QFETCH(std::vector<Commencement>, commencements);
        QFETCH(bool, flag);
        ExpressionRecord record = treeAct();
        record.work.commencements = commencements;
        record.work.isCommencedByFlag = flag;
        QTEST(part(cover(record), "commencement-date"), "said");
    }

    /// On the screen; what the API answers has one sentence for both.
    void saysWhenItWillCommence_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("said");
        QTest::newRow("English") << "eng"_ba << u"Commences on 1 January 2031"_s;
        QTest::newRow("French") << "fra"_ba << u"Entre en vigueur le 1 janvier 2031"_s;
        QTest::newRow("Swahili") << "swa"_ba << u"Itaanza kutumika tarehe 1 Januari 2031"_s;
        QTest::newRow("Portuguese") << "por"_ba << u"Entra em vigor em 1 de janeiro de 2031"_s;
        QTest::newRow("Arabic") << "ara"_ba
                                << u"يبدأ سريانه في "_s
                + render::longDate(QDate(2031, 1, 1), "ara");
    }
    void saysWhenItWillCommence()
    {
        QFETCH(QByteArray, language);
        ExpressionRecord record = treeAct();
        record.expression.language = language;
        record.work.commencements = {commencement(QDate(2031, 1, 1))};
        const auto onScreen = [&record](QDate today) {
            return part(render::screenCover(record, u"Bay"_s, u"Exampleland"_s, today),
                        "commencement-date");
        };
        QTEST(onScreen(QDate(2030, 12, 31)), "said");
        QCOMPARE(onScreen(QDate(2031, 1, 1)), part(cover(record), "commencement-date"));
        QVERIFY(onScreen(QDate(2030, 12, 31)) != onScreen(QDate(2031, 1, 1)));
    }

    void listsWhatCommencedWhen()
    {
        ExpressionRecord record = treeAct();
        record.work.commencements = {commencement(QDate(2004, 7, 1), {"chp_1__sec_3", "sec_4"}),
                                     commencement(QDate(2012, 1, 1), {"sec_5"})};
        const QByteArray html = cover(record);
        QVERIFY(html.contains(
            "<tr><td>Section 3, Section 4</td><td>Commenced on 1 July 2004</td></tr>"));
        // What commences after the date of the expression has not commenced in it.
        QVERIFY(!html.contains("2012"));
        QVERIFY(html.contains("<td><b>not yet commenced</b></td>"));
    }

    void saysWhatVersionItIs_data()
    {
        QTest::addColumn<QDate>("date");
        QTest::addColumn<QDate>("asAt");
        QTest::addColumn<QString>("said");
        QTest::newRow("newest") << QDate(
            2009, 2,
            3) << QDate() << u"[This is the version of this document from 3 February 2009.]"_s;
        QTest::newRow("newest, amendments known")
            << QDate(2009, 2, 3) << QDate(2019, 1, 1)
            << u"[This is the version of this document from 3 February 2009 and includes any amendments published up to 1 January 2019.]"_s;
        QTest::newRow("superseded")
            << QDate(2004, 6, 1) << QDate(2019, 1, 1)
            << u"[This is the version of this document as it was from 1 June 2004 to 2 February 2009.]"_s;
    }
    void saysWhatVersionItIs()
    {
        QFETCH(QDate, date);
        QFETCH(QDate, asAt);
        ExpressionRecord record = treeAct();
        record.work.amendments = {
            {QDate(2009, 2, 3), {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, false}};
        record.expression.date = date;
        record.asAtDate = asAt;
        QTEST(part(cover(record), "as-at-date-notice"), "said");
    }

    void tellsAmendmentsUpToItsDateAndTheRepeal()
    {
        ExpressionRecord record = treeAct();
        record.work.amendments = {
            {QDate(2009, 2, 3), {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, false},
            {QDate(2015, 1, 1), {"/akn/xa/act/2015/1", u"Later Act"_s}, true}};
        Repeal repeal;
        repeal.date = QDate(2018, 4, 1);
        repeal.verb = "withdrawn";
        repeal.note = u"See the gazette."_s;
        record.work.repeal = repeal;
        const QByteArray html = cover(record);
        QVERIFY(html.contains(
            "[Amended by <a class=\"amending-title\" data-href=\"/akn/xa/act/2009/2\" "
            "href=\"https://r.example/akn/xa/act/2009/2\">"
            "Tree Amendment Act (Act 2 of 2009)</a> on <span class=\"amendment-date\">3 February "
            "2009</span>]"));
        QVERIFY(!html.contains("Later Act"));
        QVERIFY(html.contains("<li class=\"amendment repeal\">[Withdrawn on <span "
                              "class=\"amendment-date\">1 April 2018</span>]</li>"
                              "<li class=\"amendment\">[See the gazette.]</li>"));
    }

    void speaksTheLanguageOfTheDocument_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("said");
        QTest::newRow("French") << "fra"_ba << u"Sanctionné le 20 mai 2004"_s;
        QTest::newRow("Swahili") << "swa"_ba << u"Iliidhinishwa tarehe 20 Mei 2004"_s;
        QTest::newRow("Portuguese") << "por"_ba << u"Sancionado em 20 de maio de 2004"_s;
        QTest::newRow("no words: English") << "zul"_ba << u"Assented to on 20 May 2004"_s;
    }
    void speaksTheLanguageOfTheDocument()
    {
        QFETCH(QByteArray, language);
        ExpressionRecord record = treeAct();
        record.expression.language = language;
        QTEST(part(cover(record), "assent-date"), "said");
    }

    void readsFromTheRightInArabic()
    {
        ExpressionRecord record = treeAct();
        record.expression.language = "ara";
        const QByteArray html = cover(record);
        QVERIFY(html.startsWith("<div class=\"coverpage\" dir=\"rtl\">"));
        QVERIFY(part(html, "assent-date").startsWith(u"صودق عليه في"));
    }

    void aJudgmentNeitherCommencesNorIsAmended()
    {
        ExpressionRecord record = treeAct();
        record.work.uri = *FrbrUri::parse("/akn/xa/judgment/xahc/2019/77");
        const QByteArray html = cover(record);
        QVERIFY(!html.contains("commence"));
        QVERIFY(!html.contains("as-at-date"));
    }

    void escapesWhatPeopleWrote()
    {
        ExpressionRecord record = treeAct();
        const QString evil = u"<script>alert(1)</script>\"'&"_s;
        record.expression.title = evil;
        record.work.publication.name = evil;
        record.work.disclaimer = evil;
        record.work.parent = WorkRef{"javascript:alert(1)", evil};
        record.work.commencements = {commencement(QDate(2004, 7, 1))};
        record.work.commencements.front().note = evil;
        record.work.amendments = {
            {QDate(2009, 2, 3), {"/akn/xa/act/2009/2\" onclick=\"x", evil}, false}};
        const QByteArray html = cover(record);
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains("href=\"javascript"));
        QVERIFY(!html.contains("\" onclick"));
    }

    void aPageStandsAlone()
    {
        ExpressionRecord record = treeAct();
        TocEntry chapter;
        chapter.type = "chapter";
        chapter.eId = "chp_1";
        chapter.title = u"Chapter 1 – <Start>"_s;
        TocEntry nameless;
        nameless.type = "preamble";
        nameless.title = u"Preamble"_s;
        const QByteArray html = render::standalonePage(record, {nameless, chapter},
                                                       "<p>Content</p>");
        QVERIFY(html.startsWith("<!DOCTYPE html><html lang=\"en\">"));
        QVERIFY(html.contains("<meta charset=\"utf-8\">"));
        QVERIFY(html.contains(
            "<div class=\"toc\"><h2>Table of Contents</h2><h3>Tree Protection Act</h3><ol>"
            "<li class=\"toc-chapter\"><a href=\"#chp_1\">Chapter 1 – "
            "&lt;Start&gt;</a></li></ol></div>"
            "<div class=\"akoma-ntoso country-xa\"><p>Content</p></div></body></html>"));
        QVERIFY(!html.contains("toc-preamble"));
        QVERIFY(!render::standalonePage(record, {}, "").contains("class=\"toc\""));
    }

    /// What Zotero's translator of embedded metadata takes, and schema.org.
    void aPageCanBeCited()
    {
        ExpressionRecord record = treeAct();
        const QByteArray html = render::standalonePage(record, {}, "");
        for (const char *tag : {"<meta name=\"z.itemType\" content=\"statute\">",
                                "<meta name=\"DC.title\" content=\"Tree Protection Act\">",
                                "<meta name=\"citation_title\" content=\"Tree Protection Act\">",
                                "<head itemscope itemtype=\"https://schema.org/Legislation\">",
                                "<meta itemprop=\"legislationType\" content=\"act\">"})
            QVERIFY2(html.contains(tag), tag);
        record.work.uri.doctype = "judgment";
        record.expression.title = u"Oak v Elm <b> \" onload=x"_s;
        const QByteArray decision = render::standalonePage(record, {}, "");
        QVERIFY(decision.contains("<meta name=\"z.itemType\" content=\"case\">"));
        QVERIFY(decision.contains("&quot; onload=x\">"));
        QVERIFY(!decision.contains("schema.org"));
    }
};

SHERIA_TEST(TestCoverpage)
} // namespace tst_coverpage
#include "tst_coverpage.moc"
