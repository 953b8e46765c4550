// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/search.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::notes {

using namespace Qt::StringLiterals;

bool Search::holds(const Note &note) const
{
    const auto hasWord = [&note](const QString &word) {
        const auto isIn = [&word](const QString &text) {
            return text.contains(word, Qt::CaseInsensitive);
        };
        return isIn(note.text) || isIn(note.anchor.exact)
            || std::any_of(note.tags.begin(), note.tags.end(), isIn);
    };
    const QStringList all = words.simplified().split(u' ', Qt::SkipEmptyParts);
    return note.removedAt.isValid() == onlyRemoved
        && (kinds.empty() || std::count(kinds.begin(), kinds.end(), note.kind))
        && std::all_of(tags.begin(), tags.end(),
                       [&note](const QString &tag) { return note.tags.contains(tag); })
        && (collection.isEmpty() || note.collections.contains(collection))
        && (colour.isEmpty() || note.colour == colour)
        && (workUri.isEmpty() || note.anchor.workUri == workUri)
        && std::all_of(all.begin(), all.end(), hasWord);
}

QByteArray toJson(const Search &search)
{
    json::Writer out;
    out.beginObject().member("words", search.words).key("kinds");
    out.array(search.kinds, [&out](Note::Kind kind) { out.string(enumName(kind)); });
    out.members("tags", search.tags, "collection", search.collection, "colour", search.colour,
                "work", search.workUri, "removed", search.onlyRemoved);
    return out.endObject().take();
}

Result<Search> searchFrom(const QByteArray &json)
{
    json::Members members(QJsonDocument::fromJson(json).object());
    Search search;
    search.words = members.text(u"words"_s);
    for (const QJsonValue each : members.array(u"kinds"_s)) {
        if (const auto kind = enumNamed<Note::Kind>(each.toString().toUtf8()))
            search.kinds.push_back(*kind);
    }
    for (const QJsonValue each : members.array(u"tags"_s))
        search.tags << each.toString();
    search.collection = members.text(u"collection"_s);
    search.colour = members.text(u"colour"_s);
    search.workUri = members.bytes(u"work"_s);
    search.onlyRemoved = members.flag(u"removed"_s);
    if (members.error())
        return *members.error();
    return search;
}

void write(json::Writer &out, const Note &note)
{
    const Anchor &at = note.anchor;
    out.beginObject();
    out.members("id", note.id, "uuid", note.uuid, "kind", enumName(note.kind), "text", note.text,
                "colour", json::orNull(note.colour), "tags", note.tags, "collections",
                note.collections);
    out.members("frbr_uri", at.workUri, "expression_frbr_uri", json::orNull(at.expressionUri),
                "expression_date", at.date, "language", json::orNull(at.language), "component",
                json::orNull(at.component), "eid", json::orNull(at.eId), "exact",
                json::orNull(at.exact), "prefix", json::orNull(at.prefix), "suffix",
                json::orNull(at.suffix));
    out.member("start", at.start < 0 ? std::optional<qint64>() : std::optional(at.start));
    out.members("created_at", note.createdAt, "changed_at", note.changedAt, "removed_at",
                note.removedAt);
    out.key("sharing");
    if (note.sharing)
        out.object("made_by", note.sharing->madeBy, "text_by", note.sharing->textBy, "conflict",
                   note.sharing->isConflicting);
    else
        out.null();
    out.endObject();
}

} // namespace sheria::notes
