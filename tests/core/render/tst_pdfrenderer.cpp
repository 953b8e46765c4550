// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/pdfrenderer.h"
#include "tests/core/render/pdftools.h"
#include "tests/core/render/samplelibrary.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <ctime>
#include <thread>
#include <vector>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Harbours = "/akn/zz/act/2001/9/eng@2022-03-01"_ba;
const QByteArray Flags = "/akn/zz/act/1998/2/eng@2018-12-31"_ba;
const QByteArray Ferries = "/akn/zz/act/2015/11/ara@2015-10-02"_ba;
const QByteArray Stub = "/akn/zz/act/2020/1/eng@2020-03-27"_ba;

render::ArchiveOptions options()
{
    render::ArchiveOptions made;
    made.today = QDate(2024, 6, 1);
    return made;
}

QByteArray pdfOf(const render::ArchiveItem &item)
{
    Result<QByteArray> pdf = render::toPdf(item, options());
    if (!pdf)
        qFatal("%s", qPrintable(pdf.error().text()));
    return *pdf;
}

const QByteArray &harbours()
{
    static const QByteArray pdf = pdfOf(test::sampleItem(Harbours));
    return pdf;
}

/// A document around some provisions.
render::ArchiveItem itemAround(const QByteArray &body)
{
    const QByteArray head =
        R"xml(<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
<act name="act"><meta><identification source="#x">
<FRBRWork><FRBRthis value="/akn/zz/act/2024/9/!main"/><FRBRuri value="/akn/zz/act/2024/9"/>
<FRBRalias value="Long Act"/><FRBRdate date="2024" name="Generation"/><FRBRauthor href=""/>
<FRBRcountry value="zz"/></FRBRWork>
<FRBRExpression><FRBRthis value="/akn/zz/act/2024/9/eng@2024-01-01/!main"/>
<FRBRuri value="/akn/zz/act/2024/9/eng@2024-01-01"/><FRBRdate date="2024-01-01" name="Generation"/>
<FRBRauthor href=""/><FRBRlanguage language="eng"/></FRBRExpression>
</identification></meta><body>)xml";
    Result<akn::Document> document = akn::Document::parse(head + body
                                                          + "</body></act></akomaNtoso>");
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    render::ArchiveItem item;
    item.record.work = document->metadata().work;
    item.record.expression = document->metadata().expression;
    item.documents.push_back({"main", std::move(*document)});
    return item;
}

QByteArray section(int number, const QByteArray &content)
{
    const QByteArray n = QByteArray::number(number);
    return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>Heading " + n
        + "</heading><content>" + content + "</content></section>";
}

QStringList titlesIn(const QJsonArray &outlines)
{
    QStringList titles;
    for (const QJsonValue &each : outlines) {
        titles += each[u"title"].toString();
        titles += titlesIn(each[u"kids"].toArray());
    }
    return titles;
}

QStringList linesOf(const QByteArray &pdf, int page)
{
    QStringList lines = test::pdfText(pdf, page, page).split(u'\n', Qt::SkipEmptyParts);
    lines.removeAll(u"\f"_s);
    return lines;
}

} // namespace

