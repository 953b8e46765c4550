// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mutex.h"
#include "core/store/file/libraryfile.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/run.h"
#include "core/sync/source/address.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::SyncSource;

constexpr int ShownRuns = 10;
constexpr int ShownNews = 1000;

Exit listSources(Arguments &given)
{
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
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const SyncSource source, sourceFor(db, given.word()));
        SHERIA_CHECK(library.writer().write(
            [id = source.id](Database &writing) { return store::removeSyncSource(writing, id); }));
        forgetToken(library.trust(), ContactPurpose::Sync, source.base, source.tokenFrom);
        return {};
    });
}

QByteArray runJson(const store::SyncRun &run)
{
    return json::object("started_at", run.startedAt, "ended_at", run.endedAt, "cause", run.cause,
                        "outcome", run.outcome, "listed", run.listed, "fetched", run.fetched,
                        "failed", run.failed, "deleted", run.deleted, "requests", run.requests,
                        "bytes", run.bytes, "note", run.note.english());
}

QByteArray placeJson(const store::SyncPlaceCount &place)
{
    return json::object("place", place.place, "expressions", place.all, "open", place.open,
                        "awaiting_deletion", place.missing);
}

Result<void> printStatus(Database &db, const SyncSource &source, bool asJson)
{
    SHERIA_TRY(const auto places, store::countSyncPlaces(db, source.id));
    SHERIA_TRY(const auto runs, store::listSyncRuns(db, source.id, ShownRuns));
    if (asJson) {
        printLine(json::object("id", source.id, "url", source.base, "kind", enumName(source.kind),
                               "complete_until", source.watermark, "places",
                               json::list(places, placeJson), "runs", json::list(runs, runJson)));
        return {};
    }
    printLine(sourceLine(source));
    for (const store::SyncPlaceCount &place : places)
        printLine(
            u"  %1: %2 %3, %4 pending, %5 reported as deleted"_s.arg(QString::fromUtf8(place.place))
                .arg(place.all)
                .arg(itemsOf(source.kind))
                .arg(place.open)
                .arg(place.missing)
                .toUtf8());
    for (const store::SyncRun &run : runs)
        printLine(u"  %1  %2: %3 fetched, %4 failed, %5 deleted, %6 requests  %7"_s
                      .arg(momentText(run.startedAt),
                           run.outcome.isEmpty() ? u"running or interrupted"_s
                                                 : QString::fromUtf8(run.outcome))
                      .arg(run.fetched)
                      .arg(run.failed)
                      .arg(run.deleted)
                      .arg(run.requests)
                      .arg(run.note.english())
                      .trimmed()
                      .toUtf8());
    return {};
}

Exit status(Arguments &given)
{
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
    return json::object("at", news.at, "news", enumName(news.news), "frbr_uri", news.workUri,
                        "title", news.title, "expression_frbr_uri", news.expressionUri,
                        "previous_expression_frbr_uri", json::orNull(news.previousUri));
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
    return given.look([&given](Database &db) -> Result<void> {
        std::optional<qint64> id;
        if (!given.word().isEmpty()) {
            SHERIA_TRY(const SyncSource source, sourceFor(db, given.word()));
            id = source.id;
        }
        return printRows(given, store::listSyncNews(db, id, ShownNews), newsJson, newsLine);
    });
}

constexpr std::size_t MaxSourcesAtOnce = 4;

QString phaseText(const sync::Progress &progress)
{
    using Phase = sync::Progress::Phase;
    switch (progress.phase) {
    case Phase::Connecting: return u"contacting the server"_s;
    case Phase::ReferenceData: return u"places and topics"_s;
    case Phase::Listing: return u"%1 listed"_s.arg(progress.listed);
    case Phase::Fetching: {
        const QString rate = progress.perSecond > 0
            ? u", %1/s, %2 s left"_s.arg(progress.perSecond, 0, 'f', 1).arg(progress.secondsLeft)
            : QString();
        return u"%1 of %2 downloaded%3"_s.arg(progress.fetched).arg(progress.total).arg(rate);
    }
    case Phase::Checking: return u"checking for deletions"_s;
    case Phase::Done: return u"done"_s;
    }
    Q_UNREACHABLE();
}

