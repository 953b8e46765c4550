// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/domain/place.h"
#include "core/pack/packimport.h"
#include "core/pack/packjson.h"
#include "core/store/legislation/relocation.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/webhooks/changes.h"

#include <QDir>
#include <QMimeDatabase>
#include <QSet>
#include <QUrl>

#include <cstring>
#include <numeric>
#include <string_view>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using PackPtr = std::shared_ptr<const PackTree>;
using store::NewFile;
/// Files that a document shows and that lie beside it; the name of each is the last part of its path.
using Media = std::vector<NewFile>;

/// By content, then by name; "application/octet-stream" when neither says.
QByteArray mimeTypeOf(const QString &filename, const QByteArray &bytes)
{
    const QMimeDatabase types;
    return types.mimeTypeForFileNameAndData(filename, bytes).name().toLatin1();
}

/// Whether the bytes of a document may show pictures at all: cheap, and never wrongly false.
bool mayShowMedia(QByteArrayView xml)
{
    // In UTF-16 a zero byte stands between the letters, from the first one on.
    constexpr qsizetype Start = 4;
    const QByteArrayView start = xml.first(std::min(Start, xml.size()));
    constexpr std::string_view Image = "img";
    return start.contains('\0') || start.startsWith("\xfe\xff") || start.startsWith("\xff\xfe")
        || memmem(xml.data(), static_cast<std::size_t>(xml.size()), Image.data(), Image.size());
}

bool isImage(const pugi::xml_node &node)
{
    const std::string_view name = node.name();
    return name == "img" || name.ends_with(":img");
}

/// Where a relative address leads; empty when that is not below the document's own folder.
QString resolved(const QString &src, const QString &documentName)
{
    const QUrl url(src, QUrl::StrictMode);
    if (src.isEmpty() || !url.isValid() || !url.isRelative() || url.hasQuery()
        || !url.host().isEmpty())
        return {};
    const QString path = url.path(QUrl::FullyDecoded);
    if (path.isEmpty() || path.startsWith(u'/') || path.contains(u'\\') || path.contains(QChar(0)))
        return {};
    const QString below = QDir::cleanPath(path);
    if (below == ".."_L1 || below.startsWith("../"_L1))
        return {};
    const QString folder = documentName.section(u'/', 0, -2);
    return folder.isEmpty() ? below : folder + u'/' + below;
}

/// The pictures that the document's images point to by a relative path, where they lie in its folder
/// or below. Others (remote, absolute, missing, elsewhere, no pictures) are passed over.
Media findMedia(const akn::Document &document, const FileTree &tree, const QString &documentName)
{
    Media found;
    if (!tree.mayHoldMedia() || !mayShowMedia(document.xml()))
        return found;
    QSet<QString> seen;
    const auto take = [&](const pugi::xml_node &image) {
        const QString name = resolved(QString::fromUtf8(image.attribute("src").value()),
                                      documentName);
        const QString filename = name.section(u'/', -1);
        if (name.isEmpty() || seen.contains(filename) || seen.size() >= limits::MaxMediaFiles
            || !tree.contains(name))
            return;
        seen.insert(filename);
        Result<QByteArray> bytes = tree.read(name);
        if (!bytes)
            return;
        // An image element is no way to make other files public.
        const QByteArray mimeType = mimeTypeOf(filename, *bytes);
        if (mimeType.startsWith("image/"))
            found.push_back({filename, mimeType, *std::move(bytes)});
    };
    const pugi::xml_node root = document.element().root();
    root.find_node([&](const pugi::xml_node &node) {
        if (isImage(node))
            take(node);
        return false;
    });
    return found;
}

/// A document ready to be written, and the media if it is the first of its expression.
struct ReadyDocument
{
    store::PreparedContent content;
    Media media;
};

Outcome outcomeOf(store::PutOutcome outcome)
{
    switch (outcome) {
    case store::PutOutcome::Imported: return Outcome::Imported;
    case store::PutOutcome::Unchanged: return Outcome::Unchanged;
    case store::PutOutcome::Replaced: return Outcome::Replaced;
    }
    Q_UNREACHABLE();
}

Message joined(const std::vector<Message> &messages)
{
    return Message::joined(messages, u"; "_s);
}

/// Fills in what became of a stored document.
void finishReport(FileReport &report, const store::PutResult &put)
{
    report.outcome = outcomeOf(put.outcome);
    report.expressionUri = put.expressionUri;
    report.reason = joined({put.note, report.reason});
    report.otherFile = put.otherFile;
}

