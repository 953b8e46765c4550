#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

class QIODevice;

namespace sheria::pack {

/// In a field of that width: the value is in the Zip64 record.
/// Source: PKWARE APPNOTE 6.3.10, section 4.4.1.4.
inline constexpr quint32 Full32 = 0xffffffff;
inline constexpr quint16 Full16 = 0xffff;

/// The checksum of a member.
/// Source: section 4.4.7.
quint32 crcOf(QByteArrayView bytes);

/// The record at the end of a ZIP, or the Zip64 one it points to.
/// Source: PKWARE APPNOTE 6.3.10, sections 4.3.14 to 4.3.16.
struct ZipEnd
{
    qint64 entries = 0;
    qint64 directoryBytes = 0;
    qint64 directoryOffset = 0;

    /// Errors: InvalidArgument (there is none, or it contradicts itself), Unsupported (several disks).
    static Result<ZipEnd> find(QIODevice &device);
};

/// One record of the directory.
/// Source: section 4.3.12.
struct ZipDirectoryRecord
{
    static constexpr qsizetype FixedBytes = 46;
    static constexpr quint16 Stored = 0;
    static constexpr quint16 Deflated = 8;

    QByteArrayView name; ///< Into the bytes that were parsed.
    qint64 bytes = 0;
    qint64 packedBytes = 0;
    qint64 headerOffset = 0;
    quint32 crc = 0;
    quint32 attributes = 0;
    quint16 method = 0;
    quint16 flags = 0;
    quint8 system = 0; ///< 3: Unix.

    /// Takes a record off the front of `rest`; none when it is incomplete.
    static std::optional<ZipDirectoryRecord> parse(QByteArrayView &rest);

    bool isEncrypted() const { return (flags & 0x2041) != 0; }
    bool isLink() const { return unixKind() == 0120000; }
    /// A device, socket or pipe.
    bool isSpecial() const;

private:
    quint32 unixKind() const { return system == 3 ? (attributes >> 16) & 0170000 : 0; }
};

/// The header before a member's data.
/// Source: section 4.3.7.
struct ZipLocalHeader
{
    QByteArray name;
    qint64 headerBytes = 0; ///< With name and extra field: the data follow.
    qint64 bytes = 0;
    qint64 packedBytes = 0;
    quint32 crc = 0;
    bool hasDescriptor = false; ///< Sizes and CRC follow the data instead.
    bool isZip64 = false;       ///< Sizes are in the extra field.

    /// Reads at the device's position; none when there is no such header.
    static std::optional<ZipLocalHeader> read(QIODevice &device);
};

} // namespace sheria::pack
