// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/importjob.h"

#include "core/base/clock.h"
#include "core/pack/archive/filename.h"
#include "core/pack/packimport.h"
#include "core/pack/pipeline.h"
#include "core/store/db/writer.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/undo.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

/// Preparing takes four times as long as writing, which is one thread: more than four would wait for it.
int preparingThreads()
{
    return std::clamp(QThread::idealThreadCount(), 2, 4);
}

/// By its first bytes, so that an archive of any name is known for one.
bool isArchive(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return isArchiveName(path);
    const QByteArray start = file.read(4);
    return start == "PK\3\4" || start == "PK\5\6" || isArchiveName(path);
}

bool isOfInterest(const QString &name)
{
    return isDocumentName(name) || isArchiveName(name);
}

/// Which part of a library's history the pack at `path` is; none: it is no delta pack.
std::optional<PackDelta> deltaAt(const QString &path)
{
    std::shared_ptr<const FileTree> tree;
    if (QFileInfo(path).isDir()) {
        tree = FolderTree::around(path); // Not all of it is looked through for one file.
    } else {
        auto archive = QFileInfo(path).isFile() && isArchive(path) ? ArchiveTree::open(path)
                                                                   : Error{};
        if (!archive)
            return std::nullopt;
        tree = *std::move(archive);
    }
    if (!isPack(*tree))
        return std::nullopt;
    const auto json = tree->read(ManifestFile);
    const auto manifest = json ? PackManifest::parse(*json) : json.error();
    return manifest ? manifest->delta : std::nullopt;
}

/// `paths` in their order, but for delta packs: those take each other's places, so that each comes after
/// the one of the same library that it goes on from. Whatever cannot be read stays where it is.
QStringList inDeltaOrder(const QStringList &paths)
{
    if (paths.size() < 2)
        return paths;
    using Key = std::tuple<QByteArray, qint64, qint64>;
    std::vector<std::pair<Key, QString>> deltas;
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (const auto delta = deltaAt(paths[i])) {
            deltas.emplace_back(Key(delta->library, delta->since, delta->until), paths[i]);
            places.push_back(i);
        }
    }
    std::stable_sort(deltas.begin(), deltas.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList out = paths;
    for (std::size_t i = 0; i < places.size(); ++i)
        out[places[i]] = deltas[i].second;
    return out;
}

Result<void> walkTree(Pipeline &pipeline, const std::shared_ptr<const FileTree> &tree,
                      const QString &path, const Clock &clock);

Result<void> walkArchive(Pipeline &pipeline, const QString &path, const Clock &clock)
{
    const Result<std::shared_ptr<const FileTree>> tree = ArchiveTree::open(path);
    if (!tree)
        return pipeline.add(refusal(path, tree.error().message));
    return walkTree(pipeline, *tree, path, clock);
}

Result<void> addFiles(Pipeline &pipeline, const std::shared_ptr<const FileTree> &tree,
                      const Clock &clock)
{
    QStringList archives;
    for (const QString &name : tree->names()) {
        if (isArchiveName(name) && !isDocumentName(name))
            archives << tree->pathOf(name);
    }
    archives = inDeltaOrder(archives);
    for (const QString &name : tree->names()) {
        if (isDocumentName(name))
            SHERIA_CHECK(pipeline.add(documentTask(tree, name, tree->pathOf(name), clock)));
        else if (isArchiveName(name))
            SHERIA_CHECK(walkArchive(pipeline, archives.takeFirst(), clock));
    }
    return {};
}

Result<void> walkTree(Pipeline &pipeline, const std::shared_ptr<const FileTree> &tree,
                      const QString &path, const Clock &clock)
{
    if (isPack(*tree))
        return walkPack(pipeline, tree, path, clock);
    const QStringList &names = tree->names();
    const auto documents = std::count_if(names.begin(), names.end(), isOfInterest);
    const bool isArchived = !QFileInfo(path).isDir();
    pipeline.expect(documents);
    if (documents == 0 && isArchived && tree->refusals().empty())
        return pipeline.add(refusal(path, Message::tr("there are no documents in the archive")));
    for (const FileTree::Refusal &refused : tree->refusals()) {
        if (isArchived || refused.isFolder || isOfInterest(refused.name))
            SHERIA_CHECK(pipeline.add(refusal(tree->pathOf(refused.name), refused.reason)));
    }
    return addFiles(pipeline, tree, clock);
}

