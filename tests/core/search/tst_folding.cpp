// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/analyzer.h"
#include "core/search/text/tokens.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_folding {

using namespace sheria;

QByteArray bytes(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

/// Words that are one for whoever looks for them.
class TestFolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("folded");
        const auto row = [](const char *name, const char *word, const char *folded) {
            QTest::newRow(name) << QByteArray(word) << QByteArray(folded);
        };
        row("nothing", "", "");
        row("ASCII", "TREE", "tree");
        row("acute", "Café", "cafe");
        row("decomposed", "Cafe\u0301", "cafe");
        row("cedilla and tilde", "AÇÃO", "acao");
        row("umlaut", "Überfälle", "uberfalle");
        row("sharp s", "Straße", "strasse");
        row("capital sharp s", "STRAẞE", "strasse");
        row("ligature letters", "Œuvre", "oeuvre");
        row("typographic ligature", "oﬃce", "office");
        row("full width", "ＡＣＴ１７", "act17");
        row("soft hyphen", "land\u00ADlord", "landlord");
        row("Turkish dotted capital", "İstanbul", "istanbul");
        row("Turkish dotless", "ılık", "ilik");
        row("Greek sigma at the end", "ΝΟΜΟΣ", "νομοσ");
        row("Greek sigma as written", "νόμος", "νομοσ");
        row("Vietnamese", "Điều", "dieu");
        row("Hausa", "ƙasa", "kasa");
        row("Arabic alef with hamza", "أحكام", "احكام");
        row("Arabic alef below", "إجراء", "اجراء");
        row("Arabic alef madda", "آثار", "اثار");
        row("Arabic alef wasla", "ٱلقانون", "القانون");
        row("Arabic alef maqsura", "مستشفى", "مستشفي");
        row("Arabic ta marbuta", "محكمة", "محكمه");
        row("Arabic tashkeel", "قَانُونٌ", "قانون");
        row("Arabic tatweel", "قـــانون", "قانون");
        row("Arabic presentation form", "ﻗﺎﻧﻮﻥ", "قانون");
        row("Persian kaf and yeh", "کلی", "كلي");
        row("Arabic digits", "١٢٣", "123");
        row("Persian digits", "۴۵۶", "456");
        row("Devanagari digits", "१२", "12");
        row("Ethiopic ha", "ሐገር", "ሀገር");
        row("Ethiopic kha", "ኀይል", "ሀይል");
        row("Ethiopic sa", "ሠራተኛ", "ሰራተኛ");
        row("Ethiopic a", "ዐዋጅ", "አዋጅ");
        row("Ethiopic fourth order", "ኣዋጅ", "አዋጅ");
        row("Ethiopic tsa", "ፀሐይ", "ጸሀይ");
        row("not UTF-8", "a\xFFz", "a\xEF\xBF\xBDz");
    }
    void folds()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, folded);
        QCOMPARE(bytes(search::fold(word.toStdString())), folded);
        // What is folded stays so.
        QCOMPARE(bytes(search::fold(folded.toStdString())), folded);
    }

    /// foldsTo() says what comparing would say, of each word beside each.
    void tellsWithoutFolding()
    {
        const std::vector<std::string> words{"",
                                             "a",
                                             "A",
                                             "tree",
                                             "TREE",
                                             "trees",
                                             "tre",
                                             "\u00e9tat",
                                             "E\u0301TAT",
                                             "etat",
                                             "stra\u00dfe",
                                             "STRASSE",
                                             "12",
                                             "\u0661\u0662",
                                             "\u0301",
                                             "a\u0301",
                                             "\ufb01n",
                                             "fin",
                                             "\u0623\u062d\u0645\u062f",
                                             "\u0627\u062d\u0645\u062f"};
        for (const std::string &word : words) {
            for (const std::string &other : words)
                QCOMPARE(search::foldsTo(word, search::fold(other)),
                         search::fold(word) == search::fold(other));
        }
    }

    void takesTheArticleOff_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("without");
        QTest::newRow("article") << QByteArray("القانون") << QByteArray("قانون");
        QTest::newRow("and the") << QByteArray("والقانون") << QByteArray("قانون");
        QTest::newRow("by the") << QByteArray("بالقانون") << QByteArray("قانون");
        QTest::newRow("for the") << QByteArray("للقانون") << QByteArray("قانون");
        QTest::newRow("none") << QByteArray("قانون") << QByteArray("قانون");
        QTest::newRow("too short to be one") << QByteArray("الم") << QByteArray("الم");
    }
    void takesTheArticleOff()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, without);
        const std::string text = word.toStdString();
        QCOMPARE(bytes(std::string(search::withoutArticle(text))), without);
    }

    /// Pairs of words that have the same term in a language, and pairs that have not.
    void hasOneTerm_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char *language, const char *one, const char *other, bool isSame) {
            QTest::addRow("%s %s %s", language, one, other)
                << QByteArray(language) << QByteArray(one) << QByteArray(other) << isSame;
        };
        row("eng", "licences", "licence", true);
        row("eng", "Dismissed", "dismissal", true);
        row("eng", "court", "count", false);
        row("fra", "licenciés", "licencié", true);
        row("fra", "résiliation", "resiliation", true);
        row("por", "trabalhadores", "trabalhador", true);
        row("spa", "contratos", "contrato", true);
        row("deu", "Verträge", "Vertrag", true);
        row("ara", "المحكمة", "محكمة", true);
        row("ara", "القوانين", "محكمة", false);
        row("amh", "ዐዋጅ", "አዋጅ", true);
        row("swa", "Sheria", "SHERIA", true);
        row("swa", "sheria", "mahakama", false);
    }
    void hasOneTerm()
    {
        QFETCH(QByteArray, language);
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(bool, isSame);
        search::Analyzer analyzer(language);
        const std::string first = analyzer(one.toStdString()).stem;
        const std::string second = analyzer(other.toStdString()).stem;
        QVERIFY2((first == second) == isSame,
                 qPrintable(QString::fromStdString(first + " " + second)));
    }

    void longWordsAreCutBetweenCharacters()
    {
        search::Analyzer analyzer("amh");
        const QByteArray word = QByteArray("አ").repeated(1000);
        const std::string stem = analyzer(word.toStdString()).stem;
        QVERIFY(stem.size() <= search::MaxTermBytes);
        QCOMPARE(stem.size() % 3, std::size_t(0));
    }

    void numbersHaveOneForm_data()
    {
        QTest::addColumn<QByteArray>("folded");
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("others"); ///< Divided by blanks.
        const auto row = [](const char *folded, const char *form, const char *others) {
            QTest::newRow(folded) << QByteArray(folded) << QByteArray(form) << QByteArray(others);
        };
        row("1000", "1000", "");
        row("1,000", "1000", "");
        row("r1,000", "r1000", "1000");
        row("ksh1,000,000", "ksh1000000", "1000000");
        row("10,00,000", "1000000", "");
        row("r1,000.00", "r1000.00", "1000.00 r1000 1000");
        row("r1,000.50", "r1000.50", "1000.50");
        row("1.000", "1.000", "1000");
        row("1.000.000", "1.000.000", "1000000");
        row("12.3", "12.3", "");
        row("12,50", "12.50", "");
        row("0,5", "0.5", "");
        row("1000,00", "1000.00", "1000");
        row("1,2,3", "123", "");
        row("section12", "section12", "");
        row("12a", "12a", "");
        row("tree", "tree", "");
        row("", "", "");
    }
    void numbersHaveOneForm()
    {
        QFETCH(QByteArray, folded);
        QFETCH(QByteArray, form);
        QFETCH(QByteArray, others);
        const std::string number = search::foldedNumber(folded.toStdString());
        QCOMPARE(bytes(number), form);
        QByteArrayList found;
        for (const std::string &other : search::otherNumbers(number))
            found << bytes(other);
        QCOMPARE(found.join(' '), others);
    }

    /// Of what is remembered nothing moves, and no word is taken for another.
    void remembersEachWord()
    {
        constexpr int Words = 20'000;
        search::Analyzer analyzer("eng");
        std::vector<const search::Word *> first;
        for (int i = 0; i < Words; ++i)
            first.push_back(&analyzer("Word" + std::to_string(i)));
        for (int i = 0; i < Words; ++i) {
            const std::string word = "Word" + std::to_string(i);
            QCOMPARE(&analyzer(word), first[std::size_t(i)]);
            QCOMPARE(bytes(first[std::size_t(i)]->folded), bytes(search::fold(word)));
        }
    }

    void groupsOfThousandsBelongTogether_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("numbers"); ///< Divided by blanks.
        const auto row = [](const char *text, const char *numbers) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(numbers);
        };
        row("a fine of R25 500.", "R25500");
        row("R1 000 000,00 or 2 500", "R1000000,00 2500");
        row("1\u00A0000 and 2\u202F000", "1000 2000");
        row("in 2019 100 people", "");
        row("section 12 30", "");
        row("1  000", "");
        row("1, 000", "");
        row("1 0000", "");
        row("0 800 123 456", "800123456");
    }
    void groupsOfThousandsBelongTogether()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, numbers);
        std::vector<search::Token> tokens;
        search::Tokens words(text);
        search::Token token;
        while (words.next(token))
            tokens.push_back(token);
        QByteArrayList found;
        for (const std::string &number : search::groupedNumbers(text, tokens))
            found << bytes(number);
        QCOMPARE(found.join(' '), numbers);
    }
};

SHERIA_TEST(TestFolding)
} // namespace tst_folding
#include "tst_folding.moc"
