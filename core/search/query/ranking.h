// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/query/matcher.h"
#include "core/search/query/queryterms.h"
#include "core/search/text/entry.h"

#include <xapian.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
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

/// Entries by their ids, in rising order, as a condition in a query.
Xapian::Query entriesListed(std::vector<Xapian::docid> entries);

/// The same as the engine asks for it.
class EntryListSource final : public Xapian::PostingSource
{
public:
    using Entries = std::vector<Xapian::docid>;
    explicit EntryListSource(std::shared_ptr<const Entries> entries)
        : m_owner(std::move(entries))
        , m_entries(*m_owner)
    {}

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
    const std::shared_ptr<const Entries> m_owner; ///< Shared with its clones.
    const Entries &m_entries;
    std::size_t m_at = 0;
    bool m_isBegun = false;
};

inline constexpr unsigned StopEvery = 1024; ///< Entries between two looks at the stop token.

/// Lets through entries of the works asked for, in the scope asked for, that have these pairs of words in
/// their signatures. Throws Stopped.
class Decider final : public Xapian::MatchDecider
{
public:
    Decider(const Matcher &matcher, const WorkSet &works, std::span<const std::uint64_t> pairs = {})
        : m_matcher(matcher)
        , m_works(works)
        , m_pairs(pairs)
    {}

    bool operator()(const Xapian::Document &document) const override
    {
        if (++m_count % StopEvery == 0)
            m_matcher.checkStop();
        const Xapian::docid id = document.get_docid();
        return m_works.has(m_matcher.workOf(id)) && m_matcher.isInScope(id)
            && (m_pairs.empty()
                || PairSignature::mayHave(document.get_value(slot::Pairs), m_pairs));
    }

private:
    const Matcher &m_matcher;
    const WorkSet &m_works;
    const std::span<const std::uint64_t> m_pairs;
    mutable unsigned m_count = 0;
};

} // namespace sheria::search