/// "https://api.example.org (decisions)": a server may be a source of several kinds.
QString nameOfSource(const SyncSource &source)
{
    return u"%1 (%2)"_s.arg(QString::fromUtf8(source.base),
                            QString::fromLatin1(enumName(source.kind)));
}

QByteArray summaryJson(const SyncSource &source, const sync::Summary &summary)
{
    const auto troubleJson = [](const sync::Trouble &trouble) {
        return json::object("expression_frbr_uri", json::orNull(trouble.uri), "what",
                            trouble.what.english());
    };
    return json::object("source", source.id, "url", source.base, "kind", enumName(source.kind),
                        "listed", summary.listed, "fetched", summary.fetched, "failed",
                        summary.failed, "deleted", summary.deleted, "awaiting_deletion",
                        summary.awaiting, "requests", summary.requests, "bytes", summary.bytes,
                        "is_stopped", summary.isCancelled, "braked", summary.braked, "troubles",
                        json::list(summary.troubles, troubleJson));
}

QByteArray summaryText(const SyncSource &source, const sync::Summary &summary)
{
    return u"%1: %2 downloaded, %3 pending, %4 deleted, %5 reported as deleted, %6 requests"_s
        .arg(nameOfSource(source))
        .arg(summary.fetched)
        .arg(summary.failed)
        .arg(summary.deleted)
        .arg(summary.awaiting)
        .arg(summary.requests)
        .toUtf8();
}

Exit exitOf(const sync::Summary &summary)
{
    if (summary.isCancelled)
        return Exit::Stopped;
    const bool isClean = summary.failed == 0 && summary.braked.empty() && summary.troubles.empty();
    return isClean ? Exit::Done : Exit::Findings;
}

void sayTroubles(const sync::Summary &summary)
{
    for (const sync::Trouble &trouble : summary.troubles)
        say(Message::about(QString::fromUtf8(trouble.uri), trouble.what).english());
    for (const QByteArray &place : summary.braked)
        say(u"More than a tenth of %1 would be deleted, so nothing was deleted. Check that this is correct, then run with --allow-deletions."_s
                .arg(QString::fromUtf8(place)));
}

/// What is worse for a script to overlook.
Exit worse(Exit a, Exit b)
{
    return static_cast<int>(a) > static_cast<int>(b) ? a : b;
}

/// A source that is to be brought up to date.
struct Task
{
    SyncSource source;
    sync::RunOptions options;
};

/// How the runs of several sources go, on one line; and what came of them. Thread: any.
class Reports
{
public:
    explicit Reports(const Arguments &given)
        : m_isJson(given.wantsJson())
        , m_line(given.has(u"progress"_s))
    {}

    void progressed(const SyncSource &source, const sync::Progress &progress)
    {
        const MutexLock lock(m_mutex);
        m_phases[source.id] = progress;
        m_line.show([this]() SHERIA_REQUIRES(m_mutex) { return phasesText(); });
    }

    void ended(const SyncSource &source, const Result<sync::Summary> &done)
    {
        const MutexLock lock(m_mutex);
        m_phases.erase(source.id);
        m_line.clear();
        if (done) {
            printLine(m_isJson ? summaryJson(source, *done) : summaryText(source, *done));
            sayTroubles(*done);
        } else {
            failed(source, done.error());
        }
        m_exit = worse(m_exit, done ? exitOf(*done) : exitFor(ofServer(done.error()).code));
    }

    void cannotBegin(const SyncSource &source, const Error &error)
    {
        const MutexLock lock(m_mutex);
        failed(source, error);
        m_exit = worse(m_exit, exitFor(ofServer(error).code));
    }

    Exit exit()
    {
        const MutexLock lock(m_mutex);
        return m_exit;
    }

private:
    QString phasesText() const SHERIA_REQUIRES(m_mutex)
    {
        QStringList texts;
        for (const auto &[id, progress] : m_phases)
            texts << (m_phases.size() == 1 ? phaseText(progress)
                                           : QString::number(id) + u": "_s + phaseText(progress));
        return texts.join(u"; "_s);
    }

