// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/passages.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_passages {

using namespace sheria;
using search::Passage;
using tests::must;

class TestPassages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sectionsOfAnActStandAlone()
    {
        tests::DocumentSpec spec;
        spec.body = element("section", 1, 20) + element("section", 2, 900)
            + element("section", 3, 30);
        const akn::Document document = must(akn::Document::parse(tests::xmlOf(spec)));
        const std::vector<Passage> passages = search::passagesOf(document);
        QVERIFY(passages.size() >= 5);
        QCOMPARE(eIdOf(document, passages.front().unit), "section_1");
        QCOMPARE(passages.front().isDivided, false);
        QCOMPARE(eIdOf(document, passages[1].unit), "section_2");
        QCOMPARE(passages[1].isDivided, true);
        QCOMPARE(eIdOf(document, passages.back().unit), "section_3");
        coverAllOf(document, passages);
    }

    void paragraphsOfAJudgmentGoTogether()
    {
        tests::DocumentSpec spec;
        spec.element = "judgment";
        QByteArray paragraphs;
        for (int i = 1; i <= 30; ++i)
            paragraphs += element("paragraph", i, 60);
        spec.body = "<judgmentBody><decision>" + paragraphs + "</decision></judgmentBody>";
        const akn::Document document = must(akn::Document::parse(tests::xmlOf(spec)));
        const std::vector<Passage> passages = search::passagesOf(document);
        QVERIFY(passages.size() >= 5 && passages.size() <= 12);
        QCOMPARE(eIdOf(document, passages.front().part), "paragraph_1");
        for (const Passage &passage : passages) {
            QCOMPARE(passage.unit, -1);
            // Each begins with a paragraph, not within one.
            QCOMPARE(document.provisions()[std::size_t(passage.part)].textStart, passage.start);
        }
        coverAllOf(document, passages);
    }

    /// What people cite and read as a whole is found as a whole, whatever a table of contents lists.
    void unitsAreWhatPeopleCite_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("units");

        QTest::newRow("section of subsections")
            << within("chapter",
                      within("section", element("subsection", 1, 9) + element("subsection", 2, 9)))
            << QByteArrayList{"chapter_of", "section_of"};
        QTest::newRow("chapter of paragraphs")
            << within("chapter",
                      within("paragraph", element("subparagraph", 1, 9))
                          + element("paragraph", 2, 9))
            << QByteArrayList{"chapter_of", "paragraph_of", "paragraph_2"};
        QTest::newRow("section of articles")
            << within("section",
                      within("subsection", element("article", 1, 9) + element("article", 2, 9)))
            << QByteArrayList{"section_of", "article_1", "article_2"};
        QTest::newRow("chapter with nothing in it")
            << element("chapter", 1, 9) << QByteArrayList{"chapter_1"};
    }
    void unitsAreWhatPeopleCite()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArrayList, units);
        tests::DocumentSpec spec;
        spec.body = body;
        const akn::Document document = must(akn::Document::parse(tests::xmlOf(spec)));
        const std::vector<Passage> passages = search::passagesOf(document);
        QByteArrayList found;
        for (const Passage &passage : passages)
            found << eIdOf(document, passage.unit);
        QCOMPARE(found, units);
        coverAllOf(document, passages);
    }

private:
    static QByteArray within(const QByteArray &name, const QByteArray &content)
    {
        return '<' + name + " eId=\"" + name + "_of\"><num>A</num>" + content + "</" + name + '>';
    }

    static QByteArray element(const QByteArray &name, int number, int words)
    {
        const QByteArray n = QByteArray::number(number);
        QByteArray text;
        for (int i = 1; i <= words; ++i)
            text += i % 20 == 0 ? "end. " : "Word ";
        return '<' + name + " eId=\"" + name + '_' + n + "\"><num>" + n + ".</num><content><p>"
            + text + "</p></content></" + name + '>';
    }

    static QByteArray eIdOf(const akn::Document &document, int provision)
    {
        return provision < 0 ? QByteArray() : document.provisions()[std::size_t(provision)].eId;
    }

    /// Nothing but blanks is left out, and nothing is there twice.
    static void coverAllOf(const akn::Document &document, const std::vector<Passage> &passages)
    {
        qsizetype at = 0;
        for (const Passage &passage : passages) {
            QVERIFY(passage.start >= at);
            QVERIFY(document.text().mid(at, passage.start - at).trimmed().isEmpty());
            QVERIFY(passage.end > passage.start);
            at = passage.end;
        }
        QVERIFY(document.text().mid(at).trimmed().isEmpty());
    }
};

SHERIA_TEST(TestPassages)
} // namespace tst_passages
#include "tst_passages.moc"
