#include "core/base/clock.h"
#include "core/domain/json.h"
#include "core/domain/jsonparts.h"
#include "core/library/library.h"
#include "core/sync/address.h"
#include "core/sync/run.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::SyncSource;

QString phaseText(const sync::Progress &progress)
{
    using Phase = sync::Progress::Phase;
    switch (progress.phase) {
    case Phase::Connecting: return u"asking the server"_s;
    case Phase::Surroundings: return u"places and topics"_s;
    case Phase::Listing: return u"%1 listed"_s.arg(progress.listed);
    case Phase::Fetching: {
        const QString rate = progress.perSecond > 0
            ? u", %1/s, %2 s left"_s.arg(progress.perSecond, 0, 'f', 1).arg(progress.secondsLeft)
            : QString();
        return u"%1 of %2 fetched%3"_s.arg(progress.fetched).arg(progress.total).arg(rate);
    }
    case Phase::Checking: return u"looking at what is gone"_s;
    case Phase::Done: return u"done"_s;
    }
    Q_UNREACHABLE();
}

QByteArray summaryJson(const SyncSource &source, const sync::Summary &summary)
{
    json::Writer out;
    out.beginObject().member("source", source.id).member("url", source.base);
    out.member("listed", summary.listed).member("fetched", summary.fetched);
    out.member("failed", summary.failed).member("deleted", summary.deleted);
    out.member("awaiting_deletion", summary.awaiting).member("requests", summary.requests);
    out.member("bytes", summary.bytes).member("is_stopped", summary.isCancelled);
    json::writeArray(out, "braked", summary.braked,
                     [&](const QByteArray &place) { out.string(place); });
    json::writeArray(out, "troubles", summary.troubles, [&](const sync::Trouble &trouble) {
        out.beginObject();
        out.key("expression_frbr_uri").stringOrNull(QByteArrayView(trouble.uri));
        out.key("what").string(QStringView(trouble.what)).endObject();
    });
    out.endObject();
    return out.take();
}

QByteArray summaryText(const SyncSource &source, const sync::Summary &summary)
{
    return u"%1: %2 fetched, %3 still to be fetched, %4 deleted, %5 said to be gone, %6 requests"_s
        .arg(QString::fromUtf8(source.base))
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
        say(trouble.uri.isEmpty() ? trouble.what
                                  : QString::fromUtf8(trouble.uri) + u": "_s + trouble.what);
    for (const QByteArray &place : summary.braked)
        say(u"More than a tenth of %1 would vanish, so nothing of it was deleted. Look whether "
            u"that "
            "can be right, then run with --allow-deletions."_s.arg(QString::fromUtf8(place)));
}

Result<Exit> runOne(Library &library, const SyncSource &source, const Arguments &given)
{
    sync::RunOptions options;
    SHERIA_TRY(options.token, tokenFor(given, source.tokenFrom));
    options.isFull = given.has(u"full"_s);
    options.isBrakeOff = given.has(u"allow-deletions"_s);
    options.retry.seed = quint64(library.clock().now().toMSecsSinceEpoch());
    ProgressLine line(given.has(u"progress"_s));
    const sync::Observer observer{[&line](const sync::Progress &progress) {
                                      line.show([&progress] { return phaseText(progress); });
                                  },
                                  {}};
    const Result<sync::Summary> done = sync::run(library.writer(), source.id, options,
                                                 library.clock(), observer, stopToken());
    line.clear();
    if (!done)
        return done.error();
    printLine(given.has(u"json"_s) ? summaryJson(source, *done) : summaryText(source, *done));
    sayTroubles(*done);
    return exitOf(*done);
}

/// What is worse for a script to overlook.
Exit worse(Exit a, Exit b)
{
    return static_cast<int>(a) > static_cast<int>(b) ? a : b;
}

Result<Exit> runAll(const Arguments &given)
{
    const SystemClock clock;
    SHERIA_TRY(const auto library,
               Library::open(given.value(u"library"_s), Library::Mode::OpenExisting, clock));
    SHERIA_TRY(store::Database db, library->openReader());
    SHERIA_TRY(std::vector<SyncSource> sources, store::listSyncSources(db));
    if (given.has(u"source"_s)) {
        const QString word = given.value(u"source"_s);
        const auto base = sync::baseFrom(word);
        std::erase_if(sources, [&](const SyncSource &source) {
            return QString::number(source.id) != word && !(base && *base == source.base);
        });
    }
    if (sources.empty())
        return Error{ErrorCode::NotFound, u"there is no such source; 'sync add' adds one"_s};
    Exit exit = Exit::Done;
    for (const SyncSource &source : sources) {
        const Result<Exit> one = runOne(*library, source, given);
        if (!one)
            complain(
                {one.error().code, QString::fromUtf8(source.base) + u": "_s + one.error().detail});
        exit = worse(exit, one ? *one : exitFor(one.error().code));
        if (stopToken().stop_requested())
            return Exit::Stopped;
    }
    return exit;
}

} // namespace

Exit runSyncRun(const QStringList &arguments)
{
    Arguments given(
        u"sync run"_s,
        u"Brings the library up to what its sources have: what is new and changed is fetched, what "
        "is gone is asked for twice, at least five minutes apart, before it is deleted. After an "
        "interruption, of whatever kind, it goes on where it was. Suitable for cron.\n\n"
        "Prints a line for each source. The exit status is 1 when something could not be fetched "
        "(the next run tries again), or a person must look; 5 when a server cannot be reached or "
        "refuses the token."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addOption(u"source"_s, u"SOURCE"_s, u"Only this one: its URL or number."_s);
    addTokenOptions(given);
    given.addFlag(u"full"_s, u"Compares everything, though that was done less than a week ago."_s);
    given.addFlag(u"allow-deletions"_s,
                  u"Deletes what is gone though it is more than a tenth of a place."_s);
    given.addFlag(u"json"_s, u"Prints one JSON object per source."_s);
    given.addProgressFlag();
    if (const auto ended = given.parse(arguments))
        return *ended;
    if (const auto ended = given.require(u"library"_s))
        return *ended;
    const Result<Exit> done = runAll(given);
    if (done)
        return *done;
    complain(done.error());
    return exitFor(done.error().code);
}

} // namespace sheria::ctl
