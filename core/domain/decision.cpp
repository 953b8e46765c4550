#include "core/domain/decision.h"

namespace sheria {

void concealCited(DecisionRecord &decision, const Subscription &seen)
{
    for (WorkRef &work : decision.cited) {
        if (!seen.coversWork(work.uri))
            work.title.clear();
    }
}

} // namespace sheria
