// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/synctext.h"

#include "app/text/words.h"
#include "core/sync/source/publishers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sheria::app {

using namespace Qt::StringLiterals;
using Phase = sync::Progress::Phase;

namespace {

constexpr qint64 MinuteSeconds = 60;
constexpr qint64 HourSeconds = 3600;
constexpr double FewASecond = 10;

/// The translation context of this file.
struct SyncText
{
    Q_DECLARE_TR_FUNCTIONS(SyncText)
};

QString phaseText(const sync::Progress &progress)
{
    const QLocale locale;
    switch (progress.phase) {
    case Phase::Connecting: return SyncText::tr("Contacting the server");
    case Phase::ReferenceData: return SyncText::tr("Places and topics");
    case Phase::Listing: return SyncText::tr("%1 listed").arg(locale.toString(progress.listed));
    case Phase::Fetching:
        return SyncText::tr("%1 of %2 downloaded")
            .arg(locale.toString(progress.fetched), locale.toString(progress.total));
    case Phase::Checking: return SyncText::tr("Checking for deletions");
    case Phase::Done: return SyncText::tr("Done");
    }
    Q_UNREACHABLE();
}

QString restText(const StoredSource &kept, const SourceStatus &live)
{
    if (live.isTokenMissing)
        return SyncText::tr("Token required");
    if (kept.source.isPaused)
        return SyncText::tr("Paused");
    if (live.error && live.error->code != ErrorCode::Cancelled)
        return SyncText::tr("Failed");
    if (!live.deletesAt.isValid() && !brakedPlaces(kept).empty())
        return SyncText::tr("Too many deletions");
    if (kept.runs.empty())
        return SyncText::tr("Never synced");
    const QByteArray &outcome = kept.runs.front().outcome;
    if (outcome == "failed")
        return SyncText::tr("Failed");
    if (kept.isUnfinished || outcome == "stopped" || outcome == "cut off" || outcome.isEmpty())
        return SyncText::tr("Interrupted; the next run continues");
    if (!kept.troubled.empty())
        return SyncText::tr("%n failed", nullptr, int(kept.troubled.size()));
    return SyncText::tr("Up to date");
}

/// The translation context of this file.
struct Ends
{
    Q_DECLARE_TR_FUNCTIONS(SyncEnds)
};

QString missingToken(const QString &name)
{
    return name.isEmpty() ? Ends::tr("A source needs its token. Enter it on the Sync page.")
                          : Ends::tr("%1 needs its token. Enter it on the Sync page.").arg(name);
}

QString failure(const QString &name, const Error &error)
{
    const QString why = troubleText(error.message);
    return name.isEmpty() ? Ends::tr("Sync failed: %1").arg(why)
                          : Ends::tr("Sync of %1 failed: %2").arg(name, why);
}

/// A person waits for it.
constexpr std::chrono::milliseconds Silence{15'000};
constexpr std::size_t NamedPlaces = 4;
constexpr qint64 ClockMinuteSeconds = 60;

/// The translation context of this file.
struct ConnectionTest
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionTest)
};

QString placesText(const std::vector<Country> &countries)
{
    QStringList names;
    std::size_t places = 0;
    const auto add = [&](const Place &place) {
        if (++places <= NamedPlaces)
            names << (place.name.isEmpty() ? QString::fromUtf8(place.uriCode) : place.name);
    };
    for (const Country &country : countries) {
        add(country.place);
        std::for_each(country.localities.begin(), country.localities.end(), add);
    }
    if (places > NamedPlaces)
        names << u"…"_s;
    return ConnectionTest::tr("%n place(s): %1.", nullptr, int(places)).arg(names.join(u", "_s));
}

QString titleOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unauthorized: return ConnectionTest::tr("Token rejected by the server");
    case ErrorCode::Forbidden: return ConnectionTest::tr("This token has no access to this API");
    case ErrorCode::InvalidArgument: return ConnectionTest::tr("Invalid server address");
    case ErrorCode::Unsupported:
    case ErrorCode::NotFound: return ConnectionTest::tr("API not found at this address");
    case ErrorCode::Cancelled: return ConnectionTest::tr("Test cancelled");
    case ErrorCode::Unavailable:
    case ErrorCode::Conflict:
    case ErrorCode::NoSpace:
    case ErrorCode::Corrupt:
    case ErrorCode::Internal: return ConnectionTest::tr("The server is not available");
    }
    Q_UNREACHABLE();
}

