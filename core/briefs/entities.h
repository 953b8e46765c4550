// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace sheria::briefs {

/// A text of HTML with its characters in place of "&ldquo;", "&#8220;", "&#x201C;". What is no such name stays
/// as it is.
QString withoutEntities(QStringView text);

} // namespace sheria::briefs
