// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/archive/ziparchive.h"

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/pack/archive/filename.h"

#include <QFileDevice>
#include <QIODevice>
#include <QSet>

#include <zlib.h>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

Error openError(zip_error_t &error)
{
    const QString why = QString::fromUtf8(zip_error_strerror(&error));
    const int code = zip_error_code_zip(&error);
    zip_error_fini(&error);
    switch (code) {
    case ZIP_ER_NOZIP:
        return Error{ErrorCode::InvalidArgument, Message::tr("not a ZIP archive, or truncated")};
    case ZIP_ER_MULTIDISK:
        return Error{ErrorCode::Unsupported,
                     Message::tr("multi-volume archives are not supported")};
    case ZIP_ER_CANCELLED:
        return Error{ErrorCode::Unsupported,
                     Message::tr("the archive's list of members is too large")};
    case ZIP_ER_READ:
    case ZIP_ER_SEEK:
    case ZIP_ER_MEMORY:
        return Error{ErrorCode::Unavailable, Message::tr("the archive cannot be read: %1", why)};
    default:
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the archive is damaged or forged: %1", why)};
    }
}

} // namespace

ZipDevice::ZipDevice(QIODevice &device) : m_device(device)
{
    zip_error_init(&m_error);
}

ZipDevice::~ZipDevice()
{
    zip_error_fini(&m_error);
}

Result<ZipHandle> ZipDevice::openToRead(qint64 mostBytes)
{
    m_readable = mostBytes;
    Result<ZipHandle> zip = open(ZIP_RDONLY);
    m_readable = std::numeric_limits<qint64>::max();
    return zip;
}

Result<ZipHandle> ZipDevice::openToWrite()
{
    return open(ZIP_CREATE | ZIP_TRUNCATE);
}

Result<ZipHandle> ZipDevice::open(int flags)
{
    zip_error_t error{};
    zip_error_init(&error);
    zip_source_t *source = zip_source_function_create(&ZipDevice::command, this, &error);
    zip_t *zip = source ? zip_open_from_source(source, flags, &error) : nullptr;
    if (!zip) {
        zip_source_free(source);
        return openError(error);
    }
    return ZipHandle(zip);
}

zip_int64_t ZipDevice::command(void *self, void *data, zip_uint64_t size, zip_source_cmd_t command)
{
    auto &me = *static_cast<ZipDevice *>(self);
    switch (command) {
    case ZIP_SOURCE_SUPPORTS: return ZIP_SOURCE_SUPPORTS_WRITABLE;
    case ZIP_SOURCE_STAT: return me.stat(data);
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&me.m_error, data, size);
    case ZIP_SOURCE_OPEN: return me.m_device.seek(0) ? 0 : me.failed(ZIP_ER_SEEK);
    case ZIP_SOURCE_READ: return me.read(static_cast<char *>(data), qint64(size));
    case ZIP_SOURCE_WRITE: {
        const qint64 written = me.m_device.write(static_cast<const char *>(data), qint64(size));
        return written == qint64(size) ? written : me.failed(ZIP_ER_WRITE);
    }
    case ZIP_SOURCE_SEEK:
    case ZIP_SOURCE_SEEK_WRITE: return me.seek(data, size);
    case ZIP_SOURCE_TELL:
    case ZIP_SOURCE_TELL_WRITE: return me.m_device.pos();
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_BEGIN_WRITE:
    case ZIP_SOURCE_COMMIT_WRITE:
    case ZIP_SOURCE_ROLLBACK_WRITE:
    case ZIP_SOURCE_REMOVE:
    case ZIP_SOURCE_FREE: return 0;
    default: return me.failed(ZIP_ER_OPNOTSUPP);
    }
}

zip_int64_t ZipDevice::read(char *data, qint64 size)
{
    if (size > m_readable)
        return failed(ZIP_ER_CANCELLED);
    const qint64 got = m_device.read(data, size);
    if (got < 0)
        return failed(ZIP_ER_READ);
    m_readable -= got;
    return got;
}

