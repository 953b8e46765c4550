#pragma once

#include "core/base/result.h"

#include <QString>

#include <zip.h>

#include <optional>
#include <vector>

namespace sheria::pack {

/// One member of a ZIP, as the archive's directory lists it.
struct ZipEntry
{
    QString name; ///< Parts separated by "/"; shown even where it must not be used.
    qint64 bytes = 0;
    qint64 packedBytes = 0;
    bool isFolder = false;
    bool isLink = false;
    std::optional<QString> problem; ///< Why it must not be taken out. English.
};

/// The members that libzip found, checked for all that can be checked without unpacking: number, sizes,
/// ratios, names, links, encryption, members that share bytes.
///
/// A fault of one member is in its `problem`; a fault of the whole is an error.
/// Shape:  members by their index in `zip`, folders included.
/// Source: limits.h.
/// Errors: InvalidArgument (members that share bytes), Unsupported (a limit).
Result<std::vector<ZipEntry>> readZipDirectory(zip_t &zip, qint64 fileBytes);

/// The largest that a file called `name` may be to be taken from a folder or an archive.
qint64 mostBytesOf(const QString &name);

} // namespace sheria::pack
