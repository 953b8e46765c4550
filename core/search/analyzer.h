#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <xapian.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// A word in the forms in which it is looked up.
struct Word
{
    std::string folded; ///< See fold(); at most MaxTermBytes.
    std::string stem;   ///< The term of the index.
    /// What it is found by besides: a number without its currency.
    std::vector<std::string> others;
    bool isStop = false;        ///< Says nothing by itself ("the"): not in the index of the body.
    bool isPlain = false;       ///< Of letters alone: worth keeping for spelling and prefixes.
    std::uint64_t pairHash = 0; ///< See PairSignature::wordHash().
    // Of who counts words, and leaves them at 0.
    mutable unsigned count = 0;
    mutable bool isCounted = false; ///< Ever.
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

    /// The reference stays valid until forget().
    const Word &operator()(std::string_view word);
    /// Lets go of what is remembered once that is much.
    void forget();

private:
    Word analyze(std::string_view word) const;

    Xapian::Stem m_stem;
    bool m_hasStem = false;
    bool m_isArabic = false;
    const std::string_view *m_stopBegin = nullptr;
    const std::string_view *m_stopEnd = nullptr;

    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>()(text);
        }
    };
    std::unordered_map<std::string, Word, Hash, std::equal_to<>> m_words;
};

/// Whether a folded word says nothing by itself in this language ("which", "whether"): left out of
/// questions. More words than are left out of the index.
bool isFunctionWord(std::string_view folded, QByteArrayView language);

} // namespace sheria::search
