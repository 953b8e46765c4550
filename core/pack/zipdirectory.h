#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>
#include <vector>

class QIODevice;

namespace sheria::pack {

/// One member of a ZIP, as the archive's directory and the header before its data agree on it.
struct ZipEntry
{
    QString name; ///< Parts separated by "/"; shown even where it must not be used.
    qint64 bytes = 0;
    qint64 packedBytes = 0;
    qint64 headerOffset = 0;
    qint64 dataOffset = 0;
    quint32 crc = 0;
    bool isDeflated = false;
    bool isFolder = false;
    bool isLink = false;
    std::optional<QString> problem; ///< Why it must not be taken out. English.
};

/// Reads the directory of a ZIP and checks everything that can be checked without unpacking: counts,
/// sizes, ratios, names, links, encryption, headers that contradict each other, members that overlap.
/// Nothing is written anywhere.
///
/// A fault of one member is in its `problem`; a fault of the whole is an error.
/// Shape:  members in the order of the directory, folders included.
/// Source: PKWARE APPNOTE 6.3.10; limits.h.
/// Errors: InvalidArgument (no ZIP, truncated, contradictory), Unsupported (a limit, several disks).
Result<std::vector<ZipEntry>> readZipDirectory(QIODevice &device);

} // namespace sheria::pack
