// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"
#include "core/citations/grammar.h"
#include "core/citations/workkeys.h"

#include <algorithm>

namespace sheria::citations {

namespace {

bool isSmallPartyWord(const Source &source, std::size_t i)
{
    return (kindsAt(source, i) & Grammar::PartySmall) != 0;
}

/// Where "(Pty)", "(by her litigation friend)" that begins at `open` ends; 0: it is no part of a name.
std::size_t partyBracket(const Source &source, std::size_t open)
{
    constexpr std::size_t MaxInside = 24;
    for (std::size_t i = open + 1; i < open + MaxInside; ++i) {
        const Token &token = source.at(i);
        if (token.isSign(')'))
            return i > open + 1 ? i : 0;
        if (token.kind == Token::Kind::Break || token.isSign('(') || source.isYear(i)
            || source.folded(i) == "supra" || isVersus(source, i)
            || (source.isNumber(i) && source.isSign(i + 1, '/')))
            return 0;
    }
    return 0;
}

/// Whether the point behind this word ends no sentence: "Mr.", "Ltd.", "A."
bool isShortened(const Source &source, std::size_t i)
{
    return source.text(i).size() <= 2 || (kindsAt(source, i) & Grammar::PartyShort) != 0;
}

bool endsParty(const Source &source, std::size_t i)
{
    return (kindsAt(source, i) & Grammar::PartyEnd) != 0;
}

/// "& 5 others", "and 417 Others": the index of the last word, or `i`.
std::size_t countedOthers(const Source &source, std::size_t i)
{
    const bool isJoined = source.isSign(i, '&') || source.at(i).is(AndWord);
    const bool isCounted = isJoined && source.isPlain(i + 1, 4) && source.isWord(i + 2)
        && endsParty(source, i + 2);
    return isCounted ? i + 2 : i;
}

/// Whether the words around parties, or their own, are those of a case: "Oak v Elm" alone may be a match.
bool isOfACase(const Source &source, std::size_t first, std::size_t last)
{
    constexpr std::size_t MaxTokens = 60;
    for (std::size_t i = first; i <= last; ++i) {
        if (kindsAt(source, i) & Grammar::PartyLegal)
            return true;
    }
    const QByteArray before = first > 0 ? source.folded(first - 1) : QByteArray();
    if (before == "(" || before == "[" || before == "see" || before == "vide" || before == "cf")
        return true;
    const auto talks = [&source](std::size_t i) {
        return (kindsAt(source, i) & Grammar::CaseTalk) != 0;
    };
    for (std::size_t i = first; i-- > 0 && i + MaxTokens > first;) {
        if (source.at(i).kind == Token::Kind::Break)
            break;
        if (talks(i))
            return true;
    }
    for (std::size_t i = last + 1; i < last + MaxTokens; ++i) {
        if (source.at(i).kind == Token::Kind::Break)
            break;
        if (talks(i))
            return true;
    }
    return false;
}

class PartyWalk
{
public:
    PartyWalk(const Source &source, std::size_t from) : m_source(source), m_from(from) {}

    /// The first token of the party that ends at `last`; `last + 1`: there is none.
    std::size_t left(std::size_t last) const
    {
        std::size_t first = last + 1;
        const std::size_t least = std::max(m_from, last > MaxTokens ? last - MaxTokens : 0);
        while (first > least) {
            const std::size_t i = first - 1;
            const Token &token = m_source.at(i);
            if (token.kind == Token::Kind::Word
                && (isVersus(m_source, i) && m_source.text(i).size() > 1))
                break;
            if (token.kind == Token::Kind::Word
                && (token.isCapital || isSmallPartyWord(m_source, i))) {
                if (token.is(ThisWord) || token.is(ThatWord))
                    break;
                first = i;
            } else if (first == last + 1 && i > least && isNamelessParty(i - 1)) {
                first = i;
            } else if (token.isSign(')')) {
                const std::size_t open = opening(i, least);
                if (open == i)
                    break;
                first = open;
            } else if (token.isSign('.')) {
                if (i == least || !m_source.isWord(i - 1) || !isTouching(m_source, i)
                    || !(isShortened(m_source, i - 1) || isTouching(m_source, i + 1)))
                    break;
                first = i;
            } else if (token.isSign('&') || token.isSign('@') || token.isSign('/')
                       || (token.isSign('-') && isTouching(m_source, i)) || token.isSign('\'')) {
                first = i;
            } else if (token.isSign(',') && i > least && m_source.isWord(i - 1)
                       && m_source.at(i - 1).isCapital && m_source.at(i + 1).isCapital
                       && !m_source.at(i - 1).is(TitleStop)) {
                first = i;
            } else {
                break;
            }
        }
        // "In the case of A", "See A": what only leads to the name.
        while (first <= last && !mayBegin(first))
            ++first;
        return first;
    }

