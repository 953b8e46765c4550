// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/graph.h"
#include "core/citations/treatment.h"

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <stop_token>

namespace sheria::citations {

/// A citation with the words around it.
struct CitationInWords
{
    CitedPlace place;
    QString before;
    QString text;
    QString after;
    TreatmentHint hint;
};

/// A work that cites, and how.
struct CitatorEntry
{
    CitingWork citing;
    QByteArray court; ///< "xahc"; empty: no court is named.
    std::vector<CitationInWords> citations;
    TreatmentHint suggested;         ///< The gravest of its citations.
    std::optional<Treatment> stated; ///< What a person says instead.

    Treatment treatment() const { return stated.value_or(suggested.treatment); }
};

/// How many works, by the court's code and the year; other works than decisions have an empty code.
using CourtYears = std::map<std::pair<QByteArray, int>, int>;

struct Citator
{
    std::vector<CitatorEntry> entries; ///< The newest first.
    int total = 0;                     ///< Of all works that cite, also those that are not listed.
    bool isCut = false;                ///< There are more than MaxCiting citations.
    qint64 notLookedThrough = 0;       ///< Works of the library whose citations are not known yet.
    CourtYears byCourtAndYear;         ///< Of all.
    std::map<Treatment, int> byTreatment; ///< Of those that are listed.
};

struct CitatorOptions
{
    QByteArray eId = {};   ///< Only this provision and what is in it; empty: the whole.
    QDate asAt = {};       ///< By the texts that were the newest on that day; null: by the newest.
    std::size_t first = 0; ///< Index of the first that is listed.
    std::size_t most = 50; ///< That are listed: their texts are read.
};

/// Who cites a work, with the words around each citation, and how decisions treat it.
/// What `mayRead` forbids is not there; none given: everything may be read.
/// Errors: those of the database; Cancelled.
Result<Citator> citator(store::Database &db, const ExpressionRecord &record,
                        const CitatorOptions &options, const std::stop_token &stop = {},
                        const std::function<bool(const QByteArray &workUri)> &mayRead = {});

/// How many of `works` there are of each court and year. Errors: InvalidArgument (a work whose URI is none).
Result<CourtYears> countByCourtAndYear(const std::vector<CitingWork> &works);

/// One object: total, works with their citations, counts by court and year, and by treatment, and
/// how many works were not looked through.
QByteArray citatorJson(const Citator &citator);

} // namespace sheria::citations
