// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/timeline.h"
#include "core/store/legislation/workqueries.h"

#include <QColor>
#include <QDate>
#include <QFont>
#include <QPalette>
#include <QString>

class QPainter;
class QRect;

namespace sheria::app {

/// What a list says of a work or of a text beside its title, where a reader must mind it. Of several that
/// hold, the first of these is said.
enum class Standing {
    InForce, ///< Nothing to mind.
    Repealed,
    Pending,     ///< Its commencement, or the date of the text, is still to come.
    Uncommenced, ///< An act without any commencement.
    Superseded,  ///< There is a later text.
};

/// "Repealed"; empty for InForce.
QString standingName(Standing standing);

/// As at the day that the list is of.
Standing standingOf(const store::WorkSummary &work);
/// Of a text that is open. `today`: the day that `validity` is of.
Standing standingOf(const ExpressionRecord &record, const Validity &validity, QDate today);

/// The colour of the word in the theme that `palette` is of: at least 4.5 to 1 to rows, also chosen ones.
QColor standingColor(Standing standing, const QPalette &palette);
/// The name in the style sheet for how much it matters: "danger", "warning"; empty for InForce.
QString standingTone(Standing standing);

/// How wide paintBadge() is beside text of `font`; 0 for InForce. Units: device-independent pixels.
int badgeWidth(Standing standing, const QFont &font);
/// The width of the symbol that stands for the word where there is no room for it.
int symbolWidth(Standing standing, const QFont &font);
/// Paints the word in a frame at the left end of `area`, in the middle of its height; its symbol where `area` is too
/// narrow. The painter has the font of the text beside it.
void paintBadge(QPainter *painter, const QRect &area, Standing standing, const QPalette &palette);

} // namespace sheria::app
