// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/blame.h"

#include <QByteArray>
#include <QString>

namespace sheria::app {

/// Whether the margin of a text says which law wrote what, and in which colours.
enum class OriginColours { None, ByLaw, ByAge };

/// Who wrote a run of words, in a few words: the title of the law, that it stood in the first text, or that
/// nobody knows.
QString originName(const comparison::Blame &blame, const comparison::BlameRun &run);

/// The bars beside the provisions of a text, JSON, as reader.setOrigins() of the page takes them.
/// Source: resources/reader/README.md.
QByteArray originBars(const comparison::Blame &blame, OriginColours colours);

} // namespace sheria::app
