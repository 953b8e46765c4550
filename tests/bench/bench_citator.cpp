// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citator.h"
#include "core/citations/follower.h"
#include "core/store/db/writer.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"

#include <QRandomGenerator>

#include <benchmark/benchmark.h>

/// Who cites an act of 500 sections of which each of 12 laws put another one in front, so that all others were
/// renumbered: 400 decisions from all its years cite a section each. The aim is under 1 s, with the words of the
/// first fifty.
namespace {

using namespace sheria;
using namespace sheria::tests;

constexpr int Sections = 500;
constexpr int Versions = 12;
constexpr int Decisions = 400;

QByteArray number(int of)
{
    return QByteArray::number(of);
}

/// `version` sections were put in front of those that the act began with.
DocumentSpec actAfter(int version)
{
    DocumentSpec spec;
    spec.date = QDate(2000 + version, 1, 1).toString(Qt::ISODate).toLatin1();
    for (int i = 1; i <= Sections + version; ++i) {
        QRandomGenerator random(quint32(1000 + i - version));
        QByteArray words;
        for (int word = 0; word < 60; ++word)
            words += "w" + number(random.bounded(3000)) + ' ';
        const QByteArray eId = "sec_" + number(i);
        spec.body += "<section eId=\"" + eId + "\"><num>" + number(i) + ".</num><subsection eId=\""
            + eId + "__subsec_1\"><num>(1)</num><content><p>" + words
            + "</p></content></subsection></section>";
    }
    return spec;
}

DocumentSpec decision(int i)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/judgment/xahc/2019/" + number(i + 1);
    spec.date = QDate(2000 + i % Versions, 6, 1).addDays(i % 28).toString(Qt::ISODate).toLatin1();
    spec.title = "Oak v Elm";
    spec.element = "judgment";
    spec.body =
        "<judgmentBody><decision><paragraph eId=\"para_1\"><num>1.</num><content><p>By section "
        + number(1 + i * 7 % Sections)
        + "(1) of the Tree Protection Act, 2005, it is so.</p></content></paragraph></decision>"
          "</judgmentBody>";
    return spec;
}

struct Cited
{
    Cited()
    {
        for (int i = 0; i < Versions; ++i) {
            DocumentSpec spec = actAfter(i);
            spec.title = "Tree Protection Act, 2005";
            library.put(spec);
        }
        for (int i = 0; i < Decisions; ++i)
            library.put(decision(i));
        store::Writer writer(
            must(store::Database::open(library.path(), store::Database::Mode::ReadWrite)));
        must(citations::catchUp(library.db(), writer, {}));
        record = must(store::findExpression(library.db(), must(FrbrUri::parse(DocumentSpec().work)),
                                            Today(library.clock.now())));
    }

    TestLibrary library;
    ExpressionRecord record;
};

Cited &cited()
{
    static Cited made;
    return made;
}

void citatorOfTheAct(benchmark::State &state)
{
    Cited &made = cited();
    int total = 0;
    for ([[maybe_unused]] auto _ : state)
        total = must(citations::citator(made.library.db(), made.record, {})).total;
    state.counters["works"] = total;
}

void citedBy(benchmark::State &state)
{
    Cited &made = cited();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(must(citations::citedBy(made.library.db(), made.record)));
}

BENCHMARK(citatorOfTheAct)->Unit(benchmark::kMillisecond);
BENCHMARK(citedBy)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
