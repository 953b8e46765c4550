// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/entry.h"

#include "core/base/hash.h"

#include <algorithm>

namespace sheria::search {

namespace {

// To look at a text takes far longer than to read these: with 6 bits and 3 hashes one text in 17 was
// looked at for nothing, with these one in 42. Ten bits (one in 85) make the index larger by 0.035 of the
// text, and phrases a tenth faster.
constexpr std::size_t BitsOfPair = 8;
constexpr int Hashes = 4;

/// What MurmurHash3 does at the end, so that all bits count.
std::uint64_t mixed(std::uint64_t first, std::uint64_t second)
{
    std::uint64_t hash = first * 0x9E3779B97F4A7C15U + second;
    hash = (hash ^ (hash >> 33U)) * 0xFF51AFD7ED558CCDU;
    hash = (hash ^ (hash >> 33U)) * 0xC4CEB9FE1A85EC53U;
    return hash ^ (hash >> 33U);
}

/// The places of a pair's bits, one after the other: so far from each other as its upper half says.
class Places
{
public:
    Places(std::uint64_t pair, std::size_t bits)
        : m_at(std::uint32_t(pair) % std::uint32_t(bits))
        , m_step((std::uint32_t(pair >> 32U) | 1U) % std::uint32_t(bits))
        , m_bits(std::uint32_t(bits))
    {}
    std::size_t next()
    {
        const std::uint32_t at = m_at;
        const std::uint64_t sum = std::uint64_t(m_at) + m_step;
        m_at = std::uint32_t(sum >= m_bits ? sum - m_bits : sum);
        return at;
    }

private:
    std::uint32_t m_at;
    std::uint32_t m_step;
    std::uint32_t m_bits;
};

constexpr unsigned BitsOfByte = 7;
constexpr unsigned char More = 0x80;
constexpr unsigned MaxShift = 63;

constexpr qsizetype MaxUriTermBytes = 200; ///< Xapian takes terms of 245 bytes.

} // namespace

std::uint64_t PairSignature::wordHash(std::string_view folded)
{
    if (folded.empty())
        return 0;
    std::uint64_t hash = 0xCBF29CE484222325U; // FNV-1a.
    for (const char c : folded)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash | 1U;
}

void PairSignature::add(std::uint64_t word)
{
    if (word == 0)
        return;
    if (m_previous != 0)
        m_pairs.push_back(mixed(m_previous, word));
    m_previous = word;
}

std::string PairSignature::bytes() const
{
    // Few pairs of a passage come twice: to find them would take longer than their room is worth.
    std::string bytes((m_pairs.size() * BitsOfPair + 7) / 8, '\0');
    for (const std::uint64_t pair : m_pairs) {
        Places places(pair, bytes.size() * 8);
        for (int hash = 0; hash < Hashes; ++hash) {
            const std::size_t place = places.next();
            bytes[place / 8] = char(static_cast<unsigned char>(bytes[place / 8]) | 1U << place % 8);
        }
    }
    return bytes;
}

std::vector<std::uint64_t> PairSignature::pairsOf(std::span<const std::string> folded)
{
    PairSignature signature;
    for (const std::string &word : folded)
        signature.add(wordHash(word));
    return signature.m_pairs;
}

bool PairSignature::mayHave(std::string_view bytes, std::span<const std::uint64_t> pairs)
{
    if (bytes.empty())
        return pairs.empty();
    return std::all_of(pairs.begin(), pairs.end(), [bytes](std::uint64_t pair) {
        Places places(pair, bytes.size() * 8);
        for (int hash = 0; hash < Hashes; ++hash) {
            const std::size_t place = places.next();
            if ((static_cast<unsigned char>(bytes[place / 8]) >> place % 8 & 1U) == 0)
                return false;
        }
        return true;
    });
}

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
