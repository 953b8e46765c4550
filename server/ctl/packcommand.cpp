// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/bulkexport.h"
#include "core/domain/place.h"
#include "core/git/gitexport.h"
#include "core/pack/importjob.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

#include "resources/sample/samplepack.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QString summaryText(const pack::ImportSummary &summary)
{
    QString text = u"%1 imported, %2 unchanged, %3 replaced, %4 refused"_s.arg(summary.imported)
                       .arg(summary.unchanged)
                       .arg(summary.replaced)
                       .arg(summary.refused);
    if (summary.conflicts > 0)
        text += u"; %1 of these in conflict with another file"_s.arg(summary.conflicts);
    const pack::KnowledgeCounts &bases = summary.knowledge;
    if (!bases.isNothing())
        text += u"; knowledge bases: %1 added, %2 changed, %3 removed, %4 kept"_s.arg(bases.added)
                    .arg(bases.changed)
                    .arg(bases.removed)
                    .arg(bases.kept);
    return text;
}

/// Members of the sample are called by its name: where it lies in the program is nobody's business.
QString shownPath(const QString &path)
{
    const QString sample = resources::samplePackPath();
    return path.startsWith(sample) ? u"sample"_s + path.sliced(sample.size()) : path;
}

QByteArray outcomeName(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return "imported";
    case pack::Outcome::Unchanged: return "unchanged";
    case pack::Outcome::Replaced: return "replaced";
    case pack::Outcome::Removed: return "removed";
    case pack::Outcome::Refused: return "refused";
    }
    Q_UNREACHABLE();
}

/// One line of `import --json`.
QByteArray reportJson(const pack::FileReport &report)
{
    return json::object("path", shownPath(report.path), "outcome", outcomeName(report.outcome),
                        "expression_frbr_uri", json::orNull(report.expressionUri), "content_sha256",
                        json::orNull(report.contentHash), "reason",
                        json::orNull(report.reason.english()), "knowledge_base",
                        json::orNull(report.knowledgeBase), "conflict",
                        json::orNull(shownPath(report.otherFile)));
}

/// The same for people: "imported   acts/a.xml  (a warning)"; with `withAddress` also where it is placed.
QByteArray reportText(const pack::FileReport &report, bool withAddress)
{
    constexpr qsizetype OutcomeColumns = 10;
    const QByteArray outcome = report.otherFile.isEmpty() ? outcomeName(report.outcome)
                                                          : "conflict"_ba;
    QByteArray line = outcome.leftJustified(OutcomeColumns);
    line += printable(shownPath(report.path));
    if ((withAddress || !report.otherFile.isEmpty()) && !report.expressionUri.isEmpty())
        line += " -> " + printable(QString::fromUtf8(report.expressionUri));
    if (!report.reason.isEmpty())
        line += "  (" + printable(report.reason.english()) + ')';
    return line;
}

/// True when nothing that is named exists, and the import would only make an empty library.
bool isPointless(const QString &library, const QStringList &paths)
{
    const auto exists = [](const QString &path) {
        return QFileInfo::exists(path);
    };
    return !exists(library) && std::none_of(paths.begin(), paths.end(), exists);
}

