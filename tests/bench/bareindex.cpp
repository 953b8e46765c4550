// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bareindex.h"

#include "core/search/text/entry.h"
#include "core/search/text/passages.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <ctime>
#include <functional>
#include <limits>

namespace sheria::bench {

namespace {

using tests::must;

constexpr int CommitEvery = 1000; ///< Works.

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

/// The first expressions of a library, and its connection, for more of them.
void eachExpression(const QString &path, int limit,
                    const std::function<void(store::Database &, const QByteArray &)> &use)
{
    store::Database db = must(store::Database::open(path, store::Database::Mode::ReadOnly));
    const auto ids = must(store::listExpressionIds(db, store::ExpressionFilter()));
    for (std::size_t i = 0; i < std::min(ids.size(), std::size_t(limit)); ++i) {
        const auto records = must(store::loadExpressions(db, {ids[i]}));
        use(db, records.front().expression.contentHash);
    }
}

Xapian::TermGenerator generatorOf()
{
    Xapian::TermGenerator generator;
    generator.set_stemmer(Xapian::Stem("en"));
    generator.set_stemming_strategy(Xapian::TermGenerator::STEM_ALL);
    return generator;
}

} // namespace

double cpuSeconds()
{
    return secondsOf(CLOCK_PROCESS_CPUTIME_ID);
}

double wallSeconds()
{
    return secondsOf(CLOCK_MONOTONIC);
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

std::string native(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

BareIndex bareLoop(const QString &library, const QString &folder, int works, bool hasPositions)
{
    QDir(folder).removeRecursively();
    Xapian::WritableDatabase index(native(folder), Xapian::DB_CREATE_OR_OVERWRITE);
    Xapian::TermGenerator generator = generatorOf();
    double cpu = 0;
    int done = 0;
    qint64 bytes = 0;
    eachExpression(library, works, [&](store::Database &db, const QByteArray &hash) {
        const QByteArray text = must(store::contentText(db, hash));
        const double begin = cpuSeconds();
        Xapian::Document document;
        generator.set_document(document);
        if (hasPositions)
            generator.index_text(text.constData());
        else
            generator.index_text_without_positions(text.constData());
        index.add_document(document);
        cpu += cpuSeconds() - begin;
        bytes += text.size();
        ++done;
    });
    const double begin = cpuSeconds();
    index.commit();
    cpu += cpuSeconds() - begin;
    index.close();
    const BareIndex made{done / cpu, double(bytesIn(folder)) / double(bytes)};
    QDir(folder).removeRecursively();
    return made;
}

BareIndex indexWithPositions(const QString &library, const QString &folder)
{
    QDir(folder).removeRecursively();
    Xapian::WritableDatabase index(native(folder), Xapian::DB_CREATE_OR_OVERWRITE);
    Xapian::TermGenerator generator = generatorOf();
    double cpu = 0;
    int done = 0;
    qint64 bytes = 0;
    constexpr int All = std::numeric_limits<int>::max();
    eachExpression(library, All, [&](store::Database &db, const QByteArray &hash) {
        const akn::Document text = must(akn::Document::parse(must(store::contentXml(db, hash))));
        const double begin = cpuSeconds();
        const std::string work = search::packNumber(quint32(++done));
        for (const search::Passage &passage : search::passagesOf(text)) {
            Xapian::Document document;
            generator.set_document(document);
            generator.set_termpos(0);
            generator.index_text(Xapian::Utf8Iterator(text.text().constData() + passage.start,
                                                      std::size_t(passage.end - passage.start)));
            document.add_value(search::slot::Work, work);
            index.add_document(document);
        }
        if (done % CommitEvery == 0)
            index.commit();
        cpu += cpuSeconds() - begin;
        bytes += text.text().size();
    });
    const double begin = cpuSeconds();
    index.commit();
    index.close();
    cpu += cpuSeconds() - begin;
    return {done / cpu, double(bytesIn(folder)) / double(bytes)};
}

} // namespace sheria::bench
