// The whole request of a search, over a socket: 20 results with snippets, and all facets.
//
//   bench_searchhttp FOLDER JUDGMENTS [QUERIES]     asks FOLDER/library-JUDGMENTS, made by bench_search
//
// Warm: every question of each kind once, none asked before, after some of other seeds. Cold: before
// each question all files of the library leave the memory of the system. First: the same, and the
// library has just been opened.
#include "core/library/library.h"
#include "core/search/indexstatus.h"
#include "server/routes/apiserver.h"
#include "tests/bench/searchkinds.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QUrl>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace sheria;
using namespace Qt::StringLiterals;
using bench::at;
using bench::SearchKind;
using tests::must;

namespace {

constexpr int ColdQueries = 8; ///< Of each kind.
constexpr int Openings = 5;
constexpr std::size_t WarmingQueries = 10; ///< Of each kind.

/// Takes what this process has mapped of a file out of its memory.
void unmapPages(const QByteArray &path)
{
    QFile maps(u"/proc/self/maps"_s);
    if (!maps.open(QIODevice::ReadOnly))
        qFatal("no /proc/self/maps");
    for (const QByteArray &line : maps.readAll().split('\n')) {
        if (!line.endsWith(path))
            continue;
        const QByteArrayList range = line.left(line.indexOf(' ')).split('-');
        const auto begin = range.value(0).toULongLong(nullptr, 16);
        const auto end = range.value(1).toULongLong(nullptr, 16);
        madvise(reinterpret_cast<void *>(begin), std::size_t(end - begin), MADV_DONTNEED);
    }
}

/// Makes the system forget the bytes of a library and its index.
void forgetFiles(const QString &library)
{
    QStringList files{library, library + u"-wal"_s};
    QDirIterator index(search::indexFolder(library), QDir::Files);
    while (index.hasNext())
        files << index.next();
    for (const QString &path : files) {
        const QByteArray name = QFile::encodeName(path);
        unmapPages(name);
        const int file = ::open(name.constData(), O_RDONLY | O_CLOEXEC);
        if (file < 0)
            continue;
        fdatasync(file);
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
        ::close(file);
    }
}

/// A server on a library, as it is after a start.
struct Served
{
    explicit Served(const QString &path)
        : library(must(Library::open(path, Library::Mode::OpenExisting, clock)))
        , api(*library)
        , token(must(api.doorkeeper().issueToken(u"bench"_s)))
    {
        must(api.server().start(0));
    }

    const SystemClock clock;
    std::unique_ptr<Library> library;
    routes::ApiServer api;
    QByteArray token;
};

QByteArray targetOf(const SearchKind &kind, const QString &text)
{
    // A blank ends the last word, which would be a beginning else.
    const QString typed = kind.isTyping || kind.isPhrase ? text : text + u' ';
    QByteArray target = "/api/v1/search?page_size=20&q=" + QUrl::toPercentEncoding(typed);
    for (const search::Filter &filter : kind.filters)
        target += '&' + filter.dimension + '=' + filter.values.front();
    return target;
}

struct Asked
{
    std::vector<double> times; ///< Units: milliseconds.
    int found = 0;             ///< Questions that have an answer.
};

void ask(tests::ApiClient &client, const QByteArray &target, Asked &asked)
{
    QElapsedTimer timer;
    timer.start();
    const tests::Reply reply = client.get(target);
    asked.times.push_back(double(timer.nsecsElapsed()) / 1e6);
    if (reply.status != 200)
        qFatal("%s: %d", target.constData(), reply.status);
    asked.found += reply.body.contains("<mark>") || reply.body.contains("\\u003cmark") ? 1 : 0;
}

void print(const char *name, const Asked &asked)
{
    std::printf("%-30s median %7.2f ms, p95 %7.2f ms, most %7.2f ms; %d of %zu with marks\n", name,
                at(asked.times, 0.5), at(asked.times, 0.95), at(asked.times, 1), asked.found,
                asked.times.size());
    std::fflush(stdout);
}

void measureWarm(tests::ApiClient &client, const std::vector<SearchKind> &kinds)
{
    Asked all;
    for (const SearchKind &kind : kinds) {
        Asked warming;
        const std::size_t first = std::min(WarmingQueries, kind.queries.size() / 2);
        for (std::size_t i = 0; i < first; ++i)
            ask(client, targetOf(kind, kind.queries[i]), warming);
        Asked asked;
        for (std::size_t i = first; i < kind.queries.size(); ++i)
            ask(client, targetOf(kind, kind.queries[i]), asked);
        print(kind.name, asked);
        all.times.insert(all.times.end(), asked.times.begin(), asked.times.end());
        all.found += asked.found;
    }
    print("warm, all kinds", all);
}

void measureCold(const QString &library, tests::ApiClient &client,
                 const std::vector<SearchKind> &kinds)
{
    Asked all;
    for (const SearchKind &kind : kinds) {
        Asked asked;
        for (int i = 0; i < ColdQueries && i < int(kind.queries.size()); ++i) {
            forgetFiles(library);
            ask(client, targetOf(kind, kind.queries[std::size_t(i)]), asked);
        }
        print(kind.name, asked);
        all.times.insert(all.times.end(), asked.times.begin(), asked.times.end());
        all.found += asked.found;
    }
    print("cold, all kinds", all);
}

void measureOpening(const QString &library, const std::vector<SearchKind> &kinds)
{
    Asked first;
    for (int i = 0; i < Openings; ++i) {
        const Served served(library);
        tests::ApiClient client(served.api.server().port(), served.token);
        forgetFiles(library);
        const SearchKind &kind = kinds[std::size_t(i) % kinds.size()];
        ask(client, targetOf(kind, kind.queries.back()), first);
    }
    print("first after opening, cold", first);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3) {
        std::fprintf(stderr, "usage: bench_searchhttp FOLDER JUDGMENTS [QUERIES]\n");
        return 2;
    }
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    const QString library = QFileInfo(
                                QDir(arguments[1]).filePath(u"library-%1"_s.arg(arguments[2])))
                                .canonicalFilePath();
    if (library.isEmpty())
        qFatal("no such library: bench_search makes it");
    bench::SearchLibrary words(bench::SearchSeed);
    words.readPhrases(arguments[1]);
    const auto kinds = bench::searchKinds(words, arguments.size() > 3 ? arguments[3].toInt() : 100);
    {
        const Served served(library);
        tests::ApiClient client(served.api.server().port(), served.token);
        measureWarm(client, kinds);
        measureCold(library, client, kinds);
    }
    measureOpening(library, kinds);
    return 0;
}
