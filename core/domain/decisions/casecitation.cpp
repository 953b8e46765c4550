// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/casecitation.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "core/domain/language.h"
#include "core/domain/place.h"

#include <QJsonDocument>
#include <QJsonValue>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

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
    return namesItsCourt ? QString::fromLatin1(work.uri.knownYear()) : QString();
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

QString caseRest(const CaseCitation &citation)
{
    return citation.neutral.isEmpty()
        ? bracketed({citation.docket, citation.court, dayOrYear(citation)})
        : u' ' + citation.neutral;
}

/// "12" or "12–14".
QString paragraphs(const CaseCitation &citation)
{
    return citation.toParagraph.isEmpty() ? citation.paragraph
                                          : citation.paragraph + u'–' + citation.toParagraph;
}

/// What follows the name in the styles that tell a paragraph by a word or sign.
/// Source: McGill Guide (9th edition) 3.2; The Bluebook (21st edition) rule 20.3; the South African and
/// Kenyan usage is that of SAFLII and Kenya Law.
QString otherRest(const CaseCitation &citation, CitationStyle style)
{
    const QString number = paragraphs(citation);
    const QString word = citation.toParagraph.isEmpty() ? u"para "_s : u"paras "_s;
    const auto at = [&number](const QString &before) {
        return number.isEmpty() ? QString() : QString(before + number);
    };
    switch (style) {
    case CitationStyle::McGill: {
        QString neutral = citation.neutral;
        neutral.remove(u'[').remove(u']');
        return (neutral.isEmpty() ? caseRest(citation) : QString(u", "_s + neutral))
            + at(u" at "_s + word);
    }
    case CitationStyle::Bluebook:
        return (citation.neutral.isEmpty() ? caseRest(citation)
                                           : QString(u", "_s + citation.neutral))
            + at(citation.toParagraph.isEmpty() ? u", ¶ "_s : u", ¶¶ "_s);
    case CitationStyle::Kenyan: {
        if (citation.neutral.isEmpty())
            return caseRest(citation) + at(u", "_s + word);
        return bracketed({citation.docket}) + u' ' + citation.neutral
            + bracketed({citation.date.isValid() ? longDate(citation.date) : QString()})
            + at(u", "_s + word);
    }
    default: return caseRest(citation) + at(u' ' + word);
    }
}

