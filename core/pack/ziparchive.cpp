#include "core/pack/ziparchive.h"

#include "core/pack/ziprecords.h"

#include <QIODevice>

#include <zlib.h>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

Error damaged(const QString &what)
{
    return Error{ErrorCode::InvalidArgument, what};
}

/// The bytes of a deflated member that says it has `bytes` of them.
Result<QByteArray> inflated(const QByteArray &packed, qint64 bytes)
{
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return Error{ErrorCode::Unavailable, u"out of memory"_s};
    // One byte more than promised, so that a lie shows without being followed.
    QByteArray out(bytes + 1, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int rc = inflate(&stream, Z_FINISH);
    const qint64 got = out.size() - stream.avail_out;
    const bool hasRest = stream.avail_in > 0;
    inflateEnd(&stream);
    if (got > bytes)
        return damaged(u"it unpacks to more than the %1 bytes it says"_s.arg(bytes));
    if (rc != Z_STREAM_END || got != bytes || hasRest)
        return damaged(u"its packed data are damaged"_s);
    out.truncate(bytes);
    return out;
}

} // namespace

ZipArchive::ZipArchive(std::unique_ptr<QIODevice> device, std::vector<ZipEntry> entries)
    : m_device(std::move(device))
    , m_entries(std::move(entries))
{}

ZipArchive::~ZipArchive() = default;

Result<std::unique_ptr<ZipArchive>> ZipArchive::open(std::unique_ptr<QIODevice> device)
{
    if (!device->isOpen() && !device->open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, device->errorString()};
    SHERIA_TRY(std::vector<ZipEntry> entries, readZipDirectory(*device));
    return std::unique_ptr<ZipArchive>(new ZipArchive(std::move(device), std::move(entries)));
}

Result<QByteArray> ZipArchive::readPacked(const ZipEntry &entry) const
{
    const MutexLock lock(m_mutex);
    QByteArray packed;
    if (m_device->seek(entry.dataOffset))
        packed = m_device->read(entry.packedBytes);
    if (packed.size() != entry.packedBytes)
        return Error{ErrorCode::Unavailable,
                     u"the archive cannot be read: "_s + m_device->errorString()};
    return packed;
}

Result<QByteArray> ZipArchive::read(const ZipEntry &entry) const
{
    if (entry.problem)
        return damaged(*entry.problem);
    SHERIA_TRY(QByteArray bytes, readPacked(entry));
    if (entry.isDeflated) {
        SHERIA_TRY(bytes, inflated(bytes, entry.bytes));
    }
    if (crcOf(bytes) != entry.crc)
        return damaged(u"its checksum does not match"_s);
    return bytes;
}

} // namespace sheria::pack
