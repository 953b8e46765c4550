#pragma once

#include "core/base/result.h"

#include <QBuffer>
#include <QDateTime>
#include <QSet>

#include <KZip>

namespace sheria::render {

/// A ZIP file in memory of which every byte follows from what is put in: the same members in the
/// same order with the same time give the same file.
class ArchiveWriter
{
public:
    enum class Packing {
        Deflate,
        Store, ///< For what is packed already, such as images.
    };

    /// `time`: the one time that all members carry.
    explicit ArchiveWriter(const QDateTime &time);

    /// Adds a member.
    /// Shape: `name` is ASCII, relative, "/" between its parts.
    /// Errors: Internal (a name is used twice); Unsupported (more than limits::MaxExportBytes).
    Result<void> add(const QByteArray &name, const QByteArray &bytes,
                     Packing packing = Packing::Deflate);

    /// The file. Nothing can be added afterwards.
    Result<QByteArray> finish();

private:
    QBuffer m_buffer;
    KZip m_zip;
    QDateTime m_time;
    QSet<QByteArray> m_names;
};

/// `name` as a single part of a member's name: what is not a letter, digit or "._-" of ASCII is
/// written "%41", so different names stay different. Never empty, "." or "..".
QByteArray memberName(const QString &name);

} // namespace sheria::render
