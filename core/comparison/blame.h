// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QString>

#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::comparison {

/// Words of a provision that came into the law together.
struct BlameRun
{
    QByteArray eId; ///< Of the innermost provision that has them.
    QString text;
    QByteArray
        expressionUri; ///< The first expression since which they have stood there without a break.
    QDate since;       ///< Its date.
    QByteArray
        by; ///< The work that wrote them; empty: not known, or they stood there from the first on.
    QByteArray byEId;   ///< The provision of that work which says so; empty: not known.
    QDate commencement; ///< Of what it changed; null: not known.
};

/// Who wrote an expression, or a part of it.
struct Blame
{
    QByteArray expressionUri;
    QDate date;
    QDate first; ///< Of the first expression: what has stood since then has no law.
    std::vector<BlameRun> runs;
    QHash<QByteArray, QString> titles; ///< Of those laws that the library has, by their URIs.
};

/// Who wrote the words of a provision: `uri` is that of an expression or work with a portion; without one, all
/// provisions. `words`: only these, which must stand in it, as one run; empty: all of it.
///
/// The words are followed back through the expressions of the same language, wherever the provision stood.
/// The work that wrote them is the one that the expression names for that provision and the one before did not.
/// Where a placeholder ("Not funded.") makes way for words, it is the work that had set it; where words came
/// without a named law, as temporary acts are, the next one that is named. Where several come into question the
/// latest is named only if it alone took effect last; otherwise none is.
///
/// Errors: NotFound (no such expression, provision or words); Cancelled; those of the database.
Result<Blame> blame(store::Database &db, const FrbrUri &uri, const QString &words,
                    const Today &today, const std::stop_token &stop = {});

/// The expressions that the blame of one is made of: those in its language up to it, by date, and of many the newest.
std::vector<ExpressionSummary> blamedExpressions(const ExpressionRecord &of);

/// Fills in the titles of the laws that a blame names. Errors: those of the database.
Result<void> readTitles(store::Database &db, Blame &blame);

/// {"eid", "text", "expression_frbr_uri", "since", "by", "by_eid", "commencement"}; the last three may be null.
void write(json::Writer &out, const BlameRun &run);
/// {"expression_frbr_uri", "expression_date", "runs"}: without titles.
void write(json::Writer &out, const Blame &blame);

} // namespace sheria::comparison
