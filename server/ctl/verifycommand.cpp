#include "core/citations/follower.h"
#include "core/domain/json.h"
#include "core/search/indexstatus.h"
#include "core/store/verify.h"
#include "server/ctl/command.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray findingJson(const store::Finding &finding)
{
    json::Writer out;
    out.beginObject().member("check", finding.check).member("subject", finding.subject);
    out.member("detail", finding.detail).endObject();
    return out.take();
}

QByteArray findingText(const store::Finding &finding)
{
    return finding.check + ": " + finding.subject.toUtf8() + ": " + finding.detail.toUtf8();
}

/// An index that follows the library must hold what is in it. One that is not there, or has not come so
/// far, is no damage: that is said.
Result<void> checkIndex(const QString &path, store::Database &db,
                        std::vector<store::Finding> &findings)
{
    using State = search::IndexStatus::State;
    const QString folder = search::indexFolder(path);
    SHERIA_TRY(const search::IndexStatus status, search::indexStatus(folder, db));
    if (status.state == State::Damaged || status.state == State::OtherLibrary) {
        findings.push_back({"search-index", folder, status.problem});
        return {};
    }
    if (status.state != State::UpToDate) {
        say(u"The search index is not compared: it is built, or follows, when the library is "
            "opened next. 'sheriactl index status' tells how far it is."_s);
        return {};
    }
    const auto compared = search::verifyIndex(folder, db, {}, stopToken());
    if (!compared && compared.error().code == ErrorCode::Corrupt) {
        findings.push_back({"search-index", folder, compared.error().detail});
        return {};
    }
    if (!compared)
        return compared.error();
    for (const search::IndexFinding &one : *compared)
        findings.push_back({"search-index", QString::fromUtf8(one.workUri), one.detail});
    return {};
}

Result<std::vector<store::Finding>> check(const QString &path, ProgressLine &line)
{
    Result<store::Database> db = openForLooking(path);
    // A file so damaged that it cannot be opened is what this command looks for.
    if (!db && db.error().code == ErrorCode::Corrupt)
        return std::vector<store::Finding>{{"file", path, db.error().detail}};
    if (!db)
        return db.error();
    const auto show = [&line](qint64 done, qint64 total) {
        line.show(done, total, u"checked"_s);
    };
    SHERIA_TRY(std::vector<store::Finding> findings, store::verify(*db, show, stopToken()));
    const auto graph = citations::verify(*db, stopToken());
    if (graph)
        findings.insert(findings.end(), graph->begin(), graph->end());
    else if (graph.error().code != ErrorCode::Corrupt || findings.empty())
        return graph.error(); // Damage that is told already does not stop what else there is.
    const Result<void> index = checkIndex(path, *db, findings);
    if (!index && (index.error().code != ErrorCode::Corrupt || findings.empty()))
        return index.error();
    return findings;
}

} // namespace

Exit runVerify(Arguments &given)
{
    given.describeOfLibrary(
        u"Checks a whole library: the file itself, every stored text against its hash, and whether "
        "everything fits together: words, provisions, links and citations that were found in the "
        "texts, and the search index, included. Changes nothing. Prints what it finds, one line "
        "each; the exit status is 1 then.\n\n"
        "With --against it compares the library with the server it was copied from instead, field "
        "by field and byte by byte, and prints the differences: all that the server is a source of "
        "(legislation, decisions, knowledge bases), or what --kind names. What the server does not "
        "give, asked several times, is printed as not compared, and the rest goes on; the exit "
        "status is 7 when that is all there is to tell."_s);
    given.addOption(u"against"_s, u"URL"_s, u"A server to compare with: its base address."_s);
    addKindOption(given);
    addTokenOptions(given);
    given.addJsonFlag(u"Prints one JSON object per finding, with check, subject and detail."_s);
    given.addProgressFlag();
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"against"_s))
        return runVerifyAgainst(given);
    return given.run([&given]() -> Result<Exit> {
        ProgressLine line(given.has(u"progress"_s));
        SHERIA_TRY(const auto findings, check(given.library(), line));
        line.clear();
        for (const store::Finding &finding : findings)
            printLine(given.wantsJson() ? findingJson(finding) : findingText(finding));
        if (!findings.empty())
            return Exit::Findings;
        say(u"No findings."_s);
        return Exit::Done;
    });
}

} // namespace sheria::ctl
