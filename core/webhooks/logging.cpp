#include "core/webhooks/logging.h"

namespace sheria::webhooks {

Q_LOGGING_CATEGORY(lcWebhooks, "sheria.webhooks")

} // namespace sheria::webhooks
