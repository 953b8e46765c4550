// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/operation.h"

#include "core/notes/notesfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringDecoder>
#include <QUuid>

#include <algorithm>

namespace sheria::notes {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Version = 1;
constexpr qint64 MaxNumber = 1'000'000'000;
constexpr qsizetype MaxListed = 100'000; ///< Operations, or authors, that one operation names.

Error wrong(const Message &why)
{
    return {ErrorCode::InvalidArgument, why};
}

void writeAnchor(json::Writer &out, const Anchor &at)
{
    out.key("anchor").beginObject();
    out.members("work", at.workUri, "expression", at.expressionUri, "language", at.language, "date",
                at.date, "component", at.component, "eid", at.eId, "exact", at.exact, "prefix",
                at.prefix, "suffix", at.suffix, "start", at.start);
    out.endObject();
}

Anchor anchorFrom(json::Members &members)
{
    Anchor at;
    at.workUri = members.bytes(u"work"_s);
    at.expressionUri = members.bytes(u"expression"_s);
    at.language = members.bytes(u"language"_s);
    at.date = members.date(u"date"_s);
    at.component = members.bytes(u"component"_s);
    at.eId = members.bytes(u"eid"_s);
    at.exact = members.text(u"exact"_s);
    at.prefix = members.text(u"prefix"_s);
    at.suffix = members.text(u"suffix"_s);
    at.start = std::clamp<qint64>(members.integer(u"start"_s).value_or(-1), -1, MaxNumber);
    return at;
}

void writeNames(json::Writer &out, const char *key, const QStringList &names)
{
    if (!names.isEmpty())
        out.member(key, names);
}

QStringList namesFrom(json::Members &members, const QString &key)
{
    QStringList names;
    for (const QJsonValue each : members.array(key))
        names << each.toString();
    return names;
}

Message tooLong(const QString &field)
{
    return Message::tr("too long: %1", field);
}

Result<void> readReplaced(json::Members &members, Operation &operation)
{
    const QJsonArray all = members.array(u"replaces"_s);
    if (all.size() > MaxListed)
        return wrong(tooLong(u"replaces"_s));
    for (const QJsonValue each : all) {
        SHERIA_TRY(const OperationId id, OperationId::parse(each.toString().toLatin1()));
        // What comes later in its own log it cannot have seen.
        if (id.author == operation.id.author && id.number >= operation.id.number)
            return wrong(Message::tr("it replaces what comes after it"));
        operation.replaces.push_back(id);
    }
    return {};
}

Result<void> readKnown(json::Members &members, Operation &operation)
{
    const QJsonObject known = members.object(u"known"_s).value_or(QJsonObject());
    if (known.size() > MaxListed)
        return wrong(tooLong(u"known"_s));
    for (auto at = known.begin(); at != known.end(); ++at) {
        const QByteArray author = at.key().toLatin1();
        const qint64 number = at.value().toInteger(-1);
        if (!isAuthor(author) || author == operation.id.author || number < 0 || number > MaxNumber)
            return wrong(Message::tr("'%1' is no operation", author));
        operation.known[author] = number;
    }
    return {};
}

/// Tidies as files keep notes, and holds to their bounds.
Result<void> check(Operation &operation)
{
    Note note;
    note.uuid = operation.note;
    note.anchor.workUri = "/akn/zz/act/2000/1"; // Where the operation names none.
    note.anchor = operation.anchor.value_or(note.anchor);
    note.text = operation.text.value_or(QString());
    note.colour = operation.colour.value_or(QString());
    const auto tidyNames = [&note](QStringList &tags, QStringList &collections) -> Result<void> {
        note.tags = tags;
        note.collections = collections;
        SHERIA_CHECK(tidy(note));
        tags = note.tags;
        collections = note.collections;
        return {};
    };
    SHERIA_CHECK(tidyNames(operation.tagsAdded, operation.collectionsAdded));
    SHERIA_CHECK(tidyNames(operation.tagsDropped, operation.collectionsDropped));
    if (operation.text)
        operation.text = note.text;
    if (operation.colour)
        operation.colour = note.colour;
    operation.name = operation.name.simplified();
    const auto isBroken = [](const QString &text) {
        return !text.isValidUtf16();
    };
    QStringList texts{note.text, note.colour, operation.name, note.anchor.exact};
    texts << note.anchor.prefix << note.anchor.suffix << operation.tagsAdded
          << operation.tagsDropped << operation.collectionsAdded << operation.collectionsDropped;
    if (std::any_of(texts.begin(), texts.end(), isBroken))
        return wrong(Message::tr("it is not UTF-8"));
    if (operation.name.size() > MaxNameChars)
        return wrong(tooLong(u"name"_s));
    return {};
}

Result<QJsonObject> objectFrom(const QByteArray &line)
{
    if (line.size() > MaxLineBytes)
        return wrong(Message::tr("the line is longer than %1 bytes", MaxLineBytes));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(line);
    if (decoder.hasError())
        return wrong(Message::tr("it is not UTF-8"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        return wrong(Message::tr("it is no operation: %1", error.errorString()));
    return document.object();
}

} // namespace

bool isAuthor(const QByteArray &text)
{
    const QUuid uuid = QUuid::fromString(QLatin1StringView(text));
    return !uuid.isNull() && uuid.toByteArray(QUuid::WithoutBraces) == text;
}

Result<OperationId> OperationId::parse(const QByteArray &text)
{
    const qsizetype colon = text.indexOf(':');
    bool isNumber = false;
    OperationId id{text.left(std::max<qsizetype>(colon, 0)),
                   text.mid(colon + 1).toLongLong(&isNumber)};
    if (!isAuthor(id.author) || !isNumber || id.number < 1 || id.number > MaxNumber)
        return wrong(Message::tr("'%1' is no operation", text.left(MaxNameChars)));
    return id;
}

Stamp Stamp::after(const Stamp &last, const QDateTime &now)
{
    const Stamp present{now.toMSecsSinceEpoch(), 0};
    // A clock that was wrong and has been set must not be followed for years.
    if (last < present || last.isTooFarAhead(now))
        return present;
    return last.tick < MaxTick ? Stamp{last.ms, last.tick + 1} : Stamp{last.ms + 1, 0};
}

QByteArray toLine(const Operation &operation)
{
    json::Writer out;
    out.beginObject();
    out.members("v", Version, "author", operation.id.author, "number", operation.id.number, "time",
                QDateTime::fromMSecsSinceEpoch(operation.stamp.ms, Qt::UTC), "tick",
                operation.stamp.tick, "name", operation.name, "note", operation.note, "action",
                enumName(operation.action));
    if (!operation.known.empty()) {
        out.key("known").beginObject();
        for (const auto &[author, number] : operation.known)
            out.member(author, number);
        out.endObject();
    }
    if (operation.anchor) {
        writeAnchor(out, *operation.anchor);
        out.member("created_at", operation.createdAt);
    }
    if (operation.kind)
        out.member("kind", enumName(*operation.kind));
    if (operation.colour)
        out.member("colour", *operation.colour);
    if (operation.text)
        out.member("text", *operation.text);
    if (!operation.replaces.empty())
        out.key("replaces").array(operation.replaces, [&out](const OperationId &id) {
            out.string(id.text());
        });
    writeNames(out, "tags_added", operation.tagsAdded);
    writeNames(out, "tags_dropped", operation.tagsDropped);
    writeNames(out, "collections_added", operation.collectionsAdded);
    writeNames(out, "collections_dropped", operation.collectionsDropped);
    return out.endObject().take();
}

Result<Operation> operationFrom(const QByteArray &line, const OperationId &expected)
{
    SHERIA_TRY(const QJsonObject object, objectFrom(line));
    json::Members members(object);
    if (members.integer(u"v"_s).value_or(0) > Version)
        return Error{ErrorCode::Unsupported,
                     Message::tr("it was written by a newer version of this program")};
    Operation operation;
    operation.id = {members.bytes(u"author"_s), members.integer(u"number"_s).value_or(0)};
    if (operation.id.author != expected.author)
        return wrong(
            Message::tr("it is of another author: %1", operation.id.author.left(MaxNameChars)));
    if (operation.id.number != expected.number)
        return wrong(
            Message::tr("its number is %1 instead of %2", operation.id.number, expected.number));
    const QDateTime time = members.dateTime(u"time"_s);
    operation.stamp = {time.isValid() ? time.toMSecsSinceEpoch() : -1,
                       members.integer(u"tick"_s).value_or(0)};
    if (operation.stamp.ms < 0 || operation.stamp.tick < 0 || operation.stamp.tick > Stamp::MaxTick)
        return wrong(Message::tr("it has no usable time"));
    operation.name = members.text(u"name"_s);
    operation.note = members.bytes(u"note"_s);
    if (!isAuthor(operation.note)) // Notes are named in the same way.
        return wrong(Message::tr("the identifier is no UUID"));
    const auto action = enumNamed<Operation::Action>(members.bytes(u"action"_s));
    const auto kind = enumNamed<Note::Kind>(members.bytes(u"kind"_s));
    if (!action || (members.has(u"kind"_s) && !kind))
        return wrong(Message::tr("it says nothing that this program knows"));
    operation.action = *action;
    operation.kind = kind;
    if (auto anchor = members.object(u"anchor"_s)) {
        json::Members inner(*anchor);
        operation.anchor = anchorFrom(inner);
        members.complainAs(u"anchor"_s, inner);
        operation.createdAt = members.dateTime(u"created_at"_s);
        if (!operation.createdAt.isValid())
            return wrong(Message::tr("it has no usable time"));
    }
    if (members.has(u"colour"_s))
        operation.colour = members.text(u"colour"_s);
    if (members.has(u"text"_s))
        operation.text = members.text(u"text"_s);
    operation.tagsAdded = namesFrom(members, u"tags_added"_s);
    operation.tagsDropped = namesFrom(members, u"tags_dropped"_s);
    operation.collectionsAdded = namesFrom(members, u"collections_added"_s);
    operation.collectionsDropped = namesFrom(members, u"collections_dropped"_s);
    SHERIA_CHECK(readReplaced(members, operation));
    SHERIA_CHECK(readKnown(members, operation));
    if (members.error())
        return *members.error();
    SHERIA_CHECK(check(operation));
    return operation;
}

} // namespace sheria::notes
