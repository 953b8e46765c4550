#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <vector>

class QIODevice;

namespace sheria::pack {

/// Writes a ZIP of which every byte follows from the members: no times, no owners. Zip64 where size or
/// number ask for it.
/// Source: PKWARE APPNOTE 6.3.10.
class ZipWriter
{
public:
    enum class Packing {
        Deflate,
        Store, ///< For what is packed already, such as pictures.
    };

    /// `device` is open for writing and at its start.
    explicit ZipWriter(QIODevice &device) : m_device(device) {}

    /// `name`: ASCII, relative, "/" between its parts.
    /// Errors: NoSpace; Unavailable (the device takes no more).
    Result<void> add(const QByteArray &name, const QByteArray &bytes, Packing packing);
    /// Writes the directory. Nothing can be added afterwards.
    Result<void> finish();

private:
    struct Member
    {
        QByteArray name;
        qint64 bytes = 0;
        qint64 packedBytes = 0;
        qint64 offset = 0;
        quint32 crc = 0;
        bool isDeflated = false;
    };
    Result<void> write(const QByteArray &bytes);

    QIODevice &m_device;
    qint64 m_offset = 0;
    std::vector<Member> m_members;
};

} // namespace sheria::pack