/// The warnings in a line that fits a report; empty when there are none.
Message summarized(const std::vector<akn::Warning> &warnings)
{
    constexpr std::size_t Shown = 3;
    std::vector<Message> messages;
    for (std::size_t i = 0; i < std::min(Shown, warnings.size()); ++i)
        messages.push_back(warnings[i].message);
    if (warnings.size() > Shown)
        messages.push_back(Message::tr("and %1 more warnings", warnings.size() - Shown));
    return joined(messages);
}

qint64 bytesOf(const Media &media)
{
    return std::accumulate(media.begin(), media.end(), qint64(0),
                           [](qint64 sum, const NewFile &file) { return sum + file.bytes.size(); });
}

/// Returns how many are new, or others than before.
Result<int> putAllMedia(store::Database &db, qint64 expressionId, const Media &media)
{
    int changed = 0;
    for (const NewFile &file : media) {
        SHERIA_TRY(const bool isChanged,
                   store::putMedia(db, expressionId, file.filename, file.mimeType, file.bytes));
        changed += isChanged ? 1 : 0;
    }
    return changed;
}

Result<void> writeDocument(store::Database &db, const ReadyDocument &ready,
                           store::WorkPolicy policy, FileReport &report, const QDateTime &now)
{
    SHERIA_TRY(const store::PutResult put,
               store::putDocument(db, ready.content, policy, now, {report.path, report.importId}));
    SHERIA_TRY(const int newMedia, putAllMedia(db, put.expressionId, ready.media));
    finishReport(report, put);
    if (newMedia == 0 || put.outcome != store::PutOutcome::Unchanged)
        return {};
    // Files that came for what was here are a change like any other.
    report.reason = joined({report.reason,
                            newMedia == 1 ? Message::tr("a picture was added")
                                          : Message::tr("%1 pictures were added", newMedia)});
    const QByteArray expression = store::withoutComponent(put.expressionUri);
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(expression));
    return store::recordChange(db, store::ChangeAction::Updated, uri.workUri(false), expression,
                               now);
}

/// `bytes`: of the input. `clock` outlives what is returned.
Prepared prepared(FileReport report, std::shared_ptr<const ReadyDocument> ready,
                  store::WorkPolicy policy, qint64 bytes, const Clock &clock)
{
    const qint64 held = bytes + bytesOf(ready->media);
    auto works = [ready](store::Database &db) -> Result<QByteArrayList> {
        SHERIA_TRY(QByteArrayList changed, store::worksToLeave(db, ready->content));
        SHERIA_TRY(const store::Destination destination, store::destinationOf(db, ready->content));
        changed << destination.workUri;
        return changed;
    };
    auto write = [ready = std::move(ready), policy, &clock](store::Database &db,
                                                            FileReport &toFinish) {
        return writeDocument(db, *ready, policy, toFinish, clock.now());
    };
    return {std::move(report), std::move(write), bytes, held, std::move(works)};
}

/// A file's bytes, and their hash.
struct Input
{
    QByteArray bytes;
    QByteArray hash;
};

/// The report of bytes that the library has, so that an import that is run again need not parse.
std::optional<FileReport> known(store::Database &reader, const FileTree &tree, const Input &input,
                                const QString &path)
{
    const Result<std::optional<store::PutResult>> put = store::findPutBytes(reader, input.hash);
    if (!put || !*put)
        return std::nullopt;
    if (tree.mayHoldMedia() && mayShowMedia(input.bytes))
        return std::nullopt; // Pictures may have come to lie beside it.
    const Result<FrbrUri> uri = FrbrUri::parse((*put)->expressionUri);
    if (!uri || isUnidentified(uri->place()))
        return std::nullopt; // It may be known now where it belongs.
    FileReport report{path, Outcome::Unchanged, {}, input.hash, {}};
    finishReport(report, **put);
    return report;
}

Prepared read(const FileTree &tree, const QString &name, const Input &input, FileReport report,
              const Clock &clock)
{
    const Result<akn::Document> document = akn::Document::parse(input.bytes);
    if (!document)
        return {refusal(report.path, document.error().message), {}, input.bytes.size()};
    auto ready = std::make_shared<ReadyDocument>();
    // Another encoding is not stored as it came.
    const bool isAsRead = document->xml() == input.bytes;
    ready->content = isAsRead ? store::prepareContent(*document, input.hash)
                              : store::prepareContent(*document);
    ready->media = findMedia(*document, tree, name);
    report.contentHash = ready->content.hash;
    report.reason = summarized(document->warnings());
    return prepared(std::move(report), std::move(ready), store::WorkPolicy::FromDocument,
                    input.bytes.size(), clock);
}

