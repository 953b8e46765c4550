// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// In order of their codes.
Result<std::vector<KnowledgeBase>> listKnowledgeBases(Database &db);
Result<qint64> countKnowledgeBases(Database &db);
/// Errors: NotFound.
Result<KnowledgeBase> findKnowledgeBase(Database &db, QByteArrayView code);
/// Adds one that checked() let through.
/// Errors: Conflict when its code is taken, or there are too many.
Result<void> addKnowledgeBase(Database &db, const KnowledgeBase &base);
/// Errors: NotFound.
Result<void> removeKnowledgeBase(Database &db, QByteArrayView code);

/// Rises with every change of any of them.
Result<qint64> knowledgeRevision(Database &db);
/// Whether it is copied from a server that is a source of this library.
Result<bool> isCopiedKnowledgeBase(Database &db, QByteArrayView code);

/// A knowledge base as it came here. One that still is so is nobody's work here, and may be replaced.
struct KnowledgeOrigin
{
    static constexpr QByteArrayView Program = "program"; ///< Every library begins with it.

    KnowledgeBase base;
    QByteArray library; ///< Program, packIdentity() of another; empty: a pack that did not say.
};
Result<std::optional<KnowledgeOrigin>> findKnowledgeOrigin(Database &db, QByteArrayView code);
/// Those that came from `library`, in order of their codes, whether or not they are still here.
Result<std::vector<KnowledgeOrigin>> listKnowledgeOrigins(Database &db, QByteArrayView library);
/// Takes the place of what was known before.
Result<void> putKnowledgeOrigin(Database &db, const KnowledgeOrigin &origin);
/// It is the library's own from now on.
Result<void> dropKnowledgeOrigin(Database &db, QByteArrayView code);

} // namespace sheria::store
