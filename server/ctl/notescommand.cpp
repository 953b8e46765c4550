// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/notes/anchor.h"
#include "core/notes/carrier.h"
#include "core/notes/notemarkdown.h"
#include "core/notes/notesfile.h"
#include "core/notes/sharedfolder.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using notes::Note;
using notes::NotesFile;
using notes::Placement;
using notes::Search;

constexpr qsizetype ShownChars = 60; ///< Of a text or quotation, in a line for people.

QDateTime timeNow()
{
    return SystemClock().now();
}

QString notesPath(const Arguments &given)
{
    return given.has(u"notes"_s) ? given.value(u"notes"_s) : NotesFile::defaultPath();
}

Result<NotesFile> openNotes(const Arguments &given, NotesFile::Mode mode)
{
    return NotesFile::open(notesPath(given), mode);
}

/// The value of an option that is one of a few names.
template <typename Enum>
Result<std::optional<Enum>> choiceOf(const Arguments &given, const QString &option)
{
    const auto found = enumNamed<Enum>(given.bytes(option));
    if (given.has(option) && !found)
        return Error{ErrorCode::InvalidArgument,
                     u"--%1 has no value '%2'; see --help"_s.arg(option, given.value(option))};
    return found;
}

QString shortened(const QString &text)
{
    const QString line = text.simplified();
    return line.size() > ShownChars ? line.first(ShownChars) + u'…' : line;
}

QByteArray asJson(const Note &note)
{
    json::Writer out;
    notes::write(out, note);
    return out.take();
}

QByteArray asText(const Note &note)
{
    QString line = u"%1  %2  %3"_s.arg(note.id, 4)
                       .arg(QLatin1StringView(enumName(note.kind)).toString().leftJustified(9),
                            QString::fromUtf8(note.anchor.uri()));
    if (note.anchor.isQuotation())
        line += u"  “"_s + shortened(note.anchor.exact) + u'”';
    if (!note.text.isEmpty())
        line += u"  "_s + shortened(note.text);
    for (const QString &tag : note.tags)
        line += u"  #"_s + tag;
    if (note.sharing)
        line += u"  by "_s + note.sharing->madeBy;
    if (note.sharing && note.sharing->isConflicting)
        line += u"  (conflict)"_s;
    return printable(line);
}

void printNotes(const Arguments &given, const std::vector<Note> &all)
{
    for (const Note &note : all)
        printLine(given.wantsJson() ? asJson(note) : asText(note));
}

QByteArray placedJson(const notes::PlacedNote &placed)
{
    return json::object(
        "note", [&](json::Writer &out) { notes::write(out, placed.note); }, "placement",
        [&](json::Writer &out) { notes::write(out, placed.placement); });
}

QByteArray placedText(const notes::PlacedNote &placed)
{
    const Placement &at = placed.placement;
    QString line = u"%1  %2  %3 %  %4"_s.arg(placed.note.id, 4)
                       .arg(QLatin1StringView(enumName(at.state)).toString().leftJustified(7))
                       .arg(qRound(at.confidence * 100), 3)
                       .arg(QString::fromUtf8(at.uri()));
    if (!at.before.isEmpty())
        line += u"  “"_s + shortened(at.before) + u'”';
    if (at.state == Placement::State::Changed && !at.words.isEmpty())
        line += u" -> “"_s + shortened(at.words) + u'”';
    return printable(line);
}

Result<Search> searchOf(const Arguments &given)
{
    Search search;
    search.words = given.paths().join(u' ');
    SHERIA_TRY(const auto kind, choiceOf<Note::Kind>(given, u"kind"_s));
    if (kind)
        search.kinds.push_back(*kind);
    search.tags = given.values(u"tag"_s);
    search.collection = given.value(u"collection"_s);
    search.colour = given.value(u"colour"_s);
    search.workUri = given.bytes(u"work"_s);
    search.onlyRemoved = given.has(u"removed"_s);
    return search;
}

/// The text of an option, or of standard input where that is "-".
Result<QString> textOf(const Arguments &given)
{
    if (given.value(u"text"_s) != u"-"_s)
        return given.value(u"text"_s);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, u"standard input cannot be read"_s};
    return QString::fromUtf8(input.read(4 * notes::MaxTextChars + 1));
}

