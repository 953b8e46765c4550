#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/base/outputfile.h"
#include "core/domain/json.h"
#include "core/pack/deltaimport.h"
#include "core/pack/filename.h"
#include "core/pack/importjob.h"
#include "core/pack/packjson.h"
#include "core/pack/packknowledge.h"
#include "core/pack/packmanifest.h"
#include "core/pack/zipwriter.h"
#include "core/store/changes.h"
#include "core/store/damage.h"
#include "core/store/exportqueries.h"
#include "core/store/expressionqueries.h"
#include "core/store/knowledgebasequeries.h"
#include "core/store/libraryfile.h"
#include "core/store/packorigin.h"
#include "core/store/placequeries.h"
#include "core/store/syncitems.h"
#include "core/store/transaction.h"

#include <QFileInfo>
#include <QSet>

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
class Exporter
{
public:
    Exporter(store::Database &db, QIODevice &device,
             const std::function<void(const Progress &)> &onProgress, const std::stop_token &stop,
             const ExportOptions &options)
        : m_db(db)
        , m_zip(device)
        , m_onProgress(onProgress)
        , m_stop(stop)
        , m_options(options)
    {}

    Result<Exported> run(const QDateTime &fallbackInstant, const QByteArray &identity);

private:
    /// A file of a work, made when its turn comes, so that only one is held at a time.
    struct Part
    {
        QString path;
        std::function<Result<QByteArray>()> bytes;
        ZipWriter::Packing packing = ZipWriter::Packing::Deflate;
    };

    Result<std::vector<store::WorkKey>> chosenWorks();
    Result<void> writeGeneral();
    Result<void> writeKnowledgeBases();
    Result<void> writeGone();
    Result<void> writeWork(const PlacedWork &placedWork);
    Result<void> writeStored(const QString &folder, const store::StoredWork &stored);
    Result<void> addExpression(const QString &folder, const ExpressionRecord &record,
                               const std::vector<store::MediaFile> &media,
                               std::vector<Part> &parts);
    Result<bool> isFileSound(const QByteArray &hash, const QByteArray &owner, const QString &name);
    Result<void> write(const QString &path, const QByteArray &bytes, ZipWriter::Packing packing);
    Result<void> writeManifest(const QDateTime &fallbackInstant);

    store::Database &m_db;
    ZipWriter m_zip;
    const std::function<void(const Progress &)> &m_onProgress;
    const std::stop_token &m_stop;
    const ExportOptions m_options;
    PackDeletions m_deletions;
    Exported m_exported;
    PackManifest m_manifest;
    Progress m_progress;
};

Result<Exported> Exporter::run(const QDateTime &fallbackInstant, const QByteArray &identity)
{
    SHERIA_TRY(m_exported.revision, store::latestRevision(m_db));
    if (m_options.since) {
        if (*m_options.since < 0 || *m_options.since > m_exported.revision)
            return Error{ErrorCode::InvalidArgument,
                         u"the library has no revision %1; its latest is %2"_s.arg(*m_options.since)
                             .arg(m_exported.revision)};
        m_manifest.delta = PackDelta{identity, *m_options.since, m_exported.revision};
    }
    SHERIA_TRY(const std::vector<store::WorkKey> works, chosenWorks());
    m_progress.filesTotal = static_cast<qint64>(works.size());
    SHERIA_TRY(m_exported.incomplete, store::countOpenSyncItems(m_db));
    SHERIA_CHECK(writeGeneral());
    for (const PlacedWork &work : placed(works)) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the export was cancelled"_s};
        SHERIA_CHECK(writeWork(work));
    }
    SHERIA_CHECK(writeGone());
    SHERIA_CHECK(writeManifest(fallbackInstant));
    SHERIA_CHECK(m_zip.finish());
    return m_exported;
}

/// All, or those that changed.
Result<std::vector<store::WorkKey>> Exporter::chosenWorks()
{
    SHERIA_TRY(std::vector<store::WorkKey> works, store::listWorkKeys(m_db));
    if (!m_options.since)
        return works;
    SHERIA_TRY(const store::ChangedSince changed, store::changedSince(m_db, *m_options.since));
    m_deletions = {changed.goneWorks, changed.goneExpressions};
    if (*m_options.since == 0)
        return works;
    const QSet<QByteArray> wanted(changed.works.begin(), changed.works.end());
    std::erase_if(works,
                  [&wanted](const store::WorkKey &work) { return !wanted.contains(work.uri); });
    return works;
}

/// Last, since works that may not leave any more are gone, too, for whoever follows.
Result<void> Exporter::writeGone()
{
    m_exported.deletions = m_deletions.works.size() + m_deletions.expressions.size();
    if (!m_options.since)
        return {};
    return write(u"deletions.json"_s, writeDeletions(m_deletions), ZipWriter::Packing::Deflate);
}

Result<void> Exporter::writeGeneral()
{
    SHERIA_TRY(const std::vector<store::Topic> topics, store::listTopics(m_db));
    SHERIA_TRY(std::vector<store::EnrichmentDataset> datasets, store::listDatasets(m_db, {}, {}));
    for (store::EnrichmentDataset &dataset : datasets) {
        SHERIA_TRY(dataset, store::findDataset(m_db, dataset.id));
    }
    SHERIA_TRY(const std::vector<Country> countries, store::listCountries(m_db));
    using Packing = ZipWriter::Packing;
    SHERIA_CHECK(
        write(u"enrichment-datasets.json"_s, writeDatasets(datasets, topics), Packing::Deflate));
    SHERIA_CHECK(writeKnowledgeBases());
    SHERIA_CHECK(write(u"places.json"_s, writePlaces(countries), Packing::Deflate));
    return write(u"topics.json"_s, writeTopics(topics), Packing::Deflate);
}

