// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/expression.h"
#include "core/domain/today.h"

namespace sheria {

/// What happened to a work on one day.
/// Source: server/API.md section 2.13; `type` is one of the table there.
struct TimelineEvent
{
    QByteArray type;
    QString description;
    WorkRef by;
    QString note;
};

struct TimelineDay
{
    QDate date;
    std::vector<TimelineEvent> events; ///< In the order of the table.
};

/// The history of a work, newest day first.
std::vector<TimelineDay> timeline(const Work &work);

/// How an expression stands to its work's history on a given day: the facts behind the banner and
/// the notice on the cover page.
struct Validity
{
    QDate from;
    QDate to; ///< The day before the text next changed or is known to change; null: until now.
    /// No later expression in this language on or before today; pure consolidations do not count
    /// (server/API.md section 4.9).
    bool isLatest = true;
    bool isConsolidation = false; ///< The date is that of a consolidation, and of nothing else.
    bool isFuture = false;        ///< Dated after today.
    bool isRepealed = false;      ///< The repeal has happened by today.
    bool isCommenced = true;      ///< By the record.
    bool isCommencedInFull = true;
    std::vector<Amendment>
        outstanding; ///< Made by today, after this expression, and no expression shows them.
};

/// By the day in the place of the work.
Validity validity(const ExpressionRecord &record, const Today &now);

} // namespace sheria
