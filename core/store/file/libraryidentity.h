#pragma once

#include "core/base/result.h"
#include "core/domain/contact.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// The id under which the user's configuration knows the library: see secrets::LibraryTrust. Copies of
/// the file have the same.
/// Errors: Corrupt when there is none, or not one.
Result<QByteArray> libraryId(Database &db);

/// Whom the library would contact: its sync sources, its embeddings endpoint, its webhooks. Each once,
/// in order. What is no http or https address is not among them: nothing is sent there.
Result<std::vector<Contact>> libraryContacts(Database &db);

/// Who this library is to those that follow it by packs; made when it is first asked for, so `db` must
/// be one that may write then. Shape: 32 hexadecimal digits.
Result<QByteArray> packIdentity(Database &db);

/// Up to which of its revisions another library's packs have been applied here; none: it is not
/// followed.
Result<std::optional<qint64>> findPackOrigin(Database &db, QByteArrayView id);
Result<void> setPackOrigin(Database &db, QByteArrayView id, qint64 revision, const QDateTime &now);

/// The revision of another library's knowledge bases that its packs have brought here; none: none yet.
Result<std::optional<qint64>> findPackKnowledge(Database &db, QByteArrayView id);
Result<void> setPackKnowledge(Database &db, QByteArrayView id, qint64 revision);

/// What the change log says happened after a revision, as it stands now. URIs, sorted. To a connection
/// that sees only what is published (publishedview.h), what is hidden now is gone.
struct ChangedSince
{
    QByteArrayList works;     ///< That are there, and are new or others, or lost an expression.
    QByteArrayList goneWorks; ///< That are not there any more.
    QByteArrayList goneExpressions; ///< Of the others.
};
/// `isForOthers`: without the gone works that nobody outside has ever seen.
Result<ChangedSince> changedSince(Database &db, qint64 revision, bool isForOthers);

} // namespace sheria::store
