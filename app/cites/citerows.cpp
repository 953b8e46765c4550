#include "app/cites/citerows.h"

#include "app/text/citation.h"
#include "app/text/datetext.h"
#include "core/akn/vocabulary.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using citations::CitedPlace;

namespace {

constexpr std::size_t MaxProvisions = 50; ///< Of the list of those that are cited.

/// The translation context of this file.
struct CiteWords
{
    Q_DECLARE_TR_FUNCTIONS(CiteRows)
};

/// "section 12" for the words that name parts of laws; without a number it is empty.
QString unitWords(QByteArrayView unit, const QString &number)
{
    if (unit == "section")
        return CiteWords::tr("section %1").arg(number);
    if (unit == "article")
        return CiteWords::tr("article %1").arg(number);
    if (unit == "regulation")
        return CiteWords::tr("regulation %1").arg(number);
    if (unit == "rule")
        return CiteWords::tr("rule %1").arg(number);
    if (unit == "paragraph")
        return CiteWords::tr("paragraph %1").arg(number);
    if (unit == "clause")
        return CiteWords::tr("clause %1").arg(number);
    if (unit == "schedule" || unit == "attachment")
        return CiteWords::tr("schedule %1").arg(number);
    if (unit == "chapter")
        return CiteWords::tr("chapter %1").arg(number);
    if (unit == "part")
        return CiteWords::tr("part %1").arg(number);
    return {};
}

/// Of what is around the provisions.
QString frontName(const QByteArray &eId)
{
    const qsizetype cut = eId.indexOf("__");
    const QByteArray first = cut < 0 ? eId : eId.left(cut);
    if (first == "preface")
        return CiteWords::tr("preface");
    if (first == "preamble")
        return CiteWords::tr("preamble");
    if (first == "conclusions")
        return CiteWords::tr("conclusion");
    if (first == "header")
        return CiteWords::tr("header");
    return QString::fromUtf8(eId);
}

/// An address that opens at a provision.
QByteArray at(const QByteArray &uri, const QByteArray &eId)
{
    return eId.isEmpty() ? uri : QByteArray(uri + '#' + eId);
}

/// Of a place in what is cited.
QString targetText(const CitedPlace &place)
{
    const QString words = placeWords(place.words);
    return words.isEmpty() && !place.target.isEmpty() ? placeName(place.target) : words;
}

QString counted(const QString &text, std::size_t places)
{
    return places < 2 ? text
                      : CiteWords::tr("%1 (%2)", "title, number of places").arg(text).arg(places);
}

} // namespace

QString placeWords(const QByteArray &words)
{
    const qsizetype blank = words.indexOf(' ');
    if (blank < 0)
        return {};
    const QString number = QString::fromUtf8(words.sliced(blank + 1));
    const QString said = unitWords(words.first(blank), number);
    return said.isEmpty() ? QString::fromUtf8(words) : said;
}

QString placeName(const QByteArray &eId)
{
    QString said;
    for (qsizetype start = 0; start >= 0 && start < eId.size();) {
        const qsizetype cut = eId.indexOf("__", start);
        const QByteArray step = eId.sliced(start, (cut < 0 ? eId.size() : cut) - start);
        start = cut < 0 ? -1 : cut + 2;
        const qsizetype bar = step.indexOf('_');
        if (bar <= 0)
            continue;
        const auto element = akn::elementForAlias(
            std::string_view(step.constData(), std::size_t(bar)));
        const QString number = QString::fromUtf8(step.sliced(bar + 1));
        const QByteArrayView name(element.data(), qsizetype(element.size()));
        const bool isDetail = !said.isEmpty() && name != "section" && name != "article"
            && name != "rule" && name != "regulation" && name != "chapter" && name != "part";
        if (isDetail
            && (name == "subsection" || name == "paragraph" || name == "subparagraph"
                || name == "point" || name == "item"))
            said += u'(' + number + u')';
        else if (const QString outer = unitWords(name == "att" ? "schedule" : name, number);
                 !outer.isEmpty())
            said = outer;
    }
    return said.isEmpty() ? frontName(eId) : said;
}

CiteRow citesRow(const Citations &known, const QByteArray &expressionUri)
{
    CiteRow top;
    for (const citations::CitedWork &cited : known.cites) {
        const bool isHere = !cited.work.uri.isEmpty();
        CiteRow row;
        row.text = counted(isHere ? cited.work.title : QString::fromUtf8(cited.text),
                           cited.places.size());
        row.uri = cited.work.uri;
        row.isMuted = !isHere;
        for (const CitedPlace &place : cited.places) {
            const QString target = targetText(place);
            const QString source = place.source.isEmpty() ? QString() : placeName(place.source);
            CiteRow line;
            line.text = target.isEmpty() ? CiteWords::tr("in %1", "a provision").arg(source)
                : source.isEmpty()       ? target
                                   : CiteWords::tr("%1, in %2", "cited provision, citing provision")
                                         .arg(target, source);
            if (target.isEmpty() && source.isEmpty())
                continue;
            // What is not here is looked at where it is cited.
            line.uri = isHere ? at(cited.work.uri, place.target) : at(expressionUri, place.source);
            line.isMuted = !isHere;
            row.rows.push_back(std::move(line));
        }
        top.rows.push_back(std::move(row));
    }
    top.text = CiteWords::tr("Cites (%1)").arg(top.rows.size());
    return top;
}

CiteRow citedByRow(const Citations &known)
{
    CiteRow top;
    for (const citations::CitingWork &citing : known.citedBy.works) {
        CiteRow row;
        row.text = counted(citing.work.title, citing.places.size());
        row.uri = at(citing.expressionUri,
                     citing.places.empty() ? QByteArray() : citing.places.front().source);
        for (const CitedPlace &place : citing.places) {
            const QString target = targetText(place);
            const QString source = place.source.isEmpty() ? longDate(citing.date)
                                                          : placeName(place.source);
            CiteRow line;
            line.text = target.isEmpty()
                ? source
                : CiteWords::tr("%1, on %2", "citing provision, cited provision")
                      .arg(source, target);
            line.uri = at(citing.expressionUri, place.source);
            row.rows.push_back(std::move(line));
        }
        top.rows.push_back(std::move(row));
    }
    const QString count = QString::number(top.rows.size())
        + (known.citedBy.isCut ? u"+"_s : QString());
    top.text = CiteWords::tr("Cited by (%1)").arg(count);
    return top;
}

CiteRow provisionsRow(const Citations &known, const QByteArray &expressionUri,
                      const std::vector<TocEntry> &entries)
{
    std::vector<std::pair<QByteArray, int>> cited(known.citedBy.provisions.begin(),
                                                  known.citedBy.provisions.end());
    std::stable_sort(cited.begin(), cited.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    CiteRow top;
    for (const auto &[eId, works] : cited) {
        if (top.rows.size() >= MaxProvisions)
            break;
        const CitedProvision provision = citedProvision(entries, eId);
        const QString number = placeName(eId);
        const bool hasNumber = number != QString::fromUtf8(eId) || provision.label.isEmpty();
        const QString name = hasNumber ? number : provision.label;
        top.rows.push_back({CiteWords::tr("%1: %n work(s)", "provision", works).arg(name),
                            at(expressionUri, eId),
                            false,
                            {}});
    }
    top.text = CiteWords::tr("Most cited provisions");
    return top;
}

} // namespace sheria::app
