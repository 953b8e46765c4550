#pragma once

#include "core/base/result.h"
#include "core/domain/contact.h"

#include <QByteArray>

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

} // namespace sheria::store
