// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::akn {

/// A term, and where a document says what it means.
struct Definition
{
    QString term;       ///< The words that are marked as what is defined.
    QByteArray eId;     ///< Of the provision that defines it; empty where it stands in none.
    QByteArray element; ///< Of that provision: "section", "blockContainer", …
    QString text;       ///< What is said: the definition, list and all, as one line.
};

/// What a document defines, in its order: each `def` with the block container or list that is about
/// it, else the paragraph it stands in. Of nested ones the outer one holds the words of the inner.
/// Bounded: together the texts are no longer than twice the document; beyond that they are empty.
std::vector<Definition> definitionsOf(const Document &document);

} // namespace sheria::akn
