// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/expressiontext.h"
#include "core/quotations/quotation.h"

#include <QString>

#include <utility>
#include <vector>

namespace sheria::notes {

/// A place in texts. Units: bytes.
struct Spot
{
    std::size_t text = 0; ///< Index of the text.
    quotations::Span span;
    std::size_t first = 0; ///< Index of its first token,
    std::size_t end = 0;   ///< and of that behind its last one.
};

/// How many words and signs on each side of a place tell it from others.
constexpr std::size_t ContextTokens = 16;

/// Texts of an expression as words and signs. Borrows the texts.
class WordedTexts
{
public:
    explicit WordedTexts(const std::vector<knowledge::ExpressionText> &texts);

    const std::vector<knowledge::ExpressionText> &texts() const { return m_texts; }
    /// All places where these words stand; see quotations::Tokens for what does not matter.
    std::vector<Spot> find(const quotations::Tokens &words) const;
    /// The same of words of which the first and the last may be cut. They are given whole.
    std::vector<Spot> findCut(const QString &words) const;
    /// The smallest provision that holds a place; null: none.
    const akn::Provision *holding(const Spot &spot) const;
    /// The words on the left and on the right of a place, at most ContextTokens, the nearest first.
    std::vector<quotations::Tokens::Token> before(const Spot &spot) const;
    std::vector<quotations::Tokens::Token> behind(const Spot &spot) const;
    /// What stands on both sides, some 48 characters, words whole.
    std::pair<QString, QString> context(const Spot &spot) const;
    const knowledge::ExpressionText &textAt(const Spot &spot) const { return m_texts[spot.text]; }

private:
    const std::vector<knowledge::ExpressionText> &m_texts;
    std::vector<quotations::Tokens> m_tokens;
};

/// How many words and signs from the beginning on are the same; where both end together, the border counts.
std::size_t commonStart(const std::vector<quotations::Tokens::Token> &a,
                        const std::vector<quotations::Tokens::Token> &b);

/// The main text has no name in anchors.
inline QByteArray anchorName(const QByteArray &component)
{
    return component == "main" ? QByteArray() : component;
}

/// Where in a text the provision begins; 0 for none. Units: bytes.
inline qsizetype startOf(const akn::Provision *provision)
{
    return provision ? provision->textStart : 0;
}
inline qsizetype endOf(const knowledge::ExpressionText &text, const akn::Provision *provision)
{
    return provision ? provision->textEnd : text.size();
}

/// Units: Unicode characters.
qint64 characterCount(QStringView text);

} // namespace sheria::notes
