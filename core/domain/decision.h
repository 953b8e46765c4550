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
    QDateTime updatedAt;                  ///< Of the work or of its text, the later.
};

/// Takes out the titles of cited works that are not seen: that they are cited the text says itself.
void concealCited(DecisionRecord &decision, const Subscription &seen);

} // namespace sheria
