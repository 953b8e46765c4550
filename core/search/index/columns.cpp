// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/columns.h"

#include "core/search/index/indexwriter.h"
#include "core/search/index/workrecord.h"
#include "core/search/text/entry.h"

#include <limits>
#include <sstream>

namespace sheria::search {

WorkSet::WorkSet(std::size_t size, bool isFull)
    : m_bits((size + 63) / 64, isFull ? ~std::uint64_t(0) : 0)
    , m_size(size)
{
    if (isFull && size % 64 != 0)
        m_bits.back() = (std::uint64_t(1) << (size % 64)) - 1;
}

WorkSet &WorkSet::operator&=(const WorkSet &other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] &= other.m_bits[i];
    return *this;
}

WorkSet &WorkSet::operator|=(const WorkSet &other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] |= other.m_bits[i];
    return *this;
}

WorkSet &WorkSet::operator-=(const WorkSet &other)
{
    for (std::size_t i = 0; i < m_bits.size(); ++i)
        m_bits[i] &= ~other.m_bits[i];
    return *this;
}

qint64 WorkSet::count() const
{
    qint64 count = 0;
    for (const std::uint64_t bits : m_bits)
        count += __builtin_popcountll(bits);
    return count;
}

void WorkTally::add(const WorkSet &works)
{
    WorkSet carried = works;
    for (WorkSet &bit : m_bits) {
        WorkSet both = bit;
        both &= carried;
        bit |= carried;
        bit -= both;
        carried = std::move(both);
    }
    if (carried.count() > 0)
        m_bits.push_back(std::move(carried));
}

WorkSet WorkTally::atLeast(unsigned sets) const
{
    WorkSet more(m_works);
    if (sets >> m_bits.size() != 0)
        return more;
    WorkSet same(m_works, true);
    for (std::size_t i = m_bits.size(); i-- > 0;) {
        if ((sets >> i) % 2 == 0) {
            WorkSet above = same;
            above &= m_bits[i];
            more |= above;
            same -= m_bits[i];
        } else {
            same &= m_bits[i];
        }
    }
    more |= same;
    return more;
}

std::shared_ptr<const WorkSet> KeptWorkSets::find(const QByteArray &key) const
{
    const MutexLock lock(m_mutex);
    const std::shared_ptr<const WorkSet> *kept = m_works.object(key);
    return kept ? *kept : nullptr;
}

void KeptWorkSets::add(const QByteArray &key, std::shared_ptr<const WorkSet> works)
{
    constexpr qsizetype Beside = 200; // Of small libraries, the set is the least of it.
    const qsizetype bytes = qsizetype(works->size() / 8) + key.size() + Beside;
    const MutexLock lock(m_mutex);
    m_works.insert(key, new std::shared_ptr<const WorkSet>(std::move(works)), bytes);
    m_largest = std::max(m_largest, bytes);
}

bool KeptWorkSets::isFull() const
{
    const MutexLock lock(m_mutex);
    return m_works.totalCost() + m_largest > m_works.maxCost();
}

