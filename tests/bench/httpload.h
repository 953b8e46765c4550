// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace sheria::bench {

/// How hard to press, and how often.
struct Load
{
    int rounds = 3;
    int seconds = 2;
    QStringList headers = {}; ///< Sent with every request: "Name: value".
};

/// A server in a process of its own.
struct Target
{
    QString name;
    quint16 port = 0;
    std::shared_ptr<QProcess> process;
    qint64 serving = 0; ///< The process that does the work: of nginx it is not the one started.
};

/// What one run of the load generator saw.
struct Measurement
{
    double perSecond = 0;
    double perCpuSecond = 0; ///< Requests per second of CPU that the server used.
    QString p99;             ///< As the load generator prints it: "1.27ms".
};

/// This program once more, with `arguments`; it must print its port. Ends the program if it fails.
Target startChild(const QString &name, const QStringList &arguments);

/// nginx with one worker, over the files in `folder`. Nothing where it is not installed.
std::optional<Target> startNginx(const QString &folder);

/// One run of wrk. Ends the program where that is not installed.
Measurement measure(const Target &target, const QString &path, int connections, const Load &load);

/// The one with the median of requests per CPU-second.
Measurement median(QList<Measurement> measurements);

void stop(const Target &target);
void writeFile(const QString &path, const QByteArray &bytes);

} // namespace sheria::bench
