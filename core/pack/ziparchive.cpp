#include "core/pack/ziparchive.h"

#include "core/base/limits.h"

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
        return Error{ErrorCode::Unavailable, u"the archive cannot be read: "_s + why};
    return Error{ErrorCode::InvalidArgument,
                 code == ZIP_ER_CRC ? u"its checksum does not match"_s
                                    : u"its packed data are damaged: "_s + why};
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
                     u"it does not unpack to the %1 bytes it says"_s.arg(entry.bytes)};
    bytes.truncate(got);
    return bytes;
}

} // namespace sheria::pack
