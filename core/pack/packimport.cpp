// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/packimport.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/domain/json/json.h"
#include "core/pack/packjson.h"
#include "core/pack/packknowledge.h"
#include "core/pack/packtree.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/legislation/undo.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/placequeries.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using PackPtr = std::shared_ptr<const PackTree>;

/// What a part of a pack does to the library; it finishes the report.
using Write = std::function<Result<void>(store::Database &, FileReport &)>;
struct Job
{
    Write write;
    QByteArrayList works = {}; ///< That it may change.
};

/// Whether the pack may be applied: found out when its first part comes to be written, since a pack
/// before it may have to be applied first. Of the writer's thread.
class Gate
{
public:
    explicit Gate(PackDelta delta) : m_delta(std::move(delta)) {}

    Result<bool> isOpen(store::Database &db)
    {
        if (!m_isLookedAt) {
            SHERIA_TRY(const QByteArray own, store::packIdentity(db));
            SHERIA_TRY(const auto known, store::findPackOrigin(db, m_delta.library));
            m_problem = own == m_delta.library
                ? std::optional(Message::tr("the pack was exported from this library"))
                : deltaProblem(m_delta, known);
            m_isFollowed = known.has_value();
            m_isLookedAt = true;
        }
        return !m_problem;
    }
    const std::optional<Message> &problem() const { return m_problem; }
    const PackDelta &delta() const { return m_delta; }
    /// Whether packs of that library were taken before. Precondition: isOpen() was asked.
    bool isFollowed() const { return m_isFollowed; }

private:
    const PackDelta m_delta;
    bool m_isLookedAt = false;
    bool m_isFollowed = false;
    std::optional<Message> m_problem;
};

/// A pack, as the tasks of its parts share it.
struct Parts
{
    PackPtr pack;
    const Clock &clock;
    std::shared_ptr<Gate> gate = {}; ///< Of a delta pack.
};

/// `job`, of a delta pack only if that may be applied.
Write gated(const std::shared_ptr<Gate> &gate, Write job)
{
    if (!gate)
        return job;
    return [gate, job = std::move(job)](store::Database &db, FileReport &report) -> Result<void> {
        report.outcome = Outcome::Unchanged;
        SHERIA_TRY(const bool isOpen, gate->isOpen(db));
        return isOpen ? job(db, report) : Result<void>();
    };
}

/// The part that begins with the file `name`, of which `read` makes what is to be done. `shownAs`: in
/// reports; empty: `name`.
Task partTask(const Parts &parts, const QString &name,
              std::function<Result<Job>(const QByteArray &)> read, const QString &shownAs = {})
{
    const QString path = parts.pack->pathOf(shownAs.isEmpty() ? name : shownAs);
    auto prepare = [parts, name, path, read = std::move(read)](store::Database &) -> Prepared {
        const Result<QByteArray> bytes = parts.pack->read(name);
        if (!bytes)
            return {refusal(path, bytes.error().message), {}, 0};
        Result<Job> job = read(*bytes);
        if (!job)
            return {refusal(path, job.error().message), {}, bytes->size()};
        return {{path, Outcome::Imported, {}, {}, {}},
                gated(parts.gate, std::move(job->write)),
                bytes->size(),
                0,
                worksNamed(std::move(job->works))};
    };
    return {path, std::move(prepare), false};
}

Result<void> putPlaces(store::Database &db, const std::vector<Country> &countries)
{
    for (const Country &country : countries) {
        SHERIA_CHECK(store::putPlace(db, country.place));
        for (const Place &locality : country.localities)
            SHERIA_CHECK(store::putPlace(db, locality));
    }
    return {};
}

/// A dataset is the one that is called the same: its number may mean another here.
Result<qint64> datasetId(store::Database &db, const store::EnrichmentDataset &dataset)
{
    SHERIA_TRY(const auto known, store::listDatasets(db, {}, {}));
    bool isTaken = false;
    for (const store::EnrichmentDataset &one : known) {
        if (one.name == dataset.name && one.rootTopic == dataset.rootTopic)
            return one.id;
        isTaken = isTaken || one.id == dataset.id;
    }
    return isTaken ? 0 : dataset.id;
}

