// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sheria::resources {

constexpr int ManySections = 600;

/// What the host would serve for one document.
struct Document
{
    QByteArray meta, toc, content;
};

/// ManySections sections, sec_1 and so on, each in the contents as "Section 1" and so on.
Document longDocument();

/// Two sections with every kind of link and a footnote; in French, repealed.
Document linkedDocument();

/// Mark-up that tries to run and to fetch, closes what it did not open, and names an id twice.
Document hostileDocument();

} // namespace sheria::resources
