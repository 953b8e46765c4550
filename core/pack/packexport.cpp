// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/domain/json/json.h"
#include "core/pack/archive/filename.h"
#include "core/pack/archive/ziparchive.h"
#include "core/pack/importjob.h"
#include "core/pack/packimport.h"
#include "core/pack/packjson.h"
#include "core/pack/packknowledge.h"
#include "core/pack/packtree.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/sync/syncitems.h"
#include "core/store/webhooks/changes.h"

#include <QFileInfo>
#include <QSet>
#include <QTemporaryFile>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

QString shortHash(const QByteArray &hash)
{
    return QString::fromLatin1(hash.first(16));
}

/// A work and the folder it gets.
struct PlacedWork
{
    QString folder;
    qint64 id = 0;
};

/// "works/za-act-1998-55". Two URIs that would share a folder are told apart by a hash.
std::vector<PlacedWork> placed(const std::vector<store::WorkKey> &works)
{
    std::vector<PlacedWork> placedWorks;
    QSet<QString> taken;
    for (const store::WorkKey &work : works) {
        const QString name =
            QString::fromUtf8(work.uri).mid(QStringLiteral("/akn/").size()).replace(u'/', u'-');
        QString folder = "works/"_L1 + safeFileName(name);
        if (taken.contains(foldedFileName(folder)))
            folder += u'~' + QString::fromLatin1(sha256Hex(work.uri).first(8));
        taken.insert(foldedFileName(folder));
        placedWorks.push_back({folder, work.id});
    }
    std::sort(placedWorks.begin(), placedWorks.end(),
              [](const auto &a, const auto &b) { return a.folder < b.folder; });
    return placedWorks;
}

/// Writes a library's parts into a ZIP, in the order of their paths, and notes them for the manifest.
/// All parts are named before the first is written, as ZipWriter asks for: whatever does not fit into a
/// pack is refused before there is any of it.
class Exporter
{
public:
    Exporter(store::Database &db, QIODevice &device, const QString &path,
             const std::function<void(const Progress &)> &onProgress, const std::stop_token &stop,
             const ExportOptions &options)
        : m_db(db)
        , m_zip(device)
        , m_made(path + u".XXXXXX"_s)
        , m_onProgress(onProgress)
        , m_stop(stop)
        , m_options(options)
    {}

    Result<Exported> run(const QDateTime &fallbackInstant, const QByteArray &identity)
    {
        SHERIA_TRY(m_exported.revision, store::latestRevision(m_db));
        if (m_options.since) {
            if (*m_options.since < 0 || *m_options.since > m_exported.revision)
                return Error{ErrorCode::InvalidArgument,
                             Message::tr("the library has no revision %1; its latest is %2",
                                         *m_options.since, m_exported.revision)};
            m_exported.revision -= std::max<qint64>(
                0, m_exported.revision - *m_options.since - m_options.mostChanges);
            m_manifest.delta = PackDelta{identity, *m_options.since, m_exported.revision};
        }
        SHERIA_TRY(const std::vector<store::WorkKey> works, chosenWorks());
        m_progress.filesTotal = static_cast<qint64>(works.size());
        SHERIA_TRY(m_exported.incomplete, store::countOpenSyncItems(m_db));
        if (!m_made.open())
            return writeError(u"the pack"_s, m_made);
        SHERIA_CHECK(addGone());
        SHERIA_CHECK(addGeneral());
        for (const PlacedWork &work : placed(works)) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, Message::tr("the export was cancelled")};
            SHERIA_CHECK(addWork(work));
        }
        // The manifest says when its content last changed rather than when it was written: the same
        // library gives the same bytes.
        m_manifest.title = u"Library"_s;
        m_manifest.generator = "Sheria "_L1 + QLatin1StringView(SHERIA_VERSION);
        if (!m_manifest.createdAt.isValid())
            m_manifest.createdAt = fallbackInstant;
        SHERIA_CHECK(m_zip.add(
            "manifest.json", [this] { return Result<QByteArray>(m_manifest.toJson()); },
            ZipWriter::Packing::Deflate));
        SHERIA_CHECK(m_zip.finish());
        return m_exported;
    }