Result<void> putDatasets(store::Database &db, const std::vector<store::EnrichmentDataset> &datasets)
{
    for (store::EnrichmentDataset dataset : datasets) {
        SHERIA_TRY(dataset.id, datasetId(db, dataset));
        SHERIA_CHECK(store::putDataset(db, dataset));
    }
    return {};
}

/// What is read by one function and put by the other.
template <auto read, auto put>
Result<Job> readPart(const QByteArray &bytes)
{
    SHERIA_TRY(auto value, read(bytes));
    return Job{[held = std::make_shared<decltype(value)>(std::move(value))](store::Database &db,
                                                                            FileReport &) {
        return put(db, *held);
    }};
}

/// What is of no work.
struct GeneralPart
{
    QLatin1StringView file;
    Result<Job> (*read)(const QByteArray &bytes);
};
constexpr GeneralPart GeneralParts[] = {
    {"places.json"_L1, readPart<readPlaces, putPlaces>},
    {"topics.json"_L1, readPart<readTopics, store::putTopics>},
    {"enrichment-datasets.json"_L1, readPart<readDatasets, putDatasets>},
};

Result<void> walkGeneral(Pipeline &pipeline, const Parts &parts)
{
    for (const GeneralPart &part : GeneralParts) {
        if (parts.pack->contains(part.file))
            SHERIA_CHECK(pipeline.add(partTask(parts, part.file, part.read)));
    }
    return {};
}

Result<Work> readWorkFile(const QByteArray &bytes)
{
    SHERIA_TRY(const QJsonObject object, parsedObject(bytes));
    return json::readWork(object);
}

Task workTask(const Parts &parts, const QString &folder)
{
    const auto read = [parts, folder](const QByteArray &bytes) -> Result<Job> {
        SHERIA_TRY(const Work work, readWorkFile(bytes));
        const auto write = [parts, folder, work](store::Database &db,
                                                 FileReport &) -> Result<void> {
            const auto &document = work.publication.document;
            const QString file = document ? parts.pack->find(folder, document->contentHash)
                                          : QString();
            if (!file.isEmpty()) {
                // No fault of the work itself, so that it counts among Pipeline::missed().
                const Result<QByteArray> publication = parts.pack->read(file);
                if (!publication)
                    return Error{ErrorCode::Conflict, publication.error().message};
                SHERIA_CHECK(store::putFile(db, *publication));
            }
            SHERIA_CHECK(store::putWork(db, work, parts.clock.now()));
            return {};
        };
        return Job{write, {work.uri.canonical().workUri(false)}};
    };
    return partTask(parts, folder + "/work.json"_L1, read);
}

/// Each definition is reported by itself. The list of a delta pack is the sender's whole one, as it is at
/// the end of the delta.
Result<void> walkKnowledge(Pipeline &pipeline, const Parts &parts)
{
    if (!parts.pack->contains(KnowledgeFile))
        return {};
    KnowledgeSender sender;
    if (const auto &delta = parts.pack->delta())
        sender = {delta->library, delta->since == 0};
    return pipeline.add(
        partTask(parts, KnowledgeFile, [sender](const QByteArray &bytes) -> Result<Job> {
            SHERIA_TRY(const PackedKnowledge packed, readKnowledge(bytes));
            return Job{[sender, packed](store::Database &db, FileReport &report) {
                return importKnowledge(db, packed, sender, report);
            }};
        }));
}

QStringList workFolders(const PackTree &pack)
{
    QStringList out;
    for (const QString &name : pack.below(u"works/"_s)) {
        const QString folder = name.section(u'/', 0, 1);
        if (name.count(u'/') > 1 && (out.isEmpty() || out.last() != folder))
            out << folder;
    }
    return out;
}

