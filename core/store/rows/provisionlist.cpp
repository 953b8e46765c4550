// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/provisionlist.h"

#include "core/base/compression.h"
#include "core/base/limits.h"
#include "core/store/db/statement.h"

#include <QHash>

#include <algorithm>

namespace sheria::store {

namespace {

constexpr quint64 FormatVersion = 1;
constexpr quint64 PackedVersion = 2;

/// What is there of a provision; the upper half of the byte are its flags.
enum Part : quint8 { Generated = 1, Written = 2, Num = 4, Heading = 8 };
constexpr QByteArrayView FlagLetters("anqt");
constexpr int FlagsShift = 4;

class Packer
{
public:
    void number(quint64 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes += char(value | 0x80);
        m_bytes += char(value);
    }
    void difference(qint64 value) { number(quint64(value) << 1 ^ quint64(value >> 63)); }
    void string(QByteArrayView text)
    {
        number(quint64(text.size()));
        m_bytes += text;
    }
    void byte(quint8 value) { m_bytes += char(value); }
    void reserve(qsizetype bytes) { m_bytes.reserve(bytes); }
    QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

/// Reads what Packer wrote. After anything that cannot be, isSound() is false and all is empty.
class Unpacker
{
public:
    explicit Unpacker(QByteArrayView bytes) : m_left(bytes) {}

    bool isSound() const { return m_isSound; }
    bool isAtEnd() const { return m_left.isEmpty(); }
    qsizetype left() const { return m_left.size(); }
    quint8 byte()
    {
        if (m_left.isEmpty())
            return fail();
        const auto value = quint8(m_left.front());
        m_left = m_left.sliced(1);
        return value;
    }
    /// At most `max`.
    qint64 number(qint64 max)
    {
        quint64 value = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            const quint8 next = byte();
            value |= quint64(next & 0x7F) << shift;
            if (!(next & 0x80))
                return m_isSound && value <= quint64(max) ? qint64(value) : fail();
        }
        return fail();
    }
    /// Between -`max` and `max`.
    qint64 difference(qint64 max)
    {
        const qint64 value = number(2 * max);
        return value & 1 ? -(value >> 1) - 1 : value >> 1;
    }
    QByteArrayView string()
    {
        const qint64 bytes = number(left());
        if (bytes > left()) // What came before the bytes was counted too.
            fail();
        const QByteArrayView text = m_left.first(m_isSound ? bytes : 0);
        m_left = m_left.sliced(text.size());
        return text;
    }

private:
    quint8 fail()
    {
        m_isSound = false;
        m_left = {};
        return 0;
    }

    QByteArrayView m_left;
    bool m_isSound = true;
};

/// The names of elements and components, each once.
class ProvisionNames
{
public:
    explicit ProvisionNames(const std::vector<akn::Provision> &provisions)
    {
        for (const akn::Provision &provision : provisions) {
            add(provision.element);
            add(provision.component);
        }
    }
    quint64 of(const QByteArray &name) const { return quint64(m_numbers.value(name)); }
    void pack(Packer &out) const
    {
        out.number(quint64(m_names.size()));
        for (const QByteArray &name : m_names)
            out.string(name);
    }

private:
    void add(const QByteArray &name)
    {
        if (m_numbers.contains(name))
            return;
        m_numbers.insert(name, int(m_names.size()));
        m_names.push_back(name);
    }

