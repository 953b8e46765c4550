#pragma once

#include "core/base/result.h"
#include "core/domain/judgment.h"

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

/// A file on its way into the library.
struct NewFile
{
    QString filename;
    QByteArray mimeType;
    QByteArray bytes;
};

/// Keeps files with the newest text of a work, as its media; returns their addresses, in the order of
/// FileAddress. A name that another file has is changed. Call it in a transaction.
/// Errors: NotFound: there is no such work, or it has no text.
Result<std::vector<QByteArray>> addDecisionFiles(Database &db, QByteArrayView workUri,
                                                 const std::vector<NewFile> &files,
                                                 const QDateTime &now);

} // namespace sheria::store
