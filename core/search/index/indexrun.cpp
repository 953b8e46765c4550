// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexrun.h"

#include "core/search/index/indexstatus.h"
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

#include <QDir>

#include <algorithm>
#include <iterator>
#include <set>

namespace sheria::search {

namespace {

constexpr int ChangesAtOnce = 2000;
constexpr std::ptrdiff_t WorksAtOnce = 32; ///< Read together while the index is built.

} // namespace

IndexRun::IndexRun(store::Database db, IndexWriter writer, BuildSteps steps)
    : m_db(std::move(db))
    , m_writer(std::move(writer))
    , m_steps(steps)
{
    m_progress.revision = m_writer.mark().revision;
    m_progress.problem = m_writer.reason();
}

Result<IndexRun> IndexRun::open(store::Database db, const QString &folder, BuildSteps steps)
{
    SHERIA_TRY(IndexWriter writer, IndexWriter::open(folder, db, steps.segment));
    return IndexRun(std::move(db), std::move(writer), steps);
}

Result<IndexRun> IndexRun::rebuild(store::Database db, const QString &folder, BuildSteps steps)
{
    SHERIA_TRY(IndexWriter writer, IndexWriter::create(folder, {}, steps.segment));
    return IndexRun(std::move(db), std::move(writer), steps);
}

Result<void> IndexRun::tidy(IndexRun run, const QString &folder)
{
    if (!run.isLoose())
        return {};
    QDir(nextFolder(folder)).removeRecursively();
    Result<void> done = run.m_writer.compact(nextFolder(folder));
    if (done)
        done = takeNextFolder(folder);
    if (!done)
        QDir(nextFolder(folder)).removeRecursively();
    return done;
}

Result<void> IndexRun::renew([[maybe_unused]] IndexRun run, store::Database db,
                             const QString &folder, const std::stop_token &stop)
{
    const QString place = nextFolder(folder);
    QDir(place).removeRecursively();
    {
        SHERIA_TRY(IndexRun next, rebuild(std::move(db), place));
        SHERIA_CHECK(next.catchUp([](const IndexProgress &) {}, stop));
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
    }
    return takeNextFolder(folder);
}

Result<bool> IndexRun::isBehind()
{
    const IndexMark &mark = m_writer.mark();
    SHERIA_TRY(const qint64 latest, store::latestRevision(m_db));
    SHERIA_TRY(const qint64 pages, store::latestPageText(m_db));
    return mark.builtTo.has_value() || latest > mark.revision || pages != mark.pages;
}

Result<void> IndexRun::catchUp(const Indexer::Notify &notify, const std::stop_token &stop)
{
    SHERIA_TRY(const bool isOurs, belongsTo(m_writer.mark(), m_db));
    if (!isOurs)
        return Error{ErrorCode::Conflict,
                     QStringLiteral("the library was restored to an earlier state")};
    if (m_writer.mark().builtTo)
        SHERIA_CHECK(build(notify, stop));
    while (!stop.stop_requested()) {
        SHERIA_TRY(const bool behind, isBehind());
        if (!behind)
            break;
        SHERIA_CHECK(follow(notify, stop));
    }
    if (!stop.stop_requested()) {
        m_progress.state = IndexProgress::State::UpToDate;
        m_progress.latest = m_progress.revision;
        m_progress.problem.clear();
        notify(m_progress);
    }
    return {};
}

/// All works in the order of their URIs, as they are now. Changes since the first of them are read
/// from the log afterwards, some for the second time.
Result<void> IndexRun::build(const Indexer::Notify &notify, const std::stop_token &stop)
{
    IndexMark mark = m_writer.mark();
    if (mark.revision == 0) {
        SHERIA_TRY(mark.revision, store::latestRevision(m_db));
        SHERIA_TRY(mark.pages, store::latestPageText(m_db));
        SHERIA_TRY(mark.library, libraryMark(m_db));
        SHERIA_TRY(mark.change, changeMark(m_db, mark.revision));
    }
    SHERIA_TRY(const std::vector<store::WorkKey> works, store::listWorkKeys(m_db));
    const auto next = std::upper_bound(works.begin(), works.end(), *mark.builtTo,
                                       [](const QByteArray &uri, const store::WorkKey &work) {
                                           return uri < work.uri;
                                       });
    m_progress.state = IndexProgress::State::Building;
    m_progress.latest = mark.revision;
    m_progress.total = qint64(works.size());
    m_progress.done = next - works.begin();
    m_progress.revision = 0;
    notify(m_progress);
    for (auto work = next; work != works.end() && !stop.stop_requested();) {
        SHERIA_CHECK(m_writer.mergeWhereDue());
        const auto end = work + std::min(WorksAtOnce, works.end() - work);
        SHERIA_TRY(const std::size_t put, putWorks({work, end}, stop));
        if (put == 0)
            break;
        work += std::ptrdiff_t(put);
        mark.builtTo = std::prev(work)->uri;
        m_progress.done = work - works.begin();
        if (m_uncommitted >= m_steps.commit)
            SHERIA_CHECK(commit(mark, notify));
    }
    if (mark.builtTo != m_writer.mark().builtTo)
        SHERIA_CHECK(commit(mark, notify));
    if (stop.stop_requested())
        return {};
    mark.builtTo.reset();
    SHERIA_CHECK(m_writer.finish(mark));
    m_progress.revision = mark.revision;
    notify(m_progress);
    return {};
}

Result<void> IndexRun::follow(const Indexer::Notify &notify, const std::stop_token &stop)
{
    IndexMark mark = m_writer.mark();
    SHERIA_TRY(const std::vector<store::Change> changes,
               store::changesAfter(m_db, mark.revision, ChangesAtOnce));
    SHERIA_TRY(const qint64 pages, store::latestPageText(m_db));
    if (changes.empty() && pages == mark.pages)
        return Error{ErrorCode::Corrupt, QStringLiteral("the change log has a gap")};
    m_progress.state = IndexProgress::State::Following;
    SHERIA_TRY(m_progress.latest, store::latestRevision(m_db));
    std::set<QByteArray> works;
    for (const store::Change &change : changes)
        works.insert(change.workUri);
    // Fewer than the index has seen: the library was put back, and they may be others.
    SHERIA_TRY(const std::vector<QByteArray> paged,
               store::worksWithPagesAfter(m_db, pages < mark.pages ? 0 : mark.pages));
    works.insert(paged.begin(), paged.end());
    m_progress.done = 0;
    m_progress.total = qint64(works.size());
    for (const QByteArray &work : works) {
        SHERIA_TRY(const bool isPut, putWork(work, stop));
        if (!isPut || stop.stop_requested())
            return {}; // What was put goes again with the index: the changes are read another time.
        ++m_progress.done;
    }
    mark.pages = pages;
    if (!changes.empty())
        mark.revision = changes.back().revision;
    SHERIA_TRY(mark.change, changeMark(m_db, mark.revision));
    SHERIA_TRY(mark.library, libraryMark(m_db));
    return commit(mark, notify);
}

/// Puts works as they are now, and returns how many: fewer where it is stopped. What is stored of them is
/// read together, which takes far less time than one by one.
Result<std::size_t> IndexRun::putWorks(std::span<const store::WorkKey> works,
                                       const std::stop_token &stop)
{
    SHERIA_TRY(auto moment, store::Transaction::read(m_db));
    std::vector<qint64> ids;
    for (const store::WorkKey &work : works)
        ids.push_back(work.id);
    const auto stored = store::loadStoredWorks(m_db, ids);
    if (!stored && stored.error().code != ErrorCode::Corrupt)
        return stored.error();
    if (!stored) // One of them is damaged, or has gone.
        SHERIA_CHECK(moment.commit());
    for (std::size_t i = 0; i < works.size(); ++i) {
        SHERIA_TRY(const bool isPut,
                   stored ? putStored((*stored)[i], stop) : putWork(works[i].uri, stop));
        if (!isPut)
            return i;
    }
    return works.size();
}

/// Puts a work as it is now, or takes out one that is no more. False: it was stopped, and did neither.
Result<bool> IndexRun::putWork(QByteArrayView uri, const std::stop_token &stop)
{
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(m_db));
    forgetUnread(uri);
    SHERIA_TRY(const std::optional<qint64> work, store::findWorkRow(m_db, uri));
    if (!work) {
        SHERIA_CHECK(m_writer.remove(uri));
        return true;
    }
    const Result<store::StoredWork> stored = store::loadStoredWork(m_db, *work);
    if (stored)
        return putStored(*stored, stop);
    if (stored.error().code != ErrorCode::Corrupt)
        return stored.error();
    noteUnread({uri.toByteArray(), {}, stored.error().text()});
    SHERIA_CHECK(m_writer.remove(uri));
    return true;
}

