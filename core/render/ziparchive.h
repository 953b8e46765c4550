// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"

#include <QBuffer>
#include <QDateTime>
#include <QSet>

#include <KZip>
#include <stop_token>

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
    /// Shape: `name` is UTF-8, relative, "/" between its parts.
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

/// One expression: `main.xml`, one file for each further document, and all of its media below
/// `media/`; of a portion, the portion as `main.xml` and the images that it shows. A stub has media
/// only.
/// Shape: the same item gives the same bytes; names are ASCII, others are percent-encoded.
/// Source: server/API.md sections 5.3 and 2.14.
/// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); those of the media.
Result<QByteArray> toZip(const ArchiveItem &item, std::stop_token stop = {});

/// Many expressions, each in a folder called as its work ("za-act-1998-55"); of several expressions
/// of one work, the later ones are called as the expression ("za-act-1998-55-eng-2014-01-17").
Result<QByteArray> toZip(const ArchiveSource &items, std::stop_token stop = {});

} // namespace sheria::render
