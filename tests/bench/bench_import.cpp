// SPDX-License-Identifier: GPL-3.0-or-later
// Import throughput against its floor: parse, compress and insert the same bytes with none of our
// logic. Prints the ratio of the two in wall time and in processor time; both should be 0.5 or more.
//
//   bench_import [FOLDER]      (the test corpus unless a folder is named)

#include "core/base/clock.h"
#include "core/base/compression.h"
#include "core/pack/importjob.h"
#include "core/store/db/statement.h"
#include "core/store/db/writer.h"
#include "core/store/file/libraryfile.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <pugixml.hpp>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

constexpr int Rounds = 7;
constexpr int BatchDocuments = 500;
constexpr qint64 BatchMs = 250;

struct Cost
{
    double wallMs = 0;
    double cpuMs = 0;
};

template <typename Run>
Cost measured(Run run)
{
    QElapsedTimer timer;
    const std::clock_t before = std::clock(); // Of all threads.
    timer.start();
    run();
    return {double(timer.nsecsElapsed()) / 1e6,
            double(std::clock() - before) * 1e3 / CLOCKS_PER_SEC};
}

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    return *std::move(result);
}
void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
}

QStringList documentsIn(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, {u"*.xml"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    std::sort(paths.begin(), paths.end());
    return paths;
}

void insertOne(store::Database &db, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray xml = file.readAll();
    pugi::xml_document tree;
    tree.load_buffer(xml.constData(), std::size_t(xml.size()),
                     pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    const QByteArray frame = compress(xml);
    store::Statement add = must(
        store::Statement::prepare(db, "INSERT INTO floor (document) VALUES (?1)"));
    add.bindBlob(1, frame);
    must(add.run());
}

void runFloor(const QStringList &paths, const QString &library)
{
    store::Database db = must(store::openLibraryFile(library));
    must(db.execute("CREATE TABLE floor (id INTEGER PRIMARY KEY, document BLOB)"));
    for (int i = 0; i < paths.size();) {
        store::Transaction transaction = must(store::Transaction::begin(db));
        QElapsedTimer timer;
        timer.start();
        for (int n = 0; n < BatchDocuments && i < paths.size() && timer.elapsed() < BatchMs; ++n)
            insertOne(db, paths[i++]);
        must(transaction.commit());
    }
}

void runImport(const QString &folder, const QString &library)
{
    const SystemClock clock;
    store::Writer writer(must(store::openLibraryFile(library)));
    must(pack::importPaths(writer, {folder}, clock, {}, {}));
}

/// In a file of its own, made beforehand: creating it costs both the same.
template <typename Run>
Cost inFreshLibrary(Run run)
{
    const QTemporaryDir folder;
    const QString library = folder.filePath(u"library"_s);
    must(store::createLibraryFile(library));
    return measured([&] { run(library); });
}

double median(std::vector<Cost> costs, double Cost::*part)
{
    std::sort(costs.begin(), costs.end(),
              [part](const Cost &a, const Cost &b) { return a.*part < b.*part; });
    return costs[costs.size() / 2].*part;
}

void print(const char *name, const std::vector<Cost> &costs, double megabytes)
{
    const double wall = median(costs, &Cost::wallMs);
    const double cpu = median(costs, &Cost::cpuMs);
    std::printf("%-8s wall %7.1f ms (%5.1f MB/s)   processor %7.1f ms\n", name, wall,
                megabytes * 1e3 / wall, cpu);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1])
                                    : QStringLiteral(SHERIA_CORPUS_DIR) + "/legislation"_L1;
    const QStringList paths = documentsIn(folder);
    if (paths.isEmpty()) {
        std::fprintf(stderr, "no documents in %s\n", qPrintable(folder));
        return 77;
    }
    double bytes = 0;
    for (const QString &path : paths)
        bytes += double(QFile(path).size());
    std::vector<Cost> floor;
    std::vector<Cost> ours;
    for (int i = 0; i < Rounds; ++i) { // In turns: the machine may be busy with something else.
        floor.push_back(inFreshLibrary([&](const QString &library) { runFloor(paths, library); }));
        ours.push_back(inFreshLibrary([&](const QString &library) { runImport(folder, library); }));
    }
    std::printf("%lld documents, %.1f MB, median of %d\n", qlonglong(paths.size()), bytes / 1e6,
                Rounds);
    print("floor", floor, bytes / 1e6);
    print("import", ours, bytes / 1e6);
    std::printf("ratio    wall %.2f   processor %.2f\n",
                median(floor, &Cost::wallMs) / median(ours, &Cost::wallMs),
                median(floor, &Cost::cpuMs) / median(ours, &Cost::cpuMs));
    return 0;
}
