// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sheria::translations {

/// The folder, in the program's own resources, of the compiled translations ("sheria_fr.qm"). Every
/// program that links this target carries them.
QString folder();

} // namespace sheria::translations
