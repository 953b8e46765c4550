#include "core/base/clock.h"
#include "core/pack/importjob.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

Exit runExport(const QStringList &arguments)
{
    Arguments given(
        u"export"_s,
        u"Writes what a library holds to a pack: a ZIP that 'import' takes, here or on another "
        "computer. The same library gives the same bytes."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
    given.addOption(u"pack"_s, u"OUT.zip"_s,
                    u"The pack to write; one that exists is replaced when all is written."_s);
    given.addFlag(u"with-unpublished"_s,
                  u"Takes decisions along that are still being processed: to move the library, or "
                  "to keep it. Without it nothing leaves that is not published."_s);
    given.addProgressFlag();
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"library"_s, u"pack"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    const SystemClock clock;
    ProgressLine line(given.has(u"progress"_s));
    const Result<void> done = pack::exportPack(
        given.value(u"library"_s), given.value(u"pack"_s), clock,
        [&line](const pack::Progress &progress) {
            line.show([&progress] {
                return u"%1 of %2  %3"_s.arg(progress.filesDone)
                    .arg(progress.filesTotal)
                    .arg(progress.current);
            });
        },
        stopToken(),
        given.has(u"with-unpublished"_s) ? pack::ExportScope::Everything
                                         : pack::ExportScope::Published);
    line.clear();
    if (done)
        return Exit::Done;
    complain(done.error());
    return exitFor(done.error().code);
}

} // namespace sheria::ctl
