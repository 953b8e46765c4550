// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/follower.h"
#include "core/domain/json/json.h"
#include "core/search/index/indexstatus.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/compare/compare.h"
#include "core/sync/source/address.h"
#include "core/sync/source/settings.h"
#include "server/ctl/command.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using sync::Difference;

QByteArray findingJson(const store::Finding &finding)
{
    return json::object("check", finding.check, "subject", finding.subject, "detail",
                        finding.detail);
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
        say(u"The search index is not compared: it is updated when the library is opened next. See 'sheriactl index status'."_s);
        return {};
    }
    const auto compared = search::verifyIndex(folder, db, {}, stopToken());
    if (!compared && compared.error().code == ErrorCode::Corrupt) {
        findings.push_back({"search-index", folder, compared.error().text()});
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
        return std::vector<store::Finding>{{"file", path, db.error().text()}};
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

/// "1 part", "2 parts".
QString counted(qint64 count, const QString &word)
{
    return QString::number(count) + u' ' + word + (count == 1 ? u""_s : u"s"_s);
}

QByteArray differenceJson(const Difference &difference)
{
    return json::object("expression_frbr_uri", difference.uri, "where", difference.where, "here",
                        json::orNull(difference.here), "there", json::orNull(difference.there),
                        "not_compared", json::orNull(difference.whyUnknown));
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

/// What of the server is compared: what it is a source of, in the selection that is copied; all of its
/// legislation when it is none. `--kind` names one.
Result<std::vector<store::SyncSource>> askedFor(store::Database &db, const Arguments &given)
{
    SHERIA_TRY(const QByteArray base, sync::baseFrom(given.value(u"against"_s)));
    std::optional<store::SyncKind> kind;
    if (given.has(u"kind"_s)) {
        SHERIA_TRY(kind, kindFrom(given));
    }
    SHERIA_TRY(auto sources, store::listSyncSources(db));
    std::erase_if(sources, [&](const store::SyncSource &source) {
        return source.base != base || (kind && source.kind != *kind);
    });
    if (sources.empty()) {
        store::SyncSource none;
        none.base = base;
        none.kind = kind.value_or(store::SyncKind::Legislation);
        sources.push_back(none);
    }
    return sources;
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
    for (const store::SyncSource &source : asked) {
        sync::RunOptions options;
        SHERIA_TRY(const sync::Selection selection, sync::effectiveSelection(source));
        SHERIA_TRY(options.token, tokenFor(given, &trust, source));
        warnOfPlainHttp(source.base);
        const auto done = sync::compare(db, {source.base, source.kind, selection}, options, clock,
                                        told, stopToken());
        if (!done && (isForAll(done.error()) || asked.size() == 1))
            return done.error();
        if (!done) {
            say(u"The %1 could not be compared: %2"_s.arg(itemsOf(source.kind),
                                                          done.error().text()));
            failed = done.error();
            ++failures;
            continue;
        }
        say(u"%1 %2 compared, %3."_s.arg(QString::number(done->expressions), itemsOf(source.kind),
                                         counted(done->differences, u"difference"_s)));
        if (done->unknown > 0)
            say(counted(done->unknown, u"part"_s) + u" could not be compared."_s);
        // Another address of the server that the copy was made of.
        if (source.id == 0 && done->elsewhere > 0) {
            say(u"%1 that came from another source are not on this server. Compare with the address that 'sync list' shows to check deletions."_s
                    .arg(counted(done->elsewhere, u"item"_s)));
            all.unknown += done->elsewhere;
        }
        all.differences += done->differences;
        all.unknown += done->unknown;
    }
    if (failed && failures == asked.size())
        return ofServer(*failed);
    all.unknown += qint64(failures);
    return all;
}

Exit verifyAgainst(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        SHERIA_TRY(const sync::Comparison done, compareAll(given));
        if (done.differences > 0)
            return Exit::Findings;
        return done.unknown > 0 ? Exit::Incomplete : Exit::Done;
    });
}

} // namespace

Exit runVerify(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"against"_s))
        return verifyAgainst(given);
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
