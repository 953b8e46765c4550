#pragma once

#include "core/search/queryterms.h"

#include <xapian.h>

#include <string>
#include <vector>

namespace sheria::search {

/// BM25 as tuned on the retrieval sets.
Xapian::BM25Weight weighting();

/// Matches every entry. A new object each time: the engine's own static MatchAll has a reference count
/// that is not atomic, so threads must not share it.
Xapian::Query everyEntry();

/// Words, each in all its forms, joined by `op`; those that the index leaves out are no condition.
Xapian::Query rankedWords(const std::vector<std::string> &words, QueryTerms &terms,
                          Xapian::Query::op op);

/// Entries by their ids, as a condition in a query. The list must outlive it.
class EntryListSource final : public Xapian::PostingSource
{
public:
    /// `entries`: in rising order.
    explicit EntryListSource(const std::vector<Xapian::docid> &entries) : m_entries(entries) {}

    Xapian::doccount get_termfreq_min() const override
    {
        return Xapian::doccount(m_entries.size());
    }
    Xapian::doccount get_termfreq_est() const override
    {
        return Xapian::doccount(m_entries.size());
    }
    Xapian::doccount get_termfreq_max() const override
    {
        return Xapian::doccount(m_entries.size());
    }
    void next(double minimum) override;
    void skip_to(Xapian::docid id, double minimum) override;
    bool at_end() const override { return m_at >= m_entries.size(); }
    Xapian::docid get_docid() const override { return m_entries[m_at]; }
    PostingSource *clone() const override;
    void init(const Xapian::Database &index) override;

private:
    const std::vector<Xapian::docid> &m_entries;
    std::size_t m_at = 0;
    bool m_isBegun = false;
};

} // namespace sheria::search
