#include "core/domain/json.h"
#include "core/pack/importjob.h"
#include "server/ctl/command.h"
#include "server/ctl/signals.h"

#include <QFileInfo>

#include <algorithm>

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
        text += u"; of these knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they "
                "are"_s.arg(bases.added)
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

QByteArrayView outcomeName(pack::Outcome outcome)
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
    json::Writer out;
    out.beginObject().member("path", shownPath(report.path));
    out.member("outcome", outcomeName(report.outcome));
    out.key("expression_frbr_uri").stringOrNull(QByteArrayView(report.expressionUri));
    out.key("content_sha256").stringOrNull(QByteArrayView(report.contentHash));
    out.key("reason").stringOrNull(QStringView(report.reason));
    out.key("knowledge_base").stringOrNull(QByteArrayView(report.knowledgeBase));
    out.endObject();
    return out.take();
}

/// The same for people: "imported   acts/a.xml  (a warning)".
QByteArray reportText(const pack::FileReport &report)
{
    constexpr qsizetype OutcomeColumns = 10;
    QByteArray line = outcomeName(report.outcome).toByteArray().leftJustified(OutcomeColumns);
    line += printable(shownPath(report.path));
    if (!report.reason.isEmpty())
        line += "  (" + printable(report.reason) + ')';
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
                     u"there is no file or folder %1; no library was made"_s.arg(
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
        say(u"Stopped before the end. Run the same command again to go on."_s);
    // Requested without being cancelled: all is in, but nobody read all of what was printed.
    if (done.isCancelled || stopToken().stop_requested())
        return Exit::Stopped;
    return done.refused > 0 ? Exit::Findings : Exit::Done;
}

} // namespace

Exit runImport(Arguments &given)
{
    given.describeOfLibrary(
        u"Brings documents into a library, which is made when it does not exist: Akoma Ntoso "
        "files, folders of them, ZIP archives, and packs.\n\n"
        "Running it again changes nothing; after an interruption it goes on. With --json it "
        "prints one object per file with path, outcome (imported, unchanged, replaced, removed, "
        "refused), expression_frbr_uri, content_sha256, reason and knowledge_base. The exit status "
        "is 1 when a file was refused.\n\n"
        "A pack brings knowledge bases along, each reported with its code. One that was made or "
        "changed here, or is copied from a server, stays as it is; one that came by a pack is "
        "replaced, and removed when the library whose delta packs brought it has it no more."_s);
    given.addFlag(u"sample"_s, u"Imports the bundled sample library, of an invented country."_s);
    given.addJsonFlag(u"Prints one JSON object per file."_s);
    given.addProgressFlag();
    given.addPaths(u"PATH"_s, u"What to import."_s);
    if (const auto ended = given.parse())
        return *ended;
    QStringList paths = given.paths();
    if (given.has(u"sample"_s))
        paths.prepend(resources::samplePackPath());
    if (paths.isEmpty())
        return given.refuse(u"nothing to import: name a file or folder, or --sample."_s);
    return given.run([&] { return import(given, paths); });
}

} // namespace sheria::ctl
