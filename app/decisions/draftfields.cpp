#include "app/decisions/decisiondraft.h"

#include <QtGlobal>

namespace sheria::app {

using Draft = DecisionDraft;
using FieldKind = DraftField::Kind;
using Page = DraftField::Page;

const std::vector<DraftField> &draftFields()
{
    static const std::vector<DraftField> fields = {
        {&Draft::title, Page::Case, FieldKind::Required, "title",
         QT_TRANSLATE_NOOP("DecisionDraft", "Title")},
        {&Draft::shortCitation, Page::Case, FieldKind::Line, "shortCitation",
         QT_TRANSLATE_NOOP("DecisionDraft", "Neutral citation")},
        {&Draft::fullCitation, Page::Case, FieldKind::Line, "fullCitation",
         QT_TRANSLATE_NOOP("DecisionDraft", "Full citation")},
        {&Draft::caseNumber, Page::Case, FieldKind::Line, "caseNumber",
         QT_TRANSLATE_NOOP("DecisionDraft", "Case number")},
        {&Draft::caseNumberNumeric, Page::Case, FieldKind::Number, "caseNumberNumeric",
         QT_TRANSLATE_NOOP("DecisionDraft", "Number alone")},
        {&Draft::filingYear, Page::Case, FieldKind::Year, "filingYear",
         QT_TRANSLATE_NOOP("DecisionDraft", "Filed in")},
        {&Draft::deliveryDate, Page::Case, FieldKind::Day, "deliveryDate",
         QT_TRANSLATE_NOOP("DecisionDraft", "Delivered on")},
        {&Draft::hearingDate, Page::Case, FieldKind::Day, "hearingDate",
         QT_TRANSLATE_NOOP("DecisionDraft", "Heard on")},
        {&Draft::caseType, Page::Case, FieldKind::Line, "caseType",
         QT_TRANSLATE_NOOP("DecisionDraft", "Case type")},
        {&Draft::action, Page::Case, FieldKind::Line, "action",
         QT_TRANSLATE_NOOP("DecisionDraft", "Kind of decision")},
        {&Draft::outcome, Page::Case, FieldKind::Line, "outcome",
         QT_TRANSLATE_NOOP("DecisionDraft", "Outcome")},
        {&Draft::court, Page::Court, FieldKind::Line, "court",
         QT_TRANSLATE_NOOP("DecisionDraft", "Court")},
        {&Draft::courtCode, Page::Court, FieldKind::Code, "courtCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Code of the court")},
        {&Draft::courtCitationCode, Page::Court, FieldKind::Line, "courtCitationCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Code in citations")},
        {&Draft::courtClass, Page::Court, FieldKind::Line, "courtClass",
         QT_TRANSLATE_NOOP("DecisionDraft", "Class of court")},
        {&Draft::courtCounty, Page::Court, FieldKind::Line, "courtCounty",
         QT_TRANSLATE_NOOP("DecisionDraft", "County of the court")},
        {&Draft::courtCountyCode, Page::Court, FieldKind::Number, "courtCountyCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Number of that county")},
        {&Draft::division, Page::Court, FieldKind::Line, "division",
         QT_TRANSLATE_NOOP("DecisionDraft", "Division")},
        {&Draft::divisionCode, Page::Court, FieldKind::Line, "divisionCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Code of the division")},
        {&Draft::filingCounty, Page::Court, FieldKind::Line, "filingCounty",
         QT_TRANSLATE_NOOP("DecisionDraft", "Filed in the county")},
        {&Draft::filingCountyCode, Page::Court, FieldKind::Number, "filingCountyCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Number of the county of filing")},
        {&Draft::flynote, Page::Text, FieldKind::Paragraph, "flynote",
         QT_TRANSLATE_NOOP("DecisionDraft", "Catchwords")},
        {&Draft::blurb, Page::Text, FieldKind::Paragraph, "blurb",
         QT_TRANSLATE_NOOP("DecisionDraft", "In short")},
        {&Draft::summary, Page::Text, FieldKind::Paragraph, "summary",
         QT_TRANSLATE_NOOP("DecisionDraft", "Summary")},
    };
    return fields;
}

const std::vector<DraftList> &draftLists()
{
    static const std::vector<DraftList> lists = {
        {&Draft::parties,
         "parties",
         QT_TRANSLATE_NOOP("DecisionDraft", "Parties"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Name for citing"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Side")}},
        {&Draft::judges,
         "judges",
         QT_TRANSLATE_NOOP("DecisionDraft", "Bench"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Short name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Title of the person")}},
        {&Draft::advocates,
         "advocates",
         QT_TRANSLATE_NOOP("DecisionDraft", "Advocates"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"), QT_TRANSLATE_NOOP("DecisionDraft", "For"),
          nullptr}},
        {&Draft::areasOfLaw,
         "areasOfLaw",
         QT_TRANSLATE_NOOP("DecisionDraft", "Areas of law"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"), nullptr, nullptr}},
        {&Draft::flags,
         "flags",
         QT_TRANSLATE_NOOP("DecisionDraft", "Marks"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Mark"), QT_TRANSLATE_NOOP("DecisionDraft", "Colour"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Meaning")}},
        {&Draft::attachedDocuments,
         "attachedDocuments",
         QT_TRANSLATE_NOOP("DecisionDraft", "Attached documents"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Kind"), QT_TRANSLATE_NOOP("DecisionDraft", "Title"),
          QT_TRANSLATE_NOOP("DecisionDraft", "FRBR URI")}},
    };
    return lists;
}

} // namespace sheria::app
