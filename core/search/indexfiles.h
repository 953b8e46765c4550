#pragma once

#include "core/base/result.h"

#include <QString>

#include <cstdint>
#include <string>

namespace sheria::search {

/// Where an index is made that is to take the place of the one in `folder`.
QString nextFolder(const QString &folder);

/// Puts the index of nextFolder() in the place of the one in `folder`, and deletes that; at no moment is
/// there none, where the file system can exchange folders.
/// Errors: Unavailable.
Result<void> takeNextFolder(const QString &folder);

/// Which index a folder has, and how far it is.
struct IndexFiles
{
    /// Tells one index from another: changes whenever takeNextFolder() was called or an index was made
    /// anew. 0: there is none.
    std::uint64_t index = 0;
    std::uint64_t version = 0;  ///< Another with each commit; may come again,
    std::int64_t changedNs = 0; ///< but not at the same instant.

    friend bool operator==(const IndexFiles &, const IndexFiles &) = default;
};
IndexFiles indexFiles(const std::string &folder);

/// Notes in the folder that its index is damaged, for whoever keeps it, in this process or another: that
/// one makes it anew, which clears the note. Nothing where the folder cannot be written.
void noteIndexDamage(const QString &folder, const QString &what);
/// What was noted, English; empty: nothing.
QString notedIndexDamage(const QString &folder);
void clearIndexDamage(const QString &folder);

} // namespace sheria::search
