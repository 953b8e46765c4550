#pragma once

#include "app/tree/branches.h"
#include "core/base/result.h"
#include "core/store/syncunread.h"

#include <map>

namespace sheria::app {

/// What the library tree shows, as read at one moment.
struct LibrarySnapshot
{
    std::vector<Branch> roots;
    std::map<BranchKey, std::vector<store::WorkSummary>> works; ///< Of the years asked for.
    std::vector<store::UnreadWork> unread;                      ///< Of the whole library.
};

/// The whole tree, and the works of `years`.
Result<LibrarySnapshot> readLibrary(store::Database &db, const std::vector<BranchKey> &years);

/// The works that have every word of `text` in their title, number or URI, at most `limit`, with
/// the branches they hang on.
Result<LibrarySnapshot> searchLibrary(store::Database &db, const QString &text, int limit);

/// A tooltip: number, newest date, how many texts, repealed or known without text.
QString describe(const store::WorkSummary &work);

/// What a mark of a work means; empty: nothing.
QString markText(const store::UnreadWork &work);
/// What a screen reader says of a row.
QString accessibleText(const Branch &row);

} // namespace sheria::app
