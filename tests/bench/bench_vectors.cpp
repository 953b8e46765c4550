// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/vectorsearch.h"

#include <QRandomGenerator>

#include <benchmark/benchmark.h>

/// The exact search over 200,000 vectors of 384 numbers, and the same by a plain loop: the aim is under
/// 20 ms on one core.
namespace {

/// dotProduct() as a plain loop: what the fast one is measured against.
#if defined(__GNUC__) && !defined(__clang__)
__attribute__((optimize("no-tree-vectorize")))
#endif
std::int32_t
dotProductPlain(const std::int8_t *a, const std::int8_t *b, std::size_t size)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += a[i] * b[i];
    return sum;
}

using namespace sheria::knowledge;

constexpr int Dimension = 384;
constexpr std::size_t Rows = 200'000;
constexpr std::size_t Wanted = 300; ///< What a retrieval of ten items asks for.

Quantized randomVector(QRandomGenerator &random)
{
    std::vector<float> vector;
    for (int i = 0; i < Dimension; ++i)
        vector.push_back(float(random.generateDouble() - 0.5));
    return quantized(vector);
}

struct Vectors
{
    Vectors()
    {
        QRandomGenerator random(1);
        for (std::size_t i = 0; i < Rows; ++i) {
            const Quantized vector = randomVector(random);
            table.add(vector);
            bytes += vector.bytes;
        }
        question = randomVector(random);
    }
    VectorTable table{Dimension};
    QByteArray bytes;
    Quantized question;
};

const Vectors &vectors()
{
    static const Vectors made;
    return made;
}

void exactSearch(benchmark::State &state)
{
    const Vectors &all = vectors();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(all.table.nearest(all.question, Wanted));
}

void plainLoop(benchmark::State &state)
{
    const Vectors &all = vectors();
    const auto *asked = reinterpret_cast<const std::int8_t *>(all.question.bytes.constData());
    const auto *rows = reinterpret_cast<const std::int8_t *>(all.bytes.constData());
    for ([[maybe_unused]] auto _ : state) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < Rows; ++i)
            sum += dotProductPlain(asked, rows + i * Dimension, Dimension);
        benchmark::DoNotOptimize(sum);
    }
}

BENCHMARK(plainLoop)->Unit(benchmark::kMillisecond);
BENCHMARK(exactSearch)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