    /// The last token of the party that begins at `first`; `first - 1`: there is none.
    std::size_t right(std::size_t first) const
    {
        std::size_t last = first - 1;
        for (std::size_t i = first; i < first + MaxTokens; ++i) {
            const Token &token = m_source.at(i);
            if (const std::size_t others = countedOthers(m_source, i); others != i && i > first)
                return others;
            if (token.kind == Token::Kind::Word && token.isCapital) {
                if ((isVersus(m_source, i) && m_source.text(i).size() > 1)
                    || (i > first && isNumberAhead(i)))
                    break;
                last = i;
            } else if (i == first + 1 && isNamelessParty(first)) {
                last = i;
            } else if (token.kind == Token::Kind::Word && isSmallPartyWord(m_source, i)) {
                const Token &next = m_source.at(i + 1);
                const bool isEnd = endsParty(m_source, i);
                const bool goesOn = (next.kind == Token::Kind::Word
                                     && (next.isCapital || isSmallPartyWord(m_source, i + 1)));
                if (isEnd)
                    last = i;
                else if (!goesOn)
                    break;
            } else if (token.isSign('(')) {
                const std::size_t close = partyBracket(m_source, i);
                if (close == 0)
                    break;
                last = i = close;
            } else if (token.isSign('.')) {
                if (!isTouching(m_source, i) || !m_source.isWord(i - 1))
                    break;
                const bool isInitial = isTouching(m_source, i + 1) && m_source.isWord(i + 1);
                if (!isShortened(m_source, i - 1) && !isInitial)
                    break;
                last = i;
                if (endsParty(m_source, i - 1) && !isTouching(m_source, i + 1)
                    && !m_source.isSign(i + 1, '&') && m_source.at(i + 1).isCapital)
                    break;
            } else if (token.isSign(',')) {
                // "Collector of Customs, Jamnagar, AIR …": one more, if a comma follows that too.
                const Token &next = m_source.at(i + 1);
                if (!next.isCapital || next.is(TitleStop) || isSeriesOrHead(i + 1))
                    break;
            } else if (!(token.isSign('&') || token.isSign('@') || token.isSign('/')
                         || (token.isSign('-') && isTouching(m_source, i)
                             && isTouching(m_source, i + 1))
                         || (token.isSign('\'') && isTouching(m_source, i)))) {
                break;
            }
        }
        return last;
    }

private:
    static constexpr std::size_t MaxTokens = 40;

    /// "A father", "The mother": the article at `i`.
    bool isNamelessParty(std::size_t i) const
    {
        const QByteArray word = m_source.folded(i);
        return m_source.at(i).isCapital && (word == "a" || word == "an" || word == "the")
            && m_source.isWord(i + 1) && !m_source.at(i + 1).isCapital
            && !isSmallPartyWord(m_source, i + 1);
    }

    /// "SCZ No. 5": the number of a case.
    bool isNumberAhead(std::size_t i) const
    {
        const std::size_t number = m_source.skipNumberSign(i + 1);
        return number != i + 1 && m_source.isNumber(number);
    }

    bool isSeriesOrHead(std::size_t i) const
    {
        const Kinds kinds = kindsOf(joinedAt(m_source, i).folded);
        return (kinds & (Grammar::Report | Grammar::Registry | Grammar::Head)) != 0
            || m_source.at(i + 1).is(NumberSign)
            || (kindsOf(m_source.folded(i + 1)) & Grammar::Head) != 0;
    }

    bool mayBegin(std::size_t i) const
    {
        const Token &token = m_source.at(i);
        if (token.kind == Token::Kind::Sign)
            return false;
        if (!token.isCapital)
            return false;
        if (token.isUpper || m_source.text(i).size() == 1)
            return true;
        const QByteArray word = m_source.folded(i);
        if (word == "the" || word == "court")
            return true;
        return !token.is(TitleStop) || word == "minister" || word == "court" || word == "new";
    }

    std::size_t opening(std::size_t close, std::size_t least) const
    {
        for (std::size_t i = close; i-- > least;) {
            if (m_source.isSign(i, '('))
                return partyBracket(m_source, i) == close ? i : close;
            if (m_source.isSign(i, ')') || m_source.at(i).kind == Token::Kind::Break)
                break;
        }
        return close;
    }

    const Source &m_source;
    std::size_t m_from;
};

} // namespace

std::optional<Name> partiesAt(const Source &source, std::size_t i, std::size_t from)
{
    if (!isVersus(source, i) || i == 0)
        return std::nullopt;
    const bool isDashed = source.isSign(i - 1, '-');
    const std::size_t leftEnd = isDashed && i > 1 ? i - 2 : i - 1;
    std::size_t rightStart = i + 1;
    while (source.isSign(rightStart, '.') || source.isSign(rightStart, '-')
           || source.isSign(rightStart, ','))
        ++rightStart;
    if (source.text(i) == QByteArrayView("V") && isTouching(source, i))
        return std::nullopt; // "R.V. Elm"
    if (source.text(i) == QByteArrayView("V")
        && !(source.isSign(i + 1, '.') || source.isSign(i + 1, '/') || source.at(i - 1).isUpper))
        return std::nullopt;
    const PartyWalk walk(source, from);
    const std::size_t first = walk.left(leftEnd);
    const std::size_t last = walk.right(rightStart);
    if (first > leftEnd || last < rightStart)
        return std::nullopt;
    return Name{.first = first,
                .last = last,
                .kind = Kind::Parties,
                .key = partiesKey(source.words(first, leftEnd), source.words(rightStart, last)),
                .isSure = isOfACase(source, first, last)};
}

} // namespace sheria::citations
