// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QtGlobal>

#include <zip.h>

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

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

/// Writes a ZIP of which every byte follows from the members: no times, no owners. Zip64 where size or
/// number ask for it. What it writes ZipArchive reads: neither has limits that the other has not.
///
/// Members are only noted at first; their bytes are asked for, one member after another, by finish().
class ZipWriter
{
public:
    enum class Packing {
        Deflate,
        Store, ///< For what is packed already, such as pictures.
    };
    using Bytes = std::function<Result<QByteArray>()>;

    /// `device` is open for writing, random access, and empty.
    explicit ZipWriter(QIODevice &device) : m_device(device), m_target(device) {}

    /// `name`: ASCII, relative, "/" between its parts, no other's.
    /// Errors: Unsupported (more members than limits allow); Unavailable.
    Result<void> add(const QByteArray &name, Bytes bytes, Packing packing);
    Result<void> add(const QByteArray &name, const QByteArray &bytes, Packing packing);
    /// Writes all. Nothing can be added afterwards.
    /// Errors: NoSpace; Unavailable (the device takes no more); Unsupported (a member is larger than
    /// limits allow); those of the members' bytes.
    Result<void> finish();

private:
    class Member;

    QIODevice &m_device;
    ZipDevice m_target;
    ZipHandle m_zip;
    qint64 m_directoryBytes = 0;
    std::optional<Error> m_error; ///< Of a member's bytes.
};

} // namespace sheria::pack
