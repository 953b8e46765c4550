// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/decisions/judgment.h"
#include "core/store/decisions/decisionindex.h"

#include <QStringView>

#include <vector>

namespace sheria::store {

class Database;

/// The published decisions with these works' ids that are there, in the order of the ids, each with
/// its newest expression. The number of queries does not grow with the number of ids.
/// Errors: those of the database.
Result<std::vector<DecisionRecord>> loadDecisions(Database &db, const std::vector<qint64> &workIds);

/// The ids of published decisions, by work URI; one that is none, or not there, is left out.
Result<std::vector<qint64>> decisionIds(Database &db, const std::vector<QByteArray> &workUris);

/// The work URIs of the published decisions with these ids, sorted; what is none, or not there, is left out.
Result<std::vector<QByteArray>> decisionUris(Database &db, const std::vector<qint64> &workIds);

/// The published decisions that have each word of `text` in their titles, whatever the case; sorted.
Result<std::vector<qint64>> decisionsTitled(Database &db, QStringView text);

/// What is known of a work as a judgment: see Work::judgment. Errors: NotFound.
Result<QByteArray> judgmentOf(Database &db, QByteArrayView workUri);

/// A value that decisions share: a court, a judge.
struct DecisionTerm
{
    qint64 id = 0;
    QByteArray key; ///< A court's code; else its name, case folded.
    QString name;
    QByteArray body; ///< A JSON object in the API's shape, without what is not known.
};

/// A court, with how many decisions the library has of it.
struct CourtCount
{
    qint64 court = 0; ///< The id of its DecisionTerm.
    QString name;
    qint64 decisions = 0;

    friend bool operator==(const CourtCount &, const CourtCount &) = default;
};

/// The courts of all decisions, whatever their state, by name; of those that were given by `asAt`, if it is set.
/// Errors: those of the database.
Result<std::vector<CourtCount>> countByCourt(Database &db, QDate asAt = {});

/// The terms of a dimension that published decisions have, by name. None for years and Anonymised.
/// Errors: those of the database.
Result<std::vector<DecisionTerm>> listDecisionTerms(Database &db, Dimension dimension);

} // namespace sheria::store
