// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/render/htmltext.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTest>

namespace tst_corpushtml {

using namespace sheria;
using namespace Qt::StringLiterals;

/// What the renderer may add: names of parts in the languages of the corpus, the dash between a
/// number and a heading, quotation marks, and the heading of a preamble.
const QByteArrayList Generated = {"Article",  "Book",     "Chapter", "Clause",  "Part",   "Title",
                                  "Tome",     "Preamble", "Ibaraya", "Ibara",   "Suraya", "Sura",
                                  "Sehemuya", "Sehemu",   "Artikel", "Kapitel", "Buch",   "Teil",
                                  "Titel",    "\u2013",   "\u201c",  "\u201d",  "\u2018", "\"",
                                  "'",        "المادة",   "الفصل"};

QByteArray bare(const QByteArray &text)
{
    return akn::withoutWhiteSpace(akn::normalized(text));
}

/// The HTML of every document of the corpus: all of its text, in its order, and nothing that could act.
class TestCorpusHtml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase()
    {
        qInfo("%d documents: %d elements, %lld characters of text, of them %lld in footnotes",
              m_documents, m_elements, m_characters, m_inNotes);
    }

    void showsAllText_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < test::corpus().size(); ++i)
            QTest::newRow(qPrintable(test::corpus()[i].path)) << int(i);
    }
    void showsAllText()
    {
        QFETCH(int, index);
        const test::CorpusFile &file = test::corpus()[std::size_t(index)];
        const Result<akn::Document> document = akn::Document::parse(file.bytes);
        QVERIFY(document);
        const test::HtmlText expected = test::expectedText(file.bytes);
        QCOMPARE(expected.faults, QStringList());

        const QByteArray html = render::toHtml(*document, {"https://r.example"_ba, "/m/"_ba});
        const test::HtmlText shown = test::htmlText(html);
        QCOMPARE(shown.faults.mid(0, 3), QStringList());
        QCOMPARE(test::firstDifference(bare(expected.body), bare(shown.body), Generated),
                 QString());
        QCOMPARE(test::firstDifference(bare(expected.notes), bare(shown.notes), Generated),
                 QString());

        QCOMPARE(html.count("<table"), file.oracle[u"counts"_s][u"tables"_s].toInt());

        ++m_documents;
        m_elements += shown.elements;
        m_characters += bare(expected.body).size() + bare(expected.notes).size();
        m_inNotes += bare(expected.notes).size();
    }

private:
    int m_documents = 0;
    int m_elements = 0;
    qlonglong m_characters = 0;
    qlonglong m_inNotes = 0;
};

SHERIA_TEST(TestCorpusHtml)
} // namespace tst_corpushtml
#include "tst_corpushtml.moc"
