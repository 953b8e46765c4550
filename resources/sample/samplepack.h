// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheria::resources {

/// The path, in the program's own resources, of the sample library: a pack (a ZIP) with the law of
/// an invented country. Every program that links this target carries it.
QString samplePackPath();

} // namespace sheria::resources
