#include "core/pack/ziprecords.h"

#include <QIODevice>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype EndBytes = 22;
constexpr qsizetype MaxCommentBytes = 65535;
constexpr qsizetype Zip64LocatorBytes = 20;
constexpr qsizetype Zip64EndBytes = 56;
constexpr qsizetype LocalBytes = 30;
constexpr quint16 Zip64Field = 1;

template <typename T>
T little(QByteArrayView bytes, qsizetype offset)
{
    return qFromLittleEndian<T>(bytes.data() + offset);
}

Error noZip()
{
    return Error{ErrorCode::InvalidArgument, u"not a ZIP archive, or its end is missing"_s};
}

Error contradictory()
{
    return Error{ErrorCode::InvalidArgument,
                 u"the archive is damaged or forged: its end contradicts itself"_s};
}

/// A size of 64 bits that no file has is no size.
bool isSane(quint64 value)
{
    return value <= quint64(1) << 48;
}

/// The offset, in `tail`, of the record whose comment ends where the file does.
std::optional<qsizetype> endIn(QByteArrayView tail)
{
    for (qsizetype at = tail.size() - EndBytes; at >= 0; --at) {
        if (little<quint32>(tail, at) == 0x06054b50
            && at + EndBytes + little<quint16>(tail, at + 20) == tail.size())
            return at;
    }
    return std::nullopt;
}

Result<ZipEnd> readZip64(QIODevice &device, qint64 endOffset)
{
    if (endOffset < Zip64LocatorBytes || !device.seek(endOffset - Zip64LocatorBytes))
        return contradictory();
    const QByteArray locator = device.read(Zip64LocatorBytes);
    if (locator.size() != Zip64LocatorBytes || little<quint32>(locator, 0) != 0x07064b50)
        return contradictory();
    const auto offset = little<quint64>(locator, 8);
    if (!isSane(offset) || qint64(offset) > endOffset || !device.seek(qint64(offset)))
        return contradictory();
    const QByteArray end = device.read(Zip64EndBytes);
    if (end.size() != Zip64EndBytes || little<quint32>(end, 0) != 0x06064b50)
        return contradictory();
    const auto entries = little<quint64>(end, 32);
    const auto size = little<quint64>(end, 40);
    const auto start = little<quint64>(end, 48);
    if (!isSane(entries) || !isSane(size) || !isSane(start) || little<quint64>(end, 24) != entries)
        return contradictory();
    return ZipEnd{qint64(entries), qint64(size), qint64(start)};
}

/// The 64-bit value in front of the field; false when there is none that a file can have.
bool take(QByteArrayView &field, qint64 &value)
{
    if (field.size() < 8 || !isSane(little<quint64>(field, 0)))
        return false;
    value = qint64(little<quint64>(field, 0));
    field = field.sliced(8);
    return true;
}

/// Puts the 64-bit values in place of those that did not fit 32 bits, in their fixed order.
bool applyZip64(QByteArrayView extra, ZipDirectoryRecord &record)
{
    qint64 *const wide[] = {record.bytes == Full32 ? &record.bytes : nullptr,
                            record.packedBytes == Full32 ? &record.packedBytes : nullptr,
                            record.headerOffset == Full32 ? &record.headerOffset : nullptr};
    while (extra.size() >= 4) {
        const auto id = little<quint16>(extra, 0);
        const auto size = little<quint16>(extra, 2);
        extra = extra.sliced(4);
        if (size > extra.size())
            return false;
        QByteArrayView field = extra.first(size);
        extra = extra.sliced(size);
        if (id != Zip64Field)
            continue;
        return std::ranges::all_of(wide, [&field](qint64 *value) {
            return !value || take(field, *value);
        });
    }
    return true;
}

} // namespace

quint32 crcOf(QByteArrayView bytes)
{
    return static_cast<quint32>(crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()),
                                        static_cast<std::size_t>(bytes.size())));
}

Result<ZipEnd> ZipEnd::find(QIODevice &device)
{
    const qint64 size = device.size();
    const qint64 tailBytes = std::min<qint64>(size, EndBytes + MaxCommentBytes);
    if (tailBytes < EndBytes || !device.seek(size - tailBytes))
        return noZip();
    const QByteArray tail = device.read(tailBytes);
    const std::optional<qsizetype> at = endIn(tail);
    if (tail.size() != tailBytes || !at)
        return noZip();
    const QByteArrayView end = QByteArrayView(tail).sliced(*at);
    const auto entries = little<quint16>(end, 10);
    const auto bytes = little<quint32>(end, 12);
    const auto offset = little<quint32>(end, 16);
    if (little<quint16>(end, 4) != 0 || little<quint16>(end, 6) != 0)
        return Error{ErrorCode::Unsupported, u"the archive is spread over several files"_s};
    if (entries == Full16 || bytes == Full32 || offset == Full32)
        return readZip64(device, size - tailBytes + *at);
    if (little<quint16>(end, 8) != entries)
        return contradictory();
    return ZipEnd{entries, bytes, offset};
}

std::optional<ZipDirectoryRecord> ZipDirectoryRecord::parse(QByteArrayView &rest)
{
    if (rest.size() < FixedBytes || little<quint32>(rest, 0) != 0x02014b50)
        return std::nullopt;
    const qsizetype nameBytes = little<quint16>(rest, 28);
    const qsizetype extraBytes = little<quint16>(rest, 30);
    const qsizetype commentBytes = little<quint16>(rest, 32);
    if (rest.size() < FixedBytes + nameBytes + extraBytes + commentBytes)
        return std::nullopt;
    ZipDirectoryRecord record;
    record.name = rest.sliced(FixedBytes, nameBytes);
    record.system = little<quint8>(rest, 5);
    record.flags = little<quint16>(rest, 8);
    record.method = little<quint16>(rest, 10);
    record.crc = little<quint32>(rest, 16);
    record.packedBytes = little<quint32>(rest, 20);
    record.bytes = little<quint32>(rest, 24);
    record.attributes = little<quint32>(rest, 38);
    record.headerOffset = little<quint32>(rest, 42);
    if (!applyZip64(rest.sliced(FixedBytes + nameBytes, extraBytes), record))
        return std::nullopt;
    rest = rest.sliced(FixedBytes + nameBytes + extraBytes + commentBytes);
    return record;
}

bool ZipDirectoryRecord::isSpecial() const
{
    const quint32 kind = unixKind();
    return kind != 0 && kind != 0100000 && kind != 0040000;
}

std::optional<ZipLocalHeader> ZipLocalHeader::read(QIODevice &device)
{
    const QByteArray fixed = device.read(LocalBytes);
    if (fixed.size() != LocalBytes || little<quint32>(fixed, 0) != 0x04034b50)
        return std::nullopt;
    ZipLocalHeader header;
    const qsizetype nameBytes = little<quint16>(fixed, 26);
    header.headerBytes = LocalBytes + nameBytes + little<quint16>(fixed, 28);
    header.name = device.read(nameBytes);
    if (header.name.size() != nameBytes)
        return std::nullopt;
    header.hasDescriptor = (little<quint16>(fixed, 6) & 8) != 0;
    header.crc = little<quint32>(fixed, 14);
    header.packedBytes = little<quint32>(fixed, 18);
    header.bytes = little<quint32>(fixed, 22);
    header.isZip64 = header.packedBytes == Full32 || header.bytes == Full32;
    return header;
}

} // namespace sheria::pack
