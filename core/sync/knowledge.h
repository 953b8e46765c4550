#pragma once

#include "core/domain/knowledgebase.h"
#include "core/sync/run.h"

#include <functional>
#include <vector>

namespace sheria::sync {

/// What a server's list of knowledge bases says.
struct KnowledgeList
{
    std::vector<KnowledgeBase> bases;
    std::vector<Trouble> troubles; ///< Those that cannot be taken, and why.
    qint64 listed = 0;
};
/// Errors: as run().
Result<KnowledgeList> listKnowledgeBases(Upstream &upstream);

/// Brings the library's knowledge bases up to a server's list: new ones are added, names and
/// descriptions that changed are taken over, and what the server denies twice, DeletionPatience apart,
/// goes. What such a base holds here is what the library has of its kind, which its code tells
/// ("judgments-xa"): the API does not say more. A base of the same code that people made here is left
/// alone; one that is as a pack brought it is taken over.
/// Errors: as run().
Result<void> syncKnowledgeBases(const RunContext &run, Summary &summary,
                                const std::function<void(const Trouble &)> &troubled);

} // namespace sheria::sync
