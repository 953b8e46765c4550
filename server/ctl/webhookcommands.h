#pragma once

#include "server/ctl/command.h"

namespace sheria::ctl {

Exit runWebhooks(const QStringList &arguments);
Exit runWebhooksLog(const QStringList &arguments);
Exit runWebhooksRun(const QStringList &arguments);
Exit runWebhooksConverge(const QStringList &arguments);
Exit runEmit(const QStringList &arguments);

} // namespace sheria::ctl
