// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "tests/bench/apibench.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/requestmaker.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

#include "resources/sample/samplepack.h"

/// Many requests of every kind against a server over the sample library: its memory after warm-up and
/// at the end, and the latency. A leak shows as a ratio well above 1. Prints, and asserts nothing.
///
/// usage: bench_mixed [REQUESTS [CONNECTIONS]]

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int WarmUpShare = 10; ///< One request of so many comes before memory is first measured.
constexpr int Samples = 10;
constexpr qsizetype Targets = 600;

double residentMegabytes(qint64 pid)
{
    QFile file(u"/proc/%1/statm"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Asks over one connection until `left` is used up. Returns each answer's time in microseconds.
std::vector<int> ask(quint16 port, RequestMaker maker, std::atomic<qint64> &left)
{
    std::vector<int> times;
    http::test::Client client(port);
    while (left.fetch_sub(1, std::memory_order_relaxed) > 0) {
        const MadeRequest request = maker.valid();
        const auto start = std::chrono::steady_clock::now();
        const auto answer = client.ask(request.bytes(), !request.isHead());
        const auto took = std::chrono::steady_clock::now() - start;
        // A full queue of slow work (PDF) turns requests away: that is no fault.
        if (!answer || (answer->status >= 500 && answer->status != 503))
            qFatal("%s: %d", request.target.constData(), answer ? answer->status : 0);
        times.push_back(int(std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
    }
    return times;
}

/// `count` requests over `connections`. Returns the times of all.
std::vector<int> press(const bench::Target &server, const QByteArrayList &targets, qint64 count,
                       int connections, quint32 seed)
{
    std::atomic<qint64> left = count;
    std::vector<std::vector<int>> times(static_cast<std::size_t>(connections));
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < times.size(); ++i) {
            threads.emplace_back([&, i] {
                times[i] = ask(server.port, RequestMaker(seed + quint32(i), targets, bench::Token),
                               left);
            });
        }
    }
    std::vector<int> all;
    for (const std::vector<int> &some : times)
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

int percentile(std::vector<int> &times, int hundredths)
{
    const auto at = times.begin() + qint64(times.size() - 1) * hundredths / 100;
    std::nth_element(times.begin(), at, times.end());
    return *at;
}

int run(const QStringList &arguments)
{
    const qint64 requests = arguments.value(1, u"50000"_s).toLongLong();
    const int connections = arguments.value(2, u"16"_s).toInt();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"l"_s);
    {
        const SystemClock clock;
        const auto library = must(Library::open(path, Library::Mode::OpenOrCreate, clock));
        must(pack::importPaths(library->writer(), {resources::samplePackPath()}, clock, {}, {}));
    }
    const bench::Target server = bench::startChild(u"ours"_s, {u"--serve"_s, path});
    const QByteArrayList targets = crawl(server.port, bench::Token, Targets);
    press(server, targets, requests / WarmUpShare, connections, 1);
    const double warm = residentMegabytes(server.serving);
    std::printf("%lld targets; after %lld requests %.1f MB\n", qlonglong(targets.size()),
                qlonglong(requests / WarmUpShare), warm);
    std::vector<int> all;
    for (int i = 0; i < Samples; ++i) {
        const std::vector<int> times = press(server, targets, requests / Samples, connections,
                                             quint32(1000 * (i + 1)));
        all.insert(all.end(), times.begin(), times.end());
        std::printf("after %lld more %.1f MB\n", qlonglong(all.size()),
                    residentMegabytes(server.serving));
        std::fflush(stdout);
    }
    const double end = residentMegabytes(server.serving);
    std::printf("memory %.1f MB after warm-up, %.1f MB at the end, ratio %.2f\n", warm, end,
                end / warm);
    std::printf("%d connections: p50 %.2f ms, p99 %.2f ms\n", connections,
                percentile(all, 50) / 1e3, percentile(all, 99) / 1e3);
    bench::stop(server);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) != u"--serve"_s)
        return run(arguments);
    return bench::serveLibrary(arguments.value(2), true);
}
