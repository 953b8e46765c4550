// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/decisions/judgment.h"
#include "core/store/rows/mediaqueries.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::store {

class Database;

/// What a person may change of a decision: its title, and what is known of it as a judgment.
struct DecisionDetails
{
    QString title;
    QByteArray judgment; ///< As Work::judgment.

    friend bool operator==(const DecisionDetails &, const DecisionDetails &) = default;
};

/// Errors: NotFound: the library has no such work.
Result<DecisionDetails> decisionDetails(Database &db, QByteArrayView workUri);

/// Makes the work say `after` instead of `before`, and writes the change into the change log, which is
/// what search, webhooks and lists follow. Nothing happens when it says so already. Call it in a
/// transaction.
/// Errors: NotFound; Conflict when the work does not say `before` any more; those of the database.
Result<void> changeDecision(Database &db, QByteArrayView workUri, const DecisionDetails &before,
                            const DecisionDetails &after, const QDateTime &now);

/// A file with a place beside a text, which it does not take before it is put there.
struct PlacedFile
{
    FileAddress address;
    NewFile file;
    bool isNew = true; ///< It was not there before.
};

/// Finds files places beside the newest text of a work, in their order; changes nothing. A name that
/// another file has is changed.
/// Errors: NotFound: there is no such work, or it has no text.
Result<std::vector<PlacedFile>> placeDecisionFiles(Database &db, QByteArrayView workUri,
                                                   const std::vector<NewFile> &files);

/// Keeps files in their places, as media of the texts. Call it in a transaction.
/// Errors: NotFound: a text is gone; Conflict: another file has taken a place meanwhile.
Result<void> putDecisionFiles(Database &db, QByteArrayView workUri,
                              const std::vector<PlacedFile> &files, const QDateTime &now);

/// Takes back what putDecisionFiles() did: drops what is new among the files, and is still there. Call it in a transaction.
Result<void> dropDecisionFiles(Database &db, QByteArrayView workUri,
                               const std::vector<PlacedFile> &files, const QDateTime &now);

} // namespace sheria::store
