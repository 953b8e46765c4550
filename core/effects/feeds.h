// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/effects/effects.h"

namespace sheria::effects {

/// "Trees Act: amended by Trees Amendment Act": what an effect is called where it stands alone.
QString summaryOf(const Effect &effect);

/// The dated effects as a calendar, one event of a whole day for each.
/// Source: RFC 5545.
QByteArray calendarOf(const std::vector<Effect> &effects);

/// The dated effects as an Atom feed, the newest first; `title` says of what.
/// Source: RFC 4287.
QByteArray feedOf(const QString &title, const std::vector<Effect> &effects);

} // namespace sheria::effects
