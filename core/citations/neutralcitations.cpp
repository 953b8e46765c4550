// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"
#include "core/citations/grammar.h"
#include "core/citations/workkeys.h"

namespace sheria::citations {

namespace {

/// Where a court's or a series' words end: the index after them, `at` if there are none.
std::size_t courtWords(const Source &source, std::size_t at)
{
    std::size_t end = at;
    std::size_t words = 0;
    while (words < MaxCourtWords && source.isWord(end) && source.at(end).isCapital
           && source.text(end).size() <= MaxCourtBytes) {
        ++end;
        ++words;
        while (source.isSign(end, '.') || source.isSign(end, '&'))
            ++end;
    }
    return end;
}

std::optional<Name> neutralAfterYear(const Source &source, std::size_t first, const Years &years)
{
    if (years.text.size() != 4 || (!years.isBare && !years.isSquare))
        return std::nullopt;
    QByteArray volume;
    const std::size_t at = afterVolume(source, years.last + 1, volume);
    const std::size_t number = courtWords(source, at);
    if (number == at || !source.isPlain(number, 6))
        return std::nullopt;
    const QByteArray court = source.words(at, number - 1);
    const QByteArray rest = court + ' ' + plainNumber(source.text(number));
    if (!volume.isEmpty()) {
        // A series that no file names.
        if (years.isBare)
            return std::nullopt;
        return Name{.first = first,
                    .last = division(source, number),
                    .kind = Kind::Report,
                    .key = "r:" + years.text + volume + ' ' + rest};
    }
    const bool isCode = court.size() >= 4 && source.at(at).isUpper && number == at + 1
        && (!years.isBare || isBehindParties(source, first));
    if (years.isBare && !isCode && !(kindsOf(court) & Grammar::Court))
        return std::nullopt;
    return Name{.first = first,
                .last = division(source, number),
                .kind = Kind::Judgment,
                .key = "n:" + years.text + ' ' + rest};
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

std::optional<Name> caseAt(const Source &source, std::size_t i, std::size_t from)
{
    if (source.isWord(i)) {
        if (auto ecli = ecliAt(source, i))
            return ecli;
        return reportBySeries(source, i);
    }
    const bool isInside = source.isNumber(i) && i > 0 && !source.at(i).isSpaced
        && (source.isSign(i - 1, '/') || source.isSign(i - 1, '-') || source.isSign(i - 1, '['));
    if (isInside && !source.isSign(i - 1, '['))
        return std::nullopt;
    if (auto report = reportByVolume(source, i, from))
        return report;
    const auto years = yearsAt(source, i);
    if (!years)
        return std::nullopt;
    if (auto report = reportAfterYear(source, i, *years, from))
        return report;
    return isInside ? std::nullopt : neutralAfterYear(source, i, *years);
}

} // namespace sheria::citations
