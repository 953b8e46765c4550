// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/rows/expressionwriter.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria {
class Clock;
namespace store {
class Writer;
} // namespace store
} // namespace sheria

namespace sheria::pack {

enum class Outcome { Imported, Unchanged, Replaced, Removed, Refused };

/// What became of one input file (or of one member of an archive: "pack.zip/works/…/main.xml").
struct FileReport
{
    QString path;
    Outcome outcome = Outcome::Refused;
    QByteArray expressionUri;
    QByteArray contentHash; ///< SHA-256 of the stored XML; empty when refused.
    Message reason;         ///< Why it was refused; or a warning; or empty.
    /// Of one definition among those of a pack: its code. Unchanged: it stays, though the pack says
    /// another thing of it, and the reason tells why.
    QByteArray knowledgeBase = {};
    /// Reported in its place, when it is not refused.
    std::vector<FileReport> parts = {};
    /// Another file of the same import that claims the same expression; one of the two texts is stored as
    /// superseded, as `reason` tells.
    QString otherFile = {};
    qint64 importId = 0; ///< See ImportSummary.
};

struct Progress
{
    qint64 filesDone = 0;
    qint64 filesTotal = 0; ///< Grows while folders and archives are looked through.
    qint64 bytesDone = 0;
    QString current;
};

/// What became of the knowledge bases that packs define; counted in the summary, too.
struct KnowledgeCounts
{
    qint64 added = 0;
    qint64 changed = 0;
    qint64 removed = 0;
    qint64 kept = 0; ///< As they are here, though a pack says another thing of them.

    bool isNothing() const { return added + changed + removed + kept == 0; }
};

struct ImportSummary
{
    qint64 imported = 0, unchanged = 0, replaced = 0, removed = 0, refused = 0;
    qint64 conflicts = 0; ///< Files that claim the expression of another file.
    KnowledgeCounts knowledge;
    bool isCancelled = false;
    qint64 importId = 0; ///< By which store::undo() takes it back; 0: it has changed no work.
};

/// Called on the importing thread, in the order in which files were settled (their transaction has
/// been committed by then).
struct ImportObserver
{
    std::function<void(const FileReport &)> onFile;
    std::function<void(const Progress &)> onProgress;
};

/// Imports files, folders, ZIPs and packs. Parses on other threads, writes through `writer` in
/// batches, so readers and the GUI go on. May be cancelled at any moment and run again: what was
/// committed is "unchanged" then.
/// Errors: only what stops everything (disk full, library gone); a bad input file is a FileReport.
Result<ImportSummary> importPaths(store::Writer &writer, const QStringList &paths,
                                  const Clock &clock, const ImportObserver &observer,
                                  const std::stop_token &stop);

/// What importPaths() would do, found out in a copy of the library that is thrown away. The library is
/// only read; one that does not exist is not made.
/// Errors: those of importPaths(); NoSpace: the copy takes as much room as the library.
Result<ImportSummary> tryImport(const QString &libraryPath, const QStringList &paths,
                                const Clock &clock, const ImportObserver &observer,
                                const std::stop_token &stop);

/// Applies the delta pack at `path` to a replica of the library that it is of: what it changes cannot be
/// undone.
/// Errors: the first reason why any of it was refused; Cancelled. Applied again, what was left is made up for.
Result<void> followPack(store::Writer &writer, const QString &path, const Clock &clock,
                        const std::stop_token &stop);

/// What an export takes.
enum class ExportScope {
    Published,  ///< What may leave the library: not the decisions that are still being processed.
    Everything, ///< To move the library, or to keep it.
};

struct ExportOptions
{
    ExportScope scope = ExportScope::Published;
    /// Only what changed after this revision of the library, and what is gone since: a delta pack. 0:
    /// everything, for others to begin with that follow by delta packs. None: an ordinary pack.
    std::optional<qint64> since = {};
    /// Of a delta pack: the lines of the change log that it takes at most; what is left comes with the next.
    qint64 mostChanges = std::numeric_limits<qint64>::max();
};

/// What was written.
struct Exported
{
    qint64 works = 0;
    qint64 deletions = 0;
    qint64 knowledgeBases = 0; ///< Definitions.
    /// What a sync has yet to fetch, all or a part of it: the pack has it as far as it is here, and who
    /// gets the pack cannot know. A delta pack brings it once it is fetched.
    qint64 incomplete = 0;
    qint64 revision = 0; ///< Of the library: where the next delta pack goes on.
    QStringList
        damaged; ///< Texts and files that could not be read, and so are not in the pack; English.
};

/// Writes what the library holds to a pack at `path`: to a temporary file first, then renamed. The
/// definitions of all knowledge bases go along, also in a delta pack, which importKnowledge() reads.
/// A damaged text or file does not keep the others from it.
/// Errors: InvalidArgument when the library has no such revision yet; NoSpace; those of files and the
/// library.
Result<Exported> exportPack(const QString &libraryPath, const QString &path, const Clock &clock,
                            const std::function<void(const Progress &)> &onProgress,
                            const std::stop_token &stop, const ExportOptions &options = {});

} // namespace sheria::pack
