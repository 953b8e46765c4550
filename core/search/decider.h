#pragma once

#include "core/search/entry.h"
#include "core/search/matcher.h"
#include "core/search/pairsignature.h"

#include <xapian.h>

#include <cstdint>
#include <vector>

namespace sheria::search {

inline constexpr unsigned StopEvery = 1024; ///< Entries between two looks at the stop token.

/// Lets through entries of the works asked for, in the scope asked for. Throws Stopped.
class Decider final : public Xapian::MatchDecider
{
public:
    Decider(const Matcher &matcher, const WorkSet &works) : m_matcher(matcher), m_works(works) {}

    bool operator()(const Xapian::Document &document) const override
    {
        if (++m_count % StopEvery == 0)
            m_matcher.checkStop();
        const Xapian::docid id = document.get_docid();
        return m_works.has(m_matcher.workOf(id)) && m_matcher.isInScope(id);
    }

private:
    const Matcher &m_matcher;
    const WorkSet &m_works;
    mutable unsigned m_count = 0;
};

/// Of these, lets through what has pairs of words in its signature.
class PairDecider final : public Xapian::MatchDecider
{
public:
    PairDecider(const Matcher &matcher, const WorkSet &works,
                const std::vector<std::uint64_t> &pairs)
        : m_inScope(matcher, works)
        , m_pairs(pairs)
    {}

    bool operator()(const Xapian::Document &document) const override
    {
        return m_inScope(document)
            && PairSignature::mayHave(document.get_value(slot::Pairs), m_pairs);
    }

private:
    const Decider m_inScope;
    const std::vector<std::uint64_t> &m_pairs;
};

} // namespace sheria::search
