// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/ranking.h"

#include <algorithm>

namespace sheria::search {

Xapian::BM25Weight weighting()
{
    constexpr double K1 = 1.2;
    constexpr double B = 0.9;
    return {K1, 0, 1, B, 0.5};
}

Xapian::Query everyEntry()
{
    return Xapian::Query(std::string());
}

Xapian::Query rankedWords(const std::vector<std::string> &words, QueryTerms &terms,
                          Xapian::Query::op op)
{
    std::vector<Xapian::Query> parts;
    for (const std::string &word : words) {
        const std::vector<std::string> forms = terms.ofWord(word, false);
        // A word of a phrase that the index leaves out may be there all the same.
        if (forms.empty() && terms.isFunctionWord(word))
            continue;
        if (terms.isFunctionWord(word) && words.size() > 2)
            continue;
        if (forms.empty() && op == Xapian::Query::OP_AND)
            return Xapian::Query();
        parts.emplace_back(Xapian::Query::OP_SYNONYM, forms.begin(), forms.end());
    }
    if (parts.empty())
        return Xapian::Query();
    return {op, parts.begin(), parts.end()};
}

Xapian::Query entriesListed(std::vector<Xapian::docid> entries)
{
    auto shared = std::make_shared<const EntryListSource::Entries>(std::move(entries));
    auto *source = new EntryListSource(std::move(shared)); // Owned by the query.
    return Xapian::Query(source->release());
}

void EntryListSource::next(double)
{
    if (m_isBegun)
        ++m_at;
    m_isBegun = true;
}

void EntryListSource::skip_to(Xapian::docid id, double)
{
    m_isBegun = true;
    const auto from = m_entries.begin() + qsizetype(std::min(m_at, m_entries.size()));
    m_at = std::size_t(std::lower_bound(from, m_entries.end(), id) - m_entries.begin());
}

Xapian::PostingSource *EntryListSource::clone() const
{
    return new EntryListSource(m_owner); // Owned by the engine.
}

void EntryListSource::init(const Xapian::Database &)
{
    m_at = 0;
    m_isBegun = false;
}

} // namespace sheria::search
