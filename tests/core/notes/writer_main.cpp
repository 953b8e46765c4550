// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/notes/notesfile.h"
#include "core/notes/sharedfolder.h"

#include <QCoreApplication>

#include <cstdio>

using namespace sheria;
using namespace Qt::StringLiterals;

/// usage: writer FILE NAME COUNT [COLLECTION]
///
/// Adds notes, changes each, and prints its number as soon as it is kept: a process for tests to kill. Those of a
/// collection that is shared it sends to the others at once.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const SystemClock clock;
    const auto send = [&](const QString &path) -> Result<notes::Exchanged> {
        return arguments.size() > 4 ? notes::exchange(path, clock.now()) : notes::Exchanged();
    };
    auto file = notes::NotesFile::open(arguments.value(1), notes::NotesFile::Mode::Write);
    for (int i = 0; file && i < arguments.value(3).toInt(); ++i) {
        notes::Note note;
        note.text = u"%1 %2"_s.arg(arguments.value(2)).arg(i);
        note.tags = QStringList{u"a"_s, u"b"_s};
        note.anchor.workUri = "/akn/xa/act/2005/4";
        note.collections = arguments.mid(4);
        const auto added = file->add(note, clock.now());
        notes::Change change;
        change.text = note.text + u" changed"_s;
        const auto changed = added ? file->change(added->id, change, clock.now()) : added;
        if (!changed) {
            std::fprintf(stderr, "%s\n", qPrintable(changed.error().text()));
            return 1;
        }
        if (const auto sent = send(file->path()); !sent) {
            std::fprintf(stderr, "%s\n", qPrintable(sent.error().text()));
            return 1;
        }
        std::printf("%s\n", changed->uuid.constData());
        std::fflush(stdout);
    }
    if (!file)
        std::fprintf(stderr, "%s\n", qPrintable(file.error().text()));
    return file ? 0 : 2;
}
