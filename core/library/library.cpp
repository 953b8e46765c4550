// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/base/files.h"
#include "core/base/mutex.h"
#include "core/citations/follower.h"
#include "core/knowledge/embedder.h"
#include "core/knowledge/vectorsearch.h"
#include "core/library/searchpreparer.h"
#include "core/pages/pdftool.h"
#include "core/quotations/textcache.h"
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/secrets/librarytrust.h"
#include "core/store/access/accountqueries.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/readers.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/dispatcher.h"

#include <QDir>
#include <QFileInfo>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <thread>

namespace sheria {

namespace {

using namespace Qt::StringLiterals;

constexpr int ReaderThreads = 2; ///< For the desk; the server's threads open readers of their own.
constexpr int ExportThreads = 1;
constexpr qint64 PollMs = 1000; ///< How often the file is asked for other processes' changes.

/// Creates the file where that is wanted and there is nothing that could be lost.
Result<void> createIfMissing(const QString &path, Library::Mode mode)
{
    const QFileInfo file(path);
    if (mode == Library::Mode::OpenExisting || file.isDir() || file.size() > 0
        || QFileInfo::exists(path + "-wal"_L1))
        return {};
    SHERIA_CHECK(makePrivateFolder(file.absolutePath()));
    Result<void> made = store::createLibraryFile(path);
    // Conflict: another process was quicker, and its library is as good.
    if (!made && made.error().code != ErrorCode::Conflict)
        return made;
    return {};
}

/// How far a library has come.
struct Revisions
{
    qint64 law = 0;
    qint64 access = 0;
};

Result<Revisions> latestRevisions(store::Database &db)
{
    Revisions latest;
    SHERIA_TRY(latest.law, store::latestRevision(db));
    SHERIA_TRY(const qint64 access, store::accessRevision(db));
    // What a PDF says comes without a change of the law.
    SHERIA_TRY(const qint64 pages, store::latestPageText(db));
    latest.access = access + pages;
    return latest;
}

void raise(std::atomic<qint64> &revision, qint64 seen)
{
    qint64 known = revision.load(std::memory_order_relaxed);
    while (known < seen && !revision.compare_exchange_weak(known, seen)) {}
}

/// Notices commits of other processes, on a thread of its own: who asks may be one that serves everybody,
/// and must not wait for a file that is locked, or for a slow disk.
///
/// Thread: look() any.
class CommitWatch
{
public:
    using Found = std::function<void(const Revisions &latest)>;

    /// `found` is called on the thread that looks.
    CommitWatch(store::Database db, Found found) : m_db(std::move(db)), m_found(std::move(found)) {}

    /// Looks, if the last look was long enough ago, and waits a moment for what it finds.
    void look(qint64 nowMs)
    {
        if (!isDue(nowMs))
            return;
        const MutexLock lock(m_mutex);
        if (m_isLooking || !isDue(nowMs))
            return;
        m_lastLookMs.store(nowMs, std::memory_order_relaxed);
        m_isLooking = true;
        if (!m_thread.joinable())
            m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
        m_wake.notify_one();
        m_done.wait_for(m_mutex, LookPatience,
                        [this]() SHERIA_REQUIRES(m_mutex) { return !m_isLooking; });
    }

private:
    bool isDue(qint64 nowMs) const
    {
        return std::abs(nowMs - m_lastLookMs.load(std::memory_order_relaxed)) >= PollMs;
    }
    bool isAsked(const std::stop_token &stop)
    {
        const MutexLock lock(m_mutex);
        return m_wake.wait(m_mutex, stop,
                           [this]() SHERIA_REQUIRES(m_mutex) { return m_isLooking; });
    }
    void run(const std::stop_token &stop)
    {
        while (isAsked(stop)) {
            if (const Result<std::optional<Revisions>> latest = changes(); latest && *latest)
                m_found(**latest);
            warnOfLongLog();
            const MutexLock lock(m_mutex);
            m_isLooking = false;
            m_done.notify_all();
        }
    }
    /// The latest revisions, if the file has changed since they were read last. A look that fails is
    /// made up for by the next one.
    Result<std::optional<Revisions>> changes()
    {
        SHERIA_TRY(store::Statement query, store::Statement::prepare(m_db, "PRAGMA data_version"));
        SHERIA_CHECK(query.step());
        const qint64 version = query.integer(0);
        if (version == m_dataVersion)
            return std::optional<Revisions>();
        SHERIA_TRY(const Revisions latest, latestRevisions(m_db));
        m_dataVersion = version;
        return std::optional(latest);
    }

