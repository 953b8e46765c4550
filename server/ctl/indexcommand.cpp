// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/search/index/indexstatus.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using search::IndexFinding;
using search::IndexProgress;
using search::IndexStatus;

std::vector<NumberRow> rowsOf(const IndexStatus &status)
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
    out.beginObject().member("state", enumName(status.state));
    for (const NumberRow &row : rowsOf(status))
        out.member(row.key, row.value);
    out.member("problem", json::orNull(status.problem)).endObject();
    return out.take();
}

QByteArray asText(const IndexStatus &status)
{
    const QByteArray text = enumName(status.state).toByteArray() + numberLines(rowsOf(status));
    return status.problem.isEmpty() ? text : text + '\n' + status.problem.toUtf8();
}

QByteArray asJson(const IndexFinding &finding)
{
    return json::object("check", finding.check, "work", json::orNull(finding.workUri), "detail",
                        finding.detail);
}

/// Prints how far the index is, and returns that.
Result<IndexStatus> printStatus(const Arguments &given, store::Database &db)
{
    SHERIA_TRY(IndexStatus status, search::indexStatus(search::indexFolder(given.library()), db));
    printLine(given.wantsJson() ? asJson(status) : asText(status));
    return status;
}

Exit showStatus(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<Exit> {
        SHERIA_TRY(const IndexStatus status, printStatus(given, db));
        return status.state == IndexStatus::State::UpToDate ? Exit::Done : Exit::Findings;
    });
}

Exit rebuild(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<Exit> {
        ProgressLine line(given.has(u"progress"_s));
        SHERIA_TRY(const std::vector<search::UnreadText> unread,
                   search::rebuildIndex(
                       given.library(), search::indexFolder(given.library()),
                       [&line](const IndexProgress &at) {
                           line.show(at.done, at.total, u"works indexed"_s);
                       },
                       stopToken()));
        line.clear();
        SHERIA_CHECK(printStatus(given, db));
        for (const search::UnreadText &each : unread)
            say(QString::fromUtf8(each.uri) + u" is damaged and not in the index: "_s
                + each.detail);
        return unread.empty() ? Exit::Done : Exit::Incomplete;
    });
}

Exit verify(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<Exit> {
        ProgressLine line(given.has(u"progress"_s));
        SHERIA_TRY(const std::vector<IndexFinding> findings,
                   search::verifyIndex(
                       search::indexFolder(given.library()), db,
                       [&line](qint64 done, qint64 total) {
                           line.show(done, total, u"works compared"_s);
                       },
                       stopToken()));
        line.clear();
        for (const IndexFinding &finding : findings) {
            const QByteArray text = finding.check + ": " + finding.workUri + ": "
                + finding.detail.toUtf8();
            printLine(given.wantsJson() ? asJson(finding) : text);
        }
        if (!findings.empty())
            return Exit::Findings;
        say(u"No findings."_s);
        return Exit::Done;
    });
}

constexpr Command IndexTable[] = {
    {"status", showStatus},
    {"rebuild", rebuild},
    {"verify", verify},
};

} // namespace

const std::span<const Command> IndexActions(IndexTable);

} // namespace sheria::ctl
