#pragma once

#include "core/citations/token.h"

#include <optional>

namespace sheria::citations {

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
    QByteArray key;
    QByteArray title; ///< Folded, without its year; empty when it has only a number.
    QByteArray year;
    bool isShort = false;
    QByteArray type; ///< "act", "code": what "the Act" may mean; empty: nothing like it.
};

/// A neutral citation, a law report, an ECLI that begins at `i`.
std::optional<Name> caseAt(const Source &source, std::size_t i);
/// A law named by a number that begins at `i`: "Act 17 of 2004", "Cap. 63", "loi n° 2004-17".
std::optional<Name> numberedLawAt(const Source &source, std::size_t i);
/// "Code civil", "code du travail".
std::optional<Name> codeAt(const Source &source, std::size_t i);
/// A law named by a title that ends at the token `i`, an Anchor, and begins at `from` or later.
std::optional<Name> titledLawAt(const Source &source, std::size_t i, std::size_t from);

} // namespace sheria::citations
