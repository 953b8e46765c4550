#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <zip.h>

#include <limits>
#include <memory>

class QIODevice;

namespace sheria::pack {

/// Drops what was not written by zip_close().
struct ZipDiscard
{
    void operator()(zip_t *zip) const { zip_discard(zip); }
};
using ZipHandle = std::unique_ptr<zip_t, ZipDiscard>;

/// A QIODevice as the source that libzip reads an archive from, or writes it to.
///
/// Thread: one at a time. It outlives the handle that it opened.
class ZipDevice
{
public:
    /// `device` is open, random access.
    explicit ZipDevice(QIODevice &device);
    ~ZipDevice();
    Q_DISABLE_COPY_MOVE(ZipDevice)

    /// Reads the list of members; an archive that makes libzip read more than `mostBytes` for it is
    /// refused.
    /// Errors: InvalidArgument (no ZIP, truncated, contradictory), Unsupported (`mostBytes`, several
    /// disks), Unavailable.
    Result<ZipHandle> openToRead(qint64 mostBytes);
    /// An empty archive, whatever the device holds; zip_close() writes it.
    /// Errors: Unavailable.
    Result<ZipHandle> openToWrite();

private:
    Result<ZipHandle> open(int flags);
    static zip_int64_t command(void *self, void *data, zip_uint64_t size, zip_source_cmd_t command);
    zip_int64_t read(char *data, qint64 size);
    zip_int64_t seek(void *data, zip_uint64_t size);
    zip_int64_t stat(void *data) const;
    zip_int64_t failed(int code);

    QIODevice &m_device;
    zip_error_t m_error{};
    qint64 m_readable = std::numeric_limits<qint64>::max(); ///< Bytes that may still be read.
};

} // namespace sheria::pack
