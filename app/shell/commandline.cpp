#include "app/shell/commandline.h"

#include "app/reader/link.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Error invalid(const QString &sentence)
{
    return {ErrorCode::InvalidArgument, sentence};
}

Result<void> readPort(const QString &text, CommandLine &line)
{
    bool isNumber = false;
    const int port = text.toInt(&isNumber);
    if (!isNumber || port < 0 || port > 0xffff)
        return invalid(u"--port wants a number from 0 to 65535, not \"%1\""_s.arg(text));
    line.port = quint16(port);
    return {};
}

/// A FRBR URI, or the file of a library as file managers hand it over.
Result<void> readArgument(const QString &argument, CommandLine &line)
{
    const Link link = parseLink(argument.toUtf8());
    const bool isFile = QFileInfo(argument).isFile();
    if (link.kind == Link::Kind::Law && !isFile)
        line.uri = argument.toUtf8();
    else if (isFile && line.library.isEmpty())
        line.library = argument;
    else
        return invalid(u"\"%1\" is neither a FRBR URI nor the file of a library"_s.arg(argument));
    return {};
}

/// Qt shows a path where there is an application object, and no name at all where there is none.
QString helpOf(const QCommandLineParser &parser)
{
    QString help = parser.helpText();
    return help.replace(0, help.indexOf(u" [options]"_s), u"Usage: sheria"_s);
}

} // namespace

Result<CommandLine> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"A whole legal library on one desk."_s);
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Shows this help."_s);
    const QCommandLineOption version({u"v"_s, u"version"_s}, u"Shows the version."_s);
    const QCommandLineOption library(u"library"_s, u"The library to open; made when missing."_s,
                                     u"FILE"_s);
    const QCommandLineOption port(
        u"port"_s,
        u"Port of the embedded server; 0 takes a free one. Without it: the one that was "
        u"set in the program, or 8089."_s,
        u"N"_s);
    const QCommandLineOption language(
        u"language"_s, u"Language of the program: en, fr. Without it: the system's."_s, u"CODE"_s);
    parser.addOptions({help, version, library, port, language});
    parser.addPositionalArgument(u"URI"_s,
                                 u"A law or judgment to open, such as "
                                 u"/akn/zz/act/2005/4, or the file of a library."_s,
                                 u"[URI]"_s);
    CommandLine line;
    if (!parser.parse(arguments))
        return invalid(parser.errorText());
    if (parser.isSet(help)) {
        line.answer = helpOf(parser);
        return line;
    }
    if (parser.isSet(version)) {
        line.answer = u"sheria %1"_s.arg(QStringLiteral(SHERIA_VERSION));
        return line;
    }
    line.library = parser.value(library);
    line.language = parser.value(language);
    if (parser.isSet(port))
        SHERIA_CHECK(readPort(parser.value(port), line));
    const QStringList rest = parser.positionalArguments();
    if (rest.size() > 2)
        return invalid(u"too many arguments"_s);
    for (const QString &argument : rest)
        SHERIA_CHECK(readArgument(argument, line));
    return line;
}

} // namespace sheria::app
