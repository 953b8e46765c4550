#pragma once

#include "core/citations/citation.h"

#include <cstdint>
#include <string_view>

namespace sheria::citations {

/// What a word may be in a citation. Bits, since "Act" ends a title and begins "Act 17 of 2004".
enum Trait : std::uint32_t {
    ProvisionWord = 1U << 0, ///< "section", "s", "art": Lexeme::unit says of what.
    Abbreviation = 1U << 1,  ///< Of such a word: a number must follow at once.
    Anchor = 1U << 2,        ///< Ends a title: Act, Regulations.
    WeakAnchor = 1U << 3,    ///< Only with a year: Order, Scheme.
    OpenAnchor = 1U << 4,    ///< The title may go on: Constitution of …, Code of …
    NumberedHead = 1U << 5,  ///< Before a number of a year: "Act 17 of 2004".
    FrenchHead = 1U << 6,    ///< "loi n° 2004-17".
    OfWord = 1U << 7,        ///< Between a provision and what it is of.
    Article = 1U << 8,       ///< the, la, le: may stand before a name.
    Connector = 1U << 9,     ///< Small words inside titles.
    AndWord = 1U << 10,      ///< Between members of a list.
    ToWord = 1U << 11,       ///< Between the ends of a range.
    NumberSign = 1U << 12,   ///< No, n, nr.
    TitleStop = 1U << 13,    ///< Capitalised where a sentence begins; no part of a title.
    YearOf = 1U << 14,       ///< "17 of 2004", "17 van 2004".
    ThatWord = 1U << 15,     ///< that, said: the one named last.
    ThisWord = 1U << 16,     ///< this: the one that speaks.
    CodeWord = 1U << 17,     ///< French: code civil.
    Month = 1U << 18,
    ChapterWord = 1U << 19, ///< Cap: a chapter of the laws.
    AtWord = 1U << 20,      ///< Before the paragraph of a judgment.
    MeansWord = 1U << 21,   ///< In a definition.
};

/// What is known of a word. `type`: of a heads's number key, "act", "gn".
struct Lexeme
{
    std::uint32_t traits = 0;
    Unit unit = Unit::None;
    const char *type = "";
};

/// `folded`: see foldWord().
Lexeme lexemeOf(std::string_view folded);

/// Whether these capitals name a series of law reports: "ac", "wlr", "all er".
bool isReportSeries(std::string_view folded);

} // namespace sheria::citations