zip_int64_t ZipDevice::seek(void *data, zip_uint64_t size)
{
    const zip_int64_t offset = zip_source_seek_compute_offset(zip_uint64_t(m_device.pos()),
                                                              zip_uint64_t(m_device.size()), data,
                                                              size, &m_error);
    if (offset < 0)
        return -1;
    return m_device.seek(offset) ? 0 : failed(ZIP_ER_SEEK);
}

zip_int64_t ZipDevice::stat(void *data) const
{
    auto *stat = static_cast<zip_stat_t *>(data);
    zip_stat_init(stat);
    stat->size = zip_uint64_t(m_device.size());
    stat->valid |= ZIP_STAT_SIZE;
    return sizeof(zip_stat_t);
}

zip_int64_t ZipDevice::failed(int code)
{
    zip_error_set(&m_error, code, 0);
    return -1;
}

namespace {

struct FileClose
{
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

Error readError(zip_error_t *error)
{
    const int code = zip_error_code_zip(error);
    const QString why = QString::fromUtf8(zip_error_strerror(error));
    if (code == ZIP_ER_READ || code == ZIP_ER_SEEK || code == ZIP_ER_MEMORY)
        return Error{ErrorCode::Unavailable, Message::tr("the archive cannot be read: %1", why)};
    return Error{ErrorCode::InvalidArgument,
                 code == ZIP_ER_CRC ? Message::tr("its checksum does not match")
                                    : Message::tr("its packed data are damaged: %1", why)};
}

/// The kinds of files of Unix, in the attributes of a member made there.
constexpr quint32 KindMask = 0170000;
constexpr quint32 LinkKind = 0120000;
constexpr quint32 FileKind = 0100000;
constexpr quint32 FolderKind = 0040000;

std::optional<Message> sizeProblem(const ZipEntry &entry)
{
    const qint64 most = mostBytesOf(entry.name);
    if (entry.bytes < 0 || entry.packedBytes < 0 || entry.bytes > most || entry.packedBytes > most)
        return Message::tr("it is larger than %1 bytes", most);
    if (entry.bytes > limits::RatioFromBytes
        && entry.bytes / limits::MaxCompressionRatio > entry.packedBytes)
        return Message::tr("it unpacks to more than %1 times its size",
                           limits::MaxCompressionRatio);
    return std::nullopt;
}

std::optional<Message> kindProblem(const ZipEntry &entry, const zip_stat_t &stat, quint32 unixKind)
{
    if (stat.encryption_method != ZIP_EM_NONE)
        return Message::tr("it is encrypted");
    if (entry.isLink)
        return Message::tr("it is a symbolic link");
    if (unixKind != 0 && unixKind != FileKind && unixKind != FolderKind)
        return Message::tr("it is neither a file nor a folder");
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return Message::tr("its compression method is not supported");
    if (isArchiveName(entry.name))
        return Message::tr("nested archives are not supported");
    return std::nullopt;
}

ZipEntry entryAt(zip_t &zip, zip_uint64_t index)
{
    zip_stat_t stat{};
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    ZipEntry entry;
    if (zip_stat_index(&zip, index, ZIP_FL_ENC_RAW, &stat) != 0
        || zip_file_get_external_attributes(&zip, index, 0, &system, &attributes) != 0) {
        entry.problem = QString::fromUtf8(zip_strerror(&zip));
        return entry;
    }
    QByteArrayView name(stat.name);
    const quint32 unixKind = system == ZIP_OPSYS_UNIX ? (attributes >> 16) & KindMask : 0;
    entry.name = QString::fromUtf8(name);
    entry.isFolder = name.endsWith('/');
    entry.isLink = unixKind == LinkKind;
    entry.bytes = qint64(stat.size);
    entry.packedBytes = qint64(stat.comp_size);
    if (entry.isFolder)
        name.chop(1);
    entry.problem = fileNameProblem(name);
    if (!entry.problem)
        entry.problem = kindProblem(entry, stat, unixKind);
    if (!entry.problem)
        entry.problem = sizeProblem(entry);
    return entry;
}

/// The later of two names that some system would take for one, and what lies below a link.
void refuseAmbiguousNames(std::vector<ZipEntry> &entries)
{
    QSet<QString> seen;
    QSet<QString> links;
    for (const ZipEntry &entry : entries) {
        if (entry.isLink)
            links.insert(foldedFileName(entry.name));
    }
    for (ZipEntry &entry : entries) {
        const QString folded = foldedFileName(entry.name);
        if (!entry.isFolder && seen.contains(folded) && !entry.problem)
            entry.problem = Message::tr("another member has the same or an equivalent name");
        seen.insert(folded);
        for (qsizetype slash = folded.indexOf(u'/'); slash > 0 && !entry.problem;
             slash = folded.indexOf(u'/', slash + 1)) {
            if (links.contains(folded.left(slash)))
                entry.problem = Message::tr("it is reached through a symbolic link");
        }
    }
}

/// Members that share bytes make a small archive unpack to any size. libzip does not tell where the
/// bytes of a member are; but whatever they share shows in the sum of their sizes.
Result<void> checkTotals(const std::vector<ZipEntry> &entries, qint64 fileBytes)
{
    qint64 packed = 0;
    qint64 unpacked = 0;
    for (const ZipEntry &entry : entries) {
        if (entry.packedBytes < 0 || entry.packedBytes > fileBytes - packed)
            return Error{
                ErrorCode::InvalidArgument,
                Message::tr(
                    "the archive is damaged or forged: its members are larger than itself")};
        packed += entry.packedBytes;
        unpacked += entry.problem ? 0 : entry.bytes;
    }
    const qint64 most = std::max(limits::UnpackedFromBytes,
                                 fileBytes * limits::MaxCompressionRatio);
    if (unpacked > most)
        return Error{ErrorCode::Unsupported,
                     Message::tr("the archive unpacks to %1 bytes; the limit is %2", unpacked,
                                 most)};
    return {};
}

} // namespace

Result<std::unique_ptr<ZipArchive>> ZipArchive::open(std::unique_ptr<QIODevice> device)
{
    if (!device->isOpen() && !device->open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, device->errorString()};
    std::unique_ptr<ZipArchive> archive(new ZipArchive(std::move(device)));
    const MutexLock lock(archive->m_mutex);
    SHERIA_TRY(archive->m_zip, archive->m_source.openToRead(limits::MaxDirectoryBytes));
    SHERIA_TRY(archive->m_entries, readZipDirectory(*archive->m_zip, archive->m_device->size()));
    return archive;
}

Result<QByteArray> ZipArchive::read(std::size_t index) const
{
    const ZipEntry &entry = m_entries[index];
    if (entry.problem)
        return Error{ErrorCode::InvalidArgument, *entry.problem};
    // One byte more than promised, so that a lie shows without being followed.
    QByteArray bytes(entry.bytes + 1, Qt::Uninitialized);
    const MutexLock lock(m_mutex);
    const std::unique_ptr<zip_file_t, FileClose> file(zip_fopen_index(m_zip.get(), index, 0));
    if (!file)
        return readError(zip_get_error(m_zip.get()));
    const zip_int64_t got = zip_fread(file.get(), bytes.data(), zip_uint64_t(bytes.size()));
    // A fault behind the first byte, such as a wrong checksum, is told by the next call only.
    char behind = 0;
    if (got < 0 || zip_fread(file.get(), &behind, 1) < 0)
        return readError(zip_file_get_error(file.get()));
    if (got != entry.bytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("it does not unpack to the %1 bytes it says", entry.bytes)};
    bytes.truncate(got);
    return bytes;
}

Result<std::vector<ZipEntry>> readZipDirectory(zip_t &zip, qint64 fileBytes)
{
    const zip_int64_t count = zip_get_num_entries(&zip, 0);
    if (count > limits::MaxArchiveEntries)
        return Error{ErrorCode::Unsupported,
                     Message::tr("the archive has %1 members; the limit is %2", count,
                                 limits::MaxArchiveEntries)};
    std::vector<ZipEntry> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (zip_int64_t i = 0; i < count; ++i)
        entries.push_back(entryAt(zip, zip_uint64_t(i)));
    refuseAmbiguousNames(entries);
    SHERIA_CHECK(checkTotals(entries, fileBytes));
    return entries;
}

qint64 mostBytesOf(const QString &name)
{
    return isDocumentName(name) ? limits::MaxXmlBytes : limits::MaxEntryBytes;
}

namespace {

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
