// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/source.h"

#include "core/citations/citation.h"

#include <QString>

#include <algorithm>
#include <vector>

namespace sheria::citations {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A character, or what stands for it.
struct Character
{
    enum class Kind { Letter, Digit, Space, Break, Sign };
    Kind kind = Kind::Sign;
    qsizetype length = 1;
    char sign = 0;
    bool isCapital = false;
};

/// Signs and spaces of the General Punctuation and Latin-1 blocks.
Character signOf(char32_t code)
{
    using Kind = Character::Kind;
    switch (code) {
    case 0xA0:
    case 0x202F:
    case 0x205F:
    case 0x3000: return {Kind::Space, 1, ' ', false};
    case 0x2018:
    case 0x2019: return {Kind::Sign, 1, '\'', false};
    case 0xAB:
    case 0xBB:
    case 0x201C:
    case 0x201D:
    case 0x201E: return {Kind::Sign, 1, '"', false};
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014: return {Kind::Sign, 1, '-', false};
    case 0xA7: return {Kind::Sign, 1, '$', false}; // The section sign; dollars cite nothing.
    case 0xB0:
    case 0xBA: return {Kind::Sign, 1, '*', false};
    default: break;
    }
    if (code >= 0x2000 && code <= 0x200A)
        return {Kind::Space, 1, ' ', false};
    return {};
}

class Cutter
{
public:
    explicit Cutter(QByteArrayView text) : m_text(text)
    {
        m_tokens.reserve(std::size_t(text.size()) / 5 + 2);
    }

    std::vector<Token> run()
    {
        while (m_at < m_text.size())
            next();
        Token end;
        end.start = end.end = m_text.size();
        end.kind = Token::Kind::Break;
        m_tokens.push_back(end);
        return std::move(m_tokens);
    }

private:
    Character wide(qsizetype at) const
    {
        const auto byte = [&](qsizetype i) {
            return at + i < m_text.size() ? std::uint8_t(m_text[at + i]) : std::uint8_t(0);
        };
        const std::uint8_t lead = byte(0);
        const qsizetype length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1;
        char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
        for (qsizetype i = 1; i < length; ++i) {
            if ((byte(i) & 0xC0) != 0x80)
                return {Character::Kind::Letter, 1, 0, false};
            code = code << 6 | (byte(i) & 0x3F);
        }
        if (length == 1)
            return {Character::Kind::Letter, 1, 0, false};
        Character character = signOf(code);
        character.length = length;
        if (character.sign != 0)
            return character;
        constexpr char32_t SoftHyphen = 0xAD;
        if (QChar::isLetter(code) || QChar::isMark(code) || code == SoftHyphen) {
            character.kind = Character::Kind::Letter;
            character.isCapital = QChar::isUpper(code);
        }
        return character;
    }

    Character at(qsizetype position) const
    {
        const char c = m_text[position];
        if (std::uint8_t(c) >= 0x80)
            return wide(position);
        if (isAsciiLetter(c))
            return {Character::Kind::Letter, 1, 0, c <= 'Z'};
        if (isDigit(c))
            return {Character::Kind::Digit, 1, 0, false};
        if (c == '\n')
            return {Character::Kind::Break, 1, 0, false};
        if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' || c == 0)
            return {Character::Kind::Space, 1, ' ', false};
        return {Character::Kind::Sign, 1, c, false};
    }

    void next()
    {
        const Character first = at(m_at);
        Token token;
        token.start = m_at;
        token.isSpaced = m_isSpaced;
        m_isSpaced = false;
        switch (first.kind) {
        case Character::Kind::Space:
            m_at += first.length;
            m_isSpaced = true;
            return;
        case Character::Kind::Break:
            token.kind = Token::Kind::Break;
            m_at += first.length;
            break;
        case Character::Kind::Sign:
            token.sign = first.sign;
            m_at += first.length;
            break;
        case Character::Kind::Digit: number(token); break;
        case Character::Kind::Letter: word(token, first); break;
        }
        token.end = m_at;
        m_tokens.push_back(token);
    }

