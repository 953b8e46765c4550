// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/apibench.h"

#include <QCoreApplication>

/// What it costs to ask for one expression as JSON and as HTML, against a bare QHttpServer route and
/// against nginx that give the same bytes: requests per second of CPU that the server used, and the
/// 99th percentile of latency. "kept" answers come from the server's cache, "made" ones are made anew
/// for each request. Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_api [ROUNDS [SECONDS [CONNECTIONS]]]

using namespace sheria;

namespace {

const QByteArrayList Targets{"/v3/akn/xa/act/2005/4/eng@2009-02-03.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03.html"};
constexpr int Sections = 120; ///< About 100 KB as HTML: an act of some forty pages.

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto fill = [](tests::TestLibrary &library) {
        library.put({.body = bench::longBody(Sections)});
    };
    return bench::compareAnswers({.targets = Targets, .fill = fill, .hasNginx = true},
                                 QCoreApplication::arguments());
}