QStringList expressionFolders(const PackTree &pack, const QString &workFolder)
{
    QStringList out;
    for (const QString &name : pack.below(workFolder + u'/')) {
        if (name.count(u'/') == 3 && name.endsWith("/expression.json"_L1))
            out << name.section(u'/', 0, 2);
    }
    return out;
}

/// What is the same for all expressions of a work.
Result<void> addPublication(const PackTree &pack, const QString &folder, store::Received &received)
{
    const auto &document = received.work.publication.document;
    if (!document || document->contentHash.isEmpty())
        return {};
    const QString file = pack.find(folder + "/publication"_L1, document->contentHash);
    if (file.isEmpty())
        return {};
    SHERIA_TRY(received.publicationBytes, pack.read(file));
    return {};
}

Result<store::ReceivedText> readText(const PackTree &pack, const QString &folder,
                                     const PackedManifestation &one)
{
    SHERIA_TRY(const QByteArray xml, pack.read(folder + u'/' + one.path));
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    auto content = std::make_shared<store::PreparedContent>(store::prepareContent(document));
    store::ReceivedText text{one.manifestation, content};
    text.manifestation.contentHash = content->hash;
    text.manifestation.doctype = QString::fromUtf8(content->doctype);
    return text;
}

Result<store::Received> readExpression(const PackTree &pack, const QString &workFolder,
                                       const QString &folder)
{
    store::Received received;
    SHERIA_TRY(const QByteArray record, pack.read(workFolder + "/work.json"_L1));
    SHERIA_TRY(received.work, readWorkFile(record));
    SHERIA_CHECK(addPublication(pack, workFolder, received));
    SHERIA_TRY(const QByteArray json, pack.read(folder + "/expression.json"_L1));
    SHERIA_TRY(const PackedExpression packed, readPackedExpression(json));
    received.expression = packed.expression;
    received.expression.uri = store::expressionUri(received.work.uri.canonical().workUri(false),
                                                   packed.expression.language,
                                                   packed.expression.date);
    auto &texts = received.texts.emplace();
    for (const PackedManifestation &one : packed.manifestations) {
        SHERIA_TRY(store::ReceivedText text, readText(pack, folder, one));
        texts.push_back(std::move(text));
    }
    auto &media = received.media.emplace();
    for (const PackedMedia &one : packed.media) {
        SHERIA_TRY(const QByteArray bytes, pack.read(folder + u'/' + one.path));
        media.push_back(
            {one.filename, one.mimeType, sha256Hex(bytes), bytes.isNull() ? ""_ba : bytes});
    }
    return received;
}

/// An expression of a delta pack, as the other library has it.
Task expressionTask(const Parts &parts, const QString &workFolder, const QString &folder)
{
    const auto read = [parts, workFolder, folder](const QByteArray &) -> Result<Job> {
        SHERIA_TRY(store::Received got, readExpression(*parts.pack, workFolder, folder));
        const auto received = std::make_shared<const store::Received>(std::move(got));
        const auto write = [received, &clock = parts.clock](store::Database &db,
                                                            FileReport &report) -> Result<void> {
            SHERIA_TRY(const store::ReceivedPut put,
                       store::putReceived(db, *received, clock.now()));
            report.expressionUri = received->expression.uri;
            report.outcome = !put.isChanged ? Outcome::Unchanged
                : put.isNewExpression       ? Outcome::Imported
                                            : Outcome::Replaced;
            return {};
        };
        return Job{write, {received->work.uri.canonical().workUri(false)}};
    };
    Task task = partTask(parts, folder + "/expression.json"_L1, read, folder);
    task.isReportedAlways = true;
    return task;
}

Result<void> walkWorks(Pipeline &pipeline, const Parts &parts)
{
    const PackPtr &pack = parts.pack;
    for (const QString &folder : workFolders(*pack)) {
        if (pack->contains(folder + "/work.json"_L1))
            SHERIA_CHECK(pipeline.add(workTask(parts, folder)));
        for (const QString &expression : expressionFolders(*pack, folder)) {
            if (parts.gate)
                SHERIA_CHECK(pipeline.add(expressionTask(parts, folder, expression)));
            else
                SHERIA_CHECK(walkPackedExpression(pipeline, pack, expression, parts.clock));
        }
    }
    return {};
}

