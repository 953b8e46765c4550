#include "core/base/clock.h"
#include "core/domain/json.h"
#include "core/store/syncsources.h"
#include "core/sync/address.h"
#include "core/sync/compare.h"
#include "server/ctl/output.h"
#include "server/ctl/readonly.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using sync::Difference;

QByteArray differenceJson(const Difference &difference)
{
    json::Writer out;
    out.beginObject().member("expression_frbr_uri", difference.uri);
    out.member("where", difference.where);
    out.key("here").stringOrNull(QStringView(difference.here));
    out.key("there").stringOrNull(QStringView(difference.there)).endObject();
    return out.take();
}

QByteArray differenceText(const Difference &difference)
{
    const auto orNothing = [](const QString &text) {
        return text.isEmpty() ? "nothing"_ba : text.toUtf8();
    };
    return difference.uri + ": " + difference.where + ": here " + orNothing(difference.here)
        + ", there " + orNothing(difference.there);
}

/// The selection with which the server is a source; everything when it is none.
Result<std::pair<sync::Selection, QByteArray>> selectionFor(store::Database &db,
                                                            const QByteArray &base)
{
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        if (source.base != base)
            continue;
        SHERIA_TRY(const sync::Selection selection, sync::Selection::parse(source.selection));
        return std::pair(selection, source.tokenFrom);
    }
    return std::pair(sync::Selection(), QByteArray());
}

Result<sync::Comparison> compareAll(const Arguments &given)
{
    SHERIA_TRY(const QByteArray base, sync::baseFrom(given.value(u"against"_s)));
    SHERIA_TRY(store::Database db, openForLooking(given.value(u"library"_s)));
    SHERIA_TRY(const auto known, selectionFor(db, base));
    sync::RunOptions options;
    SHERIA_TRY(options.token, tokenFor(given, known.second));
    const bool asJson = given.has(u"json"_s);
    const SystemClock clock;
    return sync::compare(
        db, base, known.first, options, clock,
        [asJson](const Difference &difference) {
            printLine(asJson ? differenceJson(difference) : differenceText(difference));
        },
        stopToken());
}

} // namespace

Exit runVerifyAgainst(const Arguments &given)
{
    const Result<sync::Comparison> done = compareAll(given);
    if (!done) {
        complain(done.error());
        return exitFor(done.error().code);
    }
    say(u"%1 expressions compared, %2 differences."_s.arg(done->expressions)
            .arg(done->differences));
    return done->differences == 0 ? Exit::Done : Exit::Findings;
}

} // namespace sheria::ctl
