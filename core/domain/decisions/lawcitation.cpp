// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/casecitation.h"

#include <QRegularExpression>

#include <array>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

/// What a kind of provision is called, written out and short, by the beginning of its eId.
struct UnitName
{
    QLatin1StringView alias;
    QLatin1StringView name;
    QLatin1StringView abbreviation;
};
constexpr std::array<UnitName, 11> UnitNames = {{{"sec"_L1, "section"_L1, "s"_L1},
                                                 {"section"_L1, "section"_L1, "s"_L1},
                                                 {"art"_L1, "article"_L1, "art"_L1},
                                                 {"article"_L1, "article"_L1, "art"_L1},
                                                 {"reg"_L1, "regulation"_L1, "reg"_L1},
                                                 {"rule"_L1, "rule"_L1, "r"_L1},
                                                 {"chp"_L1, "chapter"_L1, "ch"_L1},
                                                 {"part"_L1, "part"_L1, "pt"_L1},
                                                 {"sched"_L1, "schedule"_L1, "sch"_L1},
                                                 {"att"_L1, "schedule"_L1, "sch"_L1},
                                                 {"para"_L1, "paragraph"_L1, "para"_L1}}};

const UnitName *unitOf(QStringView alias)
{
    for (const UnitName &one : UnitNames) {
        if (one.alias == alias)
            return &one;
    }
    return nullptr;
}

bool isOuter(QStringView alias)
{
    return alias == "chp"_L1 || alias == "part"_L1 || alias == "att"_L1 || alias == "sched"_L1;
}

/// "s 4(1)" or "section 4(1)"; empty: the whole law.
QString pinpointOf(const CaseCitation &law, bool isShort)
{
    if (law.paragraph.isEmpty())
        return {};
    for (const UnitName &one : UnitNames) {
        if (one.name == QString::fromLatin1(law.unit))
            return (isShort ? one.abbreviation : one.name) + u' ' + law.paragraph;
    }
    return law.paragraph;
}

/// What is put in brackets or at the end where it is known.
QString with(const QString &before, const QString &text, const QString &after = {})
{
    return text.isEmpty() ? QString() : QString(before + text + after);
}

/// "No. 4 of 2005" for "Act 4 of 2005"; "Cap. 63" for "Chapter 63"; others as they are.
QString shortNumber(const CaseCitation &law, const QString &no, const QString &cap)
{
    static const QRegularExpression numbered(u"^\\D* (\\w+ of \\d{4})$"_s);
    static const QRegularExpression chapter(u"^Chapter (.+)$"_s);
    if (const auto match = numbered.match(law.docket); match.hasMatch())
        return no + match.captured(1);
    if (const auto match = chapter.match(law.docket); match.hasMatch())
        return cap + match.captured(1);
    return law.docket;
}

/// How the United States abbreviate the countries that their rule names (Bluebook, table T10).
QString americanName(const QString &country)
{
    return country == "South Africa"_L1 ? u"S. Afr."_s : country;
}

} // namespace

void pointAt(CaseCitation &citation, const QByteArray &eId)
{
    const QString steps = QString::fromUtf8(eId);
    for (const QStringView step : QStringView(steps).split(u"__")) {
        const qsizetype cut = step.indexOf(u'_');
        const QStringView alias = step.left(cut < 0 ? 0 : cut);
        const UnitName *unit = unitOf(alias);
        const QString number = cut < 0 ? QString() : step.mid(cut + 1).toString();
        if (number.isEmpty())
            continue;
        const bool isInner = !citation.paragraph.isEmpty() && (!unit || alias == "para"_L1)
            && !isOuter(alias);
        if (isInner) {
            citation.paragraph += u'(' + number + u')';
        } else if (unit) {
            citation.unit = QString(unit->name).toLatin1();
            citation.paragraph = number;
        }
    }
}

CaseCitation lawCitation(const Work &work, const QString &title, const QString &country)
{
    static const QRegularExpression year(u"^(.{3,}?),?\\s+(?:of )?((?:1[5-9]|20)\\d{2})$"_s);
    CaseCitation law;
    law.isLaw = true;
    law.uri = work.uri.canonical().workUri(false);
    law.name = (title.isEmpty() ? work.title : title).simplified();
    law.docket = numberedTitle(work).simplified();
    law.year = QString::fromLatin1(work.uri.knownYear());
    if (const auto match = year.match(law.name); match.hasMatch()) {
        law.name = match.captured(1);
        law.year = match.captured(2);
    }
    law.court = country;
    law.date = work.publication.date;
    return law;
}

/// The title and what follows it, for each style.
/// Source: OSCOLA (4th edition) 2.4; AGLC (4th edition) 3.1, 9.2; McGill Guide (9th edition) 2.1, 7;
/// The Bluebook (21st edition) rule 20.5; the South African and Kenyan usage is that of their law reports.
LawText citedLaw(const CaseCitation &law, CitationStyle style)
{
    const QString at = pinpointOf(law, true);
    const QString dated = with(u" "_s, law.year);
    switch (style) {
    case CitationStyle::Oscola:
        return {{}, law.name + dated, with(u" ("_s, law.court, u")"_s) + with(u", "_s, at), false};
    case CitationStyle::Aglc:
        return {{}, law.name + dated, with(u" ("_s, law.court, u")"_s) + with(u" "_s, at), true};
    case CitationStyle::McGill:
        return {{},
                law.name,
                with(u" "_s, law.year) + with(u" ("_s, law.court, u")"_s)
                    + with(u", "_s, shortNumber(law, u"No "_s, u"c "_s)) + with(u", "_s, at),
                true};
    case CitationStyle::Bluebook: {
        const QString number = shortNumber(law, u"No. "_s, u"Cap. "_s);
        QString section = with(u", "_s, law.unit == "section" ? law.paragraph : at);
        if (law.unit == "section" && !law.paragraph.isEmpty())
            section = u", § "_s + law.paragraph;
        return {{},
                law.name,
                with(u", "_s, number.isEmpty() ? law.year : number) + section
                    + with(u" ("_s, americanName(law.court), u")"_s),
                false};
    }
    case CitationStyle::SouthAfrican: {
        QString number = shortNumber(law, {}, u"Chapter "_s);
        if (number == law.docket && !law.year.isEmpty() && !number.startsWith("Chapter"_L1))
            number = law.year;
        return {with({}, at, u" of the "_s), law.name, with(u" "_s, number), false};
    }
    case CitationStyle::Kenyan: {
        const QString number = shortNumber(law, u"No. "_s, u"Cap. "_s);
        const bool isChapter = number.startsWith("Cap."_L1);
        return {{},
                law.name,
                (isChapter ? u" ("_s + number + u')' + with(u" Laws of "_s, law.court)
                           : with(u", "_s, number.isEmpty() ? law.year : number))
                    + with(u", "_s, at),
                false};
    }
    default: {
        QString title = law.name;
        if (law.docket.isEmpty())
            title += with(u", "_s, law.year);
        return {{},
                title,
                with(u" ("_s, law.docket, u")"_s) + with(u", "_s, pinpointOf(law, false)),
                false};
    }
    }
}

} // namespace sheria
