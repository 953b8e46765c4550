// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/apibench.h"

#include <QCoreApplication>

/// What lists and parts cost: a page of 500 expressions, one expression's details, its table of
/// contents and one section as HTML, each against a bare QHttpServer route that gives the same bytes.
/// "kept" answers come from the server's cache, "made" ones are made anew for each request. Prints, and
/// asserts nothing: what is measured depends on the machine.
///
/// usage: bench_lists [ROUNDS [SECONDS [CONNECTIONS]]]

using namespace sheria;

namespace {

const QByteArrayList Targets{"/v3/work-expressions", "/v3/akn/xa/act/2005/4/eng@2009-02-03.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03/toc.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03/~sec_60.html"};
constexpr int Sections = 120;
constexpr int Works = 600; ///< More than a page holds.

void fill(tests::TestLibrary &library)
{
    library.put({.body = bench::longBody(Sections)});
    for (int i = 1; i < Works; ++i) {
        const QByteArray number = QByteArray::number(i);
        library.put({.work = "/akn/xa/act/2006/" + number, .title = "Act " + number + " of 2006"});
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return bench::compareAnswers({.targets = Targets, .fill = fill, .connections = 64},
                                 QCoreApplication::arguments());
}
