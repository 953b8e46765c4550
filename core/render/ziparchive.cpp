// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/ziparchive.h"

#include "core/base/limits.h"
#include "core/render/htmlrenderer.h"

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

using Packing = ArchiveWriter::Packing;

/// The first moment that a ZIP can express.
QDateTime withinRange(const QDateTime &time)
{
    const QDateTime first(QDate(1980, 1, 1), QTime(0, 0), Qt::UTC);
    return time.isValid() && time > first ? time.toUTC() : first;
}

Error archiveCancelled()
{
    return {ErrorCode::Cancelled, u"the archive is no longer wanted"_s};
}

/// "za-act-1998-55" for "/akn/za/act/1998/55".
QByteArray folderOf(QByteArray uri)
{
    if (uri.startsWith("/akn/"))
        uri.remove(0, 5);
    return memberName(QString::fromUtf8(uri.replace('/', '-').replace('@', '-')));
}

Result<void> addFile(ArchiveWriter &archive, const QByteArray &folder, const ArchiveMedia &file)
{
    SHERIA_TRY(const QByteArray bytes, file.bytes());
    const bool isPacked = imageKindOf(bytes) != ImageKind::None;
    return archive.add(folder + "media/" + memberName(file.filename), bytes,
                       isPacked ? Packing::Store : Packing::Deflate);
}

Result<void> addPortion(ArchiveWriter &archive, const QByteArray &folder, const ArchiveItem &item)
{
    const QByteArray xml = R"(<?xml version="1.0" encoding="UTF-8"?>)"
                           "\n"
        + toXml(item.documents.front().document, item.element);
    SHERIA_CHECK(archive.add(folder + "main.xml", xml));
    QSet<const ArchiveMedia *> added;
    for (const ShownImage &image : imagesBelow(item, item.element)) {
        if (!added.contains(image.media))
            SHERIA_CHECK(addFile(archive, folder, *image.media));
        added.insert(image.media);
    }
    return {};
}

Result<void> addItem(ArchiveWriter &archive, const QByteArray &folder, const ArchiveItem &item,
                     const std::stop_token &stop)
{
    if (item.isPortion())
        return addPortion(archive, folder, item);
    for (const ArchiveDocument &each : item.documents) {
        const bool isMain = &each == &item.documents.front();
        const QByteArray name = isMain ? "main"_ba : memberName(QString::fromUtf8(each.component));
        SHERIA_CHECK(archive.add(folder + name + ".xml", toXml(each.document)));
    }
    for (const ArchiveMedia &file : item.media) {
        if (stop.stop_requested())
            return archiveCancelled();
        SHERIA_CHECK(addFile(archive, folder, file));
    }
    return {};
}

} // namespace

ArchiveWriter::ArchiveWriter(const QDateTime &time) : m_zip(&m_buffer), m_time(withinRange(time))
{
    m_zip.open(QIODevice::WriteOnly);
}

Result<void> ArchiveWriter::add(const QByteArray &name, const QByteArray &bytes, Packing packing)
{
    if (m_names.contains(name))
        return Error{ErrorCode::Internal, u"a member is there twice: "_s + QString::fromUtf8(name)};
    m_names.insert(name);
    m_zip.setCompression(packing == Packing::Store ? KZip::NoCompression
                                                   : KZip::DeflateCompression);
    if (!m_zip.writeFile(QString::fromUtf8(name), bytes, 0100644, {}, {}, m_time, m_time, m_time))
        return Error{ErrorCode::Internal, m_zip.errorString()};
    if (m_buffer.size() > limits::MaxExportBytes)
        return Error{ErrorCode::Unsupported, u"the archive is larger than the limit"_s};
    return {};
}

Result<QByteArray> ArchiveWriter::finish()
{
    if (!m_zip.close())
        return Error{ErrorCode::Internal, m_zip.errorString()};
    return m_buffer.data();
}

QByteArray memberName(const QString &name)
{
    const QByteArray encoded = name.toUtf8().toPercentEncoding({}, "~");
    const bool isOnlyDots = encoded.count('.') == encoded.size();
    return isOnlyDots ? "%" + encoded : encoded;
}

Result<QByteArray> toZip(const ArchiveItem &item, std::stop_token stop)
{
    ArchiveWriter archive(item.record.expression.updatedAt);
    SHERIA_CHECK(addItem(archive, {}, item, stop));
    return archive.finish();
}

Result<QByteArray> toZip(const ArchiveSource &items, std::stop_token stop)
{
    ArchiveWriter archive({});
    QSet<QByteArray> folders;
    for (;;) {
        if (stop.stop_requested())
            return archiveCancelled();
        SHERIA_TRY(const std::optional<ArchiveItem> item, items());
        if (!item)
            return archive.finish();
        QByteArray folder = folderOf(item->record.work.uri.workUri());
        if (folders.contains(folder))
            folder = folderOf(item->record.expression.uri);
        folders.insert(folder);
        SHERIA_CHECK(addItem(archive, folder + '/', *item, stop));
    }
}

} // namespace sheria::render