    QHash<QByteArray, int> m_numbers;
    std::vector<QByteArray> m_names;
};

quint8 partsOf(const akn::Provision &provision)
{
    int parts = (provision.isGeneratedId ? Generated : 0)
        | (provision.isGeneratedId && provision.writtenEId ? Written : 0)
        | (provision.num ? Num : 0) | (provision.heading ? Heading : 0);
    for (const char letter : provision.flags)
        parts |= 1 << (FlagsShift + FlagLetters.indexOf(letter));
    return quint8(parts);
}

/// In the order in which akn::Document spells them.
QByteArray lettersOf(quint8 parts)
{
    QByteArray letters;
    for (qsizetype i = 0; i < FlagLetters.size(); ++i) {
        if (parts & (1 << (FlagsShift + i)))
            letters += FlagLetters[i];
    }
    return letters;
}

qsizetype sharedStart(QByteArrayView a, QByteArrayView b)
{
    const qsizetype most = std::min(a.size(), b.size());
    return std::mismatch(a.begin(), a.begin() + most, b.begin()).first - a.begin();
}

void packOne(Packer &out, const ProvisionNames &names, const std::vector<akn::Provision> &all,
             std::size_t index, qsizetype before)
{
    const akn::Provision &provision = all[index];
    const QByteArray parentEId = provision.parent < 0 ? QByteArray()
                                                      : all[std::size_t(provision.parent)].eId;
    const qsizetype shared = sharedStart(provision.eId, parentEId);
    out.byte(partsOf(provision));
    out.number(names.of(provision.element));
    out.number(names.of(provision.component));
    out.number(provision.parent < 0 ? 0 : quint64(index) - quint64(provision.parent));
    out.difference(provision.textStart - before);
    out.number(quint64(provision.textEnd - provision.textStart));
    out.number(quint64(shared));
    out.string(QByteArrayView(provision.eId).sliced(shared));
    if (provision.isGeneratedId && provision.writtenEId)
        out.string(*provision.writtenEId);
    if (provision.num)
        out.string(provision.num->toUtf8());
    if (provision.heading)
        out.string(provision.heading->toUtf8());
}

akn::Provision unpackOne(Unpacker &in, const std::vector<QByteArray> &names,
                         const std::vector<akn::Provision> &all)
{
    constexpr qint64 MaxBytes = std::numeric_limits<int>::max();
    akn::Provision provision;
    const quint8 parts = in.byte();
    const auto last = qint64(names.size()) - 1;
    provision.element = names[std::size_t(in.number(last))];
    provision.component = names[std::size_t(in.number(last))];
    const qint64 distance = in.number(qint64(all.size()));
    provision.parent = distance == 0 ? -1 : int(qint64(all.size()) - distance);
    provision.textStart = (all.empty() ? 0 : all.back().textStart) + in.difference(MaxBytes);
    provision.textEnd = provision.textStart + in.number(MaxBytes);
    const QByteArray parentEId = distance == 0 ? QByteArray()
                                               : all[std::size_t(provision.parent)].eId;
    provision.eId = parentEId.first(in.number(parentEId.size()));
    provision.eId += in.string();
    provision.flags = lettersOf(parts);
    provision.isGeneratedId = parts & Generated;
    if (parts & Written)
        provision.writtenEId = in.string().toByteArray();
    else if (!provision.isGeneratedId)
        provision.writtenEId = provision.eId;
    if (parts & Num)
        provision.num = QString::fromUtf8(in.string());
    if (parts & Heading)
        provision.heading = QString::fromUtf8(in.string());
    return provision;
}

Error damaged()
{
    return Error{ErrorCode::Corrupt, QStringLiteral("the list of provisions is damaged")};
}

} // namespace

QByteArray packProvisions(const std::vector<akn::Provision> &provisions)
{
    constexpr qsizetype UsualBytes = 64; // Of one.
    const ProvisionNames names(provisions);
    Packer out;
    out.reserve(qsizetype(provisions.size()) * UsualBytes);
    out.number(FormatVersion);
    out.number(provisions.size());
    names.pack(out);
    qsizetype before = 0;
    for (std::size_t i = 0; i < provisions.size(); ++i) {
        packOne(out, names, provisions, i, before);
        before = provisions[i].textStart;
    }
    QByteArray list = out.take();
    const QByteArray packed = char(PackedVersion) + compress(list);
    return packed.size() < list.size() ? packed : list;
}

Result<std::vector<akn::Provision>> unpackProvisions(QByteArrayView list)
{
    if (list.startsWith(char(PackedVersion))) {
        const Result<QByteArray> plain = decompress(list.sliced(1), limits::MaxXmlBytes);
        if (!plain || plain->startsWith(char(PackedVersion)))
            return damaged();
        return unpackProvisions(*plain);
    }
    Unpacker in(list);
    const qint64 version = in.number(FormatVersion);
    const qint64 count = in.number(in.left()); // Each takes more than a byte.
    const qint64 nameCount = in.number(in.left());
    if (version != FormatVersion || !in.isSound() || (nameCount == 0 && count > 0))
        return damaged();
    std::vector<QByteArray> names;
    for (qint64 i = 0; i < nameCount && in.isSound(); ++i)
        names.push_back(in.string().toByteArray());
    std::vector<akn::Provision> provisions;
    for (qint64 i = 0; i < count && in.isSound(); ++i) {
        provisions.push_back(unpackOne(in, names, provisions));
        if (provisions.back().textStart < 0 || provisions.back().eId.isEmpty())
            return damaged();
    }
    if (!in.isSound() || !in.isAtEnd())
        return damaged();
    return provisions;
}

namespace {

constexpr QByteArrayView KnownFlags("anqt");

/// Whether packProvisions() may be given it as the next of `before`.
bool isSound(const Statement &row, qint64 before)
{
    const QByteArrayView flags = row.view(7);
    return row.integer(0) == before && row.integer(1) >= -1 && row.integer(1) < before
        && row.integer(9) >= 0 && row.integer(9) <= row.integer(10) && !row.view(3).isEmpty()
        && std::all_of(flags.begin(), flags.end(),
                       [](char letter) { return KnownFlags.contains(letter); });
}

akn::Provision provisionOf(const Statement &row)
{
    akn::Provision provision;
    provision.parent = int(row.integer(1));
    provision.element = row.text(2);
    provision.eId = row.text(3);
    provision.isGeneratedId = row.boolean(11);
    if (!row.isNull(4))
        provision.writtenEId = row.text(4);
    provision.num = row.optionalString(5);
    provision.heading = row.optionalString(6);
    provision.flags = row.text(7);
    provision.component = row.text(8);
    provision.textStart = row.integer(9);
    provision.textEnd = row.integer(10);
    return provision;
}

/// None when the rows do not make sense.
Result<std::optional<std::vector<akn::Provision>>> readRows(Database &db, qint64 contentId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT position, parent, element, eid, written_eid, num, heading, flags, component,
               text_start, text_end, is_generated
          FROM provision WHERE content_id = ?1 ORDER BY position
    )sql"));
    query.bind(1, contentId);
    std::vector<akn::Provision> provisions;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return std::optional(std::move(provisions));
        if (!isSound(query, qint64(provisions.size())))
            return std::optional<std::vector<akn::Provision>>();
        provisions.push_back(provisionOf(query));
    }
}

Result<void> packRows(Database &db, qint64 contentId)
{
    SHERIA_TRY(const auto provisions, readRows(db, contentId));
    const QByteArray list = provisions ? packProvisions(*provisions) : QByteArray();
    const qint64 count = provisions ? qint64(provisions->size()) : 0;
    return Statement::run(
        db, "INSERT INTO provision_list (content_id, count, list) VALUES (?1, ?2, ?3)", contentId,
        count, Blob{list});
}

} // namespace

Result<void> packProvisionRows(Database &db)
{
    SHERIA_TRY(const std::vector<qint64> contents,
               Statement::numbers(db, "SELECT id FROM content"));
    for (const qint64 content : contents)
        SHERIA_CHECK(packRows(db, content));
    return db.execute("DROP TABLE provision");
}

} // namespace sheria::store
