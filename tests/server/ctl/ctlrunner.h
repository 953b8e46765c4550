// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace sheria::tests {

/// How a run of sheriactl ended.
struct CtlResult
{
    int exit = -1; ///< -1: it crashed, or was killed.
    QByteArray output;
    QByteArray errors;

    QByteArrayList lines() const;
    /// Each line of the output as a JSON object; the test fails on a line that is none.
    QList<QJsonObject> objects() const;
};

/// Where the program was built.
QString sheriactlPath();

/// Runs the real program to its end; `input` is its standard input.
CtlResult runCtl(const QStringList &arguments, const QByteArray &input = {});

/// A running `sheriactl serve`; killed when it goes.
class ServingCtl
{
public:
    /// Waits until it listens, or has ended.
    explicit ServingCtl(const QStringList &arguments);
    ~ServingCtl();

    quint16 port() const { return m_port; }
    /// The next line it prints; empty when none comes.
    QByteArray readLine();
    /// What it has printed, as far as it was read.
    QByteArrayList lines() const { return m_lines; }
    QProcess &process() { return m_process; }
    /// Sends a signal and waits for the end. Returns the exit status.
    int stop(int signal);

private:
    QProcess m_process;
    QByteArrayList m_lines;
    quint16 m_port = 0;
};

} // namespace sheria::tests
