// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace sheria::search {

/// Stems of words that an English word of this stem may be derived from, or be the source of: of "decid"
/// ("decide") also "decis" ("decision"), of "pay" also "payment". Most of them are no words: who asks
/// keeps those that the index has.
///
/// Shape: each once, without `stem` itself; none of a stem with other letters than a to z.
std::vector<std::string> familyOf(std::string_view stem);

/// Whether searches look for words of the same family, too; they do unless that was switched off.
/// `synonymsFolder`: of the library; empty: none.
bool usesFamilies(const QString &synonymsFolder);
/// Takes effect with the next search of each program that has the library open.
/// Errors: as writeError().
Result<void> useFamilies(const QString &synonymsFolder, bool isUsed);
/// The file in that folder that says they are not looked for.
inline constexpr char FamiliesOff[] = "families.off";

} // namespace sheria::search
