#include "core/pack/archive/zipdevice.h"

#include <QIODevice>

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

} // namespace sheria::pack
