#pragma once

#include "core/base/result.h"
#include "core/pack/archive/zipdevice.h"

#include <QByteArray>

#include <functional>
#include <optional>

class QIODevice;

namespace sheria::pack {

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
