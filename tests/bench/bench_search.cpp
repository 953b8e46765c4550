// How fast a library is indexed and searched, beside the engine alone.
//
//   bench_search FOLDER JUDGMENTS [QUERIES]     makes FOLDER/library-JUDGMENTS when it is missing
#include "core/search/entry.h"
#include "core/search/indexstatus.h"
#include "core/search/passages.h"
#include "core/search/ranking.h"
#include "core/search/searcher.h"
#include "core/store/changes.h"
#include "core/store/expressionqueries.h"
#include "tests/bench/searchlibrary.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <xapian.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

using namespace sheria;
using search::Query;
using tests::must;

namespace {

constexpr std::uint32_t Seed = 4;
constexpr int Results = 20;

double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

double wallSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
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

double at(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[std::size_t(double(values.size() - 1) * share)];
}

/// The texts of the library's works, in the order of the change log.
void eachText(const QString &path, int limit, const std::function<void(const QByteArray &)> &use)
{
    store::Database db = must(store::Database::open(path, store::Database::Mode::ReadOnly));
    store::ExpressionFilter filter;
    const auto ids = must(store::listExpressionIds(db, filter));
    for (std::size_t i = 0; i < std::min(ids.size(), std::size_t(limit)); ++i) {
        const auto records = must(store::loadExpressions(db, {ids[i]}));
        use(must(store::contentText(db, records.front().expression.contentHash)));
    }
}

/// Texts through a TermGenerator and nothing else. Returns texts a second of processor time.
double bareLoop(const QString &library, const QString &folder, int texts, bool hasPositions)
{
    QDir(folder).removeRecursively();
    Xapian::WritableDatabase index(native(folder), Xapian::DB_CREATE_OR_OVERWRITE);
    Xapian::TermGenerator generator;
    generator.set_stemmer(Xapian::Stem("en"));
    generator.set_stemming_strategy(Xapian::TermGenerator::STEM_ALL);
    double cpu = 0;
    int done = 0;
    qint64 bytes = 0;
    eachText(library, texts, [&](const QByteArray &text) {
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
    std::printf("bare TermGenerator loop, %s: %.0f texts/s of CPU, %.2f of the text\n",
                hasPositions ? "positions" : "no positions", done / cpu,
                double(bytesIn(folder)) / double(bytes));
    QDir(folder).removeRecursively();
    return done / cpu;
}

struct Kind
{
    const char *name;
    std::vector<QString> queries;
    std::vector<search::Filter> filters = {};
    bool isTyping = false;
};

std::vector<Kind> kinds(bench::SearchLibrary &words, int count)
{
    std::vector<Kind> all{
        {"one rare word", {}},
        {"one common word", {}},
        {"two words", {}},
        {"two common words", {}},
        {"five words", {}},
        {"question of 12 words", {}},
        {"phrase", {}},
        {"prefix", {}, {}, true},
        {"common word, court and year", {}, {{"court", {"xahc"}}, {"year", {"2010"}}}}};
    const auto word = [&](std::size_t from, std::size_t to, int i) {
        return QString::fromUtf8(words.word(from + std::size_t(i) * 7919U % (to - from)));
    };
    for (int i = 0; i < count; ++i) {
        all[0].queries.push_back(word(20000, 70000, i));
        all[1].queries.push_back(word(60, 300, i));
        all[2].queries.push_back(word(100, 2000, i) + u' ' + word(300, 3000, i + 13));
        all[3].queries.push_back(word(30, 200, i) + u' ' + word(60, 250, i + 13));
        all[4].queries.push_back(words.question(5));
        all[5].queries.push_back(words.question(12));
        all[6].queries.push_back(words.phrases()[i % words.phrases().size()]);
        all[7].queries.push_back(word(100, 5000, i).left(4));
        all[8].queries.push_back(word(60, 300, i));
    }
    return all;
}

/// The engine alone: its own query parser on the same index, collapsed to works.
double rawQuery(const Xapian::Database &index, const Kind &kind, const QString &text)
{
    const double begin = cpuSeconds();
    Xapian::QueryParser parser;
    parser.set_database(index);
    parser.set_stemmer(Xapian::Stem("en"));
    parser.set_stemming_strategy(Xapian::QueryParser::STEM_ALL);
    const bool isQuestion = text.count(QLatin1Char(' ')) >= 4 && !text.startsWith(QLatin1Char('"'));
    parser.set_default_op(isQuestion ? Xapian::Query::OP_OR : Xapian::Query::OP_AND);
    parser.set_max_expansion(200, Xapian::Query::WILDCARD_LIMIT_MOST_FREQUENT);
    Xapian::Enquire enquire(index);
    enquire.set_query(parser.parse_query(text.toStdString(),
                                         kind.isTyping ? Xapian::QueryParser::FLAG_PARTIAL : 0));
    enquire.set_weighting_scheme(search::weighting());
    enquire.set_collapse_key(search::slot::Work);
    const Xapian::MSet set = enquire.get_mset(0, Results);
    // Whoever shows results reads what was kept of them.
    std::size_t bytes = 0;
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        bytes += at.get_document().get_data().size();
    static volatile std::size_t sink = 0;
    sink = bytes;
    return cpuSeconds() - begin;
}

double ourQuery(search::Searcher &searcher, store::Database &db, const Kind &kind,
                const QString &text, bool isWhole, double *wall = nullptr)
{
    Query query;
    query.text = text;
    query.filters = kind.filters;
    query.isTyping = kind.isTyping;
    query.limit = Results;
    query.wantsSuggestion = isWhole;
    query.wantsTotal = isWhole;
    query.snippetWords = isWhole ? 40 : 0;
    if (isWhole)
        query.facets = {"court", "year", "judge", "casetype", "kind"};
    const double begin = cpuSeconds();
    const double beginWall = wallSeconds();
    must(searcher.search(query, db));
    if (wall)
        *wall = wallSeconds() - beginWall;
    return cpuSeconds() - begin;
}

void measureQueries(const QString &library, bench::SearchLibrary &words, int count)
{
    const QString folder = search::indexFolder(library);
    const Xapian::Database index(native(folder));
    search::Searcher searcher(folder);
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    const double begin = wallSeconds();
    ourQuery(searcher, db, {"", {}}, QStringLiteral("court"), true);
    std::printf("first search after opening: %.0f ms\n", (wallSeconds() - begin) * 1000);
    std::printf("%-30s %18s %18s %7s %24s\n", "milliseconds, median (p95)", "engine alone",
                "query alone", "ratio", "with snippets, 5 facets");
    std::vector<double> whole;
    for (const Kind &kind : kinds(words, count)) {
        std::vector<double> raw;
        std::vector<double> ours;
        std::vector<double> all;
        for (const QString &text : kind.queries) {
            rawQuery(index, kind, text); // Both find the same blocks in memory.
            raw.push_back(rawQuery(index, kind, text) * 1000);
            ours.push_back(ourQuery(searcher, db, kind, text, false) * 1000);
            double wall = 0;
            all.push_back(ourQuery(searcher, db, kind, text, true, &wall) * 1000);
            whole.push_back(wall * 1000);
        }
        double rawSum = 0;
        double ourSum = 0;
        for (std::size_t i = 0; i < raw.size(); ++i) {
            rawSum += raw[i];
            ourSum += ours[i];
        }
        std::printf("%-30s %8.2f (%7.2f) %8.2f (%7.2f) %7.2f %10.2f (%7.2f)\n", kind.name,
                    at(raw, 0.5), at(raw, 0.95), at(ours, 0.5), at(ours, 0.95), ourSum / rawSum,
                    at(all, 0.5), at(all, 0.95));
    }
    std::printf("whole searches, wall clock: median %.2f ms, p95 %.2f ms\n", at(whole, 0.5),
                at(whole, 0.95));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3) {
        std::fprintf(stderr, "usage: bench_search FOLDER JUDGMENTS [QUERIES]\n");
        return 2;
    }
    const int judgments = arguments[2].toInt();
    const QString library =
        QDir(arguments[1]).filePath(QStringLiteral("library-%1").arg(judgments));
    bench::SearchLibrary words(Seed);
    if (!QFileInfo::exists(library)) {
        const double begin = cpuSeconds();
        const qint64 bytes = words.fill(library, judgments);
        QFile note(library + QStringLiteral(".bytes"));
        if (note.open(QIODevice::WriteOnly))
            note.write(QByteArray::number(bytes));
        std::printf("made %d judgments in %.0f s\n", judgments, cpuSeconds() - begin);
    }
    QFile note(library + QStringLiteral(".bytes"));
    const double bytes = note.open(QIODevice::ReadOnly) ? note.readAll().toDouble() : 1;
    const QString folder = search::indexFolder(library);
    if (!QDir(folder).exists()) {
        const double begin = cpuSeconds();
        must(search::rebuildIndex(library, folder, [](const search::IndexProgress &) {}, {}));
        const double seconds = cpuSeconds() - begin;
        std::printf("indexed: %.0f judgments/s of CPU\n", judgments / seconds);
        std::fflush(stdout);
        const int sample = std::min(judgments, 3000);
        if (qEnvironmentVariableIsSet("SHERIA_BENCH_ONLY_OURS"))
            return 0;
        bareLoop(library, library + QStringLiteral(".bare"), sample, true);
        bareLoop(library, library + QStringLiteral(".bare"), sample, false);
    }
    std::printf("text %.1f MB; of it: store %.3f, index %.3f, together %.3f\n", bytes / 1e6,
                double(QFileInfo(library).size()) / bytes, double(bytesIn(folder)) / bytes,
                (double(QFileInfo(library).size()) + double(bytesIn(folder))) / bytes);
    std::fflush(stdout);
    if (words.phrases().isEmpty()) {
        const QString again = QDir(arguments[1]).filePath(QStringLiteral("phrases"));
        QFile::remove(again);
        words.fill(again, 60);
    }
    measureQueries(library, words, arguments.size() > 3 ? arguments[3].toInt() : 100);
    return 0;
}
