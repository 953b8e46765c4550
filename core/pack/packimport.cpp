#include "core/pack/packimport.h"

#include "core/base/clock.h"
#include "core/domain/json.h"
#include "core/pack/deltaimport.h"
#include "core/pack/knowledgeimport.h"
#include "core/pack/packexpressiontask.h"
#include "core/pack/packjson.h"
#include "core/pack/packtree.h"
#include "core/store/placequeries.h"

#include <QJsonDocument>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using PackPtr = std::shared_ptr<const PackTree>;

/// A part that is no document: read by `read`, written by `write`.
template <typename Value>
Task partTask(const PackPtr &pack, const QString &name, Result<Value> (*read)(const QByteArray &),
              std::function<Result<void>(store::Database &, const Value &)> write)
{
    const QString path = pack->pathOf(name);
    auto prepare = [=](store::Database &) -> Prepared {
        const Result<QByteArray> bytes = pack->read(name);
        if (!bytes)
            return {refusal(path, bytes.error().detail), {}, 0};
        Result<Value> value = read(*bytes);
        if (!value)
            return {refusal(path, value.error().detail), {}, bytes->size()};
        auto job = [write, held = std::make_shared<Value>(*std::move(value))](store::Database &db,
                                                                              FileReport &) {
            return write(db, *held);
        };
        return {{path, Outcome::Imported, {}, {}, {}}, std::move(job), bytes->size()};
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

Result<Work> readWorkFile(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return Error{ErrorCode::InvalidArgument, error.errorString()};
    return json::readWork(document.object());
}

Task workTask(const PackPtr &pack, const QString &folder, const Clock &clock)
{
    auto write = [pack, folder, &clock](store::Database &db, const Work &work) -> Result<void> {
        const auto &document = work.publication.document;
        const QString file = document ? pack->find(folder, document->contentHash) : QString();
        if (!file.isEmpty()) {
            SHERIA_TRY(const QByteArray bytes, pack->read(file));
            SHERIA_CHECK(store::putFile(db, bytes));
        }
        SHERIA_CHECK(store::putWork(db, work, clock.now()));
        return {};
    };
    return partTask<Work>(pack, folder + "/work.json"_L1, readWorkFile, write);
}

/// Each definition is reported by itself.
Task knowledgeTask(const PackPtr &pack)
{
    const QString path = pack->pathOf(KnowledgeFile);
    auto prepare = [pack, path](store::Database &) -> Prepared {
        const Result<QByteArray> bytes = pack->read(KnowledgeFile);
        if (!bytes)
            return {refusal(path, bytes.error().detail), {}, 0};
        Result<PackedKnowledge> packed = readKnowledge(*bytes);
        if (!packed)
            return {refusal(path, packed.error().detail), {}, bytes->size()};
        auto job = [packed = *std::move(packed)](store::Database &db, FileReport &report) {
            return importKnowledge(db, packed, {}, report);
        };
        return {{path, Outcome::Imported, {}, {}, {}}, std::move(job), bytes->size()};
    };
    return {path, std::move(prepare), false};
}

Result<void> walkGeneral(Pipeline &pipeline, const PackPtr &pack)
{
    if (pack->contains(u"places.json"_s))
        SHERIA_CHECK(pipeline.add(
            partTask<std::vector<Country>>(pack, u"places.json"_s, readPlaces, putPlaces)));
    if (pack->contains(u"topics.json"_s))
        SHERIA_CHECK(pipeline.add(partTask<std::vector<store::Topic>>(
            pack, u"topics.json"_s, readTopics, store::putTopics)));
    if (pack->contains(u"enrichment-datasets.json"_s))
        SHERIA_CHECK(pipeline.add(partTask<std::vector<store::EnrichmentDataset>>(
            pack, u"enrichment-datasets.json"_s, readDatasets, putDatasets)));
    if (pack->contains(KnowledgeFile))
        SHERIA_CHECK(pipeline.add(knowledgeTask(pack)));
    return {};
}

/// "works/za-act-1998-55" of "works/za-act-1998-55/eng@…/main.xml"; empty for other names.
QString workFolder(const QString &name)
{
    return name.startsWith("works/"_L1) && name.count(u'/') > 1 ? name.section(u'/', 0, 1)
                                                                : QString();
}

Result<void> walkExpressions(Pipeline &pipeline, const PackPtr &pack, const QString &folder,
                             const Clock &clock)
{
    for (const QString &name : pack->below(folder + u'/')) {
        if (name.count(u'/') == 3 && name.endsWith("/expression.json"_L1))
            SHERIA_CHECK(walkPackedExpression(pipeline, pack, name.section(u'/', 0, 2), clock));
    }
    return {};
}

Result<void> walkWorks(Pipeline &pipeline, const PackPtr &pack, const Clock &clock)
{
    QString last;
    for (const QString &name : pack->names()) {
        const QString folder = workFolder(name);
        if (folder.isEmpty() || folder == last)
            continue;
        last = folder;
        if (pack->contains(folder + "/work.json"_L1))
            SHERIA_CHECK(pipeline.add(workTask(pack, folder, clock)));
        SHERIA_CHECK(walkExpressions(pipeline, pack, folder, clock));
    }
    return {};
}

} // namespace

Result<void> putGeneral(store::Database &db, const PackTree &pack)
{
    if (pack.contains(u"places.json"_s)) {
        SHERIA_TRY(const QByteArray bytes, pack.read(u"places.json"_s));
        SHERIA_TRY(const auto countries, readPlaces(bytes));
        SHERIA_CHECK(putPlaces(db, countries));
    }
    if (pack.contains(u"topics.json"_s)) {
        SHERIA_TRY(const QByteArray bytes, pack.read(u"topics.json"_s));
        SHERIA_TRY(const auto topics, readTopics(bytes));
        SHERIA_CHECK(store::putTopics(db, topics));
    }
    if (!pack.contains(u"enrichment-datasets.json"_s))
        return {};
    SHERIA_TRY(const QByteArray bytes, pack.read(u"enrichment-datasets.json"_s));
    SHERIA_TRY(const auto datasets, readDatasets(bytes));
    return putDatasets(db, datasets);
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
    const Result<PackPtr> pack = PackTree::open(files, path);
    if (!pack)
        return pipeline.add(refusal(path, pack.error().detail));
    pipeline.expect((*pack)->names().size());
    if ((*pack)->delta())
        return walkDelta(pipeline, *pack, path, clock);
    for (const FileTree::Refusal &refused : (*pack)->refusals())
        SHERIA_CHECK(pipeline.add(refusal((*pack)->pathOf(refused.name), refused.reason)));
    SHERIA_CHECK(walkGeneral(pipeline, *pack));
    return walkWorks(pipeline, *pack, clock);
}

} // namespace sheria::pack