QString countText(qint64 count, store::SyncKind kind)
{
    if (count < 0 && sync::publisherOf(kind))
        return ConnectionTest::tr("The feed does not report totals.");
    if (count < 0)
        return ConnectionTest::tr(
            "The server does not report totals, so each check for changes lists everything.");
    switch (kind) {
    case store::SyncKind::LegislationGovUk:
    case store::SyncKind::FindCaseLaw:
        return ConnectionTest::tr("The feed has %n document(s).", nullptr, int(count));
    case store::SyncKind::Legislation:
        return ConnectionTest::tr("This token may read %n text(s).", nullptr, int(count));
    case store::SyncKind::Decisions:
        return ConnectionTest::tr("This token may read %n decision(s).", nullptr, int(count));
    case store::SyncKind::Knowledge:
        return ConnectionTest::tr("This token may read %n knowledge base(s).", nullptr, int(count));
    }
    Q_UNREACHABLE();
}

constexpr Word RunOutcomes[] = {
    {"done", QT_TRANSLATE_NOOP("SyncText", "Done")},
    {"findings", QT_TRANSLATE_NOOP("SyncText", "Completed with errors")},
    {"stopped", QT_TRANSLATE_NOOP("SyncText", "Stopped")},
    {"failed", QT_TRANSLATE_NOOP("SyncText", "Failed")},
};
constexpr Word RunCauses[] = {
    {"interval", QT_TRANSLATE_NOOP("SyncText", "scheduled")},
    {"webhook", QT_TRANSLATE_NOOP("SyncText", "webhook")},
    {"gone", QT_TRANSLATE_NOOP("SyncText", "recheck of deletions")},
};

} // namespace

QString stateText(const StoredSource &kept, const SourceStatus &live)
{
    const bool isUnderWay = live.activity == SyncActivity::Running
        || live.activity == SyncActivity::Waiting;
    if (isUnderWay && live.isElsewhere)
        return SyncText::tr("Being synced by another program");
    switch (live.activity) {
    case SyncActivity::Waiting: return SyncText::tr("Waiting");
    case SyncActivity::Running: return phaseText(live.progress);
    case SyncActivity::Stopping: return SyncText::tr("Stopping…");
    case SyncActivity::Idle: return restText(kept, live);
    }
    Q_UNREACHABLE();
}

QString sourceName(const store::SyncSource &source)
{
    const QString address = QString::fromUtf8(source.base);
    const qsizetype scheme = address.indexOf("://"_L1);
    return scheme < 0 ? address : address.sliced(scheme + 3);
}

QString runningText(const SyncDesk &desk)
{
    QString alone;
    int count = 0;
    qint64 fetched = 0;
    qint64 total = 0;
    for (const StoredSource &kept : desk.sources()) {
        const SourceStatus &live = desk.live(kept.source.id);
        const bool isUnderWay = live.activity == SyncActivity::Running
            || live.activity == SyncActivity::Stopping;
        if (!isUnderWay || live.isElsewhere)
            continue;
        alone = stateText(kept, live);
        ++count;
        fetched += live.progress.fetched;
        total += live.progress.total;
    }
    if (count < 2)
        return alone;
    const QLocale locale;
    return total > 0 ? SyncText::tr("%n sources: %1 of %2 downloaded", nullptr, count)
                           .arg(locale.toString(fetched), locale.toString(total))
                     : SyncText::tr("%n sources syncing", nullptr, count);
}

QString rateText(const sync::Progress &progress)
{
    if (progress.phase != Phase::Fetching || progress.perSecond <= 0)
        return {};
    return SyncText::tr("%1 a second")
        .arg(QLocale().toString(progress.perSecond, 'f', progress.perSecond < FewASecond ? 1 : 0));
}

QString timeLeftText(const sync::Progress &progress)
{
    if (progress.phase != Phase::Fetching || progress.secondsLeft < 0)
        return {};
    if (progress.secondsLeft < MinuteSeconds)
        return SyncText::tr("%n s left", nullptr, int(progress.secondsLeft));
    if (progress.secondsLeft < HourSeconds)
        return SyncText::tr("%n min left", nullptr, int(progress.secondsLeft / MinuteSeconds));
    return SyncText::tr("%1 h left")
        .arg(QLocale().toString(double(progress.secondsLeft) / HourSeconds, 'f', 1));
}

QString bytesText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

QString outcomeText(const store::SyncRun &run, bool isUnderWay)
{
    if (const QString text = wordFor(RunOutcomes, "SyncText", run.outcome); !text.isEmpty())
        return text;
    return isUnderWay ? SyncText::tr("Running") : SyncText::tr("Interrupted");
}

QString causeText(const QByteArray &cause)
{
    const QString text = wordFor(RunCauses, "SyncText", cause);
    return text.isEmpty() ? SyncText::tr("manual") : text;
}

QString newsText(store::SyncNews news)
{
    switch (news) {
    case store::SyncNews::New: return SyncText::tr("New");
    case store::SyncNews::Amended: return SyncText::tr("Amended");
    case store::SyncNews::Changed: return SyncText::tr("Changed");
    case store::SyncNews::Repealed: return SyncText::tr("Repealed");
    case store::SyncNews::Deleted: return SyncText::tr("Deleted");
    }
    Q_UNREACHABLE();
}

