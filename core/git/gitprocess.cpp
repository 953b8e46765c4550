// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/gitprocess.h"

#include <QProcessEnvironment>

namespace sheria::git {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MostWaiting = 8LL * 1024 * 1024; ///< Bytes that git has not read yet.
constexpr int StepMs = 200;                       ///< How often a stop is looked for.
constexpr int MostWords = 500;                    ///< Of what git says when it fails.

} // namespace

GitProcess::GitProcess(const QString &repository, const std::stop_token &stop)
    : m_repository(repository)
    , m_stop(stop)
{
    QProcessEnvironment own;
    const QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const QString &name : all.keys()) {
        if (!name.startsWith(u"GIT_"_s))
            own.insert(name, all.value(name));
    }
    own.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
    own.insert(u"GIT_CONFIG_GLOBAL"_s, QProcess::nullDevice());
    own.insert(u"LC_ALL"_s, u"C"_s);
    m_process.setProcessEnvironment(own);
}

GitProcess::~GitProcess()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

Result<void> GitProcess::start(const QStringList &arguments)
{
    m_process.start(u"git"_s, QStringList{u"--git-dir"_s, m_repository} + arguments);
    if (m_process.waitForStarted())
        return {};
    return Error{ErrorCode::Unavailable,
                 Message::tr("git could not be started: %1; install git", m_process.errorString())};
}

Result<void> GitProcess::write(const QByteArray &bytes)
{
    m_process.write(bytes);
    while (m_process.bytesToWrite() > MostWaiting) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        m_process.waitForBytesWritten(StepMs);
        if (m_process.state() != QProcess::Running)
            return failure();
    }
    return {};
}

Result<QByteArray> GitProcess::finish()
{
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(StepMs)) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
    }
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        return failure();
    return m_process.readAllStandardOutput();
}

Error GitProcess::failure()
{
    m_process.waitForFinished();
    const QString said = QString::fromUtf8(m_process.readAllStandardError()).simplified();
    return Error{ErrorCode::Unavailable,
                 Message::tr("git failed on %1: %2", m_repository, said.left(MostWords))};
}

} // namespace sheria::git
