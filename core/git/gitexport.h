// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>
#include <stop_token>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::git {

/// What an export wrote.
struct Exported
{
    int repositories = 0; ///< All of the folder, changed or not.
    int commits = 0;      ///< New ones.
    qint64 texts = 0;     ///< Expressions in them.
};

/// Called after each commit with the number of those that are written and of all of its place.
using OnCommit = std::function<void(qint64 done, qint64 all)>;

/// Writes the legislation of each place as a bare repository into `folder`: "za.git", with the branch "main".
/// A commit is what one work did on one day: the texts that are valid from then on, or a repeal, which
/// removes them. Its author is the amending work, or the work itself for its first text, and its date that
/// day; git has no dates before 1970, for which 1970-01-01 stands, so the message says the day as well.
/// The amending work is the only one that took effect after the date of the text before and by that of the
/// text. Where there are several, or none, the author is "Unknown law", the date that of the text, and the
/// message names each of the several works.
/// Files: "act/1998/55/eng.xml" and "eng.md", by the URI of the work without its place.
///
/// The same library gives the same commits. A repository of an earlier export is continued: commits that are
/// still right stay, later ones are replaced.
///
/// `db`: sees only what may leave the library, see store::showOnlyPublished().
/// Errors: Unavailable (git is not installed, or failed); Conflict (a folder of that name that is no such
/// export); Cancelled; those of the database.
Result<Exported> exportRepositories(store::Database &db, const QString &folder,
                                    const OnCommit &onCommit, const std::stop_token &stop);

} // namespace sheria::git
