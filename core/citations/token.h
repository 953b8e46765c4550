#pragma once

#include "core/citations/lexicon.h"

#include <QByteArrayView>

#include <string_view>
#include <vector>

namespace sheria::citations {

/// A word, a number or a sign of a text. Units: bytes.
struct Token
{
    enum class Kind : std::uint8_t {
        Word,
        Number, ///< Begins with a digit: "12", "12A", "3.4".
        Sign,   ///< One character.
        Break,  ///< The end of a block: nothing is cited across it.
    };
    qsizetype start = 0;
    qsizetype end = 0;
    Kind kind = Kind::Sign;
    bool isSpaced = false;  ///< White space goes before it.
    bool isCapital = false; ///< A word that begins with a capital.
    bool isUpper = false;   ///< A word of several capitals, without small letters.
    char sign = 0; ///< Of a Sign: ASCII, or what stands for it: ' " - for the typographic ones.
    Lexeme lexeme;

    bool is(Trait trait) const { return (lexeme.traits & trait) != 0; }
    bool isSign(char wanted) const { return kind == Kind::Sign && sign == wanted; }
};

/// Cuts a text into tokens, always ending with a Break. Line feeds are breaks, other white space is
/// not. Invalid UTF-8 comes out as letters. Linear in the size of the text.
std::vector<Token> tokenize(QByteArrayView text);

/// A word as it is compared: lower case, without accents.
QByteArray foldWord(QByteArrayView word);

} // namespace sheria::citations
