#include "server/ctl/group.h"

#include "server/ctl/output.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray help(const QString &name, const QString &text, std::span<const Command> actions)
{
    const QByteArray group = name.toUtf8();
    QByteArray out = "Usage: sheriactl " + group + " ACTION [options]\n" + text.toUtf8()
        + "\n\nActions:\n";
    for (const Command &action : actions)
        out += "  " + QByteArray(action.name).leftJustified(8) + ' ' + action.summary + '\n';
    return out + "\n'sheriactl " + group + " ACTION --help' tells more.";
}

} // namespace

Exit runGroup(const QString &name, const QString &text, std::span<const Command> actions,
              const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        say(QString::fromUtf8(help(name, text, actions)));
        return Exit::Usage;
    }
    const QString &first = arguments.constFirst();
    if (first == "--help"_L1 || first == "-h"_L1) {
        printLine(help(name, text, actions));
        return Exit::Done;
    }
    const auto action = std::find_if(actions.begin(), actions.end(), [&first](const Command &each) {
        return first == QLatin1StringView(each.name);
    });
    if (action != actions.end())
        return action->run(arguments.sliced(1));
    say(u"sheriactl %1: there is no action '%2'. Try 'sheriactl %1 --help'."_s.arg(name, first));
    return Exit::Usage;
}

} // namespace sheria::ctl
