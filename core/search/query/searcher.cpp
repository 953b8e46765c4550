// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/searcher.h"

#include "core/base/fileadvice.h"
#include "core/search/index/columns.h"
#include "core/search/index/indexstatus.h"
#include "core/search/index/indexwriter.h"
#include "core/search/query/answer.h"
#include "core/search/query/marker.h"
#include "core/search/query/matcher.h"
#include "core/search/query/queryterms.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/wordfamilies.h"
#include "core/store/db/readers.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/webhooks/changes.h"

#include <QFile>

#include <algorithm>

namespace sheria::search {

namespace {

/// How often a search is tried when the index changed beneath it. A writer that commits many times a second
/// discards what slow readers have open again and again.
constexpr int MaxTries = 50;
constexpr std::size_t MaxIdle = 8; ///< Readers of the index that are kept open.

/// What another try may find otherwise; at the end it is Unavailable, also where this process may not
/// read the files, which is no refusal of who asks.
bool mayPass(ErrorCode code)
{
    return code == ErrorCode::Conflict || code == ErrorCode::Corrupt
        || code == ErrorCode::Forbidden;
}

Result<IndexLag> lagOf(const Columns &columns, store::Database &db, bool isThere = true)
{
    if (isThere && columns.isComplete) {
        SHERIA_TRY(const qint64 latest, store::latestRevision(db));
        const qint64 behind = std::max<qint64>(0, latest - columns.revision);
        return IndexLag{true, behind == 0, behind, latest};
    }
    SHERIA_TRY(const qint64 works, store::countWorks(db));
    return IndexLag{false, false, std::max<qint64>(0, works - columns.alive.count()), works};
}

} // namespace

/// A reader of the index; one thread at a time has it.
struct Searcher::State
{
    struct Reader
    {
        std::unique_ptr<Xapian::Database> index;
        IndexFiles files; ///< As they were when `index` was opened.
        Analyzers analyzers;
        std::shared_ptr<const Columns> columns;
    };

    State(const QString &indexFolder, const QString &synonymsFolder)
        : folder(indexFolder)
        , path(QFile::encodeName(indexFolder).toStdString())
        , synonyms(synonymsFolder)
    {}

    std::unique_ptr<Reader> take()
    {
        const MutexLock lock(mutex);
        if (idle.empty())
            return std::make_unique<Reader>();
        std::unique_ptr<Reader> reader = std::move(idle.back());
        idle.pop_back();
        return reader;
    }

    void giveBack(std::unique_ptr<Reader> reader)
    {
        reader->analyzers.forget();
        reader->columns.reset(); // Old ones are not to stay for readers that nobody asks.
        const MutexLock lock(mutex);
        if (idle.size() < MaxIdle)
            idle.push_back(std::move(reader));
    }

    /// The newest state of the index, and what is kept of it in memory.
    void refresh(Reader &reader, const std::stop_token &stop)
    {
        // Looked at first: what is committed from here on is seen by who comes next.
        const IndexFiles files = indexFiles(path);
        const bool isSame = reader.index && files.index != 0 && reader.files == files;
        if (!reader.index || reader.files.index != files.index)
            reader.index = std::make_unique<Xapian::Database>(path);
        else if (!isSame)
            reader.index->reopen();
        reader.files = files;
        const MutexLock lock(columnsMutex);
        if (!isSame || !columns || columnsFiles != files)
            readColumnsOf(reader, stop);
        reader.columns = columns;
        // Not before: the columns are read from end to end.
        if (!isSame)
            adviseRandomReads(QByteArray::fromStdString(path));
    }

    void readColumnsOf(const Reader &reader, const std::stop_token &stop)
        SHERIA_REQUIRES(columnsMutex)
    {
        const auto revision = reader.index->get_revision();
        const bool isKnown = columns && columnsFiles.index == reader.files.index
            && columnsRevision >= revision
            && columns->identity == reader.index->get_metadata(metadata::Identity);
        if (!isKnown) {
            columns = readColumns(*reader.index, columns, stop);
            columnsRevision = revision;
        }
        columnsFiles = reader.files;
    }

    /// Runs `ask` with a reader; again when the index changed beneath it, or was made anew.
    template <typename Ask>
    auto with(const Ask &ask, const std::stop_token &stop = {})
        -> decltype(ask(std::declval<Reader &>()))
    {
        Error last;
        const IndexFiles before = indexFiles(path);
        for (int tries = 0; tries < MaxTries; ++tries) {
            std::unique_ptr<Reader> reader = take();
            try {
                auto answer = guarded([&]() -> decltype(ask(*reader)) {
                    refresh(*reader, stop);
                    return ask(*reader);
                });
                // A reader that failed is not asked again.
                if (answer)
                    giveBack(std::move(reader));
                if (answer || !mayPass(answer.error().code))
                    return answer;
                last = answer.error();
                // What is damaged stays so; what is being written becomes whole.
                if (last.code == ErrorCode::Corrupt && tries > 1 && indexFiles(path) == before) {
                    noteIndexDamage(folder, last.text());
                    return Error{ErrorCode::Unavailable,
                                 QStringLiteral("the search index is damaged and is being rebuilt; "
                                                "try again in a moment (%1)")
                                     .arg(last.text())};
                }
            } catch (const Stopped &) {
                giveBack(std::move(reader));
                return Error{ErrorCode::Cancelled, {}};
            }
        }
        return Error{ErrorCode::Unavailable, last.text()};
    }