/// All, whatever else the pack holds: what they choose by are codes, and they choose from what is there.
Result<void> Exporter::writeKnowledgeBases()
{
    SHERIA_TRY(const auto bases, store::listKnowledgeBases(m_db));
    std::optional<qint64> revision;
    if (m_options.since) {
        SHERIA_TRY(revision, store::knowledgeRevision(m_db));
    }
    SHERIA_TRY(const QByteArray json, writeKnowledge(bases, revision));
    m_exported.knowledgeBases = qint64(bases.size());
    return write(KnowledgeFile, json, ZipWriter::Packing::Deflate);
}

/// Whether a stored file can be read; one that is damaged is noted.
Result<bool> Exporter::isFileSound(const QByteArray &hash, const QByteArray &owner,
                                   const QString &name)
{
    const Result<QByteArray> bytes = store::fileBytes(m_db, hash);
    if (bytes)
        return true;
    if (bytes.error().code != ErrorCode::Corrupt && bytes.error().code != ErrorCode::NotFound)
        return bytes.error();
    m_exported.damaged << u"%1: the stored file %2 is damaged (%3)"_s.arg(QString::fromUtf8(owner),
                                                                          name,
                                                                          bytes.error().detail);
    return false;
}

Result<void> Exporter::addExpression(const QString &folder, const ExpressionRecord &record,
                                     const std::vector<store::MediaFile> &media,
                                     std::vector<Part> &parts)
{
    PackedExpression packed{record.work.uri, record.expression, {}, {}};
    for (const Manifestation &one : record.manifestations) {
        const bool isMain = one.role == Manifestation::Role::Main;
        SHERIA_TRY(const bool isSound, store::isContentSound(m_db, one.contentHash));
        if (!isSound) {
            m_exported.damaged
                << store::damagedContent(m_db, one.contentHash, u"it is not in the pack"_s).detail;
            if (isMain)
                return {}; // Without its text there is nothing to say of the expression.
            continue;
        }
        const QString path = isMain ? u"main.xml"_s
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
    parts.push_back({folder + "/expression.json"_L1, [packed] {
                         return Result<QByteArray>(writePackedExpression(packed));
                     }});
    return {};
}

Result<void> Exporter::writeWork(const PlacedWork &placedWork)
{
    const Result<store::StoredWork> read = store::loadStoredWork(m_db, placedWork.id);
    if (!read && read.error().code == ErrorCode::Corrupt) {
        m_exported.damaged << u"%1 cannot be read: %2"_s.arg(placedWork.folder,
                                                             read.error().detail);
        return {};
    }
    if (!read)
        return read.error();
    const store::StoredWork &stored = *read;
    if (m_options.scope == ExportScope::Everything || !stored.isHidden) {
        SHERIA_CHECK(writeStored(placedWork.folder, stored));
        ++m_exported.works;
    } else {
        m_deletions.works << stored.work.uri.canonical().workUri(false);
    }
    m_progress.filesDone += 1;
    m_progress.current = placedWork.folder;
    if (m_onProgress)
        m_onProgress(m_progress);
    return {};
}

Result<void> Exporter::writeStored(const QString &folder, const store::StoredWork &stored)
{
    std::vector<Part> parts;
    json::Writer out;
    json::writeWork(out, stored.work);
    const QByteArray workJson = out.take() + '\n';
    parts.push_back({folder + "/work.json"_L1, [workJson] {
                         return Result<QByteArray>(workJson);
                     }});
    const auto &document = stored.work.publication.document;
    bool hasDocument = document && !document->contentHash.isEmpty();
    if (hasDocument) {
        SHERIA_TRY(hasDocument,
                   isFileSound(document->contentHash, stored.work.uri.canonical().workUri(false),
                               document->filename));
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
    for (const Part &part : parts) {
        SHERIA_TRY(const QByteArray bytes, part.bytes());
        SHERIA_CHECK(write(part.path, bytes, part.packing));
    }
    return {};
}

Result<void> Exporter::write(const QString &path, const QByteArray &bytes,
                             ZipWriter::Packing packing)
{
    m_manifest.files[path] = {sha256Hex(bytes), bytes.size()};
    m_progress.bytesDone += bytes.size();
    return m_zip.add(path.toLatin1(), bytes, packing);
}

/// The manifest says when its content last changed rather than when it was written: the same library
/// gives the same bytes.
Result<void> Exporter::writeManifest(const QDateTime &fallbackInstant)
{
    m_manifest.title = u"Library"_s;
    m_manifest.generator = "Sheria "_L1 + QLatin1StringView(SHERIA_VERSION);
    if (!m_manifest.createdAt.isValid())
        m_manifest.createdAt = fallbackInstant;
    return m_zip.add("manifest.json", m_manifest.toJson(), ZipWriter::Packing::Deflate);
}

} // namespace

namespace {

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
                     u"the library was made by an older version; open it once, then export"_s};
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
                     u"%1 is the library itself; name another file"_s.arg(path)};
    if (const int known = store::migrations().back().version; version > known)
        return store::newerVersion(version, known);
    QByteArray identity;
    if (options.since) {
        SHERIA_TRY(identity, identityOf(libraryPath));
    }
    SHERIA_TRY(store::Database db,
               store::Database::open(libraryPath, store::Database::Mode::ReadOnly));
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    SHERIA_TRY(const Exported exported,
               Exporter(db, file.device(), onProgress, stop, options).run(clock.now(), identity));
    SHERIA_CHECK(file.commit());
    return exported;
}

} // namespace sheria::pack
