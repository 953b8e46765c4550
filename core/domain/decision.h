#pragma once

#include "core/domain/judgment.h"
#include "core/domain/subscription.h"
#include "core/domain/work.h"

#include <optional>
#include <vector>

namespace sheria {

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
    Work work;
    Judgment judgment;        ///< What work.judgment says.
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
