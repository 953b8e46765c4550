#include "core/search/analyzer.h"

#include "core/domain/language.h"
#include "core/search/folding.h"
#include "core/search/numbers.h"
#include "core/search/pairsignature.h"
#include "core/search/stopwords.h"

#include <algorithm>

namespace sheria::search {

namespace {

/// The words of all laws of a country; a text of made-up words cannot make it grow for ever.
constexpr std::size_t MaxRemembered = 400'000;

Xapian::Stem stemmerFor(const QByteArray &language)
{
    static const std::string available = " " + Xapian::Stem::get_available_languages() + " ";
    // Xapian knows two-letter codes for the stemmers of Snowball.
    static constexpr auto Codes = std::to_array<std::string_view>(
        {"ar", "hy", "eu", "ca", "da", "nl", "en", "fi", "fr", "de", "hu", "id", "ga",
         "it", "lt", "ne", "no", "nb", "nn", "pt", "ro", "ru", "es", "sv", "ta", "tr"});
    const QByteArray two = shortLanguageCode(language);
    const std::string_view code(two.data(), std::size_t(two.size()));
    if (std::find(Codes.begin(), Codes.end(), code) == Codes.end())
        return {};
    try {
        return Xapian::Stem(std::string(code));
    } catch (const Xapian::InvalidArgumentError &) {
        return {}; // This Xapian was built without it.
    }
}

void cut(std::string &term)
{
    if (term.size() <= MaxTermBytes)
        return;
    std::size_t end = MaxTermBytes;
    while (end > 0 && (static_cast<unsigned char>(term[end]) & 0xC0U) == 0x80U)
        --end;
    term.resize(end);
}

bool isPlainWord(std::string_view folded)
{
    return folded.size() > 1
        && std::none_of(folded.begin(), folded.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

Analyzer::Analyzer(QByteArrayView language)
{
    const QByteArray code = language.toByteArray();
    m_stem = stemmerFor(code);
    m_hasStem = !m_stem.is_none();
    m_isArabic = code == "ara";
    const std::span<const std::string_view> stop = stopWords(code);
    m_stopBegin = stop.data();
    m_stopEnd = stop.data() + stop.size();
}

const Word &Analyzer::operator()(std::string_view word)
{
    const auto known = m_words.find(word);
    if (known != m_words.end())
        return known->second;
    return m_words.emplace(std::string(word), analyze(word)).first->second;
}

void Analyzer::forget()
{
    if (m_words.size() > MaxRemembered)
        m_words.clear();
}

Word Analyzer::analyze(std::string_view word) const
{
    Word out;
    out.folded = foldedNumber(fold(word));
    cut(out.folded);
    out.isPlain = isPlainWord(out.folded);
    out.pairHash = PairSignature::wordHash(out.folded);
    if (!out.isPlain)
        out.others = otherNumbers(out.folded);
    out.isStop = std::find(m_stopBegin, m_stopEnd, out.folded) != m_stopEnd;
    out.stem = out.folded;
    if (m_isArabic)
        out.stem = std::string(withoutArticle(out.folded));
    if (m_hasStem && out.isPlain) {
        // Stemmers need the diacritics that folding takes away; Arabic's does its own folding.
        const std::string stem = m_stem(m_isArabic ? out.stem : lowered(word));
        if (std::string folded = fold(stem); !folded.empty())
            out.stem = std::move(folded);
    }
    cut(out.stem);
    return out;
}

bool isFunctionWord(std::string_view folded, QByteArrayView language)
{
    const auto has = [&](std::span<const std::string_view> words) {
        return std::find(words.begin(), words.end(), folded) != words.end();
    };
    return has(stopWords(language)) || has(questionWords(language));
}

} // namespace sheria::search
