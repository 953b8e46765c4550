// SPDX-License-Identifier: GPL-3.0-or-later
// The whole request of a knowledge base, over a socket: ten portions that answer best.
//
//   bench_retrievehttp FOLDER JUDGMENTS [QUERIES]   asks FOLDER/library-JUDGMENTS, made by bench_search
#include "tests/bench/servedlibrary.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace sheria;
using namespace Qt::StringLiterals;
using bench::SearchKind;

namespace {

QByteArray target(const SearchKind &, const QString &)
{
    return "/ai/v1/knowledge-bases/judgments-all/retrieve";
}

/// Of the filters that a search has, the court's is the only one that a knowledge base has, too.
QByteArray body(const SearchKind &kind, const QString &text)
{
    QJsonObject filters;
    for (const search::Filter &filter : kind.filters) {
        if (filter.dimension == "court")
            filters.insert(u"frbr_subtype"_s, QString::fromUtf8(filter.values.front()));
    }
    const QString typed = kind.isTyping ? QString(text + u'*') : text;
    return QJsonDocument(QJsonObject{{u"text"_s, typed}, {u"filters"_s, filters}}).toJson();
}

bool hasItems(const tests::Reply &reply)
{
    return !reply.json().value("results"_L1).toArray().isEmpty();
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto asked = bench::AskedLibrary::ofArguments(QCoreApplication::arguments());
    bench::measureAsking(asked.path, asked.kinds, {"POST", target, body, hasItems});
    return 0;
}
