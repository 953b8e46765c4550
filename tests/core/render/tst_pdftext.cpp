// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/render/htmltext.h"
#include "tests/core/render/pdftools.h"
#include "tests/core/render/samplelibrary.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

/// What may be shown that is not text of the document: names of parts, dashes, quotation marks.
const QByteArrayList Generated = {"Article",  "Book",     "Chapter", "Clause",  "Part",   "Title",
                                  "Tome",     "Preamble", "Ibaraya", "Ibara",   "Suraya", "Sura",
                                  "Sehemuya", "Sehemu",   "Artikel", "Kapitel", "Buch",   "Teil",
                                  "Titel",    "Chapitre", "Partie",  "Livre",   "Titre",  "\u2013",
                                  "\u201c",   "\u201d",   "\u2018",  "\"",      "'",      "\u2022"};

render::ArchiveOptions options()
{
    render::ArchiveOptions made;
    made.today = QDate(2024, 6, 1);
    return made;
}

/// A soft hyphen is no character of a page: it says where a word may be broken.
QByteArray bare(const QByteArray &text)
{
    return akn::withoutWhiteSpace(akn::normalized(text)).replace("\u00ad", "");
}

/// Markers of notes, and what stands for images that are not there.
QByteArrayList generatedFor(const QByteArray &xml)
{
    QByteArrayList words = Generated;
    QXmlStreamReader reader(xml);
    int unmarked = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == u"img"_s)
            words += bare('[' + attributes.value(u"alt"_s).toUtf8() + ']');
        for (const QString &quote : {u"startQuote"_s, u"endQuote"_s})
            words += bare(attributes.value(quote).toUtf8());
        if (reader.name() == u"authorialNote"_s) {
            const QByteArray marker = bare(attributes.value(u"marker"_s).toUtf8());
            words += marker.isEmpty() ? QByteArray::number(++unmarked) : marker;
        }
    }
    words.removeAll(QByteArray());
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// Words as often as they occur.
QMap<QString, int> wordsOf(const QString &text)
{
    static const QRegularExpression Word(u"[\\p{L}\\p{M}]+|\\p{N}+"_s);
    QMap<QString, int> words;
    for (auto match = Word.globalMatch(text); match.hasNext();)
        ++words[match.next().captured()];
    return words;
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

QByteArray sampleXml(const QByteArray &uri)
{
    const render::ArchiveItem item = test::sampleItem(uri);
    return item.documents.empty() ? QByteArray() : item.documents.front().document.xml();
}

} // namespace

/// Nothing of a document is lost on its way into a PDF, as other programs read it.
class TestPdfText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::hasPoppler())
            QSKIP("poppler-utils is not installed.");
    }

    void theStructureHasTheWholeSample_data() { eachSample(); }
    void theStructureHasTheWholeSample()
    {
        QFETCH(QByteArray, uri);
        // What goes from right to left is in the file as it is on the page; it is looked at below.
        if (uri.contains("/ara@"))
            return;
        checkStructure(test::sampleItem(uri), sampleXml(uri));
    }

    void theStructureHasTheWholeCorpus_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < test::corpus().size(); ++i)
            QTest::newRow(qPrintable(test::corpus()[i].path)) << int(i);
    }
    void theStructureHasTheWholeCorpus()
    {
        QFETCH(int, index);
        const QByteArray &xml = test::corpus()[std::size_t(index)].bytes;
        const render::ArchiveItem item = itemOf(xml);
        // As above: what goes from right to left is looked at as it is on the page.
        if (item.record.expression.language == "ara")
            checkWords(item, xml);
        else
            checkStructure(item, xml);
    }

    /// As somebody finds or copies it.
    void thePagesHaveAllWordsOfTheSample_data() { eachSample(); }
    void thePagesHaveAllWordsOfTheSample()
    {
        QFETCH(QByteArray, uri);
        checkWords(test::sampleItem(uri), sampleXml(uri));
    }

private:
    /// The pages have all words of the document.
    static void checkWords(const render::ArchiveItem &item, const QByteArray &xml)
    {
        const test::HtmlText expected = test::expectedText(xml);
        const Result<QByteArray> book = render::toPdf(item, options());
        QVERIFY(book);
        const QString text = test::pdfText(*book);
        // Marks above Arabic letters are moved about.
        const bool isJoined = item.record.expression.language == "ara";
        const QString wanted = QString::fromUtf8(expected.body + ' ' + expected.notes);
        const QMap<QString, int> there = isJoined ? lettersOf(text) : wordsOf(text);
        const QMap<QString, int> all = isJoined ? lettersOf(wanted) : wordsOf(wanted);
        QVERIFY(all.size() > 20);
        for (auto word = all.begin(); word != all.end(); ++word) {
            QVERIFY2(
                there[word.key()] >= word.value(),
                qPrintable(
                    u"%1: %2 of %3"_s.arg(word.key()).arg(there[word.key()]).arg(word.value())));
        }
    }

    static void eachSample()
    {
        QTest::addColumn<QByteArray>("uri");
        for (const QByteArray &uri : test::sampleUris()) {
            if (!sampleXml(uri).isEmpty())
                QTest::newRow(uri.constData()) << uri;
        }
    }

    static QMap<QString, int> lettersOf(const QString &text)
    {
        QMap<QString, int> letters;
        for (const QChar c : text) {
            if (c.isLetterOrNumber() || c.isMark())
                ++letters[c];
        }
        return letters;
    }

    /// The text after the cover page is that of the document, in its order.
    static void checkStructure(const render::ArchiveItem &item, const QByteArray &xml)
    {
        const test::HtmlText expected = test::expectedText(xml);
        const Result<QByteArray> book = render::toPdf(item, options());
        QVERIFY(book);
        const test::StructuredText shown = test::structuredText(*book);
        const QByteArray cover = bare(
            test::htmlText(render::coverpage(item.record, item.placeName, item.countryName,
                                             options().today, {}))
                .body);
        const QByteArray body = bare(shown.body);
        QCOMPARE(body.first(std::min(body.size(), cover.size())), cover);
        const QByteArrayList generated = generatedFor(xml);
        QCOMPARE(test::firstDifference(bare(expected.body), body.sliced(cover.size()), generated),
                 QString());
        QCOMPARE(test::firstDifference(bare(expected.notes), bare(shown.notes), generated),
                 QString());
    }
};

QTEST_MAIN(TestPdfText)
#include "tst_pdftext.moc"
