// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <sys/stat.h>

namespace sheria::tests {

/// How many locks there are on a file, of whatever process, as /proc/locks lists them; -1 when there is
/// no such file.
inline qsizetype locksOn(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return -1;
    QFile list(QStringLiteral("/proc/locks"));
    if (!list.open(QIODevice::ReadOnly))
        qFatal("/proc/locks cannot be read");
    // "1: OFDLCK ADVISORY READ -1 fe:00:1234 1073741826 1073742335"
    return list.readAll().count(QByteArray(':' + QByteArray::number(quint64(status.st_ino)) + ' '));
}

} // namespace sheria::tests
