#include "core/webhooks/schedule.h"

#include "core/http/retry.h"

namespace sheria::webhooks {

namespace {

constexpr net::BackOff Ladder{FirstRetryDelay, 3, LongestRetryDelay, 0.1};

} // namespace

std::chrono::milliseconds retryDelay(int number)
{
    return Ladder.delay(number);
}

std::chrono::milliseconds retryDelay(int number, quint64 seed, QByteArrayView invocationId)
{
    return Ladder.delay(number, seed, invocationId);
}

} // namespace sheria::webhooks
