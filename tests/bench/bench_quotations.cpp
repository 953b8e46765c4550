// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/domain/frbruri.h"
#include "core/knowledge/expressiontext.h"
#include "core/quotations/verifier.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/support/testlibrary.h"

#include <benchmark/benchmark.h>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

/// An act of 800 sections in a library of its own.
struct Quoted
{
    tests::TestLibrary library;
    FrbrUri uri;
    ExpressionRecord record;

    Quoted()
    {
        tests::DocumentSpec spec;
        spec.body = "<body>";
        for (int i = 1; i <= 800; ++i) {
            const QByteArray number = QByteArray::number(i);
            spec.body += "<section eId=\"sec_" + number + "\"><num>" + number
                + ".</num><content><p>The keeper of harbour " + number
                + " may fell an oak that shades the light, if the owner was told of it in writing "
                  "and did not answer within thirty days.</p></content></section>";
        }
        spec.body += "</body>";
        library.put(spec);
        uri = *FrbrUri::parse("/akn/xa/act/2005/4/eng@2009-02-03");
        record = *store::findExpression(library.db(), uri, Today(QDate(2024, 1, 5)));
    }
};

Quoted &quoted()
{
    static Quoted all;
    return all;
}

/// The reference: the document of the expression, read from the library and parsed.
void readAndParse(benchmark::State &state)
{
    for (auto _ : state) {
        const auto xml = store::contentXml(quoted().library.db(),
                                           quoted().record.expression.contentHash);
        benchmark::DoNotOptimize(akn::Document::parse(*xml).has_value());
    }
}
BENCHMARK(readAndParse)->Unit(benchmark::kMicrosecond);

void verify(benchmark::State &state, const QString &quote, quotations::TextCache *cache)
{
    for (auto _ : state) {
        const auto verdict = quotations::verifyQuote(quoted().library.db(), quoted().uri, quote,
                                                     Today(QDate(2024, 1, 5)), cache);
        benchmark::DoNotOptimize(verdict.has_value());
    }
}

const QString Present = u"harbour 640 may fell an oak […] that shades the light"_s;
const QString Altered = u"harbour 640 must fell an oak that shades the light"_s;

void presentRead(benchmark::State &state)
{
    verify(state, Present, nullptr);
}
BENCHMARK(presentRead)->Unit(benchmark::kMicrosecond);

void presentKept(benchmark::State &state)
{
    quotations::TextCache cache;
    verify(state, Present, &cache);
}
BENCHMARK(presentKept)->Unit(benchmark::kMicrosecond);

void alteredRead(benchmark::State &state)
{
    verify(state, Altered, nullptr);
}
BENCHMARK(alteredRead)->Unit(benchmark::kMicrosecond);

void alteredKept(benchmark::State &state)
{
    quotations::TextCache cache;
    verify(state, Altered, &cache);
}
BENCHMARK(alteredKept)->Unit(benchmark::kMicrosecond);

/// Prints how long each takes, as a share of the reference, all measured in this run.
class Ratios : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run> &runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run &run : runs) {
            const double time = run.GetAdjustedCPUTime();
            if (run.benchmark_name() == "readAndParse")
                m_reference = time;
            else if (m_reference > 0)
                GetOutputStream() << "    " << run.benchmark_name()
                                  << " / readAndParse: " << time / m_reference << '\n';
        }
    }

private:
    double m_reference = 0;
};

} // namespace

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    Ratios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
