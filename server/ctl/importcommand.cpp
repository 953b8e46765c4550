#include "core/base/clock.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/reportlines.h"
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

/// Shows what happens while it happens: every file on stdout, the progress on stderr.
class Reporter
{
public:
    Reporter(bool asJson, bool withProgress) : m_asJson(asJson), m_line(withProgress) {}

    pack::ImportObserver observer()
    {
        return {.onFile = [this](const pack::FileReport &report) { tell(report); },
                .onProgress =
                    [this](const pack::Progress &progress) {
                        tell(progress);
                    }};
    }

    void end() { m_line.clear(); }

private:
    void tell(const pack::FileReport &report)
    {
        m_line.clear();
        if (m_asJson) {
            printLine(reportJson(report));
        } else if (report.outcome != pack::Outcome::Unchanged || !report.knowledgeBase.isEmpty()) {
            printLine(reportText(report));
        }
    }

    void tell(const pack::Progress &progress)
    {
        m_line.show([&progress] {
            return u"%1 of %2  %3"_s.arg(progress.filesDone)
                .arg(progress.filesTotal)
                .arg(progress.current);
        });
    }

    const bool m_asJson;
    ProgressLine m_line;
};

/// True when nothing that is named exists, and the import would only make an empty library.
bool isPointless(const QString &library, const QStringList &paths)
{
    const auto exists = [](const QString &path) {
        return QFileInfo::exists(path);
    };
    return !exists(library) && std::none_of(paths.begin(), paths.end(), exists);
}

Exit import(const QString &path, const QStringList &paths, const Arguments &given)
{
    if (isPointless(path, paths)) {
        complain({ErrorCode::NotFound,
                  u"there is no file or folder %1; no library was made"_s.arg(paths.constFirst())});
        return Exit::NotFound;
    }
    const SystemClock clock;
    const auto library = Library::open(path, Library::Mode::OpenOrCreate, clock);
    if (!library) {
        complain(library.error());
        return exitFor(library.error().code);
    }
    Reporter reporter(given.has(u"json"_s), given.has(u"progress"_s));
    const Result<pack::ImportSummary> done = pack::importPaths((*library)->writer(), paths, clock,
                                                               reporter.observer(), stopToken());
    reporter.end();
    if (!done) {
        complain(done.error());
        return exitFor(done.error().code);
    }
    say(summaryText(*done));
    if (done->isCancelled) {
        say(u"Stopped before the end. Run the same command again to go on."_s);
        return Exit::Stopped;
    }
    if (stopToken().stop_requested()) // All is in, but nobody read all of what was printed.
        return Exit::Stopped;
    return done->refused > 0 ? Exit::Findings : Exit::Done;
}

} // namespace

Exit runImport(const QStringList &arguments)
{
    Arguments given(
        u"import"_s,
        u"Brings documents into a library, which is made when it does not exist: Akoma Ntoso "
        "files, folders of them, ZIP archives, and packs.\n\n"
        "Running it again changes nothing; after an interruption it goes on. With --json it "
        "prints one object per file with path, outcome (imported, unchanged, replaced, removed, "
        "refused), expression_frbr_uri, content_sha256, reason and knowledge_base. The exit status "
        "is 1 when a file was refused.\n\n"
        "A pack brings knowledge bases along, each reported with its code. One that was made or "
        "changed here, or is copied from a server, stays as it is; one that came by a pack is "
        "replaced, and removed when the library whose delta packs brought it has it no more."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addFlag(u"sample"_s, u"Imports the bundled sample library, of an invented country."_s);
    given.addFlag(u"json"_s, u"Prints one JSON object per file."_s);
    given.addProgressFlag();
    given.addPaths(u"PATH"_s, u"What to import."_s);
    if (const auto ended = given.parse(arguments))
        return *ended;
    if (const auto ended = given.require(u"library"_s))
        return *ended;
    QStringList paths = given.paths();
    if (given.has(u"sample"_s))
        paths.prepend(resources::samplePackPath());
    if (paths.isEmpty())
        return given.refuse(u"nothing to import: name a file or folder, or --sample."_s);
    return import(given.value(u"library"_s), paths, given);
}

} // namespace sheria::ctl
