// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"
#include "core/citations/grammar.h"
#include "core/citations/workkeys.h"

#include <algorithm>
#include <array>

namespace sheria::citations {

namespace {

struct Numbered
{
    std::size_t last = 0;
    QByteArray year;
    QByteArray number;
};

/// "[No.] [R.] 17 of 2004", "No. 17/2004", "2004/17", "2004 No 17".
std::optional<Numbered> numberOfYear(const Source &source, std::size_t at)
{
    const std::size_t begin = source.skipNumberSign(at);
    std::size_t i = begin;
    QByteArray letter;
    if (source.isWord(i) && source.text(i).size() <= 3 && source.at(i).isCapital
        && (source.text(i).size() == 1 || source.at(i).isUpper)) {
        letter = source.folded(i);
        i += source.isSign(i + 1, '.') ? 2 : 1;
    }
    if (!source.isNumber(i) || source.text(i).size() > 8)
        return std::nullopt;
    if (source.at(i + 1).is(YearOf) && source.isYear(i + 2))
        return Numbered{i + 2, source.text(i + 2).toByteArray(),
                        letter + plainNumber(source.text(i))};
    if (source.isSign(i + 1, '/') && source.isNumber(i + 2) && source.text(i + 2).size() <= 8) {
        if (source.isYear(i + 2))
            return Numbered{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i))};
        if (source.isYear(i))
            return Numbered{i + 2, source.text(i).toByteArray(), plainNumber(source.text(i + 2))};
    }
    const std::size_t next = source.skipNumberSign(i + 1);
    if (source.isYear(i) && next != i + 1 && source.isNumber(next))
        return Numbered{next, source.text(i).toByteArray(), plainNumber(source.text(next))};
    return std::nullopt;
}

/// "R.E. 2019", "LFN 2004" behind a chapter: the index of the year, or `i`.
std::size_t editionAfter(const Source &source, std::size_t i)
{
    std::size_t at = i + 1;
    if (source.isSign(at, ','))
        ++at;
    const bool isRevised = source.folded(at) == "r" && source.isSign(at + 1, '.')
        && source.folded(at + 2) == "e";
    if (isRevised)
        at += source.isSign(at + 3, '.') ? 4 : 3;
    else if (source.at(at).isUpper && source.text(at).size() >= 2 && source.text(at).size() <= 4)
        ++at;
    else
        return i;
    return source.isYear(at) ? at : i;
}

/// "Cap. 63", "Chapter 20:10", "Cap A18 LFN 2004", "Chapter 63 of the Laws"
std::optional<Name> chapterAt(const Source &source, std::size_t i)
{
    const bool isCap = source.at(i).is(Abbreviation);
    std::size_t number = isCap && source.isSign(i + 1, '.') ? i + 2 : i + 1;
    if (source.at(number).is(UnitOf))
        ++number; // "Sura ya 113"
    QByteArray letter;
    if (isCap && source.isWord(number) && source.text(number).size() == 1
        && source.at(number).isCapital)
        letter = source.folded(number++);
    if (!source.isNumber(number) || source.text(number).size() > 6
        || (!letter.isEmpty() && source.at(number).isSpaced))
        return std::nullopt;
    QByteArray chapter = letter + source.folded(number);
    std::size_t last = number;
    const bool hasColon = source.isSign(number + 1, ':') && !source.at(number + 1).isSpaced
        && source.isNumber(number + 2) && !source.at(number + 2).isSpaced;
    if (hasColon) {
        last = number + 2;
        chapter += ':' + source.folded(last);
    }
    const bool isOfLaws = source.at(last + 1).is(OfWord) && source.at(last + 2).is(Article)
        && source.folded(last + 3) == "laws";
    if (!isCap && !isOfLaws && !hasColon)
        return std::nullopt;
    const bool isOfALaw = isCap && !isOfLaws && source.at(last + 1).is(UnitOf)
        && source.at(last + 2).is(TitleHead);
    if (isOfALaw)
        return std::nullopt; // "Sura ya 3 ya Katiba"
    return Name{.first = i,
                .last = isOfLaws ? last + 3 : editionAfter(source, last),
                .key = chapterKey(chapter),
                .type = "act"};
}

/// A day: "3 mai 2004", "1er mars 1990", "7 July 2000". The index of its year.
std::optional<std::size_t> dayAt(const Source &source, std::size_t i)
{
    if (!source.isNumber(i) || source.text(i).size() > 3 || !source.at(i + 1).is(Month)
        || !source.isYear(i + 2))
        return std::nullopt;
    return i + 2;
}