/// That something is not here to be deleted is no error.
Result<void> unlessMissing(const Result<void> &done)
{
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

QByteArrayList worksOf(const PackDeletions &deletions)
{
    QByteArrayList works = deletions.works;
    for (const QByteArray &expression : deletions.expressions) {
        const Result<FrbrUri> uri = FrbrUri::parse(expression);
        const QByteArray work = uri ? uri->canonical().workUri(false) : QByteArray();
        if (uri && !works.contains(work))
            works << work;
    }
    return works;
}

Task deletionsTask(const Parts &parts)
{
    return partTask(parts, u"deletions.json"_s, [parts](const QByteArray &bytes) -> Result<Job> {
        SHERIA_TRY(const PackDeletions deletions, readDeletions(bytes));
        const auto write = [parts, deletions](store::Database &db, FileReport &) -> Result<void> {
            // The first pack of a library: nothing here came from it, so it takes nothing away.
            if (!parts.gate->isFollowed())
                return {};
            const QDateTime now = parts.clock.now();
            for (const QByteArray &uri : deletions.expressions)
                SHERIA_CHECK(unlessMissing(store::deleteExpression(db, uri, now)));
            for (const QByteArray &uri : deletions.works)
                SHERIA_CHECK(unlessMissing(store::deleteWork(db, uri, now)));
            return {};
        };
        return Job{write, worksOf(deletions)};
    });
}

/// The last: only now all of it is here, if it `isWhole`. It tells, too, when the pack could not be applied.
Task endTask(const Parts &parts, const QString &path, bool isWhole)
{
    auto write = [parts, isWhole](store::Database &db, FileReport &report) -> Result<void> {
        const Gate &gate = *parts.gate;
        SHERIA_TRY(const bool isOpen, parts.gate->isOpen(db));
        if (!isOpen)
            return Error{ErrorCode::Conflict, *gate.problem()};
        if (!isWhole)
            return Error{ErrorCode::Conflict,
                         Message::tr("only a part of the pack was imported; import it again")};
        report.outcome = Outcome::Imported;
        if (report.importId != 0)
            SHERIA_CHECK(store::keepPackOrigin(db, report.importId, gate.delta().library));
        return store::setPackOrigin(db, gate.delta().library, gate.delta().until,
                                    parts.clock.now());
    };
    return {path,
            [path, write = std::move(write)](store::Database &) -> Prepared {
                return {{path, Outcome::Refused, {}, {}, {}}, write, 0};
            },
            false};
}

/// All files, as the manifest says they are, and all that can be read of them.
Result<void> checkAll(const PackTree &pack)
{
    for (const QString &name : pack.names())
        SHERIA_CHECK(pack.read(name));
    SHERIA_TRY(const QByteArray deletions, pack.read(u"deletions.json"_s));
    SHERIA_CHECK(readDeletions(deletions));
    for (const GeneralPart &part : GeneralParts) {
        if (pack.contains(part.file)) {
            SHERIA_TRY(const QByteArray bytes, pack.read(part.file));
            SHERIA_CHECK(part.read(bytes));
        }
    }
    if (pack.contains(KnowledgeFile)) {
        SHERIA_TRY(const QByteArray bytes, pack.read(KnowledgeFile));
        SHERIA_TRY(const PackedKnowledge packed, readKnowledge(bytes));
        if (!packed.revision)
            return wrongPack(Message::tr("%1 has no revision", KnowledgeFile));
    }
    for (const QString &folder : workFolders(pack)) {
        SHERIA_TRY(const QByteArray work, pack.read(folder + "/work.json"_L1));
        SHERIA_CHECK(readWorkFile(work));
        for (const QString &expression : expressionFolders(pack, folder))
            SHERIA_CHECK(readExpression(pack, folder, expression));
    }
    return {};
}

/// A delta pack: what is of no work, its deletions, then each of its expressions as the other library has
/// it, its knowledge bases, then how far it has been followed. All of it is read and checked first: one
/// that is damaged anywhere is refused as a whole, and so is one that does not build on what is here.
///
/// It counts as applied when all its parts are here. Where one is missing that another try may bring (its file could
/// not be read a second time, say), the same pack can be imported again, and no later one before. What the library's
/// rules refuse whenever it comes, such as a knowledge base of a kind that only later programs know, does not count
/// as missing, or a replica would never get past it: it is only reported.
Result<void> walkDelta(Pipeline &pipeline, Parts parts, const QString &path)
{
    const PackTree &pack = *parts.pack;
    if (!pack.refusals().empty()) {
        const FileTree::Refusal &first = pack.refusals().front();
        return pipeline.add(refusal(pack.pathOf(first.name), first.reason));
    }
    if (const Result<void> checked = checkAll(pack); !checked)
        return pipeline.add(refusal(path, checked.error().message));
    parts.gate = std::make_shared<Gate>(*pack.delta());
    SHERIA_CHECK(pipeline.settleAll()); // What was added before it.
    const qint64 missed = pipeline.missed();
    SHERIA_CHECK(walkGeneral(pipeline, parts));
    SHERIA_CHECK(pipeline.add(deletionsTask(parts)));
    SHERIA_CHECK(walkWorks(pipeline, parts));
    SHERIA_CHECK(walkKnowledge(pipeline, parts));
    SHERIA_CHECK(pipeline.settleAll());
    return pipeline.add(endTask(parts, path, pipeline.missed() == missed));
}

} // namespace

