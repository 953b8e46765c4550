// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"

#include "core/citations/grammar.h"

#include <QString>

#include <algorithm>

namespace sheria::citations {

bool isTouching(const Source &source, std::size_t i)
{
    return !source.at(i).isSpaced;
}

bool hasCapital(QByteArrayView word)
{
    return std::any_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

Joined joinedAt(const Source &source, std::size_t i)
{
    constexpr qsizetype MaxBytes = 40;
    Joined joined{i, source.folded(i)};
    while (source.isSign(joined.last + 1, '.') && isTouching(source, joined.last + 1)
           && joined.folded.size() < MaxBytes) {
        const std::size_t next = joined.last + 2;
        ++joined.last;
        if (!source.isWord(next) || !isTouching(source, next)
            || (source.at(next).is(NumberSign) && source.text(next).size() > 1))
            break;
        joined.folded += source.folded(next);
        joined.last = next;
    }
    return joined;
}

Kinds kindsOf(const QByteArray &folded)
{
    return Grammar::get().kindsOf({folded.constData(), std::size_t(folded.size())});
}

Kinds kindsAt(const Source &source, std::size_t i)
{
    return source.isWord(i) ? kindsOf(source.folded(i)) : 0;
}

bool isVersus(const Source &source, std::size_t i)
{
    return (kindsAt(source, i) & Grammar::Versus) != 0;
}

bool isBehindParties(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxTokens = 40;
    for (std::size_t before = 1; before <= MaxTokens && before <= i; ++before) {
        if (source.at(i - before).kind == Token::Kind::Break)
            break;
        if (source.at(i - before).kind == Token::Kind::Word && source.text(i - before).size() <= 6
            && isVersus(source, i - before))
            return true;
    }
    return false;
}

std::size_t division(const Source &source, std::size_t last)
{
    constexpr std::size_t MaxInside = 3;
    for (std::size_t i = last + 2; source.isSign(last + 1, '(') && i <= last + 2 + MaxInside; ++i) {
        if (source.isSign(i, ')'))
            return i > last + 2 ? i : last;
        const bool isPart = source.isSign(i, '&')
            || (source.isNumber(i) && i > last + 2 && isTouching(source, i)) // "(T2)"
            || (source.isWord(i) && source.at(i).isCapital
                && source.text(i).size() <= MaxCourtBytes);
        if (!isPart)
            break;
    }
    return last;
}

std::optional<Years> yearsAt(const Source &source, std::size_t i)
{
    const bool isSquare = source.isSign(i, '[');
    const bool isBare = !isSquare && !source.isSign(i, '(');
    const std::size_t year = isBare ? i : i + 1;
    if (!source.isYear(year))
        return std::nullopt;
    Years years{year, source.text(year).toByteArray(), isBare, isSquare};
    if (isBare)
        return years;
    if ((source.isSign(year + 1, '-') || source.isSign(year + 1, '/'))
        && source.isPlain(year + 2, 4)) {
        years.text += '-' + source.text(year + 2).toByteArray();
        years.last = year + 2;
    }
    if (!source.isSign(years.last + 1, isSquare ? ']' : ')'))
        return std::nullopt;
    ++years.last;
    return years;
}

std::size_t afterVolume(const Source &source, std::size_t i, QByteArray &key)
{
    const QByteArray word = source.folded(i);
    if (word == "supp" || word == "suppl") {
        key += ' ' + word;
        i += source.isSign(i + 1, '.') ? 2 : 1;
    }
    if (source.isPlain(i, 4)) {
        key.append(' ').append(source.text(i));
        ++i;
    } else if (source.isSign(i, '(') && source.isPlain(i + 1, 3) && source.isSign(i + 2, ')')) {
        key.append(' ').append(source.text(i + 1));
        i += 3;
    }
    return i;
}

} // namespace sheria::citations
