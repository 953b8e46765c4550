// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/httpload.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>

#include <unistd.h>

#include <algorithm>

namespace sheria::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int StartMs = 10'000;

/// User and system time of process `pid`. Units: seconds.
double cpuSeconds(qint64 pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype User = 11; // Fields 14 and 15 of proc(5), counted behind the name.
    const double ticks = fields.value(User).toDouble() + fields.value(User + 1).toDouble();
    return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

QString findProgram(const QString &name)
{
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {u"/usr/sbin"_s}) : found;
}

quint16 freePort()
{
    QTcpServer probe;
    probe.listen(QHostAddress::LocalHost);
    return probe.serverPort();
}

QString firstMatch(const QString &text, const QString &pattern)
{
    const QRegularExpression expression(pattern);
    return expression.match(text).captured(1);
}

/// The first child of `pid`: nginx' worker.
qint64 childOf(qint64 pid)
{
    QFile file(u"/proc/%1/task/%1/children"_s.arg(pid));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(0).toLongLong() : 0;
}

} // namespace

Target startChild(const QString &name, const QStringList &arguments)
{
    Target target{name, 0, std::make_shared<QProcess>(), 0};
    target.process->setStandardErrorFile(QProcess::nullDevice());
    target.process->start(QCoreApplication::applicationFilePath(), arguments);
    if (!target.process->waitForReadyRead(StartMs))
        qFatal("%s did not start", qPrintable(name));
    target.port = target.process->readLine().trimmed().toUShort();
    target.serving = target.process->processId();
    return target;
}

std::optional<Target> startNginx(const QString &folder)
{
    const QString program = findProgram(u"nginx"_s);
    if (program.isEmpty())
        return std::nullopt;
    Target target{u"nginx"_s, freePort(), std::make_shared<QProcess>(), 0};
    const QString configuration =
        u"daemon off; worker_processes 1; pid %1/pid; error_log /dev/null; user root;\n"
        "events { worker_connections 512; }\n"
        "http { access_log off; keepalive_requests 1000000000; sendfile on; tcp_nopush on;\n"
        "default_type application/json; open_file_cache max=10;\n"
        "server { listen 127.0.0.1:%2; root %1; } }\n"_s.arg(folder)
            .arg(target.port);
    writeFile(folder + u"/nginx.conf"_s, configuration.toUtf8());
    target.process->setStandardErrorFile(QProcess::nullDevice());
    target.process->start(program, {u"-c"_s, folder + u"/nginx.conf"_s, u"-p"_s, folder});
    if (!target.process->waitForStarted(StartMs))
        return std::nullopt;
    for (int i = 0; i < 100 && target.serving == 0; ++i) {
        target.process->waitForFinished(20); // It has no other way to say that it is ready.
        target.serving = childOf(target.process->processId());
    }
    return target.serving > 0 ? std::optional(target) : std::nullopt;
}

Measurement measure(const Target &target, const QString &path, int connections, const Load &load)
{
    const QString wrk = findProgram(u"wrk"_s);
    if (wrk.isEmpty())
        qFatal("wrk is not installed");
    const double before = cpuSeconds(target.serving);
    QStringList arguments{u"-t1"_s, u"-c%1"_s.arg(connections), u"-d%1"_s.arg(load.seconds),
                          u"--latency"_s};
    for (const QString &header : load.headers)
        arguments << u"-H"_s << header;
    QProcess process;
    process.start(wrk, arguments << u"http://127.0.0.1:%1%2"_s.arg(target.port).arg(path));
    process.waitForFinished(-1);
    const double used = cpuSeconds(target.serving) - before;
    const QString text = QString::fromLatin1(process.readAllStandardOutput());
    if (text.contains(u"Non-2xx"_s) || text.contains(u"Socket errors"_s))
        qWarning("%s: %s", qPrintable(target.name), qPrintable(text));
    const double requests = firstMatch(text, u"(\\d+) requests in"_s).toDouble();
    return {requests / load.seconds, used > 0 ? requests / used : 0,
            firstMatch(text, u"99%\\s+(\\S+)"_s)};
}

Measurement median(QList<Measurement> measurements)
{
    std::sort(measurements.begin(), measurements.end(),
              [](const Measurement &a, const Measurement &b) {
                  return a.perCpuSecond < b.perCpuSecond;
              });
    return measurements[measurements.size() / 2];
}

void stop(const Target &target)
{
    target.process->terminate();
    if (!target.process->waitForFinished(StartMs))
        target.process->kill();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace sheria::bench
