#pragma once

#include "core/base/mutex.h"
#include "core/pack/zipdirectory.h"

#include <QByteArray>
#include <QIODevice>

#include <memory>

namespace sheria::pack {

/// A ZIP that is read member by member into memory; nothing is ever unpacked to disk.
///
/// Thread: read() from any.
class ZipArchive
{
public:
    /// Errors: those of readZipDirectory(); Unavailable when the device cannot be opened.
    static Result<std::unique_ptr<ZipArchive>> open(std::unique_ptr<QIODevice> device);
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    const std::vector<ZipEntry> &entries() const { return m_entries; }

    /// The member's bytes: never more than the directory says, and checked against its CRC.
    /// Errors: InvalidArgument (its problem; damaged), Unavailable (the device cannot be read).
    Result<QByteArray> read(const ZipEntry &entry) const;

private:
    ZipArchive(std::unique_ptr<QIODevice> device, std::vector<ZipEntry> entries);
    Result<QByteArray> readPacked(const ZipEntry &entry) const;

    mutable Mutex m_mutex;
    const std::unique_ptr<QIODevice> m_device SHERIA_GUARDED_BY(m_mutex);
    const std::vector<ZipEntry> m_entries;
};

} // namespace sheria::pack
