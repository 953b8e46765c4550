#include "core/pack/archive/zipwriter.h"

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/pack/archive/ziparchive.h"

#include <QFileDevice>

#include <zlib.h>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

constexpr zip_uint16_t FirstDay = (1 << 5) | 1; ///< 1 January 1980, the earliest a ZIP can say.
constexpr zip_uint32_t RegularFile = 0100644U << 16U;
/// Of a member in the directory, with Zip64 fields and without its name.
constexpr qint64 RecordBytes = 46 + 28;

/// As ZIP has it: without zlib's header and trailer, and the length that Qt puts in front.
QByteArray deflated(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return "\x03\x00"_ba;
    constexpr qsizetype Before = 4 + 2;
    constexpr qsizetype Behind = 4;
    QByteArray packed = qCompress(bytes);
    // Whoever reads it takes it for an attack otherwise.
    if (bytes.size() / limits::MaxCompressionRatio > packed.size() - Before - Behind)
        packed = qCompress(bytes, 0);
    return packed.sliced(Before, packed.size() - Before - Behind);
}

Error failureOf(const QIODevice &device)
{
    if (const auto *file = qobject_cast<const QFileDevice *>(&device))
        return writeError(file->fileName(), *file);
    return writeError(u"the archive"_s, device.errorString());
}

} // namespace

/// What libzip reads a member from. Its bytes are there from the first question until they are read.
class ZipWriter::Member
{
public:
    Member(ZipWriter &writer, Bytes bytes, Packing packing)
        : m_writer(writer)
        , m_bytes(std::move(bytes))
        , m_packing(packing)
    {}

    static zip_int64_t command(void *self, void *data, zip_uint64_t size, zip_source_cmd_t command)
    {
        auto *me = static_cast<Member *>(self);
        switch (command) {
        case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_READABLE;
        case ZIP_SOURCE_STAT: return me->stat(*static_cast<zip_stat_t *>(data));
        case ZIP_SOURCE_OPEN: me->m_at = 0; return 0;
        case ZIP_SOURCE_READ: return me->read(static_cast<char *>(data), size);
        case ZIP_SOURCE_CLOSE: me->m_packed.clear(); return 0;
        case ZIP_SOURCE_ERROR: {
            zip_error_t error{};
            zip_error_init_with_code(&error, ZIP_ER_READ);
            return zip_error_to_data(&error, data, size);
        }
        case ZIP_SOURCE_FREE: delete me; return 0;
        default: return -1;
        }
    }

private:
    bool prepare()
    {
        Result<QByteArray> bytes = std::exchange(m_bytes, {})();
        if (bytes && bytes->size() > limits::MaxEntryBytes)
            bytes = Error{ErrorCode::Unsupported,
                          Message::tr("a file is larger than the %1 bytes that an archive may hold",
                                      limits::MaxEntryBytes)};
        if (!bytes) {
            m_writer.m_error = bytes.error();
            return false;
        }
        const bool isStored = m_packing == Packing::Store;
        m_packed = isStored ? *bytes : deflated(*bytes);
        zip_stat_init(&m_stat);
        m_stat.size = zip_uint64_t(bytes->size());
        m_stat.comp_size = zip_uint64_t(m_packed.size());
        m_stat.comp_method = isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
        m_stat.crc = zip_uint32_t(
            crc32_z(0, reinterpret_cast<const Bytef *>(bytes->data()), std::size_t(bytes->size())));
        m_stat.valid = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC;
        return true;
    }

    zip_int64_t stat(zip_stat_t &stat)
    {
        if (m_bytes && !prepare())
            return -1;
        stat = m_stat;
        return sizeof stat;
    }

    zip_int64_t read(char *data, zip_uint64_t size)
    {
        const QByteArrayView rest = QByteArrayView(m_packed).sliced(m_at);
        const auto taken = std::min(rest.size(), qsizetype(size));
        std::copy_n(rest.data(), taken, data);
        m_at += taken;
        return taken;
    }

    ZipWriter &m_writer;
    Bytes m_bytes; ///< Empty once they were asked for.
    Packing m_packing;
    QByteArray m_packed;
    qsizetype m_at = 0;
    zip_stat_t m_stat{};
};

Result<void> ZipWriter::add(const QByteArray &name, Bytes bytes, Packing packing)
{
    if (!m_zip) {
        SHERIA_TRY(m_zip, m_target.openToWrite());
    }
    m_directoryBytes += RecordBytes + name.size();
    if (zip_get_num_entries(m_zip.get(), 0) >= limits::MaxArchiveEntries
        || m_directoryBytes > limits::MaxDirectoryBytes)
        return Error{ErrorCode::Unsupported,
                     Message::tr("there are more files than an archive may hold (%1)",
                                 limits::MaxArchiveEntries)};
    auto member = std::make_unique<Member>(*this, std::move(bytes), packing);
    zip_source_t *source = zip_source_function(m_zip.get(), &Member::command, member.get());
    if (source)
        static_cast<void>(member.release()); // The source has it.
    const zip_int64_t at = source ? zip_file_add(m_zip.get(), name.constData(), source, 0) : -1;
    if (at < 0)
        zip_source_free(source);
    const auto index = zip_uint64_t(at);
    const auto method = packing == Packing::Store ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
    if (at < 0 || zip_set_file_compression(m_zip.get(), index, method, 0) != 0
        || zip_file_set_dostime(m_zip.get(), index, 0, FirstDay, 0) != 0
        || zip_file_set_external_attributes(m_zip.get(), index, 0, ZIP_OPSYS_UNIX, RegularFile)
            != 0)
        return Error{ErrorCode::Unavailable,
                     Message::tr("the archive takes no member: %1",
                                 QByteArray(zip_strerror(m_zip.get())))};
    return {};
}

Result<void> ZipWriter::add(const QByteArray &name, const QByteArray &bytes, Packing packing)
{
    return add(
        name, [bytes] { return Result<QByteArray>(bytes); }, packing);
}

Result<void> ZipWriter::finish()
{
    if (zip_close(m_zip.get()) != 0)
        return m_error ? *m_error : failureOf(m_device);
    static_cast<void>(m_zip.release()); // zip_close() has destroyed it.
    return {};
}

} // namespace sheria::pack
