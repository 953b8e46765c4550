// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <vector>

/// What people say of citations.
namespace sheria::store {

class Database;

enum class SeriesKind { Decisions, Legislation };
constexpr std::array<QByteArrayView, 2> enumNames(SeriesKind)
{
    return {"decisions", "legislation"};
}

/// A series that the library holds as a whole: the decisions of a court in a year, by their neutral
/// citations, or the laws of a place in a year.
struct CompleteSeries
{
    SeriesKind kind = SeriesKind::Decisions;
    QByteArray series; ///< "xahc", lower case; of laws the place: "xa".
    QByteArray year;
    QString note; ///< How it is known.
    QDateTime at; ///< When it was said.
};

Result<std::vector<CompleteSeries>> completeSeries(Database &db);
/// Notes it, or notes it anew.
Result<void> putCompleteSeries(Database &db, const CompleteSeries &series);
/// Whether it was there.
Result<bool> removeCompleteSeries(Database &db, const CompleteSeries &series);

/// What a person says of how one work treats another.
struct StatedTreatment
{
    QByteArray citingUri;
    QByteArray treatment; ///< Empty: none, whatever the words suggest.
};

Result<std::vector<StatedTreatment>> statedTreatments(Database &db, QByteArrayView citedUri);
/// Without `treatment` what the words suggest holds again.
Result<void> putTreatment(Database &db, QByteArrayView citingUri, QByteArrayView citedUri,
                          const std::optional<QByteArray> &treatment, const QDateTime &at);

/// All of that, as replicas take it over. Shape: JSON, {"series":[[…]],"treatments":[[…]]}.
Result<QByteArray> citationNotes(Database &db);
/// Puts it in the place of what is here. Errors: InvalidArgument, for what citationNotes() does not write.
Result<void> replaceCitationNotes(Database &db, const QByteArray &json);

} // namespace sheria::store
