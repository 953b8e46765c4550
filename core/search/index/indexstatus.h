// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/search/index/indexer.h"

#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// Where an index is made that is to take the place of the one in `folder`.
QString nextFolder(const QString &folder);

/// Puts the index of nextFolder() in the place of the one in `folder`, and deletes that; at no moment is
/// there none, where the file system can exchange folders.
/// Errors: Unavailable.
Result<void> takeNextFolder(const QString &folder);

/// Which index a folder has, and how far it is.
struct IndexFiles
{
    /// Tells one index from another: changes whenever takeNextFolder() was called or an index was made
    /// anew. 0: there is none.
    std::uint64_t index = 0;
    std::uint64_t version = 0;  ///< Another with each commit; may come again,
    std::int64_t changedNs = 0; ///< but not at the same instant.

    friend bool operator==(const IndexFiles &, const IndexFiles &) = default;
};
IndexFiles indexFiles(const std::string &folder);

/// Notes in the folder that its index is damaged, for whoever keeps it, in this process or another: that
/// one makes it anew, which clears the note. Nothing where the folder cannot be written.
void noteIndexDamage(const QString &folder, const QString &what);
/// What was noted, English; empty: nothing.
QString notedIndexDamage(const QString &folder);
void clearIndexDamage(const QString &folder);

/// The folder of a library's index, beside the file.
QString indexFolder(const QString &libraryPath);
/// The folder of a library's own lists of synonyms, beside the file.
QString synonymsFolder(const QString &libraryPath);

/// What is to be said of an index without looking at each entry.
struct IndexStatus
{
    enum class State { Missing, Damaged, OtherSchema, OtherLibrary, Building, Behind, UpToDate };
    friend constexpr std::array<QByteArrayView, 7> enumNames(State)
    {
        return {"missing",  "damaged", "other-version", "other-library",
                "building", "behind",  "up-to-date"};
    }
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
