// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"

#include <QJsonObject>

#include <vector>

/// What a client makes of the answers of an API, its own kind's or another's.
namespace sheria::json {

/// An expression as a list or its own address tells it. The work lacks what only the addresses below
/// it tell: commencements beyond the main one, consolidations, enrichments, texts and files.
struct ReceivedExpression
{
    Work work;
    Expression expression; ///< Its title, language, date, instants.
    std::vector<ExpressionSummary> pointsInTime;
    /// Where the server tells them: it does when there are several.
    std::vector<Manifestation> manifestations;
};

/// Takes both spellings of what versions spell differently, and any value, or none, for all but the
/// members that say which expression it is.
/// Errors: InvalidArgument, naming what is wrong with those.
/// Source: server/API.md sections 2.9 and 10.6 (10).
Result<ReceivedExpression> readReceivedExpression(const QJsonObject &object);

/// The members of the answers below an expression, put into `work`. Lists are replaced; what is of a
/// wrong type is left out.
/// Source: server/API.md section 2.13.
void readReceivedCommencements(const QJsonObject &object, Work &work);
/// What only the history tells: revisions, consolidations, the number in a revised edition, and the
/// note of a repeal.
void readReceivedTimeline(const QJsonObject &object, Work &work);
void readReceivedEnrichments(const QJsonObject &object, Work &work);

} // namespace sheria::json
