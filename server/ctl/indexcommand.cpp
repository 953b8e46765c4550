#include "core/domain/json.h"
#include "core/search/indexstatus.h"
#include "server/ctl/command.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"
#include "server/ctl/readonly.h"
#include "server/ctl/signals.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using search::IndexFinding;
using search::IndexProgress;
using search::IndexStatus;

QByteArrayView stateName(IndexStatus::State state)
{
    switch (state) {
    case IndexStatus::State::Missing: return "missing";
    case IndexStatus::State::Damaged: return "damaged";
    case IndexStatus::State::OtherSchema: return "other-version";
    case IndexStatus::State::OtherLibrary: return "other-library";
    case IndexStatus::State::Building: return "building";
    case IndexStatus::State::Behind: return "behind";
    case IndexStatus::State::UpToDate: return "up-to-date";
    }
    Q_UNREACHABLE();
}

struct Row
{
    const char *key;
    const char *label;
    qint64 value;
};

std::vector<Row> rowsOf(const IndexStatus &status)
{
    return {{"revision", "revision of the index", status.revision},
            {"latest", "revision of the library", status.latest},
            {"works", "works", status.works},
            {"entries", "provisions and passages", status.entries},
            {"bytes", "bytes on disk", status.bytes}};
}

QByteArray asJson(const IndexStatus &status)
{
    json::Writer out;
    out.beginObject().member("state", stateName(status.state));
    for (const Row &row : rowsOf(status))
        out.key(row.key).number(row.value);
    out.key("problem").stringOrNull(QStringView(status.problem));
    out.endObject();
    return out.take();
}

QByteArray asText(const IndexStatus &status)
{
    constexpr qsizetype ValueColumns = 12;
    QByteArray text = stateName(status.state).toByteArray();
    for (const Row &row : rowsOf(status))
        text += '\n' + QByteArray::number(row.value).rightJustified(ValueColumns) + "  "
            + row.label;
    return status.problem.isEmpty() ? text : text + '\n' + status.problem.toUtf8();
}

QByteArray asJson(const IndexFinding &finding)
{
    json::Writer out;
    out.beginObject().member("check", QByteArrayView(finding.check));
    out.key("work").stringOrNull(QByteArrayView(finding.workUri));
    out.member("detail", QStringView(finding.detail)).endObject();
    return out.take();
}

/// What the three actions have in common: which library, and how to print.
std::optional<Exit> parse(Arguments &given, const QStringList &arguments)
{
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addFlag(u"json"_s, u"Prints JSON objects."_s);
    given.addProgressFlag();
    if (const auto ended = given.parse(arguments))
        return ended;
    return given.require(u"library"_s);
}

Exit fail(const Error &error)
{
    complain(error);
    return exitFor(error.code);
}

Exit showStatus(const QStringList &arguments)
{
    Arguments given(u"index status"_s, u"Tells how far the search index is. Changes nothing."_s);
    if (const auto ended = parse(given, arguments))
        return *ended;
    const QString library = given.value(u"library"_s);
    Result<store::Database> db = openForLooking(library);
    if (!db)
        return fail(db.error());
    const Result<IndexStatus> status = search::indexStatus(search::indexFolder(library), *db);
    if (!status)
        return fail(status.error());
    printLine(given.has(u"json"_s) ? asJson(*status) : asText(*status));
    return status->state == IndexStatus::State::UpToDate ? Exit::Done : Exit::Findings;
}

Exit rebuild(const QStringList &arguments)
{
    Arguments given(u"index rebuild"_s,
                    u"Deletes the search index and builds it again. No other program may have the "
                    "library open meanwhile. Texts that are damaged are left out and named on "
                    "stderr; the exit status is 7 then."_s);
    if (const auto ended = parse(given, arguments))
        return *ended;
    const QString library = given.value(u"library"_s);
    Result<store::Database> db = openForLooking(library);
    if (!db)
        return fail(db.error());
    ProgressLine line(given.has(u"progress"_s));
    const Result<std::vector<search::UnreadText>> built = search::rebuildIndex(
        library, search::indexFolder(library),
        [&line](const IndexProgress &at) {
            line.show([&at] { return u"%1 of %2 works indexed"_s.arg(at.done).arg(at.total); });
        },
        stopToken());
    line.clear();
    if (!built)
        return fail(built.error());
    const Result<IndexStatus> status = search::indexStatus(search::indexFolder(library), *db);
    if (!status)
        return fail(status.error());
    printLine(given.has(u"json"_s) ? asJson(*status) : asText(*status));
    for (const search::UnreadText &each : *built)
        say(QString::fromUtf8(each.uri) + u" is damaged and not in the index: "_s + each.detail);
    return built->empty() ? Exit::Done : Exit::Incomplete;
}

Exit verify(const QStringList &arguments)
{
    Arguments given(u"index verify"_s,
                    u"Compares the search index with the library, work by work. Changes nothing. "
                    "Prints what differs, one line each; the exit status is 1 then."_s);
    if (const auto ended = parse(given, arguments))
        return *ended;
    const QString library = given.value(u"library"_s);
    Result<store::Database> db = openForLooking(library);
    if (!db)
        return fail(db.error());
    ProgressLine line(given.has(u"progress"_s));
    const Result<std::vector<IndexFinding>> findings = search::verifyIndex(
        search::indexFolder(library), *db,
        [&line](qint64 done, qint64 total) {
            line.show([=] { return u"%1 of %2 works compared"_s.arg(done).arg(total); });
        },
        stopToken());
    line.clear();
    if (!findings)
        return fail(findings.error());
    for (const IndexFinding &finding : *findings) {
        const QByteArray text = finding.check + ": " + finding.workUri + ": "
            + finding.detail.toUtf8();
        printLine(given.has(u"json"_s) ? asJson(finding) : text);
    }
    if (!findings->empty())
        return Exit::Findings;
    say(u"No findings."_s);
    return Exit::Done;
}

constexpr Command IndexActions[] = {
    {"status", "tells how far it is", showStatus},
    {"rebuild", "deletes it and builds it again", rebuild},
    {"verify", "compares it with the library", verify},
};

} // namespace

Exit runIndex(const QStringList &arguments)
{
    return runGroup(u"index"_s,
                    u"The search index of a library. It follows by itself while the desktop or the "
                    "server has the library open."_s,
                    IndexActions, arguments);
}

} // namespace sheria::ctl
