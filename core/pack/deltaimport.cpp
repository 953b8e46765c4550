#include "core/pack/deltaimport.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/domain/json.h"
#include "core/domain/jsonparts.h"
#include "core/pack/knowledgeimport.h"
#include "core/pack/packimport.h"
#include "core/pack/packjson.h"
#include "core/store/expressionrows.h"
#include "core/store/expressionwriter.h"
#include "core/store/packorigin.h"
#include "core/store/receivedexpression.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using PackPtr = std::shared_ptr<const PackTree>;

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
                ? std::optional(u"the pack was made of this very library"_s)
                : deltaProblem(m_delta, known);
            m_isFollowed = known.has_value();
            m_isLookedAt = true;
        }
        return !m_problem;
    }
    const std::optional<QString> &problem() const { return m_problem; }
    const PackDelta &delta() const { return m_delta; }
    /// Whether packs of that library were taken before. Precondition: isOpen() was asked.
    bool isFollowed() const { return m_isFollowed; }

private:
    const PackDelta m_delta;
    bool m_isLookedAt = false;
    bool m_isFollowed = false;
    std::optional<QString> m_problem;
};
using GatePtr = std::shared_ptr<Gate>;
using Job = std::function<Result<void>(store::Database &, FileReport &)>;

/// A part that is written only if the pack may be applied; it was checked before.
Task gated(const GatePtr &gate, const QString &path, std::function<Result<Job>()> read,
           bool isReported)
{
    auto prepare = [gate, path, read](store::Database &) -> Prepared {
        Result<Job> job = read();
        if (!job)
            return {refusal(path, job.error().detail), {}, 0};
        auto write = [gate, job = *std::move(job)](store::Database &db,
                                                   FileReport &report) -> Result<void> {
            report.outcome = Outcome::Unchanged;
            SHERIA_TRY(const bool isOpen, gate->isOpen(db));
            return isOpen ? job(db, report) : Result<void>();
        };
        return {{path, Outcome::Refused, {}, {}, {}}, std::move(write), 0};
    };
    return {path, std::move(prepare), isReported};
}

