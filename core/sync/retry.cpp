#include "core/sync/retry.h"

#include <algorithm>

namespace sheria::sync {

using std::chrono::milliseconds;

namespace {

constexpr int StrangeAttempts = 3; ///< Pages that say sorry may go away; sign-in pages do not.

} // namespace

std::optional<milliseconds> delayBefore(const RetryRule &rule, Judgement judgement, int made,
                                        QByteArrayView url, milliseconds asked)
{
    const bool isWorthIt = judgement == Judgement::Later || judgement == Judgement::Strange;
    const int attempts = judgement == Judgement::Strange ? std::min(rule.attempts, StrangeAttempts)
                                                         : rule.attempts;
    if (!isWorthIt || made >= attempts || asked > rule.patience)
        return std::nullopt;
    const net::BackOff backOff{rule.first, 2, rule.longest, 0.25};
    return std::max(backOff.delay(made - 1, rule.seed, url), asked);
}

} // namespace sheria::sync
