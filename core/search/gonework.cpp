#include "core/search/gonework.h"

#include "core/search/entry.h"

namespace sheria::search {

namespace {
constexpr char Prefix[] = "gone/";
} // namespace

std::string goneKey(Xapian::docid first)
{
    return Prefix + packNumber(first);
}

GoneWorks goneWorks(const Xapian::Database &index)
{
    GoneWorks gone;
    const Xapian::TermIterator end = index.metadata_keys_end(Prefix);
    for (Xapian::TermIterator key = index.metadata_keys_begin(Prefix); key != end; ++key)
        gone[unpackNumber((*key).substr(sizeof Prefix - 1))] = unpackNumber(
            index.get_metadata(*key));
    return gone;
}

Xapian::doccount entriesOf(const GoneWorks &gone)
{
    Xapian::doccount entries = 0;
    for (const auto &[first, count] : gone)
        entries += count;
    return entries;
}

} // namespace sheria::search
