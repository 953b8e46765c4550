#include "core/pack/packexpressiontask.h"

#include "core/base/clock.h"
#include "core/pack/documenttask.h"
#include "core/pack/mediafinder.h"
#include "core/pack/packjson.h"
#include "core/store/changes.h"
#include "core/store/expressionrows.h"

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using PackPtr = std::shared_ptr<const PackTree>;
using Role = Manifestation::Role;

/// An expression of a pack, as all of its tasks share it.
struct Shared
{
    PackPtr pack;
    QString folder;
    PackedExpression packed;
    const Clock &clock;
};
using SharedPtr = std::shared_ptr<const Shared>;

struct MediaBytes
{
    PackedMedia media;
    QByteArray bytes;
};

/// One XML file, ready to be written, and the media if it is the first of its expression.
struct ReadyPacked
{
    store::PreparedContent content;
    std::vector<MediaBytes> media;
};

/// Where the pack names no media, all that lies in the folder for them.
std::vector<PackedMedia> mediaOf(const Shared &shared)
{
    if (!shared.packed.media.empty())
        return shared.packed.media;
    std::vector<PackedMedia> media;
    const QString start = shared.folder + "/media/"_L1;
    for (const QString &name : shared.pack->below(start))
        media.push_back({name.mid(shared.folder.size() + 1), name.section(u'/', -1), {}});
    return media;
}

/// Errors: of a file that is missing or damaged, by its name.
Result<std::vector<MediaBytes>> readMedia(const Shared &shared)
{
    std::vector<MediaBytes> read;
    for (PackedMedia &media : mediaOf(shared)) {
        SHERIA_TRY(QByteArray bytes, shared.pack->read(shared.folder + u'/' + media.path));
        if (media.mimeType.isEmpty())
            media.mimeType = mimeTypeOf(media.filename, bytes);
        read.push_back({std::move(media), std::move(bytes)});
    }
    return read;
}

qint64 bytesOf(const std::vector<MediaBytes> &media)
{
    qint64 bytes = 0;
    for (const MediaBytes &file : media)
        bytes += file.bytes.size();
    return bytes;
}

/// Returns how many are new, or others than before.
Result<int> putAllMedia(store::Database &db, qint64 expressionId,
                        const std::vector<MediaBytes> &media)
{
    int changed = 0;
    for (const MediaBytes &file : media) {
        SHERIA_TRY(const bool isChanged,
                   store::putMedia(db, expressionId, file.media.filename, file.media.mimeType,
                                   file.bytes));
        changed += isChanged ? 1 : 0;
    }
    return changed;
}

/// Files that came for what was here are a change like any other.
Result<void> noteMedia(store::Database &db, const PackedExpression &packed, const QDateTime &now)
{
    const QByteArray workUri = packed.workUri.workUri(false);
    const QByteArray uri = store::expressionUri(workUri, packed.expression.language,
                                                packed.expression.date);
    return store::recordChange(db, store::ChangeAction::Updated, workUri, uri, now);
}

/// The pack knows better than the document what this is and where it belongs.
void apply(const PackedExpression &packed, const PackedManifestation &file,
           store::PreparedContent &content)
{
    akn::Metadata &metadata = content.metadata;
    const Expression &said = packed.expression;
    metadata.work.uri = packed.workUri;
    metadata.expression.language = said.language;
    metadata.expression.date = said.date;
    metadata.expression.dateOrigin = said.dateOrigin;
    metadata.expression.createdAt = said.createdAt;
    metadata.expression.updatedAt = said.updatedAt;
    if (!said.title.isEmpty())
        metadata.expression.title = said.title;
    const Manifestation &one = file.manifestation;
    content.given = store::GivenState{one.role, one.importedAt};
    if (!file.isDescribed)
        return;
    metadata.component = one.component;
    metadata.frbrThis = one.frbrThis;
    metadata.manifestationDate = one.date;
}

Result<void> writePacked(store::Database &db, const Shared &shared, const ReadyPacked &ready,
                         FileReport &report)
{
    const QDateTime now = shared.clock.now();
    SHERIA_TRY(const store::PutResult put,
               store::putExpression(db, ready.content, store::WorkPolicy::KeepWork, now));
    SHERIA_TRY(const int newMedia, putAllMedia(db, put.expressionId, ready.media));
    finishReport(report, put);
    if (newMedia == 0 || put.outcome != store::PutOutcome::Unchanged)
        return {};
    report.reason = u"%1 pictures were added"_s.arg(newMedia);
    return noteMedia(db, shared.packed, now);
}

