// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"

#include <QJsonDocument>
#include <QTest>

#include <signal.h>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int PatienceMs = 60'000;

} // namespace

QByteArrayList CtlResult::lines() const
{
    QByteArrayList lines = output.split('\n');
    lines.removeLast(); // Each line ends with its newline.
    return lines;
}

QList<QJsonObject> CtlResult::objects() const
{
    QList<QJsonObject> out;
    for (const QByteArray &line : lines()) {
        const QJsonDocument document = QJsonDocument::fromJson(line);
        if (!document.isObject())
            QTest::qFail(line.constData(), __FILE__, __LINE__);
        out << document.object();
    }
    return out;
}

QString sheriactlPath()
{
    return QStringLiteral(SHERIA_BINARY_DIR "/bin/sheriactl");
}

CtlResult runCtl(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(sheriactlPath(), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(PatienceMs))
        return {};
    const bool isNormal = process.exitStatus() == QProcess::NormalExit;
    return {isNormal ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

ServingCtl::ServingCtl(const QStringList &arguments)
{
    m_process.start(sheriactlPath(), QStringList(u"serve"_s) + arguments);
    readLine();
    const QByteArray first = m_lines.value(0);
    m_port = first.sliced(first.lastIndexOf(':') + 1).toUShort();
}

QByteArray ServingCtl::readLine()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(PatienceMs))
            return {};
    }
    m_lines << m_process.readLine().trimmed();
    return m_lines.last();
}

ServingCtl::~ServingCtl()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(PatienceMs);
}

int ServingCtl::stop(int signal)
{
    ::kill(static_cast<pid_t>(m_process.processId()), signal);
    if (!m_process.waitForFinished(PatienceMs) || m_process.exitStatus() != QProcess::NormalExit)
        return -1;
    return m_process.exitCode();
}

} // namespace sheria::tests
