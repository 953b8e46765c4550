// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

namespace sheria::akn {

/// That a law changed a provision, as a document says of itself.
struct Modification
{
    QByteArray by;             ///< FRBR URI of the amending work.
    QByteArray portion;        ///< eId of what it changed; empty: the work.
    QDate date;                ///< From when it had effect; null: not said, or several days.
    QByteArray byPortion = {}; ///< eId of the provision of the amending work; empty: not said.

    friend bool operator==(const Modification &, const Modification &) = default;
};

/// The textual modifications that the document's analysis lists as suffered, each once; where it lists none,
/// the amendments in its lifecycle. Those without a usable address of the amending work are left out.
/// Their day is that of the event in the lifecycle with the same source; else of those of the amending work as a
/// whole; else of those of any of its provisions.
/// Source: Akoma Ntoso 3.0, passiveModifications.
std::vector<Modification> modificationsOf(const Document &document);

} // namespace sheria::akn
