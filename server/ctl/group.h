#pragma once

#include "server/ctl/command.h"

#include <span>

namespace sheria::ctl {

/// A command that is followed by what to do: `sheriactl account add …`. Runs that one of `actions`, or
/// helps, or says that there is none.
Exit runGroup(const QString &name, const QString &text, std::span<const Command> actions,
              const QStringList &arguments);

} // namespace sheria::ctl
