#include "app/reader/schemehandler.h"
#include "app/settings/preferences.h"
#include "app/shell/appearance.h"
#include "app/shell/commandline.h"
#include "app/window/mainwindow.h"
#include "core/base/allocation.h"
#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/secrets/tokenvault.h"

#include <QApplication>
#include <QDesktopServices>
#include <QIcon>
#include <QStandardPaths>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int UsageExit = 2;

/// A path in the program's folder below one of the user's.
QString userFile(QStandardPaths::StandardLocation location, const QString &name)
{
    return QStandardPaths::writableLocation(location) + u"/sheria/"_s + name;
}

/// The arguments as they are, before there is an application object.
QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

QString libraryToOpen(const sheria::app::CommandLine &line, const sheria::app::MainWindow &window)
{
    if (!line.library.isEmpty())
        return line.library;
    const QString last = window.lastLibrary();
    return last.isEmpty() ? userFile(QStandardPaths::GenericDataLocation, u"library.sheria"_s)
                          : last;
}

int run(QApplication &application, const sheria::app::CommandLine &line)
{
    using namespace sheria::app;
    const sheria::SystemClock clock;
    // Those that earlier versions have made.
    for (const auto location :
         {QStandardPaths::GenericConfigLocation, QStandardPaths::GenericDataLocation})
        sheria::makePrivate(userFile(location, QString()));
    Preferences preferences(userFile(QStandardPaths::GenericConfigLocation, u"settings.ini"_s));
    SessionFile session(userFile(QStandardPaths::GenericDataLocation, u"session.json"_s));
    installLanguage(application, line.language.isEmpty() ? preferences.language() : line.language);
    Appearance appearance(application);
    appearance.choose(preferences.theme());
    sheria::secrets::TokenVault vault;
    MainWindow window({clock, preferences, session, appearance, vault, [](const QUrl &url) {
                           return QDesktopServices::openUrl(url);
                       }});
    if (line.port)
        window.setPort(*line.port);
    window.openLibrary(libraryToOpen(line, window));
    if (!line.uri.isEmpty())
        window.openUri(line.uri);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    const sheria::Result<sheria::app::CommandLine> line = sheria::app::parseCommandLine(
        argumentsOf(argc, argv));
    if (!line) {
        std::fprintf(stderr, "sheria: %s\nTry 'sheria --help'.\n", qPrintable(line.error().text()));
        return UsageExit;
    }
    if (!line->answer.isEmpty()) {
        std::printf("%s\n", qPrintable(line->answer.trimmed()));
        return 0;
    }
    sheria::keepNewFilesPrivate();
    sheria::returnLargeBlocks();
    const sheria::BackgroundLog log;
    sheria::app::prepareWebEngine();
    sheria::app::registerScheme();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"sheria"_s);
    QApplication::setApplicationDisplayName(u"Sheria"_s);
    QApplication::setApplicationVersion(QStringLiteral(SHERIA_VERSION));
    QApplication::setDesktopFileName(u"org.sheria.Sheria"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/sheria.svg"_s));
    return run(application, *line);
}
