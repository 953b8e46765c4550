// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/citation.h"

#include <QByteArrayView>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

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
    TitleHead = 1U << 22,   ///< Begins a title: "Sheria ya …", "Wet op …".
    TitleLink = 1U << 23,   ///< Small words in such a title.
    UnitOf = 1U << 24,      ///< Between a provision's word and its number: "kifungu cha 9".
};

/// What is known of a word. `type`: of a head's number key, "act", "gn".
struct Lexeme
{
    std::uint32_t traits = 0;
    Unit unit = Unit::None;
    const char *type = "";
};

/// Of the words of all languages in resources/citations. `folded`: see foldWord().
Lexeme lexemeOf(std::string_view folded);

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

/// A text with its tokens, and what recognition asks of them. Borrowed.
class Source
{
public:
    Source(QByteArrayView text, const std::vector<Token> &tokens) : m_text(text), m_tokens(tokens)
    {}

    std::size_t size() const { return m_tokens.size(); }
    /// The last one, a Break, for what is beyond the end.
    const Token &at(std::size_t i) const
    {
        return m_tokens[i < m_tokens.size() ? i : m_tokens.size() - 1];
    }
    QByteArrayView text(std::size_t i) const
    {
        return m_text.sliced(at(i).start, at(i).end - at(i).start);
    }
    QByteArray folded(std::size_t i) const { return foldWord(text(i)); }
    bool isSign(std::size_t i, char sign) const { return at(i).isSign(sign); }
    bool isWord(std::size_t i) const { return at(i).kind == Token::Kind::Word; }
    bool isNumber(std::size_t i) const { return at(i).kind == Token::Kind::Number; }
    /// Only digits, at most `most`.
    bool isPlain(std::size_t i, qsizetype most) const;
    /// A year between 1200 and 2199.
    bool isYear(std::size_t i) const;
    /// The words and numbers from `first` to `last`, folded, one blank between; "&" is "and".
    QByteArray words(std::size_t first, std::size_t last) const;
    /// After "No.", "n°", "Nr", if one is at `i`; else `i`.
    std::size_t skipNumberSign(std::size_t i) const;

private:
    QByteArrayView m_text;
    const std::vector<Token> &m_tokens;
};

/// A law or a case that a text names. Units: tokens, `last` included.
struct Name
{
    std::size_t first = 0;
    std::size_t last = 0;
    Kind kind = Kind::Law;
    QByteArray key = {};
    QByteArray title = {}; ///< Folded, without its year; empty when it has only a number.
    QByteArray year = {};
    bool isShort = false;
    QByteArray type = {}; ///< "act", "code": what "the Act" may mean; empty: nothing like it.
    bool isSure = true;   ///< Else it counts only where something else shows that it is a citation.
};

inline bool isCaseKind(Kind kind)
{
    return kind == Kind::Judgment || kind == Kind::Report || kind == Kind::Number
        || kind == Kind::Parties;
}

/// A neutral citation, a law report, an ECLI that begins at `i`; the last citation ends before `from`.
std::optional<Name> caseAt(const Source &source, std::size_t i, std::size_t from);
/// The number of a case, a part of which is at `i`: "Civil Appeal No. 45 of 2010" at its "No", "HCAL
/// 1756/2020" at its letters. It begins at `from` or later.
std::optional<Name> caseNumberAt(const Source &source, std::size_t i, std::size_t from);
/// The parties around the "v" at `i`; they begin at `from` or later.
std::optional<Name> partiesAt(const Source &source, std::size_t i, std::size_t from);
/// The letters a law is known by, "IPC", "Cr.P.C", if they begin at `i`, folded; else empty.
QByteArray lawLettersAt(const Source &source, std::size_t i, std::size_t &last);
/// Whether letters as in "C.I. 47" begin at `i`; `last` is the last of them.
bool isInstrumentLetters(const Source &source, std::size_t i, std::size_t &last);
/// A law named by a number that begins at `i`: "Act 17 of 2004", "Cap. 63", "loi n° 2004-17".
std::optional<Name> numberedLawAt(const Source &source, std::size_t i);
/// A title that the grammar has in full: "Acte uniforme relatif au droit commercial général".
std::optional<Name> knownTitleAt(const Source &source, std::size_t i);
/// A law whose title begins with its kind: "Sheria ya Ardhi", "Wet op Arbeidsverhoudinge 66 van 1995".
std::optional<Name> headedTitleAt(const Source &source, std::size_t i);
/// "Code civil", "code du travail".
std::optional<Name> codeAt(const Source &source, std::size_t i);
/// A law named by a title that ends at the token `i`, an Anchor, and begins at `from` or later.
std::optional<Name> titledLawAt(const Source &source, std::size_t i, std::size_t from);

/// Provisions that a text points at: "sections 3, 4 and 7 to 9", "paragraph (a) of section 12(3)".
/// Units: tokens, `last` included.
struct ProvisionList
{
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<Pinpoint> pinpoints; ///< Never empty; each from the outermost unit named.
};

/// The provisions that a word like "section" at `i` begins.
std::optional<ProvisionList> provisionsAt(const Source &source, std::size_t i);

/// The token after "read with", "r/w" at `i`, or `i`.
std::size_t afterReadWith(const Source &source, std::size_t i);

/// The paragraphs cited after the name of a case that ends at `i`: "at [34]", ", para 12", "[34]-[36]".
std::optional<ProvisionList> paragraphsAfter(const Source &source, std::size_t i);

} // namespace sheria::citations
