// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/store/rows/expressionwriter.h"

#include <QDateTime>

#include <memory>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// A text of an expression that another library has.
struct ReceivedText
{
    Manifestation manifestation;
    /// Null: the bytes are here already, by `manifestation.contentHash`.
    std::shared_ptr<const PreparedContent> content;
};

struct ReceivedMedia
{
    QString filename;
    QByteArray mimeType;
    QByteArray hash;  ///< SHA-256, hexadecimal.
    QByteArray bytes; ///< Null: they are here already, by `hash`.
};

/// An expression as another library has it. What is absent is left as it is.
struct Received
{
    Work work;
    QByteArray publicationBytes; ///< Of the publication document, when it was fetched.
    Expression expression; ///< Without a URI: there is none, the work is known without its text.
    std::optional<std::vector<ReceivedText>> texts;
    /// False: whoever said it tells only the main text. Where that is here, the others stay beside it.
    bool hasAllTexts = true;
    std::optional<std::vector<ReceivedMedia>> media;
};

/// What putReceived() did.
struct ReceivedPut
{
    bool isChanged = false; ///< Anything; the rest says what.
    bool isNewWork = false;
    bool isNewExpression = false;
    bool isNowRepealed = false; ///< And was not before, though the work was here.
    QByteArray previousUri;     ///< Of a new expression: the one before it, in its language.
};

/// Makes work, expression, texts and media equal to `received`: what that has no more goes too.
/// Instants are those of `received`; other expressions of the work keep theirs. Notes a change only
/// when there is one. Call it in a transaction.
/// Errors: NotFound when bytes that should be here are not; those of the database.
Result<ReceivedPut> putReceived(Database &db, const Received &received, const QDateTime &now);

/// Where putReceivedDocument() stored a document.
struct DocumentPut : ReceivedPut
{
    QByteArray workUri;
    QByteArray expressionUri;
    QString title;
};

/// Stores a document that a publisher sends without any record of it, exactly as an import of the file does.
/// `source`: where it was fetched. Call it in a transaction.
/// Errors: those of putDocument().
Result<DocumentPut> putReceivedDocument(Database &db, const PreparedContent &content,
                                        const QDateTime &now, const QString &source);

/// Takes out of an expression what was fetched from `source`, as putReceivedDocument() noted it; what came from
/// elsewhere stays, and one of these becomes the main text where that is gone. Call it in a transaction.
Result<void> dropReceivedTexts(Database &db, QByteArrayView expressionUri, const QString &source,
                               const QDateTime &now);

} // namespace sheria::store
