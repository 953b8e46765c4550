// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commandline.h"

#include "app/reader/link.h"
#include "app/settings/preferences.h"
#include "app/shell/dialogs.h"
#include "core/domain/decisions/judgment.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

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

/// Whether a file is a library by its name or its first bytes.
bool isLibraryFile(const QString &path)
{
    constexpr QByteArrayView Start = "SQLite format 3";
    QFile file(path);
    return isLibraryPath(path)
        || (file.open(QIODevice::ReadOnly) && file.read(Start.size()) == Start);
}

/// An address, or a file or folder as file managers hand it over: by its path, or as "file:///…".
Result<void> readArgument(const QString &argument, OpenRequest &request)
{
    const QUrl url(argument);
    const QFileInfo file(url.isLocalFile() ? url.toLocalFile() : argument);
    const QByteArray text = argument.toUtf8();
    const QString path = file.absoluteFilePath();
    if (!file.exists()) {
        if (!isPlace(text))
            return invalid(u"\"%1\" is neither a FRBR URI nor a file"_s.arg(argument));
        request.places.append(text);
    } else if (file.isDir() || !isLibraryFile(path)) {
        request.imports.append(path);
    } else if (!request.library.isEmpty()) {
        return invalid(u"only one library can be opened"_s);
    } else {
        request.library = path;
    }
    return {};
}

/// Qt shows a path where there is an application object, and no name at all where there is none.
QString helpOf(const QCommandLineParser &parser)
{
    QString help = parser.helpText();
    return help.replace(0, help.indexOf(u" [options]"_s), u"Usage: sheria"_s);
}

} // namespace

bool isPlace(const QByteArray &text)
{
    return parseLink(text).kind == Link::Kind::Law && !FileAddress::parse(text);
}

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
        u"language"_s,
        u"Interface language: %1. Default: the language of the system."_s.arg(
            interfaceLanguages().join(u", "_s)),
        u"CODE"_s);
    parser.addOptions({help, version, library, port, language});
    parser.addPositionalArgument(u"WHAT"_s,
                                 u"A law or judgment to open, such as /akn/zz/act/2005/4 or "
                                 u"sheria:/akn/zz/act/2005/4; the file of a library; files and "
                                 u"folders to import. A window that is open takes them over."_s,
                                 u"[WHAT...]"_s);
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
    if (parser.isSet(library))
        line.request.library = QFileInfo(parser.value(library)).absoluteFilePath();
    line.language = parser.value(language);
    if (parser.isSet(port))
        SHERIA_CHECK(readPort(parser.value(port), line));
    const QStringList what = parser.positionalArguments();
    for (const QString &argument : what)
        SHERIA_CHECK(readArgument(argument, line.request));
    return line;
}

} // namespace sheria::app