Prepared prepareText(const SharedPtr &held, const PackedManifestation &file, bool isFirst)
{
    const Shared &shared = *held;
    const QString name = shared.folder + u'/' + file.path;
    const QString path = shared.pack->pathOf(name);
    const Result<QByteArray> bytes = shared.pack->read(name);
    if (!bytes)
        return {refusal(path, bytes.error().detail), {}, 0};
    const Result<akn::Document> document = akn::Document::parse(*bytes);
    if (!document)
        return {refusal(path, document.error().detail), {}, bytes->size()};
    auto ready = std::make_shared<ReadyPacked>();
    ready->content = store::prepareContent(*document);
    apply(shared.packed, file, ready->content);
    if (isFirst) {
        Result<std::vector<MediaBytes>> media = readMedia(shared);
        if (!media)
            return {refusal(path, media.error().detail), {}, bytes->size()};
        ready->media = *std::move(media);
    }
    FileReport report{path, Outcome::Refused, {}, ready->content.hash, {}};
    auto job = [held, ready](store::Database &db, FileReport &toFinish) {
        return writePacked(db, *held, *ready, toFinish);
    };
    return {std::move(report), std::move(job), bytes->size(),
            bytes->size() + bytesOf(ready->media)};
}

Task textTask(const SharedPtr &shared, const PackedManifestation &file, bool isFirst)
{
    return {shared->pack->pathOf(shared->folder + u'/' + file.path),
            [shared, file, isFirst](store::Database &) {
                return prepareText(shared, file, isFirst);
            },
            true};
}

Prepared prepareEmpty(const SharedPtr &shared, const QString &path)
{
    Result<std::vector<MediaBytes>> media = readMedia(*shared);
    if (!media)
        return {refusal(path, media.error().detail), {}, 0};
    const qint64 held = bytesOf(*media);
    auto job = [shared, media = *std::move(media)](store::Database &db,
                                                   FileReport &report) -> Result<void> {
        const PackedExpression &packed = shared->packed;
        const QDateTime now = shared->clock.now();
        SHERIA_TRY(const qint64 before, store::latestRevision(db));
        SHERIA_TRY(const qint64 id,
                   store::putEmptyExpression(db, packed.expression, packed.workUri.workUri(false),
                                             now));
        report.outcome = Outcome::Imported;
        SHERIA_TRY(const int newMedia, putAllMedia(db, id, media));
        SHERIA_TRY(const qint64 after, store::latestRevision(db));
        return newMedia > 0 && after == before ? noteMedia(db, packed, now) : Result<void>();
    };
    return {{path, Outcome::Refused, {}, {}, {}}, std::move(job), 0, held};
}

/// An expression of a stub: it has no text.
Task emptyTask(const SharedPtr &shared)
{
    const QString path = shared->pack->pathOf(shared->folder + "/expression.json"_L1);
    return {path, [shared, path](store::Database &) { return prepareEmpty(shared, path); }, false};
}

/// Main text first: what comes later finds its place beside it.
std::vector<PackedManifestation> textsOf(const Shared &shared)
{
    std::vector<PackedManifestation> texts = shared.packed.manifestations;
    if (texts.empty() && shared.pack->contains(shared.folder + "/main.xml"_L1))
        texts.push_back({u"main.xml"_s, {}, false});
    std::stable_sort(texts.begin(), texts.end(), [](const auto &a, const auto &b) {
        return a.manifestation.role < b.manifestation.role;
    });
    return texts;
}

} // namespace

Result<void> walkPackedExpression(Pipeline &pipeline, const PackPtr &pack, const QString &folder,
                                  const Clock &clock)
{
    const QString name = folder + "/expression.json"_L1;
    const Result<QByteArray> json = pack->read(name);
    if (!json)
        return pipeline.add(refusal(pack->pathOf(name), json.error().detail));
    Result<PackedExpression> packed = readPackedExpression(*json);
    if (!packed)
        return pipeline.add(refusal(pack->pathOf(name), packed.error().detail));
    const SharedPtr shared(new Shared{pack, folder, *std::move(packed), clock});
    const std::vector<PackedManifestation> texts = textsOf(*shared);
    if (texts.empty())
        return pipeline.add(emptyTask(shared));
    for (std::size_t i = 0; i < texts.size(); ++i)
        SHERIA_CHECK(pipeline.add(textTask(shared, texts[i], i == 0)));
    return {};
}

} // namespace sheria::pack
