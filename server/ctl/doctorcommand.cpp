// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/library/diagnosis.h"
#include "core/secrets/librarytrust.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr qint64 MostReadBytes = 1024 * 1024; ///< Of the end of a log, and of the settings.

void print(const Check &check, bool asJson)
{
    if (asJson)
        return printLine(checkJson(check));
    const QStringList lines = checkText(check).split(u'\n');
    for (const QString &line : lines)
        printLine(printable(line));
}

/// The end of a file, which may be long and may have been cut off by a rotation. Errors: Unavailable.
Result<QString> readEnd(const QString &path)
{
    SHERIA_CHECK(checkIsFileName(path)); // A pipe would keep who reads it waiting.
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     u"%1 cannot be read: %2"_s.arg(path, file.errorString())};
    file.seek(std::max<qint64>(0, file.size() - MostReadBytes));
    return QString::fromUtf8(file.read(MostReadBytes));
}

Result<void> writeBundle(const Arguments &given, const std::vector<Check> &checks)
{
    BundleContents contents;
    contents.checks = checks;
    contents.now = SystemClock().now();
    if (given.has(u"log"_s)) {
        SHERIA_TRY(const QString log, readEnd(given.value(u"log"_s)));
        contents.log = log.trimmed().split(u'\n');
    }
    const QString settings =
        QDir(secrets::LibraryTrust::defaultFolder()).filePath(u"settings.ini"_s);
    if (QFileInfo::exists(settings)) {
        SHERIA_TRY(contents.settings, readEnd(settings));
    }
    if (!given.library().isEmpty())
        contents.names = {given.library(), QFileInfo(given.library()).completeBaseName()};
    SHERIA_TRY(const QByteArray bytes, diagnosticBundle(contents));
    return writeOutputFile(given.value(u"bundle"_s), bytes);
}

} // namespace

Exit runDoctor(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        if (given.has(u"log"_s) && !given.has(u"bundle"_s))
            return given.refuse(u"--log is for --bundle only."_s);
        std::vector<Check> checks = diagnose(
            {given.library(), quint16(given.number(u"port"_s, 8089))}, stopToken());
        checks.push_back({"webengine",
                          Check::State::Ok,
                          Message::tr("Not applicable: sheriactl has no window."),
                          {},
                          {}});
        for (const Check &check : checks)
            print(check, given.wantsJson());
        if (stopToken().stop_requested())
            return Exit::Stopped;
        if (given.has(u"bundle"_s))
            SHERIA_CHECK(writeBundle(given, checks));
        switch (worstOf(checks)) {
        case Check::State::Ok:
        case Check::State::Warning: return Exit::Done;
        case Check::State::Problem: return Exit::Findings;
        case Check::State::Unknown: return Exit::Incomplete;
        }
        Q_UNREACHABLE();
    });
}

} // namespace sheria::ctl
