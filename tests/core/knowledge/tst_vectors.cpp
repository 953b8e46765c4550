// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/embedder.h"
#include "core/knowledge/item.h"
#include "core/knowledge/vectorsearch.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_vectors {

using namespace sheria;
using namespace sheria::knowledge;

std::vector<float> randomVector(QRandomGenerator &random, int dimension)
{
    std::vector<float> vector;
    for (int i = 0; i < dimension; ++i)
        vector.push_back(float(random.generateDouble() - 0.5));
    return vector;
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    double product = 0;
    double lengthA = 0;
    double lengthB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += double(a[i]) * double(b[i]);
        lengthA += double(a[i]) * double(a[i]);
        lengthB += double(b[i]) * double(b[i]);
    }
    return product / std::sqrt(lengthA * lengthB);
}

Item item(const char *uri)
{
    Item out;
    out.type = PortionType::Provision;
    out.portionId = "sec_1";
    out.pinpointUri = uri;
    return out;
}

QByteArrayList urisOf(const std::vector<Item> &items)
{
    QByteArrayList out;
    for (const Item &each : items)
        out << each.pinpointUri;
    return out;
}

/// Vectors in bytes, the exact search over them, and how both ways of finding are put together.
class TestVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytesKeepTheLikeness()
    {
        QRandomGenerator random(1);
        for (const int dimension : {1, 3, 31, 64, 384, 1000}) {
            VectorTable table(dimension);
            std::vector<std::vector<float>> vectors;
            for (int i = 0; i < 50; ++i) {
                vectors.push_back(randomVector(random, dimension));
                table.add(quantized(vectors.back()));
            }
            const auto question = randomVector(random, dimension);
            for (const VectorTable::Near &near : table.nearest(quantized(question), 50))
                QVERIFY(std::abs(near.likeness - cosine(question, vectors[near.row])) < 0.02);
        }
    }

    void findsTheSameAsAPlainLoop()
    {
        constexpr int Dimension = 96;
        constexpr std::size_t Rows = 2000;
        QRandomGenerator random(2);
        VectorTable table(Dimension);
        std::vector<Quantized> vectors;
        for (std::size_t i = 0; i < Rows; ++i) {
            vectors.push_back(quantized(randomVector(random, Dimension)));
            table.add(vectors.back());
        }
        const Quantized question = quantized(randomVector(random, Dimension));
        std::vector<std::pair<double, std::size_t>> all;
        for (std::size_t i = 0; i < Rows; ++i) {
            std::int32_t sum = 0;
            for (int k = 0; k < Dimension; ++k)
                sum += int(question.bytes[k]) * int(vectors[i].bytes[k]);
            all.emplace_back(-double(sum) * double(float(vectors[i].scale)) * question.scale, i);
        }
        std::sort(all.begin(), all.end());
        const auto nearest = table.nearest(question, 20);
        QCOMPARE(nearest.size(), 20UL);
        for (std::size_t i = 0; i < nearest.size(); ++i)
            QCOMPARE(nearest[i].row, all[i].second);
    }

    /// The extremes add up to more than sixteen bits.
    void sumsDoNotOverflow()
    {
        constexpr std::size_t Size = 8192;
        const std::vector<std::int8_t> low(Size, -127);
        const std::vector<std::int8_t> high(Size, 127);
        for (const std::size_t size : {std::size_t(0), std::size_t(1), std::size_t(33), Size}) {
            QCOMPARE(dotProduct(low.data(), high.data(), size), -127 * 127 * std::int32_t(size));
            QCOMPARE(dotProduct(low.data(), low.data(), size), 127 * 127 * std::int32_t(size));
        }
    }

    void whatIsNoVectorIsLikeNothing()
    {
        QCOMPARE(quantized(std::vector<float>{0, 0}).scale, 0.0);
        QCOMPARE(quantized(std::vector<float>{NAN, 1}).scale, 0.0);
        QCOMPARE(quantized(std::vector<float>{INFINITY, 1}).scale, 0.0);
        VectorTable table(2);
        table.add(quantized(std::vector<float>{1, 0}));
        QVERIFY(table.nearest(quantized(std::vector<float>{1, 0, 0}), 5).empty());
        QVERIFY(table.nearest(quantized(std::vector<float>{1, 0}), 0).empty());
    }

    void answersAreReadWithCare_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("good") << QByteArray(
            R"({"data":[{"index":1,"embedding":[0,1]},{"index":0,"embedding":[1,0]}]})")
                              << true;
        QTest::newRow("without index")
            << QByteArray(R"({"data":[{"embedding":[0,1]},{"embedding":[1,0]}]})") << true;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("too few") << QByteArray(R"({"data":[{"embedding":[0]}]})") << false;
        QTest::newRow("one twice")
            << QByteArray(R"({"data":[{"index":0,"embedding":[0]},{"index":0,"embedding":[1]}]})")
            << false;
        QTest::newRow("an index beyond")
            << QByteArray(R"({"data":[{"index":0,"embedding":[0]},{"index":9,"embedding":[1]}]})")
            << false;
        QTest::newRow("empty") << QByteArray(
            R"({"data":[{"index":0,"embedding":[]},{"index":1,"embedding":[]}]})")
                               << false;
        QTest::newRow("words") << QByteArray(
            R"({"data":[{"index":0,"embedding":["a"]},{"index":1,"embedding":[1]}]})")
                               << false;
        QTest::newRow("of two lengths")
            << QByteArray(R"({"data":[{"index":0,"embedding":[1,2]},{"index":1,"embedding":[1]}]})")
            << false;
    }
    void answersAreReadWithCare()
    {
        QFETCH(QByteArray, json);
        const auto vectors = readEmbeddings(json, 2);
        QTEST(vectors.has_value(), "isGood");
        if (vectors)
            QCOMPARE(vectors->size(), 2UL);
    }

    void vectorsComeInTheOrderOfTheirTexts()
    {
        const auto vectors = readEmbeddings(
            R"({"data":[{"index":1,"embedding":[0,1]},{"index":0,"embedding":[1,0]}]})", 2);
        QVERIFY(vectors);
        QCOMPARE((*vectors)[0], (std::vector<float>{1, 0}));
        QCOMPARE((*vectors)[1], (std::vector<float>{0, 1}));
    }

    void whatBothFindIsBest()
    {
        const auto both = fused({item("a"), item("b"), item("c")}, {item("d"), item("b")});
        QCOMPARE(urisOf(both), (QByteArrayList{"b", "a", "d", "c"}));
        for (const Item &each : both)
            QVERIFY(each.score > 0 && each.score <= 1);
        QCOMPARE(both[0].explanation.vectorRank, 2);
        QCOMPARE(both[1].explanation.vectorRank, 0);
        QCOMPARE(fused({item("a")}, {item("a")})[0].score, 1.0);
        QCOMPARE(urisOf(fused({item("a"), item("b")}, {})), (QByteArrayList{"a", "b"}));
    }
};

SHERIA_TEST(TestVectors)
} // namespace tst_vectors
#include "tst_vectors.moc"
