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

/// Tells one index in the same folder from another: changes whenever takeNextFolder() was called or an
/// index was made anew. 0: there is none.
std::uint64_t indexFileMark(const std::string &folder);

} // namespace sheria::search
