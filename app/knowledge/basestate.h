#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/search/results.h"
#include "core/store/pagequeries.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::app {

/// What a knowledge base holds, and what became of the library's PDFs.
struct BaseState
{
    std::optional<search::Counts> counts; ///< None: there is no index to ask.
    bool isCurrent = false;               ///< The index has all there is.
    store::PageCounts pdfs;
    bool canReadPdfs = false; ///< The program that reads them is there.
};

/// Errors: those of the database.
Result<BaseState> baseState(Library &library, store::Database &db, const KnowledgeBase &base,
                            const std::stop_token &stop);

/// In sentences, each on a line.
QString baseStateText(const BaseState &state);

} // namespace sheria::app
