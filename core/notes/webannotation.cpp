// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/webannotation.h"

#include "core/domain/frbruri.h"
#include "core/notes/anchor.h"
#include "core/notes/notesfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <optional>

namespace sheria::notes {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxSelectorDepth = 8;
constexpr qsizetype MaxTargets = 100; ///< Of one annotation; and bodies, selectors.
constexpr qint64 MaxPosition = 1'000'000'000;

/// How the vocabulary calls why a note was made.
QByteArrayView motivationOf(Note::Kind kind)
{
    switch (kind) {
    case Note::Kind::Note: return "commenting";
    case Note::Kind::Highlight: return "highlighting";
    case Note::Kind::Bookmark: return "bookmarking";
    }
    Q_UNREACHABLE();
}

QByteArray fragmentOf(const Anchor &anchor)
{
    return (anchor.component.isEmpty() ? QByteArray() : '!' + anchor.component + '~') + anchor.eId;
}

void writeSelectors(json::Writer &out, const Anchor &at)
{
    const QByteArray fragment = fragmentOf(at);
    const auto position = [&](json::Writer &to) {
        to.object("type", "TextPositionSelector", "start", at.start, "end",
                  at.start + characterCount(at.exact));
    };
    out.key("selector").beginArray();
    if (!fragment.isEmpty()) {
        out.beginObject().members("type", "FragmentSelector", "value", fragment);
        if (at.start >= 0)
            out.member("refinedBy", position);
        out.endObject();
    } else if (at.start >= 0) {
        out.value(position);
    }
    if (at.isQuotation())
        out.object("type", "TextQuoteSelector", "exact", at.exact, "prefix", at.prefix, "suffix",
                   at.suffix);
    out.endArray();
}

void writeBody(json::Writer &out, const Note &note)
{
    out.key("body").beginArray();
    if (!note.text.isEmpty())
        out.object("type", "TextualBody", "value", note.text, "format", "text/plain", "purpose",
                   "commenting");
    for (const QString &tag : note.tags)
        out.object("type", "TextualBody", "value", tag, "purpose", "tagging");
    out.endArray();
}

void writeAnnotation(json::Writer &out, const Note &note)
{
    const Anchor &at = note.anchor;
    out.beginObject().members("id", QByteArray("urn:uuid:" + note.uuid), "type", "Annotation",
                              "motivation", motivationOf(note.kind), "created", note.createdAt,
                              "modified", note.changedAt);
    if (!note.colour.isEmpty())
        out.member("sheria:colour", note.colour);
    if (!note.collections.isEmpty())
        out.member("sheria:collections", note.collections);
    writeBody(out, note);
    out.key("target").beginObject().members("type", "SpecificResource", "source",
                                            at.expressionUri.isEmpty() ? at.workUri
                                                                       : at.expressionUri);
    if (at.isQuotation() || !fragmentOf(at).isEmpty())
        writeSelectors(out, at);
    out.endObject().endObject();
}

/// A value, or each of a list of them.
std::vector<QJsonValue> each(const QJsonValue &value)
{
    if (!value.isArray())
        return value.isUndefined() || value.isNull() ? std::vector<QJsonValue>()
                                                     : std::vector<QJsonValue>{value};
    const QJsonArray all = value.toArray();
    return {all.begin(), all.begin() + std::min(all.size(), MaxTargets)};
}

/// A member, also as older drafts and other contexts write its name.
QJsonValue member(const QJsonObject &object, QLatin1StringView name)
{
    for (const QString &key : {QString(name), QString(u'@' + name), QString("oa:"_L1 + name)}) {
        if (const QJsonValue found = object.value(key); !found.isUndefined())
            return found;
    }
    return QJsonValue(QJsonValue::Undefined);
}

/// Whether a type or motivation is that, whatever its prefix: "oa:Annotation", "http://…#Annotation".
bool names(const QJsonValue &value, QLatin1StringView word)
{
    const std::vector<QJsonValue> all = each(value);
    return std::any_of(all.begin(), all.end(), [&](const QJsonValue &one) {
        const QString text = one.isObject() ? one["id"_L1].toString() : one.toString();
        const qsizetype before = text.size() - word.size() - 1;
        return text.endsWith(word)
            && (before < 0 || text[before] == u':' || text[before] == u'#' || text[before] == u'/');
    });
}

/// What the selectors of a target say.
struct Selected
{
    QByteArray fragment;
    std::optional<QJsonObject> quote;
    qint64 start = -1;
    bool isStartOfPart = false; ///< It counts within what the fragment names.
};

void readSelectors(const QJsonValue &value, Selected &out, bool isInPart, int depth)
{
    if (depth > MaxSelectorDepth)
        return;
    for (const QJsonValue &one : each(value)) {
        const QJsonObject selector = one.toObject();
        const QJsonValue type = member(selector, "type"_L1);
        bool isPart = isInPart;
        if (names(type, "FragmentSelector"_L1)) {
            out.fragment = member(selector, "value"_L1).toString().toUtf8();
            isPart = true;
        } else if (names(type, "TextQuoteSelector"_L1)) {
            out.quote = selector;
        } else if (names(type, "TextPositionSelector"_L1)) {
            const double start = member(selector, "start"_L1).toDouble(-1);
            const bool isUsable = start >= 0 && start <= double(MaxPosition);
            out.start = isUsable ? qint64(start) : -1;
            out.isStartOfPart = isInPart;
        }
        readSelectors(member(selector, "refinedBy"_L1), out, isPart, depth + 1);
    }
}

/// The address of the law in an address of a page: what is behind its host, or what a server puts before it.
std::optional<FrbrUri> lawIn(const QString &address, QByteArray &fragment)
{
    const QUrl url(address);
    if (url.hasFragment())
        fragment = url.fragment(QUrl::FullyDecoded).toUtf8();
    const QByteArray path = url.path(QUrl::FullyDecoded).toUtf8();
    const qsizetype at = path.indexOf("/akn/");
    if (at < 0)
        return std::nullopt;
    auto uri = FrbrUri::parse(splitFormat(path.sliced(at)).path);
    if (!uri)
        return std::nullopt;
    const QByteArray component = uri->component;
    const QByteArray portion = uri->portion;
    uri = uri->canonical();
    uri->component = component;
    uri->portion = portion;
    return *std::move(uri);
}

/// The anchor of a target; nothing: it is not on the law.
std::optional<Anchor> anchorOfTarget(const QJsonValue &target)
{
    const QJsonObject object = target.toObject();
    QJsonValue source = target.isString() ? target : member(object, "source"_L1);
    if (source.isUndefined())
        source = member(object, "id"_L1);
    if (source.isObject())
        source = member(source.toObject(), "id"_L1);
    Selected selected;
    auto uri = lawIn(source.toString(), selected.fragment);
    if (!uri)
        return std::nullopt;
    readSelectors(member(object, "selector"_L1), selected, false, 0);
    QByteArray fragment = selected.fragment;
    while (fragment.startsWith('#'))
        fragment.remove(0, 1);
    if (fragment.startsWith('!')) {
        const qsizetype end = fragment.indexOf('~');
        uri->component = fragment.sliced(1, end < 0 ? -1 : end - 1);
        fragment = end < 0 ? QByteArray() : fragment.sliced(end + 1);
    }
    if (fragment.startsWith('~'))
        fragment.remove(0, 1);
    if (!fragment.isEmpty())
        uri->portion = fragment;
    Anchor anchor = anchorOf(*uri);
    if (selected.quote) {
        anchor.exact = member(*selected.quote, "exact"_L1).toString();
        anchor.prefix = member(*selected.quote, "prefix"_L1).toString().right(MaxContextChars);
        anchor.suffix = member(*selected.quote, "suffix"_L1).toString().left(MaxContextChars);
    }
    // Other programs count from the beginning of their page.
    const bool isOurs = selected.isStartOfPart || fragmentOf(anchor).isEmpty();
    if (anchor.isQuotation() && isOurs)
        anchor.start = selected.start;
    return anchor;
}

void readBody(const QJsonValue &body, Note &note)
{
    if (body.isString()) {
        note.text = body.toString(); // An address, or what bodyValue should have.
        return;
    }
    const QJsonObject object = body.toObject();
    const QString value = member(object, "value"_L1).isUndefined()
        ? object["chars"_L1].toString()
        : member(object, "value"_L1).toString();
    const bool isTag = names(member(object, "purpose"_L1), "tagging"_L1)
        || names(member(object, "type"_L1), "Tag"_L1);
    if (isTag)
        note.tags << value;
    else if (!value.isEmpty())
        note.text += (note.text.isEmpty() ? QString() : u"\n\n"_s) + value;
}

QByteArray uuidOf(const QString &id)
{
    if (id.isEmpty())
        return {};
    const QString plain = id.startsWith("urn:uuid:"_L1) ? id.sliced(9) : QString();
    QUuid uuid = QUuid::fromString(plain);
    if (uuid.isNull())
        uuid = QUuid::createUuidV5(QUuid(u"6ba7b811-9dad-11d1-80b4-00c04fd430c8"_s), id);
    return uuid.toByteArray(QUuid::WithoutBraces);
}

Result<Note> noteOfAnnotation(const QJsonObject &object)
{
    if (!names(member(object, "type"_L1), "Annotation"_L1))
        return Error{ErrorCode::InvalidArgument, Message::tr("it is no annotation")};
    Note note;
    std::optional<Anchor> anchor;
    for (const QJsonValue &target : each(member(object, "target"_L1))) {
        if (!anchor)
            anchor = anchorOfTarget(target);
    }
    if (!anchor)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("its target is no work or expression (/akn/…)")};
    note.anchor = *std::move(anchor);
    note.uuid = uuidOf(member(object, "id"_L1).toString());
    const QJsonValue motivation = member(object, "motivation"_L1);
    if (names(motivation, "highlighting"_L1))
        note.kind = Note::Kind::Highlight;
    else if (names(motivation, "bookmarking"_L1))
        note.kind = Note::Kind::Bookmark;
    note.text = object["bodyValue"_L1].toString();
    for (const QJsonValue &body : each(member(object, "body"_L1)))
        readBody(body, note);
    note.colour = object["sheria:colour"_L1].toString();
    for (const QJsonValue &name : each(object["sheria:collections"_L1]))
        note.collections << name.toString();
    note.createdAt = json::parseInstant(member(object, "created"_L1).toString());
    note.changedAt = json::parseInstant(member(object, "modified"_L1).toString());
    return note;
}

