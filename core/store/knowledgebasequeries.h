#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"

#include <vector>

namespace sheria::store {

class Database;

/// In order of their codes.
Result<std::vector<KnowledgeBase>> listKnowledgeBases(Database &db);
/// Errors: NotFound.
Result<KnowledgeBase> findKnowledgeBase(Database &db, QByteArrayView code);
/// Adds one that checked() let through.
/// Errors: Conflict when its code is taken, or there are too many.
Result<void> addKnowledgeBase(Database &db, const KnowledgeBase &base);
/// Errors: NotFound.
Result<void> removeKnowledgeBase(Database &db, QByteArrayView code);

} // namespace sheria::store
