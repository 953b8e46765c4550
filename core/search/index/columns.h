// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCache>
#include <QString>

#include <xapian.h>

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// Thrown where what is read of the index is no longer wanted.
struct Stopped
{};

/// A set of works, by their numbers in Columns.
class WorkSet
{
public:
    explicit WorkSet(std::size_t size = 0, bool isFull = false);

    std::size_t size() const { return m_size; }
    bool has(std::size_t work) const { return (m_bits[work / 64] >> (work % 64)) & 1U; }
    void add(std::size_t work) { m_bits[work / 64] |= std::uint64_t(1) << (work % 64); }
    void remove(std::size_t work) { m_bits[work / 64] &= ~(std::uint64_t(1) << (work % 64)); }
    WorkSet &operator&=(const WorkSet &other);
    WorkSet &operator|=(const WorkSet &other);
    WorkSet &operator-=(const WorkSet &other);
    qint64 count() const;

    template <typename Function>
    void forEach(const Function &function) const
    {
        for (std::size_t block = 0; block < m_bits.size(); ++block) {
            for (std::uint64_t bits = m_bits[block]; bits != 0; bits &= bits - 1)
                function(block * 64 + std::size_t(__builtin_ctzll(bits)));
        }
    }

private:
    std::vector<std::uint64_t> m_bits;
    std::size_t m_size;
};

/// In how many sets each work is.
class WorkTally
{
public:
    explicit WorkTally(std::size_t works) : m_works(works) {}

    void add(const WorkSet &works);
    WorkSet atLeast(unsigned sets) const;

private:
    std::size_t m_works;
    std::vector<WorkSet> m_bits; ///< Of the numbers, the lowest first: works whose number has it.
};

/// One dimension: which of its values each work has.
struct DimensionColumn
{
    std::vector<QByteArray> values;
    std::vector<QString> labels;
    std::unordered_map<std::string, std::uint32_t> byValue;
    std::vector<std::uint32_t> ends; ///< Of each work: where its values end in `ids`.
    std::vector<std::uint32_t> ids;

    /// Calls `use` with the id of each value that a work has.
    template <typename Use>
    void forEachOf(std::size_t work, const Use &use) const
    {
        for (std::uint32_t at = work == 0 ? 0 : ends[work - 1]; at < ends[work]; ++at)
            use(ids[at]);
    }
};

/// Which works have a common word, or a value of a filter, of those that were asked for or read beforehand: to read
/// the lists of common words takes most of the time of a search for them. Those that were not asked for the longest
/// make room.
/// Of one state of the index. Thread: any number at a time.
class KeptWorkSets
{
public:
    /// `maxBytes`: of all sets together.
    explicit KeptWorkSets(qsizetype maxBytes) : m_works(maxBytes) {}

    /// Null: not kept.
    std::shared_ptr<const WorkSet> find(const QByteArray &key) const;
    void add(const QByteArray &key, std::shared_ptr<const WorkSet> works);
    /// Whether another set makes room for itself.
    bool isFull() const;

private:
    mutable Mutex m_mutex;
    QCache<QByteArray, std::shared_ptr<const WorkSet>> m_works SHERIA_GUARDED_BY(m_mutex);
    qsizetype m_largest SHERIA_GUARDED_BY(m_mutex) = 0; ///< Of the sets that came. Units: bytes.
};

/// What is looked at for every match, in memory. Entries never change once written but for being gone,
/// and their ids are never given again: what is known stays true, new ones are read at the end.
struct Columns
{
    std::string identity; ///< Of the index.
    // By id of the entry.
    std::vector<std::uint32_t> work; ///< Number of its work.
    std::vector<std::int32_t> from;  ///< Julian day; INT32_MAX: its work is gone.
    std::vector<std::int32_t> until; ///< Julian day; INT32_MAX: valid.
    std::vector<std::uint32_t> unit; ///< Id of the first entry of its unit.
    // By number of the work, in the order in which they were written.
    std::vector<Xapian::docid> first; ///< Id of its first entry.
    std::vector<std::int32_t> date;   ///< Julian day; 0: not known.
    std::vector<QByteArray> uri;
    std::vector<QByteArray> title;
    std::string heads; ///< WorkRecord::headOf(), one after the other: each hit wants one.
    std::vector<std::size_t> headEnds;
    std::map<QByteArray, DimensionColumn> dimensions;
    WorkSet alive; ///< Works that are not gone.
    std::vector<std::string> languages;
    qint64 revision = 0;
    bool isComplete = true;                ///< Not while it is built from nothing.
    Xapian::rev indexRevision = 0;         ///< Of the index itself.
    std::shared_ptr<KeptWorkSets> words;   ///< By term: works that have it in their newest texts.
    std::shared_ptr<KeptWorkSets> filters; ///< By what a filter asks for.

    std::size_t entries() const { return work.size(); }
    std::size_t works() const { return first.size(); }
    /// The entry after the last one of a work.
    Xapian::docid end(std::size_t number) const
    {
        return number + 1 < works() ? first[number + 1] : Xapian::docid(entries());
    }
    QByteArrayView head(std::size_t number) const
    {
        const std::size_t begin = number == 0 ? 0 : headEnds[number - 1];
        return QByteArrayView(heads.data() + begin, qsizetype(headEnds[number] - begin));
    }
};

/// `known` and what `index` has besides. Throws what the engine throws, and Stopped.
std::shared_ptr<const Columns> readColumns(const Xapian::Database &index,
                                           const std::shared_ptr<const Columns> &known,
                                           const std::stop_token &stop = {});

} // namespace sheria::search