/// The name in a style: "Oak v. Elm" in the United States.
QString nameIn(const CaseCitation &citation, CitationStyle style)
{
    QString name = citation.name;
    return style == CitationStyle::Bluebook ? name.replace(u" v "_s, u" v. "_s) : name;
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

// Entries for the files of reference managers. Text from documents cannot end a field or begin another:
// it is one line, and what a format reserves is escaped.

/// "xa-judgment-xahc-2019-77": in ASCII, the same for the same work, and no other's.
QString keyOf(const CaseCitation &citation)
{
    QString key;
    const QString uri = QString::fromUtf8(citation.uri);
    for (const QChar c : uri) {
        const bool isPlain = c.isLetterOrNumber() && c.unicode() < 128;
        if (isPlain || c == u'.' || c == u'_')
            key += c;
        else if (!key.isEmpty() && !key.endsWith(u'-'))
            key += u'-';
    }
    if (key.startsWith("akn-"_L1))
        key.remove(0, 4);
    while (key.endsWith(u'-'))
        key.chop(1);
    return key.isEmpty() ? u"decision"_s : key;
}

/// One line of what people read: no control characters, no line ends.
QString plain(const QString &text)
{
    QString line;
    for (const QChar c : text)
        line += c.category() == QChar::Other_Control ? QChar(u' ') : c;
    return line.simplified();
}

QString texCommand(QChar c)
{
    switch (c.unicode()) {
    case u'\\': return u"\\textbackslash{}"_s;
    case u'{': return u"\\textbraceleft{}"_s;
    case u'}': return u"\\textbraceright{}"_s;
    case u'~': return u"\\textasciitilde{}"_s;
    case u'^': return u"\\textasciicircum{}"_s;
    case u'#':
    case u'$':
    case u'%':
    case u'&':
    case u'_': return QString(u'\\') + c;
    default: return c;
    }
}

QString tex(const QString &text)
{
    QString escaped;
    const QString line = plain(text);
    for (const QChar c : line)
        escaped += texCommand(c);
    return escaped;
}

QString pinpoint(const CaseCitation &citation)
{
    if (citation.paragraph.isEmpty())
        return {};
    if (citation.isLaw)
        return plain(QString::fromLatin1(citation.unit) + u' ' + citation.paragraph);
    if (citation.toParagraph.isEmpty())
        return u"at ["_s + plain(citation.paragraph) + u']';
    return u"at [%1]–[%2]"_s.arg(plain(citation.paragraph), plain(citation.toParagraph));
}

/// The names, with "and" between them; one that has "and" or a comma in it is kept together.
QString texNames(const std::vector<QString> &names)
{
    QStringList list;
    for (const QString &name : names)
        list << u'{' + tex(name) + u'}';
    return list.join(u" and "_s);
}

/// "@jurisdiction{xa-judgment-xahc-2019-77, …}", as biblatex has it; for LaTeX in UTF-8. What TeX
/// reserves is written as a command, braces too, since BibTeX counts those that are escaped.
QString bibTexEntry(const CaseCitation &citation)
{
    const QString link = QString::fromUtf8(citation.link);
    const QDate date = citation.date;
    const std::array<std::pair<const char *, QString>, 11> fields = {{
        {"title", u'{' + tex(citation.name) + u'}'},
        {"author", texNames(citation.judges)},
        {"year", tex(citation.year)},
        {"month", date.isValid() ? QString::number(date.month()) : QString()},
        {"day", date.isValid() ? QString::number(date.day()) : QString()},
        {"institution", citation.isLaw ? QString() : tex(citation.court)},
        {"location", citation.isLaw ? tex(citation.court) : QString()},
        {"number", tex(citation.docket)},
        {"howpublished", tex(citation.neutral)},
        {"note", tex(pinpoint(citation))},
        {"url", plain(link).replace(u'{', u"%7B"_s).replace(u'}', u"%7D"_s)},
    }};
    QString entry = (citation.isLaw ? u"@legislation{"_s : u"@jurisdiction{"_s) + keyOf(citation);
    for (const auto &[name, value] : fields) {
        if (!value.isEmpty() && value != "{}"_L1)
            entry += u",\n  "_s + QLatin1StringView(name) + u" = {"_s + value + u'}';
    }
    return entry + u"\n}\n"_s;
}

/// From "TY  - CASE" to "ER  - ", lines ended by CR LF.
/// Source: Research Information Systems format, type CASE.
QString risRecord(const CaseCitation &citation)
{
    QString record = citation.isLaw ? u"TY  - STAT\r\n"_s : u"TY  - CASE\r\n"_s;
    const auto line = [&record](QLatin1StringView tag, const QString &value) {
        const QString text = plain(value);
        if (!text.isEmpty())
            record += tag + u"  - "_s + text + u"\r\n"_s;
    };
    line("ID"_L1, keyOf(citation));
    line("TI"_L1, citation.name);
    line("T2"_L1, citation.neutral);
    line(citation.isLaw ? "CY"_L1 : "PB"_L1, citation.court);
    line("M1"_L1, citation.docket);
    line("PY"_L1, citation.year);
    if (citation.date.isValid())
        line("DA"_L1, citation.date.toString(u"yyyy/MM/dd/"_s));
    // A comma would part first name and last.
    for (QString judge : citation.judges)
        line("A3"_L1, judge.remove(u','));
    line("LA"_L1, QString::fromLatin1(citation.language));
    line("N1"_L1, pinpoint(citation));
    line("UR"_L1, QString::fromUtf8(citation.link));
    return record + u"ER  - \r\n"_s;
}

/// A JSON array of one item of type legal_case.
/// Source: CSL-JSON 1.0 (csl-data.json).
QString cslJson(const CaseCitation &citation)
{
    json::Writer out;
    const auto member = [&out](QByteArrayView key, const QString &value) {
        const QString text = plain(value);
        if (!text.isEmpty())
            out.member(key, text);
    };
    out.beginArray().beginObject();
    out.member("id", keyOf(citation))
        .member("type", citation.isLaw ? u"legislation"_s : u"legal_case"_s);
    member("title", citation.name);
    member("container-title", citation.neutral);
    member(citation.isLaw ? "jurisdiction" : "authority", citation.court);
    member("number", citation.docket);
    if (!citation.judges.empty()) {
        out.key("author").beginArray();
        for (const QString &judge : citation.judges)
            out.beginObject().member("literal", plain(judge)).endObject();
        out.endArray();
    }
    if (!citation.year.isEmpty()) {
        out.key("issued").beginObject().key("date-parts").beginArray().beginArray();
        out.number(citation.year.toInt());
        if (citation.date.isValid())
            out.number(citation.date.month()).number(citation.date.day());
        out.endArray().endArray().endObject();
    }
    member("language", QString::fromLatin1(shortLanguageCode(citation.language)));
    member("note", pinpoint(citation));
    member("URL", QString::fromUtf8(citation.link));
    out.endObject().endArray();
    return QString::fromUtf8(out.take()) + u'\n';
}

} // namespace

