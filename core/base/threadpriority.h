// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheria {

/// The calling thread gives way from now on: where the processors are busy it gets a tenth of what a thread that
/// somebody waits for gets. For work that nobody waits for, and that may take hours, as after a large import.
///
/// It must not hold what others wait for while it computes. Only Linux has it as yet; elsewhere nothing happens.
void giveWay();

} // namespace sheria
