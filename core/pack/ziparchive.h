#pragma once

#include "core/base/mutex.h"
#include "core/pack/zipdevice.h"
#include "core/pack/zipdirectory.h"

#include <QByteArray>
#include <QIODevice>

#include <memory>

namespace sheria::pack {

/// A ZIP that is read member by member into memory; nothing is ever unpacked to disk.
///
/// Thread: read() from any; one member is unpacked at a time.
class ZipArchive
{
public:
    /// Errors: those of ZipDevice::openToRead() and readZipDirectory(); Unavailable when the device
    /// cannot be opened.
    static Result<std::unique_ptr<ZipArchive>> open(std::unique_ptr<QIODevice> device);

    const std::vector<ZipEntry> &entries() const { return m_entries; }

    /// The bytes of the member at `index` of entries(): never more than the directory says, and
    /// checked against its CRC.
    /// Errors: InvalidArgument (its problem; damaged), Unavailable (the device cannot be read).
    Result<QByteArray> read(std::size_t index) const;

private:
    explicit ZipArchive(std::unique_ptr<QIODevice> device)
        : m_device(std::move(device))
        , m_source(*m_device)
    {}

    mutable Mutex m_mutex;
    const std::unique_ptr<QIODevice> m_device;
    ZipDevice m_source;
    ZipHandle m_zip SHERIA_GUARDED_BY(m_mutex); ///< Not to be used by two threads at once.
    std::vector<ZipEntry> m_entries;
};

} // namespace sheria::pack