Result<notes::Anchor> anchorOf(const Arguments &given)
{
    SHERIA_TRY(store::Database db, openForLooking(given.library()));
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parsePlace(given.word().toUtf8()));
    if (uri.language.isEmpty() && uri.portion.isEmpty() && !given.has(u"quote"_s)) {
        SHERIA_CHECK(store::findWork(db, uri.canonical().workUri(false)));
        return notes::anchorOf(uri.canonical());
    }
    SHERIA_TRY(const ExpressionRecord record,
               store::findExpression(db, uri.canonical(), Today(timeNow())));
    SHERIA_TRY(const auto texts, knowledge::textsOf(db, record));
    notes::Selection selection;
    selection.component = uri.component;
    selection.eId = uri.portion;
    selection.exact = given.value(u"quote"_s);
    selection.occurrence = given.number(u"occurrence"_s, 0);
    return notes::anchorTo(record, texts, selection);
}

Exit addNote(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        Note note;
        SHERIA_TRY(const auto kind, choiceOf<Note::Kind>(given, u"kind"_s));
        SHERIA_TRY(note.text, textOf(given));
        SHERIA_TRY(note.anchor, anchorOf(given));
        const bool isHighlight = note.anchor.isQuotation() && note.text.isEmpty();
        note.kind = kind.value_or(isHighlight               ? Note::Kind::Highlight
                                      : note.text.isEmpty() ? Note::Kind::Bookmark
                                                            : Note::Kind::Note);
        note.colour = given.value(u"colour"_s);
        note.tags = given.values(u"tag"_s);
        note.collections = given.values(u"collection"_s);
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(note, file.add(std::move(note), timeNow()));
        printNotes(given, {note});
        return {};
    });
}

Exit listNotes(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(const Search search, searchOf(given));
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Look));
        SHERIA_TRY(const std::vector<Note> found, file.find(search));
        printNotes(given, found);
        return {};
    });
}

Exit showNote(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Look));
        SHERIA_TRY(const Note note, file.named(given.word()));
        SHERIA_TRY(const auto history, file.history(note.id));
        if (given.wantsJson()) {
            printLine(json::object(
                "note", [&](json::Writer &out) { notes::write(out, note); }, "history",
                json::list(history, [](const notes::EarlierText &each) {
                    return json::object("text", each.text, "until", each.until, "name",
                                        json::orNull(each.name));
                })));
            return {};
        }
        printLine(asText(note));
        const auto paragraphs = [](const QString &text) {
            for (const QString &line : text.split(u'\n'))
                printLine("    " + printable(line));
        };
        paragraphs(note.text);
        for (const notes::EarlierText &each : history) {
            printLine("until " + momentText(each.until).toUtf8()
                      + (each.name.isEmpty() ? QByteArray() : ", " + printable(each.name)) + ':');
            paragraphs(each.text);
        }
        return {};
    });
}

/// The names that an option replaces others by; none: it is not given.
std::optional<QStringList> names(const Arguments &given, const QString &option, const QString &none)
{
    if (!given.has(option) && !given.has(none))
        return std::nullopt;
    return given.values(option);
}

Exit changeNote(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        notes::Change change;
        SHERIA_TRY(change.kind, choiceOf<Note::Kind>(given, u"kind"_s));
        if (given.has(u"text"_s)) {
            SHERIA_TRY(change.text, textOf(given));
        }
        if (given.has(u"colour"_s))
            change.colour = given.value(u"colour"_s);
        change.tags = names(given, u"tag"_s, u"no-tags"_s);
        change.collections = names(given, u"collection"_s, u"no-collections"_s);
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(const Note before, file.named(given.word()));
        SHERIA_TRY(const Note note, file.change(before.id, change, timeNow()));
        printNotes(given, {note});
        return {};
    });
}

Result<std::vector<qint64>> idsOf(const Arguments &given, NotesFile &file)
{
    std::vector<qint64> ids;
    for (const QString &word : given.paths()) {
        SHERIA_TRY(const Note note, file.named(word));
        ids.push_back(note.id);
    }
    return ids;
}

Exit removeNotes(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().isEmpty())
        return given.refuse(u"the number of a note is required."_s);
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(const std::vector<qint64> ids, idsOf(given, file));
        return file.remove(ids, timeNow());
    });
}

