#include "core/base/clock.h"
#include "core/domain/json.h"
#include "core/pack/importjob.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

void tell(const Arguments &given, const pack::Exported &exported)
{
    if (given.has(u"json"_s)) {
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

Exit runExport(const QStringList &arguments)
{
    Arguments given(
        u"export"_s,
        u"Writes what a library holds to a pack: a ZIP that 'import' takes, here or on another "
        "computer. The definitions of all knowledge bases go along. The same library gives the "
        "same "
        "bytes. Texts and files that are damaged are left out and named on stderr; the exit status "
        "is 7 then."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addOption(u"pack"_s, u"OUT.zip"_s,
                    u"The pack to write; one that exists is replaced when all is written."_s);
    given.addFlag(u"with-unpublished"_s,
                  u"Takes decisions along that are still being processed: to move the library, or "
                  "to keep it. Without it nothing leaves that is not published."_s);
    given.addOption(
        u"since"_s, u"REVISION"_s,
        u"A delta pack: only what changed after this revision of the library, and what is gone "
        "since, for those that follow it without a network, and all knowledge bases as they are "
        "now. 0 makes the one to begin with; each "
        "prints the revision from which the next goes on. 'import' takes them in their order, and "
        "refuses one that does not build on what is there."_s);
    given.addFlag(u"json"_s, u"Prints what was written, as JSON."_s);
    given.addProgressFlag();
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"library"_s, u"pack"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    pack::ExportOptions options;
    if (given.has(u"with-unpublished"_s))
        options.scope = pack::ExportScope::Everything;
    if (given.has(u"since"_s)) {
        bool isNumber = false;
        options.since = given.value(u"since"_s).toLongLong(&isNumber);
        if (!isNumber || *options.since < 0)
            return given.refuse(u"--since wants a revision, such as 0"_s);
    }
    const SystemClock clock;
    ProgressLine line(given.has(u"progress"_s));
    const Result<pack::Exported> done = pack::exportPack(
        given.value(u"library"_s), given.value(u"pack"_s), clock,
        [&line](const pack::Progress &progress) {
            line.show([&progress] {
                return u"%1 of %2  %3"_s.arg(progress.filesDone)
                    .arg(progress.filesTotal)
                    .arg(progress.current);
            });
        },
        stopToken(), options);
    line.clear();
    if (!done) {
        complain(done.error());
        return exitFor(done.error().code);
    }
    tell(given, *done);
    return done->damaged.isEmpty() ? Exit::Done : Exit::Incomplete;
}

} // namespace sheria::ctl
