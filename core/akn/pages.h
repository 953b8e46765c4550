// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <QByteArray>

#include <vector>

namespace sheria::akn {

// The text of a PDF is UTF-8 with a form feed between two pages.

/// How many pages such a text has; none when it is empty.
int countPages(QByteArrayView text);

/// The pages of such a text as provisions of it, so that what reads provisions reads pages: each a "page",
/// with its anchor for an eId.
/// Shape: eId "page-3"; no number, no heading, no parent.
std::vector<Provision> pageProvisions(QByteArrayView text);

/// Whether a provision is a page.
bool isPage(const Provision &provision);
/// "page-3" of "3", its number, and back; empty for what is none.
QByteArray pageAnchor(QByteArrayView number);
QByteArray pageNumber(QByteArrayView anchor);

} // namespace sheria::akn