/// Gives the pipeline a task for each document at `path`: a file, a folder with all below it, a ZIP, or
/// a pack in either form.
/// Errors: those of Pipeline::add().
Result<void> walkPath(Pipeline &pipeline, const QString &path, const Clock &clock)
{
    const QFileInfo info(path);
    if (!info.exists())
        return pipeline.add(refusal(path, Message::tr("no such file or folder")));
    if (info.isDir())
        return walkTree(pipeline, FolderTree::open(path), path, clock);
    // A device or pipe may never end.
    if (!info.isFile())
        return pipeline.add(refusal(path, Message::tr("it is neither a file nor a folder")));
    if (isArchive(path))
        return walkArchive(pipeline, path, clock);
    pipeline.expect(1);
    // A link that is named itself is meant, and so is the folder it leads to.
    const QFileInfo real(info.canonicalFilePath());
    return pipeline.add(
        documentTask(FolderTree::around(real.path()), real.fileName(), path, clock));
}

/// Errors: only what stops everything; a cancelled import has ended.
Result<void> walkAll(Pipeline &pipeline, const QStringList &paths, const Clock &clock)
{
    for (const QString &path : inDeltaOrder(paths)) {
        const Result<void> walked = walkPath(pipeline, path, clock);
        if (!walked && walked.error().code != ErrorCode::Cancelled)
            return walked;
        if (!walked)
            break;
    }
    return pipeline.finish();
}

} // namespace

Result<ImportSummary> importPaths(store::Writer &writer, const QStringList &paths,
                                  const Clock &clock, const ImportObserver &observer,
                                  const std::stop_token &stop)
{
    SHERIA_TRY(std::unique_ptr<PreparePool> pool,
               PreparePool::open(writer.libraryPath(), preparingThreads()));
    SHERIA_TRY(const store::RunningImport import, writer.write([&](store::Database &db) {
        return store::beginImportStep(db, paths.join(u'\n'), clock.now());
    }));
    Pipeline pipeline(writer, std::move(pool), observer, stop, import.step);
    const Result<void> done = walkAll(pipeline, paths, clock);
    // After all that was submitted, also by an import that failed.
    const Result<bool> hasChanged = writer.write(
        [&import](store::Database &db) { return store::endImportStep(db, import.step); });
    SHERIA_CHECK(done);
    SHERIA_CHECK(hasChanged);
    ImportSummary summary = pipeline.summary();
    summary.importId = *hasChanged ? import.step : 0;
    return summary;
}

Result<void> followPack(store::Writer &writer, const QString &path, const Clock &clock,
                        const std::stop_token &stop)
{
    SHERIA_TRY(std::unique_ptr<PreparePool> pool,
               PreparePool::open(writer.libraryPath(), preparingThreads()));
    std::optional<Error> refused;
    const ImportObserver observer{[&refused](const FileReport &report) {
                                      if (report.outcome == Outcome::Refused && !refused)
                                          refused = Error{ErrorCode::Corrupt, report.reason};
                                  },
                                  {}};
    Pipeline pipeline(writer, std::move(pool), observer, stop);
    SHERIA_CHECK(walkAll(pipeline, {path}, clock));
    if (pipeline.summary().isCancelled || stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}};
    return refused ? Result<void>(*refused) : Result<void>();
}

Result<ImportSummary> tryImport(const QString &libraryPath, const QStringList &paths,
                                const Clock &clock, const ImportObserver &observer,
                                const std::stop_token &stop)
{
    const bool isBeside = QFileInfo(QFileInfo(libraryPath).path()).isWritable();
    SHERIA_TRY(const auto folder,
               store::TemporaryFolder::beside(isBeside ? libraryPath
                                                       : QDir::temp().filePath(u"sheria"_s)));
    const QString copy = folder->filePath(u"library"_s);
    SHERIA_CHECK(QFileInfo::exists(libraryPath) ? store::backupLibraryFile(libraryPath, copy, stop)
                                                : store::createLibraryFile(copy));
    SHERIA_TRY(store::Database db, store::openLibraryFile(copy));
    store::Writer writer(std::move(db));
    SHERIA_TRY(ImportSummary summary, importPaths(writer, paths, clock, observer, stop));
    summary.importId = 0;
    return summary;
}

} // namespace sheria::pack
