#pragma once

#include "core/domain/work.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria {

/// What a citation of a court's decision is made of. What is not known is empty.
struct CaseCitation
{
    QByteArray uri;  ///< FRBR URI of the work, canonical: what a bibliography names the entry by.
    QByteArray link; ///< Where it can be read; empty: nowhere but here.
    QString name;    ///< "Oak v Elm"
    QString neutral; ///< "[2019] XAHC 77 (XLR)"
    QString docket;  ///< "Petition 2 of 2018"
    QString court;
    QDate date;   ///< Of delivery.
    QString year; ///< Of delivery, also where the day is not known.
    std::vector<QString> judges;
    QByteArray language; ///< Three letters, as in the URI; empty: not known.
    QString paragraph;   ///< That is pointed at: "12"; empty: the whole decision.
    QString toParagraph; ///< The last of several; empty: there is only one.
};

enum class CitationStyle {
    Neutral, ///< "[2019] XAHC 77 (XLR) at [12]"
    Oscola,  ///< Oxford University Standard for the Citation of Legal Authorities, 4th edition.
    Aglc,    ///< Australian Guide to Legal Citation, 4th edition.
    BibTex,
    Ris,
    CslJson,
};

/// What is known of the decision `work`, which has the title `title` in the text that is cited.
/// The name is that of the parties; where they are not known it is the title, without citation and
/// number where it ends with them.
CaseCitation caseCitation(const Work &work, const QString &title);

/// The citation as text people read, without markup: one line for the first three styles, a whole
/// entry for a file of the others.
QString cited(const CaseCitation &citation, CitationStyle style);

/// The same as HTML with the name of the case in italics; none for styles that have no italics.
std::optional<QString> citedHtml(const CaseCitation &citation, CitationStyle style);

} // namespace sheria
