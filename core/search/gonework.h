#pragma once

#include <xapian.h>

#include <map>
#include <string>

namespace sheria::search {

/// Entries of works that are no more, or are there anew, stay in the index until it is made anew:
/// without lists of each entry's terms, which would double its size, they cannot be taken out. What is
/// gone is kept in the index's metadata, in the same commit as what takes its place.

/// Key of the metadata for a work that is gone; `first`: id of its first entry.
std::string goneKey(Xapian::docid first);

/// How many entries the works have that are gone, by the ids of their first ones.
using GoneWorks = std::map<Xapian::docid, Xapian::doccount>;
/// Throws what the engine throws.
GoneWorks goneWorks(const Xapian::Database &index);
/// All their entries.
Xapian::doccount entriesOf(const GoneWorks &gone);

} // namespace sheria::search
