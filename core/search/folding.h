#pragma once

#include <QByteArrayView>

#include <string>
#include <string_view>

namespace sheria::search {

/// A word as it is compared: lower case, without diacritics, ligatures resolved; Arabic without vowel
/// signs and with one form of alef, ya and ta marbuta; Ethiopic letters of one sound made one; digits
/// of all scripts as 0 to 9.
/// Shape: UTF-8; may be empty (of signs alone).
std::string fold(std::string_view word);

/// Whether fold(word) is `folded`; most often told without folding.
bool foldsTo(std::string_view word, std::string_view folded);

/// `word` in lower case, else as written: what a stemmer takes.
std::string lowered(std::string_view word);

/// A folded Arabic word without its article and what is written together with that; else `folded`.
std::string_view withoutArticle(std::string_view folded);

/// Whether all bytes are ASCII.
bool isAscii(std::string_view text);

} // namespace sheria::search