/// What is numbered as instruments are, behind its letters that end at `last`: "GN R.123", "C.I. 47",
/// "L.N. 151/2010", "GG 21345 of 7 July 2000".
std::optional<Name> numberIn(const Source &source, std::size_t first, std::size_t last,
                             const QByteArray &type)
{
    if (const auto found = numberOfYear(source, last + 1))
        return Name{.first = first,
                    .last = found->last,
                    .key = numberKey(type, found->year, found->number),
                    .year = found->year,
                    .type = type};
    std::size_t at = source.skipNumberSign(last + 1);
    QByteArray letter;
    if (source.isWord(at) && source.text(at).size() == 1 && source.at(at).isCapital) {
        letter = source.folded(at);
        at += source.isSign(at + 1, '.') ? 2 : 1;
    }
    if (!source.isPlain(at, 6))
        return std::nullopt;
    QByteArray year;
    const QByteArray number = letter + plainNumber(source.text(at));
    if (const auto day = source.at(at + 1).is(OfWord) ? dayAt(source, at + 2) : std::nullopt) {
        at = *day;
        year = source.text(at).toByteArray();
    }
    return Name{.first = first, .last = at, .key = numberKey(type, year, number), .type = type};
}

std::optional<Name> lettersAt(const Source &source, std::size_t i)
{
    std::size_t last = i;
    if (!source.at(i).isCapital || !isInstrumentLetters(source, i, last)
        || !(source.at(i).isUpper || last > i))
        return std::nullopt;
    return numberIn(source, i, last, source.words(i, last).replace(" ", ""));
}

/// "Government Notice R1183", "Government Gazette 18261 of 5 September 1997"
std::optional<Name> publicationAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MostWords = 3;
    if (!source.at(i).isCapital || !Grammar::get().beginsTitle(source.folded(i).toStdString()))
        return std::nullopt;
    for (std::size_t last = i + 1; last < i + MostWords && source.isWord(last); ++last) {
        const std::string_view type = Grammar::get().publication(
            source.words(i, last).toStdString());
        if (!type.empty())
            return numberIn(source, i, last, QByteArray(type.data(), qsizetype(type.size())));
    }
    return std::nullopt;
}

/// "04-17" is of 2004, "99-12" of 1999.
QByteArray fullYear(QByteArrayView year)
{
    if (year.size() != 2)
        return year.toByteArray();
    return (year[0] <= '3' ? "20" : "19") + year.toByteArray();
}

/// "/PM", "/MINFOF-CAB" behind a number: the last token of it, or `i`.
std::size_t afterOffice(const Source &source, std::size_t i)
{
    std::size_t last = i;
    while (last < i + 8 && (source.isSign(last + 1, '/') || source.isSign(last + 1, '-'))
           && !source.at(last + 1).isSpaced && source.at(last + 2).isUpper
           && !source.at(last + 2).isSpaced)
        last += 2;
    return last;
}

/// ", de 1 de Outubro", ", de 1 de Outubro de 1997", "du 3 mai 2004" behind a number: the last token,
/// or `last`.
std::size_t afterDate(const Source &source, std::size_t last)
{
    const std::size_t of = source.isSign(last + 1, ',') ? last + 2 : last + 1;
    if (!source.at(of).is(OfWord))
        return last;
    if (const auto year = of == last + 1 ? dayAt(source, of + 1) : std::nullopt)
        return *year;
    if (!source.isNumber(of + 1) || source.text(of + 1).size() > 2 || !source.at(of + 2).is(OfWord)
        || !source.at(of + 3).is(Month))
        return last;
    return source.at(of + 4).is(YearOf) && source.isYear(of + 5) ? of + 5 : of + 3;
}

/// What follows the number sign: "2004-17", "17/2004", "17 de 2004", "17 du 3 mai 2004".
std::optional<Numbered> frenchNumber(const Source &source, std::size_t i)
{
    if (!source.isNumber(i) || source.text(i).size() > 8)
        return std::nullopt;
    // "0001/MINFOF du 5 mai 2001"
    const std::size_t behind = afterOffice(source, i);
    if (behind > i && source.at(behind + 1).is(OfWord)) {
        if (const auto year = dayAt(source, behind + 2))
            return Numbered{*year, source.text(*year).toByteArray(), plainNumber(source.text(i))};
    }
    const bool isJoined = (source.isSign(i + 1, '-') || source.isSign(i + 1, '/'))
        && !source.at(i + 1).isSpaced && source.isNumber(i + 2) && !source.at(i + 2).isSpaced;
    if (isJoined && source.isYear(i + 2) && !source.isYear(i))
        return Numbered{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i))};
    if (isJoined && (source.isYear(i) || source.isPlain(i, 2)))
        return Numbered{i + 2, fullYear(source.text(i)), plainNumber(source.text(i + 2))};
    if (source.at(i + 1).is(YearOf) && source.isYear(i + 2))
        return Numbered{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i))};
    if (source.at(i + 1).is(OfWord)) {
        if (const auto year = dayAt(source, i + 2))
            return Numbered{*year, source.text(*year).toByteArray(), plainNumber(source.text(i))};
    }
    return std::nullopt;
}

