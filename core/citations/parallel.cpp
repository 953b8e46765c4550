#include "core/citations/parallel.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sheria::citations {

namespace {

constexpr int MostYearsBetween = 1; ///< What is decided in December is printed in the new year.

/// What may stand between the two, in lower case without blanks and commas.
constexpr std::array<QByteArrayView, 8> Links = {"",
                                                 "=",
                                                 "reportedat",
                                                 "reportedin",
                                                 "reportedas",
                                                 "alsoreportedat",
                                                 "alsoreportedin",
                                                 "alsoreportedas"};

bool isCase(const Citation &citation)
{
    return citation.kind == Kind::Judgment || citation.kind == Kind::Report;
}

/// "n:2019 kehc 77": 2019; 0: it tells none.
int yearOf(const Citation &citation)
{
    constexpr qsizetype Digits = 4;
    return citation.key.mid(2, Digits).toInt();
}

/// The form and the words of a key, without its numbers: "r: all er".
QByteArray seriesOf(const Citation &citation)
{
    QByteArray series;
    for (const char c : citation.key) {
        if ((c >= 'a' && c <= 'z') || c == ':')
            series += c;
    }
    return series;
}

bool isLinked(QByteArrayView text, const Citation &before, const Citation &after)
{
    constexpr qsizetype MostBytes = 40;
    if (after.start < before.end || after.start - before.end > MostBytes)
        return false;
    const QByteArrayView between = text.sliced(before.end, after.start - before.end);
    if (between.contains('\n'))
        return false;
    QByteArray words;
    for (const char c : between) {
        if (c != ' ' && c != ',')
            words += c;
    }
    return std::find(Links.begin(), Links.end(), words.toLower()) != Links.end();
}

bool isNeutral(const Citation &citation)
{
    return citation.key.startsWith("n:");
}

} // namespace

void markParallel(QByteArrayView text, std::vector<Citation> &citations)
{
    bool hasNeutral = false; // Of the case that is being cited.
    for (std::size_t i = 0; i < citations.size(); ++i) {
        Citation &citation = citations[i];
        if (i > 0 && isCase(citation) && isCase(citations[i - 1])) {
            const Citation &before = citations[i - 1];
            const int year = yearOf(citation);
            const int yearBefore = yearOf(before);
            const bool isNear = year == 0 || yearBefore == 0
                || std::abs(year - yearBefore) <= MostYearsBetween;
            citation.isParallel = isNear && !(hasNeutral && isNeutral(citation))
                && seriesOf(citation) != seriesOf(before) && isLinked(text, before, citation);
        }
        hasNeutral = isNeutral(citation) || (citation.isParallel && hasNeutral);
    }
}

} // namespace sheria::citations
