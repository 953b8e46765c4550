// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notemarkdown.h"

#include "core/notes/notesfile.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::notes {

using namespace Qt::StringLiterals;

namespace {

constexpr char Title[] = "# Notes";
constexpr char Begin[] = "<!-- sheria-note ";
constexpr char End[] = " -->";

/// Of a note all but its text, on one line; in a comment no two hyphens stand together.
QByteArray metaOf(const Note &note)
{
    Note other = note;
    other.id = 0;
    other.text.clear();
    json::Writer out;
    write(out, other);
    return out.take().replace("--", "-\\u002d");
}

/// Lines of a text that would be taken for the beginning of a note get a backslash.
QByteArray escaped(const QString &text)
{
    QByteArrayList lines = text.toUtf8().split('\n');
    for (QByteArray &line : lines) {
        QByteArray plain = line;
        while (plain.startsWith('\\'))
            plain.remove(0, 1);
        if (plain.startsWith("<!--"))
            line.prepend('\\');
    }
    return lines.join('\n');
}

QString unescaped(QByteArrayList lines)
{
    for (QByteArray &line : lines) {
        QByteArray plain = line;
        while (plain.startsWith('\\'))
            plain.remove(0, 1);
        if (plain.size() < line.size() && plain.startsWith("<!--"))
            line.remove(0, 1);
    }
    return QString::fromUtf8(lines.join('\n'));
}

QByteArray asQuotation(const QString &exact)
{
    return "> " + exact.toUtf8().replace('\n', "\n> ") + "\n\n";
}

Result<Note> noteOfComment(const QByteArray &meta)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(meta, &fault);
    if (fault.error != QJsonParseError::NoError)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("its comment is no JSON: %1", fault.errorString())};
    json::Members members(document.object());
    Note note;
    Anchor &at = note.anchor;
    note.uuid = members.bytes(u"uuid"_s);
    note.kind = enumNamed<Note::Kind>(members.bytes(u"kind"_s)).value_or(note.kind);
    note.colour = members.text(u"colour"_s);
    for (const QJsonValue each : members.array(u"tags"_s))
        note.tags << each.toString();
    for (const QJsonValue each : members.array(u"collections"_s))
        note.collections << each.toString();
    at.workUri = members.bytes(u"frbr_uri"_s);
    at.expressionUri = members.bytes(u"expression_frbr_uri"_s);
    at.date = members.date(u"expression_date"_s);
    at.language = members.bytes(u"language"_s);
    at.component = members.bytes(u"component"_s);
    at.eId = members.bytes(u"eid"_s);
    at.exact = members.text(u"exact"_s);
    at.prefix = members.text(u"prefix"_s);
    at.suffix = members.text(u"suffix"_s);
    at.start = std::clamp<qint64>(members.integer(u"start"_s).value_or(-1), -1, 1'000'000'000);
    note.createdAt = members.dateTime(u"created_at"_s);
    note.changedAt = members.dateTime(u"changed_at"_s);
    if (members.error())
        return *members.error();
    return note;
}

/// The lines of a note behind its comment: a heading, the quotation if it has one, and the text.
QString textBehind(const QByteArrayList &lines, const Note &note)
{
    qsizetype at = 0;
    const auto skipBlank = [&] {
        while (at < lines.size() && lines[at].trimmed().isEmpty())
            ++at;
    };
    skipBlank();
    if (at < lines.size() && lines[at].startsWith("## "))
        ++at;
    skipBlank();
    while (note.anchor.isQuotation() && at < lines.size() && lines[at].startsWith('>'))
        ++at;
    skipBlank();
    return unescaped(lines.sliced(at));
}

} // namespace

QByteArray toMarkdown(const std::vector<Note> &notes)
{
    QByteArray out = QByteArray(Title) + '\n';
    for (const Note &note : notes) {
        out += '\n' + (Begin + metaOf(note)) + End + "\n## " + note.anchor.uri() + "\n\n";
        if (note.anchor.isQuotation())
            out += asQuotation(note.anchor.exact);
        if (!note.text.isEmpty())
            out += escaped(note.text) + '\n';
    }
    return out;
}

Result<ReadNotes> fromMarkdown(const QByteArray &markdown)
{
    if (markdown.size() > MaxImportBytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the file is larger than %1 MB", MaxImportBytes / 1024 / 1024)};
    QByteArrayList lines = QByteArray(markdown).replace("\r\n", "\n").split('\n');
    if (lines.isEmpty() || lines.front().trimmed() != Title)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the file is no Markdown that Sheria exported")};
    ReadNotes read;
    qsizetype number = 0;
    for (qsizetype at = 1; at < lines.size();) {
        if (!lines[at].startsWith(Begin)) {
            ++at;
            continue;
        }
        if (++number > MaxImportNotes)
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("the file has more than %1 notes", MaxImportNotes)};
        const QByteArray comment = lines[at].trimmed();
        const bool isWhole = comment.size() >= qsizetype(sizeof Begin + sizeof End) - 2
            && comment.endsWith(End);
        const auto next = std::find_if(lines.begin() + at + 1, lines.end(),
                                       [](const QByteArray &line) {
                                           return line.startsWith(Begin);
                                       });
        const QByteArrayList own = lines.sliced(at + 1, next - lines.begin() - at - 1);
        at = next - lines.begin();
        auto note = isWhole
            ? noteOfComment(comment.sliced(qsizetype(sizeof Begin) - 1).chopped(sizeof End - 1))
            : Result<Note>(
                Error{ErrorCode::InvalidArgument, Message::tr("its comment does not end")});
        if (note)
            note->text = textBehind(own, *note);
        const Result<void> kept = note ? tidy(*note) : note.error();
        if (kept)
            read.notes.push_back(*std::move(note));
        else
            read.refused.push_back({number, kept.error().message});
    }
    return read;
}

} // namespace sheria::notes
