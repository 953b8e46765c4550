// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a library is indexed and searched, beside the engine alone, and phrases beside an index
// that has the positions of words; what resolving typed references, and counting the other provisions of a
// page's works, cost beside a search.
//
//   bench_search FOLDER JUDGMENTS[+ACTS] [QUERIES [KIND]]   makes FOLDER/library-JUDGMENTS when it is missing
//
// Without queries it only makes the library and its index; with SHERIA_BENCH_NO_INDEX=1 the library alone.
// KIND asks only questions of the kind whose name begins so.
// SHERIA_BENCH_ONLY_OURS=1 leaves out what the indexing is compared with.
#include "core/akn/document.h"
#include "core/citations/resolver.h"
#include "core/citations/workkeys.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/marker.h"
#include "core/search/query/ranking.h"
#include "core/search/query/searcher.h"
#include "core/search/text/entry.h"
#include "core/search/text/passages.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/bench/bareindex.h"
#include "tests/bench/searchkinds.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <xapian.h>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <numeric>
#include <optional>

using namespace sheria;
using bench::at;
using bench::bytesIn;
using bench::cpuSeconds;
using bench::native;
using bench::SearchKind;
using bench::wallSeconds;
using search::Query;
using tests::must;

namespace {

constexpr int Results = 20;
constexpr int BareTexts = 3000; ///< Put through the bare loop.

/// The engine alone: its own query parser on the same index, collapsed to works.
double rawQuery(const Xapian::Database &index, const SearchKind &kind, const QString &text)
{
    const double begin = cpuSeconds();
    Xapian::QueryParser parser;
    parser.set_database(index);
    parser.set_stemmer(Xapian::Stem("en"));
    parser.set_stemming_strategy(Xapian::QueryParser::STEM_ALL);
    const bool isQuestion = text.count(QLatin1Char(' ')) >= 4 && !kind.isPhrase;
    parser.set_default_op(isQuestion ? Xapian::Query::OP_OR : Xapian::Query::OP_AND);
    parser.set_max_expansion(200, Xapian::Query::WILDCARD_LIMIT_MOST_FREQUENT);
    unsigned flags = kind.isTyping ? Xapian::QueryParser::FLAG_PARTIAL : 0;
    if (kind.isPhrase)
        flags |= Xapian::QueryParser::FLAG_PHRASE;
    Xapian::Enquire enquire(index);
    enquire.set_query(parser.parse_query(text.toStdString(), flags));
    enquire.set_weighting_scheme(search::weighting());
    enquire.set_collapse_key(search::slot::Work);
    const Xapian::MSet set = enquire.get_mset(0, Results);
    // Whoever shows results reads what was kept of them.
    std::size_t bytes = 0;
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        bytes += at.get_document().get_data().size();
    if (bytes == std::numeric_limits<std::size_t>::max())
        qFatal("so much is not kept"); // The compiler may not leave the reading out.
    return cpuSeconds() - begin;
}

double ourQuery(search::Searcher &searcher, store::Database &db, const SearchKind &kind,
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

/// Milliseconds of each of a kind's questions.
struct Times
{
    std::vector<double> raw;
    std::vector<double> ours;
    std::vector<double> whole;
    std::vector<double> wall;

    double ratio() const
    {
        return std::accumulate(ours.begin(), ours.end(), 0.0)
            / std::accumulate(raw.begin(), raw.end(), 0.0);
    }
};

Times timesOf(const SearchKind &kind, const Xapian::Database &index, search::Searcher &searcher,
              store::Database &db)
{
    Times times;
    for (const QString &text : kind.queries) {
        // All find the same blocks in memory; the lower of two is less of what else the machine does.
        rawQuery(index, kind, text);
        times.raw.push_back(std::min(rawQuery(index, kind, text), rawQuery(index, kind, text))
                            * 1000);
        ourQuery(searcher, db, kind, text, false);
        times.ours.push_back(std::min(ourQuery(searcher, db, kind, text, false),
                                      ourQuery(searcher, db, kind, text, false))
                             * 1000);
        double wall = 0;
        times.whole.push_back(ourQuery(searcher, db, kind, text, true, &wall) * 1000);
        times.wall.push_back(wall * 1000);
    }
    return times;
}

void measureQueries(const QString &library, const QString &positions, bench::SearchLibrary &words,
                    int count, const QByteArray &only)
{
    const QString folder = search::indexFolder(library);
    const Xapian::Database index(native(folder));
    std::optional<Xapian::Database> withPositions;
    if (QDir(positions).exists())
        withPositions.emplace(native(positions));
    search::Searcher searcher(folder);
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    const double begin = wallSeconds();
    ourQuery(searcher, db, {.name = ""}, QStringLiteral("court"), true);
    std::printf("first search after opening: %.0f ms\n", (wallSeconds() - begin) * 1000);
    std::printf("%-30s %18s %18s %7s %24s\n", "milliseconds, median (p95)", "engine alone",
                "query alone", "ratio", "with snippets, 5 facets");
    std::vector<double> whole;
    for (const SearchKind &kind : bench::searchKinds(words, count)) {
        if (!QByteArray(kind.name).startsWith(only))
            continue;
        const bool isBesidePositions = kind.isPhrase && withPositions;
        const Times times = timesOf(kind, isBesidePositions ? *withPositions : index, searcher, db);
        whole.insert(whole.end(), times.wall.begin(), times.wall.end());
        std::printf("%-30s %8.2f (%7.2f) %8.2f (%7.2f) %7.2f %10.2f (%7.2f)%s\n", kind.name,
                    at(times.raw, 0.5), at(times.raw, 0.95), at(times.ours, 0.5),
                    at(times.ours, 0.95), times.ratio(), at(times.whole, 0.5),
                    at(times.whole, 0.95),
                    isBesidePositions   ? " engine: with positions"
                        : kind.isPhrase ? " engine: without positions, all words anywhere"
                                        : "");
    }
    std::printf("whole searches, wall clock: median %.2f ms, p95 %.2f ms\n", at(whole, 0.5),
                at(whole, 0.95));
}

/// The snippets of passages that have two words: ours, and the engine's own, which has the query, the set
/// of matches and the text, too.
void measureSnippets(const QString &library)
{
    constexpr int Texts = 200;
    constexpr std::size_t Words = 40;
    const Xapian::Database index(native(search::indexFolder(library)));
    const Xapian::Stem stem("en");
    Xapian::Enquire enquire(index);
    const std::vector<std::string> words{"court", "appeal"};
    search::Analyzer analyzer("eng");
    search::Wanted wanted;
    std::vector<Xapian::Query> terms;
    for (const std::string &word : words) {
        wanted.stems.insert(analyzer(word).stem);
        terms.emplace_back(stem(word));
    }
    enquire.set_query(Xapian::Query(Xapian::Query::OP_OR, terms.begin(), terms.end()));
    const Xapian::MSet set = enquire.get_mset(0, Results);
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    auto ids = must(store::listExpressionIds(db, store::ExpressionFilter()));
    ids.resize(std::min(ids.size(), std::size_t(Texts)));
    double ours = 0;
    double plain = 0;
    double exhaustive = 0;
    std::size_t bytes = 0;
    for (const auto &stored : must(store::loadExpressions(db, ids))) {
        const akn::Document text = must(
            akn::Document::parse(must(store::contentXml(db, stored.expression.contentHash))));
        for (const search::Passage &passage : search::passagesOf(text)) {
            const QByteArrayView part =
                QByteArrayView(text.text()).sliced(passage.start, passage.end - passage.start);
            const double begin = cpuSeconds();
            bytes += std::size_t(
                search::snippetOf(part, search::marksIn(part, analyzer, wanted), Words).size());
            const double between = cpuSeconds();
            const std::string copy = part.toByteArray().toStdString();
            bytes += set.snippet(copy, Words * 6, stem, 0, "<mark>", "</mark>", "…").size();
            const double after = cpuSeconds();
            bytes += set.snippet(copy, Words * 6, stem, Xapian::MSet::SNIPPET_EXHAUSTIVE, "<mark>",
                                 "</mark>", "…")
                         .size();
            ours += between - begin;
            plain += after - between;
            exhaustive += cpuSeconds() - after;
        }
    }
    std::printf("snippets, time of the engine's to ours: %.2f without flags, %.2f exhaustive (%zu "
                "bytes made)\n",
                plain / ours, exhaustive / ours, bytes);
}

/// Notes the names of all works, as the citation worker does.
void noteNames(store::Database &db)
{
    for (auto tasks = must(store::citationTasks(db, 1000)); !tasks.empty();
         tasks = must(store::citationTasks(db, 1000))) {
        store::Transaction transaction = must(store::Transaction::begin(db));
        for (const store::CitationTask &task : tasks) {
            const Result<Work> work = store::findWork(db, task.workUri);
            if (work)
                must(store::putWorkNames(db, work->id, citations::workKeys(*work)));
            must(store::finishCitationTask(db, task));
        }
        must(transaction.commit());
    }
}

/// What typed references cost beside the search for the same words, as the search box asks for both.
void measureReferences(const QString &library, int queries)
{
    store::Database db = must(store::openLibraryFile(library));
    noteNames(db);
    std::vector<WorkRef> laws;
    must(store::forEachTitle(db, [&laws](const store::KnownName &row) {
        if (!row.isJudgment)
            laws.push_back(row.work);
    }));
    search::Searcher searcher(search::indexFolder(library));
    must(searcher.prepare());
    const char *const kinds[] = {"number", "title", "beginning", "letters", "words"};
    for (std::size_t kind = 0; kind < std::size(kinds) && !laws.empty(); ++kind) {
        std::vector<double> resolving;
        std::vector<double> searching;
        std::size_t found = 0;
        for (int i = 0; i < queries; ++i) {
            const WorkRef &law = laws[std::size_t(i) * 31 % laws.size()];
            const QStringList parts = QString::fromUtf8(law.uri).split(QLatin1Char('/'));
            const QString section = QStringLiteral("s %1 ").arg(1 + i % 9);
            const QString texts[] = {
                section + QStringLiteral("Act %1 of %2").arg(parts.last(), parts[parts.size() - 2]),
                section + law.title.toLower(), section + law.title.section(QLatin1Char(' '), 0, 0),
                section + QStringLiteral("xyzq"), law.title.toLower() + QStringLiteral(" shall")};
            const QString &text = texts[kind];
            double begin = wallSeconds();
            found += must(citations::resolveTyped(db, text, {.today = QDate(2024, 1, 5)})).size();
            resolving.push_back(wallSeconds() - begin);
            Query query;
            query.text = text;
            query.limit = Results;
            begin = wallSeconds();
            must(searcher.search(query, db));
            searching.push_back(wallSeconds() - begin);
        }
        std::printf(
            "references, %s: %.2f ms (95 %%: %.2f ms), %.2f of the search; %zu works of %d asked\n",
            kinds[kind], at(resolving, 0.5) * 1e3, at(resolving, 0.95) * 1e3,
            at(resolving, 0.5) / at(searching, 0.5), found, queries);
        std::fflush(stdout);
    }
}

/// What counting the other provisions of the works of a page costs.
void measureOthers(const QString &library, bench::SearchLibrary &words, int queries)
{
    store::Database db = must(store::openLibraryFile(library));
    search::Searcher searcher(search::indexFolder(library));
    must(searcher.prepare());
    std::vector<double> plain;
    std::vector<double> counted;
    for (int i = 0; i < queries; ++i) {
        Query query;
        query.text = words.question(1 + i % 3);
        query.limit = Results;
        for (const bool wantsOthers : {false, true}) {
            query.wantsOthers = wantsOthers;
            const double begin = wallSeconds();
            must(searcher.search(query, db));
            (wantsOthers ? counted : plain).push_back(wallSeconds() - begin);
        }
    }
    std::printf("with the other provisions counted: %.2f of %.2f ms\n",
                at(counted, 0.5) / at(plain, 0.5), at(plain, 0.5) * 1e3);
}

void makeLibrary(const QString &library, int judgments, int acts, bench::SearchLibrary &words)
{
    const double begin = cpuSeconds();
    const qint64 bytes = words.fill(library, judgments, acts);
    QFile note(library + QStringLiteral(".bytes"));
    if (note.open(QIODevice::WriteOnly))
        note.write(QByteArray::number(bytes));
    std::printf("made %d judgments in %.0f s\n", judgments, cpuSeconds() - begin);
    std::fflush(stdout);
}

bool comparesIndexing()
{
    return !qEnvironmentVariableIsSet("SHERIA_BENCH_ONLY_OURS");
}

void makeIndex(const QString &library, int judgments)
{
    const double begin = cpuSeconds();
    must(search::rebuildIndex(library, search::indexFolder(library),
                              [](const search::IndexProgress &) {}, {}));
    const double ours = judgments / (cpuSeconds() - begin);
    std::printf("indexed: %.0f judgments/s of CPU\n", ours);
    std::fflush(stdout);
    if (!comparesIndexing())
        return;
    for (const bool hasPositions : {true, false}) {
        const bench::BareIndex bare = bench::bareLoop(library, library + QStringLiteral(".bare"),
                                                      std::min(judgments, BareTexts), hasPositions);
        std::printf(
            "bare TermGenerator loop, %s: %.0f texts/s of CPU, %.2f of the text; ours %.2f\n",
            hasPositions ? "positions" : "no positions", bare.perSecond, bare.ofText,
            ours / bare.perSecond);
        std::fflush(stdout);
    }
}

void makePositions(const QString &library, const QString &positions)
{
    const bench::BareIndex other = bench::indexWithPositions(library, positions);
    std::printf(
        "the other layout, passages with positions: %.0f texts/s of CPU, %.2f of the text\n",
        other.perSecond, other.ofText);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3) {
        std::fprintf(stderr, "usage: bench_search FOLDER JUDGMENTS[+ACTS] [QUERIES [KIND]]\n");
        return 2;
    }
    const QStringList counts = arguments[2].split(QLatin1Char('+'));
    const int judgments = counts[0].toInt();
    const QString library =
        QDir(arguments[1]).filePath(QStringLiteral("library-%1").arg(arguments[2]));
    const QString positions = library + QStringLiteral(".positions");
    bench::SearchLibrary words(bench::SearchSeed);
    if (!QFileInfo::exists(library))
        makeLibrary(library, judgments, counts.size() > 1 ? counts[1].toInt() : -1, words);
    if (qEnvironmentVariableIsSet("SHERIA_BENCH_NO_INDEX"))
        return 0;
    QFile note(library + QStringLiteral(".bytes"));
    const double bytes = note.open(QIODevice::ReadOnly) ? note.readAll().toDouble() : 1;
    const QString folder = search::indexFolder(library);
    if (!QDir(folder).exists())
        makeIndex(library, judgments);
    if (!QDir(positions).exists() && comparesIndexing())
        makePositions(library, positions);
    const auto store = double(QFileInfo(library).size());
    const auto index = double(bytesIn(folder));
    std::printf("text %.1f MB; of it: store %.3f, index %.3f, together %.3f\n", bytes / 1e6,
                store / bytes, index / bytes, (store + index) / bytes);
    std::fflush(stdout);
    const int queries = arguments.size() > 3 ? arguments[3].toInt() : 100;
    if (queries == 0)
        return 0;
    words.readPhrases(arguments[1]);
    measureQueries(library, positions, words, queries, arguments.value(4).toUtf8());
    measureSnippets(library);
    measureReferences(library, queries);
    measureOthers(library, words, queries);
    return 0;
}
