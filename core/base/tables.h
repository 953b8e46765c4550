// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QList>
#include <QString>

namespace sheria {

/// The lines of a table among the resources, as their fields, which have tabs between them.
inline QList<QByteArrayList> readTable(const QString &path)
{
    QList<QByteArrayList> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray &line : file.readAll().trimmed().split('\n'))
        rows << line.split('\t');
    return rows;
}

} // namespace sheria
