// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notetext.h"

#include "app/cites/citespanel.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace sheria::app {

using namespace Qt::StringLiterals;
using notes::Note;
using notes::PlacedNote;
using notes::Placement;

namespace {

/// The translation context of this file.
struct NoteWords
{
    Q_DECLARE_TR_FUNCTIONS(Notes)
};

constexpr qsizetype MaxTitleChars = 160;

QString shortened(const QString &text)
{
    const QString line = text.simplified();
    return line.size() > MaxTitleChars ? line.first(MaxTitleChars) + u'…' : line;
}

QString percent(double confidence)
{
    return QLocale().toString(qRound(confidence * 100));
}

QString kindName(Note::Kind kind)
{
    switch (kind) {
    case Note::Kind::Note: return NoteWords::tr("Note");
    case Note::Kind::Highlight: return NoteWords::tr("Highlight");
    case Note::Kind::Bookmark: return NoteWords::tr("Bookmark");
    }
    Q_UNREACHABLE();
}

QString provisionName(const QByteArray &eId)
{
    return eId.isEmpty() ? NoteWords::tr("the whole text") : placeName(eId);
}

} // namespace

QString noteTitle(const Note &note)
{
    if (!note.text.isEmpty())
        return shortened(note.text);
    return note.anchor.isQuotation() ? u"“"_s + shortened(note.anchor.exact) + u"”"_s
                                     : kindName(note.kind);
}

QString notePlace(const PlacedNote &placed)
{
    const Placement &at = placed.placement;
    const QString place = provisionName(at.eId);
    switch (at.state) {
    case Placement::State::Kept: return place;
    case Placement::State::Moved:
        return NoteWords::tr("%1 (moved, %2 %)").arg(place, percent(at.confidence));
    case Placement::State::Changed:
        return NoteWords::tr("%1 (changed, %2 %)").arg(place, percent(at.confidence));
    case Placement::State::Lost:
        return NoteWords::tr("%1 (not in this text)").arg(provisionName(placed.note.anchor.eId));
    }
    Q_UNREACHABLE();
}

QString placementSentence(const Placement &placement)
{
    switch (placement.state) {
    case Placement::State::Kept: return {};
    case Placement::State::Moved:
        return NoteWords::tr("Its words now stand in %1 (confidence %2 %).")
            .arg(provisionName(placement.eId), percent(placement.confidence));
    case Placement::State::Changed:
        return placement.before.isEmpty()
            ? NoteWords::tr("Its provision was amended (confidence %1 %).")
                  .arg(percent(placement.confidence))
            : NoteWords::tr("Its words were amended (confidence %1 %). They were: “%2”")
                  .arg(percent(placement.confidence), placement.before);
    case Placement::State::Lost:
        return placement.before.isEmpty()
            ? NoteWords::tr("Its place is not in this text, or cannot be told with certainty.")
            : NoteWords::tr("Its words are not in this text, or cannot be told with certainty. "
                            "They were: “%1”")
                  .arg(placement.before);
    }
    Q_UNREACHABLE();
}

QByteArray noteMarks(const std::vector<PlacedNote> &notes)
{
    QJsonArray marks;
    for (const PlacedNote &one : notes) {
        const Placement &at = one.placement;
        if (at.state == Placement::State::Lost || at.eId.isEmpty())
            continue;
        const QString state = placementSentence(at);
        const QString title = noteTitle(one.note);
        marks.append(QJsonObject{
            {u"id"_s, one.note.id},
            {u"eId"_s, QString::fromUtf8(at.eId)},
            {u"words"_s, at.words},
            {u"before"_s, one.note.anchor.prefix},
            {u"kind"_s, QLatin1StringView(enumName(one.note.kind)).toString()},
            {u"colour"_s, one.note.colour},
            {u"label"_s, state.isEmpty() ? title : QString(title + u'\n' + state)},
        });
    }
    return QJsonDocument(marks).toJson(QJsonDocument::Compact);
}

} // namespace sheria::app