Exit restoreNotes(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().isEmpty())
        return given.refuse(u"the number of a note is required."_s);
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(const std::vector<qint64> ids, idsOf(given, file));
        return file.restore(ids, timeNow());
    });
}

Exit emptyNotes(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(const qint64 dropped, file.emptyTrash());
        say(u"%1 deleted for good"_s.arg(dropped));
        return {};
    });
}

Exit whereNotes(Arguments &given)
{
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(const auto state, choiceOf<Placement::State>(given, u"state"_s));
        SHERIA_TRY(const Search search, searchOf(given));
        const QDate date = given.date(u"at"_s);
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Look));
        SHERIA_TRY(std::vector<Note> found, file.find(search));
        SHERIA_TRY(store::Database db, openForLooking(given.library()));
        SHERIA_TRY(const auto placed,
                   notes::placeAll(db, std::move(found), date, Today(timeNow())));
        bool areAllThere = true;
        for (const notes::PlacedNote &each : placed) {
            const bool isLost = each.placement.state == Placement::State::Lost;
            areAllThere = areAllThere && !isLost;
            if (!state || each.placement.state == *state)
                printLine(given.wantsJson() ? placedJson(each) : placedText(each));
        }
        return areAllThere ? Exit::Done : Exit::Findings;
    });
}

Result<void> runSaved(const Arguments &given, NotesFile &file, const QString &name)
{
    SHERIA_TRY(const qint64 revision, file.revision());
    SHERIA_TRY(const notes::SavedSearch saved, file.savedSearch(name));
    SHERIA_TRY(const std::vector<Note> found,
               given.has(u"new"_s) ? file.newSince(name) : file.find(saved.search));
    printNotes(given, found);
    return file.markSeen(name, revision);
}

Result<void> listSaved(const Arguments &given, NotesFile &file)
{
    SHERIA_TRY(const std::vector<notes::SavedSearch> all, file.savedSearches());
    for (const notes::SavedSearch &each : all) {
        SHERIA_TRY(const std::vector<Note> news, file.newSince(each.name));
        const json::Raw search{toJson(each.search)};
        printLine(given.wantsJson() ? json::object("name", each.name, "search", search, "new",
                                                   qint64(news.size()))
                                    : printable(u"%1  %2 new"_s.arg(each.name).arg(news.size())));
    }
    return {};
}

Exit searchNotes(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        const bool isLook = given.has(u"saved-searches"_s)
            || !(given.has(u"save"_s) || given.has(u"saved"_s) || given.has(u"forget"_s));
        SHERIA_TRY(NotesFile file,
                   openNotes(given, isLook ? NotesFile::Mode::Look : NotesFile::Mode::Write));
        if (given.has(u"saved-searches"_s))
            return listSaved(given, file);
        if (given.has(u"forget"_s))
            return file.forget(given.value(u"forget"_s));
        if (given.has(u"saved"_s))
            return runSaved(given, file, given.value(u"saved"_s));
        SHERIA_TRY(const Search search, searchOf(given));
        if (given.has(u"save"_s))
            SHERIA_CHECK(file.save(given.value(u"save"_s), search));
        SHERIA_TRY(const std::vector<Note> found, file.find(search));
        printNotes(given, found);
        return {};
    });
}

enum class Format { Jsonld, Markdown };
constexpr std::array<QByteArrayView, 2> enumNames(Format)
{
    return {"jsonld", "markdown"};
}

Exit exportNotes(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(const auto format, choiceOf<Format>(given, u"format"_s));
        SHERIA_TRY(const Search search, searchOf(given));
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Look));
        SHERIA_TRY(const std::vector<Note> found, file.find(search));
        const QByteArray bytes = format == Format::Markdown ? notes::toMarkdown(found)
                                                            : notes::toWebAnnotations(found);
        if (given.has(u"output"_s))
            return writeOutputFile(given.value(u"output"_s), bytes);
        printLine(bytes.chopped(1));
        return {};
    });
}

