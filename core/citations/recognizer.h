#pragma once

#include "core/citations/citation.h"

#include <QByteArrayView>

namespace sheria::citations {

/// What the text is part of: a bare "section 12" is of the document itself where it is a law.
struct Reading
{
    bool isLegislation = false;
};

/// The citations in a text, in their order, none overlapping another. A line feed ends a block: no
/// citation goes across it. English and French throughout; the numbers and provisions of laws also in
/// Portuguese, Afrikaans and Swahili. Any bytes may be given.
/// Time: linear in the size of the text.
std::vector<Citation> recognize(QByteArrayView text, const Reading &reading = {});

/// The changes to what recognize() finds; what was found before has to be found again.
inline constexpr int RecognizerVersion = 3;

} // namespace sheria::citations