private:
    /// A file of a work, read when its turn comes, so that only one is held at a time.
    struct Part
    {
        QString path;
        ZipWriter::Bytes bytes;
        ZipWriter::Packing packing = ZipWriter::Packing::Deflate;
        bool isLast = false; ///< Of its work.
    };

    /// All, or those that changed.
    Result<std::vector<store::WorkKey>> chosenWorks()
    {
        if (!m_options.since)
            return store::listWorkKeys(m_db);
        SHERIA_TRY(const store::ChangedSince changed,
                   store::changedSince(m_db, *m_options.since,
                                       m_options.scope == ExportScope::Published,
                                       m_exported.revision));
        m_deletions = {changed.goneWorks, changed.goneExpressions};
        const bool isWhole = *m_options.since == 0
            && m_options.mostChanges == ExportOptions().mostChanges;
        return isWhole ? store::listWorkKeys(m_db) : store::workKeysOf(m_db, changed.works);
    }

    Result<void> addGone()
    {
        m_exported.deletions = m_deletions.works.size() + m_deletions.expressions.size();
        if (!m_options.since)
            return {};
        return addMade(u"deletions.json"_s, writeDeletions(m_deletions));
    }

    Result<void> addGeneral()
    {
        SHERIA_TRY(const std::vector<store::Topic> topics, store::listTopics(m_db));
        SHERIA_TRY(std::vector<store::EnrichmentDataset> datasets,
                   store::listDatasets(m_db, {}, {}));
        for (store::EnrichmentDataset &dataset : datasets) {
            SHERIA_TRY(dataset, store::findDataset(m_db, dataset.id));
        }
        SHERIA_TRY(const std::vector<Country> countries, store::listCountries(m_db));
        SHERIA_CHECK(addMade(u"enrichment-datasets.json"_s, writeDatasets(datasets, topics)));
        SHERIA_CHECK(addKnowledgeBases());
        SHERIA_CHECK(addMade(u"places.json"_s, writePlaces(countries)));
        return addMade(u"topics.json"_s, writeTopics(topics));
    }

    /// All, whatever else the pack holds: what they choose by are codes, and they choose from what is there.
    Result<void> addKnowledgeBases()
    {
        SHERIA_TRY(const auto bases, store::listKnowledgeBases(m_db));
        std::optional<qint64> revision;
        if (m_options.since) {
            SHERIA_TRY(revision, store::knowledgeRevision(m_db));
        }
        SHERIA_TRY(const QByteArray json, writeKnowledge(bases, revision));
        m_exported.knowledgeBases = qint64(bases.size());
        return addMade(KnowledgeFile, json);
    }

    /// Whether a stored file can be read; one that is damaged is noted.
    Result<bool> isFileSound(const QByteArray &hash, const QByteArray &owner, const QString &name)
    {
        const Result<QByteArray> bytes = store::fileBytes(m_db, hash);
        if (bytes && bytes->size() > limits::MaxEntryBytes)
            return Error{
                ErrorCode::Unsupported,
                Message::tr(
                    "%1: the file %2 is larger than the %3 bytes that a pack may hold of one",
                    owner, name, limits::MaxEntryBytes)};
        if (bytes)
            return true;
        if (bytes.error().code != ErrorCode::Corrupt && bytes.error().code != ErrorCode::NotFound)
            return bytes.error();
        m_exported.damaged << u"%1: the stored file %2 is damaged (%3)"_s.arg(
            QString::fromUtf8(owner), name, bytes.error().text());
        return false;
    }

    Result<void> addExpression(const QString &folder, const ExpressionRecord &record,
                               const std::vector<store::MediaFile> &media, std::vector<Part> &parts)
    {
        PackedExpression packed{record.work.uri, record.expression, {}, {}};
        for (const Manifestation &one : record.manifestations) {
            const bool isMain = one.role == Manifestation::Role::Main;
            SHERIA_TRY(const bool isSound, store::isContentSound(m_db, one.contentHash));
            if (!isSound) {
                m_exported.damaged
                    << store::damagedContent(m_db, one.contentHash, u"it is not in the pack"_s)
                           .text();
                if (isMain)
                    return {}; // Without its text there is nothing to say of the expression.
                continue;
            }
            const QString path = isMain
                ? u"main.xml"_s
                : "manifestations/"_L1 + shortHash(one.contentHash) + ".xml"_L1;
            packed.manifestations.push_back({path, one, true});
            parts.push_back({folder + u'/' + path, [this, hash = one.contentHash] {
                                 return store::contentXml(m_db, hash);
                             }});
        }
        for (const store::MediaFile &file : media) {
            SHERIA_TRY(const bool isSound,
                       isFileSound(file.hash, record.expression.uri, file.filename));
            if (!isSound)
                continue;
            const QString path = "media/"_L1 + safeFileName(file.filename);
            packed.media.push_back({path, file.filename, file.mimeType});
            parts.push_back({folder + u'/' + path,
                             [this, hash = file.hash] { return store::fileBytes(m_db, hash); },
                             ZipWriter::Packing::Store});
        }
        SHERIA_TRY(Part part, made(folder + "/expression.json"_L1, writePackedExpression(packed)));
        parts.push_back(std::move(part));
        return {};
    }

    Result<void> addWork(const PlacedWork &placedWork)
    {
        const Result<store::StoredWork> read = store::loadStoredWork(m_db, placedWork.id);
        if (!read && read.error().code == ErrorCode::Corrupt) {
            m_exported.damaged << u"%1 cannot be read: %2"_s.arg(placedWork.folder,
                                                                 read.error().text());
            return {};
        }
        if (!read)
            return read.error();
        const store::StoredWork &stored = *read;
        tell(placedWork.folder);
        ++m_exported.works;
        return addStored(placedWork.folder, stored);
    }

    Result<void> addStored(const QString &folder, const store::StoredWork &stored)
    {
        std::vector<Part> parts;
        json::Writer out;
        json::writeWork(out, stored.work);
        SHERIA_TRY(Part work, made(folder + "/work.json"_L1, out.take() + '\n'));
        parts.push_back(std::move(work));
        const auto &document = stored.work.publication.document;
        bool hasDocument = document && !document->contentHash.isEmpty();
        if (hasDocument) {
            SHERIA_TRY(hasDocument,
                       isFileSound(document->contentHash,
                                   stored.work.uri.canonical().workUri(false), document->filename));
        }
        if (hasDocument)
            parts.push_back(
                {folder + "/publication/"_L1 + safeFileName(document->filename),
                 [this, hash = document->contentHash] { return store::fileBytes(m_db, hash); },
                 ZipWriter::Packing::Store});
        for (const ExpressionRecord &record : stored.expressions) {
            SHERIA_TRY(const auto media, store::listMedia(m_db, record.expression.id));
            const QString name = QString::fromUtf8(record.expression.uri).section(u'/', -1);
            SHERIA_CHECK(addExpression(folder + u'/' + name, record, media, parts));
            m_manifest.createdAt = std::max(m_manifest.createdAt, record.expression.updatedAt);
        }
        m_manifest.createdAt = std::max(m_manifest.createdAt, stored.work.updatedAt);
        std::sort(parts.begin(), parts.end(),
                  [](const Part &a, const Part &b) { return a.path < b.path; });
        parts.back().isLast = true;
        for (Part &part : parts)
            SHERIA_CHECK(add(std::move(part)));
        return {};
    }

    /// Keeps what is made now on the disk until it is written.
    Result<Part> made(const QString &path, const QByteArray &bytes)
    {
        const qint64 at = m_made.pos();
        if (m_made.write(bytes) != bytes.size())
            return writeError(u"the pack"_s, m_made);
        return Part{path, [this, at, size = bytes.size()]() -> Result<QByteArray> {
                        QByteArray read = m_made.seek(at) ? m_made.read(size) : QByteArray();
                        if (read.size() != size)
                            return writeError(u"the pack"_s, m_made);
                        return read;
                    }};
    }

    Result<void> addMade(const QString &path, const QByteArray &bytes)
    {
        SHERIA_TRY(Part part, made(path, bytes));
        return add(std::move(part));
    }

    Result<void> add(Part part)
    {
        const QByteArray name = part.path.toLatin1();
        const ZipWriter::Packing packing = part.packing;
        return m_zip.add(
            name, [this, part = std::move(part)] { return bytesOf(part); }, packing);
    }

    /// When its turn has come.
    Result<QByteArray> bytesOf(const Part &part)
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, Message::tr("the export was cancelled")};
        SHERIA_TRY(QByteArray bytes, part.bytes());
        m_manifest.files[part.path] = {sha256Hex(bytes), bytes.size()};
        m_progress.bytesDone += bytes.size();
        m_progress.filesDone += part.isLast ? 1 : 0;
        if (part.isLast)
            tell(part.path.section(u'/', 0, 1));
        return bytes;
    }

    void tell(const QString &path)
    {
        m_progress.current = path;
        if (m_onProgress)
            m_onProgress(m_progress);
    }

    store::Database &m_db;
    ZipWriter m_zip;
    QTemporaryFile m_made; ///< Parts that are made before they are written: JSON.
    const std::function<void(const Progress &)> &m_onProgress;
    const std::stop_token &m_stop;
    const ExportOptions m_options;
    PackDeletions m_deletions;
    Exported m_exported;
    PackManifest m_manifest;
    Progress m_progress;
};

