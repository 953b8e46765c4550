// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/effects/effects.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::app {

/// What an effect that the text does not show means to who reads it: one sentence; empty where there is
/// nothing to mind.
QString pendingSentence(const effects::Effect &effect);

/// The warnings above provisions, JSON, as reader.setWarnings() of the page takes them.
/// Source: resources/reader/README.md.
QByteArray pendingWarnings(const std::vector<effects::Effect> &effects);

} // namespace sheria::app
