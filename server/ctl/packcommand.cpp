#include "core/pack/importjob.h"
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

/// Names and reasons quote what came from outside: nothing of it may steer a terminal.
QByteArray printable(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    }
    return text.toUtf8();
}

/// One line of `import --json`.
QByteArray reportJson(const pack::FileReport &report)
{
    return json::object("path", shownPath(report.path), "outcome", outcomeName(report.outcome),
                        "expression_frbr_uri", json::orNull(report.expressionUri), "content_sha256",
                        json::orNull(report.contentHash), "reason",
                        json::orNull(report.reason.english()), "knowledge_base",
                        json::orNull(report.knowledgeBase));
}

/// The same for people: "imported   acts/a.xml  (a warning)".
QByteArray reportText(const pack::FileReport &report)
{
    constexpr qsizetype OutcomeColumns = 10;
    QByteArray line = outcomeName(report.outcome).leftJustified(OutcomeColumns);
    line += printable(shownPath(report.path));
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
    SHERIA_TRY(const auto library,
               Library::open(given.library(), Library::Mode::OpenOrCreate, clock));
    ProgressLine line(given.has(u"progress"_s));
    const pack::ImportObserver observer{.onFile =
                                            [&](const pack::FileReport &report) {
                                                line.clear();
                                                if (given.wantsJson())
                                                    printLine(reportJson(report));
                                                else if (report.outcome != pack::Outcome::Unchanged
                                                         || !report.knowledgeBase.isEmpty())
                                                    printLine(reportText(report));
                                            },
                                        .onProgress =
                                            [&line](const pack::Progress &progress) {
                                                line.show(progress.filesDone, progress.filesTotal,
                                                          u' ' + progress.current);
                                            }};
    SHERIA_TRY(const pack::ImportSummary done,
               pack::importPaths(library->writer(), paths, clock, observer, stopToken()));
    line.clear();
    say(summaryText(done));
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

Exit runExport(Arguments &given)
{
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