void IndexRun::noteUnread(UnreadText unread)
{
    constexpr std::size_t MostUnread = 1000;
    if (m_progress.unread.size() < MostUnread)
        m_progress.unread.push_back(std::move(unread));
}

/// What was unread of the work, which is read again.
void IndexRun::forgetUnread(QByteArrayView work)
{
    const QByteArray uri = work.toByteArray();
    std::erase_if(m_progress.unread, [&uri](const UnreadText &one) {
        return one.uri == uri || one.uri.startsWith(QByteArray(uri + '/'));
    });
}

/// False: it was stopped before the work was put.
Result<bool> IndexRun::putStored(const store::StoredWork &stored, const std::stop_token &stop)
{
    Result<WorkEntries> entries = m_builder.build(m_db, stored, stop);
    if (!entries && entries.error().code == ErrorCode::Cancelled)
        return false;
    if (!entries)
        return entries.error();
    for (UnreadText &unread : entries->unread)
        noteUnread(std::move(unread));
    m_uncommitted += qint64(entries->documents.size());
    SHERIA_CHECK(m_writer.put(*std::move(entries)));
    return true;
}

Result<void> IndexRun::commit(IndexMark mark, const Indexer::Notify &notify)
{
    SHERIA_CHECK(m_writer.addWords(m_builder.words()));
    SHERIA_CHECK(m_writer.commit(mark));
    m_builder.forget();
    m_uncommitted = 0;
    m_progress.revision = mark.builtTo ? 0 : mark.revision;
    notify(m_progress);
    return {};
}

} // namespace sheria::search
