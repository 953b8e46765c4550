// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <xapian.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// A word as it is compared: lower case, without diacritics, ligatures resolved; Arabic without vowel
/// signs and with one form of alef, ya and ta marbuta; Ethiopic letters of one sound made one; digits
/// of all scripts as 0 to 9.
/// Shape: UTF-8; may be empty (of signs alone).
std::string fold(std::string_view word);

/// Whether fold(word) is `folded`; most often told without folding.
bool foldsTo(std::string_view word, std::string_view folded);

/// `word` in lower case, else as written: what a stemmer takes.
std::string lowered(std::string_view word);

/// A folded Arabic word without its article and what is written together with that; else `folded`.
std::string_view withoutArticle(std::string_view folded);

/// Whether all bytes are ASCII.
bool isAscii(std::string_view text);

/// The commonest words of a language, sorted and folded, that say nothing by themselves: not worth
/// their room in the index. Words that may mean something in law (will, may, no, it) are not among them.
std::span<const std::string_view> stopWords(QByteArrayView language);

/// Further words, sorted and folded, that a question is better without.
std::span<const std::string_view> questionWords(QByteArrayView language);

/// A word in the forms in which it is looked up.
struct Word
{
    // Of who counts words, and leaves them at 0.
    mutable unsigned count = 0;
    mutable bool isCounted = false; ///< Ever.
    bool isStop = false;        ///< Says nothing by itself ("the"): not in the index of the body.
    bool isPlain = false;       ///< Of letters alone: worth keeping for spelling and prefixes.
    std::uint64_t pairHash = 0; ///< See PairSignature::wordHash().
    std::string stem;           ///< The term of the index.
    std::string folded;         ///< See fold(); at most MaxTermBytes.
    /// What it is found by besides: a number without its currency.
    std::vector<std::string> others;
};

/// Longest word that is indexed whole. Units: bytes.
inline constexpr std::size_t MaxTermBytes = 64;

/// Turns words of one language into terms, and remembers them: most words of a text come again.
///
/// Thread: one at a time.
class Analyzer
{
public:
    /// `language`: ISO 639-2 code; a language without a stemmer has its words folded only.
    explicit Analyzer(QByteArrayView language);
    Q_DISABLE_COPY(Analyzer)
    Analyzer(Analyzer &&) = default;

    /// The reference stays valid until forget().
    const Word &operator()(std::string_view word);
    /// Lets go of what is remembered once that is much.
    void forget();

private:
    Word analyze(std::string_view word) const;

    Xapian::Stem m_stem;
    bool m_hasStem = false;
    bool m_isArabic = false;
    std::span<const std::string_view> m_stop;

    /// A word as written, and what became of it. Beside what is looked at each time it comes.
    struct Known
    {
        std::string written;
        Word word;
    };
    /// Where a word may be found: half of the slots are empty.
    struct Slot
    {
        std::size_t hash = 0;
        Known *known = nullptr;
    };
    void grow();
    Slot &slotOf(std::size_t hash, std::string_view word);

    std::deque<Known> m_words; ///< They stay where they are.
    std::vector<Slot> m_slots; ///< By hash, or behind; a power of two.
};

/// Whether a folded word says nothing by itself in this language ("which", "whether"): left out of
/// questions. More words than are left out of the index.
bool isFunctionWord(std::string_view folded, QByteArrayView language);

/// Words that came along, folded, with the stems they have in the languages they occur in: for what is
/// being typed, and for spelling.
using NewWords = std::unordered_map<std::string, std::vector<std::string>>;

/// The analyzers of the languages that came along.
class Analyzers
{
public:
    Analyzer &of(const QByteArray &language);
    void forget();

private:
    std::unordered_map<std::string, Analyzer> m_byLanguage;
};

} // namespace sheria::search