std::optional<Name> frenchLawAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxAdjectives = 2; ///< "loi organique", "loi de finances".
    QByteArray type = source.at(i).lexeme.type;
    std::size_t head = i;
    if (source.isSign(i + 1, '-') && !source.at(i + 1).isSpaced && source.at(i + 2).is(FrenchHead)
        && !source.at(i + 2).isSpaced) {
        // "Decreto-Lei", "décret-loi"
        head = i + 2;
        type += '-' + source.folded(head);
    }
    std::size_t at = head + 1;
    for (std::size_t skipped = 0; skipped < MaxAdjectives && source.isWord(at)
         && !source.at(at).is(NumberSign) && !source.isNumber(at + 1);
         ++skipped)
        ++at;
    const std::size_t begin = source.skipNumberSign(at);
    // "Loi 852 de 1972"
    const bool isOfYear = source.isNumber(at) && source.at(at + 1).is(YearOf)
        && source.isYear(at + 2) && source.at(i).isCapital;
    if (begin == at && !isOfYear)
        return std::nullopt;
    const auto found = frenchNumber(source, begin);
    if (!found)
        return std::nullopt;
    return Name{.first = i,
                .last = afterDate(source, afterOffice(source, found->last)),
                .key = numberKey(type, found->year, found->number),
                .year = found->year,
                .type = source.folded(i)};
}

/// "Regulation (EU) 2016/679", "Regulation (EC) No 1049/2001", "Directive 95/46/EC"
std::optional<Name> unionActAt(const Source &source, std::size_t i)
{
    if (!source.at(i).isCapital || !(kindsAt(source, i) & Grammar::UnionAct))
        return std::nullopt;
    const auto isUnion = [&source](std::size_t at) {
        return source.at(at).isCapital && (kindsAt(source, at) & Grammar::Union) != 0;
    };
    std::size_t at = i + 1;
    const bool isBefore = source.isSign(at, '(') && isUnion(at + 1) && source.isSign(at + 2, ')');
    if (isBefore)
        at += 3;
    const std::size_t number = source.skipNumberSign(at);
    if (!source.isPlain(number, 4) || !source.isSign(number + 1, '/')
        || !source.isPlain(number + 2, 4))
        return std::nullopt;
    std::size_t last = number + 2;
    const bool isBehind = source.isSign(last + 1, '/') && isUnion(last + 2);
    if (isBehind)
        last += 2;
    if (!isBefore && !isBehind)
        return std::nullopt;
    const bool isYearFirst = isBehind || (source.isYear(number) && number == at);
    const QByteArray year = fullYear(source.text(isYearFirst ? number : number + 2));
    const QByteArray count = source.text(isYearFirst ? number + 2 : number).toByteArray();
    const QByteArray type = "eu-" + source.folded(i);
    return Name{.first = i,
                .last = last,
                .key = numberKey(type, year, count),
                .year = year,
                .type = source.folded(i)};
}

/// How French adjectives in the names of codes end: civil, pénal, général, électorale, monétaire.
bool isCodeAdjective(QByteArrayView folded)
{
    static constexpr auto Ends = std::to_array<QByteArrayView>(
        {"al", "ale", "aux", "il", "ile", "ire", "ique", "ier", "iere", "if", "ive", "el", "elle"});
    return folded.size() > 4 && std::any_of(Ends.begin(), Ends.end(), [&](QByteArrayView end) {
               return folded.endsWith(end);
           });
}

