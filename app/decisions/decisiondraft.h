// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/decisions/decisionedit.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace sheria::app {

/// What is known of a decision as it is written in the fields of a form.
struct DecisionDraft
{
    using Rows = std::vector<QStringList>;

    QString title, shortCitation, fullCitation, caseNumber, caseNumberNumeric, filingYear;
    QString deliveryDate, hearingDate; ///< "2019-05-06".
    QString action, caseType, outcome;
    QString court, courtCode, courtCitationCode, courtClass, courtCounty, courtCountyCode;
    QString division, divisionCode, filingCounty, filingCountyCode;
    QString flynote, blurb, summary;
    Rows judges;    ///< Name, short name, title.
    Rows parties;   ///< Name, name for citing, side.
    Rows advocates; ///< Name, for whom.
    Rows areasOfLaw;
    Rows flags;             ///< Label, colour, description.
    Rows attachedDocuments; ///< Kind, title, FRBR URI.
    std::optional<bool> isAnonymised;
    bool isPublished = true;

    friend bool operator==(const DecisionDraft &, const DecisionDraft &) = default;
};

/// One line of text of the form.
struct DraftField
{
    enum class Page { Case, Court, Text };
    enum class Kind {
        Line,
        Paragraph, ///< May have several lines.
        Day,
        Year,
        Number, ///< Whole, not below 0.
        Code,   ///< As in a URI: letters, digits and "-", without spaces.
        Required,
    };
    QString DecisionDraft::*text;
    Page page;
    Kind kind;
    const char *name;  ///< Of the widget.
    const char *label; ///< To be translated.
};

/// All of them, in the order of the form.
const std::vector<DraftField> &draftFields();
QString labelOf(const DraftField &field);

/// A list of the form.
struct DraftList
{
    DecisionDraft::Rows DecisionDraft::*rows;
    const char *name;
    const char *label;
    std::array<const char *, 3> columns; ///< Null: there is none.
};
const std::vector<DraftList> &draftLists();

/// A field or list that cannot be stored as it is.
struct DraftProblem
{
    QByteArray name; ///< Of the widget.
    QString sentence;

    friend bool operator==(const DraftProblem &, const DraftProblem &) = default;
};

DecisionDraft draftOf(const store::DecisionDetails &details);

/// All that is wrong, in the order of the form.
std::vector<DraftProblem> problemsOf(const DecisionDraft &draft);

/// `before` with what the draft says. What `before` knows beyond the fields stays.
/// Precondition: no problems.
store::DecisionDetails detailsOf(const DecisionDraft &draft, const store::DecisionDetails &before);

} // namespace sheria::app
