#pragma once

#include <QDir>
#include <QFile>
#include <QString>

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

} // namespace sheria::tests
