#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/pack/archive/zipdevice.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <zip.h>

#include <memory>
#include <optional>
#include <vector>

namespace sheria::pack {

/// One member of a ZIP, as the archive's directory lists it.
struct ZipEntry
{
    QString name; ///< Parts separated by "/"; shown even where it must not be used.
    qint64 bytes = 0;
    qint64 packedBytes = 0;
    bool isFolder = false;
    bool isLink = false;
    std::optional<Message> problem; ///< Why it must not be taken out.
};

/// The members that libzip found, checked for all that can be checked without unpacking: number, sizes,
/// ratios, names, links, encryption, members that share bytes.
///
/// A fault of one member is in its `problem`; a fault of the whole is an error.
/// Shape:  members by their index in `zip`, folders included.
/// Source: limits.h.
/// Errors: InvalidArgument (members that share bytes), Unsupported (a limit).
Result<std::vector<ZipEntry>> readZipDirectory(zip_t &zip, qint64 fileBytes);

/// The largest that a file called `name` may be to be taken from a folder or an archive.
qint64 mostBytesOf(const QString &name);

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
