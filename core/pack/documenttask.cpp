#include "core/pack/documenttask.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/pack/mediafinder.h"
#include "core/store/changes.h"
#include "core/store/mediaqueries.h"

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

/// A document ready to be written.
struct ReadyDocument
{
    store::PreparedContent content;
    std::vector<FoundMedia> media;
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

QString joined(const QString &first, const QString &second)
{
    const QLatin1StringView between = first.isEmpty() || second.isEmpty() ? ""_L1 : "; "_L1;
    return first + between + second;
}

/// Stores the pictures; a text that is there already may get new ones.
Result<int> writeMedia(store::Database &db, qint64 expressionId,
                       const std::vector<FoundMedia> &media)
{
    int changed = 0;
    for (const FoundMedia &file : media) {
        SHERIA_TRY(const bool isChanged,
                   store::putMedia(db, expressionId, file.filename, file.mimeType, file.bytes));
        changed += isChanged ? 1 : 0;
    }
    return changed;
}

Result<void> writeDocument(store::Database &db, const ReadyDocument &ready, FileReport &report,
                           const QDateTime &now)
{
    SHERIA_TRY(const store::PutResult put,
               store::putExpression(db, ready.content, store::WorkPolicy::FromDocument, now));
    SHERIA_TRY(const int newMedia, writeMedia(db, put.expressionId, ready.media));
    finishReport(report, put);
    if (newMedia == 0 || put.outcome != store::PutOutcome::Unchanged)
        return {};
    report.reason = joined(report.reason, u"%1 pictures were added"_s.arg(newMedia));
    const akn::Metadata &metadata = ready.content.metadata;
    return store::recordChange(db, store::ChangeAction::Updated,
                               metadata.work.uri.canonical().workUri(false),
                               put.expressionUri.left(put.expressionUri.indexOf("/!")), now);
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
    FileReport report{path, Outcome::Unchanged, {}, input.hash, {}};
    finishReport(report, **put);
    return report;
}

Prepared read(const FileTree &tree, const QString &name, const Input &input, FileReport report,
              const Clock &clock)
{
    const Result<akn::Document> document = akn::Document::parse(input.bytes);
    if (!document)
        return {refusal(report.path, document.error().detail), {}, input.bytes.size()};
    auto ready = std::make_shared<ReadyDocument>();
    // Another encoding is not stored as it came.
    const bool isAsRead = document->xml() == input.bytes;
    ready->content = isAsRead ? store::prepareContent(*document, input.hash)
                              : store::prepareContent(*document);
    ready->media = findMedia(*document, tree, name);
    report.contentHash = ready->content.hash;
    report.reason = summarized(document->warnings());
    auto job = [ready, &clock](store::Database &db, FileReport &toFinish) {
        return writeDocument(db, *ready, toFinish, clock.now());
    };
    qint64 held = input.bytes.size();
    for (const FoundMedia &file : ready->media)
        held += file.bytes.size();
    return {std::move(report), std::move(job), input.bytes.size(), held};
}

} // namespace

void finishReport(FileReport &report, const store::PutResult &put)
{
    report.outcome = outcomeOf(put.outcome);
    report.expressionUri = put.expressionUri;
    report.reason = joined(put.note, report.reason);
}

QString summarized(const std::vector<akn::Warning> &warnings)
{
    constexpr std::size_t Shown = 3;
    QStringList details;
    for (std::size_t i = 0; i < std::min(Shown, warnings.size()); ++i)
        details << warnings[i].detail;
    if (warnings.size() > Shown)
        details << u"and %1 more warnings"_s.arg(warnings.size() - Shown);
    return details.join("; "_L1);
}

Task documentTask(std::shared_ptr<const FileTree> tree, const QString &name, const QString &path,
                  const Clock &clock)
{
    auto prepare = [tree = std::move(tree), name, path,
                    &clock](store::Database &reader) -> Prepared {
        Result<QByteArray> bytes = tree->read(name);
        if (!bytes)
            return {refusal(path, bytes.error().detail), {}, 0};
        const Input input{*bytes, sha256Hex(*bytes)};
        if (const auto report = known(reader, *tree, input, path))
            return {*report, {}, input.bytes.size()};
        return read(*tree, name, input, {path, Outcome::Refused, {}, {}, {}}, clock);
    };
    return {path, std::move(prepare), true};
}

} // namespace sheria::pack
