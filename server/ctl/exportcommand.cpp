#include "core/domain/json.h"
#include "core/pack/importjob.h"
#include "server/ctl/command.h"
#include "server/ctl/signals.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

void tell(const Arguments &given, const pack::Exported &exported)
{
    if (given.wantsJson()) {
        json::Writer out;
        out.beginObject().member("works", exported.works).member("deletions", exported.deletions);
        out.member("knowledge_bases", exported.knowledgeBases);
        out.member("incomplete", exported.incomplete);
        out.member("revision", exported.revision).key("damaged").beginArray();
        for (const QString &what : exported.damaged)
            out.string(QStringView(what));
        out.endArray().endObject();
        printLine(out.take());
    } else if (given.has(u"since"_s)) {
        say(u"%1 works, %2 deletions, %3 knowledge bases; the next delta pack goes on with --since "
            "%4"_s.arg(exported.works)
                .arg(exported.deletions)
                .arg(exported.knowledgeBases)
                .arg(exported.revision));
    }
    if (exported.incomplete > 0)
        say(u"%1 texts of copied servers are still to be fetched, whole or in part: the pack has "
            "them as far as they are here; see 'sync status'."_s.arg(exported.incomplete));
    for (const QString &what : exported.damaged)
        say(u"not in the pack: "_s + what);
}

} // namespace

Exit runExport(Arguments &given)
{
    given.describeOfLibrary(
        u"Writes what a library holds to a pack: a ZIP that 'import' takes, here or on another "
        "computer. The definitions of all knowledge bases go along. The same library gives the "
        "same bytes. Texts and files that are damaged are left out and named on stderr; the exit "
        "status is 7 then."_s);
    given.addRequired(u"pack"_s, u"OUT.zip"_s,
                      u"The pack to write; one that exists is replaced when all is written."_s);
    given.addFlag(u"with-unpublished"_s,
                  u"Takes decisions along that are still being processed: to move the library, or "
                  "to keep it. Without it nothing leaves that is not published."_s);
    given.addNumber(
        u"since"_s, u"REVISION"_s,
        u"A delta pack: only what changed after this revision of the library, and what is gone "
        "since, for those that follow it without a network, and all knowledge bases as they are "
        "now. 0 makes the one to begin with; each "
        "prints the revision from which the next goes on. 'import' takes them in their order, and "
        "refuses one that does not build on what is there."_s,
        0, std::numeric_limits<qint64>::max());
    given.addJsonFlag(u"Prints what was written, as JSON."_s);
    given.addProgressFlag();
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
