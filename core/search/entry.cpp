#include "core/search/entry.h"

#include "core/base/hash.h"

#include <QList>

namespace sheria::search {

namespace {

constexpr char Separator = '\x1f'; ///< Not allowed in XML, so in no member.
constexpr int Members = 7;
constexpr qsizetype MaxUriTermBytes = 200; ///< Xapian takes terms of 245 bytes.

} // namespace

QByteArray Entry::toBytes() const
{
    QByteArray out = QByteArray::number(source) + Separator + QByteArray::number(start) + Separator
        + QByteArray::number(end) + Separator + component + Separator + eId + Separator
        + (eIdOfUnit == eId ? QByteArray() : eIdOfUnit) + Separator + num.toUtf8() + Separator
        + heading.toUtf8();
    if (!record.isEmpty())
        out += Separator + record;
    return out;
}

std::optional<Entry> Entry::fromBytes(QByteArrayView bytes)
{
    QList<QByteArrayView> parts;
    qsizetype at = 0;
    for (int i = 0; i < Members; ++i) {
        const qsizetype end = bytes.indexOf(Separator, at);
        if (end < 0)
            return std::nullopt;
        parts.append(bytes.sliced(at, end - at));
        at = end + 1;
    }
    const qsizetype end = bytes.indexOf(Separator, at);
    Entry entry;
    entry.source = parts[0].toUInt();
    entry.start = parts[1].toUInt();
    entry.end = parts[2].toUInt();
    entry.component = parts[3].toByteArray();
    entry.eId = parts[4].toByteArray();
    entry.eIdOfUnit = parts[5].isEmpty() ? entry.eId : parts[5].toByteArray();
    entry.num = QString::fromUtf8(parts[6]);
    entry.heading = QString::fromUtf8(bytes.sliced(at, (end < 0 ? bytes.size() : end) - at));
    if (end >= 0)
        entry.record = bytes.sliced(end + 1).toByteArray();
    return entry;
}

std::string packNumber(quint32 number)
{
    return {char(number >> 24U), char(number >> 16U), char(number >> 8U), char(number)};
}

quint32 unpackNumber(const std::string &bytes)
{
    if (bytes.size() != 4)
        return 0;
    quint32 number = 0;
    for (const char c : bytes)
        number = (number << 8U) | static_cast<unsigned char>(c);
    return number;
}

std::string workTerm(QByteArrayView workUri)
{
    if (workUri.size() <= MaxUriTermBytes)
        return term::Work + std::string(workUri.data(), std::size_t(workUri.size()));
    return term::Work + std::string("#") + sha256Hex(workUri).toStdString();
}

} // namespace sheria::search