Exit importNotes(Arguments &given)
{
    return given.run([&]() -> Result<Exit> {
        SHERIA_CHECK(checkIsFileName(given.word()));
        QFile input(given.word());
        if (!input.open(QIODevice::ReadOnly))
            return Error{ErrorCode::NotFound, u"%1: %2"_s.arg(given.word(), input.errorString())};
        const QByteArray bytes = input.read(notes::MaxImportBytes + 1);
        SHERIA_TRY(const auto format, choiceOf<Format>(given, u"format"_s));
        const bool isMarkdown = format ? *format == Format::Markdown : bytes.startsWith('#');
        SHERIA_TRY(const notes::ReadNotes read,
                   isMarkdown ? notes::fromMarkdown(bytes) : notes::fromWebAnnotations(bytes));
        for (const notes::Refused &each : read.refused)
            say(u"note %1 is refused: %2"_s.arg(each.number).arg(each.why.english()));
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(const notes::Imported done, file.import(read.notes, timeNow()));
        const auto refused = qint64(read.refused.size());
        printLine(given.wantsJson()
                      ? json::object("added", done.added, "changed", done.changed, "unchanged",
                                     done.unchanged, "refused", refused)
                      : u"%1 added, %2 changed, %3 unchanged, %4 refused"_s.arg(done.added)
                            .arg(done.changed)
                            .arg(done.unchanged)
                            .arg(refused)
                            .toUtf8());
        return refused > 0 ? Exit::Findings : Exit::Done;
    });
}

/// Brings the notes and the shared folder in step, and says what could not be taken.
Result<Exit> merge(const Arguments &given)
{
    SHERIA_TRY(const notes::Exchanged done, notes::exchange(notesPath(given), timeNow()));
    for (const notes::FolderProblem &each : done.problems)
        say(u"%1: %2"_s.arg(each.file, each.why.english()));
    if (!done.isShared)
        say(u"no collection is shared"_s);
    else if (done.isBusy)
        say(u"another program is doing this at the moment"_s);
    SHERIA_TRY(NotesFile file, NotesFile::open(notesPath(given), NotesFile::Mode::Look));
    SHERIA_TRY(const std::vector<notes::Conflict> conflicts, file.conflicts());
    const auto open = qint64(conflicts.size());
    const auto problems = qint64(done.problems.size());
    printLine(given.wantsJson() ? json::object("taken", done.taken, "given", done.given,
                                               "conflicts", open, "problems", problems)
                                : u"%1 changes taken, %2 given, %3 conflicts"_s.arg(done.taken)
                                      .arg(done.given)
                                      .arg(open)
                                      .toUtf8());
    return problems > 0 ? Exit::Findings : Exit::Done;
}

Exit mergeNotes(Arguments &given)
{
    return given.run([&]() { return merge(given); });
}

void printSharing(const Arguments &given, const notes::Sharing &sharing)
{
    if (given.wantsJson()) {
        printLine(json::object("author", json::orNull(sharing.author), "name",
                               json::orNull(sharing.name), "folder", json::orNull(sharing.folder),
                               "shared", sharing.collections, "offered", sharing.offered));
        return;
    }
    if (sharing.author.isEmpty()) {
        say(u"no collection is shared"_s);
        return;
    }
    printLine(printable(u"as %1 in %2"_s.arg(sharing.name, sharing.folder)));
    for (const QString &name : sharing.collections)
        printLine(printable(u"shared   "_s + name));
    for (const QString &name : sharing.offered)
        printLine(printable(u"offered  "_s + name));
}

Exit shareNotes(Arguments &given)
{
    return given.run([&]() -> Result<Exit> {
        const bool isLook = given.word().isEmpty();
        SHERIA_TRY(NotesFile file,
                   openNotes(given, isLook ? NotesFile::Mode::Look : NotesFile::Mode::Write));
        if (isLook) {
            SHERIA_TRY(const notes::Sharing sharing, file.sharing());
            printSharing(given, sharing);
            return Exit::Done;
        }
        SHERIA_TRY(const notes::Sharing before, file.sharing());
        if (before.folder.isEmpty() && !(given.has(u"folder"_s) && given.has(u"name"_s)))
            return Error{ErrorCode::InvalidArgument,
                         u"--folder and --name are required the first time"_s};
        QString folder;
        if (given.has(u"folder"_s)) {
            const QFileInfo info(given.value(u"folder"_s));
            if (!info.isDir())
                return Error{ErrorCode::NotFound, u"there is no folder %1"_s.arg(info.filePath())};
            folder = info.absoluteFilePath();
        }
        SHERIA_CHECK(file.share(given.word(), folder, given.value(u"name"_s), timeNow()));
        return merge(given);
    });
}

Exit unshareNotes(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        return file.unshare(given.word());
    });
}

