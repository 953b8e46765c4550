// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisiondraft.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/frbruri.h"

#include <QColor>
#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace sheria::app {

using FieldKind = DraftField::Kind;
using Page = DraftField::Page;
using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct DraftWords
{
    Q_DECLARE_TR_FUNCTIONS(DecisionDraft)
};

QString numberText(std::optional<qint64> number)
{
    return number ? QString::number(*number) : QString();
}

std::optional<qint64> numberOf(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.trimmed().toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QDate dayOf(const QString &text)
{
    return QDate::fromString(text.trimmed(), Qt::ISODate);
}

QString cell(const QStringList &row, qsizetype column)
{
    return row.value(column).trimmed();
}

bool isBlank(const QStringList &row)
{
    return std::all_of(row.begin(), row.end(),
                       [](const QString &text) { return text.trimmed().isEmpty(); });
}

QString problemWith(FieldKind kind, const QString &given)
{
    static const QRegularExpression code(u"^[\\w-]+$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QString text = given.trimmed();
    if (text.isEmpty())
        return kind == FieldKind::Required ? DraftWords::tr("This cannot be empty.") : QString();
    switch (kind) {
    case FieldKind::Line:
    case FieldKind::Paragraph:
    case FieldKind::Required: return {};
    case FieldKind::Day:
        return dayOf(text).isValid() && text.size() == 10
            ? QString()
            : DraftWords::tr("Enter a date such as 2019-05-31.");
    case FieldKind::Year: {
        const auto year = numberOf(text);
        return text.size() == 4 && year && *year > 0
            ? QString()
            : DraftWords::tr("Enter a year with four digits.");
    }
    case FieldKind::Number: {
        const auto number = numberOf(text);
        return number && *number >= 0 ? QString() : DraftWords::tr("Enter a whole number.");
    }
    case FieldKind::Code:
        return code.match(text).hasMatch()
            ? QString()
            : DraftWords::tr("A code can contain only letters, digits and “-”.");
    }
    Q_UNREACHABLE();
}

QString problemWithRow(const DraftList &list, const QStringList &row)
{
    if (isBlank(row))
        return {};
    if (list.rows == &DecisionDraft::attachedDocuments)
        return FrbrUri::parse(cell(row, 2).toUtf8()) || FileAddress::parse(cell(row, 2).toUtf8())
            ? QString()
            : DraftWords::tr("Attach a document by its address, which starts with /akn/.");
    if (cell(row, 0).isEmpty())
        return DraftWords::tr("Enter a name in each row.");
    if (list.rows == &DecisionDraft::parties && !cell(row, 2).isEmpty()) {
        const auto side = numberOf(cell(row, 2));
        if (!side || *side < 1 || *side > 99)
            return DraftWords::tr("Enter a number from 1 to 99 for the side of a party.");
    }
    if (list.rows == &DecisionDraft::flags && !cell(row, 1).isEmpty()
        && !(cell(row, 1).startsWith(u'#') && QColor(cell(row, 1)).isValid()))
        return DraftWords::tr("Enter a colour such as #1f7a4d.");
    return {};
}

template <typename T, typename Make>
std::vector<T> valuesOf(const DecisionDraft::Rows &rows, Make make)
{
    std::vector<T> values;
    for (const QStringList &row : rows) {
        if (!isBlank(row))
            values.push_back(make(row));
    }
    return values;
}

void setTerm(CaseTerm &term, const QString &name)
{
    if (term.name != name.trimmed())
        term = {name.trimmed(), {}};
}

void setCourt(Judgment &judgment, const DecisionDraft &draft)
{
    Court &court = judgment.court;
    court.name = draft.court.trimmed();
    court.code = draft.courtCode.trimmed().toLower().toUtf8();
    court.citationCode = draft.courtCitationCode.trimmed().toUtf8();
    court.courtClass = draft.courtClass.trimmed();
    court.county = {draft.courtCounty.trimmed(), numberOf(draft.courtCountyCode)};
    judgment.division = {draft.division.trimmed(), draft.divisionCode.trimmed().toUtf8()};
    judgment.filingCounty = {draft.filingCounty.trimmed(), numberOf(draft.filingCountyCode)};
}

void setLists(Judgment &judgment, const DecisionDraft &draft)
{
    judgment.judges = valuesOf<Judge>(draft.judges, [](const QStringList &row) {
        return Judge{cell(row, 0), cell(row, 1), cell(row, 2)};
    });
    judgment.parties = valuesOf<Party>(draft.parties, [](const QStringList &row) {
        return Party{cell(row, 0), cell(row, 1), cell(row, 2).toInt()};
    });
    judgment.advocates = valuesOf<Advocate>(draft.advocates, [](const QStringList &row) {
        return Advocate{cell(row, 0), cell(row, 1)};
    });
    judgment.flags = valuesOf<CaseFlag>(draft.flags, [](const QStringList &row) {
        return CaseFlag{cell(row, 0), cell(row, 1), cell(row, 2)};
    });
    judgment.attachedDocuments = valuesOf<AttachedDocument>(
        draft.attachedDocuments, [](const QStringList &row) {
            return AttachedDocument{cell(row, 0), cell(row, 1), cell(row, 2).toUtf8()};
        });
    const std::vector<CaseTerm> known = judgment.areasOfLaw;
    judgment.areasOfLaw = valuesOf<CaseTerm>(draft.areasOfLaw, [&known](const QStringList &row) {
        const auto same = std::find_if(known.begin(), known.end(), [&row](const CaseTerm &term) {
            return term.name == cell(row, 0);
        });
        return same == known.end() ? CaseTerm{cell(row, 0), {}} : *same;
    });
}

void readLists(DecisionDraft &draft, const Judgment &judgment)
{
    for (const Judge &judge : judgment.judges)
        draft.judges.push_back({judge.name, judge.shortName, judge.title});
    for (const Party &party : judgment.parties)
        draft.parties.push_back({party.name, party.nameForCitation,
                                 party.group > 0 ? QString::number(party.group) : QString()});
    for (const Advocate &advocate : judgment.advocates)
        draft.advocates.push_back({advocate.name, advocate.forParty});
    for (const CaseFlag &flag : judgment.flags)
        draft.flags.push_back({flag.label, flag.color, flag.description});
    for (const CaseTerm &area : judgment.areasOfLaw)
        draft.areasOfLaw.push_back({area.name});
    for (const AttachedDocument &document : judgment.attachedDocuments)
        draft.attachedDocuments.push_back(
            {document.kind, document.title, QString::fromUtf8(document.uri)});
}

} // namespace

const std::vector<DraftField> &draftFields()
{
    static const std::vector<DraftField> fields = {
        {&DecisionDraft::title, Page::Case, FieldKind::Required, "title",
         QT_TRANSLATE_NOOP("DecisionDraft", "Title")},
        {&DecisionDraft::shortCitation, Page::Case, FieldKind::Line, "shortCitation",
         QT_TRANSLATE_NOOP("DecisionDraft", "Neutral citation")},
        {&DecisionDraft::fullCitation, Page::Case, FieldKind::Line, "fullCitation",
         QT_TRANSLATE_NOOP("DecisionDraft", "Full citation")},
        {&DecisionDraft::caseNumber, Page::Case, FieldKind::Line, "caseNumber",
         QT_TRANSLATE_NOOP("DecisionDraft", "Case number")},
        {&DecisionDraft::caseNumberNumeric, Page::Case, FieldKind::Number, "caseNumberNumeric",
         QT_TRANSLATE_NOOP("DecisionDraft", "Number only")},
        {&DecisionDraft::filingYear, Page::Case, FieldKind::Year, "filingYear",
         QT_TRANSLATE_NOOP("DecisionDraft", "Filed in")},
        {&DecisionDraft::deliveryDate, Page::Case, FieldKind::Day, "deliveryDate",
         QT_TRANSLATE_NOOP("DecisionDraft", "Delivered on")},
        {&DecisionDraft::hearingDate, Page::Case, FieldKind::Day, "hearingDate",
         QT_TRANSLATE_NOOP("DecisionDraft", "Heard on")},
        {&DecisionDraft::caseType, Page::Case, FieldKind::Line, "caseType",
         QT_TRANSLATE_NOOP("DecisionDraft", "Case type")},
        {&DecisionDraft::action, Page::Case, FieldKind::Line, "action",
         QT_TRANSLATE_NOOP("DecisionDraft", "Kind of decision")},
        {&DecisionDraft::outcome, Page::Case, FieldKind::Line, "outcome",
         QT_TRANSLATE_NOOP("DecisionDraft", "Outcome")},
        {&DecisionDraft::court, Page::Court, FieldKind::Line, "court",
         QT_TRANSLATE_NOOP("DecisionDraft", "Court")},
        {&DecisionDraft::courtCode, Page::Court, FieldKind::Code, "courtCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Code of the court")},
        {&DecisionDraft::courtCitationCode, Page::Court, FieldKind::Line, "courtCitationCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Code in citations")},
        {&DecisionDraft::courtClass, Page::Court, FieldKind::Line, "courtClass",
         QT_TRANSLATE_NOOP("DecisionDraft", "Court class")},
        {&DecisionDraft::courtCounty, Page::Court, FieldKind::Line, "courtCounty",
         QT_TRANSLATE_NOOP("DecisionDraft", "County of the court")},
        {&DecisionDraft::courtCountyCode, Page::Court, FieldKind::Number, "courtCountyCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "County number")},
        {&DecisionDraft::division, Page::Court, FieldKind::Line, "division",
         QT_TRANSLATE_NOOP("DecisionDraft", "Division")},
        {&DecisionDraft::divisionCode, Page::Court, FieldKind::Line, "divisionCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Division code")},
        {&DecisionDraft::filingCounty, Page::Court, FieldKind::Line, "filingCounty",
         QT_TRANSLATE_NOOP("DecisionDraft", "County of filing")},
        {&DecisionDraft::filingCountyCode, Page::Court, FieldKind::Number, "filingCountyCode",
         QT_TRANSLATE_NOOP("DecisionDraft", "Number of the county of filing")},
        {&DecisionDraft::flynote, Page::Text, FieldKind::Paragraph, "flynote",
         QT_TRANSLATE_NOOP("DecisionDraft", "Catchwords")},
        {&DecisionDraft::blurb, Page::Text, FieldKind::Paragraph, "blurb",
         QT_TRANSLATE_NOOP("DecisionDraft", "Short summary")},
        {&DecisionDraft::summary, Page::Text, FieldKind::Paragraph, "summary",
         QT_TRANSLATE_NOOP("DecisionDraft", "Summary")},
    };
    return fields;
}

