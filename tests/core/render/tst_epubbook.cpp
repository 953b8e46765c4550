// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/render/epub/epubbook.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/render/htmltext.h"
#include "tests/core/render/samplelibrary.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <ctime>

namespace tst_epubbook {

using namespace sheria;
using namespace Qt::StringLiterals;

const QByteArray Flags = "/akn/zz/act/1998/2/eng@2018-12-31"_ba;
const QByteArray Ferries = "/akn/zz/act/2015/11/ara@2015-10-02"_ba;

/// What may be shown that is not text of the document: names of parts, dashes, quotation marks.
const QByteArrayList Generated = {"Article",  "Book",     "Chapter", "Clause",  "Part",   "Title",
                                  "Tome",     "Preamble", "Ibaraya", "Ibara",   "Suraya", "Sura",
                                  "Sehemuya", "Sehemu",   "Artikel", "Kapitel", "Buch",   "Teil",
                                  "Titel",    "\u2013",   "\u201c",  "\u201d",  "\u2018", "\"",
                                  "'",        "المادة",   "الفصل"};

render::ArchiveOptions options()
{
    render::ArchiveOptions made;
    made.today = QDate(2024, 6, 1);
    return made;
}

QByteArray golden(const QString &name)
{
    QFile file(QStringLiteral(SHERIA_TEST_DIR "/golden/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

render::ArchiveItem itemOf(const QByteArray &xml)
{
    Result<akn::Document> document = akn::Document::parse(xml);
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    render::ArchiveItem item;
    item.record.work = document->metadata().work;
    item.record.expression = document->metadata().expression;
    item.documents.push_back({"main", std::move(*document)});
    return item;
}

render::ArchiveItem untidyItem()
{
    render::ArchiveItem item = itemOf(golden(u"untidy.xml"_s));
    item.media.push_back({u"dot.png"_s, []() -> Result<QByteArray> {
                              return test::sampleItem(Flags).media[0].bytes();
                          }});
    return item;
}

struct Shown
{
    QByteArray body;
    QByteArray notes;
    QString fault;
};

/// The text of an XHTML file, read by another parser than the writer of it could have in mind.
void read(const QByteArray &xhtml, Shown &shown)
{
    QXmlStreamReader reader(xhtml);
    int notes = 0;
    int skipped = 0;
    bool isInBody = false;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            const QStringView id = reader.attributes().value(u"id"_s);
            const QStringView names = reader.attributes().value(u"class"_s);
            isInBody = isInBody || reader.name() == u"body"_s;
            notes += notes > 0 || reader.name() == u"aside"_s ? 1 : 0;
            skipped += skipped > 0 || id.startsWith(u"noteref."_s)
                    || names == u"akn-authorialNote--marker"_s
                    || (names.startsWith(u"akn-img"_s) && reader.name() == u"span"_s)
                ? 1
                : 0;
        } else if (token == QXmlStreamReader::EndElement) {
            notes -= notes > 0 ? 1 : 0;
            skipped -= skipped > 0 ? 1 : 0;
        } else if (token == QXmlStreamReader::Characters && isInBody && skipped == 0) {
            (notes > 0 ? shown.notes : shown.body) += reader.text().toUtf8();
        }
    }
    if (reader.hasError())
        shown.fault += reader.errorString();
}

/// The text of all chapters, in their order.
Shown textOf(const QByteArray &book)
{
    Shown shown;
    const QMap<QString, QByteArray> files = test::unpacked(book);
    for (const QString &name : test::memberOrder(book)) {
        if (name.startsWith(u"EPUB/doc-"_s) && name.endsWith(u".xhtml"_s)
            && !name.endsWith(u"titlepage.xhtml"_s))
            read(files[name], shown);
    }
    return shown;
}

QByteArray bare(const QByteArray &text)
{
    return akn::withoutWhiteSpace(akn::normalized(text));
}

/// What epubcheck has to say about a book; empty: nothing. Its own file carries the way to start it.
QString complaints(const QByteArray &book)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"book.epub"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(book) != book.size())
        return file.errorString();
    file.close();
    QProcess check;
    check.setProcessChannelMode(QProcess::MergedChannels);
    check.start(u"java"_s,
                {u"-Xss16m"_s, u"-jar"_s, u"/usr/share/java/epubcheck.jar"_s, file.fileName()});
    if (!check.waitForFinished(-1))
        return check.errorString();
    const QString output = QString::fromUtf8(check.readAll());
    return output.contains(u"No errors or warnings detected"_s) ? QString() : output;
}

