#include "core/search/packed.h"

namespace sheria::search {

namespace {

constexpr unsigned BitsOfByte = 7;
constexpr unsigned char More = 0x80;
constexpr unsigned MaxShift = 63;

} // namespace

PackedWriter &PackedWriter::number(quint64 value)
{
    for (; value >= More; value >>= BitsOfByte)
        m_bytes += char((value & (More - 1U)) | More);
    m_bytes += char(value);
    return *this;
}

PackedWriter &PackedWriter::bytes(QByteArrayView value)
{
    number(quint64(value.size()));
    m_bytes.append(value.data(), value.size());
    return *this;
}

PackedWriter &PackedWriter::text(QStringView value)
{
    return bytes(value.toUtf8());
}

PackedWriter &PackedWriter::day(QDate value)
{
    return number(value.isValid() ? quint64(value.toJulianDay()) + 1 : 0);
}

quint64 PackedReader::number()
{
    quint64 value = 0;
    for (unsigned shift = 0; m_at < m_bytes.size() && shift <= MaxShift; shift += BitsOfByte) {
        const auto byte = static_cast<unsigned char>(m_bytes[m_at++]);
        value |= quint64(byte & (More - 1U)) << shift;
        if ((byte & More) == 0)
            return value;
    }
    m_isGood = false;
    return 0;
}

QByteArrayView PackedReader::bytes()
{
    const quint64 size = number();
    if (!m_isGood || size > quint64(m_bytes.size() - m_at)) {
        m_isGood = false;
        return {};
    }
    const QByteArrayView value = m_bytes.sliced(m_at, qsizetype(size));
    m_at += qsizetype(size);
    return value;
}

QString PackedReader::text()
{
    return QString::fromUtf8(bytes());
}

QDate PackedReader::day()
{
    const quint64 value = number();
    return value == 0 ? QDate() : QDate::fromJulianDay(qint64(value - 1));
}

std::size_t PackedReader::count()
{
    const quint64 value = number();
    if (value > quint64(m_bytes.size() - m_at))
        m_isGood = false;
    return m_isGood ? std::size_t(value) : 0;
}

} // namespace sheria::search
