// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/check.h"
#include "tests/support/testlibrary.h"

#include <benchmark/benchmark.h>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

constexpr int Pairs =
    100; ///< Laws, and as many cases; each is cited once, and each law quoted once.
const Today Day(QDate(2024, 1, 5));

/// "Northern Ferries": a name for each number below a hundred.
QByteArray nameOf(int number)
{
    static const QByteArrayList first = {"Northern", "Southern", "Eastern", "Western", "Upper",
                                         "Lower",    "Inner",    "Outer",   "Old",     "New"};
    static const QByteArrayList second = {"Ferries", "Harbours", "Lamps",   "Wells",    "Mills",
                                          "Markets", "Bridges",  "Forests", "Quarries", "Roads"};
    return first[number / 10] + ' ' + second[number % 10];
}

/// A library of invented laws and cases, and a brief that cites all of them.
struct Cited
{
    tests::TestLibrary library;
    briefs::Brief brief;

    Cited()
    {
        QString text;
        for (int i = 0; i < Pairs; ++i) {
            putLaw(i);
            putCase(i);
            text += QString::fromUtf8(
                "Section 2 of the " + nameOf(i) + " Act, 2005 says “The keeper of " + nameOf(i)
                + " may fell an oak that shades the light”, and so it was held in " + nameOf(i)
                + " Ltd v Elm Farms [2019] XAHC " + QByteArray::number(i + 1) + " at [1].\n\n");
        }
        brief = briefs::readMarkdown(text);
    }

private:
    void putLaw(int number)
    {
        tests::DocumentSpec law;
        law.work = "/akn/xa/act/2005/" + QByteArray::number(number + 1);
        law.title = nameOf(number) + " Act";
        law.body = "<body>";
        for (int i = 1; i <= 40; ++i) {
            const QByteArray section = QByteArray::number(i);
            law.body += "<section eId=\"sec_" + section + "\"><num>" + section
                + ".</num><content><p>The keeper of " + nameOf(number)
                + " may fell an oak that shades the light, if the owner was told of it in writing "
                  "and did not answer within thirty days.</p></content></section>";
        }
        law.body += "</body>";
        library.put(law);
    }

    void putCase(int number)
    {
        tests::DocumentSpec one;
        one.work = "/akn/xa/judgment/xahc/2019/" + QByteArray::number(number + 1);
        one.title = nameOf(number) + " Ltd v Elm Farms";
        one.element = "judgment";
        one.date = "2019-05-06";
        one.body = "<judgmentBody><decision><paragraph eId=\"para_1\"><num>1.</num><content><p>The "
                   "oak stood on the border of two farms.</p></content></paragraph></decision>"
                   "</judgmentBody>";
        library.put(one);
    }
};

Cited &cited()
{
    static Cited all;
    return all;
}

void check(benchmark::State &state, briefs::NamesCache *cache)
{
    briefs::Report report;
    for (auto _ : state) {
        auto checked = briefs::check(cited().library.db(), cited().brief, Day, {}, {}, cache);
        if (!checked) {
            state.SkipWithError(qPrintable(checked.error().text()));
            break;
        }
        report = *std::move(checked);
    }
    state.counters["citations and quotations"] = double(report.items.size());
    state.counters["at fault"] = double(report.faults());
}

/// Each time the names of the library are read anew.
void checkCold(benchmark::State &state)
{
    check(state, nullptr);
}
BENCHMARK(checkCold)->Unit(benchmark::kMillisecond);

void checkWithNames(benchmark::State &state)
{
    briefs::NamesCache cache;
    check(state, &cache);
}
BENCHMARK(checkWithNames)->Unit(benchmark::kMillisecond);

/// To compare with: the names alone.
void readNames(benchmark::State &state)
{
    for (auto _ : state) {
        briefs::NamesCache cache;
        benchmark::DoNotOptimize(cache.of(cited().library.db()).has_value());
    }
}
BENCHMARK(readNames)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
