// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/worddiff.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Whether a passage that somebody quotes is where they say. Source: server/API.md section 13.5.
namespace sheria::quotations {

/// A text as words and signs, with what does not matter in a quotation levelled out: white space, soft
/// hyphens, words that are hyphenated at the end of a line, the shape of quotation marks, apostrophes and
/// dashes, "[sic]", the brackets of "[s]ection". Capitals, numbers and punctuation matter.
class Tokens
{
public:
    struct Token
    {
        std::size_t hash = 0;
        std::size_t other = 0; ///< Of the other form that counts as the same; 0: there is none.
        qsizetype start = 0;   ///< Units: bytes of the text.
        qsizetype end = 0;
        qsizetype foldedStart = 0; ///< Units: UTF-16, of the levelled text.
        qsizetype foldedSize = 0;

        friend bool operator==(const Token &a, const Token &b)
        {
            return a.hash == b.hash || (a.other && (a.other == b.hash || a.other == b.other))
                || (b.other && b.other == a.hash);
        }
    };

    explicit Tokens(const QString &text);

    const std::vector<Token> &all() const { return m_tokens; }
    QStringView textOf(const Token &token) const
    {
        return QStringView(m_folded).mid(token.foldedStart, token.foldedSize);
    }
    /// Whether brackets show that something was changed.
    bool isMarked() const { return m_isMarked; }

private:
    class Reader;

    QString m_folded;
    std::vector<Token> m_tokens;
    bool m_isMarked = false;
};

/// Part of a text. Units: bytes.
struct Span
{
    qsizetype start = 0;
    qsizetype end = 0;

    bool holds(const Span &other) const { return start <= other.start && other.end <= end; }
};

/// A place where the words of a quotation stand.
struct Match
{
    Span span;
    QStringList leftOut; ///< What stands where the quotation has an ellipsis.
    bool isFair = true;  ///< What is left out does not change the sense; see omission.h.
};

/// A quotation, cut at its ellipses: "…", "...", ". . .", each in brackets or not.
class Quotation
{
public:
    explicit Quotation(const QString &quote);

    bool isEmpty() const { return m_pieces.empty(); }
    /// Whether brackets, ellipses, one at an end too, or a note on emphasis show changes.
    bool isMarked() const;
    /// All places in `text`, by where they begin.
    std::vector<Match> findIn(const QByteArray &text, const Tokens &tokens) const;
    /// How the part of `text` within `span` that is most like the quotation becomes it. Nothing where no
    /// part has half of its words in their order.
    std::optional<std::vector<comparison::Run>> nearestIn(const QByteArray &text,
                                                          const Tokens &tokens, Span span) const;

private:
    QString m_quote; ///< Without what it says of emphasis.
    bool m_isMarked = false;
    std::vector<Tokens> m_pieces;
};

} // namespace sheria::quotations