    /// Once, until it is short again.
    void warnOfLongLog()
    {
        const qint64 bytes = store::walBytes(m_db.path());
        if (bytes >= store::LongWalBytes && !std::exchange(m_isLogLong, true))
            qWarning().noquote()
                << u"the log of the library has %1 MB: a reader has been reading for long, or nobody writes it into the library (see 'sheriactl library wal')"_s
                       .arg(bytes / 1'000'000);
        m_isLogLong = m_isLogLong && bytes >= store::LongWalBytes / 2;
    }

    static constexpr std::chrono::milliseconds LookPatience{20};

    store::Database m_db; ///< Used by m_thread only.
    qint64 m_dataVersion = 0;
    bool m_isLogLong = false;
    const Found m_found;
    std::atomic<qint64> m_lastLookMs = std::numeric_limits<qint64>::min() / 2;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable_any m_done;
    bool m_isLooking SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread
        m_thread; ///< Last: it joins before the members it uses go. From the first look on.
};

/// Seals the secrets of webhooks that lie in a library in plain text, and those in the copies that
/// migrations left beside it. Where the user's configuration cannot be written, they stay.
void sealSecrets(store::Database &db, const QString &path, const secrets::LibraryTrust &trust)
{
    const auto seal = [&trust](store::Database &held) {
        return store::replaceWebhookSecrets(held, secrets::SecretSeal::isSealed,
                                            [&trust](const QByteArray &secret) {
                                                return trust.seal().seal(secret);
                                            });
    };
    const Result<int> sealed = seal(db);
    if (!sealed)
        qWarning().noquote() << "the secrets of webhooks stay in plain text:"
                             << sealed.error().text();
    if (!sealed || *sealed == 0)
        return;
    const QFileInfo file(path);
    const QStringList copies = file.dir().entryList({file.fileName() + u".backup-v*"_s},
                                                    QDir::Files);
    for (const QString &copy : copies) {
        Result<store::Database> held = store::Database::openPlain(file.dir().filePath(copy));
        const Result<int> done = held ? seal(*held) : Result<int>(held.error());
        if (!done)
            qWarning().noquote() << copy << "keeps secrets of webhooks in plain text:"
                                 << done.error().text();
    }
}

} // namespace

struct Library::State
{
    State(const QString &filePath, bool isToBeRead, const Clock &theClock, store::Database db,
          store::Database watched, std::shared_ptr<secrets::LibraryTrust> theTrust)
        : path(filePath)
        , isReadOnly(isToBeRead)
        , clock(theClock)
        , trust(std::move(theTrust))
        , writer(std::move(db), [this](store::Database &committed) { follow(committed); })
        , watch(std::move(watched), [this](const Revisions &latest) { raiseTo(latest); })
        , vectors(trust)
        , searcher(search::indexFolder(filePath), search::synonymsFolder(filePath))
    {
        if (!isReadOnly)
            vectors.onOutcome(
                [this](const std::optional<Error> &problem) { noteQuestion(problem); });
    }

    /// Counts questions that the embeddings endpoint failed, for 'kb embeddings status'.
    void noteQuestion(const std::optional<Error> &problem)
    {
        writer.submit([problem, now = clock.now()](store::Database &db) {
            return problem ? store::noteQuestionFailure(db, *problem, now)
                           : store::forgetQuestionFailures(db);
        });
    }

    void raiseTo(const Revisions &seen)
    {
        raise(revision, seen.law);
        raise(accessRevision, seen.access);
    }
    void follow(store::Database &db)
    {
        if (const Result<Revisions> latest = latestRevisions(db))
            raiseTo(*latest);
        const MutexLock lock(followerMutex);
        if (indexer)
            indexer->wake();
        if (citer)
            citer->wake();
        if (embedder)
            embedder->wake();
        if (dispatcher)
            dispatcher->wake();
    }
    /// One of those below, which nobody wakes from now on.
    template <typename Follower>
    std::unique_ptr<Follower> take(std::unique_ptr<Follower> State::*follower)
    {
        const MutexLock lock(followerMutex);
        return std::move(this->*follower);
    }
    /// Makes one that reads by `reader`, unless there is one, or nothing may be written.
    template <typename Follower, typename... More>
    Result<void> start(std::unique_ptr<Follower> State::*follower, Result<store::Database> reader,
                       More &&...more)
    {
        if (isReadOnly)
            return {};
        SHERIA_TRY(store::Database connection, std::move(reader));
        const MutexLock lock(followerMutex);
        if (!(this->*follower))
            this->*follower = std::make_unique<Follower>(std::move(connection), writer,
                                                         std::forward<More>(more)...);
        return {};
    }
    /// Looks for commits of other processes.
    void look() { watch.look(clock.now().toMSecsSinceEpoch()); }

