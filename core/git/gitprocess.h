// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <stop_token>

namespace sheria::git {

/// One run of git on a repository, without what the person or the system has set for others.
class GitProcess
{
public:
    /// `repository`: a bare one, or the folder of it that is to be.
    GitProcess(const QString &repository, const std::stop_token &stop);
    ~GitProcess();
    Q_DISABLE_COPY_MOVE(GitProcess)

    /// Errors: Unavailable (there is no git).
    Result<void> start(const QStringList &arguments);
    /// Gives it `bytes` to read; waits while it has much to read. Errors: Unavailable (it has ended); Cancelled.
    Result<void> write(const QByteArray &bytes);
    /// Waits for its end. Errors: Unavailable (it failed, with its own words); Cancelled.
    Result<QByteArray> finish();

private:
    Error failure();

    QProcess m_process;
    QString m_repository;
    const std::stop_token &m_stop;
};

} // namespace sheria::git
