// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QDate>
#include <QString>

namespace sheria {
class Today;
struct ExpressionRecord;
} // namespace sheria

namespace sheria::render {

/// The sentences and labels of cover pages, title pages and the foot of pages. They are part of the
/// document, so they are in its language, not in that of the user: a small catalogue of its own, apart
/// from the translations of the program.
enum class Phrase {
    Published,
    PublishedOn,   ///< %1 date
    PublishedIn,   ///< %1 gazette and number
    PublishedInOn, ///< %1 gazette and number, %2 date
    AssentedOn,    ///< %1 date
    Commenced,
    CommencedBy,   ///< %1 work
    CommencedOn,   ///< %1 date
    CommencedOnBy, ///< %1 date, %2 work
    CommencesOn,   ///< %1 date
    CommencesOnBy, ///< %1 date, %2 work
    NotCommenced,
    CommencementUnknown,
    CommencedInParts,
    Note, ///< %1 note
    Provisions,
    Status,
    AllProvisions,
    OtherProvisions,
    NotYetCommenced,
    ValidFrom,     ///< %1 date
    ValidFromUpTo, ///< %1 date, %2 date up to which amendments are known
    ValidAt,       ///< %1 date
    ValidAtUpTo,   ///< %1 date, %2 date up to which amendments are known
    WasFromTo,     ///< %1 date, %2 date
    WasAt,         ///< %1 date
    WasAtTo,       ///< %1 date, %2 date
    WillBeFrom,    ///< %1 date
    IsConsolidation,
    AmendedBy,  ///< %1 work, %2 date
    RevisedBy,  ///< %1 work, %2 date
    RepealedBy, ///< %1 work, %2 date
    RepealedOn, ///< %1 date
    TableOfContents,
    AsAt,       ///< %1 date
    Identifier, ///< Label.
    Language,   ///< Label.
    Recorded,   ///< Label: when the text was last changed in the library.
    Publisher,  ///< Label.
    StatusRepealed,
    StatusNotCommenced,
    StatusPartlyCommenced,
    StatusNotYetInForce,
    StatusSuperseded,
    RepealedNotice,
    NotCommencedNotice,
    PartlyCommencedNotice,
    FutureNotice,     ///< %1 date
    SupersededNotice, ///< %1 date
    OutstandingNotice,
    Documents, ///< %1 number, always more than one
    Extract,
    NotesOn,      ///< %1 title; of a person's notes
    AmendedSince, ///< What a note is on.
    Count,
};

/// The phrase in English, French, Swahili, Arabic or Portuguese; in English for other languages.
/// `language`: an ISO 639-2/T code.
QString phrase(Phrase phrase, QByteArrayView language);

/// "1 April 2010".
QString longDate(QDate date, QByteArrayView language);

/// coverpage() for the screen of the desktop: a commencement after `today` is one that is to come, which the API, with
/// the same words for both, does not tell (server/API.md section 4.9).
QByteArray screenCover(const ExpressionRecord &record, const QString &placeName,
                       const QString &countryName, const Today &today);

} // namespace sheria::render
