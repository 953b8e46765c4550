#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/search/query.h"

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// A query, yet without text, that lets through what a knowledge base holds: the newest point in time
/// of each work, decisions only if published. Languages apart, which each portion has of its own.
/// Errors: those of the database.
Result<search::Query> queryOf(const KnowledgeBase &base, store::Database &db);

} // namespace sheria::knowledge
