// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/occurrences.h"

#include <algorithm>

namespace sheria::notes {

using knowledge::ExpressionText;
using quotations::Tokens;

namespace {

constexpr qsizetype ContextChars = 48;

/// A text without blanks, and where each character stands in it.
struct Packed
{
    explicit Packed(const QString &from)
    {
        for (qsizetype i = 0; i < from.size(); ++i) {
            if (from[i].isSpace())
                continue;
            text += from[i];
            at.push_back(i);
        }
    }
    QString text;
    std::vector<qsizetype> at;
};

} // namespace

WordedTexts::WordedTexts(const std::vector<ExpressionText> &texts) : m_texts(texts)
{
    m_tokens.reserve(texts.size());
    for (const ExpressionText &text : texts)
        m_tokens.emplace_back(text.between(0, text.size()));
}

std::vector<Spot> WordedTexts::find(const Tokens &words) const
{
    std::vector<Spot> spots;
    const std::vector<Tokens::Token> &needle = words.all();
    for (std::size_t i = 0; i < m_tokens.size() && !needle.empty(); ++i) {
        const std::vector<Tokens::Token> &all = m_tokens[i].all();
        auto at = all.begin();
        while ((at = std::search(at, all.end(), needle.begin(), needle.end())) != all.end()) {
            const auto first = std::size_t(at - all.begin());
            const std::size_t end = first + needle.size();
            spots.push_back({i, {all[first].start, all[end - 1].end}, first, end});
            ++at;
        }
    }
    return spots;
}

std::vector<Spot> WordedTexts::findCut(const QString &words) const
{
    std::vector<Spot> spots;
    const QString needle = Packed(words).text;
    for (std::size_t i = 0; i < m_texts.size() && !needle.isEmpty(); ++i) {
        const QString whole = m_texts[i].between(0, m_texts[i].size());
        const Packed hay(whole);
        const std::vector<Tokens::Token> &all = m_tokens[i].all();
        for (qsizetype at = -1; (at = hay.text.indexOf(needle, at + 1)) >= 0;) {
            const auto bytesAt = [&](qsizetype packed) {
                return QStringView(whole).first(hay.at[std::size_t(packed)]).toUtf8().size();
            };
            const qsizetype start = bytesAt(at);
            const qsizetype last = bytesAt(at + needle.size() - 1);
            const auto endsBehind = [](qsizetype place, const Tokens::Token &token) {
                return place < token.end;
            };
            const auto first = std::upper_bound(all.begin(), all.end(), start, endsBehind);
            const auto final = std::upper_bound(first, all.end(), last, endsBehind);
            if (first != all.end() && final != all.end())
                spots.push_back({i,
                                 {first->start, final->end},
                                 std::size_t(first - all.begin()),
                                 std::size_t(final - all.begin()) + 1});
        }
    }
    return spots;
}

const akn::Provision *WordedTexts::holding(const Spot &spot) const
{
    const akn::Provision *best = nullptr;
    for (const akn::Provision &each : textAt(spot).provisions()) {
        const qsizetype size = each.textEnd - each.textStart;
        const bool isInner = !best || size <= best->textEnd - best->textStart;
        if (isInner && quotations::Span{each.textStart, each.textEnd}.holds(spot.span))
            best = &each;
    }
    // A document may say a name twice; addresses mean the first.
    const ExpressionText &text = textAt(spot);
    while (best && text.find(best->eId, best->component) != best)
        best = best->parent < 0 ? nullptr : &text.provisions()[std::size_t(best->parent)];
    return best;
}

std::vector<Tokens::Token> WordedTexts::before(const Spot &spot) const
{
    const std::vector<Tokens::Token> &all = m_tokens[spot.text].all();
    const std::size_t count = std::min(ContextTokens, spot.first);
    const auto end = all.rend() - std::ptrdiff_t(spot.first);
    return {end, end + std::ptrdiff_t(count)};
}

std::vector<Tokens::Token> WordedTexts::behind(const Spot &spot) const
{
    const std::vector<Tokens::Token> &all = m_tokens[spot.text].all();
    const std::size_t count = std::min(ContextTokens, all.size() - spot.end);
    const auto begin = all.begin() + std::ptrdiff_t(spot.end);
    return {begin, begin + std::ptrdiff_t(count)};
}

std::pair<QString, QString> WordedTexts::context(const Spot &spot) const
{
    const ExpressionText &text = textAt(spot);
    // A character has at most four bytes.
    QString left = text.between(spot.span.start - 4 * ContextChars, spot.span.start);
    if (left.size() > ContextChars)
        left = left.last(ContextChars);
    if (const qsizetype cut = left.indexOf(u' ');
        left.size() == ContextChars && cut >= 0 && cut < left.size() - 1)
        left = left.sliced(cut + 1);
    QString right = text.between(spot.span.end, spot.span.end + 4 * ContextChars);
    if (right.size() > ContextChars)
        right = right.first(ContextChars);
    if (const qsizetype cut = right.lastIndexOf(u' '); right.size() == ContextChars && cut > 0)
        right = right.first(cut);
    return {left, right};
}

std::size_t commonStart(const std::vector<Tokens::Token> &a, const std::vector<Tokens::Token> &b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto count = std::size_t(end - a.begin());
    const bool isBorder = end == a.end() && other == b.end() && count < ContextTokens;
    return count + (isBorder ? 2 : 0);
}

qint64 characterCount(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); });
}

} // namespace sheria::notes
