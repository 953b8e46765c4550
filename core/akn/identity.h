#pragma once

#include "core/akn/documentstate.h"
#include "core/akn/frbr.h"

namespace sheria::akn {

/// Fills the URIs, language, dates and component of state.metadata.
///
/// The work is what FRBRWork says, also where the expression's URI names another one; the first
/// usable of its FRBRuri, its FRBRthis and the expression's URIs is taken. A document without one
/// gets a local URI:
///   /akn/zz-local/<doctype>/<year>/<words of the URI>-<hash of it>   where it has any identity of
///   its own, so that all files of a work share it;
///   /akn/zz-local/<doctype>/<year>/<hash of the document>            where it has none.
///
/// The date is the first usable of: the expression URI's, FRBRExpression/FRBRdate, the work's dates,
/// the publication's, the year in the work URI; else 0001-01-01.
/// Precondition: state.metadata.work.publication is filled.
void readIdentity(DocumentState &state, const Frbr &frbr);

/// `written` as a work URI in canonical form; none when it is not usable as one: too long, outside
/// the grammar, with control characters, or with "." and ".." for segments.
std::optional<FrbrUri> usableUri(QByteArrayView written);

} // namespace sheria::akn