    /// "12", "12A", "103bis", "3.4": a point belongs to it only between digits.
    void number(Token &token)
    {
        token.kind = Token::Kind::Number;
        while (m_at < m_text.size() && isDigit(m_text[m_at])) {
            ++m_at;
            if (m_at + 1 < m_text.size() && m_text[m_at] == '.' && isDigit(m_text[m_at + 1]))
                ++m_at;
        }
        while (m_at < m_text.size() && isAsciiLetter(m_text[m_at]))
            ++m_at;
    }

    void word(Token &token, const Character &first)
    {
        token.kind = Token::Kind::Word;
        token.isCapital = first.isCapital;
        bool hasSmall = false;
        int letters = 0;
        while (m_at < m_text.size()) {
            const Character character = at(m_at);
            if (character.kind == Character::Kind::Letter) {
                hasSmall = hasSmall || !character.isCapital;
                ++letters;
                m_at += character.length;
            } else if (!(character.sign == '\'' && belongs(character, letters))) {
                break;
            } else {
                hasSmall = true;
                m_at += character.length;
            }
        }
        token.isUpper = letters > 1 && !hasSmall;
        token.lexeme = lexemeOf(
            foldWord(m_text.sliced(token.start, m_at - token.start)).toStdString());
    }

    /// An apostrophe is inside "Children's"; it ends "l'", and quotes what goes before it elsewhere.
    bool belongs(const Character &apostrophe, int letters) const
    {
        const qsizetype after = m_at + apostrophe.length;
        return letters > 2 && after < m_text.size() && at(after).kind == Character::Kind::Letter;
    }

    QByteArrayView m_text;
    std::vector<Token> m_tokens;
    qsizetype m_at = 0;
    bool m_isSpaced = false;
};

} // namespace

QByteArray foldWord(QByteArrayView word)
{
    bool isAscii = true;
    QByteArray folded(word.data(), word.size());
    for (char &c : folded) {
        if (c >= 'A' && c <= 'Z')
            c = char(c + ('a' - 'A'));
        isAscii = isAscii && std::uint8_t(c) < 0x80;
    }
    if (isAscii)
        return folded;
    const QString wide = QString::fromUtf8(folded).normalized(QString::NormalizationForm_D);
    QString plain;
    plain.reserve(wide.size());
    for (const QChar c : wide) {
        if (c.category() != QChar::Mark_NonSpacing && c != QChar(0xAD))
            plain += c == QChar(0x2019) ? QChar(u'\'') : c;
    }
    return plain.toCaseFolded().toUtf8();
}

std::vector<Token> tokenize(QByteArrayView text)
{
    return Cutter(text).run();
}

bool Source::isPlain(std::size_t i, qsizetype most) const
{
    const QByteArrayView digits = text(i);
    return isNumber(i) && digits.size() <= most
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool Source::isYear(std::size_t i) const
{
    if (!isPlain(i, 4) || text(i).size() != 4)
        return false;
    const QByteArrayView year = text(i);
    return (year[0] == '1' && year[1] >= '2') || (year[0] == '2' && year[1] <= '1');
}

QByteArray Source::words(std::size_t first, std::size_t last) const
{
    QByteArray all;
    for (std::size_t i = first; i <= last && i < m_tokens.size(); ++i) {
        const Token &token = m_tokens[i];
        const bool isAmpersand = token.isSign('&');
        if (token.kind != Token::Kind::Word && token.kind != Token::Kind::Number && !isAmpersand)
            continue;
        if (!all.isEmpty())
            all += ' ';
        all += isAmpersand ? QByteArray("and") : folded(i);
    }
    return all;
}

std::size_t Source::skipNumberSign(std::size_t i) const
{
    if (!at(i).is(NumberSign))
        return i;
    std::size_t next = i + 1;
    while (isSign(next, '.') || isSign(next, '*') || isSign(next, ':'))
        ++next;
    return isNumber(next) || isWord(next) ? next : i;
}

} // namespace sheria::citations