QByteArray asJson(const notes::Conflict &conflict)
{
    return json::object(
        "note", [&](json::Writer &out) { notes::write(out, conflict.note); }, "texts",
        json::list(conflict.texts,
                   [](const notes::ConflictingText &each) {
                       return json::object("text", each.text, "name", each.name, "mine",
                                           each.isMine, "at", each.at);
                   }),
        "removed_by", json::orNull(conflict.removedBy), "removed_at", conflict.removedAt);
}

void printConflict(const notes::Conflict &conflict)
{
    printLine(asText(conflict.note));
    qsizetype number = 0;
    for (const notes::ConflictingText &each : conflict.texts) {
        printLine(printable(u"  %1. %2%3, %4:"_s.arg(++number).arg(
            each.name, each.isMine ? u" (you)"_s : QString(), momentText(each.at))));
        for (const QString &line : each.text.split(u'\n'))
            printLine("    " + printable(line));
    }
    if (conflict.removedAt.isValid())
        printLine(printable(
            u"  deleted by %1, %2"_s.arg(conflict.removedBy, momentText(conflict.removedAt))));
}

Exit listConflicts(Arguments &given)
{
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Look));
        SHERIA_TRY(const std::vector<notes::Conflict> all, file.conflicts());
        for (const notes::Conflict &each : all) {
            if (given.wantsJson())
                printLine(asJson(each));
            else
                printConflict(each);
        }
        return all.empty() ? Exit::Done : Exit::Findings;
    });
}

/// The text that an option chooses: mine, theirs, both or a number of the list.
Result<QString> chosenText(const notes::Conflict &conflict, const QString &choice)
{
    QStringList mine;
    QStringList theirs;
    for (const notes::ConflictingText &each : conflict.texts)
        (each.isMine ? mine : theirs) << each.text;
    const QStringList all = mine + theirs;
    if (choice == u"both")
        return all.join(u"\n\n"_s);
    if (choice == u"mine" && mine.size() == 1)
        return mine.front();
    if (choice == u"theirs" && theirs.size() == 1)
        return theirs.front();
    const int number = choice.toInt();
    if (number >= 1 && number <= all.size())
        return all[number - 1];
    return Error{ErrorCode::InvalidArgument,
                 u"--keep is mine, theirs, both or a number from 'sheriactl notes conflicts'; "
                 "'%1' names no text, or several"_s.arg(choice)};
}

Exit resolveNote(Arguments &given)
{
    return given.run([&]() -> Result<void> {
        if (int(given.has(u"keep"_s)) + int(given.has(u"text"_s)) + int(given.has(u"delete"_s))
            != 1)
            return Error{ErrorCode::InvalidArgument,
                         u"one of --keep, --text and --delete is required"_s};
        SHERIA_TRY(NotesFile file, openNotes(given, NotesFile::Mode::Write));
        SHERIA_TRY(Note note, file.named(given.word()));
        SHERIA_TRY(const auto conflict, file.conflict(note.id));
        if (!conflict)
            return Error{ErrorCode::NotFound, u"note %1 is in no conflict"_s.arg(note.id)};
        if (given.has(u"delete"_s))
            return file.remove({note.id}, timeNow());
        SHERIA_TRY(const QString text,
                   given.has(u"text"_s) ? textOf(given)
                                        : chosenText(*conflict, given.value(u"keep"_s)));
        std::vector<notes::OperationId> seen;
        for (const notes::ConflictingText &each : conflict->texts)
            seen.insert(seen.end(), each.operations.begin(), each.operations.end());
        SHERIA_TRY(note, file.resolve(note.id, text, seen, timeNow()));
        printNotes(given, {note});
        return {};
    });
}

constexpr Command NotesTable[] = {
    {"add", addNote},          {"list", listNotes},     {"show", showNote},
    {"change", changeNote},    {"remove", removeNotes}, {"empty", emptyNotes},
    {"restore", restoreNotes}, {"where", whereNotes},   {"search", searchNotes},
    {"export", exportNotes},   {"import", importNotes}, {"share", shareNotes},
    {"unshare", unshareNotes}, {"merge", mergeNotes},   {"conflicts", listConflicts},
    {"resolve", resolveNote},
};

} // namespace

const std::span<const Command> NotesActions(NotesTable);

} // namespace sheria::ctl