std::optional<Message> deltaProblem(const PackDelta &delta, std::optional<qint64> known)
{
    if (!known && delta.since == 0)
        return std::nullopt;
    if (!known)
        return Message::tr("the pack continues from revision %1 of a library that has not been "
                           "imported here; import the pack that starts at revision 0 first",
                           delta.since);
    if (*known > delta.until)
        return Message::tr(
            "the pack ends at revision %1, but the library already has the newer revision %2",
            delta.until, *known);
    if (*known < delta.since)
        return Message::tr("the pack continues from revision %1, but the library has revision %2; "
                           "import the packs in between first",
                           delta.since, *known);
    return std::nullopt;
}

bool isPack(const FileTree &files)
{
    if (files.contains(ManifestFile)) {
        const Result<QByteArray> json = files.read(ManifestFile);
        if (!json || PackManifest::isManifest(*json))
            return true;
    }
    const auto &refusals = files.refusals();
    const bool isRefused = std::any_of(refusals.begin(), refusals.end(), [](const auto &refused) {
        return refused.name == ManifestFile;
    });
    // Nothing but a pack has a file of a work's properties beside its texts.
    const QStringList &names = files.names();
    return isRefused || std::any_of(names.begin(), names.end(), [](const QString &name) {
               return name.count(u'/') == 2 && name.startsWith("works/"_L1)
                   && name.endsWith("/work.json"_L1);
           });
}

Result<void> walkPack(Pipeline &pipeline, const std::shared_ptr<const FileTree> &files,
                      const QString &path, const Clock &clock)
{
    const Result<PackPtr> opened = PackTree::open(files, path);
    if (!opened)
        return pipeline.add(refusal(path, opened.error().message));
    const Parts parts{*opened, clock};
    const PackTree &pack = *parts.pack;
    pipeline.expect(pack.names().size());
    if (pack.delta())
        return walkDelta(pipeline, parts, path);
    for (const FileTree::Refusal &refused : pack.refusals())
        SHERIA_CHECK(pipeline.add(refusal(pack.pathOf(refused.name), refused.reason)));
    SHERIA_CHECK(walkGeneral(pipeline, parts));
    SHERIA_CHECK(walkKnowledge(pipeline, parts));
    return walkWorks(pipeline, parts);
}

} // namespace sheria::pack
