// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace sheria::app {

/// The mark of a run of the program: a file that is there while it runs, and stays when it ends in any other way than by
/// itself. Warnings that the program logs meanwhile are kept in memory, redacted, and written by writeCrashesTo() if it
/// crashes. Nothing of it leaves the computer.
///
/// Shape: "key value" lines: version, qt, system, started, boot; then what writeCrashesTo() says.
/// Thread: one object at a time.
class RunMark
{
public:
    /// Units: bytes of an earlier mark that are read.
    static constexpr qint64 MaxBytes = 64 * 1024;

    /// Begins a run, after reading what the one before has left. `session`: whatever text it has is kept out of the
    /// report. Without a folder that can be written there is no mark.
    RunMark(const QString &path, const QDateTime &now, const QJsonObject &session);
    /// The run has ended by itself.
    ~RunMark();
    Q_DISABLE_COPY_MOVE(RunMark)

    /// Crashes are written from now on; again after a library has put handlers of its own in place.
    void watch() const;

    /// What may be told of the run before, to be read by people; none if it ended by itself, or the computer went down
    /// with it.
    const std::optional<QString> &report() const { return m_report; }

private:
    static void keep(QtMsgType type, const QMessageLogContext &context, const QString &text);

    const QString m_path;
    std::optional<QString> m_report;
    int m_file = -1;
};

/// The report of a run that left `mark`; `boot` is the id of the computer's current start. `names` are further texts
/// that must not be in it. None where the computer has been started since, and no crash was written.
std::optional<QString> crashReport(const QByteArray &mark, const QByteArray &boot,
                                   const QStringList &names);

} // namespace sheria::app
