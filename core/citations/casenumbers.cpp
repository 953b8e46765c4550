// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"
#include "core/citations/grammar.h"
#include "core/citations/workkeys.h"

namespace sheria::citations {

namespace {

bool isLawHead(const Token &token)
{
    return !token.is(Abbreviation)
        && (token.lexeme.traits
            & (Anchor | WeakAnchor | NumberedHead | FrenchHead | ChapterWord | ProvisionWord))
        != 0;
}

/// What follows the head of a case number.
struct CaseNumber
{
    std::size_t last = 0;
    bool isOfYear = false;   ///< "of 2010".
    bool isWithYear = false; ///< "/2010", "/10".
};

/// Whether a number is a year, or the last digits of one.
bool isYearOfCase(const Source &source, std::size_t i)
{
    return source.isYear(i) || (source.isPlain(i, 2) && source.text(i).size() == 2);
}

/// The token after letters in front of a number, "E", "I", "WP", or `at`.
std::size_t afterLetters(const Source &source, std::size_t at)
{
    if (source.isWord(at) && source.at(at).isUpper && source.text(at).size() <= 4)
        return at + 1;
    if (source.isWord(at) && source.at(at).isCapital && source.text(at).size() == 1)
        return at + (source.isSign(at + 1, '.') ? 2 : 1);
    return at;
}

/// The last part of a number such as "12/2015", "456-C/2014", "8/195/2013"; `hasSlash` where it has one.
std::size_t lastPart(const Source &source, std::size_t at, bool &hasSlash)
{
    constexpr int MaxParts = 6;
    hasSlash = false;
    for (int part = 0; part < MaxParts; ++part) {
        const bool isSlash = source.isSign(at + 1, '/');
        if (!(isSlash || source.isSign(at + 1, '-')) || !isTouching(source, at + 1))
            break;
        const bool isLetter = source.isWord(at + 2)
            && (source.at(at + 2).isUpper
                || (source.at(at + 2).isCapital && source.text(at + 2).size() <= 4));
        if (source.isNumber(at + 2)) {
            at += 2;
            hasSlash = hasSlash || isSlash;
        } else if (isLetter && source.isSign(at + 3, '/') && source.isNumber(at + 4)) {
            at += 4;
            hasSlash = true;
        } else {
            break;
        }
    }
    return at;
}

/// Where the next number of a list begins, after "," or "and" behind `at`, which has the same letters as
/// the one at `first` or none; 0: there is none.
std::size_t nextMember(const Source &source, std::size_t first, std::size_t at)
{
    std::size_t next = at + 1;
    if (source.isSign(next, ','))
        ++next;
    if (source.at(next).is(AndWord) || source.isSign(next, '&') || source.isSign(next, '+'))
        ++next;
    const bool isDate = source.isPlain(next, 2) && source.at(next + 1).is(Month);
    // A sentence that goes on, or a number of another kind.
    const bool isOther = source.isYear(next) && source.isSign(next + 1, '/');
    const bool isSame = source.isNumber(next)
        || (source.folded(next) == source.folded(first)
            && source.isNumber(afterLetters(source, next)));
    return next == at + 1 || isDate || isOther || !isSame ? 0 : next;
}

/// "45 of 2010", "123/2012", "E012 of 2024", "I 2182/2010", "8109 and 8110 of 2010", "4060-61 of 2020".
std::optional<CaseNumber> caseNumber(const Source &source, std::size_t i)
{
    constexpr int MaxMembers = 12;
    std::optional<CaseNumber> found; // Up to the last member that has a year.
    std::size_t at = i;
    for (int member = 0; member < MaxMembers; ++member) {
        at = afterLetters(source, at);
        if (!source.isNumber(at) || source.text(at).size() > 8)
            break;
        bool hasSlash = false;
        const std::size_t first = at;
        at = lastPart(source, at, hasSlash);
        if (hasSlash && (isYearOfCase(source, at) || source.isYear(first)))
            found = CaseNumber{at, false, true};
        else if (member > 0 && found && source.at(at).isSpaced && !source.isSign(at - 1, '&')
                 && !source.at(at - 1).is(AndWord) && !source.at(at + 1).is(YearOf))
            break;
        at = division(source, at); // "9360 (MB) of 2007"
        const bool isOf = source.at(at + 1).is(YearOf)
            || (source.isSign(at + 1, '/') && !source.isNumber(at + 2));
        if (isOf && source.isYear(at + 2))
            return CaseNumber{at + 2, true, found && found->isWithYear};
        at = nextMember(source, i, at);
        if (at == 0)
            break;
    }
    return found;
}

/// Words that may stand in the head of a case number.
bool belongsToHead(const Source &source, std::size_t i)
{
    const Token &token = source.at(i);
    if (token.kind == Token::Kind::Sign) {
        if (token.sign == '.')
            return isTouching(source, i) && source.isWord(i - 1);
        if (token.sign == '&')
            return true;
        if (token.sign == '-')
            return isTouching(source, i) && isTouching(source, i + 1);
        return token.sign == ')' || token.sign == '(' || token.sign == '/';
    }
    if (token.kind != Token::Kind::Word)
        return false;
    if (token.isCapital)
        return !token.is(ThisWord) && (!token.is(ProvisionWord) || token.is(Abbreviation));
    const Token &next = source.at(i + 1);
    return (source.folded(i) == "of" || source.folded(i) == "to" || source.folded(i) == "for")
        && next.isCapital;
}

/// Where the head that ends before `end` begins, at `from` or later; `end` if there is none.
std::size_t headBefore(const Source &source, std::size_t end, std::size_t from)
{
    constexpr std::size_t MaxTokens = 14;
    const std::size_t least = std::max(from, end > MaxTokens ? end - MaxTokens : 0);
    std::size_t first = end;
    int depth = 0;
    while (first > least && belongsToHead(source, first - 1)) {
        const Token &token = source.at(first - 1);
        depth += token.isSign(')') ? 1 : token.isSign('(') ? -1 : 0;
        if (depth < 0)
            break;
        if (token.isSign('.') && first - 1 > least && source.text(first - 2).size() > 5)
            break; // The end of a sentence.
        --first;
    }
    const auto mayBegin = [&](std::size_t i) {
        const Token &token = source.at(i);
        const bool isInitial = source.text(i).size() == 1 && source.isSign(i + 1, '.')
            && isTouching(source, i + 1); // "A.S. No."
        const bool isStop = token.is(TitleStop) && !token.isUpper && !isInitial
            && !(kindsOf(source.folded(i)) & Grammar::Head);
        return token.kind == Token::Kind::Word && token.isCapital && !isStop;
    };
    while (first < end && !mayBegin(first))
        ++first;
    return first;
}

Name caseName(const Source &source, std::size_t first, std::size_t last)
{
    QByteArray key = "k:";
    for (std::size_t i = first; i <= last; ++i) {
        if (source.at(i).kind == Token::Kind::Sign || source.at(i).is(NumberSign)
            || source.at(i).is(YearOf))
            continue;
        key += (key.size() == 2 ? "" : " ")
            + (source.isNumber(i) ? plainNumber(source.text(i)) : source.folded(i));
    }
    return Name{.first = first, .last = last, .kind = Kind::Number, .key = key};
}

/// Whether a word is one that numbers of cases follow: "Appeal", "HCAL", "W.P.".
bool isHeadWord(const Source &source, std::size_t i)
{
    constexpr Kinds Wanted = Grammar::Head | Grammar::LowerHead | Grammar::Registry;
    if (!source.isWord(i) || !source.at(i).isCapital)
        return false;
    const Joined joined = joinedAt(source, i);
    const Kinds kinds = kindsOf(joined.folded);
    return (kinds & Wanted) != 0
        || (joined.last > i + 1 && joined.folded.size() > 1 && !(kinds & Grammar::NoCase));
}

/// Whether the words from `first` to before `end` name what is numbered as a case is.
bool isHeadOfCase(const Source &source, std::size_t first, std::size_t end)
{
    std::size_t last = end;
    while (last > first && !source.isWord(last - 1))
        --last;
    if (last == first || (kindsAt(source, last - 1) & Grammar::NoCase)
        || (isLawHead(source.at(last - 1)) && !source.at(last - 1).isUpper))
        return false;
    for (std::size_t i = first; i < last; ++i) {
        if (isHeadWord(source, i))
            return true;
    }
    return false;
}

/// Whether what begins at `i` stands behind "Suit No.", "Appeal No:", "case", "in re".
bool isBehindHead(const Source &source, std::size_t i)
{
    std::size_t before = i;
    const auto isBetween = [&source](std::size_t at) {
        return source.at(at).is(NumberSign) || source.isSign(at, '.') || source.isSign(at, ':')
            || source.isSign(at, '*');
    };
    while (before > 0 && before + 5 > i && isBetween(before - 1))
        --before;
    return before > 0 && (kindsAt(source, before - 1) & (Grammar::Head | Grammar::LowerHead)) != 0;
}

/// Whether a number that could be anything's stands where numbers of cases do: behind "Case No.", in
/// brackets behind parties, in front of a neutral citation.
bool isAmongCaseNumbers(const Source &source, std::size_t first, std::size_t last)
{
    std::size_t next = last + 1;
    while (source.isSign(next, ')') || source.isSign(next, ','))
        ++next;
    return isBehindHead(source, first) || (source.isSign(next, '[') && source.isYear(next + 1))
        || (first > 0 && source.isSign(first - 1, '(') && isBehindParties(source, first));
}

/// "Civil Appeal No. 45 of 2010" at its "No".
std::optional<Name> numberedCase(const Source &source, std::size_t i, std::size_t from)
{
    const std::size_t number = source.skipNumberSign(i);
    if (number == i || source.folded(i) == "na" || (kindsAt(source, number) & Grammar::NoCase))
        return std::nullopt;
    const auto found = caseNumber(source, number);
    if (!found)
        return std::nullopt;
    const std::size_t first = headBefore(source, i, from);
    if (first < i)
        return isHeadOfCase(source, first, i) ? std::optional(caseName(source, first, found->last))
                                              : std::nullopt;
    const bool isFree = i > from && source.isWord(i - 1) && !source.at(i - 1).isCapital;
    if (!isFree || !(found->isWithYear || found->isOfYear))
        return std::nullopt;
    const Kinds before = kindsAt(source, i - 1);
    if (before & Grammar::LowerHead)
        return caseName(source, i - 1, found->last);
    const bool isBearing = source.folded(i - 1) == "bearing" || source.folded(i - 1) == "vide";
    if (!isBearing || !source.isYear(found->last))
        return std::nullopt;
    return caseName(source, i, found->last);
}

/// "Civil Appeal 69 of 2017", "Rufaa ya Jinai 5 ya 2020", at the last word before the number.
std::optional<Name> headedCase(const Source &source, std::size_t i, std::size_t from)
{
    if (!source.at(i).isCapital || !(kindsAt(source, i) & Grammar::Head))
        return std::nullopt;
    const std::size_t close = division(source, i);
    const auto found = caseNumber(source, close + 1);
    if (!found || (kindsAt(source, close + 1) & Grammar::NoCase))
        return std::nullopt;
    return caseName(source, headBefore(source, i + 1, from), found->last);
}

/// "RS/INJUST/RC", "HCAL", "W.P.(C)": the index of the last token of the letters that begin at `i`.
std::size_t lastLetters(const Source &source, std::size_t i, Joined &joined, bool &isKnown)
{
    joined = joinedAt(source, i);
    isKnown = (kindsOf(joined.folded) & Grammar::Registry) != 0;
    std::size_t last = joined.last;
    while (last < i + 8 && source.isSign(last + 1, '/') && isTouching(source, last + 1)
           && source.at(last + 2).isUpper && isTouching(source, last + 2)) {
        last += 2;
        isKnown = isKnown || (kindsAt(source, last) & Grammar::Registry) != 0;
    }
    return division(source, last);
}

/// "HCAL 1756/2020", "SC 45/18", "W.P.(C) 123/2015"
std::optional<Name> registryCase(const Source &source, std::size_t i, std::size_t from)
{
    if (!source.at(i).isCapital || (i > 0 && isTouching(source, i) && source.isSign(i - 1, '/')))
        return std::nullopt;
    Joined joined;
    bool isKnown = false;
    const std::size_t number = lastLetters(source, i, joined, isKnown) + 1;
    const bool isLetters = source.at(i).isUpper || source.text(i).size() == 1;
    if (!isKnown && !isLetters)
        return std::nullopt;
    if (!isKnown
        && (joined.folded.size() > 6 || isLawHead(source.at(i))
            || (kindsOf(joined.folded) & (Grammar::Instrument | Grammar::NoCase))))
        return std::nullopt;
    // "A 31/2013, B 2": numbers with letters of their own are others.
    if (!source.isNumber(number))
        return std::nullopt;
    const auto found = caseNumber(source, number);
    if (!found)
        return std::nullopt;
    // "Case No. I 2182/2010 and A 31/2013"
    const bool isNext = from > 0 && from + 1 == i && source.at(from).is(AndWord);
    const bool hasPoints = joined.last > i + 1 && joined.folded.size() > 1;
    if (!isKnown
        && !(found->isWithYear && source.isYear(found->last)
             && (hasPoints || isNext || isAmongCaseNumbers(source, i, found->last))))
        return std::nullopt;
    if (source.isSign(found->last + 1, '/') && isTouching(source, found->last + 1)) {
        // "RCAA 0018/13/CS"
        const bool isEnd = isKnown && source.at(found->last + 2).isUpper;
        return isEnd ? std::optional(caseName(source, i, found->last + 2)) : std::nullopt;
    }
    return caseName(source, i, found->last);
}

/// "HH-123-15", "MAHGB-000123-19", "QB-2020-002450": a registry, number and year with hyphens between.
std::optional<Name> dashedCase(const Source &source, std::size_t i)
{
    if (!source.at(i).isUpper && source.text(i).size() != 1)
        return std::nullopt;
    if (!(kindsAt(source, i) & Grammar::DashedRegistry) || !source.isSign(i + 1, '-')
        || (i > 0 && isTouching(source, i) && !source.isSign(i - 1, '(')))
        return std::nullopt;
    const bool isWhole = isTouching(source, i + 1) && isTouching(source, i + 2)
        && source.isPlain(i + 2, 8) && source.isSign(i + 3, '-') && isTouching(source, i + 3)
        && source.isPlain(i + 4, 8) && isTouching(source, i + 4)
        && !(isTouching(source, i + 5) && (source.isSign(i + 5, '-') || source.isSign(i + 5, '/')));
    const bool isYearFirst = source.isYear(i + 2) && source.text(i + 4).size() >= 5;
    if (!isWhole || !(isYearFirst || isYearOfCase(source, i + 4)))
        return std::nullopt;
    return caseName(source, i, i + 4);
}

/// "C-434/15": of the courts of the European Union.
std::optional<Name> unionCase(const Source &source, std::size_t i)
{
    const bool isNumber = source.text(i).size() == 1 && source.at(i).isCapital
        && (kindsAt(source, i) & Grammar::UnionCourt) && source.isSign(i + 1, '-')
        && isTouching(source, i + 1) && source.isPlain(i + 2, 4) && isTouching(source, i + 2)
        && source.isSign(i + 3, '/') && isTouching(source, i + 3) && source.isPlain(i + 4, 2)
        && source.text(i + 4).size() == 2;
    const bool isInside = i > 0 && isTouching(source, i) && source.isSign(i - 1, '-');
    return isNumber && !isInside ? std::optional(caseName(source, i, i + 4)) : std::nullopt;
}

/// "CA/G/3/2020", "2016/CC/0031", "HC-MD-CIV-MOT-GEN-2020/00340": letters, numbers and a year between
/// slashes and hyphens. The letters are known, or "Suit No." stands before it.
std::optional<Name> compoundCase(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxTokens = 24;
    const bool isInside = i > 0 && isTouching(source, i)
        && source.at(i - 1).kind == Token::Kind::Sign && !source.isSign(i - 1, '(')
        && !source.isSign(i - 1, '[') && !source.isSign(i - 1, '.');
    if (isInside || !(source.isSign(i + 1, '/') || source.isSign(i + 1, '-')))
        return std::nullopt;
    int slashes = 0;
    int hyphens = 0;
    bool hasLetters = false;
    bool isKnown = false;
    bool hasYear = false;
    std::size_t last = i;
    for (std::size_t at = i; at < i + MaxTokens; ++at) {
        const Token &token = source.at(at);
        if (at > i && !isTouching(source, at))
            break;
        if (token.kind == Token::Kind::Word) {
            if (!token.isUpper && !(token.isCapital && source.text(at).size() == 1))
                break;
            const Kinds kinds = kindsAt(source, at);
            if (kinds & Grammar::NoCase)
                return std::nullopt;
            hasLetters = true;
            isKnown = isKnown
                || (kinds & (Grammar::Registry | Grammar::Head | Grammar::Court)) != 0;
            last = at;
        } else if (token.kind == Token::Kind::Number) {
            hasYear = hasYear || source.isYear(at);
            last = at;
        } else if (token.isSign('/') || token.isSign('-')) {
            (token.isSign('/') ? slashes : hyphens) += 1;
        } else if (!token.isSign('.')) {
            break;
        }
    }
    const bool isCase = hasLetters && hasYear && slashes > 0 && slashes + hyphens >= 2;
    const bool isShort = hasLetters && hasYear && slashes == 1 && hyphens == 1
        && source.isYear(last);
    const bool isLong = isKnown && hyphens >= 3 && source.isYear(last); // "HCT-00-CC-CS-0123-2010"
    if (!isCase && !isShort && !isLong)
        return std::nullopt;
    return isKnown || isAmongCaseNumbers(source, i, last) ? std::optional(caseName(source, i, last))
                                                          : std::nullopt;
}

/// "(20815/2014)", "(D8029/2021)" before a neutral citation.
std::optional<Name> bracketedCase(const Source &source, std::size_t i)
{
    std::size_t number = i + 1;
    if (source.isWord(number) && source.at(number).isCapital && source.text(number).size() == 1)
        ++number;
    if (!source.isNumber(number) || !source.isSign(number + 1, '/')
        || !isYearOfCase(source, number + 2) || !source.isSign(number + 3, ')')
        || !source.isSign(number + 4, '['))
        return std::nullopt;
    return caseName(source, i + 1, number + 2);
}

} // namespace

std::optional<Name> caseNumberAt(const Source &source, std::size_t i, std::size_t from)
{
    const Token &token = source.at(i);
    if (token.isSign('('))
        return bracketedCase(source, i);
    if (auto name = compoundCase(source, i))
        return name;
    if (token.kind != Token::Kind::Word)
        return std::nullopt;
    if (auto name = dashedCase(source, i))
        return name;
    if (auto name = unionCase(source, i))
        return name;
    if (token.is(NumberSign)) {
        if (auto name = numberedCase(source, i, from))
            return name;
    }
    if (auto name = headedCase(source, i, from))
        return name;
    return registryCase(source, i, from);
}

} // namespace sheria::citations
