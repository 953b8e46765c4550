// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/query/query.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <map>
#include <vector>

namespace sheria::app {

/// "Place", "In force": what a dimension of the results is called.
QString dimensionName(const QByteArray &dimension);

/// What one of its values is called: "English", "Judgments"; `label` is what the index calls it, or
/// empty.
QString facetValueName(const QByteArray &dimension, const QByteArray &value, const QString &label);

/// What somebody asks the library: the words, and what is chosen beside the results.
struct Question
{
    /// The dimensions that can be chosen from, in the order in which they are shown.
    static const std::vector<QByteArray> Dimensions;

    QString text;
    std::map<QByteArray, std::vector<QByteArray>> chosen; ///< Values by dimension; none is empty.
    QDate asAt;                                           ///< Null: the newest texts.
    search::Query::Sort sort = search::Query::Sort::Relevance;

    friend bool operator==(const Question &, const Question &) = default;

    bool isChosen(const QByteArray &dimension, const QByteArray &value) const;
    void choose(const QByteArray &dimension, const QByteArray &value, bool isWanted);
};

/// One page of the answer, with facets and snippets.
search::Query queryFor(const Question &question, qint64 offset, qint64 limit);

/// "unfair dismissal · Judgments · as at 3 February 2009": for lists of searches.
QString describe(const Question &question);

QJsonObject toJson(const Question &question);
/// What is missing or makes no sense is left out.
Question questionFrom(const QJsonObject &object);

} // namespace sheria::app
