#include "core/render/archivewriter.h"

#include "core/base/limits.h"

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// The first moment that a ZIP can express.
QDateTime withinRange(const QDateTime &time)
{
    const QDateTime first(QDate(1980, 1, 1), QTime(0, 0), Qt::UTC);
    return time.isValid() && time > first ? time.toUTC() : first;
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
    if (!m_zip.writeFile(QString::fromLatin1(name), bytes, 0100644, {}, {}, m_time, m_time, m_time))
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

} // namespace sheria::render
