#pragma once

#include "core/domain/casecitation.h"

#include <QString>

namespace sheria {

/// Entries for the files of reference managers. Text from documents cannot end a field or begin
/// another: it is one line, and what a format reserves is escaped.

/// "@jurisdiction{xa-judgment-xahc-2019-77, …}", as biblatex has it; for LaTeX in UTF-8. What TeX
/// reserves is written as a command, braces too, since BibTeX counts those that are escaped.
QString bibTexEntry(const CaseCitation &citation);

/// From "TY  - CASE" to "ER  - ", lines ended by CR LF.
/// Source: Research Information Systems format, type CASE.
QString risRecord(const CaseCitation &citation);

/// A JSON array of one item of type legal_case.
/// Source: CSL-JSON 1.0 (csl-data.json).
QString cslJson(const CaseCitation &citation);

} // namespace sheria
