#include "server/ctl/command.h"
#include "server/ctl/output.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

Arguments::Arguments(const QString &name, const QString &text) : m_name(name)
{
    m_parser.setApplicationDescription(text);
    m_parser.addOption({{u"h"_s, u"help"_s}, u"Shows this help."_s});
}

void Arguments::addFlag(const QString &name, const QString &text)
{
    m_parser.addOption({name, text});
}

void Arguments::addOption(const QString &name, const QString &valueName, const QString &text)
{
    m_parser.addOption({name, text, valueName});
}

void Arguments::addProgressFlag()
{
    addFlag(u"progress"_s,
            u"Tells how far it is on standard error, also where that is no terminal."_s);
}

void Arguments::addPaths(const QString &valueName, const QString &text)
{
    m_takesPaths = true;
    m_parser.addPositionalArgument(valueName, text, valueName + u"…"_s);
}

void Arguments::addWord(const QString &valueName, const QString &text)
{
    m_takesWord = true;
    m_parser.addPositionalArgument(valueName, text, valueName);
}

std::optional<Exit> Arguments::parse(const QStringList &arguments)
{
    // The parser takes the first word for the program's name.
    const bool isGood = m_parser.parse(QStringList(u"sheriactl "_s + m_name) + arguments);
    if (m_parser.isSet(u"help"_s)) {
        QString help = m_parser.helpText();
        help.replace(QRegularExpression(u"^Usage: .*? \\[options\\]"_s),
                     u"Usage: sheriactl "_s + m_name + u" [options]"_s);
        printLine(help.trimmed().toUtf8());
        return Exit::Done;
    }
    if (!isGood)
        return refuse(m_parser.errorText());
    const QStringList words = m_parser.positionalArguments();
    const qsizetype most = m_takesWord ? 1 : 0;
    if (!m_takesPaths && words.size() > most)
        return refuse(u"'%1' is one word too many."_s.arg(words.at(most)));
    return std::nullopt;
}

Exit Arguments::refuse(const QString &why) const
{
    say(u"sheriactl %1: %2\nTry 'sheriactl %1 --help'."_s.arg(m_name, why));
    return Exit::Usage;
}

std::optional<Exit> Arguments::require(const QString &name) const
{
    if (!m_parser.value(name).isEmpty())
        return std::nullopt;
    return refuse(u"--%1 is missing."_s.arg(name));
}

} // namespace sheria::ctl