/// The annotations of a file.
Result<QJsonArray> annotationsIn(const QJsonDocument &document)
{
    if (document.isArray())
        return document.array();
    QJsonObject object = document.object();
    const QJsonValue first = member(object, "first"_L1);
    if (first.isObject())
        object = first.toObject();
    const QJsonValue items = member(object, "items"_L1);
    if (items.isArray())
        return items.toArray();
    if (names(member(object, "type"_L1), "Annotation"_L1))
        return QJsonArray{object};
    return Error{ErrorCode::InvalidArgument, Message::tr("the file has no web annotations")};
}

} // namespace

QByteArray toWebAnnotations(const std::vector<Note> &notes)
{
    json::Writer out;
    out.beginObject().key("@context").beginArray();
    out.string(QByteArrayView("http://www.w3.org/ns/anno.jsonld"));
    out.object("sheria", "urn:sheria:").endArray();
    out.members("id", "urn:sheria:notes", "type", "AnnotationPage").key("items");
    out.array(notes, [&out](const Note &note) { writeAnnotation(out, note); });
    return out.endObject().take() + '\n';
}

Result<ReadNotes> fromWebAnnotations(const QByteArray &json)
{
    if (json.size() > MaxImportBytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the file is larger than %1 MB", MaxImportBytes / 1024 / 1024)};
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the file is no JSON: %1, at byte %2", fault.errorString(),
                                 fault.offset)};
    SHERIA_TRY(const QJsonArray all, annotationsIn(document));
    if (all.size() > MaxImportNotes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the file has more than %1 notes", MaxImportNotes)};
    ReadNotes read;
    for (qsizetype i = 0; i < all.size(); ++i) {
        auto note = noteOfAnnotation(all[i].toObject());
        const Result<void> kept = note ? tidy(*note) : note.error();
        if (kept)
            read.notes.push_back(*std::move(note));
        else
            read.refused.push_back({i + 1, kept.error().message});
    }
    return read;
}

} // namespace sheria::notes
