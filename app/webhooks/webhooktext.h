// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/store/webhooks/labreceivers.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>

namespace sheria::app {

/// What became of an attempt, in a few words: "Delivered (204)", "Timed out".
QString outcomeText(const store::Delivery &delivery);
/// "Created", "Updated" or "Deleted"; others, which the laboratory has, as they are.
QString actionText(const QByteArray &action);
/// "All", or those of store::Endpoint::events: "Created, Deleted".
QString eventsText(const QByteArray &events);
/// How an endpoint fares at `now`: "Active", "Failing since 5 Jan 2024 08:00".
QString endpointStateText(const store::Endpoint &endpoint, const QDateTime &now);
/// "12 s", "3 min 5 s", "2 h 10 min": as precise as one wants to know.
QString spanText(std::chrono::milliseconds span);

/// What a receiver of the laboratory does, in the user's language; empty for one whose name says it.
QString receiverText(const QByteArray &name);
/// What a receiver does that somebody defined.
QString receiverText(const store::LabReceiver &receiver);
/// What a scenario says of itself: in the user's language if it came with the program.
QString scenarioText(const QString &description);

} // namespace sheria::app