Result<Work> readWorkOf(const PackTree &pack, const QString &folder)
{
    SHERIA_TRY(const QByteArray bytes, pack.read(folder + "/work.json"_L1));
    return json::readWork(QJsonDocument::fromJson(bytes).object());
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
    SHERIA_TRY(received.work, readWorkOf(pack, workFolder));
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

Task expressionTask(const GatePtr &gate, const PackPtr &pack, const QString &workFolder,
                    const QString &folder, const Clock &clock)
{
    const auto read = [pack, workFolder, folder, &clock]() -> Result<Job> {
        SHERIA_TRY(store::Received got, readExpression(*pack, workFolder, folder));
        const auto received = std::make_shared<const store::Received>(std::move(got));
        return Job([received, &clock](store::Database &db, FileReport &report) -> Result<void> {
            SHERIA_TRY(const store::ReceivedPut put,
                       store::putReceived(db, *received, clock.now()));
            report.expressionUri = received->expression.uri;
            report.outcome = !put.isChanged ? Outcome::Unchanged
                : put.isNewExpression       ? Outcome::Imported
                                            : Outcome::Replaced;
            return {};
        });
    };
    return gated(gate, pack->pathOf(folder), read, true);
}

Task workTask(const GatePtr &gate, const PackPtr &pack, const QString &folder, const Clock &clock)
{
    const auto read = [pack, folder, &clock]() -> Result<Job> {
        SHERIA_TRY(const Work work, readWorkOf(*pack, folder));
        return Job([work, &clock](store::Database &db, FileReport &) -> Result<void> {
            const auto put = store::putWork(db, work, clock.now());
            return put ? Result<void>() : put.error();
        });
    };
    return gated(gate, pack->pathOf(folder + "/work.json"_L1), read, false);
}

/// That something is not here to be deleted is no error.
Result<void> unlessMissing(const Result<void> &done)
{
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

/// What is of no work, and what is gone.
Task generalTask(const GatePtr &gate, const PackPtr &pack, const Clock &clock)
{
    const auto read = [gate, pack, &clock]() -> Result<Job> {
        SHERIA_TRY(const QByteArray bytes, pack->read(u"deletions.json"_s));
        SHERIA_TRY(const PackDeletions deletions, readDeletions(bytes));
        return Job(
            [gate, pack, deletions, &clock](store::Database &db, FileReport &) -> Result<void> {
                SHERIA_CHECK(putGeneral(db, *pack));
                // The first pack of a library: nothing here came from it, so it takes nothing away.
                if (!gate->isFollowed())
                    return {};
                for (const QByteArray &uri : deletions.expressions)
                    SHERIA_CHECK(unlessMissing(store::deleteExpression(db, uri, clock.now())));
                for (const QByteArray &uri : deletions.works)
                    SHERIA_CHECK(unlessMissing(store::deleteWork(db, uri, clock.now())));
                return {};
            });
    };
    return gated(gate, pack->pathOf(u"deletions.json"_s), read, false);
}

/// The list is the sender's whole one, as it is at the end of the delta.
Task knowledgeDeltaTask(const GatePtr &gate, const PackPtr &pack)
{
    const auto read = [gate, pack]() -> Result<Job> {
        SHERIA_TRY(const QByteArray bytes, pack->read(KnowledgeFile));
        SHERIA_TRY(const PackedKnowledge packed, readKnowledge(bytes));
        return Job([gate, packed](store::Database &db, FileReport &report) {
            const PackDelta &delta = gate->delta();
            return importKnowledge(db, packed, {delta.library, delta.since == 0}, report);
        });
    };
    return gated(gate, pack->pathOf(KnowledgeFile), read, false);
}

/// The last: only now all of it is here. It tells, too, when the pack could not be applied.
Task endTask(const GatePtr &gate, const QString &path, const Clock &clock)
{
    auto prepare = [gate, path, &clock](store::Database &) -> Prepared {
        auto write = [gate, &clock](store::Database &db, FileReport &report) -> Result<void> {
            SHERIA_TRY(const bool isOpen, gate->isOpen(db));
            if (!isOpen)
                return Error{ErrorCode::Conflict, *gate->problem()};
            report.outcome = Outcome::Imported;
            return store::setPackOrigin(db, gate->delta().library, gate->delta().until,
                                        clock.now());
        };
        return {{path, Outcome::Refused, {}, {}, {}}, std::move(write), 0};
    };
    return {path, std::move(prepare), false};
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

/// All files, as the manifest says they are, and all that can be read of them.
Result<void> checkAll(const PackTree &pack)
{
    for (const QString &name : pack.names())
        SHERIA_CHECK(pack.read(name));
    SHERIA_TRY(const QByteArray deletions, pack.read(u"deletions.json"_s));
    SHERIA_CHECK(readDeletions(deletions));
    if (pack.contains(KnowledgeFile)) {
        SHERIA_TRY(const QByteArray bytes, pack.read(KnowledgeFile));
        SHERIA_TRY(const PackedKnowledge packed, readKnowledge(bytes));
        if (!packed.revision)
            return wrongPack(u"%1 has no revision"_s.arg(KnowledgeFile));
    }
    for (const QString &folder : workFolders(pack)) {
        SHERIA_CHECK(readWorkOf(pack, folder));
        for (const QString &expression : expressionFolders(pack, folder))
            SHERIA_CHECK(readExpression(pack, folder, expression));
    }
    return {};
}

QByteArrayList urisOf(const QJsonValue &value)
{
    QByteArrayList out;
    for (const QJsonValue &item : value.toArray())
        out << item.toString().toUtf8();
    return out;
}

} // namespace

Result<PackDeletions> readDeletions(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (!object["works"_L1].isArray() || !object["expressions"_L1].isArray())
        return Error{ErrorCode::InvalidArgument, u"deletions.json has no lists"_s};
    return PackDeletions{urisOf(object["works"_L1]), urisOf(object["expressions"_L1])};
}

QByteArray writeDeletions(const PackDeletions &deletions)
{
    json::Writer out;
    const auto write = [&out](const QByteArray &uri) {
        out.string(uri);
    };
    out.beginObject();
    json::writeArray(out, "works", deletions.works, write);
    json::writeArray(out, "expressions", deletions.expressions, write);
    out.endObject();
    return out.take() + '\n';
}

std::optional<QString> deltaProblem(const PackDelta &delta, std::optional<qint64> known)
{
    if (!known && delta.since == 0)
        return std::nullopt;
    if (!known)
        return u"the pack goes on from revision %1 of a library that is not followed here; import "
               "the pack that begins at revision 0 first"_s.arg(delta.since);
    if (*known > delta.until)
        return u"the pack ends at revision %1, and what is here is newer (%2)"_s.arg(delta.until)
            .arg(*known);
    if (*known < delta.since)
        return u"the pack goes on from revision %1, and what is here ends at %2; import the packs "
               "between first"_s.arg(delta.since)
                   .arg(*known);
    return std::nullopt;
}

Result<void> walkDelta(Pipeline &pipeline, const PackPtr &pack, const QString &path,
                       const Clock &clock)
{
    if (!pack->refusals().empty()) {
        const FileTree::Refusal &first = pack->refusals().front();
        return pipeline.add(refusal(pack->pathOf(first.name), first.reason));
    }
    if (const Result<void> checked = checkAll(*pack); !checked)
        return pipeline.add(refusal(path, checked.error().detail));
    const auto gate = std::make_shared<Gate>(*pack->delta());
    SHERIA_CHECK(pipeline.add(generalTask(gate, pack, clock)));
    for (const QString &folder : workFolders(*pack)) {
        SHERIA_CHECK(pipeline.add(workTask(gate, pack, folder, clock)));
        for (const QString &expression : expressionFolders(*pack, folder))
            SHERIA_CHECK(pipeline.add(expressionTask(gate, pack, folder, expression, clock)));
    }
    if (pack->contains(KnowledgeFile))
        SHERIA_CHECK(pipeline.add(knowledgeDeltaTask(gate, pack)));
    return pipeline.add(endTask(gate, path, clock));
}

} // namespace sheria::pack