    /// Runs `ask` with a reader and the columns that are there, which must be of the same state of the index:
    /// unlike with(), it makes nobody wait.
    template <typename Ask>
    Result<void> withKnown(const Ask &ask)
    {
        std::unique_ptr<Reader> reader = take();
        {
            const MutexLock lock(columnsMutex);
            reader->columns = columns;
        }
        try {
            Result<void> done = guarded([&]() -> Result<void> {
                const IndexFiles files = indexFiles(path);
                if (!reader->index) {
                    reader->index = std::make_unique<Xapian::Database>(path);
                    reader->files = files;
                }
                if (!reader->columns
                    || reader->columns->indexRevision != reader->index->get_revision()
                    || reader->columns->identity != reader->index->get_metadata(metadata::Identity))
                    return Error{ErrorCode::Conflict, {}};
                return ask(*reader);
            });
            if (done)
                giveBack(std::move(reader));
            return done;
        } catch (const Stopped &) {
            giveBack(std::move(reader));
            return Error{ErrorCode::Cancelled, {}};
        }
    }

    /// Runs `use` with what answers `query` from the state of the index that the reader has.
    template <typename Use>
    auto answerOf(Reader &reader, const Query &query, store::Database *db,
                  const std::stop_token &stop, const Use &use)
        -> decltype(use(std::declval<Answer &>(), std::declval<const Columns &>()))
    {
        const auto lists = synonyms.lists();
        const Columns &known = *reader.columns;
        QueryTerms terms(*reader.index, known, *lists, reader.analyzers);
        PassageTexts texts(*reader.index, known, db);
        Answer answer({*reader.index, known, terms, texts, reader.analyzers, query, stop});
        return use(answer, known);
    }

    /// The same from the newest state of the index.
    template <typename Use>
    auto answer(const Query &query, store::Database *db, const std::stop_token &stop,
                const Use &use)
        -> decltype(use(std::declval<Answer &>(), std::declval<const Columns &>()))
    {
        return with([&](Reader &reader) { return answerOf(reader, query, db, stop, use); });
    }

    const QString folder;
    const std::string path;
    Synonyms synonyms;
    Mutex mutex;
    std::vector<std::unique_ptr<Reader>> idle SHERIA_GUARDED_BY(mutex);
    Mutex columnsMutex;
    std::shared_ptr<const Columns> columns SHERIA_GUARDED_BY(columnsMutex);
    Xapian::rev columnsRevision SHERIA_GUARDED_BY(columnsMutex) = 0;
    IndexFiles columnsFiles SHERIA_GUARDED_BY(columnsMutex);
};

Searcher::Searcher(const QString &indexFolder, const QString &synonymsFolder)
    : m_state(std::make_unique<State>(indexFolder, synonymsFolder))
{}

Searcher::~Searcher() = default;

Result<bool> Searcher::prepare(const std::stop_token &stop)
{
    return m_state->with(
        [](State::Reader &reader) { return Result<bool>(reader.columns->isComplete); }, stop);
}

Result<void> Searcher::readCommonWords(const std::stop_token &stop)
{
    return m_state->withKnown([this, &stop](State::Reader &reader) {
        return m_state->answerOf(reader, Query(), nullptr, stop,
                                 [](Answer &answer, const Columns &) -> Result<void> {
                                     answer.readCommonWords();
                                     return {};
                                 });
    });
}

Result<Results> Searcher::search(const Query &query, store::Database &db,
                                 const std::stop_token &stop)
{
    store::renewRandomReads(db);
    return m_state->answer(query, &db, stop,
                           [&](Answer &answer, const Columns &columns) -> Result<Results> {
                               Results results = answer.run();
                               SHERIA_TRY(results.lag, lagOf(columns, db));
                               return results;
                           });
}

Result<Counts> Searcher::count(const Query &query, const std::vector<QByteArray> &languages,
                               store::Database &db, const std::stop_token &stop)
{
    return m_state->answer(query, &db, stop,
                           [&](Answer &answer, const Columns &) -> Result<Counts> {
                               return answer.count(languages);
                           });
}

Result<IndexLag> Searcher::lag(store::Database &db)
{
    const Result<IndexLag> lag = m_state->with(
        [&](State::Reader &reader) -> Result<IndexLag> { return lagOf(*reader.columns, db); });
    return lag ? lag : lagOf(Columns(), db, false);
}

Result<std::vector<Suggestion>> Searcher::suggest(QStringView typed, int limit, Query within,
                                                  const std::stop_token &stop)
{
    const QString text = typed.toString();
    for (Filter &filter : within.filters)
        filter.match = Filter::Match::Exact;
    return m_state->answer(within, nullptr, stop,
                           [&](Answer &answer, const Columns &) -> Result<std::vector<Suggestion>> {
                               return answer.suggest(text, limit);
                           });
}

std::vector<TextRange> Searcher::matchesIn(QByteArrayView text, QByteArrayView language,
                                           const QString &queryText, bool withFamilies) const
{
    Analyzer analyzer(language);
    const Node root = parseQuery(
        queryText, [](const QByteArray &) { return false; }, false);
    Wanted wanted = wantedOf(root, analyzer, language);
    if (withFamilies && language == "eng" && m_state->synonyms.lists()->hasFamilies) {
        const std::vector<std::string> stems(wanted.stems.begin(), wanted.stems.end());
        for (const std::string &stem : stems) {
            for (std::string &relative : familyOf(stem))
                wanted.stems.insert(std::move(relative));
        }
    }
    std::vector<TextRange> ranges;
    for (const Mark &mark : marksIn(text, analyzer, wanted))
        ranges.push_back(mark.range);
    return ranges;
}

} // namespace sheria::search
