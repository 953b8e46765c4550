// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/schemehandler.h"
#include "app/settings/preferences.h"
#include "app/shell/appearance.h"
#include "app/shell/commandline.h"
#include "app/shell/crashhandler.h"
#include "app/shell/crashreport.h"
#include "app/shell/dialogs.h"
#include "app/shell/singleinstance.h"
#include "app/window/windowhost.h"
#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/secrets/tokenvault.h"

#include <QApplication>
#include <QDesktopServices>
#include <QIcon>
#include <QMessageBox>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <chrono>
#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr int UsageExit = 2;
constexpr int NoAnswerExit = 1;
/// How long the process that has the profile may take to start, to end or to answer.
constexpr std::chrono::seconds PatienceWithOther{20};

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

/// What is opened where nobody says what.
QString libraryToOpen(const sheria::app::MainWindow &window)
{
    const QString last = window.lastLibrary();
    return last.isEmpty() ? userFile(QStandardPaths::GenericDataLocation, u"library.sheria"_s)
                          : last;
}

/// Ends the program, with all that it does at its end, when the session ends.
void endWithSession(QObject &context)
{
    const int ends = sheria::app::watchForEnd();
    if (ends < 0)
        return;
    auto *notifier = new QSocketNotifier(ends, QSocketNotifier::Read, &context);
    QObject::connect(notifier, &QSocketNotifier::activated, &context, [notifier] {
        notifier->setEnabled(false);
        QCoreApplication::exit();
    });
}

void takeHandOvers(sheria::app::SingleInstance &instance, sheria::app::WindowHost &desk)
{
    using namespace sheria::app;
    QObject::connect(&instance, &SingleInstance::received, &desk,
                     [&desk](const HandOver &handOver) {
                         desk.window().take(handOver.request);
                         desk.window().comeToFront(handOver.activation);
                     });
    QObject::connect(qApp, &QGuiApplication::lastWindowClosed, &instance,
                     &SingleInstance::stopListening);
    instance.listen();
}

int run(QApplication &application, const sheria::app::CommandLine &line,
        sheria::app::SingleInstance &instance, bool isFirst)
{
    using namespace sheria::app;
    const sheria::SystemClock clock;
    // Those that earlier versions have made.
    for (const auto location :
         {QStandardPaths::GenericConfigLocation, QStandardPaths::GenericDataLocation})
        sheria::makePrivate(userFile(location, QString()));
    Preferences preferences(userFile(QStandardPaths::GenericConfigLocation, u"settings.ini"_s));
    SessionFile session(userFile(QStandardPaths::GenericDataLocation, u"session.json"_s));
    std::optional<RunMark> mark;
    if (isFirst)
        mark.emplace(userFile(QStandardPaths::GenericDataLocation, u"running"_s), clock.now(),
                     session.load());
    installLanguage(application, line.language.isEmpty() ? preferences.language() : line.language);
    Appearance appearance(application);
    appearance.choose(preferences.theme());
    sheria::secrets::TokenVault vault;
    WindowHost desk(application,
                    {clock, preferences, session, appearance, vault, [](const QUrl &url) {
                         return QDesktopServices::openUrl(url);
                     }});
    MainWindow &window = desk.window();
    if (line.port)
        window.setPort(*line.port);
    if (line.request.library.isEmpty())
        window.openLibrary(libraryToOpen(window));
    window.take(line.request); // Opens the library that it names.
    window.show();
    takeHandOvers(instance, desk);
    endWithSession(desk);
    if (mark) {
        mark->watch(); // Chromium has put signal handlers of its own in place.
        if (mark->report())
            showCrashReport(&window, *mark->report());
    }
    const int status = QApplication::exec();
    instance.stopListening();
    return status;
}

/// Tells that the program cannot be started beside the one that does not answer.
void showNoAnswer(QApplication &application)
{
    sheria::app::installLanguage(application, {});
    const QString sentence = QCoreApplication::translate(
        "Start",
        "Sheria is already running, but does not respond. Close it, or wait, and try again.");
    std::fprintf(stderr, "sheria: %s\n", qPrintable(sentence));
    QMessageBox::warning(nullptr, u"Sheria"_s, sentence);
}

} // namespace

int main(int argc, char **argv)
{
    using sheria::app::SingleInstance;
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
    const sheria::BackgroundLog log;
    SingleInstance instance(userFile(QStandardPaths::GenericDataLocation, QString()));
    const SingleInstance::Role role = instance.begin(
        {line->request, qgetenv("XDG_ACTIVATION_TOKEN")}, PatienceWithOther);
    if (role == SingleInstance::Role::HandedOver)
        return 0;
    sheria::app::prepareWebEngine();
    sheria::app::registerScheme();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"sheria"_s);
    QApplication::setApplicationDisplayName(u"Sheria"_s);
    QApplication::setApplicationVersion(QStringLiteral(SHERIA_VERSION));
    QApplication::setDesktopFileName(u"org.sheria.Sheria"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/sheria.svg"_s));
    if (role == SingleInstance::Role::NoAnswer) {
        showNoAnswer(application);
        return NoAnswerExit;
    }
    return run(application, *line, instance, role == SingleInstance::Role::First);
}
