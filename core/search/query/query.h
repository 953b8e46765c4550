// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/subscription.h"
#include "core/search/text/entry.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::search {

/// A condition: the work has one of these values in this dimension.
struct Filter
{
    enum class Match {
        Words,  ///< A value, or what it is called, whatever the case: as people write it.
        Exact,  ///< The value as it is.
        Nature, ///< Exact, and "act" takes in "act/by-law".
    };
    QByteArray dimension;
    std::vector<QByteArray> values;
    Match match = Match::Words;
};

/// A question to the search index.
struct Query
{
    /// Words, "phrases", -without, OR, (groups), title:word, place:za, neg*, a NEAR/5 b, citations,
    /// FRBR URIs. What cannot be read so is taken as plain words.
    QString text;

    enum class Unit {
        Works,      ///< One hit per work: its best provision or passage.
        Provisions, ///< One hit per provision, or passage of a judgment.
    };
    Unit unit = Unit::Works;

    enum class Words {
        Best, ///< All words for a few; a question takes what answers it best.
        All,  ///< Every word must occur in the work.
        /// Of a question, any word or one that means nearly the same, and provisions that state a rule
        /// before definitions, preambles, repeals and titles. Of other words as Best.
        Question,
    };
    Words words = Words::Best;

    enum class Scope {
        Newest, ///< The newest point in time of each work, in every language.
        AsAt,   ///< The one in force at `asAt`.
        Ever,   ///< Any; a hit names the newest that matches.
    };
    Scope scope = Scope::Newest;
    QDate asAt;

    std::vector<Filter> filters; ///< All must hold.
    QDate from;                  ///< Only works of this day or later (judgments: given); null: any.
    QDate to;                    ///< Only works of this day or before; null: any.
    QByteArray workUri;          ///< Only this work; empty: any.
    std::optional<std::vector<QByteArray>> works; ///< Only these, if set; sorted.
    QByteArray workPrefix;                        ///< Only works whose URI starts so; empty: any.
    Subscription seen;                            ///< Only what it covers.
    bool isPublic = false;                        ///< Only what may leave the library.

    enum class Sort { Relevance, NewestFirst, OldestFirst, Title };
    Sort sort = Sort::Relevance;
    qint64 offset = 0;
    qint64 limit = 20;

    bool isTyping = false;          ///< The last word may go on.
    std::vector<QByteArray> facets; ///< Dimensions to count.
    int snippetWords = 40;          ///< Length of the longest snippet; 0: none.
    bool wantsSuggestion = true;    ///< "Did you mean", where it helps.
    bool wantsOthers = false;       ///< Hit::others, of Unit::Works.
    /// Without it the total may be an estimate, and a full page comes sooner. Facets need it.
    bool wantsTotal = true;
};

} // namespace sheria::search