Result<Exit> import(const Arguments &given, const QStringList &paths)
{
    if (isPointless(given.library(), paths))
        return Error{ErrorCode::NotFound,
                     u"no such file or folder: %1; no library was created"_s.arg(
                         paths.constFirst())};
    const SystemClock clock;
    const bool isDryRun = given.has(u"dry-run"_s);
    ProgressLine line(given.has(u"progress"_s));
    const pack::ImportObserver observer{.onFile =
                                            [&](const pack::FileReport &report) {
                                                line.clear();
                                                if (given.wantsJson())
                                                    printLine(reportJson(report));
                                                else if (report.outcome != pack::Outcome::Unchanged
                                                         || !report.knowledgeBase.isEmpty()
                                                         || !report.otherFile.isEmpty() || isDryRun)
                                                    printLine(reportText(report, isDryRun));
                                            },
                                        .onProgress =
                                            [&line](const pack::Progress &progress) {
                                                line.show(progress.filesDone, progress.filesTotal,
                                                          u' ' + progress.current);
                                            }};
    pack::ImportSummary done;
    if (isDryRun) {
        SHERIA_TRY(done, pack::tryImport(given.library(), paths, clock, observer, stopToken()));
    } else {
        SHERIA_TRY(const auto library,
                   Library::open(given.library(), Library::Mode::OpenOrCreate, clock));
        SHERIA_TRY(done, pack::importPaths(library->writer(), paths, clock, observer, stopToken()));
    }
    line.clear();
    say((isDryRun ? u"Dry run, nothing was written: "_s : QString()) + summaryText(done));
    if (done.importId != 0 && done.replaced + done.removed + done.conflicts > 0)
        say(u"Undo this import with: sheriactl imports undo %1 --library FILE"_s.arg(
            done.importId));
    if (done.isCancelled)
        say(u"Interrupted. Run the same command again to continue."_s);
    // Requested without being cancelled: all is in, but nobody read all of what was printed.
    if (done.isCancelled || stopToken().stop_requested())
        return Exit::Stopped;
    return done.refused > 0 ? Exit::Findings : Exit::Done;
}

void tell(const Arguments &given, const pack::Exported &exported)
{
    if (given.wantsJson()) {
        printLine(json::object("works", exported.works, "deletions", exported.deletions,
                               "knowledge_bases", exported.knowledgeBases, "incomplete",
                               exported.incomplete, "revision", exported.revision, "damaged",
                               exported.damaged));
    } else if (given.has(u"since"_s)) {
        say(u"%1 works, %2 deletions, %3 knowledge bases; continue the next delta pack with --since %4"_s
                .arg(exported.works)
                .arg(exported.deletions)
                .arg(exported.knowledgeBases)
                .arg(exported.revision));
    }
    if (exported.incomplete > 0)
        say(u"%1 texts of sync sources are not completely downloaded; the pack contains what is available. See 'sync status'."_s
                .arg(exported.incomplete));
    for (const QString &what : exported.damaged)
        say(u"not in the pack: "_s + what);
}

} // namespace

Exit runImport(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    QStringList paths = given.paths();
    if (given.has(u"sample"_s))
        paths.prepend(resources::samplePackPath());
    if (paths.isEmpty())
        return given.refuse(u"nothing to import: specify a file, a folder, or --sample."_s);
    return given.run([&] { return import(given, paths); });
}

Exit runGitExport(Arguments &given)
{
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::showOnlyPublished(db));
        SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
        ProgressLine line(given.has(u"progress"_s));
        SHERIA_TRY(const git::Exported done,
                   git::exportRepositories(
                       db, given.value(u"git"_s),
                       [&line](qint64 commits, qint64 all) { line.show(commits, all, {}); },
                       stopToken()));
        line.clear();
        if (given.wantsJson())
            printLine(json::object("repositories", done.repositories, "commits", done.commits,
                                   "texts", done.texts));
        else
            say(u"%1 repositories, %2 new commits with %3 texts"_s.arg(done.repositories)
                    .arg(done.commits)
                    .arg(done.texts));
        return {};
    });
}

