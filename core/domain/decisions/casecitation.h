// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sheria {

struct Judgment;

/// What a citation of a court's decision, or of a law, is made of. What is not known is empty.
struct CaseCitation
{
    bool isLaw = false;
    QByteArray uri;  ///< FRBR URI of the work, canonical: what a bibliography names the entry by.
    QByteArray link; ///< Where it can be read; empty: nowhere but here.
    QString name;    ///< "Oak v Elm"; of a law its title without year.
    QString neutral; ///< "[2019] XAHC 77 (XLR)"
    QString docket;  ///< "Petition 2 of 2018"; of a law "Act 4 of 2005".
    QString court;   ///< Of a law its country.
    QDate date;      ///< Of delivery; of a law of its publication.
    QString
        year; ///< Of delivery, also where the day is not known; of a law that of its title or number.
    std::vector<QString> judges;
    QByteArray language; ///< Three letters, as in the URI; empty: not known.
    QByteArray unit;     ///< Of a provision: "section".
    QString paragraph;   ///< That is pointed at: "12", of a law "4(1)(a)"; empty: the whole.
    QString toParagraph; ///< The last of several; empty: there is only one.
};

enum class CitationStyle {
    Neutral, ///< "[2019] XAHC 77 (XLR) at [12]"
    Oscola,  ///< Oxford University Standard for the Citation of Legal Authorities, 4th edition.
    Aglc,    ///< Australian Guide to Legal Citation, 4th edition.
    BibTex,
    Ris,
    CslJson,
    McGill,       ///< Canadian Guide to Uniform Legal Citation.
    Bluebook,     ///< Of the United States.
    SouthAfrican, ///< "s 4(1) of the Tree Protection Act 4 of 2005"
    Kenyan,       ///< "Tree Protection Act, No. 4 of 2005, s 4(1)"
    Plain,        ///< "Tree Protection Act (Act 4 of 2005), section 4(1)"
};
constexpr std::array<QByteArrayView, 11> enumNames(CitationStyle)
{
    return {"neutral", "oscola",   "aglc",          "bibtex", "ris",  "csl-json",
            "mcgill",  "bluebook", "south-african", "kenyan", "plain"};
}

/// What is known of the decision `work`, which has the title `title` in the text that is cited.
/// The name is that of the parties; where they are not known it is the title, without citation and
/// number where it ends with them.
CaseCitation caseCitation(const Work &work, const QString &title);
/// The same of a law. `country`: its English name.
CaseCitation lawCitation(const Work &work, const QString &title, const QString &country);
/// That of a decision, or of a law, whose text is in `language`, and of the provision `eId`; empty: the whole.
/// `country`: its name in the library; empty: that of the table of places.
CaseCitation workCitation(const Work &work, const QString &title, const QByteArray &language,
                          const QByteArray &eId, const QString &country = {});
/// The name of a decision alone, as caseCitation() has it. `title`: of the text, or where it has none of the work.
QString caseName(const Judgment &judgment, const QString &title);
/// Points at a provision by its eId: "sec_4__subsec_1" is section 4(1).
void pointAt(CaseCitation &citation, const QByteArray &eId);

/// A law as people cite it.
struct LawText
{
    QString before; ///< "s 4(1) of the "
    QString title;
    QString after;
    bool isItalic = false; ///< The title is.
};
/// Precondition: `law.isLaw`; `style` is none of those of files.
LawText citedLaw(const CaseCitation &law, CitationStyle style);

/// The citation as text people read, without markup: one line for the first three styles, a whole
/// entry for a file of the others.
QString cited(const CaseCitation &citation, CitationStyle style);
/// Several: a line or an entry each, one array of CSL-JSON.
QString citedAll(const std::vector<CaseCitation> &citations, CitationStyle style);

/// The same as HTML with the name of the case in italics; none for styles that have no italics.
std::optional<QString> citedHtml(const CaseCitation &citation, CitationStyle style);

} // namespace sheria
