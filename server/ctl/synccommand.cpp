#include "core/domain/json.h"
#include "core/store/syncitems.h"
#include "core/sync/address.h"
#include "core/sync/offer.h"
#include "core/sync/selection.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::SyncSource;

constexpr int ShownRuns = 10;

std::vector<QByteArray> wordsOf(const QStringList &values)
{
    std::vector<QByteArray> out;
    for (const QString &value : values) {
        for (const QString &word : value.split(u',', Qt::SkipEmptyParts))
            out.push_back(word.trimmed().toUtf8());
    }
    return out;
}

QByteArray sourceJson(const SyncSource &source)
{
    json::Writer out;
    out.beginObject().member("id", source.id).member("url", source.base);
    out.key("selection").raw(source.selection);
    out.key("token_from").stringOrNull(QByteArrayView(source.tokenFrom));
    out.member("interval_minutes", qint64(source.intervalMinutes));
    out.member("created_at", source.createdAt).member("complete_until", source.watermark);
    out.member("checked_at", source.checkedAt).endObject();
    return out.take();
}

QByteArray sourceLine(const SyncSource &source)
{
    return u"%1  %2: complete until %3, all compared %4"_s.arg(source.id)
        .arg(QString::fromUtf8(source.base), momentText(source.watermark),
             momentText(source.checkedAt))
        .toUtf8();
}

/// By its number, as 'sync list' shows it, or its address.
Result<SyncSource> sourceFor(Database &db, const QString &word)
{
    bool isNumber = false;
    const qint64 id = word.toLongLong(&isNumber);
    if (isNumber)
        return store::findSyncSource(db, id);
    SHERIA_TRY(const QByteArray base, sync::baseFrom(word));
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const SyncSource &source : sources) {
        if (source.base == base)
            return source;
    }
    return Error{ErrorCode::NotFound, u"there is no source "_s + word};
}

Exit exitOf(const Result<void> &done)
{
    if (done)
        return Exit::Done;
    complain(done.error());
    return exitFor(done.error().code);
}

/// Keeps where the token is, never the token.
void noteToken(SyncSource &source, const Arguments &given)
{
    if (given.has(u"token-file"_s) && !given.has(u"token"_s))
        source.tokenFrom = "file:"
            + QFile::encodeName(QFileInfo(given.value(u"token-file"_s)).absoluteFilePath());
    else
        say(u"The token is not kept: give it to each 'sync run', or add the source with "
            "--token-file."_s);
}

Result<SyncSource> describedBy(const Arguments &given, const Clock &clock)
{
    SyncSource source;
    SHERIA_TRY(source.base, sync::baseFrom(given.value(u"url"_s)));
    sync::Selection selection;
    selection.places = wordsOf(given.values(u"places"_s));
    selection.natures = wordsOf(given.values(u"natures"_s));
    selection.languages = wordsOf(given.values(u"languages"_s));
    selection.hasMedia = !given.has(u"no-media"_s);
    selection.hasPublications = !given.has(u"no-publications"_s);
    source.selection = selection.toJson();
    SHERIA_CHECK(sync::Selection::parse(source.selection));
    if (given.has(u"interval"_s)) {
        bool isNumber = false;
        source.intervalMinutes = given.value(u"interval"_s).toInt(&isNumber);
        if (!isNumber || source.intervalMinutes < 0)
            return Error{ErrorCode::InvalidArgument, u"--interval wants a number of minutes"_s};
    }
    source.createdAt = clock.now();
    return source;
}

/// Asks the server first, so that a wrong address or token is told now.
Result<void> addSource(const Arguments &given)
{
    const SystemClock clock;
    SHERIA_TRY(SyncSource source, describedBy(given, clock));
    sync::RunOptions options;
    SHERIA_TRY(options.token, tokenFor(given, {}));
    SHERIA_TRY(const sync::Probe found,
               sync::probe(source.base, source.kind, options, clock, stopToken()));
    noteToken(source, given);
    SHERIA_TRY(const auto library,
               Library::open(given.value(u"library"_s), Library::Mode::OpenOrCreate, clock));
    SHERIA_CHECK(library->writer()
                     .submit([&source](Database &db) -> Result<void> {
                         SHERIA_TRY(source.id, store::addSyncSource(db, source));
                         return {};
                     })
                     .get());
    if (found.expressions >= 0)
        say(u"The server answers; it has %1 expressions for this token."_s.arg(found.expressions));
    printLine(given.has(u"json"_s) ? sourceJson(source) : sourceLine(source));
    return {};
}

