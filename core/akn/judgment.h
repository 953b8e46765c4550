#pragma once

#include "core/akn/documentstate.h"
#include "core/akn/frbr.h"

namespace sheria::akn {

/// Fills state.metadata.work.judgment of a judgment with what its header marks and its metadata says:
/// court, citation, case number, dates, judges, parties, advocates, action, outcome. What is not
/// marked stays empty and is warned about; nothing is guessed from how words look.
///
/// Reads the header's markup of Akoma Ntoso (courtType, docketNumber, party …) with the names that
/// `references` gives to what it points at, and the proprietary metadata of the National Archives
/// (court, cite, caseNumber).
/// Precondition: the URIs are filled.
void readJudgment(DocumentState &state, const Frbr &frbr);

} // namespace sheria::akn
