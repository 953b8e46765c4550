#include "core/domain/casecitation.h"

#include "core/domain/casebibliography.h"
#include "core/domain/jsonjudgment.h"

#include <QJsonDocument>
#include <QJsonValue>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

const QString &nameOf(const Party &party)
{
    return party.nameForCitation.isEmpty() ? party.name : party.nameForCitation;
}

/// "Oak & another": the first of a side, and that there are more.
QString sideName(const std::vector<const Party *> &side)
{
    const QString first = nameOf(*side.front()).simplified();
    // A name that was made for citing says so itself.
    if (side.size() == 1 || !side.front()->nameForCitation.isEmpty())
        return first;
    const std::size_t others = side.size() - 1;
    return u"%1 & %2"_s.arg(first,
                            others == 1 ? u"another"_s : u"%1 others"_s.arg(qulonglong(others)));
}

/// "Oak v Elm"; empty unless both sides are known.
QString nameOfParties(const std::vector<Party> &parties)
{
    std::map<int, std::vector<const Party *>> sides;
    for (const Party &party : parties)
        sides[party.group].push_back(&party);
    sides.erase(0); // On no side that is known.
    if (sides.size() < 2)
        return {};
    return sideName(sides.begin()->second) + u" v "_s + sideName(std::next(sides.begin())->second);
}

/// `title` up to where it goes on with the citation or with the number of the case.
QString nameInTitle(const QString &title, const Judgment &judgment)
{
    static const QRegularExpression year(u"\\s*[,;]?\\s*\\[\\d{4}\\].*$"_s);
    QString name = title.simplified();
    if (!judgment.shortCitation.isEmpty()) {
        const qsizetype at = name.indexOf(judgment.shortCitation.simplified());
        if (at > 0)
            name.truncate(at);
    }
    name.remove(year);
    const QString docket = judgment.caseNumber.simplified();
    const qsizetype at = docket.isEmpty() ? -1 : name.indexOf(u'(' + docket);
    if (at > 0)
        name.truncate(at);
    name = name.trimmed();
    while (name.endsWith(u',') || name.endsWith(u';'))
        name = name.chopped(1).trimmed();
    return name.isEmpty() ? title.simplified() : name;
}

QString yearOf(const Work &work, const Judgment &judgment)
{
    if (judgment.deliveryDate.isValid())
        return QString::number(judgment.deliveryDate.year());
    const bool namesItsCourt = work.uri.doctype == "judgment" && !work.uri.subtype.isEmpty();
    return namesItsCourt ? QString::fromLatin1(work.uri.year()) : QString();
}

/// "[12]", "[12]–[14]", or nothing.
QString inBrackets(const CaseCitation &citation)
{
    if (citation.paragraph.isEmpty())
        return {};
    const QString first = u'[' + citation.paragraph + u']';
    return citation.toParagraph.isEmpty() ? first : first + u"–["_s + citation.toParagraph + u']';
}

/// Where its publisher shows it: "url" of its metadata.
QByteArray publicAddress(const QByteArray &judgment)
{
    const QString url = QJsonDocument::fromJson(judgment)["url"_L1].toString();
    const bool isWeb = url.startsWith("https://"_L1) || url.startsWith("http://"_L1);
    return isWeb ? url.toUtf8() : QByteArray();
}

QString longDate(QDate date)
{
    return QLocale(QLocale::English, QLocale::UnitedKingdom).toString(date, u"d MMMM yyyy"_s);
}

/// "A, B" of what there is; in brackets, after a space; nothing when there is nothing.
QString bracketed(QStringList parts)
{
    parts.removeAll(QString());
    return parts.isEmpty() ? QString() : u" ("_s + parts.join(u", "_s) + u')';
}

QString dayOrYear(const CaseCitation &citation)
{
    return citation.date.isValid() ? longDate(citation.date) : citation.year;
}

/// What follows the name. Source: OSCOLA (4th edition) sections 2.1.1 to 2.1.4: a case without
/// neutral citation is followed by court and date in round brackets.
QString oscolaRest(const CaseCitation &citation)
{
    QString rest = citation.neutral.isEmpty() ? bracketed({citation.court, dayOrYear(citation)})
                                              : u' ' + citation.neutral;
    if (const QString at = inBrackets(citation); !at.isEmpty())
        rest += u' ' + at;
    return rest;
}

/// Source: AGLC (4th edition) rules 2.3.1 (medium neutral citation, a comma before the pinpoint) and
/// 2.3.2 (without one: court, number, judges and full date in round brackets).
QString aglcRest(const CaseCitation &citation)
{
    const QString at = inBrackets(citation);
    if (!citation.neutral.isEmpty())
        return u' ' + citation.neutral + (at.isEmpty() ? QString() : u", "_s + at);
    const QStringList judges(citation.judges.begin(), citation.judges.end());
    const QString rest = bracketed(
        {citation.court, citation.docket, judges.join(u" and "_s), dayOrYear(citation)});
    return at.isEmpty() ? rest : rest + u' ' + at;
}

/// Where there is no neutral citation the number of the case stands for it.
QString neutralText(const CaseCitation &citation)
{
    QString text = citation.neutral;
    if (text.isEmpty())
        text = citation.name + bracketed({citation.docket, citation.court, dayOrYear(citation)});
    text = text.trimmed();
    const QString at = inBrackets(citation);
    return at.isEmpty() ? text : text + u" at "_s + at;
}

} // namespace

CaseCitation caseCitation(const Work &work, const QString &title)
{
    const Judgment judgment = json::readJudgment(work.judgment);
    CaseCitation citation;
    citation.uri = work.uri.canonical().workUri(false);
    citation.name = nameOfParties(judgment.parties);
    if (citation.name.isEmpty())
        citation.name = nameInTitle(title.isEmpty() ? work.title : title, judgment);
    citation.neutral = judgment.shortCitation.simplified();
    citation.docket = judgment.caseNumber.simplified();
    citation.court = judgment.court.name.isEmpty()
        ? QString::fromUtf8(judgment.court.citationCode).simplified()
        : judgment.court.name.simplified();
    citation.date = judgment.deliveryDate;
    citation.year = yearOf(work, judgment);
    citation.link = publicAddress(work.judgment);
    for (const Judge &judge : judgment.judges)
        citation.judges.push_back(judge.name.simplified());
    return citation;
}

QString cited(const CaseCitation &citation, CitationStyle style)
{
    switch (style) {
    case CitationStyle::Neutral: return neutralText(citation);
    case CitationStyle::Oscola: return citation.name + oscolaRest(citation);
    case CitationStyle::Aglc: return citation.name + aglcRest(citation);
    case CitationStyle::BibTex: return bibTexEntry(citation);
    case CitationStyle::Ris: return risRecord(citation);
    case CitationStyle::CslJson: return cslJson(citation);
    }
    Q_UNREACHABLE();
}

std::optional<QString> citedHtml(const CaseCitation &citation, CitationStyle style)
{
    const bool isAglc = style == CitationStyle::Aglc;
    if (!isAglc && style != CitationStyle::Oscola)
        return std::nullopt;
    const QString rest = isAglc ? aglcRest(citation) : oscolaRest(citation);
    return u"<i>%1</i>%2"_s.arg(citation.name.toHtmlEscaped(), rest.toHtmlEscaped());
}

} // namespace sheria
