// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sheria::search {

/// A word of a text, with where it stands. Units: bytes.
struct Token
{
    std::string_view word; ///< As written, without a possessive 's.
    qsizetype start = 0;
    qsizetype end = 0; ///< Of what is written, possessive included.
    bool hasDigit = false;
};

/// Cuts UTF-8 into words: runs of letters, marks and digits. A point or comma between digits belongs
/// to the number; Chinese and Japanese characters are words by themselves.
class Tokens
{
public:
    explicit Tokens(QByteArrayView text) : m_text(text.data(), std::size_t(text.size())) {}

    /// The next word; false at the end.
    bool next(Token &token);
    /// Where next() goes on.
    qsizetype position() const { return qsizetype(m_at); }

private:
    enum class Kind { Other, Letter, Digit, Alone };
    struct Character
    {
        Kind kind = Kind::Other;
        std::size_t length = 1;
    };
    Character at(std::size_t position) const;
    Character wide(std::size_t position) const;
    std::size_t joint(std::size_t position, Kind before) const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// What stands between separators; empty parts too.
std::vector<std::string_view> parts(std::string_view text, char separator);

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
