#include "core/search/citationterms.h"

#include "core/search/folding.h"
#include "core/search/numbers.h"

#include <algorithm>
#include <array>

namespace sheria::search {

namespace {

constexpr std::size_t MaxPinpointBytes = 6; ///< "12A", "iii", "103.14"
constexpr std::size_t MaxPinpointDepth = 6;
constexpr std::size_t MaxNumberBytes = 8;
constexpr std::size_t MaxReporterWords = 5; ///< "EWCA Civ", "UKUT", "2 All ER".

bool isYear(std::string_view word)
{
    return word.size() == 4 && isDigits(word) && (word[0] == '1' || word[0] == '2');
}

bool startsWithDigit(std::string_view word)
{
    return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

class Scan
{
public:
    Scan(QByteArrayView text, std::span<const Token> tokens) : m_text(text), m_tokens(tokens) {}

    std::vector<CitationTerm> run()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens[i].hasDigit || !startsWithDigit(m_tokens[i].word))
                continue;
            pinpoint(i);
            numberOfYear(i);
            neutral(i);
        }
        return std::move(m_found);
    }

private:
    /// What stands between a token and the one after it.
    QByteArrayView gap(std::size_t i) const
    {
        if (i + 1 >= m_tokens.size())
            return m_text.sliced(m_tokens[i].end);
        return m_text.sliced(m_tokens[i].end, m_tokens[i + 1].start - m_tokens[i].end);
    }

    void add(std::string term, std::size_t first, std::size_t last)
    {
        if (term.size() <= 64)
            m_found.push_back({std::move(term), first, last});
    }

    void pinpoint(std::size_t i)
    {
        if (m_tokens[i].word.size() > MaxPinpointBytes || gap(i) != "(")
            return;
        std::string term = fold(m_tokens[i].word);
        for (std::size_t at = i + 1; at < m_tokens.size() && at <= i + MaxPinpointDepth; ++at) {
            const QByteArrayView after = gap(at);
            if (m_tokens[at].word.size() > MaxPinpointBytes || after.empty() || after[0] != ')')
                return;
            term += "(" + fold(m_tokens[at].word) + ")";
            add(term, i, at);
            if (after != ")(")
                return;
        }
    }

    void numberOfYear(std::size_t i)
    {
        const std::string_view number = m_tokens[i].word;
        if (number.size() > MaxNumberBytes || i + 1 >= m_tokens.size())
            return;
        const std::string_view next = m_tokens[i + 1].word;
        if (gap(i) == "/" && startsWithDigit(next) && next.size() <= MaxNumberBytes)
            return add(fold(number) + "/" + fold(next), i, i + 1);
        static constexpr auto Of = std::to_array<std::string_view>(
            {"of", "de", "von", "ya", "van"});
        const bool isOf = std::find(Of.begin(), Of.end(), next) != Of.end();
        if (isOf && i + 2 < m_tokens.size() && isYear(m_tokens[i + 2].word))
            add(fold(number) + "/" + std::string(m_tokens[i + 2].word), i, i + 2);
    }

    void neutral(std::size_t i)
    {
        const qsizetype before = m_tokens[i].start - 1;
        if (!isYear(m_tokens[i].word) || before < 0 || m_text[before] != '[' || gap(i) != "] ")
            return;
        std::string term(m_tokens[i].word);
        bool hasWord = false;
        for (std::size_t at = i + 1; at < m_tokens.size() && at <= i + MaxReporterWords; ++at) {
            term += " " + fold(m_tokens[at].word);
            if (hasWord && isDigits(m_tokens[at].word))
                return add(term, i, at);
            hasWord = hasWord || !m_tokens[at].hasDigit;
            if (gap(at) != " ")
                return;
        }
    }

    QByteArrayView m_text;
    std::span<const Token> m_tokens;
    std::vector<CitationTerm> m_found;
};

} // namespace

std::vector<CitationTerm> citationTerms(QByteArrayView text, std::span<const Token> tokens)
{
    return Scan(text, tokens).run();
}

} // namespace sheria::search
