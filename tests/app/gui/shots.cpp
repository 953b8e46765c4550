// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/screens.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QTextStream>

/// Takes pictures of the screens of the program, to be looked at: each of screens.h, with its dialogs, in the variants
/// below. It asserts nothing, so it is no test.
///
/// usage: SHERIA_SHOTS=FOLDER shots [VARIANT...]
///
/// Shape: FOLDER/VARIANT/SCREEN.png, and SCREEN-NAME.png of a dialog or window called NAME.

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

struct Variant
{
    const char *name;
    ThemeChoice theme = ThemeChoice::Light;
    const char *language = "en";
    const char *scale = "1";
    bool isMirrored = false;
    QSize size = QSize(1280, 800);
};

constexpr Variant Variants[] = {
    {"light"},
    {"dark", ThemeChoice::Dark},
    {"french", ThemeChoice::Light, "fr"},
    {"portuguese", ThemeChoice::Light, "pt"},
    {"swahili", ThemeChoice::Light, "sw"},
    {"arabic", ThemeChoice::Light, "ar"},
    {"amharic", ThemeChoice::Light, "am"},
    {"mirrored", ThemeChoice::Light, "en", "1", true},
    {"large", ThemeChoice::Light, "en", "2"},
    {"laptop", ThemeChoice::Light, "en", "1.5", false, QSize(960, 600)},
    {"small", ThemeChoice::Light, "en", "1", false, QSize(1024, 700)},
};

QString nameOf(QString text)
{
    return text.replace(u' ', u'-').remove(u'/');
}

/// The window, and whatever stands beside it.
void take(DeskFixture &desk, const QString &path)
{
    desk.window().grab().save(path + u".png"_s);
    const QWidgetList all = QApplication::topLevelWidgets();
    for (QWidget *widget : all) {
        if (widget != &desk.window() && widget->isVisible() && !widget->objectName().isEmpty())
            widget->grab().save(path + u'-' + nameOf(widget->objectName()) + u".png"_s);
    }
}

int takeAll(const Variant &variant, const QDir &folder)
{
    installLanguage(*qApp, QString::fromLatin1(variant.language));
    if (variant.isMirrored)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    DeskFixture desk;
    desk.preferences().setTheme(variant.theme);
    desk.preferences().setLanguage(QString::fromLatin1(variant.language));
    desk.appearance().choose(variant.theme);
    desk.start();
    desk.window().resize(variant.size);
    QTest::qWait(500);
    take(desk, folder.filePath(u"welcome"_s));
    desk.importSample();
    desk.find<QDockWidget>(u"importDock"_s)->hide();
    for (const Screen &screen : Screens) {
        openScreen(desk, screen);
        QTest::qWait(700); // Pages paint when they come to it.
        take(desk, folder.filePath(nameOf(QString::fromLatin1(screen.name))));
        closeScreens(desk);
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
    if (folder.isEmpty()) {
        QTextStream(stderr) << "usage: SHERIA_SHOTS=FOLDER shots [VARIANT...]\n";
        return 2;
    }
    if (argc == 3 && QByteArrayView(argv[1]) == "--take") {
        prepareGui({2600, 1700});
        const QApplication application(argc, argv);
        for (const Variant &variant : Variants) {
            if (QByteArrayView(variant.name) == argv[2])
                return takeAll(variant, QDir(folder).filePath(QString::fromLatin1(variant.name)));
        }
        return 2;
    }
    // Each in a process of its own: scale and language are those of a process.
    const QCoreApplication application(argc, argv);
    const QStringList wanted = QCoreApplication::arguments().sliced(1);
    for (const Variant &variant : Variants) {
        const QString name = QString::fromLatin1(variant.name);
        if (!wanted.isEmpty() && !wanted.contains(name))
            continue;
        QDir(folder).mkpath(name);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_SCALE_FACTOR"_s, QString::fromLatin1(variant.scale));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(), {u"--take"_s, name});
        process.waitForFinished(-1);
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return 1;
    }
    return 0;
}
