// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/alignment.h"
#include "core/comparison/blamecache.h"
#include "core/comparison/rows.h"
#include "tests/core/comparison/comparedtexts.h"

#include <QRandomGenerator>

#include <benchmark/benchmark.h>

#include <dtl/dtl.hpp>

/// Two texts of an act of 500 sections with 50 words for each of two subsections, of which one section was
/// inserted at the beginning and every tenth was amended: the aim is under 0.2 s for all rows. And who wrote
/// the words of the act after 20 amendments: under 2 s.
namespace {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;

constexpr int Sections = 500;
constexpr int Versions = 20;

QByteArray words(quint32 seed, int amended)
{
    QRandomGenerator random(seed);
    QByteArray text;
    for (int i = 0; i < 50; ++i)
        text += "w" + QByteArray::number(random.bounded(3000)) + ' ';
    for (int i = 0; i < amended; ++i)
        text += "amended" + QByteArray::number(i) + ' ';
    return text;
}

/// `version` laws came before: each put a section in front and amended every tenth of the others.
QByteArray actAfter(int version)
{
    QByteArray body;
    for (int i = 1; i <= Sections + version; ++i) {
        const auto identity = quint32(i - version + 1000);
        const int amended = (i - version) > 0 && (i - version) % 10 == 0 ? version : 0;
        const QByteArray number = QByteArray::number(i);
        body += section(number, "Heading " + QByteArray::number(identity),
                        part(number, "1", words(identity * 2, amended))
                            + part(number, "2", words(identity * 2 + 1, 0)));
    }
    return body;
}

struct Act
{
    Act()
    {
        for (int i = 0; i < Versions; ++i) {
            last = QDate(2000 + i, 1, 1).toString(Qt::ISODate).toLatin1();
            texts.push_back(textsOf(library, last, actAfter(i)));
        }
    }

    TestLibrary library;
    QByteArray last;
    std::vector<std::vector<knowledge::ExpressionText>> texts;
};

Act &act()
{
    static Act made;
    return made;
}

void rowsOfTwoTexts(benchmark::State &state)
{
    const Act &made = act();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(rowsOf(made.texts[0], made.texts[1], Languages::Same, "eng"));
}

void alignment(benchmark::State &state)
{
    const Act &made = act();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(pairingOf(made.texts[0], made.texts[1]));
}

/// The same words as one list, by dtl alone: what the alignment is measured against.
void wordsByDtl(benchmark::State &state)
{
    const Act &made = act();
    const auto list = [](const knowledge::ExpressionText &text) {
        const auto split = text.whole().split(u' ', Qt::SkipEmptyParts);
        return std::vector<QString>(split.begin(), split.end());
    };
    const std::vector<QString> before = list(made.texts[0].front());
    const std::vector<QString> after = list(made.texts[1].front());
    for ([[maybe_unused]] auto _ : state) {
        dtl::Diff<QString, std::vector<QString>> diff(before, after);
        diff.compose();
        benchmark::DoNotOptimize(diff.getEditDistance());
    }
}

void blameOfTheAct(benchmark::State &state)
{
    Act &made = act();
    const FrbrUri uri = must(FrbrUri::parse(QByteArray("/akn/xa/act/2005/4/eng@" + made.last)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(
            must(blame(made.library.db(), uri, {}, Today(made.library.clock.now()))));
}

/// The same when the act is opened again.
void blameThatIsKept(benchmark::State &state)
{
    Act &made = act();
    const FrbrUri uri = must(FrbrUri::parse(QByteArray("/akn/xa/act/2005/4/eng@" + made.last)));
    const Today today(made.library.clock.now());
    BlameCache cache;
    must(cache.of(made.library.db(), uri, today));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(must(cache.of(made.library.db(), uri, today)));
    state.counters["bytes"] = double(cache.bytes());
}

BENCHMARK(rowsOfTwoTexts)->Unit(benchmark::kMillisecond);
BENCHMARK(alignment)->Unit(benchmark::kMillisecond);
BENCHMARK(wordsByDtl)->Unit(benchmark::kMillisecond);
BENCHMARK(blameOfTheAct)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(blameThatIsKept)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