    QString path;
    const bool isReadOnly;
    const Clock &clock;
    const std::shared_ptr<secrets::LibraryTrust> trust;
    std::atomic<qint64> revision = 0;
    std::atomic<qint64> accessRevision = 0;
    /// What is damaged is fetched again by the next run of a source that has it.
    const std::shared_ptr<store::DamageLog> damage = std::make_shared<store::DamageLog>(
        [this](const store::DamagedText &text) {
            writer.submit([uris = text.expressions](store::Database &toChange) -> Result<void> {
                SHERIA_CHECK(store::wantDamagedItems(toChange, uris));
                return {};
            });
        });
    Mutex followerMutex;
    std::unique_ptr<search::Indexer> indexer SHERIA_GUARDED_BY(followerMutex);
    std::unique_ptr<citations::Follower> citer SHERIA_GUARDED_BY(followerMutex);
    std::unique_ptr<pages::PageReader> pageReader SHERIA_GUARDED_BY(followerMutex);
    std::unique_ptr<knowledge::Embedder> embedder SHERIA_GUARDED_BY(followerMutex);
    std::unique_ptr<webhooks::Dispatcher> dispatcher SHERIA_GUARDED_BY(followerMutex);
    store::Writer writer; ///< Its connection is the last to close: that one clears the log away.
    CommitWatch watch;
    knowledge::VectorSearch vectors;
    quotations::TextCache quotedTexts;
    search::Searcher searcher; ///< Jobs of the readers ask it, and end before it goes.
    std::unique_ptr<SearchPreparer> preparer; ///< Made before the indexer, which wakes it.
    std::unique_ptr<store::Readers> readers;
    std::unique_ptr<store::Readers> exportReaders;
};

Library::Library(std::unique_ptr<State> state) : m_state(std::move(state))
{}

void Library::requestStop()
{
    {
        const MutexLock lock(m_state->followerMutex);
        const auto ask = [](const auto &follower) {
            if (follower)
                follower->requestStop();
        };
        ask(m_state->dispatcher);
        ask(m_state->citer);
        ask(m_state->pageReader);
        ask(m_state->embedder);
        ask(m_state->indexer);
        ask(m_state->preparer);
    }
    m_state->readers->requestStop();
    m_state->exportReaders->requestStop();
}

Library::~Library()
{
    requestStop();
    // They may be waiting for the writer, which must work until then.
    m_state->take(&State::dispatcher);
    m_state->take(&State::citer);
    m_state->take(&State::pageReader);
    m_state->take(&State::embedder);
    m_state->writer.requestStop();
    // The writer, which wakes it, may still be at its last job.
    m_state->take(&State::indexer);
}

Result<std::unique_ptr<Library>> Library::open(const QString &path, Mode mode, const Clock &clock,
                                               Access access, const std::stop_token &stop)
{
    SHERIA_CHECK(createIfMissing(path, mode));
    const bool isReadOnly = access == Access::ReadAtLeast && QFileInfo::exists(path)
        && !store::isWritablePlace(path);
    SHERIA_TRY(store::Database db,
               store::openLibraryFile(path,
                                      isReadOnly ? store::Database::Mode::ReadOnly
                                                 : store::Database::Mode::ReadWrite,
                                      stop));
    SHERIA_TRY(const Revisions latest, latestRevisions(db));
    SHERIA_TRY(const QByteArray id, store::libraryId(db));
    auto trust = std::make_shared<secrets::LibraryTrust>(id);
    if (!isReadOnly)
        sealSecrets(db, path, *trust);
    SHERIA_TRY(store::Database watched,
               store::Database::open(path, store::Database::Mode::ReadOnly));
    auto state = std::make_unique<State>(path, isReadOnly, clock, std::move(db), std::move(watched),
                                         std::move(trust));
    state->raiseTo(latest);
    SHERIA_TRY(state->readers, store::Readers::open(path, ReaderThreads, state->damage));
    SHERIA_TRY(state->exportReaders, store::Readers::open(path, ExportThreads, state->damage));
    return std::unique_ptr<Library>(new Library(std::move(state)));
}

const QString &Library::path() const
{
    return m_state->path;
}

bool Library::isReadOnly() const
{
    return m_state->isReadOnly;
}

const Clock &Library::clock() const
{
    return m_state->clock;
}

store::Writer &Library::writer()
{
    return m_state->writer;
}

store::Readers &Library::readers()
{
    return *m_state->readers;
}

store::Readers &Library::exportReaders()
{
    return *m_state->exportReaders;
}

Result<store::Database> Library::openReader() const
{
    SHERIA_TRY(store::Database reader,
               store::Database::open(m_state->path, store::Database::Mode::ReadOnly));
    reader.setDamageLog(m_state->damage);
    return reader;
}

Result<store::Database> Library::openPublicReader() const
{
    SHERIA_TRY(store::Database reader, openReader());
    SHERIA_CHECK(store::expectRandomReads(reader));
    SHERIA_CHECK(store::showOnlyPublished(reader));
    return reader;
}

secrets::LibraryTrust &Library::trust()
{
    return *m_state->trust;
}

void Library::vouchForAccountsToCome()
{
    const Result<bool> known = trust().vouchesForAccounts();
    Result<store::Database> reader = openReader();
    if (!known || *known || !reader)
        return;
    const Result<bool> has = store::hasAccess(*reader);
    if (!has || *has)
        return;
    if (const Result<void> noted = trust().vouchForAccounts(); !noted)
        qWarning().noquote() << noted.error().text();
}

Result<std::vector<Contact>> Library::contactsToAgree() const
{
    SHERIA_TRY(store::Database reader, openReader());
    SHERIA_TRY(const std::vector<Contact> contacts, store::libraryContacts(reader));
    return m_state->trust->missing(contacts);
}

qint64 Library::revision() const
{
    m_state->look();
    return m_state->revision.load(std::memory_order_acquire);
}

qint64 Library::accessRevision() const
{
    m_state->look();
    return m_state->accessRevision.load(std::memory_order_acquire);
}

search::Searcher &Library::searcher()
{
    return m_state->searcher;
}

quotations::TextCache &Library::quotedTexts()
{
    return m_state->quotedTexts;
}

void Library::startIndexing()
{
    if (isReadOnly())
        return;
    const MutexLock lock(m_state->followerMutex);
    if (m_state->indexer)
        return;
    m_state->preparer = std::make_unique<SearchPreparer>(m_state->searcher);
    m_state->indexer = std::make_unique<search::Indexer>(
        m_state->path, search::indexFolder(m_state->path),
        [state = m_state.get()](const search::IndexProgress &at) {
            using Reached = search::IndexProgress::State;
            for (const search::UnreadText &unread : at.unread) {
                if (!unread.contentHash.isEmpty())
                    state->damage->note({unread.contentHash, {unread.uri}, unread.detail});
            }
            if (at.state == Reached::UpToDate || at.state == Reached::Elsewhere)
                state->preparer->wake();
        });
}

Result<void> Library::startCiting()
{
    return m_state->start(&State::citer, openReader());
}

Result<void> Library::startReadingPages()
{
    return m_state->start(&State::pageReader, openReader());
}

std::vector<store::DamagedText> Library::damagedTexts(store::Database &reader) const
{
    return m_state->damage->stillDamaged(reader);
}

knowledge::VectorSearch &Library::vectors()
{
    return m_state->vectors;
}

Result<void> Library::startEmbedding()
{
    // What is embedded leaves the library.
    return m_state->start(&State::embedder, openPublicReader(), m_state->vectors.keys());
}

const search::Indexer *Library::indexer() const
{
    const MutexLock lock(m_state->followerMutex);
    return m_state->indexer.get();
}

Result<void> Library::startSending(const QByteArray &base, std::optional<quint64> jitterSeed)
{
    if (isReadOnly())
        return {};
    SHERIA_TRY(store::Database reader, openReader());
    const MutexLock lock(m_state->followerMutex);
    if (m_state->dispatcher) {
        m_state->dispatcher->setBase(base);
        return {};
    }
    webhooks::Engine::Options options;
    options.base = base;
    options.jitterSeed = jitterSeed;
    options.mayContact = [trust = m_state->trust](const store::Endpoint &endpoint) {
        return trust->check(ContactPurpose::Webhooks, endpoint.url).has_value();
    };
    options.unseal = [trust = m_state->trust](const QByteArray &sealed) {
        return trust->seal().open(sealed);
    };
    m_state->dispatcher = std::make_unique<webhooks::Dispatcher>(std::move(reader), m_state->writer,
                                                                 m_state->clock,
                                                                 std::move(options));
    return {};
}

void Library::stopSending()
{
    // It waits for its thread, which may wait for the writer, which wakes followers.
    m_state->take(&State::dispatcher);
}

} // namespace sheria
