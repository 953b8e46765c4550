#include "core/webhooks/transport.h"

namespace sheria::webhooks {

QByteArrayView outcomeName(Outcome outcome, int status)
{
    switch (outcome) {
    case Outcome::Answered: return status / 100 == 2 ? "delivered" : "refused";
    case Outcome::TooSlow: return "too-slow";
    case Outcome::NotConnected: return "not-connected";
    case Outcome::NotSecure: return "not-secure";
    case Outcome::Broken: return "broken";
    case Outcome::NotHttp: return "not-http";
    case Outcome::Stale: return "stale";
    }
    Q_UNREACHABLE();
}

} // namespace sheria::webhooks
