// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/entry.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_pairsignature {

using sheria::search::PairSignature;

class TestPairSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasWhatFollowsEachOther_data()
    {
        QTest::addColumn<QByteArray>("phrase");
        QTest::addColumn<bool>("may");
        QTest::newRow("pair") << QByteArray("chief forester") << true;
        QTest::newRow("three") << QByteArray("unless chief forester") << true;
        QTest::newRow("short words between") << QByteArray("tree of the bush") << true;
        QTest::newRow("short words alone") << QByteArray("of the") << true;
        QTest::newRow("other short words between") << QByteArray("tree by a bush") << false;
        QTest::newRow("other short words alone") << QByteArray("by a") << false;
        QTest::newRow("three letters") << QByteArray("act of god") << false;
        QTest::newRow("the other way about") << QByteArray("forester chief") << false;
        QTest::newRow("not one after the other") << QByteArray("unless forester") << false;
        QTest::newRow("over an interruption") << QByteArray("bush unless") << false;
        QTest::newRow("one pair of two") << QByteArray("chief forester tree") << false;
    }
    void hasWhatFollowsEachOther()
    {
        QFETCH(QByteArray, phrase);
        QFETCH(bool, may);
        PairSignature signature;
        add(signature, "tree of the bush");
        signature.interrupt();
        add(signature, "unless chief forester consents");
        QCOMPARE(PairSignature::mayHave(signature.bytes(), pairs(phrase)), may);
    }

    void oneWordIsNotToldOf()
    {
        QVERIFY(pairs("owner").empty());
        QVERIFY(pairs("").empty());
        QCOMPARE(pairs("owner of a dog").size(), std::size_t(3));
    }

    void anEmptyPassageHasNothing()
    {
        QVERIFY(PairSignature().bytes().empty());
        QVERIFY(!PairSignature::mayHave({}, pairs("chief forester")));
        QVERIFY(PairSignature::mayHave({}, pairs("forester")));
    }

    /// All pairs that are there, and few others, in eight bits a pair.
    void seldomSaysMoreThanThereIs()
    {
        constexpr int Words = 250;
        PairSignature signature;
        QByteArray text;
        for (int i = 0; i < Words; ++i)
            text += "word" + QByteArray::number(i) + ' ';
        add(signature, text);
        const std::string bytes = signature.bytes();
        QCOMPARE(bytes.size(), std::size_t(Words - 1));
        int wrong = 0;
        for (int i = 0; i + 1 < Words; ++i) {
            const QByteArray word = "word" + QByteArray::number(i);
            const QByteArray next = " word" + QByteArray::number(i + 1);
            QVERIFY(PairSignature::mayHave(bytes, pairs(word + next)));
            for (int other = 0; other < 20; ++other)
                wrong += PairSignature::mayHave(bytes,
                                                pairs(word + " other" + QByteArray::number(other)))
                    ? 1
                    : 0;
        }
        QVERIFY2(wrong < Words * 20 / 30, qPrintable(QString::number(wrong)));
    }

private:
    static void add(PairSignature &signature, const QByteArray &text)
    {
        for (const QByteArray &word : text.split(' '))
            signature.add(PairSignature::wordHash(word.toStdString()));
    }

    static std::vector<std::uint64_t> pairs(const QByteArray &text)
    {
        std::vector<std::string> words;
        for (const QByteArray &word : text.split(' '))
            words.push_back(word.toStdString());
        return PairSignature::pairsOf(words);
    }
};

SHERIA_TEST(TestPairSignature)
} // namespace tst_pairsignature
#include "tst_pairsignature.moc"
