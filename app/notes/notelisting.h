// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/expression.h"
#include "core/notes/carrier.h"
#include "core/notes/notesfile.h"

#include <QDate>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace sheria::app {

/// A note as the panel lists it.
struct ListedNote
{
    notes::PlacedNote placed;
    QString workTitle; ///< Empty: it is of the work that is read, or the library has no such work.
};

/// What is asked of the file of notes and of the library.
struct WantedNotes
{
    notes::Search search;
    QString saved; ///< The name of a saved search to be used instead; empty: none.
    std::optional<ExpressionRecord> record; ///< Of the text that is read.
    bool isOfText = false;                  ///< Only of the text that is read.
    QDate asAt;
    Today today;
};

/// The notes that are listed, and what there is to choose from.
struct NoteListing
{
    static constexpr std::size_t MaxListed = 2000;

    std::vector<ListedNote> notes;
    std::vector<std::pair<notes::SavedSearch, qint64>> saved; ///< With how many are new.
    std::vector<notes::PlacedNote> onText; ///< All that are on the text that is read.
    qint64 revision = 0;                   ///< Of the file.
    notes::NotesFile::Counts tags;
    notes::NotesFile::Counts collections;
    notes::Sharing sharing;
};

/// Nobody has to have written a note yet. Errors: those of the file and of the library.
Result<NoteListing> readNotes(store::Database &db, const WantedNotes &wanted);
/// All notes that are wanted, also more than are listed. Errors: those of the file; NotFound: no such saved search.
Result<std::vector<notes::Note>> findNotes(const WantedNotes &wanted);

/// The user's notes to be read; nullopt where nobody has written one yet. Errors: as NotesFile::open().
Result<std::optional<notes::NotesFile>> openNotesToRead();

/// The title of a work; empty where the library has none of that address.
Result<QString> workTitle(store::Database &db, const QByteArray &workUri);

} // namespace sheria::app
