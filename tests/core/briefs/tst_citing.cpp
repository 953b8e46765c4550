// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/check.h"
#include "core/store/legislation/citationnotes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_citing {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::briefs;
using tests::DocumentSpec;
using tests::must;
using tests::TestLibrary;

const Today Day(QDate(2024, 1, 5));

/// "status text" of each.
QStringList said(const Report &report)
{
    QStringList lines;
    for (const Checked &checked : report.items) {
        const auto *citation = std::get_if<CheckedCitation>(&checked);
        lines << QString::fromLatin1(statusOf(checked)) + u' '
                + (citation ? QString::fromUtf8(citation->text)
                            : std::get<CheckedQuotation>(checked).text);
    }
    return lines;
}

/// The status of the first citation or quotation.
QByteArray firstStatus(const Report &report)
{
    return report.items.empty() ? QByteArray("none") : statusOf(report.items.front());
}

/// Nothing that is wrong is said to be right.
class TestCiting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto law = [this](const char *work, const char *title, const QByteArray &sections) {
            DocumentSpec spec;
            spec.work = work;
            spec.title = title;
            spec.body = "<body>" + sections + "</body>";
            m_library.put(spec);
        };
        const auto section = [](const char *number, const QByteArray &inside) -> QByteArray {
            return "<section eId=\"sec_" + QByteArray(number) + "\"><num>" + number + ".</num>"
                + inside + "</section>";
        };
        const auto words = [](const QByteArray &text) -> QByteArray {
            return "<content><p>" + text + "</p></content>";
        };
        law("/akn/xa/act/2011/14", "Sisal Growers Act, 2011",
            section("1", words("Sisal is a plant that is grown for its fibre."))
                + section("2",
                          "<subsection eId=\"sec_2__subsec_1\"><num>(1)</num>"
                              + words(
                                  "Nobody may burn sisal: (a) at night; (b) in a wind; or (c) as "
                                  "subsection (9) forbids.")
                              + "</subsection><subsection eId=\"sec_2__subsec_2\"><num>(2)</num>"
                              + words("A fire must be watched.") + "</subsection>")
                + section("3",
                          words("(1) A grower may sell fibre. (2) A grower may not sell seed.")));
        law("/akn/xa/act/reg/2012/30", "Sisal Levy Regulations, 2012",
            section("1", words("A levy is payable.")));
        const auto judgment = [this](const char *court, const char *number, const QByteArray &title,
                                     const char *year = "2019") {
            DocumentSpec spec;
            spec.work = "/akn/xa/judgment/" + QByteArray(court) + '/' + year + '/' + number;
            spec.title = title;
            spec.element = "judgment";
            spec.date = QByteArray(year) + "-05-06";
            spec.body =
                "<judgmentBody><decision><paragraph eId=\"para_1\"><num>1.</num><content><p>The "
                "fibre "
                "was wet when it was baled.</p></content></paragraph><paragraph "
                "eId=\"para_2\"><num>2."
                "</num><content><p>The levy had not been paid.</p></content></paragraph></decision>"
                "</judgmentBody>";
            m_library.put(spec);
        };
        judgment(
            "xahc", "41",
            "Wambui &amp; another v Republic (Criminal Appeal 18 of 2017) [2019] XAHC 41 (XALR) (6 "
            "May 2019) (Judgment)");
        judgment("xahc", "42", "Republic v Banda");
        judgment(
            "xasc", "3",
            "Fibre Traders Ltd v Sisal Board (Constitutional Petition E007 of 2018) [2019] XASC 3 "
            "(XALR) (6 May 2019) (Ruling)");
        judgment("xaca", "9", "Minister of Agriculture v Phiri and 12 others [2019] XACA 9");
    }

    /// Parties, number, neutral citation and reports are of one case, and must fit it.
    void judgesCasesAsOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const QString &status, const QString &citation,
                            const QStringList &more = {}) {
            QTest::newRow(qPrintable(citation)) << u"It was so held in "_s + citation + u"."_s
                                                << (QStringList{status + u' ' + citation} + more);
        };
        const QString ok = u"ok"_s;
        const QString otherName = u"name-of-another-case"_s;
        const QString wrongNumber = u"wrong-number"_s;
        const QString wrongYear = u"wrong-year"_s;
        row(ok, u"Wambui & another v Republic (Criminal Appeal 18 of 2017) [2019] XAHC 41"_s);
        row(ok, u"Wambui v Republic [2019] XAHC 41"_s);
        row(ok, u"Wambui & 2 others v Republic (Crim. Appeal No. 18 of 2017) [2019] XAHC 41"_s);
        row(ok, u"Fibre Traders Limited v Sisal Board [2019] XASC 3"_s);
        row(ok, u"Minister of Agriculture v Phiri & 12 others [2019] XACA 9"_s);
        row(ok, u"R v Banda [2019] XAHC 42"_s);
        row(otherName,
            u"Kariuki & another v Republic (Criminal Appeal 18 of 2017) [2019] XAHC 41"_s);
        row(otherName, u"Kariuki v Republic [2019] XAHC 41"_s);
        row(otherName, u"Republic v Tembo [2019] XAHC 42"_s);
        row(otherName, u"State v Banda [2019] XAHC 42"_s);
        row(otherName, u"Banda v Republic [2019] XAHC 42"_s);
        row(otherName, u"Fibre Traders Ltd v Tea Board [2019] XASC 3"_s);
        row(otherName, u"Minister of Health v Phiri and 12 others [2019] XACA 9"_s);
        row(wrongNumber,
            u"Wambui & another v Republic (Criminal Appeal 19 of 2017) [2019] XAHC 41"_s);
        row(wrongNumber, u"Wambui & another v Republic (Civil Appeal 18 of 2017) [2019] XAHC 41"_s);
        row(wrongYear,
            u"Wambui & another v Republic (Criminal Appeal 18 of 2016) [2019] XAHC 41"_s);
        row(wrongNumber, u"Wambui v Republic [2019] XAHC 44"_s);
        row(wrongYear, u"Fibre Traders Ltd v Sisal Board [2018] XASC 3"_s);
        row(wrongNumber,
            u"Fibre Traders Ltd v Sisal Board (Constitutional Petition E017 of 2018) [2019] XASC 3"_s);
        row(ok, u"Republic v Banda (Criminal Case 5 of 2018) [2019] XAHC 42"_s,
            {u"unknown Criminal Case 5 of 2018"_s});
        row(ok, u"Republic v Banda [2019] XAHC 42"_s);
    }
    void judgesCasesAsOne()
    {
        QFETCH(const QString, text);
        QTEST(said(must(check(m_library.db(), readMarkdown(text), Day))), "wanted");
    }

    void carriesPartiesOn()
    {
        const Report report = must(
            check(m_library.db(),
                  readMarkdown(u"See Republic v Banda [2019] XAHC 42, [2019] XAHC 41."_s), Day));
        QCOMPARE(said(report),
                 (QStringList{u"ok Republic v Banda [2019] XAHC 42"_s,
                              u"name-of-another-case [2019] XAHC 41"_s}));
    }

    /// Title, number, year and place are of one law.
    void judgesLawsAsOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("status");
        const auto row = [](const char *status, const QString &text) {
            QTest::newRow(qPrintable(text)) << text << QByteArray(status);
        };
        row("ok", u"section 1 of the Sisal Growers Act, 2011"_s);
        row("ok", u"section 1 of the Sisal Growers Act (Act 14 of 2011)"_s);
        row("ok", u"section 1 of the Sisal Growers Act, No. 14 of 2011"_s);
        row("ok", u"section 1 of the Sisal Growers Act, 2011, as amended"_s);
        row("ok", u"section 1 of the Sisal Growers Act (as last revised) 2011"_s);
        row("ok", u"section 1 of Act 14 of 2011"_s);
        row("name-of-another-case", u"section 1 of the Banana Growers Act (Act 14 of 2011)"_s);
        row("wrong-number", u"section 1 of the Sisal Growers Act (Act 15 of 2011)"_s);
        row("wrong-year", u"section 1 of the Sisal Growers Act (Act 14 of 2012)"_s);
        row("ok", u"Sisal Levy Regulations, 2012 (Regulation 30 of 2012)"_s);
        row("ok", u"Sisal Levy Regulations, 2012 (Legal Notice 30 of 2012)"_s);
        row("wrong-number", u"Sisal Levy Regulations, 2012 (Regulation 31 of 2012)"_s);
        row("unknown", u"section 1 of the Sisal Growers Act, 2011 of Zambia"_s);
        row("unknown", u"the Sisal Growers Act 14 of 2011 (Zambia)"_s);
    }
    void judgesLawsAsOne()
    {
        QFETCH(const QString, text);
        QTEST(firstStatus(
                  must(check(m_library.db(), readMarkdown(u"See "_s + text + u"."_s), Day))),
              "status");
    }

    /// A number alone means a law only where it is known of which country.
    void asksForTheCountryOfNumbers()
    {
        TestLibrary both;
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2011/14";
        spec.title = "Sisal Growers Act, 2011";
        both.put(spec);
        spec.work = "/akn/xb/act/2012/5";
        spec.title = "Tea Growers Act, 2012";
        both.put(spec);
        const auto statuses = [&](const QString &text) {
            QByteArrayList all;
            for (const Checked &one : must(check(both.db(), readMarkdown(text), Day)).items)
                all << statusOf(one);
            return all;
        };
        QCOMPARE(statuses(u"See Act 14 of 2011."_s), QByteArrayList{"unknown"});
        QCOMPARE(statuses(u"See the Sisal Growers Act, 2011, and Act 14 of 2011."_s),
                 (QByteArrayList{"ok", "ok"}));
        QCOMPARE(statuses(u"See the Tea Growers Act, 2012, and Act 14 of 2011."_s),
                 (QByteArrayList{"ok", "unknown"}));
        QCOMPARE(statuses(u"See the Banana Growers Act (Act 14 of 2011)."_s),
                 QByteArrayList{"unknown"});
    }

    /// What is pointed at must be there exactly; what the structure does not have is looked for in the words.
    void judgesPinpoints_data()
    {
        QTest::addColumn<QString>("provision");
        QTest::addColumn<QByteArray>("status");
        const auto row = [](const char *provision, const char *status) {
            QTest::newRow(provision) << QString::fromLatin1(provision) << QByteArray(status);
        };
        row("section 2", "ok");
        row("section 2(1)", "ok");
        row("section 2(3)", "wrong-pinpoint");
        row("section 2(1)(b)", "ok");
        row("section 2(1)(c)", "ok");
        row("section 2(1)(d)", "wrong-pinpoint");
        row("section 2(9)", "wrong-pinpoint");
        row("section 2(1)(9)", "wrong-pinpoint");
        row("section 3(1)", "ok");
        row("section 3(2)", "ok");
        row("section 3(4)", "wrong-pinpoint");
        row("sections 1 to 3", "ok");
        row("sections 1 to 40", "wrong-pinpoint");
        row("sections 1, 2 and 40", "wrong-pinpoint");
    }
    void judgesPinpoints()
    {
        QFETCH(const QString, provision);
        const QString text = u"By %1 of the Sisal Growers Act, 2011 it is so."_s.arg(provision);
        QTEST(firstStatus(must(check(m_library.db(), readMarkdown(text), Day))), "status");
    }

    void judgesRangesOfParagraphs()
    {
        const auto status = [this](const QString &text) {
            return firstStatus(must(check(m_library.db(), readMarkdown(text), Day)));
        };
        QCOMPARE(status(u"Republic v Banda [2019] XAHC 42 at [1] to [2]."_s), "ok"_ba);
        QCOMPARE(status(u"Republic v Banda [2019] XAHC 42 at [1] to [20]."_s), "wrong-pinpoint"_ba);
    }

    /// A chapter of the laws is a law's own number.
    void takesChaptersForNumbers()
    {
        TestLibrary library;
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2001/cap12";
        spec.title = "Shipping Code, 2001";
        library.put(spec);
        const auto status = [&](const QString &text) {
            return firstStatus(must(check(library.db(), readMarkdown(text), Day)));
        };
        QCOMPARE(status(u"See the Shipping Code, Chapter 12."_s), "ok"_ba);
        QCOMPARE(status(u"See the Shipping Code (Cap. 12)."_s), "ok"_ba);
        QCOMPARE(status(u"See the Shipping Code (Chapter 99)."_s), "wrong-number"_ba);
        QCOMPARE(status(u"See the Shipping Code, Cap. 99."_s), "wrong-number"_ba);
        QCOMPARE(status(u"See the Shipping Code, Chapter 3."_s), "unknown"_ba);
    }

    /// Short forms and members of chains are reported.
    void reportsShortForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char *name, const QString &text, const QStringList &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        row("read with", u"See s 30 read with s 2 of the Sisal Growers Act, 2011."_s,
            {u"wrong-pinpoint s 30"_s, u"ok s 2 of the Sisal Growers Act, 2011"_s});
        row("and", u"Section 1 and section 2 of the Sisal Growers Act, 2011 say so."_s,
            {u"ok Section 1"_s, u"ok section 2 of the Sisal Growers Act, 2011"_s});
        row("thereof", u"See the Sisal Growers Act, 2011. Section 30 thereof is odd."_s,
            {u"ok Sisal Growers Act, 2011"_s, u"wrong-pinpoint Section 30 thereof"_s});
        row("supra in brackets",
            u"See Republic v Banda [2019] XAHC 42. Then Banda (supra) at [40]."_s,
            {u"ok Republic v Banda [2019] XAHC 42"_s, u"wrong-pinpoint Banda (supra) at [40]"_s});
        row("the case",
            u"See Fibre Traders Ltd v Sisal Board [2019] XASC 3. Now the Fibre Traders case (supra) says so."_s,
            {u"ok Fibre Traders Ltd v Sisal Board [2019] XASC 3"_s,
             u"ok Fibre Traders case (supra)"_s});
        row("its name",
            u"See Republic v Banda [2019] XAHC 42. So Republic v Banda (supra) at [9]."_s,
            {u"ok Republic v Banda [2019] XAHC 42"_s,
             u"wrong-pinpoint Republic v Banda (supra) at [9]"_s});
        row("of nothing", u"See Republic v Banda [2019] XAHC 42. Then Tembo (supra) at [1]."_s,
            {u"ok Republic v Banda [2019] XAHC 42"_s, u"unknown Tembo (supra) at [1]"_s});
        row("cited between marks",
            u"The respondent says “Ash v Rowan [2019] XAHC 500” is a case."_s,
            {u"unknown Ash v Rowan [2019] XAHC 500"_s});
    }
    void reportsShortForms()
    {
        QFETCH(const QString, text);
        QTEST(said(must(check(m_library.db(), readMarkdown(text), Day))), "wanted");
    }

    /// A paragraph that is set off may be the brief's own.
    void tellsQuotationsFromSetOffParagraphs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char *name, const QString &text, const QStringList &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        const QString own = u"\n\n    In Ash v Rowan [2020] XAHC 999 it was said that section 40 "
                            u"of the Sisal Growers Act, "
                            "2011 is void."_s;
        row("its own words", u"The point is plain."_s + own,
            {u"unknown Ash v Rowan [2020] XAHC 999"_s,
             u"wrong-pinpoint section 40 of the Sisal Growers Act, 2011"_s});
        row("a list", u"The growers of sisal say:\n\n    the levy is too high; and"_s, {});
        row("led to",
            u"The court in Republic v Banda [2019] XAHC 42 at [1] held:\n\n    The fibre was dry when it was baled."_s,
            {u"ok Republic v Banda [2019] XAHC 42 at [1]"_s,
             u"altered The fibre was dry when it was baled."_s});
        row("only found",
            u"So Republic v Banda [2019] XAHC 42 at [1].\n\n    The fibre was wet when it was baled."_s,
            {u"ok Republic v Banda [2019] XAHC 42 at [1]"_s,
             u"present The fibre was wet when it was baled."_s});
        row("an invented one",
            u"See Republic v Banda [2019] XAHC 42 at [1]:\n\n> As Ash v Rowan [2020] XAHC 999 says, all fibre is dry."_s,
            {u"ok Republic v Banda [2019] XAHC 42 at [1]"_s,
             u"never As Ash v Rowan [2020] XAHC 999 says, all fibre is dry."_s,
             u"unknown Ash v Rowan [2020] XAHC 999"_s});
    }
    void tellsQuotationsFromSetOffParagraphs()
    {
        QFETCH(const QString, text);
        QTEST(said(must(check(m_library.db(), readMarkdown(text), Day))), "wanted");
    }

    void checksQuotationsOfAllForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted"); // Of quotations.
        const auto row = [](const char *name, const QString &quoted, const QStringList &wanted) {
            QTest::newRow(name) << u"Section 1 of the Sisal Growers Act, 2011: "_s + quoted
                                << wanted;
        };
        row("single marks", u"‘Sisal is a weed that is grown for its fibre’."_s,
            {u"altered Sisal is a weed that is grown for its fibre"_s});
        row("straight single marks", u"'a plant that is grown for its fibre'."_s,
            {u"present a plant that is grown for its fibre"_s});
        row("low marks", u"„a plant that is grown“ and “a plant that is burnt”."_s,
            {u"present a plant that is grown"_s, u"altered a plant that is burnt"_s});
        row("angles", u"«a plant that is burnt»."_s, {u"altered a plant that is burnt"_s});
        row("not closed", u"“Nothing of this was ever enacted"_s,
            {u"never Nothing of this was ever enacted"_s});
        row("of two paragraphs",
            u"“Nothing of this was ever enacted.\n\n“Nor was any of this enacted”, they say."_s,
            {u"never Nothing of this was ever enacted."_s, u"never Nor was any of this enacted"_s});
        row("emphasis", u"“a plant that is *grown* for its fibre (emphasis added)”."_s,
            {u"present a plant that is grown for its fibre (emphasis added)"_s});
    }
    void checksQuotationsOfAllForms()
    {
        QFETCH(const QString, text);
        QStringList found = said(must(check(m_library.db(), readMarkdown(text), Day)));
        QVERIFY(!found.isEmpty());
        found.removeFirst();
        QTEST(found, "wanted");
    }

    void tellsWhatIsNotClosed()
    {
        const Report report = must(check(
            m_library.db(),
            readMarkdown(u"Section 1 of the Sisal Growers Act, 2011: “Sisal is a plant"_s), Day));
        QCOMPARE(report.items.size(), std::size_t(2));
        QVERIFY(std::get<CheckedQuotation>(report.items[1]).isOpen);
        QVERIFY(checkedJson(report.items[1]).contains("\"closed\":false"));
        QVERIFY(checkedJson(report.items[1]).contains("\"expression_date\":\"2009-02-03\""));
        QVERIFY(reportHtml(report, u"a"_s).contains("2009-02-03"));
    }

    /// A court with its division has a series of its own.
    void knowsSeriesOfDivisions()
    {
        const auto status = [this](const QString &text) {
            return firstStatus(must(check(m_library.db(), readMarkdown(text), Day)));
        };
        const auto state = [this](const char *court) {
            must(store::putCompleteSeries(
                m_library.db(),
                {store::SeriesKind::Decisions, court, "2021", {}, m_library.clock.now()}));
        };
        const QString civil = u"Ash v Rowan [2021] EWCA Civ 4821"_s;
        const QString chancery = u"Ash v Rowan [2021] EWHC 9417 (Ch)"_s;
        QCOMPARE(status(civil), "unknown"_ba);
        state("ewca civ");
        QCOMPARE(status(civil), "nonexistent"_ba);
        QCOMPARE(status(u"Ash v Rowan [2021] EWCA Crim 4821"_s), "unknown"_ba);
        state("ewhc");
        QCOMPARE(status(chancery), "unknown"_ba);
        state("ewhc ch");
        QCOMPARE(status(chancery), "nonexistent"_ba);
        QCOMPARE(status(u"Ash v Rowan [2021] EWHC 9417 (Comm)"_s), "unknown"_ba);
        state("xahc");
        QCOMPARE(status(u"Ash v Rowan [2021] XAHC 9417 (XALR)"_s), "nonexistent"_ba);
    }

    void keepsNamesOfARevision()
    {
        NamesCache cache;
        const auto before = must(cache.of(m_library.db()));
        QCOMPARE(must(cache.of(m_library.db())).get(), before.get());
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2020/1";
        spec.title = "Hemp Act, 2020";
        m_library.put(spec);
        const auto after = must(cache.of(m_library.db()));
        QVERIFY(after.get() != before.get());
        QCOMPARE(after->withKey("t:hemp act|2020").size(), std::size_t(1));
        QVERIFY(before->withKey("t:hemp act|2020").empty());
    }

    void canBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<Report> report = check(m_library.db(), readMarkdown(u"See Act 14 of 2011."_s),
                                            Day, stop.get_token());
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
    }

private:
    TestLibrary m_library;
};

SHERIA_TEST(TestCiting)
} // namespace tst_citing
#include "tst_citing.moc"
