// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/guistatements.h"

#include <QCoreApplication>
#include <QThread>

#include <sqlite3.h>

namespace sheria::tests {

namespace {

constexpr qsizetype MostNoted = 10'000;

/// Used by the GUI's thread only.
QByteArrayList &noted()
{
    static QByteArrayList statements;
    return statements;
}

int note(unsigned, void *, void *, void *sql)
{
    const QCoreApplication *app = QCoreApplication::instance();
    const bool isOfGui = app && app->thread() == QThread::currentThread();
    if (isOfGui && noted().size() < MostNoted)
        noted().append(static_cast<const char *>(sql));
    return 0;
}

/// SQLite calls it for each connection that is opened.
int trace(sqlite3 *db, char **, const void *)
{
    return sqlite3_trace_v2(db, SQLITE_TRACE_STMT, note, nullptr);
}

} // namespace

GuiStatements::GuiStatements()
{
    noted().clear();
}

QByteArrayList GuiStatements::all() const
{
    return noted();
}

void GuiStatements::watch()
{
    // Its parameter stands for functions of the signature of trace().
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(trace));
}

} // namespace sheria::tests
