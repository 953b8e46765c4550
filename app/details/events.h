#pragma once

#include "app/details/details.h"

namespace sheria::app {

/// Rows of the details panel about what happened to a work.
std::vector<DetailsRow> publicationRows(const Publication &publication);
std::vector<DetailsRow> commencementRows(const ExpressionRecord &record);
std::vector<DetailsRow> amendmentRows(const std::vector<Amendment> &amendments);
std::vector<DetailsRow> repealRows(const std::optional<Repeal> &repeal);
std::vector<DetailsRow> workRefRows(const std::vector<WorkRef> &works);

/// "Tree Act", or the URI of a work without a title.
QString workName(const WorkRef &work);

/// One sentence for each kind of oddity, with how often it was met.
QStringList warningSentences(const std::vector<akn::Warning> &warnings);

} // namespace sheria::app
