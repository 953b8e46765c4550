// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <cstdint>
#include <vector>

namespace sheria::citations {

/// What of a document is pointed at; counted from the outside in.
enum class Unit : std::uint8_t {
    None,
    Section,
    Article,
    Regulation,
    Rule,
    Paragraph,
    Clause,
    Schedule,
    Chapter,
    Part,
    Inner, ///< A subsection, an item: only inside another one.
    Order, ///< Of rules of court: "Order 13 rule 10".
};

/// Empty for those that nobody names.
constexpr std::array<QByteArrayView, 12> enumNames(Unit)
{
    return {"",       "section",  "article", "regulation", "rule", "paragraph",
            "clause", "schedule", "chapter", "part",       "",     "order"};
}
inline QByteArray nameOf(Unit unit)
{
    return enumName(unit).toByteArray();
}

/// One place inside the document that is cited: section 12(3)(a).
struct Pinpoint
{
    Unit unit = Unit::None;
    QByteArray path; ///< "12/3/a": lower case, without punctuation. Empty: the only schedule.
    QByteArray last; ///< Of "7 to 9": "9"; else empty.
    qsizetype start = 0;
    qsizetype end = 0;

    friend bool operator==(const Pinpoint &, const Pinpoint &) = default;
};

/// What a citation names, by the form it has.
enum class Kind : std::uint8_t {
    Judgment,  ///< A neutral citation, an ECLI.
    Report,    ///< Where a series of law reports prints it.
    Number,    ///< The number that its court gave a case.
    Parties,   ///< The names of its parties alone.
    Law,       ///< Legislation, by its title or number.
    Uri,       ///< A FRBR URI.
    Self,      ///< The citing document: "this Act", a bare "section 12" in an act.
    Provision, ///< "section 12", of what is not said and cannot be told.
};

/// A citation in a text. Units: bytes of the text, UTF-8.
struct Citation
{
    Kind kind = Kind::Law;
    qsizetype start = 0; ///< With its pinpoints.
    qsizetype end = 0;
    qsizetype nameStart = 0; ///< Without; of a bare provision there is no name: both are 0.
    qsizetype nameEnd = 0;
    /// What is cited, in the words of workkeys.h: "n:2019 kehc 77". Empty for Self and Provision.
    QByteArray key;
    bool isParallel =
        false; ///< The same case as the citation before, elsewhere: "…, [2022] 2 WLR 343".
    bool isShort = false;       ///< It says so by what was cited before: "the Act", "the 2004 Act".
    qsizetype partiesStart = 0; ///< Of the case, in front of its citation; both 0: none are there.
    qsizetype partiesEnd = 0;
    std::vector<Pinpoint> pinpoints;

    friend bool operator==(const Citation &, const Citation &) = default;
};

/// What the text is part of: a bare "section 12" is of the document itself where it is a law.
struct Reading
{
    bool isLegislation = false;
    bool bindsShortForms =
        false; ///< "ibid" and "Oak (supra)" are citations where it is clear of what.
};

/// The citations in a text, in their order, none overlapping another. A line feed ends a block: no
/// citation goes across it. Courts, law reports and the words of English, French, Portuguese, Swahili and
/// Afrikaans are those of resources/citations. Any bytes may be given.
/// Time: linear in the size of the text.
std::vector<Citation> recognize(QByteArrayView text, const Reading &reading = {});

/// The changes to what recognize() finds; what was found before has to be found again.
inline constexpr int RecognizerVersion = 8;

} // namespace sheria::citations
