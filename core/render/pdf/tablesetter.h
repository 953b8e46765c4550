// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/typesetter.h"

namespace sheria::render {

/// A line of a cell, where it is in the table. Units: points from the table's upper left corner.
struct TableLine
{
    double y = 0;
    SetLine line;
    const Block *block = nullptr;
};

/// A cell that has been set.
struct SetCell
{
    static constexpr double PadX = 4; ///< Between its edges and its text.
    static constexpr double PadY = 2.5;

    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    int row = 0;
    bool isHeader = false;
    std::vector<TableLine> lines;
    std::vector<const Block *> blocks; ///< All of its blocks, for what begins there.
    int element = -1;                  ///< In the structure.
};

/// A table set as if on a page without end; it is shown in slices between its cuts.
struct SetTable
{
    std::shared_ptr<BlockTable> source; ///< Keeps the blocks alive.
    double x = 0;
    double width = 0;
    double height = 0;
    double headerHeight = 0; ///< Repeated above every slice but the first.
    bool hasBorders = true;
    std::vector<SetCell> cells; ///< Row by row.
    std::vector<double> cuts;   ///< Where it may be divided; the last is its lower end.
    int rows = 0;
};

/// Sets `block`, a table, in an area `width` wide.
std::shared_ptr<SetTable> setTable(Typesetter &setter, const Block &block, double width);

} // namespace sheria::render
