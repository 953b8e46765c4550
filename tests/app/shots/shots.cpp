// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/screens.h"
#include "tests/app/shots/statements.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QTextStream>

#include <vector>

/// Takes pictures of the program, to be looked at: each statement of statements.h and each screen of screens.h, in the
/// variants below. It asserts nothing, so it is no test.
///
/// usage: SHERIA_SHOTS=FOLDER shots [VARIANT | NAME ...]     A NAME is that of a statement or screen.
///
/// Shape: FOLDER/index.html, which names for each picture what it shows; FOLDER/VARIANT/NAME.png, NAME-PART.png.

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
    {"contrast", ThemeChoice::Contrast},
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

/// What is taken in one go.
struct Subject
{
    QString name;
    QString of;       ///< The part of the list.
    QString sentence; ///< What the picture shows.
    const Statement *statement = nullptr;
    const Screen *screen = nullptr;
};

std::vector<Subject> subjects()
{
    std::vector<Subject> all;
    for (const Statement &each : statements())
        all.push_back({QString::fromLatin1(each.name), QString::fromLatin1(each.subject),
                       QString::fromUtf8(each.sentence), &each, nullptr});
    for (const Screen &each : Screens) {
        const QString name = QString::fromLatin1(each.name);
        all.push_back(
            {u"screen-"_s + QString(name).replace(u' ', u'-'), u"Screens"_s, name, nullptr, &each});
    }
    return all;
}

/// Where a process that takes pictures has come to: the number of a subject. The next one goes on after it.
QString progressPath(const QDir &folder)
{
    return folder.filePath(u"progress"_s);
}

/// Whether the words ask for it.
bool isWanted(const QString &name, const QStringList &wanted)
{
    return wanted.isEmpty() || wanted.contains(name);
}

void take(Stage &stage, const Subject &subject)
{
    clear(stage);
    stage.camera.setSubject(subject.name);
    if (subject.statement)
        return subject.statement->show(stage);
    openScreen(stage.desk, *subject.screen);
    QTest::qWait(700); // Pages paint when they come to it.
    stage.take();
}

int takeAll(const Variant &variant, const QDir &folder, int from, const QStringList &wanted)
{
    const QString language = QString::fromLatin1(variant.language);
    installLanguage(*qApp, language);
    if (variant.isMirrored)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    Stage stage(folder, variant.size, variant.theme);
    stage.desk.preferences().setTheme(variant.theme);
    stage.desk.preferences().setLanguage(language);
    stage.desk.appearance().choose(variant.theme);
    stage.desk.start();
    stage.desk.window().resize(variant.size);
    QTest::qWait(500);
    stage.camera.setSubject(u"screen-welcome"_s);
    stage.take();
    fill(stage);
    const std::vector<Subject> all = subjects();
    for (int i = from; i < std::ssize(all); ++i) {
        const Subject &subject = all[std::size_t(i)];
        if (!isWanted(subject.name, wanted))
            continue;
        QFile progress(progressPath(folder));
        if (progress.open(QIODevice::WriteOnly))
            progress.write(QByteArray::number(i));
        progress.close();
        take(stage, subject);
    }
    return 0;
}

/// Takes one variant in a process of its own, since scale and language are those of a process. Where one ends by a
/// subject that it cannot show, another goes on after it.
void takeVariant(const Variant &variant, const QDir &folder, const QStringList &wanted)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_SCALE_FACTOR"_s, QString::fromLatin1(variant.scale));
    for (int from = 0; from >= 0;) {
        QFile::remove(progressPath(folder));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      QStringList{u"--take"_s, QString::fromLatin1(variant.name),
                                  QString::number(from)}
                          + wanted);
        process.waitForFinished(-1);
        QFile progress(progressPath(folder));
        const bool hasFailed = process.exitStatus() != QProcess::NormalExit
            || process.exitCode() != 0;
        from = hasFailed && progress.open(QIODevice::ReadOnly) ? progress.readAll().toInt() + 1
                                                               : -1;
    }
    QFile::remove(progressPath(folder));
}

/// The pictures and notes of one subject in one variant.
QString cell(const QDir &folder, const QString &variant, const QString &name)
{
    QString html = u"<td>"_s;
    const QDir pictures(folder.filePath(variant));
    const QStringList files = pictures.entryList({name + u".png"_s, name + u"-*.png"_s});
    for (const QString &file : files)
        html += u"<a href=\"%1/%2\">%3</a><br>"_s.arg(
            variant, file, file.chopped(4).mid(name.size()).remove(0, 1));
    html.replace(u"></a>"_s, u">picture</a>"_s);
    QFile note(pictures.filePath(name + u".txt"_s));
    if (note.open(QIODevice::ReadOnly))
        html += u"<small>"_s + QString::fromUtf8(note.readAll()).toHtmlEscaped() + u"</small>"_s;
    return html + (files.isEmpty() ? u"none</td>"_s : u"</td>"_s);
}

void writeIndex(const QDir &folder)
{
    QString html = u"<!DOCTYPE html><meta charset=\"utf-8\"><title>Pictures of Sheria</title>"
                   "<style>td, th { border: 1px solid #999; padding: 4px; vertical-align: top; }"
                   "</style><table><tr><th>Of<th>What it shows"_s;
    for (const Variant &variant : Variants)
        html += u"<th>"_s + QString::fromLatin1(variant.name);
    for (const Subject &subject : subjects()) {
        html += u"<tr><td>%1<td>%2"_s.arg(subject.of, subject.sentence.toHtmlEscaped());
        for (const Variant &variant : Variants)
            html += cell(folder, QString::fromLatin1(variant.name), subject.name);
    }
    QFile file(folder.filePath(u"index.html"_s));
    if (file.open(QIODevice::WriteOnly))
        file.write(html.toUtf8() + "</table>\n");
}

} // namespace

int main(int argc, char **argv)
{
    const QString path = qEnvironmentVariable("SHERIA_SHOTS");
    if (path.isEmpty()) {
        QTextStream(stderr) << "usage: SHERIA_SHOTS=FOLDER shots [VARIANT | NAME ...]\n";
        return 2;
    }
    const QDir folder(path);
    if (argc >= 4 && QByteArrayView(argv[1]) == "--take") {
        prepareGui({2600, 1700});
        const QApplication application(argc, argv);
        const QStringList arguments = QCoreApplication::arguments();
        for (const Variant &variant : Variants) {
            if (arguments[2] == QLatin1StringView(variant.name))
                return takeAll(variant, folder.filePath(arguments[2]), arguments[3].toInt(),
                               arguments.sliced(4));
        }
        return 2;
    }
    const QCoreApplication application(argc, argv);
    QStringList variants;
    QStringList names;
    for (const QString &word : QCoreApplication::arguments().sliced(1)) {
        const bool isVariant = std::any_of(std::begin(Variants), std::end(Variants),
                                           [&](const Variant &each) {
                                               return word == QLatin1StringView(each.name);
                                           });
        (isVariant ? variants : names) << word;
    }
    for (const Variant &variant : Variants) {
        const QString name = QString::fromLatin1(variant.name);
        if (!isWanted(name, variants))
            continue;
        folder.mkpath(name);
        takeVariant(variant, folder.filePath(name), names);
    }
    writeIndex(folder);
    return 0;
}
