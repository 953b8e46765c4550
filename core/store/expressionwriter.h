#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/domain/expression.h"

#include <QByteArray>

namespace sheria::store {

class Database;

/// Everything about one XML document that is worked out before the writer thread sees it, so that
/// parsing and compressing can run on other threads.
struct PreparedContent
{
    QByteArray hash;       ///< SHA-256 of the XML, hexadecimal.
    qint64 xmlBytes = 0;
    QByteArray xmlFrame;   ///< The XML, compressed.
    QByteArray textFrame;  ///< Its visible text, compressed.
    std::vector<akn::Provision> provisions;
    std::vector<akn::Reference> references;
    akn::Metadata metadata;
    QByteArray doctype;
};

PreparedContent prepareContent(const akn::Document &document);

enum class PutOutcome {
    Imported,  ///< A new expression, or a new component of one.
    Unchanged, ///< These bytes were already there.
    Replaced,  ///< A newer text took the place of an older one, which stays as superseded.
};

struct PutResult
{
    PutOutcome outcome = PutOutcome::Imported;
    qint64 expressionId = 0;
    QByteArray expressionUri; ///< With "/!component" when the document became a component.
    QString note;             ///< English: what a person should know ("kept beside …"), or empty.
};

/// How far the document's own metadata may change what the library knows of the work.
enum class WorkPolicy {
    FromDocument, ///< Single files: fill and refresh from the document.
    KeepWork,     ///< Packs and sync: putWork() has said it all.
};

/// Stores one document: its work, expression, content, provisions, references and change-log row.
/// Call it in a transaction.
/// Errors: those of the database.
Result<PutResult> putExpression(Database &db, const PreparedContent &content, WorkPolicy policy,
                                const QDateTime &now);

/// Adds the work or makes it equal to `work` (all but ids); created and updated instants are taken
/// from it when it has them. Returns whether anything changed.
Result<bool> putWork(Database &db, const Work &work, const QDateTime &now);

/// An expression of a stub: known, without content. Returns its id.
Result<qint64> putEmptyExpression(Database &db, const Expression &expression, QByteArrayView workUri,
                                  const QDateTime &now);

/// Takes an expression out, its content too when nothing else shares it; its work stays only as
/// long as it has expressions. Errors: NotFound.
Result<void> deleteExpression(Database &db, QByteArrayView expressionUri, const QDateTime &now);

} // namespace sheria::store
