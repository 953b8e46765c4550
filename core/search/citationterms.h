#pragma once

#include "core/search/tokens.h"

#include <QByteArrayView>

#include <span>
#include <string>
#include <vector>

namespace sheria::search {

/// A citation in a text, in the form in which it is indexed: "12(3)(a)", "17/2004", "2019 kehc 77".
struct CitationTerm
{
    std::string term;
    std::size_t first = 0; ///< Its words: index of the first token,
    std::size_t last = 0;  ///< and of the last.
};

/// The citations that begin among `tokens` of `text`: pinpoints with what they are within ("12(3)" for
/// "12(3)(a)"), numbers of a year ("17 of 2004", "653/07"), neutral citations ("[2019] KEHC 77").
std::vector<CitationTerm> citationTerms(QByteArrayView text, std::span<const Token> tokens);

} // namespace sheria::search
