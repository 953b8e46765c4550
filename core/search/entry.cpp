#include "core/search/entry.h"

#include "core/base/hash.h"
#include "core/search/packed.h"

namespace sheria::search {

namespace {

constexpr qsizetype MaxUriTermBytes = 200; ///< Xapian takes terms of 245 bytes.

} // namespace

QByteArray Entry::toBytes() const
{
    PackedWriter out;
    out.number(isOfSummary ? 1 : 0)
        .number(source)
        .number(start)
        .number(end)
        .bytes(component)
        .bytes(eId);
    out.bytes(eIdOfUnit == eId ? QByteArray() : eIdOfUnit).text(num).text(heading);
    return out.take() + record;
}

std::optional<Entry> Entry::fromBytes(QByteArrayView bytes)
{
    PackedReader in(bytes);
    Entry entry;
    entry.isOfSummary = in.number() == 1;
    entry.source = quint32(in.number());
    entry.start = quint32(in.number());
    entry.end = quint32(in.number());
    entry.component = in.bytes().toByteArray();
    entry.eId = in.bytes().toByteArray();
    const QByteArrayView unit = in.bytes();
    entry.eIdOfUnit = unit.isEmpty() ? entry.eId : unit.toByteArray();
    entry.num = in.text();
    entry.heading = in.text();
    if (!in.isGood())
        return std::nullopt;
    entry.record = in.rest().toByteArray();
    return entry;
}

QByteArrayView Entry::recordIn(QByteArrayView bytes)
{
    constexpr int Numbers = 4;
    constexpr int Texts = 5;
    PackedReader in(bytes);
    for (int i = 0; i < Numbers; ++i)
        in.number();
    for (int i = 0; i < Texts; ++i)
        in.bytes();
    return in.isGood() ? in.rest() : QByteArrayView();
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
