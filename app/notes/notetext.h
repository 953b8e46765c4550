// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/carrier.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::app {

/// The first line of a note in a list: its words, or what it marks.
QString noteTitle(const notes::Note &note);
/// Where a note stands in the text: "section 5", "section 6 (moved, 97 %)", "not in this text".
QString notePlace(const notes::PlacedNote &placed);
/// What became of a note in one sentence or two, for people who rely on it. Empty: it stands as it was made.
QString placementSentence(const notes::Placement &placement);

/// The marks of those notes that stand in a text, JSON, as reader.setNotes() of the page takes them.
/// Source: resources/reader/README.md.
QByteArray noteMarks(const std::vector<notes::PlacedNote> &notes);

} // namespace sheria::app
