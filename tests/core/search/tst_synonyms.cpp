// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/queryterms.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_synonyms {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::SynonymLists;

/// What the lists have for a word, sorted, divided by bars.
QByteArray meant(const SynonymLists &lists, const char *word)
{
    const auto found = lists.byWord.find(word);
    if (found == lists.byWord.end())
        return "none";
    QByteArrayList words;
    for (const std::string &other : found->second)
        words << QByteArray::fromStdString(other);
    std::sort(words.begin(), words.end());
    return words.join('|');
}

class TestSynonyms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("others");
        const auto row = [](const char *name, const QByteArray &text, const char *word,
                            const char *others) {
            QTest::newRow(name) << text << QByteArray(word) << QByteArray(others);
        };
        row("a list", "eviction, ejectment, removal", "ejectment", "eviction|removal");
        row("folded", "Éviction ,  EJECTMENT", "eviction", "ejectment");
        row("two lists of a word", "a, b\na, c", "a", "b|c");
        row("the same twice", "a, b\nb, a", "a", "b");
        row("arrow", "sack => dismissal", "sack", "dismissal");
        row("not the other way", "sack => dismissal", "dismissal", "none");
        row("a remark", "a, b # not c, d", "a", "b");
        row("a line of a remark", "# a, b", "a", "none");
        row("Windows line ends", "a, b\r\nc, d\r\n", "c", "d");
        row("byte order mark",
            "\xEF\xBB\xBF"
            "a, b",
            "a", "b");
        row("more than one word", "plaintiff, suing party", "plaintiff", "suing party");
        // What is wrong is left out, and the rest is read.
        row("one word", "a\nb, c", "b", "c");
        row("one word is nobody's", "a\nb, c", "a", "");
        row("commas alone", ",,, ,\nb, c", "b", "c");
        row("nothing before the arrow", "=> a\nb, c", "b", "c");
        row("nothing after the arrow", "a =>\nb, c", "b", "c");
        row("a word too long", QByteArray(1000, 'x') + ", a, b", "a", "b");
        row("not UTF-8", "\xFF\xFE, a\nb, c", "b", "c");
        row("zeros", QByteArray("\0\0\0, \0\nb, c", 11), "b", "c");
        row("empty", "", "a", "none");
    }
    void readsAFile()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, others);
        SynonymLists lists;
        lists.add(text);
        QCOMPARE(meant(lists, word.constData()), others);
    }

    void aListIsNotWithoutEnd()
    {
        QByteArray text;
        for (int i = 0; i < 5000; ++i)
            text += "w" + QByteArray::number(i) + ',';
        SynonymLists lists;
        lists.add(text);
        QVERIFY(lists.byWord.at("w0").size() <= 20);
    }

    void aChangedFileIsReadAgain()
    {
        const QTemporaryDir folder;
        search::Synonyms synonyms(folder.path());
        QCOMPARE(meant(*synonyms.lists(), "licence"), "license"); // Comes with the program.
        QCOMPARE(meant(*synonyms.lists(), "eviction"), "none");
        write(folder.filePath(u"eng.txt"_s), "eviction, ejectment");
        QCOMPARE(meant(*synonyms.lists(), "eviction"), "ejectment");
        const auto before = synonyms.lists();
        QCOMPARE(synonyms.lists().get(), before.get()); // Not read without need.
        write(folder.filePath(u"eng.txt"_s), "eviction, ejectment, removal");
        QCOMPARE(meant(*synonyms.lists(), "eviction"), "ejectment|removal");
        write(folder.filePath(u"fra.txt"_s), "bail, location");
        QCOMPARE(meant(*synonyms.lists(), "bail"), "location");
        QVERIFY(QFile::remove(folder.filePath(u"eng.txt"_s)));
        QCOMPARE(meant(*synonyms.lists(), "eviction"), "none");
        QCOMPARE(meant(*before, "eviction"), "ejectment"); // Who has it, keeps it.
    }

    void whatIsNoFileOfListsIsLeftOut()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"deu.txt"_s));
        write(folder.filePath(u"eng.txt~"_s), "a, b");
        write(folder.filePath(u"huge.txt"_s), QByteArray(5 * 1024 * 1024, ' ') + "\nc, d");
        search::Synonyms synonyms(folder.path());
        QCOMPARE(meant(*synonyms.lists(), "a"), "none");
        QCOMPARE(meant(*synonyms.lists(), "c"), "none");
        search::Synonyms nowhere(folder.filePath(u"none"_s));
        QCOMPARE(meant(*nowhere.lists(), "licence"), "license");
    }

private:
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
};

SHERIA_TEST(TestSynonyms)
} // namespace tst_synonyms
#include "tst_synonyms.moc"