/// An expression of a pack, as all of its tasks share it.
struct Shared
{
    PackPtr pack;
    QString folder;
    PackedExpression packed;
    const Clock &clock;
};
using SharedPtr = std::shared_ptr<const Shared>;

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
Result<Media> foundMedia(const Shared &shared)
{
    Media read;
    for (PackedMedia &media : mediaOf(shared)) {
        SHERIA_TRY(QByteArray bytes, shared.pack->read(shared.folder + u'/' + media.path));
        if (media.mimeType.isEmpty())
            media.mimeType = mimeTypeOf(media.filename, bytes);
        read.push_back({std::move(media.filename), std::move(media.mimeType), std::move(bytes)});
    }
    return read;
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

Prepared prepareText(const SharedPtr &held, const PackedManifestation &file, bool isFirst)
{
    const Shared &shared = *held;
    const QString name = shared.folder + u'/' + file.path;
    const QString path = shared.pack->pathOf(name);
    const Result<QByteArray> bytes = shared.pack->read(name);
    if (!bytes)
        return {refusal(path, bytes.error().message), {}, 0};
    const Result<akn::Document> document = akn::Document::parse(*bytes);
    if (!document)
        return {refusal(path, document.error().message), {}, bytes->size()};
    auto ready = std::make_shared<ReadyDocument>();
    ready->content = store::prepareContent(*document);
    apply(shared.packed, file, ready->content);
    if (isFirst) {
        Result<Media> media = foundMedia(shared);
        if (!media)
            return {refusal(path, media.error().message), {}, bytes->size()};
        ready->media = *std::move(media);
    }
    FileReport report{path, Outcome::Refused, {}, ready->content.hash, {}};
    return prepared(std::move(report), std::move(ready), store::WorkPolicy::KeepWork, bytes->size(),
                    shared.clock);
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
    Result<Media> media = foundMedia(*shared);
    if (!media)
        return {refusal(path, media.error().message), {}, 0};
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
        if (newMedia == 0 || after != before)
            return {};
        const QByteArray workUri = packed.workUri.workUri(false);
        return store::recordChange(
            db, store::ChangeAction::Updated, workUri,
            store::expressionUri(workUri, packed.expression.language, packed.expression.date), now);
    };
    return {{path, Outcome::Refused, {}, {}, {}},
            std::move(job),
            0,
            held,
            worksNamed({shared->packed.workUri.workUri(false)})};
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

Task documentTask(std::shared_ptr<const FileTree> tree, const QString &name, const QString &path,
                  const Clock &clock)
{
    auto prepare = [tree = std::move(tree), name, path,
                    &clock](store::Database &reader) -> Prepared {
        Result<QByteArray> bytes = tree->read(name);
        if (!bytes)
            return {refusal(path, bytes.error().message), {}, 0};
        const Input input{*bytes, sha256Hex(*bytes)};
        if (const auto report = known(reader, *tree, input, path))
            return {*report, {}, input.bytes.size()};
        return read(*tree, name, input, {path, Outcome::Refused, {}, {}, {}}, clock);
    };
    return {path, std::move(prepare), true};
}

Result<void> walkPackedExpression(Pipeline &pipeline, const PackPtr &pack, const QString &folder,
                                  const Clock &clock)
{
    const QString name = folder + "/expression.json"_L1;
    const Result<QByteArray> json = pack->read(name);
    if (!json)
        return pipeline.add(refusal(pack->pathOf(name), json.error().message));
    Result<PackedExpression> packed = readPackedExpression(*json);
    if (!packed)
        return pipeline.add(refusal(pack->pathOf(name), packed.error().message));
    const SharedPtr shared(new Shared{pack, folder, *std::move(packed), clock});
    const std::vector<PackedManifestation> texts = textsOf(*shared);
    if (texts.empty())
        return pipeline.add(emptyTask(shared));
    for (std::size_t i = 0; i < texts.size(); ++i)
        SHERIA_CHECK(pipeline.add(textTask(shared, texts[i], i == 0)));
    return {};
}

} // namespace sheria::pack