namespace {

constexpr std::int32_t OpenEnded = std::numeric_limits<std::int32_t>::max();
/// Room for all words that one in sixteen works has, of 300,000 works.
constexpr qsizetype MaxWordBytes = 96'000'000;
constexpr qsizetype MaxFilterBytes = 4'000'000;
constexpr std::uint32_t NoWork = std::numeric_limits<std::uint32_t>::max();

void addWork(Columns &columns, Xapian::docid id, const std::string &data)
{
    const QByteArrayView bytes = Entry::recordIn(data);
    const std::optional<WorkRecord> record = WorkRecord::fromBytes(bytes);
    if (!record)
        throw Xapian::DatabaseCorruptError("an entry without its record");
    columns.first.push_back(id);
    const QByteArrayView head = WorkRecord::headOf(bytes);
    columns.heads.append(head.data(), std::size_t(head.size()));
    columns.headEnds.push_back(columns.heads.size());
    columns.uri.push_back(record->uri);
    columns.title.push_back(record->title.toUtf8());
    columns.date.push_back(record->date.isValid() ? std::int32_t(record->date.toJulianDay()) : 0);
    for (const Value &value : record->values) {
        DimensionColumn &column = columns.dimensions[value.dimension];
        // Works before that had nothing in this dimension.
        column.ends.resize(columns.first.size() - 1, std::uint32_t(column.ids.size()));
        const auto known = column.byValue.emplace(value.value.toStdString(),
                                                  std::uint32_t(column.values.size()));
        if (known.second) {
            column.values.push_back(value.value);
            column.labels.push_back(value.label);
        }
        column.ids.push_back(known.first->second);
    }
    for (auto &[name, column] : columns.dimensions)
        column.ends.resize(columns.first.size(), std::uint32_t(column.ids.size()));
}

/// Calls `use` with the value of each entry from `first` on that has one in this slot.
template <typename Use>
void eachValue(const Xapian::Database &index, unsigned slot, Xapian::docid first,
               const std::stop_token &stop, const Use &use)
{
    constexpr unsigned StopEvery = 4096;
    Xapian::ValueIterator value = index.valuestream_begin(slot);
    const Xapian::ValueIterator end = index.valuestream_end(slot);
    if (value == end)
        return;
    value.skip_to(first);
    for (unsigned count = 1; value != end; ++value, ++count) {
        if (count % StopEvery == 0 && stop.stop_requested())
            throw Stopped();
        use(value.get_docid(), unpackNumber(*value));
    }
}

void readEntries(Columns &columns, const Xapian::Database &index, Xapian::docid known,
                 const std::stop_token &stop)
{
    const std::size_t size = std::size_t(index.get_lastdocid()) + 1;
    columns.work.resize(size, NoWork);
    columns.from.resize(size, std::numeric_limits<std::int32_t>::min());
    columns.until.resize(size, OpenEnded);
    columns.unit.resize(size, 0);
    std::uint32_t first = 0;
    eachValue(index, slot::Work, known + 1, stop, [&](Xapian::docid id, std::uint32_t work) {
        if (work != first) {
            addWork(columns, work, index.get_document(work).get_data());
            first = work;
        }
        columns.work[id] = std::uint32_t(columns.first.size() - 1);
        columns.unit[id] = id;
    });
    eachValue(index, slot::From, known + 1, stop,
              [&](Xapian::docid id, std::uint32_t day) { columns.from[id] = std::int32_t(day); });
    eachValue(index, slot::Until, known + 1, stop,
              [&](Xapian::docid id, std::uint32_t day) { columns.until[id] = std::int32_t(day); });
    eachValue(index, slot::Unit, known + 1, stop,
              [&](Xapian::docid id, std::uint32_t unit) { columns.unit[id] = unit; });
}

void markGone(Columns &columns, const Xapian::Database &index)
{
    columns.alive = WorkSet(columns.works(), true);
    for (const auto &[first, entries] : goneWorks(index)) {
        if (first >= columns.entries() || columns.work[first] == NoWork)
            continue;
        columns.alive.remove(columns.work[first]);
        for (Xapian::docid id = first; id < first + entries && id < columns.entries(); ++id) {
            columns.from[id] = OpenEnded;
            columns.until[id] = std::numeric_limits<std::int32_t>::min();
        }
    }
}

} // namespace

std::shared_ptr<const Columns> readColumns(const Xapian::Database &index,
                                           const std::shared_ptr<const Columns> &known,
                                           const std::stop_token &stop)
{
    const std::string identity = index.get_metadata(metadata::Identity);
    const bool isSame = known && known->identity == identity;
    auto columns = isSame ? std::make_shared<Columns>(*known) : std::make_shared<Columns>();
    columns->identity = identity;
    const std::optional<IndexMark> mark = markOf(index);
    if (!mark)
        throw Xapian::DatabaseCorruptError("an index of another version");
    columns->revision = mark->builtTo ? 0 : mark->revision;
    columns->isComplete = !mark->builtTo;
    columns->indexRevision = index.get_revision();
    columns->words = std::make_shared<KeptWorkSets>(MaxWordBytes);
    columns->filters = std::make_shared<KeptWorkSets>(MaxFilterBytes);
    columns->languages.clear();
    std::istringstream languages(index.get_metadata(metadata::Languages));
    for (std::string language; languages >> language;)
        columns->languages.push_back(language);
    const Xapian::docid last = columns->work.empty() ? 0 : Xapian::docid(columns->work.size() - 1);
    if (index.get_lastdocid() > last || columns->work.empty())
        readEntries(*columns, index, last, stop);
    markGone(*columns, index);
    return columns;
}

} // namespace sheria::search
