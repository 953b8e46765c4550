#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sheria::search {

/// Which words follow each other in a passage, in a few bytes: tells of most passages that have all words
/// of a phrase that they have not the phrase, without a look at their texts.
///
/// A Bloom filter of ten bits and four hashes a pair: 12 of 1000 other pairs seem to be there, and of
/// phrases of three words next to none. Common words are in it as well: phrases of them alone would have
/// to be looked for in the text of nearly every passage.
class PairSignature
{
public:
    /// A folded word as it is added; 0: of nothing, which is passed over.
    static std::uint64_t wordHash(std::string_view folded);
    /// The next word of the passage: its wordHash().
    void add(std::uint64_t word);
    /// The next word does not follow the ones before.
    void interrupt() { m_previous = 0; }
    /// As kept in the index.
    std::string bytes() const;

    /// Of the words of a phrase, in their order; empty of one word.
    static std::vector<std::uint64_t> pairsOf(std::span<const std::string> folded);
    /// Whether the passage may have all of these; false is certain.
    static bool mayHave(std::string_view bytes, std::span<const std::uint64_t> pairs);

private:
    std::vector<std::uint64_t> m_pairs;
    std::uint64_t m_previous = 0;
};

} // namespace sheria::search
