#pragma once

#include "core/base/result.h"
#include "core/search/indexer.h"

#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// The folder of a library's index, beside the file.
QString indexFolder(const QString &libraryPath);
/// The folder of a library's own lists of synonyms, beside the file.
QString synonymsFolder(const QString &libraryPath);

/// What is to be said of an index without looking at each entry.
struct IndexStatus
{
    enum class State { Missing, Damaged, OtherSchema, OtherLibrary, Building, Behind, UpToDate };
    State state = State::Missing;
    qint64 revision = 0;
    qint64 latest = 0; ///< Of the library.
    qint64 works = 0;
    qint64 entries = 0;
    qint64 bytes = 0; ///< On disk.
    QString problem;  ///< English. While it is built: the damage for which it is built again.
};

/// Thread: any. Changes nothing. Errors: those of the library.
Result<IndexStatus> indexStatus(const QString &folder, store::Database &db);

/// Deletes the index and builds it again, in this thread.
/// Returns what is damaged in the library, and so not in the index.
/// Errors: Unavailable (another process keeps it); NoSpace; Cancelled; those of the library.
Result<std::vector<UnreadText>> rebuildIndex(const QString &libraryPath, const QString &folder,
                                             const Indexer::Notify &notify,
                                             const std::stop_token &stop);

/// Something in which index and library differ.
struct IndexFinding
{
    QByteArray check; ///< "missing", "outdated", "ghost", "entries".
    QByteArray workUri;
    QString detail; ///< English.
};

/// Compares the index with the library, work by work. Changes nothing.
/// Errors: Unavailable (no index); Corrupt (damaged); Cancelled; those of the library.
Result<std::vector<IndexFinding>> verifyIndex(const QString &folder, store::Database &db,
                                              const std::function<void(qint64, qint64)> &progress,
                                              const std::stop_token &stop);

} // namespace sheria::search
