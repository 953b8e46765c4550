#pragma once

#include <QByteArray>

#include <functional>
#include <set>

namespace sheria::render {

/// Gives a table of an OpenType font by its tag; empty when the font has none.
using FontTables = std::function<QByteArray(const char *tag)>;

/// The font with the outlines of `glyphs`, of those that they are composed of and of glyph 0, and
/// with nothing that only shaping needs. Glyphs keep their numbers. Empty when the font has no
/// TrueType outlines, or is damaged.
/// Source: ISO 14496-22 (OpenType); ISO 32000-1, section 9.9.
QByteArray subsetTrueType(const FontTables &tables, const std::set<quint16> &glyphs);

} // namespace sheria::render