QString caseName(const Judgment &judgment, const QString &title)
{
    const QString name = nameOfParties(judgment.parties);
    return name.isEmpty() ? nameInTitle(title, judgment) : name;
}

CaseCitation caseCitation(const Work &work, const QString &title)
{
    const Judgment judgment = json::readJudgment(work.judgment);
    CaseCitation citation;
    citation.uri = work.uri.canonical().workUri(false);
    citation.name = caseName(judgment, title.isEmpty() ? work.title : title);
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

CaseCitation workCitation(const Work &work, const QString &title, const QByteArray &language,
                          const QByteArray &eId, const QString &country)
{
    CaseCitation citation = work.uri.doctype == "judgment"
        ? caseCitation(work, title)
        : lawCitation(work, title, country.isEmpty() ? knownPlaceName(work.uri.country) : country);
    citation.language = language;
    pointAt(citation, eId);
    return citation;
}

QString citedAll(const std::vector<CaseCitation> &citations, CitationStyle style)
{
    QStringList texts;
    for (const CaseCitation &one : citations) {
        QString text = cited(one, style);
        if (style != CitationStyle::Ris) // Whose records end with a blank and a line end.
            text = text.trimmed();
        if (style == CitationStyle::CslJson)
            text = text.mid(1, text.size() - 2);
        texts << text;
    }
    if (style == CitationStyle::Ris)
        return texts.join(QString());
    if (style == CitationStyle::CslJson)
        return u'[' + texts.join(u',') + u"]\n"_s;
    return texts.join(u'\n') + u'\n';
}

QString cited(const CaseCitation &citation, CitationStyle style)
{
    const bool isFile = style == CitationStyle::BibTex || style == CitationStyle::Ris
        || style == CitationStyle::CslJson;
    if (citation.isLaw && !isFile) {
        const LawText text = citedLaw(citation, style);
        return text.before + text.title + text.after;
    }
    switch (style) {
    case CitationStyle::Neutral: return neutralText(citation);
    case CitationStyle::Oscola: return citation.name + oscolaRest(citation);
    case CitationStyle::Aglc: return citation.name + aglcRest(citation);
    case CitationStyle::BibTex: return bibTexEntry(citation);
    case CitationStyle::Ris: return risRecord(citation);
    case CitationStyle::CslJson: return cslJson(citation);
    case CitationStyle::Plain: return citation.name + oscolaRest(citation);
    case CitationStyle::McGill:
    case CitationStyle::Bluebook:
    case CitationStyle::SouthAfrican:
    case CitationStyle::Kenyan: return nameIn(citation, style) + otherRest(citation, style);
    }
    Q_UNREACHABLE();
}

std::optional<QString> citedHtml(const CaseCitation &citation, CitationStyle style)
{
    if (citation.isLaw) {
        const bool isFile = style == CitationStyle::BibTex || style == CitationStyle::Ris
            || style == CitationStyle::CslJson;
        if (isFile)
            return std::nullopt;
        const LawText text = citedLaw(citation, style);
        const QString title = text.title.toHtmlEscaped();
        return text.before.toHtmlEscaped() + (text.isItalic ? u"<i>%1</i>"_s.arg(title) : title)
            + text.after.toHtmlEscaped();
    }
    const bool isAglc = style == CitationStyle::Aglc;
    if (!isAglc && style != CitationStyle::Oscola)
        return std::nullopt;
    const QString rest = isAglc ? aglcRest(citation) : oscolaRest(citation);
    return u"<i>%1</i>%2"_s.arg(citation.name.toHtmlEscaped(), rest.toHtmlEscaped());
}

} // namespace sheria
