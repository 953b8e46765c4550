#include "core/webhooks/emission.h"
#include "server/ctl/command.h"

#include <unistd.h>

#include <iostream>
#include <string>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// Asks on a terminal; elsewhere nobody could answer.
bool isConfirmed(const Arguments &given, const QString &uri)
{
    if (given.has(u"yes"_s))
        return true;
    if (::isatty(STDIN_FILENO) == 0)
        return false;
    say(u"Delete %1 from the library? [y/N] "_s.arg(uri));
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "yes";
}

} // namespace

Exit runEmit(Arguments &given)
{
    given.describeOfLibrary(
        u"Makes a real change in a library, for who tests a receiver of webhooks:\n\n"
        "created FRBR_URI  adds an expression with a text of its own\n"
        "updated FRBR_URI  marks an expression, or all of a work, as changed now\n"
        "deleted FRBR_URI  takes an expression, or a whole work, out\n\n"
        "A running server notices within a second, and tells its webhooks 30 s later."_s);
    given.addFlag(u"yes"_s, u"Deletes without asking."_s);
    given.addPaths(u"ACTION FRBR_URI"_s, u"What happens to which work or expression."_s);
    if (const auto ended = given.parse())
        return *ended;
    const QStringList words = given.paths();
    if (words.size() != 2)
        return given.refuse(u"it wants an ACTION (created, updated, deleted) and a FRBR_URI."_s);
    if (words[0] == u"deleted" && !isConfirmed(given, words[1]))
        return given.refuse(u"nothing was deleted; confirm with --yes."_s);
    return given.change([&words](Library &library, store::Database &) -> Result<void> {
        const QByteArray action = words[0].toUtf8();
        QByteArrayList concerned;
        SHERIA_CHECK(write(library, [&](store::Database &db) -> Result<void> {
            SHERIA_TRY(concerned,
                       webhooks::emitChange(db, action, words[1].toUtf8(), library.clock().now()));
            return {};
        }));
        for (const QByteArray &uri : concerned)
            printLine(action + ' ' + uri);
        return {};
    });
}

} // namespace sheria::ctl
