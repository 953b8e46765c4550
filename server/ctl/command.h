#pragma once

#include "server/ctl/exitstatus.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheria::ctl {

/// One command of sheriactl.
struct Command
{
    const char *name;
    const char *summary;
    Exit (*run)(const QStringList &arguments);
};

/// All of them, in the order of the help.
const std::vector<Command> &commands();

/// The options of one command, with what all commands share: --help, and clear words for a call
/// that is off.
class Arguments
{
public:
    /// `name` is the command's; `text` says what it does, in the help.
    Arguments(const QString &name, const QString &text);

    void addFlag(const QString &name, const QString &text);
    void addOption(const QString &name, const QString &valueName, const QString &text);
    /// "--progress", which all commands that take long have.
    void addProgressFlag();
    /// Words without dashes.
    void addPaths(const QString &valueName, const QString &text);
    /// One word without dashes.
    void addWord(const QString &valueName, const QString &text);

    /// What ends the command now (help, or a call that is off), or nothing: then the values are there.
    std::optional<Exit> parse(const QStringList &arguments);

    bool has(const QString &name) const { return m_parser.isSet(name); }
    QString value(const QString &name) const { return m_parser.value(name); }
    /// Of an option that may be given several times.
    QStringList values(const QString &name) const { return m_parser.values(name); }
    QStringList paths() const { return m_parser.positionalArguments(); }
    bool takesPaths() const { return m_takesPaths; }

    /// Prints what is wrong with the call, and where help is.
    Exit refuse(const QString &why) const;
    /// refuse() unless the option was given, and is not empty.
    std::optional<Exit> require(const QString &name) const;

private:
    QString m_name;
    bool m_takesPaths = false;
    bool m_takesWord = false;
    QCommandLineParser m_parser;
};

Exit runImport(const QStringList &arguments);
Exit runServe(const QStringList &arguments);
Exit runInfo(const QStringList &arguments);
Exit runVerify(const QStringList &arguments);
Exit runExport(const QStringList &arguments);
Exit runIndex(const QStringList &arguments);
Exit runCites(const QStringList &arguments);
Exit runKb(const QStringList &arguments);
Exit runMcp(const QStringList &arguments);

} // namespace sheria::ctl
