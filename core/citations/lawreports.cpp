// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/casewords.h"
#include "core/citations/grammar.h"
#include "core/citations/workkeys.h"

namespace sheria::citations {

namespace {

struct Series
{
    std::size_t last = 0;
    Kinds kinds = 0;
    QByteArray name;        ///< Folded: "all er".
    bool hasPoints = false; ///< "S.A."
};

/// The longest name of a series of law reports that begins at `i`.
std::optional<Series> seriesAt(const Source &source, std::size_t i)
{
    constexpr int MaxWords = 5;
    if (!source.isWord(i) || !hasCapital(source.text(i)))
        return std::nullopt;
    std::optional<Series> best;
    QByteArray name;
    bool hasPoints = false;
    std::size_t at = i;
    for (int words = 0; words < MaxWords; ++words) {
        std::size_t last = at;
        QByteArray piece;
        if (source.isWord(at)) {
            const Joined joined = joinedAt(source, at);
            piece = joined.folded;
            last = joined.last;
            hasPoints = hasPoints || last > at;
            const std::string_view first(piece.constData(), std::size_t(piece.size()));
            if (words == 0 && !Grammar::get().beginsSeries(first))
                return std::nullopt;
        } else if (source.isSign(at, '&')) {
            piece = "and";
        } else if (words > 0 && source.isSign(at, '(') && source.isWord(at + 1)
                   && source.isSign(at + 2, ')')) {
            piece = source.folded(at + 1);
            last = at + 2;
        } else if (words > 0 && source.isNumber(at) && !source.isPlain(at, 6)) {
            piece = source.folded(at); // "F.3d"
        } else {
            break;
        }
        name += (name.isEmpty() ? "" : " ") + piece;
        if (const Kinds kinds = kindsOf(name); kinds & Grammar::Report)
            best = Series{last, kinds, name, hasPoints};
        at = last + 1;
    }
    return best;
}

/// The number of the page behind a series, which may be in a part: "(Pt. 109) 250", "-44215", "(EP) 48".
std::optional<std::size_t> pageAfter(const Source &source, const Series &series, QByteArray &key)
{
    std::size_t i = series.last + 1;
    key += ' ' + series.name;
    if (source.isSign(i, '(') && source.isWord(i + 1)) {
        std::size_t inside = i + 1;
        const bool isPart = source.folded(inside) == "pt" || source.folded(inside) == "part";
        inside += source.isSign(inside + 1, '.') ? 2 : 1;
        if (isPart && source.isNumber(inside) && source.isSign(inside + 1, ')')) {
            key += " pt " + source.folded(inside);
            i = inside + 2;
        } else if (!isPart && source.isSign(inside, ')') && source.isNumber(inside + 1)) {
            key += ' ' + source.folded(i + 1);
            i = inside + 1;
        }
    }
    if (series.kinds & Grammar::DashBeforeNumber) {
        if (!source.isSign(i, '-'))
            return std::nullopt;
        ++i;
        if (source.isWord(i) && source.at(i).isUpper) {
            // "(1983) LPELR-SC.71/1982"
            key += ' ' + source.folded(i);
            i += source.isSign(i + 1, '.') ? 2 : 1;
            if (source.isNumber(i) && source.isSign(i + 1, '/') && source.isNumber(i + 2)) {
                key += ' ' + source.folded(i) + '/' + source.folded(i + 2);
                return i + 2;
            }
        }
    }
    // "SCC OnLine SC 788"
    if (source.isNumber(i) && source.text(i).size() <= 7 && !source.text(i).contains('.')) {
        key += ' ' + plainNumber(source.text(i));
        return i;
    }
    if (series.kinds & Grammar::PageOptional) {
        const bool isEnd = source.isSign(series.last, '.') && !source.isSign(series.last - 2, '.');
        return isEnd ? series.last - 1 : series.last; // The point is the sentence's.
    }
    return std::nullopt;
}

/// "SA", "Ch": what may be an abbreviation of anything.
bool isTwoLetters(const Series &series)
{
    return series.name.size() <= 2 && !series.hasPoints;
}

/// Whether something around a report without brackets shows that a case is cited: a court, a year, a
/// paragraph behind it; another citation or parties before it.
bool isAmongCases(const Source &source, std::size_t first, std::size_t last, std::size_t from)
{
    const bool isSaid = division(source, last) > last
        || (source.isSign(last + 1, '(') && source.isYear(last + 2))
        || (source.at(last + 1).is(AtWord)
            && (source.isNumber(last + 2) || source.isSign(last + 2, '[')));
    if (isSaid || isBehindParties(source, first))
        return true;
    // Behind another citation: "2019 SCJ 123 and 1990 MR 45".
    if (from == 0 || from + 1 != first)
        return false;
    const Token &joint = source.at(from);
    return joint.is(AndWord) || joint.isSign('&')
        || (joint.kind == Token::Kind::Sign && QByteArrayView(",;:=").contains(joint.sign));
}

} // namespace

std::optional<Name> reportAfterYear(const Source &source, std::size_t first, const Years &years,
                                    std::size_t from)
{
    QByteArray key = "r:" + years.text;
    const std::size_t at = afterVolume(source, years.last + 1, key);
    const std::optional<Series> series = seriesAt(source, at);
    if (!series)
        return std::nullopt;
    const bool isTiny = series->name.size() < 2 && at == years.last + 1;
    if (isTiny && years.isBare)
        return std::nullopt; // "2015 P 12"
    const bool hasVolume = at != years.last + 1;
    if (years.isBare && !hasVolume && (series->kinds & Grammar::PageOptional)
        && !source.isNumber(series->last + 1))
        return std::nullopt;
    const std::optional<std::size_t> page = pageAfter(source, *series, key);
    if (!page)
        return std::nullopt;
    if (years.isBare && !hasVolume && isTwoLetters(*series)
        && !isAmongCases(source, first, *page, from))
        return std::nullopt; // "2018 SA 300" may be money.
    return Name{.first = first, .last = division(source, *page), .kind = Kind::Report, .key = key};
}

namespace {

/// "AIR 1952 SC 252", "AIR, 1979 Delhi 271", "JT 2001 (5) SC 100"
std::optional<Name> seriesThenYear(const Source &source, std::size_t i, const Series &series)
{
    std::size_t at = series.last + 1;
    if (source.isSign(at, ','))
        ++at;
    const std::optional<Years> years = yearsAt(source, at);
    if (!years)
        return std::nullopt;
    QByteArray key = "r:" + years->text;
    at = afterVolume(source, years->last + 1, key);
    key += ' ' + series.name;
    std::size_t words = 0;
    while (words < MaxCourtWords + 1
           && ((source.isWord(at) && (source.at(at).isCapital || source.at(at).is(AndWord)))
               || source.isSign(at, '&') || source.isSign(at, '.') || source.isSign(at, '('))) {
        if (source.isSign(at, '(')) {
            const std::size_t close = division(source, at - 1);
            if (close < at)
                break;
            at = close + 1;
            continue;
        }
        if (!source.isSign(at, '.')) {
            key += ' ' + (source.isSign(at, '&') ? QByteArray("and") : source.folded(at));
            ++words;
        }
        ++at;
    }
    if (!source.isPlain(at, 6))
        return std::nullopt;
    key += ' ' + plainNumber(source.text(at));
    return Name{.first = i, .last = at, .kind = Kind::Report, .key = key};
}

} // namespace

std::optional<Name> reportBySeries(const Source &source, std::size_t i)
{
    const std::optional<Series> series = seriesAt(source, i);
    return series && (series->kinds & Grammar::SeriesFirst) ? seriesThenYear(source, i, *series)
                                                            : std::nullopt;
}

/// "18 ITR 472", "1155 UNTS 331"
std::optional<Name> reportByVolume(const Source &source, std::size_t i, std::size_t from)
{
    if (!source.isPlain(i, 4))
        return std::nullopt;
    const std::optional<Series> series = seriesAt(source, i + 1);
    if (!series || !(series->kinds & Grammar::VolumeFirst) || !source.isPlain(series->last + 1, 5))
        return std::nullopt;
    const std::size_t page = series->last + 1;
    if (!source.isPlain(i, 3) && !(series->kinds & Grammar::LongVolume))
        return std::nullopt;
    if (isTwoLetters(*series) && !isAmongCases(source, i, page, from))
        return std::nullopt; // "15 IR 20" may count anything.
    return Name{.first = i,
                .last = division(source, page),
                .kind = Kind::Report,
                .key = "r: " + source.text(i).toByteArray() + ' ' + series->name + ' '
                    + plainNumber(source.text(page))};
}

} // namespace sheria::citations
