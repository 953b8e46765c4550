// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notesfile.h"
#include "core/store/file/backup.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr auto NotesSuffix = ".notes"_L1;

/// The file of notes that goes along; empty: none.
QString notesOf(const Arguments &given)
{
    if (given.has(u"notes"_s))
        return given.value(u"notes"_s);
    return given.has(u"with-notes"_s) ? notes::NotesFile::defaultPath() : QString();
}

QByteArray madeText(const QString &target, const store::BackupMade &made)
{
    return u"%1: revision %2, %3 bytes, of which %4 were written"_s.arg(target)
        .arg(made.revision)
        .arg(made.bytes)
        .arg(made.written)
        .toUtf8();
}

} // namespace

Exit runBackup(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        const QStringList paths = given.paths();
        if (paths.size() != 2)
            return given.refuse(u"Name the library and the file for its backup."_s);
        ProgressLine line(given.has(u"progress"_s));
        store::BackupOptions options;
        options.notes = notesOf(given);
        options.keep = given.number(u"keep"_s, 1);
        options.progress = [&line](qint64 done, qint64 total) {
            line.show(done, total, u"copied"_s);
        };
        SHERIA_TRY(const store::BackupMade made,
                   store::backupLibrary(paths[0], paths[1], options, stopToken()));
        line.clear();
        printLine(given.wantsJson() ? json::object("backup", paths[1], "revision", made.revision,
                                                   "bytes", made.bytes, "written", made.written)
                                    : madeText(paths[1], made));
        return Exit::Done;
    });
}

Exit runRestore(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        const QStringList paths = given.paths();
        if (paths.size() != 2)
            return given.refuse(u"Name the backup and the library to make of it."_s);
        const bool mayReplace = given.has(u"replace"_s);
        SHERIA_CHECK(store::restoreLibrary(paths[0], paths[1], mayReplace, stopToken()));
        if (const QString target = notesOf(given); !target.isEmpty())
            SHERIA_CHECK(
                store::restoreNotes(paths[0] + NotesSuffix, target, mayReplace, stopToken()));
        return Exit::Done;
    });
}

} // namespace sheria::ctl