const std::vector<DraftList> &draftLists()
{
    static const std::vector<DraftList> lists = {
        {&DecisionDraft::parties,
         "parties",
         QT_TRANSLATE_NOOP("DecisionDraft", "Parties"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Name in citations"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Side")}},
        {&DecisionDraft::judges,
         "judges",
         QT_TRANSLATE_NOOP("DecisionDraft", "Bench"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Short name"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Title of the person")}},
        {&DecisionDraft::advocates,
         "advocates",
         QT_TRANSLATE_NOOP("DecisionDraft", "Advocates"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"), QT_TRANSLATE_NOOP("DecisionDraft", "For"),
          nullptr}},
        {&DecisionDraft::areasOfLaw,
         "areasOfLaw",
         QT_TRANSLATE_NOOP("DecisionDraft", "Areas of law"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Name"), nullptr, nullptr}},
        {&DecisionDraft::flags,
         "flags",
         QT_TRANSLATE_NOOP("DecisionDraft", "Flags"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Flag"), QT_TRANSLATE_NOOP("DecisionDraft", "Colour"),
          QT_TRANSLATE_NOOP("DecisionDraft", "Meaning")}},
        {&DecisionDraft::attachedDocuments,
         "attachedDocuments",
         QT_TRANSLATE_NOOP("DecisionDraft", "Attached documents"),
         {QT_TRANSLATE_NOOP("DecisionDraft", "Kind"), QT_TRANSLATE_NOOP("DecisionDraft", "Title"),
          QT_TRANSLATE_NOOP("DecisionDraft", "FRBR URI")}},
    };
    return lists;
}