    static void failed(const SyncSource &source, const Error &error)
    {
        complain({error.code, nameOfSource(source) + u": "_s + error.text()});
    }

    const bool m_isJson;
    Mutex m_mutex;
    ProgressLine m_line SHERIA_GUARDED_BY(m_mutex);
    std::map<qint64, sync::Progress> m_phases SHERIA_GUARDED_BY(m_mutex); ///< Under way, by source.
    Exit m_exit SHERIA_GUARDED_BY(m_mutex) = Exit::Done;
};

/// Side by side, those of one host in turns that they share.
void runTasks(Library &library, const std::vector<Task> &tasks, Reports &reports)
{
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size() && !stopToken().stop_requested();
             i = next++) {
            const Task &task = tasks[i];
            const sync::Observer observer{[&](const sync::Progress &progress) {
                                              reports.progressed(task.source, progress);
                                          },
                                          {}};
            reports.ended(task.source,
                          sync::run(library.writer(), task.source.id, task.options, library.clock(),
                                    observer, stopToken()));
        }
    };
    std::vector<std::jthread> threads;
    while (threads.size() < std::min(tasks.size(), MaxSourcesAtOnce))
        threads.emplace_back(work);
}

/// The token of a source that may be contacted.
Result<QByteArray> tokenToRun(const Arguments &given, const secrets::LibraryTrust &trust,
                              const SyncSource &source)
{
    SHERIA_CHECK(trust.check(ContactPurpose::Sync, source.base));
    SHERIA_TRY(const QByteArray token, tokenFor(given, &trust, source));
    if (!token.isEmpty())
        warnOfPlainHttp(source.base);
    return token;
}

/// Tokens first: a person may be asked for a password, one question after the other.
std::vector<Task> tasksFor(const std::vector<SyncSource> &sources, const Arguments &given,
                           Library &library, Reports &reports)
{
    const auto turns = std::make_shared<sync::HostLimiter>();
    std::vector<Task> tasks;
    for (const SyncSource &source : sources) {
        const Result<QByteArray> token = tokenToRun(given, library.trust(), source);
        if (!token) {
            reports.cannotBegin(source, token.error());
            continue;
        }
        Task task{source, {}};
        task.options.token = *token;
        task.options.base = source.base;
        task.options.isFull = given.has(u"full"_s);
        task.options.allowMassDeletion = given.has(u"allow-deletions"_s);
        task.options.retry.seed = quint64(library.clock().now().toMSecsSinceEpoch());
        task.options.turns = turns;
        tasks.push_back(std::move(task));
    }
    return tasks;
}

Result<Exit> runAll(const Arguments &given, Library &library, store::Database &db)
{
    SHERIA_TRY(std::vector<SyncSource> sources, store::listSyncSources(db));
    if (given.has(u"source"_s)) {
        const QString word = given.value(u"source"_s);
        std::erase_if(sources, [&](const SyncSource &source) {
            const auto base = sync::sourceAddress(source.kind, word);
            return QString::number(source.id) != word && !(base && *base == source.base);
        });
    }
    if (sources.empty())
        return Error{ErrorCode::NotFound, u"no such source; add one with 'sync add'"_s};
    SHERIA_TRY(const auto token, givenToken(given));
    if (token)
        SHERIA_CHECK(soleOrigin(sources));
    Reports reports(given);
    runTasks(library, tasksFor(sources, given, library, reports), reports);
    return stopToken().stop_requested() ? Exit::Stopped : reports.exit();
}

Exit runSources(Arguments &given)
{
    return given.change(
        [&given](Library &library, store::Database &db) { return runAll(given, library, db); });
}

constexpr Command SyncTable[] = {
    {"add", runSyncAdd}, {"estimate", runSyncEstimate}, {"run", runSources},
    {"news", listNews},  {"change", runSyncChange},     {"list", listSources},
    {"status", status},  {"remove", removeSource},
};

} // namespace

const std::span<const Command> SyncActions(SyncTable);

} // namespace sheria::ctl