namespace {

void tell(const Arguments &given, const bulk::Exported &exported)
{
    const auto counts = [&exported](json::Writer &out) {
        out.beginObject();
        for (const auto &[name, count] : exported.counts)
            out.member(name, count);
        out.endObject();
    };
    if (given.wantsJson()) {
        printLine(json::object("counts", counts, "bytes", exported.bytes, "revision",
                               exported.revision, "works_without_citations", exported.uncited,
                               "too_long", exported.tooLong, "damaged", exported.damaged));
    } else {
        const auto count = [&exported](const char *name) {
            const auto found = exported.counts.find(name);
            return found == exported.counts.end() ? 0 : found->second;
        };
        say(u"%1 works, %2 expressions, %3 passages, %4 citations; what changes from now on: --since %5"_s
                .arg(count("works"))
                .arg(count("expressions"))
                .arg(count("passages"))
                .arg(count("citations"))
                .arg(exported.revision));
    }
    if (exported.uncited > 0)
        say(u"citations of %1 works have not been extracted yet and are not exported; see 'cites --update'."_s
                .arg(exported.uncited));
    if (exported.tooLong > 0)
        say(u"%1 texts are longer than OpenSearch takes; their XML or text was left out."_s.arg(
            exported.tooLong));
    for (const QString &what : exported.damaged)
        say(u"not exported: "_s + what);
}

Result<Exit> exportBulk(const Arguments &given, store::Database &db, bulk::Format format)
{
    bulk::Options options;
    options.format = format;
    options.places = listedWords(given, "place");
    options.since = qint64(given.number(u"since"_s).value_or(0));
    SHERIA_CHECK(store::showOnlyPublished(db));
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    ProgressLine line(given.has(u"progress"_s));
    SHERIA_TRY(const bulk::Exported done,
               bulk::exportBulk(
                   db, given.value(u"output"_s), options,
                   [&line](qint64 works, qint64 all) { line.show(works, all, {}); }, stopToken()));
    line.clear();
    tell(given, done);
    return done.damaged.isEmpty() ? Exit::Done : Exit::Incomplete;
}

Exit runBulkExport(Arguments &given)
{
    const auto format = enumNamed<bulk::Format>(given.bytes(u"bulk"_s));
    if (!format)
        return given.refuse(u"--bulk takes jsonl, opensearch or postgresql."_s);
    if (!given.has(u"output"_s))
        return given.refuse(u"Missing option --output, the folder to write."_s);
    for (const QByteArray &place : listedWords(given, "place"))
        if (!isPlaceCode(place))
            return given.refuse(u"--place takes the code of a place: za, za-cpt."_s);
    return given.look([&](store::Database &db) { return exportBulk(given, db, *format); });
}

/// What is wrong with the options; empty: nothing.
QString misuse(const Arguments &given)
{
    const bool isPack = given.has(u"pack"_s);
    const bool isGit = given.has(u"git"_s);
    const bool isBulk = given.has(u"bulk"_s);
    if (!isPack && !isGit && !isBulk)
        return u"Missing option --pack. For repositories use --git, for other systems --bulk."_s;
    if (int(isPack) + int(isGit) + int(isBulk) > 1)
        return u"--pack, --git and --bulk exclude each other."_s;
    if (!isPack && given.has(u"with-unpublished"_s))
        return u"--with-unpublished is for packs."_s;
    if (isGit && given.has(u"since"_s))
        return u"--since is for packs and --bulk."_s;
    if (!isBulk && (given.has(u"output"_s) || given.has(u"place"_s)))
        return u"--output and --place are for --bulk."_s;
    return {};
}

} // namespace

Exit runExport(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (const QString wrong = misuse(given); !wrong.isEmpty())
        return given.refuse(wrong);
    if (given.has(u"git"_s))
        return runGitExport(given);
    if (given.has(u"bulk"_s))
        return runBulkExport(given);
    return given.run([&]() -> Result<Exit> {
        pack::ExportOptions options;
        if (given.has(u"with-unpublished"_s))
            options.scope = pack::ExportScope::Everything;
        if (const auto since = given.number(u"since"_s))
            options.since = qint64(*since);
        const SystemClock clock;
        ProgressLine line(given.has(u"progress"_s));
        SHERIA_TRY(const pack::Exported done,
                   pack::exportPack(
                       given.library(), given.value(u"pack"_s), clock,
                       [&line](const pack::Progress &progress) {
                           line.show(progress.filesDone, progress.filesTotal,
                                     u' ' + progress.current);
                       },
                       stopToken(), options));
        line.clear();
        tell(given, done);
        return done.damaged.isEmpty() ? Exit::Done : Exit::Incomplete;
    });
}

} // namespace sheria::ctl
