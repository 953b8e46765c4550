// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/noteexchange.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/files.h"
#include "core/notes/notemarkdown.h"
#include "core/notes/webannotation.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct ExchangeWords
{
    Q_DECLARE_TR_FUNCTIONS(NoteExchange)
};

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, file.errorString()};
    return file.read(notes::MaxImportBytes + 1);
}

} // namespace

void askNoteExport(QWidget *parent, const std::vector<notes::Note> &notes, bool isMarkdown)
{
    const QString suffix = isMarkdown ? u"md"_s : u"jsonld"_s;
    const QString filter = isMarkdown ? ExchangeWords::tr("Markdown (%1)")
                                      : ExchangeWords::tr("Web Annotations (%1)");
    askSavePath(
        parent, u"noteExportDialog"_s, ExchangeWords::tr("Export Notes"),
        ExchangeWords::tr("notes", "name of a file") + u'.' + suffix, filter.arg(u"*."_s + suffix),
        suffix, [parent, notes, isMarkdown](const QString &path) {
            const Result<void> written = writeOutputFile(
                path, isMarkdown ? notes::toMarkdown(notes) : notes::toWebAnnotations(notes));
            if (written)
                showNotice(parent, ExchangeWords::tr("Notes exported: %L1.").arg(notes.size()));
            else
                warn(parent, u"noteProblem"_s, ExchangeWords::tr("Export Notes"),
                     ExchangeWords::tr("The notes could not be written."),
                     messageText(written.error().message));
        });
}

void askNoteImport(QWidget *parent, const std::function<void(const QString &)> &take)
{
    auto *dialog = new QFileDialog(parent);
    setUpDialog(*dialog, u"noteImportDialog"_s, ExchangeWords::tr("Import Notes"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(ExchangeWords::tr("Notes (%1)").arg(u"*.jsonld *.json *.md"_s));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, take);
    dialog->open();
}

Result<QString> importNotes(notes::NotesFile &file, const QString &path, const QDateTime &now)
{
    SHERIA_TRY(const QByteArray bytes, readFile(path));
    const bool isMarkdown = QFileInfo(path).suffix().compare(u"md"_s, Qt::CaseInsensitive) == 0;
    SHERIA_TRY(const notes::ReadNotes found,
               isMarkdown ? notes::fromMarkdown(bytes) : notes::fromWebAnnotations(bytes));
    SHERIA_TRY(const notes::Imported imported, file.import(found.notes, now));
    QString sentence = ExchangeWords::tr("Notes added: %L1, changed: %L2.")
                           .arg(imported.added)
                           .arg(imported.changed);
    if (!found.refused.empty())
        sentence += u' ' + ExchangeWords::tr("Not readable: %L1.").arg(found.refused.size());
    return sentence;
}

} // namespace sheria::app
