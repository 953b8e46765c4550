#include "core/citations/source.h"

#include <algorithm>

namespace sheria::citations {

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
    while (isSign(next, '.') || isSign(next, '*'))
        ++next;
    return isNumber(next) || isWord(next) ? next : i;
}

} // namespace sheria::citations
