// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions API over HTTP: a library of made-up judgments, asked for a list with three filters, for
// the same by the last change, and for the same with all facet counts, each question new. Prints the
// median and the 95th percentile (aim: 50 ms), and how much memory a client takes that pages through
// all decisions, once and again: what the second time adds is a leak.
//
//   bench_decisionhttp [COUNT [LIBRARY]]      (100,000 unless a number is named)
//
// A LIBRARY that is there is taken as it is; else it is made there, and kept.

#include "core/library/library.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/rows/expressionwriter.h"
#include "server/routes/apiserver.h"
#include "tests/bench/decisionmaker.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace sheria;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

constexpr int BatchWorks = 2000;
constexpr int Questions = 300;

/// What the process holds. Units: megabytes.
struct Memory
{
    double own = 0;   ///< Its own pages.
    double files = 0; ///< Pages of files, which the system takes back when it needs them.
};

Memory memory()
{
    Memory now;
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return now;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const double megabytes = double(line.simplified().split(' ').value(1).toLongLong()) / 1024;
        if (line.startsWith("RssAnon:"))
            now.own = megabytes;
        if (line.startsWith("RssFile:"))
            now.files = megabytes;
    }
    return now;
}

void report(const char *what)
{
    const Memory now = memory();
    std::printf("  memory %s: %.1f MB of its own, %.1f MB of files\n", what, now.own, now.files);
}

void fill(const QString &path, int count)
{
    must(store::createLibraryFile(path));
    store::Database db = must(store::openLibraryFile(path));
    bench::DecisionMaker maker;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < count;) {
        store::Transaction transaction = must(store::Transaction::begin(db));
        for (int n = 0; n < BatchWorks && i < count; ++n)
            must(store::putWork(db, maker.make(i++), now));
        must(transaction.commit());
    }
}

double percentile(std::vector<double> times, double part)
{
    std::sort(times.begin(), times.end());
    return times[std::size_t(double(times.size() - 1) * part)];
}

QByteArray question(bench::DecisionMaker &maker)
{
    const auto number = [&maker](int of) {
        return QByteArray::number(maker.pick(of));
    };
    const auto year = [&maker] {
        return QByteArray::number(bench::FirstYear + bench::Years - 1 - maker.pick(bench::Years));
    };
    return "court=c" + number(bench::Courts) + ",c" + number(bench::Courts) + "&year=" + year()
        + ',' + year() + "&area_of_law=Area%20" + number(80);
}

void ask(tests::ApiClient &client, const char *path)
{
    bench::DecisionMaker maker;
    std::vector<double> times;
    qint64 found = 0;
    for (int i = 0; i < Questions; ++i) {
        const QByteArray target = path + question(maker);
        QElapsedTimer timer;
        timer.start();
        const tests::Reply reply = client.get(target);
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (reply.status != 200)
            qFatal("%s: %d", target.constData(), reply.status);
        found += reply.json().value("count"_L1).toInt();
    }
    std::printf("%-22s median %.1f ms, p95 %.1f ms, most %.1f ms; %.0f found on average\n", path,
                percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1),
                double(found) / Questions);
}

/// The memory is the server's and the client's, which holds a page.
void goThroughAll(tests::ApiClient &client, const char *times)
{
    QByteArray next = "/api/v1/decisions?page_size=500";
    qint64 met = 0;
    int pages = 0;
    double early = 0;
    double most = 0;
    QElapsedTimer timer;
    timer.start();
    while (!next.isEmpty()) {
        const tests::Reply reply = client.get(next);
        met += reply.body.count("\"short_mnc\"");
        const qsizetype begin = reply.body.indexOf("\"next\":\"") + 8;
        const bool isLast = reply.body.contains("\"next\":null");
        next = reply.body.sliced(begin, reply.body.indexOf('"', begin) - begin);
        next = isLast ? QByteArray() : next.mid(client.base().size());
        ++pages;
        constexpr int WarmPages = 20; // By then the memories for pieces are full.
        if (pages == WarmPages)
            early = memory().own;
        most = std::max(most, memory().own);
    }
    std::printf("all %lld %s in %d pages: %.1f s, own memory %.1f MB after 20 pages, %.1f MB at "
                "most\n",
                qlonglong(met), times, pages, double(timer.elapsed()) / 1e3, early, most);
    report("then");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    const int count = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const QTemporaryDir folder;
    const QString path = argc > 2 ? QString::fromLocal8Bit(argv[2])
                                  : folder.filePath(u"library.sheria"_s);
    QElapsedTimer timer;
    timer.start();
    if (!QFile::exists(path)) {
        fill(path, count);
        std::printf("%d decisions written in %.1f s\n", count, double(timer.elapsed()) / 1e3);
    }
    const SystemClock clock;
    const auto library = must(Library::open(path, Library::Mode::OpenExisting, clock));
    routes::ApiServer api(*library);
    const QByteArray token = must(api.authenticator().issueToken(u"bench"_s));
    must(api.server().start(0));
    tests::ApiClient client(api.server().port(), token);
    timer.restart();
    if (client.get("/api/v1/courts").status != 200)
        qFatal("no courts");
    std::printf("first answer, the index read: %.0f ms\n", double(timer.elapsed()));
    report("at first");
    ask(client, "/api/v1/decisions?");
    ask(client, "/api/v1/decisions?ordering=-updated_at&");
    ask(client, "/api/v1/search?");
    report("after the questions");
    for (const char *times : {"once", "twice", "three times"})
        goThroughAll(client, times);
    return 0;
}
