#include "core/domain/decision.h"

#include "core/domain/frbruri.h"

namespace sheria {

void concealUnseen(DecisionRecord &decision, const Subscription &seen)
{
    for (WorkRef &work : decision.cited) {
        if (!seen.coversWork(work.uri))
            work.title.clear();
    }
    // The files are the decision's own, which who asks may see.
    std::erase_if(decision.documents, [&seen](const HeldDocument &document) {
        return FrbrUri::parse(document.uri) && !seen.coversWork(document.uri);
    });
}

} // namespace sheria
