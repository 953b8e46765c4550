#pragma once

#include "core/base/result.h"
#include "core/search/columns.h"
#include "core/search/entry.h"
#include "core/search/workrecord.h"

#include <xapian.h>

#include <memory>
#include <string>
#include <unordered_map>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// Reads entries, the records of their works, and their texts, and keeps what may be wanted again
/// within one search. Thread: one at a time. Throws what the engine throws.
class PassageTexts
{
public:
    PassageTexts(const Xapian::Database &index, const Columns &columns, store::Database &db)
        : m_index(index)
        , m_columns(columns)
        , m_db(db)
    {}

    Entry entry(Xapian::docid id) const;
    /// `work`: its number in the columns. As WorkRecord::headFromBytes().
    const WorkRecord &record(std::size_t work);
    /// The visible text with this hash; empty when the library has it no longer.
    const QByteArray &text(const QByteArray &contentHash);
    /// What is said in short of a judgment; empty when the library has it no longer.
    const QByteArray &summary(const QByteArray &workUri);
    /// The words of an entry; empty when the library has them no longer.
    QByteArrayView passage(const Entry &entry, const WorkRecord &record);

private:
    const Xapian::Database &m_index;
    const Columns &m_columns;
    store::Database &m_db;
    std::unordered_map<std::size_t, std::unique_ptr<WorkRecord>> m_records;
    /// `read` gives what is not known yet.
    template <typename Read>
    const QByteArray &kept(const std::string &key, const Read &read);

    std::unordered_map<std::string, QByteArray> m_texts; ///< By content hash, or URI of the work.
    qsizetype m_bytes = 0;
};

} // namespace sheria::search
