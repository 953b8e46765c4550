// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citation.h"

#include <QRegularExpression>

#include <benchmark/benchmark.h>

using namespace sheria;

namespace {

/// A thousand pages of an invented judgment, each of 2,800 characters about.
const QByteArray &pages()
{
    static const QByteArray text = [] {
        const QByteArray page =
            QByteArray("The applicant relied on Oak Mills Ltd v Elm and Others [2014] KEHC 77 "
                       "(KLR) at [12] and "
                       "on section 12(3)(a) of the Ferries Act, 2004 (\"the Act\"), read with "
                       "section 14. The "
                       "respondent answered that Civil Appeal No. 7 of 2011 had been decided on "
                       "other facts, and "
                       "that nothing in AIR 1971 SC 1234 or 1997 (2) SA 12 (W) speaks of tides. It "
                       "was common "
                       "ground that the light was out, that the seller knew it, and that nobody "
                       "had told the "
                       "buyer before the ship left the harbour on the last day of the year.\n")
                .repeated(6);
        return page.repeated(1000);
    }();
    return text;
}

void recognise(benchmark::State &state)
{
    std::size_t found = 0;
    for (auto _ : state)
        found = citations::recognize(pages()).size();
    state.counters["citations"] = double(found);
    state.counters["pages/s"] = benchmark::Counter(1000,
                                                   benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(recognise)->Unit(benchmark::kMillisecond);

/// To compare with: one plain expression over the same text.
void scanOnce(benchmark::State &state)
{
    const QRegularExpression form(
        QStringLiteral("\\[\\d{4}\\] [A-Z]+ \\d+|[Ss]ections? \\d+(\\(\\w+\\))*"));
    const QString text = QString::fromUtf8(pages());
    for (auto _ : state) {
        int found = 0;
        for (auto match = form.globalMatch(text); match.hasNext(); match.next())
            ++found;
        benchmark::DoNotOptimize(found);
    }
}
BENCHMARK(scanOnce)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
