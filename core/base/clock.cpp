#include "core/base/clock.h"

namespace sheria {

QDateTime SystemClock::now() const
{
    return QDateTime::currentDateTimeUtc();
}

} // namespace sheria
