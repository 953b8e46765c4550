// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and rendering cost beside what the XML library alone costs for the same bytes. The
// measure of each is a ratio, which says the same on a slow machine and a fast one.

#include "core/akn/form.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/corpus.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstring>
#include <pugixml.hpp>

using namespace sheria;

namespace {

/// The real documents, or where there are none an act of our own in their proportions.
const std::vector<QByteArray> &documents()
{
    static const std::vector<QByteArray> all = [] {
        std::vector<QByteArray> list;
        for (const test::CorpusFile &file : test::corpus()) {
            if (!file.isOwn)
                list.push_back(file.bytes);
        }
        if (!list.empty())
            return list;
        QByteArray act =
            "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act><body>";
        for (int i = 0; i < 5000; ++i) {
            const QByteArray number = QByteArray::number(i);
            act += "<section eId=\"sec_" + number + "\"><num>" + number
                + ".</num><heading>Duties</heading><content><p>The "
                  "Minister may, by <b>notice</b>, make regulations (see <ref "
                  "href=\"#sec_1\">section 1</ref>).</p></content></section>\n";
        }
        return std::vector<QByteArray>{act + "</body></act></akomaNtoso>"};
    }();
    return all;
}

qint64 totalBytes()
{
    qint64 total = 0;
    for (const QByteArray &bytes : documents())
        total += bytes.size();
    return total;
}

std::size_t walk(pugi::xml_node node)
{
    std::size_t characters = std::strlen(node.name()) + std::strlen(node.value());
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling())
        characters += walk(child);
    return characters;
}

/// The least that has to be done: parse a copy, look at every node.
void plainParse(const QByteArray &bytes)
{
    QByteArray copy(bytes.constData(), bytes.size());
    pugi::xml_document tree;
    tree.load_buffer_inplace(copy.data(), std::size_t(copy.size()),
                             pugi::parse_default | pugi::parse_ws_pcdata);
    benchmark::DoNotOptimize(walk(tree));
}

template <typename Work>
double secondsFor(const Work &work)
{
    const auto start = std::chrono::steady_clock::now();
    for (const QByteArray &bytes : documents())
        work(bytes);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Runs `work` and the plain parse in turn, so that both see the same machine.
template <typename Work>
void measure(benchmark::State &state, const Work &work)
{
    double plain = 0;
    double ours = 0;
    for (auto _ : state) {
        plain += secondsFor(plainParse);
        const double seconds = secondsFor(work);
        ours += seconds;
        state.SetIterationTime(seconds);
    }
    const double megabytes = double(totalBytes()) * double(state.iterations()) / 1e6;
    state.counters["plain_MB/s"] = megabytes / plain;
    state.counters["ours_MB/s"] = megabytes / ours;
    state.counters["ours/plain"] = ours / plain;
}

void checkForm(benchmark::State &state)
{
    measure(state,
            [](const QByteArray &bytes) { benchmark::DoNotOptimize(akn::checkForm(bytes)); });
}
BENCHMARK(checkForm)->UseManualTime()->Unit(benchmark::kMillisecond);

void parseDocument(benchmark::State &state)
{
    measure(state,
            [](const QByteArray &bytes) { benchmark::DoNotOptimize(akn::Document::parse(bytes)); });
}
BENCHMARK(parseDocument)->UseManualTime()->Unit(benchmark::kMillisecond);

/// Takes the parsing along, since documents are not kept: subtract parseDocument.
void parseAndRender(benchmark::State &state)
{
    measure(state, [](const QByteArray &bytes) {
        const Result<akn::Document> document = akn::Document::parse(bytes);
        if (document)
            benchmark::DoNotOptimize(render::toHtml(*document, {}));
    });
}
BENCHMARK(parseAndRender)->UseManualTime()->Unit(benchmark::kMillisecond);

void parseAndListContents(benchmark::State &state)
{
    measure(state, [](const QByteArray &bytes) {
        const Result<akn::Document> document = akn::Document::parse(bytes);
        if (document)
            benchmark::DoNotOptimize(document->toc());
    });
}
BENCHMARK(parseAndListContents)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
