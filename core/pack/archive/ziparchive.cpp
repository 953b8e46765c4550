#include "core/pack/archive/ziparchive.h"

#include "core/base/limits.h"
#include "core/pack/archive/filename.h"

#include <QSet>

#include <algorithm>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

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

} // namespace sheria::pack
