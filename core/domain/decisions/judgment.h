// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/subscription.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QDate>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace sheria {

/// A county, or another district of a country's courts.
struct County
{
    QString name;
    std::optional<qint64> code;

    friend bool operator==(const County &, const County &) = default;
};

struct Court
{
    QString name;
    QByteArray code;         ///< "zzhc"; lower-case, as in the URIs of its judgments.
    QByteArray citationCode; ///< "ZZHC"; as in its citations.
    County county;
    QString courtClass; ///< "High Court".

    friend bool operator==(const Court &, const Court &) = default;
};

struct CourtDivision
{
    QString name;
    QByteArray code;

    friend bool operator==(const CourtDivision &, const CourtDivision &) = default;
};

/// A word of a list that a court keeps: a case type, an action, an area of law.
struct CaseTerm
{
    QString name;
    QString description;

    friend bool operator==(const CaseTerm &, const CaseTerm &) = default;
};

/// A mark that people see in lists: "Reportable".
struct CaseFlag
{
    QString label;
    QString color; ///< "#1f7a4d", or empty.
    QString description;

    friend bool operator==(const CaseFlag &, const CaseFlag &) = default;
};

struct Judge
{
    QString name;
    QString shortName;
    QString title;

    friend bool operator==(const Judge &, const Judge &) = default;
};

struct Advocate
{
    QString name;
    QString forParty;

    friend bool operator==(const Advocate &, const Advocate &) = default;
};

struct Party
{
    QString name;
    QString nameForCitation;
    int group = 0; ///< From 1: the side it is on; 0: not known.

    friend bool operator==(const Party &, const Party &) = default;
};

/// Another document that belongs to a decision: a press summary, an order. It is a work of its own, or
/// a file that is kept with a text.
struct AttachedDocument
{
    QString kind; ///< "Press summary", in the words of who attached it; may be empty.
    QString title;
    QByteArray uri; ///< FRBR URI of the work; of a file: see FileAddress.

    friend bool operator==(const AttachedDocument &, const AttachedDocument &) = default;
};

/// Where a file of a text is: "/akn/xa/judgment/xahc/2019/77/eng@2019-05-06/media/summary.pdf".
struct FileAddress
{
    QByteArray expressionUri;
    QString filename;

    /// None for what is no such address.
    static std::optional<FileAddress> parse(QByteArrayView text);
    QByteArray toText() const;

    friend bool operator==(const FileAddress &, const FileAddress &) = default;
};

/// What is known of a court's decision beyond what every work has. What is not known is empty.
/// Source: server/API.md section 9.4.
struct Judgment
{
    QString shortCitation; ///< "[2020] ZZCC 3 (ZZLR)".
    QString fullCitation;
    QString caseNumber; ///< "Petition 2 of 2020"; of several, joined by "; ".
    std::optional<qint64> caseNumberNumeric;
    QByteArray filingYear; ///< 4 digits.
    QDate deliveryDate;
    QDate hearingDate;
    CaseTerm action; ///< "Ruling".
    CaseTerm caseType;
    County filingCounty;
    Court court;
    CourtDivision division;
    std::vector<Judge> judges;
    std::vector<Advocate> advocates;
    std::vector<Party> parties;
    std::vector<CaseFlag> flags;
    std::vector<CaseTerm> areasOfLaw;
    std::vector<AttachedDocument> attachedDocuments;
    std::optional<bool> isAnonymised;
    QString flynote;
    QString blurb;
    QString summary;
    QString outcome;
    /// Whether it may leave the library. One that says nothing of its state was published before it
    /// came here.
    bool isPublished = true;

    friend bool operator==(const Judgment &, const Judgment &) = default;
};

/// What the summary of a judgment says: its case summary, then the issues and what was held as lists;
/// empty when it has no case summary, issues or holdings. `judgment`: a JSON object, as
/// Work::judgment.
/// Source: server/API.md section 8.5.
QString caseSummaryOf(const QByteArray &judgment);

/// All that is said in short of a judgment, and that it can be found by: its blurb, flynote, case
/// summary, issues, what was held, outcome and order, a paragraph each; empty when it has none.
/// Source: server/API.md section 8.4.
QString wholeSummaryOf(const QByteArray &judgment);

/// An area of law, or another word of a list, as the library numbers it.
struct NumberedTerm
{
    qint64 id = 0;
    QString name;

    friend bool operator==(const NumberedTerm &, const NumberedTerm &) = default;
};

/// A document that belongs to a decision, as it is here.
struct HeldDocument
{
    QString title;  ///< What it is: "Press summary"; else its title.
    QByteArray uri; ///< Of the work, or of the file; nothing in it is escaped.
    QByteArray mediaType;
    bool isDecision = false; ///< It has an address in the decisions API.

    friend bool operator==(const HeldDocument &, const HeldDocument &) = default;
};

/// A court's decision as the decisions API gives it: the work, what is known of it as a judgment, and
/// the expression that stands for it.
struct DecisionRecord
{
    Work work;                ///< Its own row, without the lists that belong to it.
    QJsonObject given;        ///< work.judgment, parsed.
    Judgment judgment;        ///< What that says.
    QByteArray expressionUri; ///< Empty: the text is not held.
    QByteArray language;
    QDate expressionDate;
    QString title; ///< Of the expression.
    std::optional<qint64> division;
    std::vector<NumberedTerm> areasOfLaw; ///< In the judgment's order.
    std::vector<WorkRef> cited;           ///< Works that the text refers to, by URI.
    std::vector<HeldDocument> documents;  ///< In the judgment's order.
    QDateTime updatedAt;                  ///< Of the work or of its text, the later.
};

/// Takes out what is not seen: titles of cited works (that they are cited the text says itself), and
/// attached documents.
void concealUnseen(DecisionRecord &decision, const Subscription &seen);

} // namespace sheria
