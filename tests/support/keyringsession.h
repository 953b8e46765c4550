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
    return qEnvironmentVariableIsSet("SHERIA_INSIDE_A_SESSION");
}

/// Runs this program again inside a session with a real, unlocked keychain, which other desktops have.
/// Returns its exit status; none where this machine has no such session, -1 when it did not end in time.
inline std::optional<int> runInKeyringSession(int patienceMs)
{
    using namespace Qt::StringLiterals;
    const QString bus = QStandardPaths::findExecutable(u"dbus-run-session"_s);
    if (bus.isEmpty() || QStandardPaths::findExecutable(u"gnome-keyring-daemon"_s).isEmpty())
        return std::nullopt;
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    environment.insert(u"HOME"_s, home.path());
    environment.insert(u"XDG_RUNTIME_DIR"_s, home.path());
    environment.insert(u"XDG_DATA_HOME"_s, home.filePath(u"data"_s));
    environment.insert(u"SHERIA_INSIDE_A_SESSION"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    const QString script =
        u"printf 'pw\\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec \"$0\""_s;
    process.start(bus,
                  {u"--"_s, u"sh"_s, u"-c"_s, script, QCoreApplication::applicationFilePath()});
    const bool isOver = process.waitForFinished(patienceMs);
    if (isOver && process.exitCode() == SkipStatus)
        return std::nullopt;
    return isOver && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

} // namespace sheria::tests
