#include "core/citations/source.h"
#include "core/citations/workkeys.h"

namespace sheria::citations {

namespace {

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

Name named(Kind kind, std::size_t first, std::size_t last, QByteArray key)
{
    Name name;
    name.first = first;
    name.last = last;
    name.kind = kind;
    name.key = std::move(key);
    return name;
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
        return named(Kind::Report, first, division(source, number),
                     "r:" + source.text(year).toByteArray() + ' ' + rest);
    }
    if (needsCode && (court.size() < 4 || !source.at(volume).isUpper || number != volume + 1))
        return std::nullopt;
    return named(Kind::Judgment, first, division(source, number),
                 "n:" + source.text(year).toByteArray() + ' ' + rest);
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
    return named(Kind::Judgment, i, end, key);
}

} // namespace

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
