#include "core/store/pagetext.h"

namespace sheria::store {

QByteArrayView outcomeName(PageOutcome outcome)
{
    switch (outcome) {
    case PageOutcome::Text: return "text";
    case PageOutcome::Empty: return "empty";
    case PageOutcome::Unreadable: return "unreadable";
    case PageOutcome::Slow: return "slow";
    case PageOutcome::Large: return "large";
    }
    Q_UNREACHABLE();
}

} // namespace sheria::store