Exit add(const QStringList &arguments)
{
    Arguments given(
        u"sync add"_s,
        u"Makes a server a source of the library, after asking whether it answers. Nothing is "
        "fetched yet: 'sync run' does that. The token is not written into the library: with "
        "--token-file the library remembers the file's name."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library; made when it does not exist."_s);
    given.addOption(u"url"_s, u"URL"_s,
                    u"The server's base address, with or without /v3: https://api.example.org."_s);
    addTokenOptions(given);
    given.addOption(u"places"_s, u"PLACES"_s,
                    u"Only these places, joined by commas: za, za-cpt, za-* (za and its "
                    "localities)."_s);
    given.addOption(u"natures"_s, u"NATURES"_s, u"Only works of these natures: act,judgment."_s);
    given.addOption(u"languages"_s, u"LANGUAGES"_s, u"Only these languages: eng,fra."_s);
    given.addFlag(u"no-media"_s, u"Leaves images and other files out."_s);
    given.addFlag(u"no-publications"_s, u"Leaves publication documents out."_s);
    given.addOption(u"interval"_s, u"MINUTES"_s,
                    u"How often a running server looks for changes; 0, as without it: never."_s);
    given.addFlag(u"json"_s, u"Prints JSON."_s);
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"library"_s, u"url"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    return exitOf(addSource(given));
}

Exit list(const QStringList &arguments)
{
    AccessAction action(u"sync list"_s, u"Lists the sources of a library. Changes nothing."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](Database &db) -> Result<void> {
        SHERIA_TRY(const auto sources, store::listSyncSources(db));
        for (const SyncSource &source : sources)
            printLine(action.wantsJson() ? sourceJson(source) : sourceLine(source));
        return {};
    });
}

Exit remove(const QStringList &arguments)
{
    AccessAction action(u"sync remove"_s,
                        u"Forgets a source. What was fetched from it stays in the library."_s);
    action.addWord(u"SOURCE"_s, u"Its URL, or its number as 'sync list' shows it."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change([&](Library &library, access::Accounts &, Database &db) -> Result<void> {
        SHERIA_TRY(const SyncSource source, sourceFor(db, action.word()));
        return library.writer()
            .submit([id = source.id](Database &writing) {
                return store::removeSyncSource(writing, id);
            })
            .get();
    });
}

void writeRun(json::Writer &out, const store::SyncRun &run)
{
    out.beginObject().member("started_at", run.startedAt).member("ended_at", run.endedAt);
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
                           run.outcome.isEmpty() ? u"cut off, or under way"_s
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

Exit status(const QStringList &arguments)
{
    AccessAction action(u"sync status"_s,
                        u"Tells how far the copy of each source is, place by place, and what "
                        "became of its last runs. Changes nothing."_s);
    action.addOptionalWord(u"SOURCE"_s, u"Only this one: its URL or number."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](Database &db) -> Result<void> {
        std::vector<SyncSource> sources;
        if (action.word().isEmpty()) {
            SHERIA_TRY(sources, store::listSyncSources(db));
        } else {
            SHERIA_TRY(SyncSource source, sourceFor(db, action.word()));
            sources.push_back(std::move(source));
        }
        for (const SyncSource &source : sources)
            SHERIA_CHECK(printStatus(db, source, action.wantsJson()));
        return {};
    });
}

constexpr Command Actions[] = {
    {"add", "adds a server to copy from", add},
    {"run", "fetches what is new", runSyncRun},
    {"list", "lists the sources", list},
    {"status", "tells how far each is, and what became of its runs", status},
    {"remove", "forgets a source; what came from it stays", remove},
};

} // namespace

Exit runSync(const QStringList &arguments)
{
    return runGroup(u"sync"_s, u"Copies of other servers, kept current."_s, Actions, arguments);
}

} // namespace sheria::ctl
