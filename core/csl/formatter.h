// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/csl/style.h"
#include "core/domain/decisions/casecitation.h"

#include <chrono>

namespace sheria::csl {

/// A work as a style cites it.
struct Formatted
{
    QString text; ///< Without markup.
    QString html; ///< With its italics.
};

/// What formatting may cost.
struct FormatLimits
{
    std::chrono::milliseconds time = std::chrono::seconds(30);
    qint64 memoryBytes = 1024LL * 1024 * 1024; ///< Address space.
    qsizetype works = 500;
};

/// The program "sheria-csl" beside this one, or where it is installed; empty: there is none.
QString formatterProgram();

/// Each work as `style` cites it: as a note of its own with its pinpoint, or as an entry of a bibliography where
/// the style has no notes. Runs citeproc-js in a process that is confined (see pages::Confinement) and ends
/// with this call.
///
/// Thread: any but that of the window, since it takes half a second or more.
/// Errors: InvalidArgument: the style is none that can be used, or costs too much; Unavailable: the program is not
/// there; Cancelled.
Result<std::vector<Formatted>> format(const Style &style, const std::vector<CaseCitation> &works,
                                      const std::stop_token &stop = {},
                                      const FormatLimits &limits = {});

/// The item that stands for a work, with what points into it: "id", "item" and "cite".
/// Source: CSL 1.0.2, appendices III and IV.
QJsonObject cslItem(const CaseCitation &work);

} // namespace sheria::csl