bool hasEpubcheck()
{
    return !tests::IsThreadSanitized && QFile::exists(u"/usr/share/java/epubcheck.jar"_s)
        && !QStandardPaths::findExecutable(u"java"_s).isEmpty();
}

class TestEpubBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The whole sample library with the untidiest of documents in one book: one start of Java.
    void epubcheckAcceptsAListing()
    {
        if (!hasEpubcheck())
            QSKIP("epubcheck is not installed, or may not be started here.");
        bool isFirst = true;
        const render::ArchiveSource samples = test::sampleSource(test::sampleUris());
        const Result<QByteArray> book = render::toEpub(
            [&]() -> Result<std::optional<render::ArchiveItem>> {
                return std::exchange(isFirst, false) ? std::optional(untidyItem()) : samples();
            },
            options());
        QVERIFY(book);
        QCOMPARE(complaints(*book), QString());
    }

    void epubcheckAcceptsAPortion()
    {
        if (!hasEpubcheck())
            QSKIP("epubcheck is not installed, or may not be started here.");
        render::ArchiveItem item = test::sampleItem(Ferries);
        item.element = item.documents.front().document.find("main", "part_1");
        QVERIFY(item.element);
        render::ArchiveOptions linked = options();
        linked.resolver = "https://law.example/resolve";
        const Result<QByteArray> book = render::toEpub(item, linked);
        QVERIFY(book);
        QCOMPARE(complaints(*book), QString());
    }

    /// All documents of our own, and every 25th of the real ones.
    void epubcheckAcceptsTheCorpus()
    {
        if (!hasEpubcheck())
            QSKIP("epubcheck is not installed, or may not be started here.");
        std::size_t at = 0;
        const Result<QByteArray> book = render::toEpub(
            [&at]() -> Result<std::optional<render::ArchiveItem>> {
                constexpr std::size_t Step = 25;
                if (at >= test::corpus().size())
                    return std::optional<render::ArchiveItem>();
                const test::CorpusFile &file = test::corpus()[at];
                at += file.isOwn ? 1 : Step;
                return std::optional(itemOf(file.bytes));
            },
            options());
        QVERIFY(book);
        QCOMPARE(complaints(*book), QString());
    }

    void showsAllTextOfTheCorpus_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < test::corpus().size(); ++i)
            QTest::newRow(qPrintable(test::corpus()[i].path)) << int(i);
    }
    void showsAllTextOfTheCorpus()
    {
        QFETCH(int, index);
        checkText(test::corpus()[std::size_t(index)].bytes);
    }
    void showsAllTextOfAnUntidyDocument() { checkText(golden(u"untidy.xml"_s)); }

    void matchesGolden()
    {
        const Result<QByteArray> book = render::toEpub(test::sampleItem(Flags), options());
        QVERIFY(book);
        const auto files = test::unpacked(*book);
        QByteArray shape = files.keys().join(u'\n').toUtf8() + "\n\n";
        for (const char *name : {"package.opf", "nav.xhtml", "doc-01/schedule1-att_1.xhtml"})
            shape += files[u"EPUB/"_s + QString::fromLatin1(name)] + '\n';
        const QString path = QStringLiteral(SHERIA_TEST_DIR "/golden/epub.txt");
        if (qEnvironmentVariableIsSet("SHERIA_UPDATE_GOLDEN")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(shape);
        }
        QCOMPARE(shape, golden(u"epub.txt"_s));
    }

    void beginsWithItsMediaType()
    {
        const Result<QByteArray> book = render::toEpub(test::sampleItem(Flags), options());
        QCOMPARE(book->mid(30, 28), "mimetypeapplication/epub+zip"_ba);
    }

    void theSameInputGivesTheSameBytes()
    {
        const Result<QByteArray> first = render::toEpub(test::sampleSource({Flags, Ferries}),
                                                        options());
        qputenv("TZ", "Asia/Tokyo");
        tzset();
        const Result<QByteArray> second = render::toEpub(test::sampleSource({Flags, Ferries}),
                                                         options());
        qputenv("TZ", "UTC");
        tzset();
        QVERIFY(*first == *second);
    }

    void readsFromRightToLeft()
    {
        const auto files = test::unpacked(*render::toEpub(test::sampleItem(Ferries), options()));
        QVERIFY(files[u"EPUB/package.opf"_s].contains("page-progression-direction=\"rtl\""));
        QVERIFY(files[u"EPUB/package.opf"_s].contains("<dc:language>ar</dc:language>"));
        QVERIFY(files[u"EPUB/doc-01/titlepage.xhtml"_s].contains("dir=\"rtl\""));
    }

    void aListingHasABranchForEachDocument()
    {
        render::ArchiveOptions named = options();
        named.organisation = u"Law & Co"_s;
        const auto files = test::unpacked(
            *render::toEpub(test::sampleSource({Flags, Ferries}), named));
        const QByteArray package = files[u"EPUB/package.opf"_s];
        QVERIFY(package.contains(
            QByteArray("<dc:identifier id=\"uid\">" + Flags + ':' + Ferries + "<")));
        QVERIFY(package.contains("<dc:title>2 documents</dc:title>"));
        QVERIFY(package.contains("<dc:publisher>Law &amp; Co</dc:publisher>"));
        QVERIFY(package.contains("<dc:language>ar</dc:language>"));
        const QByteArray navigation = files[u"EPUB/nav.xhtml"_s];
        QVERIFY(navigation.contains("<a href=\"doc-01/titlepage.xhtml\">Flags and Measures Act"));
        QVERIFY(navigation.contains("<a href=\"doc-02/titlepage.xhtml\">"));
    }

    /// A heading between sections stands above the next one, not on a page of its own.
    void aHeadingStandsAboveWhatFollows()
    {
        const auto files = test::unpacked(
            *render::toEpub(test::sampleItem("/akn/zz/act/2005/4/eng@2022-03-01"), options()));
        const QByteArray section = files[u"EPUB/doc-01/main-sec_3.xhtml"_s];
        const qsizetype heading = section.indexOf(">The Board of Lights<");
        QVERIFY(heading > 0);
        QVERIFY(section.lastIndexOf("Establishment of the Board") > heading);
        QVERIFY(!files.contains(u"EPUB/doc-01/main-text.xhtml"_s));
        QVERIFY(files[u"EPUB/nav.xhtml"_s].contains("href=\"doc-01/main-sec_3.xhtml#sec_3\""));
    }

    void aStubIsItsTitlePage()
    {
        render::ArchiveItem item = test::sampleItem(Flags);
        item.documents.clear();
        const auto files = test::unpacked(*render::toEpub(item, options()));
        QVERIFY(files.contains(u"EPUB/doc-01/titlepage.xhtml"_s));
        QVERIFY(!files.contains(u"EPUB/doc-01/main-part_1.xhtml"_s));
    }

    void anEmptyListingIsNotFound()
    {
        const Result<QByteArray> book = render::toEpub(test::sampleSource({}), options());
        QVERIFY(!book);
        QCOMPARE(book.error().code, ErrorCode::NotFound);
    }

    void stopsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<QByteArray> book = render::toEpub(test::sampleItem(Flags), options(),
                                                       stop.get_token());
        QVERIFY(!book);
        QCOMPARE(book.error().code, ErrorCode::Cancelled);
    }

private:
    static void checkText(const QByteArray &xml)
    {
        const test::HtmlText expected = test::expectedText(xml);
        const Result<QByteArray> book = render::toEpub(itemOf(xml), options());
        QVERIFY(book);
        const Shown shown = textOf(*book);
        QCOMPARE(shown.fault, QString());
        QCOMPARE(test::firstDifference(bare(expected.body), bare(shown.body), Generated),
                 QString());
        QCOMPARE(test::firstDifference(bare(expected.notes), bare(shown.notes), Generated),
                 QString());
    }
};

SHERIA_TEST(TestEpubBook)
} // namespace tst_epubbook
#include "tst_epubbook.moc"
