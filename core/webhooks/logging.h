#pragma once

#include <QLoggingCategory>

namespace sheria::webhooks {

Q_DECLARE_LOGGING_CATEGORY(lcWebhooks)

} // namespace sheria::webhooks
