#include "core/citations/source.h"
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
    if (source.isWord(i) && source.text(i).size() == 1 && source.at(i).isCapital) {
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

/// "Cap. 63", "Chapter 63 of the Laws"
std::optional<Name> chapterAt(const Source &source, std::size_t i)
{
    const bool isCap = source.at(i).is(Abbreviation);
    const std::size_t number = isCap && source.isSign(i + 1, '.') ? i + 2 : i + 1;
    if (!source.isNumber(number) || source.text(number).size() > 6)
        return std::nullopt;
    const bool isOfLaws = source.at(number + 1).is(OfWord) && source.at(number + 2).is(Article)
        && source.folded(number + 3) == "laws";
    if (!isCap && !isOfLaws)
        return std::nullopt;
    return Name{.first = i,
                .last = isOfLaws ? number + 3 : number,
                .key = chapterKey(source.text(number)),
                .type = "act"};
}

/// A day in French: "3 mai 2004", "1er mars 1990". The index of its year.
std::optional<std::size_t> frenchDay(const Source &source, std::size_t i)
{
    if (!source.isNumber(i) || source.text(i).size() > 3 || !source.at(i + 1).is(Month)
        || !source.isYear(i + 2))
        return std::nullopt;
    return i + 2;
}

/// "04-17" is of 2004, "99-12" of 1999.
QByteArray fullYear(QByteArrayView year)
{
    if (year.size() != 2)
        return year.toByteArray();
    return (year[0] <= '3' ? "20" : "19") + year.toByteArray();
}

/// What follows the number sign: "2004-17", "17/2004", "17 de 2004", "17 du 3 mai 2004".
std::optional<Numbered> frenchNumber(const Source &source, std::size_t i)
{
    if (!source.isNumber(i) || source.text(i).size() > 8)
        return std::nullopt;
    const bool isJoined = (source.isSign(i + 1, '-') || source.isSign(i + 1, '/'))
        && !source.at(i + 1).isSpaced && source.isNumber(i + 2) && !source.at(i + 2).isSpaced;
    if (isJoined && source.isYear(i + 2) && !source.isYear(i))
        return Numbered{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i))};
    if (isJoined && (source.isYear(i) || source.isPlain(i, 2)))
        return Numbered{i + 2, fullYear(source.text(i)), plainNumber(source.text(i + 2))};
    if (source.at(i + 1).is(YearOf) && source.isYear(i + 2))
        return Numbered{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i))};
    if (source.at(i + 1).is(OfWord)) {
        if (const auto year = frenchDay(source, i + 2))
            return Numbered{*year, source.text(*year).toByteArray(), plainNumber(source.text(i))};
    }
    return std::nullopt;
}

