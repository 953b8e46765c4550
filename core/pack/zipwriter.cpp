#include "core/pack/zipwriter.h"

#include "core/base/fileerror.h"
#include "core/pack/ziprecords.h"

#include <QFileDevice>
#include <QtEndian>

#include <zlib.h>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

constexpr quint16 NeedsZip20 = 20;
constexpr quint16 NeedsZip45 = 45; ///< Zip64.
constexpr quint16 MadeOnUnix = 3 << 8;
constexpr quint32 RegularFile = 0100644U << 16U;
constexpr quint16 FirstDay = (1 << 5) | 1; ///< 1 January 1980, the earliest a ZIP can say.

/// Numbers as ZIP writes them.
class Record
{
public:
    Record &u16(qint64 value) { return put(static_cast<quint16>(value)); }
    Record &u32(qint64 value) { return put(static_cast<quint32>(value)); }
    Record &u64(qint64 value) { return put(static_cast<quint64>(value)); }
    Record &bytes(const QByteArray &value)
    {
        m_out += value;
        return *this;
    }
    const QByteArray &take() const { return m_out; }

private:
    template <typename T>
    Record &put(T value)
    {
        value = qToLittleEndian(value);
        m_out.append(reinterpret_cast<const char *>(&value), sizeof value);
        return *this;
    }
    QByteArray m_out;
};

/// Empty when zlib fails for want of memory.
QByteArray deflated(const QByteArray &bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY)
        != Z_OK)
        return {};
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))),
                   Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int rc = deflate(&stream, Z_FINISH);
    out.truncate(out.size() - static_cast<qsizetype>(stream.avail_out));
    deflateEnd(&stream);
    return rc == Z_STREAM_END ? out : QByteArray();
}

Error failureOf(const QIODevice &device)
{
    if (const auto *file = qobject_cast<const QFileDevice *>(&device))
        return writeError(file->fileName(), *file);
    return writeError(u"the archive"_s, device.errorString());
}

} // namespace

Result<void> ZipWriter::write(const QByteArray &bytes)
{
    if (m_device.write(bytes) != bytes.size())
        return failureOf(m_device);
    m_offset += bytes.size();
    return {};
}

Result<void> ZipWriter::add(const QByteArray &name, const QByteArray &bytes, Packing packing)
{
    Q_ASSERT(bytes.size() < Full32); // A member of ours is one value in memory.
    QByteArray packed = packing == Packing::Deflate ? deflated(bytes) : QByteArray();
    const bool isDeflated = !packed.isEmpty() && packed.size() < bytes.size();
    if (!isDeflated)
        packed = bytes;
    m_members.push_back({name, bytes.size(), packed.size(), m_offset, crcOf(bytes), isDeflated});
    const Member &member = m_members.back();
    Record header;
    header.u32(0x04034b50).u16(NeedsZip20).u16(0).u16(isDeflated ? 8 : 0).u16(0).u16(FirstDay);
    header.u32(member.crc).u32(member.packedBytes).u32(member.bytes);
    header.u16(name.size()).u16(0).bytes(name);
    SHERIA_CHECK(write(header.take()));
    return write(packed);
}

Result<void> ZipWriter::finish()
{
    const qint64 start = m_offset;
    for (const Member &member : m_members) {
        const bool isFar = member.offset >= Full32;
        Record record;
        record.u32(0x02014b50).u16(MadeOnUnix | NeedsZip45).u16(isFar ? NeedsZip45 : NeedsZip20);
        record.u16(0).u16(member.isDeflated ? 8 : 0).u16(0).u16(FirstDay);
        record.u32(member.crc).u32(member.packedBytes).u32(member.bytes);
        record.u16(member.name.size()).u16(isFar ? 12 : 0).u16(0).u16(0).u16(0).u32(RegularFile);
        record.u32(isFar ? Full32 : member.offset).bytes(member.name);
        if (isFar)
            record.u16(1).u16(8).u64(member.offset);
        SHERIA_CHECK(write(record.take()));
    }
    const qint64 size = m_offset - start;
    const auto count = static_cast<qint64>(m_members.size());
    Record end;
    if (count >= Full16 || size >= Full32 || start >= Full32) {
        end.u32(0x06064b50).u64(44).u16(MadeOnUnix | NeedsZip45).u16(NeedsZip45).u32(0).u32(0);
        end.u64(count).u64(count).u64(size).u64(start);
        end.u32(0x07064b50).u32(0).u64(m_offset).u32(1);
    }
    end.u32(0x06054b50)
        .u16(0)
        .u16(0)
        .u16(std::min<qint64>(count, Full16))
        .u16(std::min<qint64>(count, Full16));
    end.u32(std::min<qint64>(size, Full32)).u32(std::min<qint64>(start, Full32)).u16(0);
    return write(end.take());
}

} // namespace sheria::pack