class TestPdfRenderer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void qpdfFindsNothingWrong_data()
    {
        if (!test::hasQpdf())
            QSKIP("qpdf is not installed, or may not be started here.");
        QTest::addColumn<QByteArray>("pdf");
        QTest::newRow("act") << harbours();
        QTest::newRow("right to left") << pdfOf(test::sampleItem(Ferries));
        QTest::newRow("stub") << pdfOf(test::sampleItem(Stub));
        QTest::newRow("listing") << *render::toPdf(test::sampleSource(test::sampleUris()),
                                                   options());
        QTest::newRow("empty body") << pdfOf(itemAround({}));
    }
    void qpdfFindsNothingWrong()
    {
        QFETCH(QByteArray, pdf);
        QCOMPARE(test::qpdfFindings(pdf), QString());
    }

    void saysWhatItIs()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        const QMap<QString, QString> facts = test::pdfFacts(harbours());
        QCOMPARE(facts[u"Title"_s], u"Foreshore and Harbours Code, 2001"_s);
        QCOMPARE(facts[u"Subject"_s], QString::fromUtf8(Harbours));
        QCOMPARE(facts[u"Author"_s], u"Zephara"_s);
        QCOMPARE(facts[u"Tagged"_s], u"yes"_s);
        QVERIFY(facts[u"Page size"_s].contains(u"A4"_s));
    }

    void theOutlineFollowsTheContents()
    {
        if (!test::hasQpdf())
            QSKIP("qpdf is not installed, or may not be started here.");
        const QJsonArray outlines = test::qpdfJson(harbours(), u"outlines"_s);
        const QStringList titles = titlesIn(outlines);
        QVERIFY(titles.contains(u"Chapter 7 – The Tidal Court"_s));
        QVERIFY(titles.contains(u"66. Jurisdiction"_s));
        QVERIFY(titles.contains(u"Third Schedule"_s));
        // Preface and preamble, chapters, parts, sections, schedules.
        QCOMPARE(titles.size(), 2 + 8 + 10 + 76 + 3);
    }

    /// Every line of the contents names the page on which its title stands.
    void contentsNameTheRightPages()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        constexpr int FrontPages = 4;
        const QStringList pages = test::pdfText(harbours()).split(u'\f');
        const QStringList lines = pages.mid(1, FrontPages - 1).join(QString()).split(u'\n');
        int found = 0;
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
            // In the file, the number comes after its title, on a line of its own or behind it.
            static const QRegularExpression Section(u"^(\\d+)\\. (.+?)(?: (\\d+))?$"_s);
            const QRegularExpressionMatch match = Section.match(lines[i]);
            if (!match.hasMatch())
                continue;
            const QString number = match.captured(3).isEmpty() ? lines[i + 1] : match.captured(3);
            const QString page = pages.value(FrontPages + number.toInt() - 1);
            QVERIFY2(page.contains(match.captured(2)), qPrintable(lines[i]));
            ++found;
        }
        QCOMPARE(found, 76);
    }

    void noPageEndsWithAHeading()
    {
        if (!test::hasPoppler() || !test::hasQpdf())
            QSKIP("poppler-utils or qpdf is not installed, or may not be started here.");
        QByteArray body;
        for (int i = 1; i <= 120; ++i) {
            QByteArray content;
            for (int p = 0; p <= i % 5; ++p)
                content +=
                    "<p>Words that fill a part of this page, up to one line or to two of them, "
                    "as it happens, and as it may be.</p>";
            body += section(i, content);
        }
        const QByteArray pdf = pdfOf(itemAround(body));
        const int pages = int(test::pdfFacts(pdf)[u"Pages"_s].toInt());
        QVERIFY(pages > 10);
        for (int page = pages - 10; page <= pages; ++page) {
            // The last line is the number of the page.
            const QStringList lines = linesOf(pdf, page);
            QVERIFY(lines.size() > 5);
            QVERIFY2(!lines[lines.size() - 2].contains(u"Heading"_s), qPrintable(lines.join(u'|')));
        }
    }

    void headsOfTablesAreRepeated()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        QByteArray rows;
        for (int i = 0; i < 200; ++i)
            rows += "<tr><td><p>Row " + QByteArray::number(i) + "</p></td><td><p>x</p></td></tr>";
        const QByteArray pdf = pdfOf(itemAround(section(
            1, "<table><tr><th><p>Columnhead</p></th><th><p>B</p></th></tr>" + rows + "</table>")));
        const QStringList pages = test::pdfText(pdf).split(u'\f');
        int withRows = 0;
        for (const QString &page : pages) {
            if (!page.contains(u"Row "_s))
                continue;
            ++withRows;
            QCOMPARE(page.count(u"Columnhead"_s), 1);
        }
        QVERIFY(withRows > 3);
    }

    void footnotesStandOnThePageOfTheirMarker()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        QByteArray body;
        for (int i = 1; i <= 90; ++i) {
            const QByteArray n = QByteArray::number(i);
            body += section(i,
                            "<p>Marked" + n + "x<authorialNote marker=\"" + n + "\"><p>Footnote" + n
                                + "y.</p></authorialNote>, and more.</p>");
        }
        const QStringList pages = test::pdfText(pdfOf(itemAround(body))).split(u'\f');
        int found = 0;
        for (const QString &page : pages) {
            for (int i = 1; i <= 90; ++i) {
                const bool isMarked = page.contains(u"Marked%1x"_s.arg(i));
                QCOMPARE(page.contains(u"Footnote%1y."_s.arg(i)), isMarked);
                found += isMarked ? 1 : 0;
            }
        }
        QCOMPARE(found, 90);
    }

    void aNoteLongerThanAPageIsDivided()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        QByteArray note;
        for (int i = 0; i < 3000; ++i)
            note += "word" + QByteArray::number(i) + ' ';
        const QByteArray pdf = pdfOf(itemAround(section(
            1, "<p>Text<authorialNote marker=\"1\"><p>" + note + "</p></authorialNote>.</p>")));
        const QString notes = QString::fromUtf8(test::structuredText(pdf).notes).simplified()
            + u' ';
        for (int i = 0; i < 3000; ++i)
            QVERIFY(notes.contains(u"word%1 "_s.arg(i)));
        QVERIFY(test::pdfFacts(pdf)[u"Pages"_s].toInt() > 3);
    }

    /// In Arabic the number of a paragraph is to the right of it.
    void readsFromRightToLeft()
    {
        const Result<QByteArray> pdf = render::toPdf(test::sampleItem(Ferries), options());
        QVERIFY(pdf);
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        // Lines of a right-to-left text are written from left to right, so its number comes last.
        const QString page = test::pdfText(*pdf, 4, 4);
        static const QRegularExpression Last(u"\\(1\\)|\\)1\\("_s);
        QVERIFY(page.contains(Last));
    }

    void aPortionIsOnlyThatPortion()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        render::ArchiveItem item = test::sampleItem(Harbours);
        item.element = item.documents.front().document.find("main", "chp_7__sec_66");
        QVERIFY(item.element);
        const QByteArray pdf = pdfOf(item);
        const QString text = test::pdfText(pdf);
        QVERIFY(text.contains(u"The Tidal Court decides"_s));
        QVERIFY(text.contains(u"Foreshore and Harbours Code, 2001"_s));
        QVERIFY(!text.contains(u"The Court may go and look"_s));
        QCOMPARE(test::pdfFacts(pdf)[u"Pages"_s], u"1"_s);
    }

    void aStubIsItsCoverPage()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed, or may not be started here.");
        const QByteArray pdf = pdfOf(test::sampleItem(Stub));
        QCOMPARE(test::pdfFacts(pdf)[u"Pages"_s], u"1"_s);
    }

    void aListingHasABranchForEachDocument()
    {
        if (!test::hasQpdf())
            QSKIP("qpdf is not installed, or may not be started here.");
        const Result<QByteArray> pdf = render::toPdf(test::sampleSource({Flags, Harbours}),
                                                     options());
        QVERIFY(pdf);
        const QJsonArray outlines = test::qpdfJson(*pdf, u"outlines"_s);
        QCOMPARE(outlines.size(), 2);
        QCOMPARE(outlines[1][u"title"].toString(), u"Foreshore and Harbours Code, 2001"_s);
        QVERIFY(outlines[1][u"kids"].toArray().size() > 5);
    }

    void theSameInputGivesTheSameBytes()
    {
        const Result<QByteArray> first = render::toPdf(test::sampleSource({Flags, Ferries}),
                                                       options());
        qputenv("TZ", "Asia/Tokyo");
        tzset();
        Result<QByteArray> second = Error{ErrorCode::Internal, {}};
        std::thread([&second] {
            (void) render::toPdf(test::sampleItem(Harbours), options());
            second = render::toPdf(test::sampleSource({Flags, Ferries}), options());
        }).join();
        qputenv("TZ", "UTC");
        tzset();
        QVERIFY(*first == *second);
    }

    /// What is made once for all files (fonts, words that were measured) is shared by the workers of a server.
    void severalAtATimeAreAsOneByOne()
    {
        constexpr std::size_t Threads = 4;
        const std::array items{test::sampleItem(Ferries), test::sampleItem(Flags)};
        const std::array expected{pdfOf(items[0]), pdfOf(items[1])};
        std::array<QByteArray, Threads> made;
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < Threads; ++i)
            threads.emplace_back([&, i] { made[i] = pdfOf(items[i % 2]); });
        threads.clear();
        for (std::size_t i = 0; i < Threads; ++i)
            QVERIFY2(made[i] == expected[i % 2], qPrintable(QString::number(i)));
    }

    void anEmptyListingIsNotFound()
    {
        const Result<QByteArray> pdf = render::toPdf(test::sampleSource({}), options());
        QVERIFY(!pdf);
        QCOMPARE(pdf.error().code, ErrorCode::NotFound);
    }

    void stopsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<QByteArray> pdf = render::toPdf(test::sampleItem(Harbours), options(),
                                                     stop.get_token());
        QVERIFY(!pdf);
        QCOMPARE(pdf.error().code, ErrorCode::Cancelled);
    }
};

QTEST_MAIN(TestPdfRenderer)
#include "tst_pdfrenderer.moc"