std::optional<Name> frenchLawAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxAdjectives = 2; ///< "loi organique", "loi de finances".
    std::size_t at = i + 1;
    for (std::size_t skipped = 0; skipped < MaxAdjectives && source.isWord(at)
         && !source.at(at).is(NumberSign) && !source.isNumber(at + 1);
         ++skipped)
        ++at;
    const std::size_t begin = source.skipNumberSign(at);
    const QByteArray type = source.at(i).lexeme.type;
    if (begin == at)
        return std::nullopt;
    const auto found = frenchNumber(source, begin);
    if (!found)
        return std::nullopt;
    std::size_t last = found->last;
    if (source.at(last + 1).is(OfWord)) {
        if (const auto year = frenchDay(source, last + 2))
            last = *year;
    }
    return Name{.first = i,
                .last = last,
                .key = numberKey(type, found->year, found->number),
                .year = found->year,
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

constexpr std::size_t MaxCourtWords = 4; ///< "EWCA Civ", "All ER (Comm)".
constexpr qsizetype MaxCourtBytes = 12;

/// Where a court's or a series' words end: the index after them, `at` if there are none.
std::size_t courtWords(const Source &source, std::size_t at)
{
    std::size_t end = at;
    std::size_t words = 0;
    while (words < MaxCourtWords && source.isWord(end) && source.at(end).isCapital
           && source.text(end).size() <= MaxCourtBytes) {
        ++end;
        ++words;
        // "E.G.C.S.", "P & CR"
        while (source.isSign(end, '.') || source.isSign(end, '&'))
            ++end;
    }
    return end;
}

/// "(KLR)", "(Ch)", "(SCA)" after a number.
std::size_t division(const Source &source, std::size_t last)
{
    if (source.isSign(last + 1, '(') && source.isWord(last + 2) && source.at(last + 2).isCapital
        && source.text(last + 2).size() <= MaxCourtBytes && source.isSign(last + 3, ')'))
        return last + 3;
    return last;
}

/// What follows the year: a court and a number, or a volume, a series and a page.
std::optional<Name> afterYear(const Source &source, std::size_t first, std::size_t year,
                              std::size_t at, bool needsCode)
{
    std::size_t volume = at;
    bool hasVolume = false;
    if (source.isPlain(at, 4)) {
        hasVolume = true;
        ++volume;
    } else if (source.isSign(at, '(') && source.isPlain(at + 1, 2) && source.isSign(at + 2, ')')) {
        hasVolume = true;
        volume += 3;
    }
    const std::size_t number = courtWords(source, volume);
    if (number == volume || !source.isPlain(number, 6))
        return std::nullopt;
    const QByteArray court = source.words(volume, number - 1);
    const bool isSeries = isReportSeries({court.constData(), std::size_t(court.size())});
    QByteArray rest = court + ' ' + plainNumber(source.text(number));
    if (hasVolume || isSeries) {
        if (hasVolume && needsCode && !isSeries)
            return std::nullopt;
        if (hasVolume)
            rest.prepend(source.words(at, volume - 1) + ' ');
        return Name{.first = first,
                    .last = division(source, number),
                    .kind = Kind::Report,
                    .key = "r:" + source.text(year).toByteArray() + ' ' + rest};
    }
    if (needsCode && (court.size() < 4 || !source.at(volume).isUpper || number != volume + 1))
        return std::nullopt;
    return Name{.first = first,
                .last = division(source, number),
                .kind = Kind::Judgment,
                .key = "n:" + source.text(year).toByteArray() + ' ' + rest};
}

/// ECLI:ZA:ZASCA:2019:5
std::optional<Name> ecliAt(const Source &source, std::size_t i)
{
    if (!source.isSign(i + 1, ':') || source.folded(i) != "ecli")
        return std::nullopt;
    std::size_t end = i;
    QByteArray key = "e:ecli";
    for (int part = 0; part < 4; ++part) {
        if (!source.isSign(end + 1, ':') || source.at(end + 2).isSpaced
            || source.at(end + 2).kind == Token::Kind::Break)
            return std::nullopt;
        end += 2;
        key += ':' + source.folded(end);
    }
    while (!source.at(end + 1).isSpaced && (source.isNumber(end + 1) || source.isWord(end + 1)))
        key += source.folded(++end);
    return Name{.first = i, .last = end, .kind = Kind::Judgment, .key = key};
}

} // namespace

std::optional<Name> numberedLawAt(const Source &source, std::size_t i)
{
    const Token &token = source.at(i);
    if (token.is(ChapterWord))
        return chapterAt(source, i);
    if (token.is(FrenchHead))
        return frenchLawAt(source, i);
    if (!token.is(NumberedHead) || !token.isCapital)
        return std::nullopt;
    const auto found = numberOfYear(source, i + 1);
    if (!found)
        return std::nullopt;
    std::size_t first = i;
    QByteArray type = token.lexeme.type;
    if (type == "notice") {
        const QByteArray before = i > 0 ? source.folded(i - 1) : QByteArray();
        type = before == "legal"                            ? "ln"
            : before == "government" || before == "general" ? "gn"
                                                            : "notice";
        first = type == "notice" ? i : i - 1;
    }
    return Name{.first = first,
                .last = found->last,
                .key = numberKey(type, found->year, found->number),
                .year = found->year,
                .type = type};
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

std::optional<Name> caseAt(const Source &source, std::size_t i)
{
    if (source.isWord(i))
        return ecliAt(source, i);
    if (source.isSign(i, '[') && source.isYear(i + 1) && source.isSign(i + 2, ']'))
        return afterYear(source, i, i + 1, i + 3, false);
    if (source.isSign(i, '(') && source.isYear(i + 1) && source.isSign(i + 2, ')')
        && source.isPlain(i + 3, 3))
        return afterYear(source, i, i + 1, i + 3, true);
    const bool isInside = i > 0 && !source.at(i).isSpaced
        && (source.isSign(i - 1, '/') || source.isSign(i - 1, '-') || source.isSign(i - 1, '['));
    if (source.isYear(i) && !isInside)
        return afterYear(source, i, i, i + 1, true);
    return std::nullopt;
}

} // namespace sheria::citations