/// "ACHPR/Res.79 (XXXVIII) 05", "Assembly/AU/Dec.123(XX)", "A/RES/60/147", "S/RES/1373 (2001)"
std::optional<Name> resolutionAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxTokens = 24;
    if (!source.at(i).isCapital || !source.isSign(i + 1, '/') || source.at(i + 1).isSpaced
        || (i > 0 && !source.at(i).isSpaced && source.isSign(i - 1, '/')))
        return std::nullopt;
    std::size_t word = i;
    const auto isKind = [&source](std::size_t at) {
        return (kindsAt(source, at) & Grammar::Resolution) != 0;
    };
    while (word < i + 6 && source.isSign(word + 1, '/') && source.isWord(word + 2) && !isKind(word))
        word += 2;
    if (!isKind(word) || word == i)
        return std::nullopt;
    std::size_t last = word;
    while (source.isSign(last + 1, '.') || source.isSign(last + 1, '/'))
        ++last;
    if (!source.isNumber(last + 1))
        return std::nullopt;
    ++last;
    while (source.isSign(last + 1, '/') && source.isNumber(last + 2))
        last += 2;
    // The session in brackets, and the year.
    if (source.isSign(last + 1, '(')) {
        for (std::size_t at = last + 2; at < last + MaxTokens; ++at) {
            if (source.at(at).kind == Token::Kind::Break || source.isSign(at, '('))
                break;
            if (source.isSign(at, ')')) {
                last = source.isPlain(at + 1, 4) ? at + 1 : at;
                break;
            }
        }
    }
    return Name{.first = i,
                .last = last,
                .key = "a:resolution/" + source.words(i, last),
                .type = "resolution"};
}

} // namespace

std::optional<Name> numberedLawAt(const Source &source, std::size_t i)
{
    const Token &token = source.at(i);
    if (auto name = lettersAt(source, i))
        return name;
    if (auto name = publicationAt(source, i))
        return name;
    if (auto name = unionActAt(source, i))
        return name;
    if (auto name = resolutionAt(source, i))
        return name;
    if (token.is(ChapterWord))
        return chapterAt(source, i);
    if (token.is(FrenchHead))
        return frenchLawAt(source, i);
    if (!token.is(NumberedHead) || !token.isCapital)
        return std::nullopt;
    const auto found = numberOfYear(source, i + 1);
    if (!found)
        return std::nullopt;
    const QByteArray type = token.lexeme.type;
    return Name{.first = i,
                .last = found->last,
                .key = numberKey(type, found->year, found->number),
                .year = found->year,
                .type = type};
}

std::optional<Name> knownTitleAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxTokens = 30;
    if (!source.at(i).isCapital || !Grammar::get().beginsTitle(source.folded(i).toStdString()))
        return std::nullopt;
    std::optional<Name> best;
    QByteArray words;
    for (std::size_t last = i; last < i + MaxTokens; ++last) {
        const Token &token = source.at(last);
        if (token.kind == Token::Kind::Break
            || (token.kind == Token::Kind::Sign && !token.isSign('\'')))
            break;
        if (token.kind == Token::Kind::Sign)
            continue;
        words += (words.isEmpty() ? "" : " ") + source.folded(last).replace("'", " ");
        if (Grammar::get().isTitle({words.constData(), std::size_t(words.size())}))
            best = Name{.first = i, .last = last, .key = titleKey(words, {}), .title = words};
    }
    return best;
}

QByteArray lawLettersAt(const Source &source, std::size_t i, std::size_t &last)
{
    const Joined joined = joinedAt(source, i);
    if (!source.at(i).isCapital || !(kindsOf(joined.folded) & Grammar::LawName))
        return {};
    last = joined.last;
    if (source.isSign(last, '.') && last - i < 3)
        --last; // The sentence's.
    return joined.folded;
}

bool isInstrumentLetters(const Source &source, std::size_t i, std::size_t &last)
{
    const Joined joined = joinedAt(source, i);
    last = joined.last;
    return (kindsOf(joined.folded) & Grammar::Instrument) != 0;
}

std::optional<Name> codeAt(const Source &source, std::size_t i)
{
    std::size_t last = i;
    if (source.isWord(i + 1) && !source.at(i + 1).isCapital
        && isCodeAdjective(source.folded(i + 1)))
        last = i + 1;
    std::size_t next = last + 1;
    const QByteArray preposition = source.folded(next);
    const bool isFrenchOf = preposition == "du" || preposition == "de" || preposition == "des"
        || preposition == "d";
    if (isFrenchOf) {
        next += source.isSign(next + 1, '\'') ? 2 : 1;
        if (source.at(next).is(Article))
            next += source.isSign(next + 1, '\'') ? 2 : 1;
        if (!source.isWord(next))
            return std::nullopt;
        last = next;
        if (isCodeAdjective(source.folded(last + 1)))
            ++last;
    }
    if (last > i && source.folded(last + 1) == "et" && isCodeAdjective(source.folded(last + 2)))
        last += 2;
    if (last == i)
        return std::nullopt;
    const QByteArray title = source.words(i, last);
    return Name{
        .first = i, .last = last, .key = titleKey(title, {}), .title = title, .type = "code"};
}

} // namespace sheria::citations
