// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/work.h"
#include "core/store/rows/workrows.h"

#include <vector>

namespace sheria::store {

class Database;

/// The records of the expressions with these ids, in their order, each complete. The number of
/// queries does not grow with the number of ids.
/// Errors: Corrupt when an id has no expression.
Result<std::vector<ExpressionRecord>> loadRecords(Database &db,
                                                  const std::vector<qint64> &expressionIds,
                                                  WorkView view);

struct WorkKey
{
    qint64 id = 0;
    QByteArray uri;
};

/// All works, by URI.
Result<std::vector<WorkKey>> listWorkKeys(Database &db);
/// Those of `uris` that are there, in their order.
Result<std::vector<WorkKey>> workKeysOf(Database &db, const QByteArrayList &uris);
/// The next works after a URI, by URI; at most `limit`. For reading all of a library a few works at a time.
Result<std::vector<WorkKey>> workKeysAfter(Database &db, QByteArrayView uri, int limit);

/// A work as it was put, with all its expressions, by date, then language.
struct StoredWork
{
    Work work;
    std::vector<ExpressionRecord> expressions;
    std::vector<QByteArray> pageTexts; ///< Of each: see pageTextOf().
    bool isHidden = false;             ///< It may not leave the library: see publishedview.h.
};
/// Errors: Corrupt when there is no such work.
Result<StoredWork> loadStoredWork(Database &db, qint64 workId);
/// The same of several, in their order; the number of queries hardly grows with that of the works.
Result<std::vector<StoredWork>> loadStoredWorks(Database &db, const std::vector<qint64> &workIds);

} // namespace sheria::store
