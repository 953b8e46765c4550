// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <optional>

namespace sheria::tests {

/// What a program that was started by runInKeyringSession() returns where the keyring does not work.
inline constexpr int SkipStatus = 77;

/// Whether this program was started by runInKeyringSession().
inline bool isInKeyringSession()
{
    return qgetenv("SHERIA_INSIDE_A_SESSION") == "keyring";
}

/// Whether this program was started by runInBareSession().
inline bool isInBareSession()
{
    return qgetenv("SHERIA_INSIDE_A_SESSION") == "bare";
}

/// Runs `script`, which ends with this program ("$0") once more, inside a session bus of its own. Returns its exit
/// status; none where this machine has no such session, -1 when it did not end in time.
inline std::optional<int> runInSession(int patienceMs, const QString &kind, const QString &script)
{
    using namespace Qt::StringLiterals;
    const QString bus = QStandardPaths::findExecutable(u"dbus-run-session"_s);
    if (bus.isEmpty())
        return std::nullopt;
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    environment.insert(u"HOME"_s, home.path());
    environment.insert(u"XDG_RUNTIME_DIR"_s, home.path());
    environment.insert(u"XDG_DATA_HOME"_s, home.filePath(u"data"_s));
    environment.insert(u"SHERIA_INSIDE_A_SESSION"_s, kind);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(bus,
                  {u"--"_s, u"sh"_s, u"-c"_s, script, QCoreApplication::applicationFilePath()});
    const bool isOver = process.waitForFinished(patienceMs);
    if (isOver && process.exitCode() == SkipStatus)
        return std::nullopt;
    return isOver && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

/// Runs this program again inside a session with a real, unlocked keychain, which other desktops have.
inline std::optional<int> runInKeyringSession(int patienceMs)
{
    using namespace Qt::StringLiterals;
    if (QStandardPaths::findExecutable(u"gnome-keyring-daemon"_s).isEmpty())
        return std::nullopt;
    return runInSession(
        patienceMs, u"keyring"_s,
        u"printf 'pw\\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec \"$0\""_s);
}

/// Runs this program again inside a session whose keychain is what it registers there itself.
inline std::optional<int> runInBareSession(int patienceMs)
{
    return runInSession(patienceMs, QStringLiteral("bare"), QStringLiteral("exec \"$0\""));
}

} // namespace sheria::tests
