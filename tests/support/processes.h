// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>

namespace sheria::tests {

/// The id of the process that runs this program or script; 0: none does.
inline qint64 processRunning(const QString &program)
{
    const QByteArray argument = QFile::encodeName(program) + '\0';
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &name : all) {
        QFile file(QStringLiteral("/proc/") + name + QStringLiteral("/cmdline"));
        if (name.toLongLong() > 0 && file.open(QIODevice::ReadOnly)
            && file.readAll().contains(argument))
            return name.toLongLong();
    }
    return 0;
}

/// What a process and all that it started take, each process counted once. Units: bytes.
struct TakenMemory
{
    int processes = 0;
    qint64 rss = 0; ///< What several share is counted in each.
    qint64 pss = 0; ///< What several share is divided among them.
};

inline TakenMemory memoryOf(qint64 process)
{
    const QString folder = QStringLiteral("/proc/%1/").arg(process);
    TakenMemory taken;
    QFile file(folder + QStringLiteral("smaps_rollup"));
    if (!file.open(QIODevice::ReadOnly))
        return taken;
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QByteArray amount = line.mid(line.indexOf(':') + 1).trimmed();
        const qint64 bytes = amount.first(std::max<qsizetype>(0, amount.indexOf(' '))).toLongLong()
            * 1024;
        taken.rss += line.startsWith("Rss:") ? bytes : 0;
        taken.pss += line.startsWith("Pss:") ? bytes : 0;
    }
    taken.processes = 1;
    const QStringList threads =
        QDir(folder + QStringLiteral("task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &thread : threads) {
        QFile children(folder + QStringLiteral("task/%1/children").arg(thread));
        if (!children.open(QIODevice::ReadOnly))
            continue;
        const QByteArrayList ids = children.readAll().split(' ');
        for (const QByteArray &id : ids) {
            const TakenMemory child = id.isEmpty() ? TakenMemory() : memoryOf(id.toLongLong());
            taken.processes += child.processes;
            taken.rss += child.rss;
            taken.pss += child.pss;
        }
    }
    return taken;
}

} // namespace sheria::tests
