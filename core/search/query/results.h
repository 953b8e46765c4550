// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace sheria::search {

/// A work, or a provision of it, that answers a query.
struct Hit
{
    QByteArray workUri;
    QByteArray expressionUri; ///< The point in time that answers; empty for a work without text.
    QByteArray language;
    QDate date;           ///< Of that expression.
    QDate validFrom;      ///< Since when this provision has these words; null: not known.
    QDate validTo;        ///< Until when, that day not included; null: until now.
    QString title;        ///< Of the expression.
    QByteArray component; ///< "main", "schedule1"; empty where the text has no provisions.
    QByteArray eId;       ///< Of the provision or paragraph; empty: the beginning of the text.
    QByteArray eIdOfUnit; ///< Of the section or article that it is a part of, or the same.
    QString num;          ///< "12."
    QString heading;      ///< "Unfair dismissal"
    /// HTML: escaped text, matches in <mark>, nothing else.
    QByteArray snippet;
    /// Other provisions, or passages of a judgment, of this work that have all that was asked for: at
    /// most 99. They are asked for by Query::workUri, Unit::Provisions and Words::All.
    int others = 0;
    double rank = 0;          ///< The higher the better; compares within one answer only.
    double coverage = 1;      ///< How much of a Words::Question it says, from 0 to 1.
    bool isOfSummary = false; ///< Not the text answers, but what is said of it in short.
    QByteArray contentHash; ///< Whose visible text has the passage at textStart; none of a summary.
    qint64 textStart = 0;   ///< Units: bytes.
    qint64 textEnd = 0;
};

struct FacetValue
{
    QByteArray value;
    QString label;
    qint64 count = 0;      ///< Works.
    bool isChosen = false; ///< By the query's filters.
};

/// How the matches spread over a dimension, as if it had no filter.
struct Facet
{
    QByteArray dimension;
    std::vector<FacetValue> values; ///< By count, then value; years newest first.
};

/// How far the index is behind the library.
struct IndexLag
{
    bool isBuilt = true;    ///< Once it had all that the library had then.
    bool isComplete = true; ///< It has all that the library has.
    qint64 behind = 0;      ///< Works, while it is built from nothing; else changes.
    qint64 total = 0;       ///< Of the same, in the library.
};

struct Results
{
    qint64 total = 0;         ///< Works or provisions that match.
    bool isEstimate = false;  ///< `total` and the facets are not exact.
    bool isBroadened = false; ///< Few or none have all words: the best of the others follow.
    std::vector<Hit> hits;
    std::vector<Facet> facets; ///< In the order asked for.
    QString suggestion;        ///< The query as it may have been meant; empty: none.
    qint64 revision = 0;       ///< Of the change log, that the index has come to.
    IndexLag lag;              ///< While the index is behind, there may be more that matches.
};

/// How much there is of something.
struct Counts
{
    qint64 works = 0;
    qint64 portions = 0; ///< Provisions, and passages of judgments.
    bool isExact = true; ///< Not while the index is built.
    qint64 revision = 0; ///< Of the change log, that the index has come to.
};

/// What someone who is typing may mean.
struct Suggestion
{
    enum class Type { Title, Citation, Word };
    Type type = Type::Word;
    QString text;
    QByteArray workUri; ///< Empty for a word.
};

/// Where a word or phrase of the query stands in a text. Units: bytes.
struct TextRange
{
    qsizetype start = 0;
    qsizetype end = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

} // namespace sheria::search
