#pragma once

#include <QByteArrayView>

#include <string_view>

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

} // namespace sheria::search
