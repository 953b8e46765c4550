// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notelisting.h"

#include "core/store/legislation/expressionqueries.h"

#include <map>

namespace sheria::app {

using notes::Note;
using notes::NotesFile;
using notes::PlacedNote;
using notes::Placement;

namespace {

/// Where notes stand in one text: the one that is read, which may be none of the date of the window.
Result<std::vector<PlacedNote>> placeIn(store::Database &db, const ExpressionRecord &record,
                                        std::vector<Note> found, const Today &today)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(record.expression.uri));
    SHERIA_TRY(notes::Carrier carrier, notes::Carrier::to(db, uri, today));
    std::vector<PlacedNote> placed;
    placed.reserve(found.size());
    for (Note &note : found) {
        SHERIA_TRY(Placement placement, carrier.place(note.anchor));
        placed.push_back({std::move(note), std::move(placement)});
    }
    return placed;
}

} // namespace

Result<std::optional<NotesFile>> openNotesToRead()
{
    auto file = NotesFile::open(NotesFile::defaultPath(), NotesFile::Mode::Look);
    if (file)
        return std::optional<NotesFile>(std::move(*file));
    if (file.error().code == ErrorCode::NotFound)
        return std::optional<NotesFile>();
    return file.error();
}

Result<QString> workTitle(store::Database &db, const QByteArray &workUri)
{
    const Result<Work> work = store::findWork(db, workUri);
    if (work)
        return work->title;
    if (work.error().code == ErrorCode::NotFound)
        return QString();
    return work.error();
}

Result<NoteListing> readNotes(store::Database &db, const WantedNotes &wanted)
{
    NoteListing loaded;
    SHERIA_TRY(std::optional<NotesFile> file, openNotesToRead());
    if (!file)
        return loaded;
    SHERIA_TRY(loaded.revision, file->revision());
    SHERIA_TRY(loaded.tags, file->tags());
    SHERIA_TRY(loaded.collections, file->collections());
    SHERIA_TRY(loaded.sharing, file->sharing());
    SHERIA_TRY(const auto saved, file->savedSearches());
    notes::Search search = wanted.search;
    for (const notes::SavedSearch &one : saved) {
        SHERIA_TRY(const auto news, file->newSince(one.name));
        loaded.saved.emplace_back(one, qint64(news.size()));
        if (one.name == wanted.saved)
            search = one.search;
    }
    if (wanted.record) {
        notes::Search onWork;
        onWork.workUri = wanted.record->work.uri.workUri(false);
        SHERIA_TRY(auto found, file->find(onWork));
        SHERIA_TRY(loaded.onText, placeIn(db, *wanted.record, std::move(found), wanted.today));
    }
    if (wanted.isOfText && !wanted.record)
        return loaded;
    SHERIA_TRY(std::vector<Note> found, file->find(search));
    if (found.size() > NoteListing::MaxListed)
        found.resize(NoteListing::MaxListed);
    std::vector<PlacedNote> placed;
    if (wanted.record && search.workUri == wanted.record->work.uri.workUri(false)) {
        SHERIA_TRY(placed, placeIn(db, *wanted.record, std::move(found), wanted.today));
    } else {
        SHERIA_TRY(placed, notes::placeAll(db, std::move(found), wanted.asAt, wanted.today));
    }
    std::map<QByteArray, QString> titles;
    for (PlacedNote &one : placed) {
        ListedNote listed{std::move(one), {}};
        const QByteArray work = listed.placed.note.anchor.workUri;
        if (work != search.workUri) {
            if (!titles.contains(work)) {
                SHERIA_TRY(titles[work], workTitle(db, work));
            }
            listed.workTitle = titles[work];
        }
        loaded.notes.push_back(std::move(listed));
    }
    return loaded;
}

Result<std::vector<Note>> findNotes(const WantedNotes &wanted)
{
    SHERIA_TRY(std::optional<NotesFile> file, openNotesToRead());
    if (!file || (wanted.isOfText && !wanted.record))
        return std::vector<Note>();
    if (wanted.saved.isEmpty())
        return file->find(wanted.search);
    SHERIA_TRY(const notes::SavedSearch saved, file->savedSearch(wanted.saved));
    return file->find(saved.search);
}

} // namespace sheria::app