QString labelOf(const DraftField &field)
{
    return DraftWords::tr(field.label);
}

DecisionDraft draftOf(const store::DecisionDetails &details)
{
    const Judgment judgment = json::readJudgment(details.judgment);
    const Court &court = judgment.court;
    DecisionDraft draft;
    draft.title = details.title;
    draft.shortCitation = judgment.shortCitation;
    draft.fullCitation = judgment.fullCitation;
    draft.caseNumber = judgment.caseNumber;
    draft.caseNumberNumeric = numberText(judgment.caseNumberNumeric);
    draft.filingYear = QString::fromLatin1(judgment.filingYear);
    draft.deliveryDate = judgment.deliveryDate.toString(Qt::ISODate);
    draft.hearingDate = judgment.hearingDate.toString(Qt::ISODate);
    draft.action = judgment.action.name;
    draft.caseType = judgment.caseType.name;
    draft.outcome = judgment.outcome;
    draft.court = court.name;
    draft.courtCode = QString::fromUtf8(court.code);
    draft.courtCitationCode = QString::fromUtf8(court.citationCode);
    draft.courtClass = court.courtClass;
    draft.courtCounty = court.county.name;
    draft.courtCountyCode = numberText(court.county.code);
    draft.division = judgment.division.name;
    draft.divisionCode = QString::fromUtf8(judgment.division.code);
    draft.filingCounty = judgment.filingCounty.name;
    draft.filingCountyCode = numberText(judgment.filingCounty.code);
    draft.flynote = judgment.flynote;
    draft.blurb = judgment.blurb;
    draft.summary = judgment.summary;
    draft.isAnonymised = judgment.isAnonymised;
    draft.isPublished = judgment.isPublished;
    readLists(draft, judgment);
    return draft;
}