/// Who the library is, which it may have to be told first.
Result<QByteArray> identityOf(const QString &libraryPath)
{
    SHERIA_TRY(store::Database db,
               store::Database::open(libraryPath,
                                     store::isWritablePlace(libraryPath)
                                         ? store::Database::Mode::ReadWrite
                                         : store::Database::Mode::ReadOnly));
    SHERIA_TRY(const int version, store::schemaVersion(db));
    if (version < store::migrations().back().version)
        return Error{ErrorCode::Conflict,
                     Message::tr(
                         "the library was made by an older version; open it once, then export")};
    return store::packIdentity(db);
}

} // namespace

Result<Exported> exportPack(const QString &libraryPath, const QString &path, const Clock &clock,
                            const std::function<void(const Progress &)> &onProgress,
                            const std::stop_token &stop, const ExportOptions &options)
{
    SHERIA_TRY(const int version, store::inspectLibraryFile(libraryPath));
    if (QFileInfo(path).canonicalFilePath() == QFileInfo(libraryPath).canonicalFilePath())
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("%1 is the library itself; name another file", path)};
    if (const int known = store::migrations().back().version; version > known)
        return store::newerVersion(version, known);
    QByteArray identity;
    if (options.since) {
        SHERIA_TRY(identity, identityOf(libraryPath));
    }
    SHERIA_TRY(store::Database db,
               store::Database::open(libraryPath, store::Database::Mode::ReadOnly));
    if (options.scope == ExportScope::Published)
        SHERIA_CHECK(store::showOnlyPublished(db));
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    SHERIA_TRY(
        const Exported exported,
        Exporter(db, file.device(), path, onProgress, stop, options).run(clock.now(), identity));
    SHERIA_CHECK(file.commit());
    return exported;
}

} // namespace sheria::pack
