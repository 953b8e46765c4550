// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/store/db/records.h"

#include <QByteArray>

#include <optional>

namespace sheria::store {

class Database;

/// A document inside a document: a schedule, an annex.
struct ContentComponent
{
    QByteArray name; ///< "schedule1".
    QByteArray eId;
    QByteArray element;

    friend bool operator==(const ContentComponent &, const ContentComponent &) = default;
};

/// The provisions of a document as they are stored.
struct ContentProvisions
{
    qint64 count = 0;
    QByteArray list; ///< See provisionlist.h.
};

/// What a pack says about one of its XML files.
struct GivenState
{
    Manifestation::Role role = Manifestation::Role::Main;
    QDateTime importedAt;
};

/// Everything about one XML document that is worked out before the writer thread sees it, so that
/// parsing and compressing can run on other threads.
struct PreparedContent
{
    QByteArray hash; ///< SHA-256 of the XML, hexadecimal.
    qint64 xmlBytes = 0;
    QByteArray packed; ///< The XML and its visible text, compressed together.
    ContentProvisions provisions;
    std::vector<akn::Reference> references;
    akn::Metadata metadata;
    QByteArray doctype;
    qint64 textBytes = 0;
    std::vector<QByteArray> commenceable; ///< eIds of the provisions that can commence.
    std::vector<ContentComponent> components;
    std::optional<GivenState> given; ///< Set by who reads a pack; else the rules decide.
};

PreparedContent prepareContent(const akn::Document &document);
/// The same where the hash of document.xml() is known already.
PreparedContent prepareContent(const akn::Document &document, const QByteArray &xmlHash);

enum class PutOutcome {
    Imported,  ///< A new expression, or a new component of one.
    Unchanged, ///< These bytes were already there.
    Replaced,  ///< A newer text took the place of an older one, which stays as superseded.
};

struct PutResult
{
    PutOutcome outcome = PutOutcome::Imported;
    qint64 expressionId = 0;
    /// Fetches exactly this text: with "/!component" where the document is named apart, with
    /// "/!<hash>" where a newer text is current.
    QByteArray expressionUri;
    Message note; ///< What a person should know ("kept beside …"), or empty.
    /// Another file of the same import that claims the same expression; only one of the two is current.
    QString otherFile = {};
};

/// Where a document comes from.
struct ContentOrigin
{
    QString source = {}; ///< The file.
    qint64 importId = 0;
};

/// The expression of PutResult::expressionUri, without what names the text.
inline QByteArray withoutComponent(const QByteArray &expressionUri)
{
    const qsizetype mark = expressionUri.indexOf("/!");
    return mark < 0 ? expressionUri : expressionUri.first(mark);
}

/// How far the document's own metadata may change what the library knows of the work.
enum class WorkPolicy {
    FromDocument, ///< Single files: fill and refresh from the document.
    KeepWork,     ///< Packs and sync: putWork() has said it all.
};

/// Stores one document: its work, expression, content, provisions, references and change-log row.
/// Call it in a transaction.
/// Errors: those of the database.
Result<PutResult> putExpression(Database &db, const PreparedContent &content, WorkPolicy policy,
                                const QDateTime &now, const ContentOrigin &origin = {});

/// Where a document belongs.
struct Destination
{
    QByteArray workUri;
    QString title;         ///< Of the work.
    Expression expression; ///< Its language, date, title, and the origin of its date; the URI, too.
};
/// Where putExpression() would store the document. Reads only.
Result<Destination> destinationOf(Database &db, const PreparedContent &content);

/// The address that a person gave to a document which says nothing usable of its own.
struct GivenAddress
{
    QByteArray localUri; ///< The work URI that the program made for it.
    QByteArray workUri;
    QString title; ///< Where the document has none; empty: none is given.
    QDate date;    ///< Of expressions without a date; null: none is given.
};
inline constexpr auto GivenAddresses = records<GivenAddress>(
    "local_uri, work_uri, title, date", "FROM given_address", &GivenAddress::localUri,
    &GivenAddress::workUri, &GivenAddress::title, &GivenAddress::date);
Result<std::optional<GivenAddress>> findGivenAddress(Database &db, QByteArrayView localUri);

/// What putExpression() would say of bytes that are known, from their SHA-256 alone, so that they
/// need not be parsed again; none when they are not known. Reads only.
Result<std::optional<PutResult>> findPutBytes(Database &db, QByteArrayView hash);

/// Adds the work or makes it equal to `work` (all but ids); created and updated instants are taken
/// from it when it has them. Returns whether anything changed.
Result<bool> putWork(Database &db, const Work &work, const QDateTime &now);

/// An expression of a stub: known, without content. Returns its id.
Result<qint64> putEmptyExpression(Database &db, const Expression &expression,
                                  QByteArrayView workUri, const QDateTime &now);

/// Takes an expression out, its content too when nothing else shares it; its work stays only as
/// long as it has expressions. Errors: NotFound.
Result<void> deleteExpression(Database &db, QByteArrayView expressionUri, const QDateTime &now);
/// The same for all expressions of a work, and for one that has none.
/// Errors: NotFound.
Result<void> deleteWork(Database &db, QByteArrayView workUri, const QDateTime &now);

} // namespace sheria::store
