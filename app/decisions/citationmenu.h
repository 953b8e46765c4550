#pragma once

#include "core/domain/casecitation.h"

#include <functional>

class QMenu;

namespace sheria::app {

/// Adds an action for each style of citation.
void fillCitationMenu(QMenu &menu, const std::function<void(CitationStyle)> &chosen);

/// Puts the citation on the clipboard: as text, and with the name of the case in italics where the
/// style has it so.
void copyCitation(const CaseCitation &citation, CitationStyle style);

} // namespace sheria::app