QString troubleText(const Message &what)
{
    QString told = messageText(what);
    if (told.startsWith("http"_L1)) {
        // Translated again, as runs of earlier versions stored the whole as one English text.
        if (const qsizetype end = told.indexOf(": "_L1); end > 0)
            told = messageText(told.sliced(end + 2));
    }
    if (!told.isEmpty())
        told[0] = told[0].toUpper();
    return told.isEmpty() || told.endsWith(u'.') ? told : told + u'.';
}

QString adviceText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unauthorized: return SyncText::tr("Enter it under “Edit…”.");
    case ErrorCode::Forbidden:
        return SyncText::tr("Select less under “Edit…”, or ask the operator of the server.");
    case ErrorCode::Unavailable:
        return SyncText::tr("No data was lost. Run the sync again later to continue.");
    case ErrorCode::NoSpace:
        return SyncText::tr(
            "Free some disk space. No data was lost, and the next run continues from here.");
    case ErrorCode::Unsupported:
        return SyncText::tr("Check that this is the address of the API. To change it, remove the "
                            "source and connect again; downloaded texts are kept.");
    case ErrorCode::Conflict:
        return SyncText::tr(
            "Another program is syncing this library. Run the sync again when it has finished.");
    case ErrorCode::NotFound:
    case ErrorCode::InvalidArgument:
    case ErrorCode::Corrupt:
    case ErrorCode::Internal:
        return SyncText::tr(
            "Run the sync again. If that does not help, “Full Check” compares everything.");
    case ErrorCode::Cancelled: return SyncText::tr("The next run continues.");
    }
    Q_UNREACHABLE();
}

void SyncEnds::add(const QString &name, const SourceStatus &live)
{
    if (live.isTokenMissing) {
        m_troubles << missingToken(name);
    } else if (live.error) {
        m_troubles << failure(name, *live.error);
    } else if (live.ended == SyncEnded::Stopped) {
        ++m_stopped;
    } else {
        ++m_well;
        m_fetched += live.progress.fetched;
    }
}

QString SyncEnds::text() const
{
    QStringList sentences = m_troubles;
    if (m_stopped == 1)
        sentences << Ends::tr(
            "Sync cancelled. Downloaded texts are kept, and the next run continues from there.");
    else if (m_stopped > 1)
        sentences << Ends::tr("%n sync(s) cancelled. Downloaded texts are kept, and the next run "
                              "continues from there.",
                              nullptr, m_stopped);
    if (m_well > 0 && m_fetched == 0)
        sentences << Ends::tr("Sync completed: nothing new.");
    else if (m_well == 1)
        sentences << Ends::tr("Sync completed: %n text(s) downloaded.", nullptr, int(m_fetched));
    else if (m_well > 1)
        sentences << Ends::tr("%1 sources synced: %n text(s) downloaded.", nullptr, int(m_fetched))
                         .arg(m_well);
    return sentences.join(QChar::Space);
}

sync::RunOptions askingOptions(const QByteArray &token)
{
    sync::RunOptions options;
    options.token = token;
    options.retry.attempts = 1;
    options.limits = {Silence, 2 * Silence};
    return options;
}

TestVerdict verdictOf(const Result<sync::Offer> &tested, store::SyncKind kind)
{
    if (!tested)
        return {false, titleOf(tested.error().code), troubleText(tested.error().message)};
    QStringList lines{countText(tested->probe.expressions, kind)};
    if (!tested->countries.empty())
        lines << placesText(tested->countries);
    if (!tested->courts.empty())
        lines << ConnectionTest::tr("%n court(s).", nullptr, int(tested->courts.size()));
    return {true,
            sync::publisherOf(kind) ? ConnectionTest::tr("Connected to the feed")
                                    : ConnectionTest::tr("Connected (API version %1)")
                                          .arg(QString::fromLatin1(tested->probe.version.mid(1))),
            lines.join(u' ')};
}

QString estimateText(const sync::Estimate &estimate)
{
    const int texts = int(std::min<qint64>(estimate.expressions, std::numeric_limits<int>::max()));
    const QString size = bytesText(estimate.libraryBytes);
    if (estimate.seconds < ClockMinuteSeconds)
        return ConnectionTest::tr("About %n text(s): %1 here, less than a minute to fetch.",
                                  nullptr, texts)
            .arg(size);
    const qint64 minutes = (estimate.seconds + ClockMinuteSeconds - 1) / ClockMinuteSeconds;
    return ConnectionTest::tr("About %n text(s): %1 here, about %2 minutes to fetch.", nullptr,
                              texts)
        .arg(size, QLocale().toString(minutes));
}

} // namespace sheria::app
