#include "core/render/pdf/fontsubset.h"

#include <QtEndian>

#include <map>
#include <optional>

namespace sheria::render {
namespace {

quint16 u16(const QByteArray &bytes, qsizetype at)
{
    return at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at) : quint16(0);
}

quint32 u32(const QByteArray &bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at) : 0U;
}

void append16(QByteArray &out, quint32 value)
{
    out += char(value >> 8U);
    out += char(value);
}

void append32(QByteArray &out, quint32 value)
{
    append16(out, value >> 16U);
    append16(out, value & 0xFFFFU);
}

void put32(QByteArray &bytes, qsizetype at, quint32 value)
{
    qToBigEndian(value, bytes.data() + at);
}

/// Source: OpenType, "Calculating checksums".
quint32 checksum(const QByteArray &padded)
{
    quint32 sum = 0;
    for (qsizetype at = 0; at + 4 <= padded.size(); at += 4)
        sum += u32(padded, at);
    return sum;
}

/// The outlines of a font, by glyph.
class Outlines
{
public:
    explicit Outlines(const FontTables &tables)
        : m_glyf(tables("glyf"))
        , m_loca(tables("loca"))
        , m_isLong(u16(tables("head"), 50) != 0)
        , m_count(u16(tables("maxp"), 4))
    {}

    bool isUsable() const { return !m_glyf.isEmpty() && !m_loca.isEmpty() && m_count > 0; }
    int count() const { return m_count; }

    QByteArray outline(int glyph) const
    {
        const qint64 start = offset(glyph);
        const qint64 end = offset(glyph + 1);
        const bool isSane = glyph < m_count && start < end && end <= m_glyf.size();
        return isSane ? m_glyf.mid(start, end - start) : QByteArray();
    }

    /// The glyphs that a composite glyph is made of.
    /// Source: OpenType, glyf, "Composite Glyph Description".
    std::vector<quint16> parts(int glyph) const
    {
        enum : quint16 {
            ArgumentsAreWords = 1,
            HasScale = 8,
            HasMore = 32,
            HasTwoScales = 64,
            HasMatrix = 128
        };
        std::vector<quint16> found;
        const QByteArray bytes = outline(glyph);
        const bool isComposite = bytes.size() > 10 && (u16(bytes, 0) & 0x8000U) != 0;
        qsizetype at = 10;
        bool hasMore = isComposite;
        while (hasMore && at + 4 <= bytes.size()) {
            const quint16 flags = u16(bytes, at);
            found.push_back(u16(bytes, at + 2));
            at += 4 + ((flags & ArgumentsAreWords) != 0 ? 4 : 2);
            at += (flags & HasScale) != 0     ? 2
                : (flags & HasTwoScales) != 0 ? 4
                : (flags & HasMatrix) != 0    ? 8
                                              : 0;
            hasMore = (flags & HasMore) != 0;
        }
        return found;
    }

private:
    qint64 offset(int glyph) const
    {
        return m_isLong ? qint64(u32(m_loca, 4LL * glyph)) : 2LL * u16(m_loca, 2LL * glyph);
    }

    QByteArray m_glyf;
    QByteArray m_loca;
    bool m_isLong;
    int m_count;
};

std::set<quint16> withParts(const Outlines &outlines, const std::set<quint16> &glyphs)
{
    std::set<quint16> all;
    std::vector<quint16> open(glyphs.begin(), glyphs.end());
    open.push_back(0);
    while (!open.empty()) {
        const quint16 glyph = open.back();
        open.pop_back();
        if (!all.insert(glyph).second)
            continue;
        for (const quint16 part : outlines.parts(glyph))
            open.push_back(part);
    }
    return all;
}

/// Widths of glyphs that are not in the file are zero, which compresses well.
QByteArray withoutUnused(QByteArray metrics, int longMetrics, const std::set<quint16> &glyphs)
{
    for (int glyph = 0; glyph < longMetrics && 4LL * glyph + 4 <= metrics.size(); ++glyph) {
        if (!glyphs.contains(quint16(glyph)))
            put32(metrics, 4LL * glyph, 0);
    }
    return metrics;
}

QByteArray assembled(const std::map<QByteArray, QByteArray> &tables)
{
    const auto count = quint32(tables.size());
    quint32 power = 1;
    quint32 log = 0;
    for (; power * 2 <= count; power *= 2)
        ++log;
    QByteArray head;
    append32(head, 0x00010000);
    append16(head, count);
    append16(head, power * 16);
    append16(head, log);
    append16(head, count * 16 - power * 16);

    QByteArray body;
    const qsizetype start = 12 + 16 * qsizetype(count);
    qsizetype headTable = -1;
    for (const auto &[tag, bytes] : tables) {
        const QByteArray padded = bytes + QByteArray((4 - bytes.size() % 4) % 4, '\0');
        if (tag == "head")
            headTable = start + body.size();
        head += tag;
        append32(head, checksum(padded));
        append32(head, quint32(start + body.size()));
        append32(head, quint32(bytes.size()));
        body += padded;
    }
    QByteArray font = head + body;
    constexpr quint32 Magic = 0xB1B0AFBA;
    put32(font, headTable + 8, Magic - checksum(font));
    return font;
}

} // namespace

QByteArray subsetTrueType(const FontTables &tables, const std::set<quint16> &glyphs)
{
    const Outlines outlines(tables);
    QByteArray head = tables("head");
    const QByteArray horizontal = tables("hhea");
    if (!outlines.isUsable() || head.size() < 54 || horizontal.size() < 36)
        return {};
    const std::set<quint16> kept = withParts(outlines, glyphs);
    QByteArray glyf;
    QByteArray loca;
    for (int glyph = 0; glyph < outlines.count(); ++glyph) {
        append32(loca, quint32(glyf.size()));
        if (!kept.contains(quint16(glyph)))
            continue;
        glyf += outlines.outline(glyph);
        glyf += QByteArray((4 - glyf.size() % 4) % 4, '\0');
    }
    append32(loca, quint32(glyf.size()));

    put32(head, 8, 0); // Filled when everything is there.
    head[50] = 0;      // Long offsets.
    head[51] = 1;
    std::map<QByteArray, QByteArray> parts{
        {"head", head},
        {"hhea", horizontal},
        {"hmtx", withoutUnused(tables("hmtx"), u16(horizontal, 34), kept)},
        {"maxp", tables("maxp")},
        {"loca", loca},
        {"glyf", glyf}};
    for (const char *hints : {"cvt ", "fpgm", "prep"}) {
        if (const QByteArray bytes = tables(hints); !bytes.isEmpty())
            parts[hints] = bytes;
    }
    return assembled(parts);
}

} // namespace sheria::render
