#include "core/domain/json.h"
#include "core/store/libraryidentity.h"
#include "core/store/synchistory.h"
#include "core/store/syncitems.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::SyncSource;

constexpr int ShownRuns = 10;
constexpr int ShownNews = 1000;

Exit listSources(Arguments &given)
{
    given.describeOfLibrary(u"Lists the sources of a library. Changes nothing."_s);
    given.addJsonFlag();
    return given.look([&given](Database &db) -> Result<void> {
        SHERIA_TRY(const auto sources, store::listSyncSources(db));
        SHERIA_TRY(const QByteArray id, store::libraryId(db));
        const secrets::LibraryTrust trust(id);
        for (const SyncSource &source : sources)
            printLine(given.wantsJson() ? sourceJson(source, trust) : sourceLine(source));
        return {};
    });
}

Exit removeSource(Arguments &given)
{
    given.describeOfLibrary(
        u"Forgets a source, and its token where that was kept. What was fetched from it "
        "stays in the library."_s);
    given.addWord(u"SOURCE"_s, u"Its URL, or its number as 'sync list' shows it."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const SyncSource source, sourceFor(db, given.word()));
        SHERIA_CHECK(write(library, [id = source.id](Database &writing) {
            return store::removeSyncSource(writing, id);
        }));
        forgetToken(library.trust(), ContactPurpose::Sync, source.base, source.tokenFrom);
        return {};
    });
}

void writeRun(json::Writer &out, const store::SyncRun &run)
{
    out.beginObject().member("started_at", run.startedAt).member("ended_at", run.endedAt);
    out.member("cause", run.cause);
    out.member("outcome", run.outcome).member("listed", run.listed);
    out.member("fetched", run.fetched).member("failed", run.failed);
    out.member("deleted", run.deleted).member("requests", run.requests);
    out.member("bytes", run.bytes).member("note", QStringView(run.note)).endObject();
}

Result<void> printStatus(Database &db, const SyncSource &source, bool asJson)
{
    SHERIA_TRY(const auto places, store::countSyncPlaces(db, source.id));
    SHERIA_TRY(const auto runs, store::listSyncRuns(db, source.id, ShownRuns));
    if (asJson) {
        json::Writer out;
        out.beginObject().member("id", source.id).member("url", source.base);
        out.member("complete_until", source.watermark).key("places").beginArray();
        for (const store::SyncPlaceCount &place : places) {
            out.beginObject().member("place", place.place).member("expressions", place.all);
            out.member("open", place.open).member("awaiting_deletion", place.missing).endObject();
        }
        out.endArray().key("runs").beginArray();
        for (const store::SyncRun &run : runs)
            writeRun(out, run);
        out.endArray().endObject();
        printLine(out.take());
        return {};
    }
    printLine(sourceLine(source));
    for (const store::SyncPlaceCount &place : places)
        printLine(u"  %1: %2 expressions, %3 still to be fetched, %4 said to be gone"_s
                      .arg(QString::fromUtf8(place.place))
                      .arg(place.all)
                      .arg(place.open)
                      .arg(place.missing)
                      .toUtf8());
    for (const store::SyncRun &run : runs)
        printLine(u"  %1  %2: %3 fetched, %4 failed, %5 deleted, %6 requests  %7"_s
                      .arg(momentText(run.startedAt),
                           run.outcome.isEmpty() ? u"under way, or cut off"_s
                                                 : QString::fromUtf8(run.outcome))
                      .arg(run.fetched)
                      .arg(run.failed)
                      .arg(run.deleted)
                      .arg(run.requests)
                      .arg(run.note)
                      .trimmed()
                      .toUtf8());
    return {};
}

Exit status(Arguments &given)
{
    given.describeOfLibrary(u"Tells how far the copy of each source is, place by place, and what "
                            "became of its last runs. Changes nothing."_s);
    given.addOptionalWord(u"SOURCE"_s, u"Only this one: its URL or number."_s);
    given.addJsonFlag();
    return given.look([&given](Database &db) -> Result<void> {
        std::vector<SyncSource> sources;
        if (given.word().isEmpty()) {
            SHERIA_TRY(sources, store::listSyncSources(db));
        } else {
            SHERIA_TRY(SyncSource source, sourceFor(db, given.word()));
            sources.push_back(std::move(source));
        }
        for (const SyncSource &source : sources)
            SHERIA_CHECK(printStatus(db, source, given.wantsJson()));
        return {};
    });
}

QByteArray newsJson(const store::SyncRunWork &news)
{
    json::Writer out;
    out.beginObject().member("at", news.at).member("news", enumName(news.news));
    out.member("frbr_uri", news.workUri).member("title", QStringView(news.title));
    out.member("expression_frbr_uri", news.expressionUri);
    out.key("previous_expression_frbr_uri").stringOrNull(QByteArrayView(news.previousUri));
    out.endObject();
    return out.take();
}

QByteArray newsLine(const store::SyncRunWork &news)
{
    return u"%1  %2  %3  %4"_s
        .arg(momentText(news.at), QString::fromLatin1(enumName(news.news)),
             QString::fromUtf8(news.expressionUri), news.title)
        .toUtf8();
}

Exit listNews(Arguments &given)
{
    given.describeOfLibrary(
        u"Tells what the last runs brought, the newest first: works that are new, amended, "
        "changed, repealed or deleted. Changes nothing."_s);
    given.addOptionalWord(u"SOURCE"_s, u"Only of this one: its URL or number."_s);
    given.addJsonFlag();
    return given.look([&given](Database &db) -> Result<void> {
        std::optional<qint64> id;
        if (!given.word().isEmpty()) {
            SHERIA_TRY(const SyncSource source, sourceFor(db, given.word()));
            id = source.id;
        }
        SHERIA_TRY(const auto all, store::listSyncNews(db, id, ShownNews));
        for (const store::SyncRunWork &news : all)
            printLine(given.wantsJson() ? newsJson(news) : newsLine(news));
        return {};
    });
}

constexpr Command SyncActions[] = {
    {"add", "adds a server to copy from", runSyncAdd},
    {"estimate", "tells how large a copy would be", runSyncEstimate},
    {"run", "fetches what is new", runSyncRun},
    {"news", "tells what the last runs brought", listNews},
    {"change", "changes what is wanted of a source, how often, and its token", runSyncChange},
    {"list", "lists the sources", listSources},
    {"status", "tells how far each is, and what became of its runs", status},
    {"remove", "forgets a source; what came from it stays", removeSource},
};

} // namespace

Exit runSync(Arguments &given)
{
    return runGroup(given, u"Copies of other servers, kept current."_s, SyncActions);
}

} // namespace sheria::ctl
