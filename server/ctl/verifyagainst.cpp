#include "core/domain/json.h"
#include "core/store/libraryidentity.h"
#include "core/store/syncsources.h"
#include "core/sync/address.h"
#include "core/sync/compare.h"
#include "core/sync/settings.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using sync::Difference;

/// "1 part", "2 parts".
QString counted(qint64 count, const QString &word)
{
    return QString::number(count) + u' ' + word + (count == 1 ? u""_s : u"s"_s);
}

QByteArray differenceJson(const Difference &difference)
{
    json::Writer out;
    out.beginObject().member("expression_frbr_uri", difference.uri);
    out.member("where", difference.where);
    out.key("here").stringOrNull(QStringView(difference.here));
    out.key("there").stringOrNull(QStringView(difference.there));
    out.key("not_compared").stringOrNull(QStringView(difference.whyUnknown)).endObject();
    return out.take();
}

QByteArray differenceText(const Difference &difference)
{
    const auto orNothing = [](const QString &text) {
        return text.isEmpty() ? "nothing"_ba : text.toUtf8();
    };
    const QByteArray start = difference.uri + ": " + difference.where;
    if (!difference.whyUnknown.isEmpty())
        return start + ": could not be compared: " + difference.whyUnknown.toUtf8();
    return start + ": here " + orNothing(difference.here) + ", there "
        + orNothing(difference.there);
}

struct Asked
{
    sync::Against against;
    store::SyncSource source; ///< Knows where its token is; of an address that is none: that alone.
};

/// What of the server is compared: what it is a source of, in the selection that is copied; all of its
/// legislation when it is none. `--kind` names one.
Result<std::vector<Asked>> askedFor(store::Database &db, const Arguments &given)
{
    SHERIA_TRY(const QByteArray base, sync::baseFrom(given.value(u"against"_s)));
    std::optional<store::SyncKind> kind;
    if (given.has(u"kind"_s)) {
        SHERIA_TRY(kind, kindFrom(given));
    }
    std::vector<Asked> out;
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        if (source.base != base || (kind && source.kind != *kind))
            continue;
        SHERIA_TRY(const sync::Selection selection, sync::effectiveSelection(source));
        out.push_back({{base, source.kind, selection}, source});
    }
    if (out.empty()) {
        store::SyncSource none;
        none.base = base;
        out.push_back({{base, kind.value_or(store::SyncKind::Legislation), {}}, none});
    }
    return out;
}

QString nameOf(store::SyncKind kind)
{
    switch (kind) {
    case store::SyncKind::Legislation: return u"expressions"_s;
    case store::SyncKind::Decisions: return u"decisions"_s;
    case store::SyncKind::Knowledge: return u"knowledge bases"_s;
    }
    Q_UNREACHABLE();
}

/// Ends it all; other failures cost only the kind that they are of.
bool isForAll(const Error &error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::Corrupt
        || error.code == ErrorCode::Internal;
}

/// Compares kind by kind, and prints what differs, and what could not be compared.
Result<sync::Comparison> compareAll(const Arguments &given)
{
    SHERIA_TRY(store::Database db, openForLooking(given.library()));
    SHERIA_TRY(const auto asked, askedFor(db, given));
    SHERIA_TRY(const QByteArray id, store::libraryId(db));
    const secrets::LibraryTrust trust(id);
    const bool asJson = given.wantsJson();
    const auto told = [asJson](const Difference &difference) {
        printLine(asJson ? differenceJson(difference) : differenceText(difference));
    };
    const SystemClock clock;
    sync::Comparison all;
    std::optional<Error> failed;
    std::size_t failures = 0;
    for (const Asked &one : asked) {
        sync::RunOptions options;
        SHERIA_TRY(options.token, tokenFor(given, &trust, one.source));
        warnOfPlainHttp(one.against.base);
        const auto done = sync::compare(db, one.against, options, clock, told, stopToken());
        if (!done && (isForAll(done.error()) || asked.size() == 1))
            return done.error();
        if (!done) {
            say(u"The %1 could not be compared: %2"_s.arg(nameOf(one.against.kind),
                                                          done.error().detail));
            failed = done.error();
            ++failures;
            continue;
        }
        say(u"%1 %2 compared, %3."_s.arg(QString::number(done->expressions),
                                         nameOf(one.against.kind),
                                         counted(done->differences, u"difference"_s)));
        if (done->unknown > 0)
            say(counted(done->unknown, u"part"_s) + u" could not be compared."_s);
        all.differences += done->differences;
        all.unknown += done->unknown;
    }
    if (failed && failures == asked.size())
        return ofServer(*failed);
    all.unknown += qint64(failures);
    return all;
}

} // namespace

Exit runVerifyAgainst(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        SHERIA_TRY(const sync::Comparison done, compareAll(given));
        if (done.differences > 0)
            return Exit::Findings;
        return done.unknown > 0 ? Exit::Incomplete : Exit::Done;
    });
}

} // namespace sheria::ctl
