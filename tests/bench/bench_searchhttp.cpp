// SPDX-License-Identifier: GPL-3.0-or-later
// The whole request of a search, over a socket: 20 results with snippets, and all facets.
//
//   bench_searchhttp FOLDER JUDGMENTS [QUERIES]     asks FOLDER/library-JUDGMENTS, made by bench_search
#include "tests/bench/servedlibrary.h"

#include <QCoreApplication>
#include <QUrl>

using namespace sheria;
using namespace Qt::StringLiterals;
using bench::SearchKind;

namespace {

QByteArray targetOf(const SearchKind &kind, const QString &text)
{
    // A blank ends the last word, which would be a beginning else.
    const QString typed = kind.isTyping || kind.isPhrase ? text : text + u' ';
    QByteArray target = "/api/v1/search?page_size=20&q=" + QUrl::toPercentEncoding(typed);
    for (const search::Filter &filter : kind.filters)
        target += '&' + filter.dimension + '=' + filter.values.front();
    return target;
}

bool hasMarks(const tests::Reply &reply)
{
    return reply.body.contains("<mark>") || reply.body.contains("\\u003cmark");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto asked = bench::AskedLibrary::ofArguments(QCoreApplication::arguments());
    bench::measureAsking(asked.path, asked.kinds, {"GET", targetOf, {}, hasMarks});
    return 0;
}
