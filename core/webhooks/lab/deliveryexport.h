// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/webhooks/changes.h"

#include <QByteArray>

#include <vector>

namespace sheria::webhooks {

/// An attempt as a JSON object on one line, with its request and response as text.
QByteArray deliveryJson(const store::Delivery &delivery);

/// A curl command for a shell that makes the same request again.
QByteArray curlCommand(const store::Delivery &delivery);

/// Attempts as an HTTP archive.
/// Source: HAR 1.2.
QByteArray harOf(const std::vector<store::Delivery> &deliveries);

} // namespace sheria::webhooks
