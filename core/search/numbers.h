#pragma once

#include "core/search/tokens.h"

#include <QByteArrayView>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sheria::search {

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether there is something, and nothing but digits.
inline bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// A folded word with one way of writing numbers: "r1,000" and "r1000" are "r1000", "12,50" is "12.50".
std::string foldedNumber(std::string folded);

/// What a number, folded, is found by besides: "r1000.00" also by "r1000", "1000.00" and "1000";
/// "1.000" also by "1000". Empty for words that are no numbers.
std::vector<std::string> otherNumbers(std::string_view folded);

/// Whether `next` may be the following group of thousands of a number that ends with `word`: "R12" and
/// "500".
bool isThousands(std::string_view word, std::string_view next);

/// Numbers whose thousands stand apart, put together: "R1 000" gives "R1000".
std::vector<std::string> groupedNumbers(QByteArrayView text, std::span<const Token> tokens);

} // namespace sheria::search
