// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/index/indexer.h"
#include "core/search/index/indexwriter.h"
#include "core/store/db/database.h"
#include "core/store/rows/recordloader.h"

#include <span>
#include <stop_token>

namespace sheria::search {

/// In how many steps an index is built. Units: entries.
struct BuildSteps
{
    qint64 commit = 4000; ///< Some seconds' work.
    Xapian::doccount segment = IndexWriter::SegmentEntries;
};

/// Brings an index to the end of the change log, batch by batch. Thread: one at a time.
class IndexRun
{
public:
    /// Opens the index for writing, making it anew where it has to be.
    /// Errors: Unavailable (another process writes it); those of the library.
    static Result<IndexRun> open(store::Database db, const QString &folder, BuildSteps steps = {});
    /// The same with an empty index.
    static Result<IndexRun> rebuild(store::Database db, const QString &folder,
                                    BuildSteps steps = {});

    /// Reads in what came along, until there is nothing more or `stop`; commits what was read in.
    /// Errors: those of the library and of the index. Cancelled is none.
    Result<void> catchUp(const Indexer::Notify &notify, const std::stop_token &stop);

    /// Whether the change log goes on after what the index has.
    Result<bool> isBehind();
    const IndexProgress &progress() const { return m_progress; }

    /// More than half of what is looked through is of texts that are no more.
    bool needsRebuild() const { return m_writer.needsRebuild(); }
    bool isLoose() const { return m_writer.isLoose(); }
    /// Makes the index as small as it goes, where that is worth it. Readers go on meanwhile. Ends `run`.
    /// Errors: Unavailable (disk full).
    static Result<void> tidy(IndexRun run, const QString &folder);
    /// Makes another index, which takes the place of the one of `run` once it has come as far. Readers
    /// go on meanwhile. Ends `run`.
    /// Errors: as rebuild() and catchUp(); Cancelled.
    static Result<void> renew(IndexRun run, store::Database db, const QString &folder,
                              const std::stop_token &stop);

private:
    IndexRun(store::Database db, IndexWriter writer, BuildSteps steps);
    Result<void> build(const Indexer::Notify &notify, const std::stop_token &stop);
    Result<void> follow(const Indexer::Notify &notify, const std::stop_token &stop);
    Result<std::size_t> putWorks(std::span<const store::WorkKey> works,
                                 const std::stop_token &stop);
    Result<bool> putWork(QByteArrayView uri, const std::stop_token &stop);
    void noteUnread(UnreadText unread);
    void forgetUnread(QByteArrayView work);
    Result<bool> putStored(const store::StoredWork &stored, const std::stop_token &stop);
    Result<void> commit(IndexMark mark, const Indexer::Notify &notify);

    store::Database m_db;
    IndexWriter m_writer;
    BuildSteps m_steps;
    EntryBuilder m_builder;
    IndexProgress m_progress;
    qint64 m_uncommitted = 0; ///< Entries.
};

} // namespace sheria::search
