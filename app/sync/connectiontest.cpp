#include "app/sync/connectiontest.h"

#include "app/sync/synctext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

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
    for (const Country &country : countries) {
        places += 1 + country.localities.size();
        if (names.size() < int(NamedPlaces))
            names << (country.place.name.isEmpty() ? QString::fromUtf8(country.place.uriCode)
                                                   : country.place.name);
    }
    if (countries.size() > NamedPlaces)
        names << u"…"_s;
    return ConnectionTest::tr("%n place(s): %1.", nullptr, int(places)).arg(names.join(u", "_s));
}

QString titleOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unauthorized: return ConnectionTest::tr("The server does not take this token");
    case ErrorCode::Forbidden: return ConnectionTest::tr("This token may not read this API");
    case ErrorCode::InvalidArgument: return ConnectionTest::tr("This is no address of a server");
    case ErrorCode::Unsupported:
    case ErrorCode::NotFound: return ConnectionTest::tr("This API is not there");
    case ErrorCode::Cancelled: return ConnectionTest::tr("The test was stopped");
    case ErrorCode::Unavailable:
    case ErrorCode::Conflict:
    case ErrorCode::NoSpace:
    case ErrorCode::Corrupt:
    case ErrorCode::Internal: return ConnectionTest::tr("The server cannot be asked now");
    }
    Q_UNREACHABLE();
}

QString countText(qint64 count, store::SyncKind kind)
{
    if (count < 0)
        return ConnectionTest::tr("This server does not say how much it has; each look for changes "
                                  "lists everything.");
    switch (kind) {
    case store::SyncKind::Legislation:
        return ConnectionTest::tr("This token may read %n text(s).", nullptr, int(count));
    case store::SyncKind::Decisions:
        return ConnectionTest::tr("This token may read %n decision(s).", nullptr, int(count));
    case store::SyncKind::Knowledge:
        return ConnectionTest::tr("This token may read %n knowledge base(s).", nullptr, int(count));
    }
    Q_UNREACHABLE();
}

} // namespace

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
        return {false, titleOf(tested.error().code), troubleText(tested.error().detail)};
    QStringList lines{countText(tested->probe.expressions, kind)};
    if (!tested->countries.empty())
        lines << placesText(tested->countries);
    if (!tested->courts.empty())
        lines << ConnectionTest::tr("%n court(s).", nullptr, int(tested->courts.size()));
    return {true,
            ConnectionTest::tr("The server answers, with version %1 of the API")
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
