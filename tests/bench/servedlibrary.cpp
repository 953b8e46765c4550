// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/servedlibrary.h"

#include "core/search/index/indexstatus.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace sheria::bench {

using namespace Qt::StringLiterals;
using tests::ApiClient;
using tests::must;

namespace {

constexpr int ColdQueries = 8; ///< Of each kind.
constexpr int Openings = 5;
constexpr std::size_t WarmingQueries = 10; ///< Of each kind.
constexpr int Queries = 100;               ///< Of each kind, where the command line does not say.

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

QStringList filesOf(const QString &library)
{
    QStringList files{library, library + u"-wal"_s};
    QDirIterator index(search::indexFolder(library), QDir::Files);
    while (index.hasNext())
        files << index.next();
    return files;
}

/// Has the system know the bytes of a library and its index, as far as there is room.
void readFiles(const QString &library)
{
    for (const QString &path : filesOf(library)) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        while (!file.read(1 << 20).isEmpty()) {}
    }
}

/// Makes the system forget them.
void forgetFiles(const QString &library)
{
    for (const QString &path : filesOf(library)) {
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

void ask(ApiClient &client, const Asking &asking, const SearchKind &kind, const QString &text,
         Asked &asked)
{
    const QByteArray target = asking.target(kind, text);
    const QByteArray body = asking.body ? asking.body(kind, text) : QByteArray();
    const ApiClient::Headers headers = body.isEmpty()
        ? ApiClient::Headers()
        : ApiClient::Headers{{"Content-Type", "application/json"}};
    QElapsedTimer timer;
    timer.start();
    const tests::Reply reply = client.send(asking.method, target, headers, body);
    asked.times.push_back(double(timer.nsecsElapsed()) / 1e6);
    if (reply.status != 200)
        qFatal("%s: %d", target.constData(), reply.status);
    asked.found += asking.isAnswer(reply) ? 1 : 0;
}

void print(const char *name, const Asked &asked)
{
    std::printf("%-30s median %7.2f ms, p95 %7.2f ms, most %7.2f ms; %d of %zu answered\n", name,
                at(asked.times, 0.5), at(asked.times, 0.95), at(asked.times, 1), asked.found,
                asked.times.size());
    std::fflush(stdout);
}

void add(Asked &all, const Asked &asked)
{
    all.times.insert(all.times.end(), asked.times.begin(), asked.times.end());
    all.found += asked.found;
}

void measureWarm(ApiClient &client, const std::vector<SearchKind> &kinds, const Asking &asking)
{
    Asked all;
    for (const SearchKind &kind : kinds) {
        Asked warming;
        const std::size_t first = std::min(WarmingQueries, kind.queries.size() / 2);
        for (std::size_t i = 0; i < first; ++i)
            ask(client, asking, kind, kind.queries[i], warming);
        Asked asked;
        for (std::size_t i = first; i < kind.queries.size(); ++i)
            ask(client, asking, kind, kind.queries[i], asked);
        print(kind.name, asked);
        add(all, asked);
    }
    print("warm, all kinds", all);
}

void measureCold(const QString &library, ApiClient &client, const std::vector<SearchKind> &kinds,
                 const Asking &asking)
{
    Asked all;
    for (const SearchKind &kind : kinds) {
        Asked asked;
        for (int i = 0; i < ColdQueries && i < int(kind.queries.size()); ++i) {
            forgetFiles(library);
            ask(client, asking, kind, kind.queries[std::size_t(i)], asked);
        }
        print(kind.name, asked);
        add(all, asked);
    }
    print("cold, all kinds", all);
}

void measureOpening(const QString &library, const std::vector<SearchKind> &kinds,
                    const Asking &asking)
{
    Asked first;
    for (int i = 0; i < Openings; ++i) {
        Served served(library);
        ApiClient client = served.client();
        forgetFiles(library);
        const SearchKind &kind = kinds[std::size_t(i) % kinds.size()];
        ask(client, asking, kind, kind.queries.back(), first);
    }
    print("first after opening, cold", first);
}

} // namespace

Served::Served(const QString &path)
    : library(must(Library::open(path, Library::Mode::OpenExisting, clock)))
    , api(*library)
    , token(must(api.authenticator().issueToken(u"bench"_s)))
{
    must(api.server().start(0));
}

void measureAsking(const QString &library, const std::vector<SearchKind> &kinds,
                   const Asking &asking)
{
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    {
        Served served(library);
        ApiClient client = served.client();
        readFiles(library);
        measureWarm(client, kinds, asking);
        measureCold(library, client, kinds, asking);
    }
    measureOpening(library, kinds, asking);
}

AskedLibrary AskedLibrary::ofArguments(const QStringList &arguments)
{
    if (arguments.size() < 3) {
        std::fprintf(stderr, "usage: %s FOLDER JUDGMENTS [QUERIES]\n",
                     qPrintable(QFileInfo(arguments.value(0)).fileName()));
        std::exit(2);
    }
    AskedLibrary asked;
    asked.path = QFileInfo(QDir(arguments[1]).filePath(u"library-%1"_s.arg(arguments[2])))
                     .canonicalFilePath();
    if (asked.path.isEmpty())
        qFatal("no such library: bench_search makes it");
    SearchLibrary words(SearchSeed);
    words.readPhrases(arguments[1]);
    asked.kinds = searchKinds(words, arguments.size() > 3 ? arguments[3].toInt() : Queries);
    return asked;
}

} // namespace sheria::bench
