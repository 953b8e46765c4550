#pragma once

#include "core/store/endpointqueries.h"
#include "core/webhooks/faults.h"

#include <QByteArray>
#include <QDateTime>

namespace sheria::webhooks {

/// `request`, the bytes of one to `endpoint`, with what `faults` do to what it says: another action,
/// half of its JSON, a signature by another secret. Its length is right, and so is its signature
/// unless that is the fault.
QByteArray altered(const QByteArray &request, const Faults &faults, const store::Endpoint &endpoint,
                   const QDateTime &now);

} // namespace sheria::webhooks
