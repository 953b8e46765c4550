// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/source/settings.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray seriesJson(const store::CompleteSeries &series)
{
    return json::object("kind", enumName(series.kind), "series", series.series, "year", series.year,
                        "note", json::orNull(series.note), "at", series.at);
}

QByteArray seriesText(const store::CompleteSeries &series)
{
    return enumName(series.kind).toByteArray().leftJustified(12) + ' ' + series.series + ' '
        + series.year + "  " + series.note.toUtf8();
}

/// "EWHC (Ch)", "EWCA Civ" as keys of citations name courts: "ewhc ch".
QByteArray courtOf(QString name)
{
    for (const QChar sign : {u'(', u')', u'-', u'.'})
        name.replace(sign, u' ');
    return name.simplified().toLower().toUtf8();
}

/// The series that the options name.
Result<store::CompleteSeries> seriesFrom(const Arguments &given)
{
    store::CompleteSeries series;
    const bool isLaw = given.has(u"place"_s);
    if (isLaw == given.has(u"court"_s))
        return Error{ErrorCode::InvalidArgument, u"either --court or --place is required."_s};
    series.kind = isLaw ? store::SeriesKind::Legislation : store::SeriesKind::Decisions;
    series.series = isLaw ? given.bytes(u"place"_s).toLower() : courtOf(given.value(u"court"_s));
    series.year = given.bytes(u"year"_s);
    series.note = given.value(u"note"_s);
    bool isNumber = false;
    series.year.toInt(&isNumber);
    if (series.year.size() != 4 || !isNumber || series.series.isEmpty())
        return Error{ErrorCode::InvalidArgument, u"--year must have four digits."_s};
    return series;
}

Exit listSeries(Arguments &given)
{
    return given.look([&](store::Database &db) {
        return printRows(given, store::completeSeries(db), seriesJson, seriesText);
    });
}

Exit stateSeries(Arguments &given)
{
    return given.change([&](Library &library, store::Database &) -> Result<void> {
        SHERIA_TRY(store::CompleteSeries series, seriesFrom(given));
        series.at = library.clock().now();
        return library.writer().write(
            [&](store::Database &writable) { return store::putCompleteSeries(writable, series); });
    });
}

Exit removeSeries(Arguments &given)
{
    return given.change([&](Library &library, store::Database &) -> Result<void> {
        SHERIA_TRY(const store::CompleteSeries series, seriesFrom(given));
        SHERIA_TRY(const bool wasThere, library.writer().write([&](store::Database &writable) {
            return store::removeCompleteSeries(writable, series);
        }));
        if (!wasThere)
            return Error{ErrorCode::NotFound, u"this series was not stated; see 'series list'"_s};
        return {};
    });
}

/// The numbers of decisions that the library has, by court and year.
using Numbers = std::map<std::pair<QByteArray, QByteArray>, std::set<int>>;

Result<Numbers> neutralNumbers(store::Database &db)
{
    Numbers numbers;
    SHERIA_CHECK(store::forEachNamedWork(db, [&numbers](const store::KnownName &name) {
        const QList<QByteArray> parts = name.key.startsWith("n:") ? name.key.sliced(2).split(' ')
                                                                  : QList<QByteArray>();
        bool isNumber = false;
        // The court may have a division: "2019 ewca civ 48".
        const int number = parts.size() >= 3 ? parts.last().toInt(&isNumber) : 0;
        if (isNumber)
            numbers[{parts.sliced(1, parts.size() - 2).join(' '), parts.front()}].insert(number);
    }));
    return numbers;
}

/// Whether a source was compared to its end, has all decisions of these courts, and lacks none of them here.
Result<bool> isWholeCopy(store::Database &db, const store::SyncSource &source,
                         const sync::Selection &selection)
{
    const bool isOfDecisions = source.kind == store::SyncKind::Decisions
        && source.checkedAt.isValid() && selection.places.empty() && selection.natures.empty()
        && selection.languages.empty() && selection.topics.empty();
    if (!isOfDecisions)
        return false;
    SHERIA_TRY(const auto missing, store::openSyncItems(db, source.id, {}, 1));
    return missing.empty();
}

/// Whether a selection has a court with its division: "ewca civ" by "ewca-civ", or all of "ewca".
bool coversSeries(const sync::Selection &selection, QByteArray court)
{
    const QByteArray first = court.left(court.indexOf(' '));
    return selection.coversCourt(court.replace(' ', '-'))
        || (first != court && selection.coversCourt(first));
}

/// The series that a copy holds as a whole: of a year that had ended when the source was compared to its
/// end, from number 1 on without a gap.
Result<std::vector<store::CompleteSeries>> wholeSeries(store::Database &db, const QDateTime &now)
{
    std::vector<store::CompleteSeries> found;
    SHERIA_TRY(const std::vector<store::SyncSource> sources, store::listSyncSources(db));
    SHERIA_TRY(const Numbers numbers, neutralNumbers(db));
    for (const store::SyncSource &source : sources) {
        SHERIA_TRY(const sync::Selection selection, sync::effectiveSelection(source));
        SHERIA_TRY(const bool isWhole, isWholeCopy(db, source, selection));
        if (!isWhole)
            continue;
        for (const auto &[series, known] : numbers) {
            const bool isWithoutGap = *known.begin() == 1 && *known.rbegin() == int(known.size());
            const bool isEnded = series.second.toInt() < source.checkedAt.date().year();
            if (!isWithoutGap || !isEnded || !coversSeries(selection, series.first))
                continue;
            found.push_back({store::SeriesKind::Decisions, series.first, series.second,
                             u"1 to %1 without a gap, by a whole copy of %2"_s.arg(
                                 QString::number(known.size()), QString::fromUtf8(source.base)),
                             now});
        }
    }
    return found;
}

Exit deriveSeries(Arguments &given)
{
    return given.change([&](Library &library, store::Database &db) -> Result<void> {
        SHERIA_TRY(const auto found, wholeSeries(db, library.clock().now()));
        const Result<void> written = library.writer().write(
            [&found](store::Database &writable) -> Result<void> {
                for (const store::CompleteSeries &series : found)
                    SHERIA_CHECK(store::putCompleteSeries(writable, series));
                return {};
            });
        if (!written)
            return written.error();
        for (const store::CompleteSeries &series : found)
            printLine(given.wantsJson() ? seriesJson(series) : seriesText(series));
        return {};
    });
}

constexpr Command Series[] = {
    {"list", listSeries},
    {"state", stateSeries},
    {"derive", deriveSeries},
    {"remove", removeSeries},
};

} // namespace

const std::span<const Command> SeriesActions = Series;

} // namespace sheria::ctl
