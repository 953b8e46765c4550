#include "core/store/fileheader.h"

#include "core/store/schema.h"

#include <QFile>
#include <QtEndian>

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype HeaderBytes = 100;
constexpr QByteArrayView Magic("SQLite format 3\0", 16);

} // namespace

FileHeader::FileHeader(QByteArray bytes, qint64 fileSize)
    : m_bytes(std::move(bytes))
    , m_fileSize(fileSize)
{}

Result<FileHeader> FileHeader::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, u"cannot read %1: %2"_s.arg(path, file.errorString())};
    QByteArray bytes = file.read(HeaderBytes);
    if (bytes.size() < HeaderBytes || !bytes.startsWith(Magic))
        return Error{ErrorCode::Corrupt,
                     u"%1 is not a library, or its beginning is destroyed"_s.arg(path)};
    return FileHeader(std::move(bytes), file.size());
}

quint32 FileHeader::big32(qsizetype offset) const
{
    return qFromBigEndian<quint32>(m_bytes.constData() + offset);
}

Result<void> FileHeader::checkIsLibrary(const QString &path) const
{
    if (big32(68) != ApplicationId)
        return Error{ErrorCode::Corrupt,
                     u"%1 is a database of another program, not a library"_s.arg(path)};
    const quint32 encoding = big32(56);
    const bool isSound = m_bytes[18] >= 1 && m_bytes[18] <= 2 && m_bytes[19] >= 1
        && m_bytes[19] <= 2 && m_bytes[21] == 64 && m_bytes[22] == 32 && m_bytes[23] == 32
        && encoding == 1;
    if (!isSound)
        return Error{ErrorCode::Corrupt,
                     u"the library %1 is damaged (in its header); restore it from a backup"_s.arg(
                         path)};
    return {};
}

Result<void> FileHeader::checkSize(const QString &path) const
{
    const quint16 stored = qFromBigEndian<quint16>(m_bytes.constData() + 16);
    const qint64 pageSize = stored == 1 ? 65536 : stored;
    // The page count holds only when the last writer was one that keeps it.
    const bool isCounted = big32(24) == big32(92);
    if (isCounted && m_fileSize < pageSize * big32(28))
        return Error{
            ErrorCode::Corrupt,
            u"the library %1 is damaged (its end is missing); restore it from a backup"_s.arg(
                path)};
    return {};
}

} // namespace sheria::store
