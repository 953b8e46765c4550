// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/loader.h"
#include "core/effects/effects.h"

#include <QString>

#include <vector>

namespace sheria::app {

/// One line of the details: what it is about, what it says, and where that leads.
struct DetailsRow
{
    QString label; ///< Empty: goes on below the row before.
    QString text;
    QByteArray uri;         ///< A FRBR URI that the text is a link to; empty: none.
    QString note;           ///< Said in small letters below; empty: nothing.
    bool isCurrent = false; ///< The one that is shown now.

    friend bool operator==(const DetailsRow &, const DetailsRow &) = default;
};

struct DetailsSection
{
    QString title;
    std::vector<DetailsRow> rows;

    friend bool operator==(const DetailsSection &, const DetailsSection &) = default;
};

/// All that is known of an expression and its work, in the order of the details panel. Sections
/// without rows are left out. `rendering` may be null.
std::vector<DetailsSection> details(const LoadedExpression &loaded, const Rendering *rendering,
                                    const Today &now);

/// Who wrote the words of a provision, each law once, the newest first. Empty `eId`: says how to choose one.
DetailsSection originSection(const comparison::Blame &blame, const QByteArray &eId);

/// What is still to happen to a work, and what its text does not show yet, by date.
DetailsSection pendingSection(const std::vector<effects::Effect> &effects);

/// Rows of the details panel about what happened to a work.
std::vector<DetailsRow> publicationRows(const Publication &publication);
std::vector<DetailsRow> commencementRows(const ExpressionRecord &record, QDate today);
std::vector<DetailsRow> amendmentRows(const std::vector<Amendment> &amendments);
std::vector<DetailsRow> repealRows(const std::optional<Repeal> &repeal);
std::vector<DetailsRow> workRefRows(const std::vector<WorkRef> &works);

/// "Tree Act", or the URI of a work without a title.
QString workName(const WorkRef &work);

/// One sentence for each kind of oddity, with how often it was met.
QStringList warningSentences(const std::vector<akn::Warning> &warnings);

/// What the details say of a judgment, from its own members as the library keeps them: a JSON object
/// in the shape of the API's. Members that are not known come last, under their own names.
std::vector<DetailsRow> judgmentRows(const QByteArray &judgment);

} // namespace sheria::app