std::vector<DraftProblem> problemsOf(const DecisionDraft &draft)
{
    std::vector<DraftProblem> problems;
    for (const DraftField &field : draftFields()) {
        const QString sentence = problemWith(field.kind, draft.*field.text);
        if (!sentence.isEmpty())
            problems.push_back({field.name, sentence});
    }
    for (const DraftList &list : draftLists()) {
        for (const QStringList &row : draft.*list.rows) {
            const QString sentence = problemWithRow(list, row);
            if (!sentence.isEmpty())
                problems.push_back({list.name, sentence});
        }
    }
    return problems;
}

store::DecisionDetails detailsOf(const DecisionDraft &draft, const store::DecisionDetails &before)
{
    Judgment judgment = json::readJudgment(before.judgment);
    judgment.shortCitation = draft.shortCitation.trimmed();
    judgment.fullCitation = draft.fullCitation.trimmed();
    judgment.caseNumber = draft.caseNumber.trimmed();
    judgment.caseNumberNumeric = numberOf(draft.caseNumberNumeric);
    judgment.filingYear = draft.filingYear.trimmed().toLatin1();
    judgment.deliveryDate = dayOf(draft.deliveryDate);
    judgment.hearingDate = dayOf(draft.hearingDate);
    setTerm(judgment.action, draft.action);
    setTerm(judgment.caseType, draft.caseType);
    judgment.outcome = draft.outcome.trimmed();
    judgment.flynote = draft.flynote.trimmed();
    judgment.blurb = draft.blurb.trimmed();
    judgment.summary = draft.summary.trimmed();
    judgment.isAnonymised = draft.isAnonymised;
    judgment.isPublished = draft.isPublished;
    setCourt(judgment, draft);
    setLists(judgment, draft);
    return {draft.title.trimmed(), json::editedMembers(before.judgment, judgment)};
}

} // namespace sheria::app
