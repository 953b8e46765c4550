#pragma once

#include "core/store/expressionqueries.h"

#include <QStringView>

#include <vector>

namespace sheria::store {

/// A work found by its title, with the branch of the library tree it hangs on.
struct TitleMatch
{
    TreeNode branch; ///< `works` is not counted.
    WorkSummary work;
};

/// Works that have every word of `text` in their title, number, URI or an alias, whatever the case;
/// by place, doctype, year (newest first) and title; at most `limit`.
Result<std::vector<TitleMatch>> findTitles(Database &db, QStringView text, int limit);

} // namespace sheria::store
