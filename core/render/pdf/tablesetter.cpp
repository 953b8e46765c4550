// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/tablesetter.h"

#include "core/render/pdf/measures.h"

#include <algorithm>
#include <numeric>

namespace sheria::render {
namespace {

constexpr double PadX = SetCell::PadX;
constexpr double PadY = SetCell::PadY;
constexpr double MostUnbroken = 110; ///< A row higher than this may be divided.
constexpr int MostColumns = 128; ///< No paper is wide enough for more; cells behind share the last.
constexpr float LeastScale =
    0.72F; ///< Text of a table that is too wide is set smaller, down to this.

/// A cell in the grid.
struct GridCell
{
    TableCell *cell = nullptr;
    int row = 0;
    int column = 0;
    int rows = 1;
    int columns = 1;
    Typesetter::Widths widths;
};

struct Grid
{
    std::vector<GridCell> cells;
    int columns = 0;
    int rows = 0;
};

/// Places every cell in the first column that is free, as browsers do.
/// Source: HTML Living Standard, "Forming a table".
Grid gridOf(BlockTable &table)
{
    Grid grid;
    grid.rows = int(table.rows.size());
    std::vector<int> taken; // Rows that are still taken, by column.
    for (int row = 0; row < grid.rows; ++row) {
        int column = 0;
        for (TableCell &cell : table.rows[std::size_t(row)].cells) {
            while (column < int(taken.size()) && taken[std::size_t(column)] > 0)
                ++column;
            column = std::min(column, MostColumns - 1);
            const int rows = std::min(cell.rows, grid.rows - row);
            const int columns = std::min(cell.columns, MostColumns - column);
            grid.cells.push_back({&cell, row, column, rows, columns, {}});
            taken.resize(std::max(taken.size(), std::size_t(column + columns)), 0);
            for (int i = 0; i < columns; ++i, ++column)
                taken[std::size_t(column)] = std::max(taken[std::size_t(column)], rows);
        }
        for (int &rows : taken)
            rows = std::max(0, rows - 1);
    }
    grid.columns = int(taken.size());
    return grid;
}

Typesetter::Widths widthsOf(Typesetter &setter, const TableCell &cell)
{
    Typesetter::Widths all{4, 4};
    for (const Block &block : cell.blocks) {
        const Typesetter::Widths one = setter.widthsOf(block);
        all.least = std::max(all.least, one.least);
        all.most = std::max(all.most, one.most);
    }
    return {all.least + 2 * PadX, all.most + 2 * PadX};
}

/// Widens columns evenly until `cell`, which stretches over several, has room.
void widen(std::vector<double> &columns, const GridCell &cell, double wanted)
{
    const auto first = columns.begin() + cell.column;
    const auto last = first + cell.columns;
    const double missing = wanted - std::accumulate(first, last, 0.0);
    if (missing <= 0)
        return;
    for (auto each = first; each != last; ++each)
        *each += missing / cell.columns;
}

struct Columns
{
    std::vector<double> least;
    std::vector<double> most;
};

Columns columnsOf(const Grid &grid)
{
    Columns columns{std::vector<double>(std::size_t(grid.columns), 2 * PadX),
                    std::vector<double>(std::size_t(grid.columns), 2 * PadX)};
    for (const bool isSingle : {true, false}) {
        for (const GridCell &cell : grid.cells) {
            if ((cell.columns == 1) == isSingle) {
                widen(columns.least, cell, cell.widths.least);
                widen(columns.most, cell, cell.widths.most);
            }
        }
    }
    return columns;
}

double sum(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// Between what each column needs and what it could use, by how much more it could use.
std::vector<double> shared(const Columns &columns, double width)
{
    const double least = sum(columns.least);
    const double most = sum(columns.most);
    std::vector<double> widths;
    if (most <= width)
        return columns.most;
    if (least >= width) {
        for (const double each : columns.least)
            widths.push_back(each * width / least);
        return widths;
    }
    const double factor = (width - least) / (most - least);
    for (std::size_t i = 0; i < columns.least.size(); ++i)
        widths.push_back(columns.least[i] + (columns.most[i] - columns.least[i]) * factor);
    return widths;
}

void scale(Grid &grid, float factor)
{
    for (const GridCell &cell : grid.cells) {
        for (Block &block : cell.cell->blocks) {
            block.size *= double(factor);
            for (TextSpan &span : block.spans)
                span.style.size *= factor;
        }
    }
}

/// Sets the contents of a cell below each other; returns their height.
double setCell(Typesetter &setter, const TableCell &source, SetCell &cell)
{
    const double width = std::max(8.0, cell.width - 2 * PadX);
    double y = PadY;
    bool isFirst = true;
    for (const Block &block : source.blocks) {
        cell.blocks.push_back(&block);
        y += isFirst ? 0 : block.before;
        isFirst = false;
        for (SetLine &line : setter.set(block, width)) {
            const double height = line.height;
            cell.lines.push_back({y, std::move(line), &block});
            y += height;
        }
    }
    return y + PadY;
}

/// Where each row begins, and the end of the last.
std::vector<double> rowEdges(const Grid &grid, const std::vector<double> &heights)
{
    std::vector<double> rows(std::size_t(grid.rows), 2 * PadY);
    for (const bool isSingle : {true, false}) {
        for (std::size_t i = 0; i < grid.cells.size(); ++i) {
            const GridCell &cell = grid.cells[i];
            if ((cell.rows == 1) != isSingle)
                continue;
            const auto first = rows.begin() + cell.row;
            const double have = std::accumulate(first, first + cell.rows, 0.0);
            // A cell over several rows makes the last of them higher.
            *(first + cell.rows - 1) += std::max(0.0, heights[i] - have);
        }
    }
    std::vector<double> edges{0};
    for (const double height : rows)
        edges.push_back(edges.back() + height);
    return edges;
}

/// Finds the places where no line is cut through.
class Cutter
{
public:
    explicit Cutter(const SetTable &table)
    {
        for (const SetCell &cell : table.cells) {
            for (const TableLine &line : cell.lines)
                m_lines.push_back({cell.y + line.y, cell.y + line.y + line.line.height});
        }
        std::sort(m_lines.begin(), m_lines.end());
        // Stretches that overlap are one.
        for (const auto &line : m_lines) {
            if (!m_blocked.empty() && line.first < m_blocked.back().second - Tolerance)
                m_blocked.back().second = std::max(m_blocked.back().second, line.second);
            else
                m_blocked.push_back(line);
        }
    }

    bool isFree(double y) const
    {
        const auto after = std::upper_bound(m_blocked.begin(), m_blocked.end(),
                                            std::pair(y + Tolerance, 1e9));
        return after == m_blocked.begin() || std::prev(after)->second <= y + Tolerance
            || std::prev(after)->first >= y - Tolerance;
    }

    /// Free places strictly between two, at the upper ends of lines.
    std::vector<double> between(double from, double to) const
    {
        std::vector<double> found;
        auto at = std::lower_bound(m_blocked.begin(), m_blocked.end(), std::pair(from + 8, 0.0));
        for (; at != m_blocked.end() && at->first < to - 8; ++at)
            found.push_back(at->first);
        return found;
    }

private:
    static constexpr double Tolerance = 0.01;
    std::vector<std::pair<double, double>> m_lines;
    std::vector<std::pair<double, double>> m_blocked;
};

std::vector<double> cutsOf(const SetTable &table, const std::vector<double> &edges, int headerRows)
{
    const Cutter cutter(table);
    std::vector<double> cuts;
    // The head stays with the first row below it.
    const std::size_t first = headerRows > 0 ? std::size_t(headerRows) + 1 : 1;
    for (std::size_t row = 1; row < edges.size(); ++row) {
        const double top = edges[row - 1];
        const double bottom = edges[row];
        const bool isHead = row <= std::size_t(headerRows);
        const double last = cuts.empty() ? 0 : cuts.back();
        if (!isHead && (bottom - top > MostUnbroken || bottom - last > MostUnbroken)) {
            for (const double cut : cutter.between(std::max(top, last), bottom))
                cuts.push_back(cut);
        }
        if (row >= first && cutter.isFree(bottom))
            cuts.push_back(bottom);
    }
    if (cuts.empty() || cuts.back() < edges.back())
        cuts.push_back(edges.back());
    return cuts;
}

} // namespace

std::shared_ptr<SetTable> setTable(Typesetter &setter, const Block &block, double width)
{
    auto table = std::make_shared<SetTable>();
    table->source = block.table;
    table->hasBorders = block.table->hasBorders;
    Grid grid = gridOf(*block.table);
    const double room = width - block.indent - block.endIndent;
    for (const float factor : {1.F, LeastScale}) {
        if (factor < 1)
            scale(grid, factor);
        for (GridCell &cell : grid.cells)
            cell.widths = widthsOf(setter, *cell.cell);
        if (sum(columnsOf(grid).least) <= room)
            break;
    }
    const std::vector<double> columns = block.table->isParallel
        ? std::vector<double>(std::size_t(grid.columns), room / std::max(1, grid.columns))
        : shared(columnsOf(grid), room);
    std::vector<double> lefts{0};
    for (const double each : columns)
        lefts.push_back(lefts.back() + each);
    table->width = lefts.back();
    table->x = setter.isRightToLeft() ? width - block.indent - table->width : block.indent;

    std::vector<double> heights;
    for (const GridCell &cell : grid.cells) {
        SetCell set;
        const double left = lefts[std::size_t(cell.column)];
        const double right = lefts[std::size_t(cell.column + cell.columns)];
        set.width = right - left;
        set.x = setter.isRightToLeft() ? table->width - right : left;
        set.row = cell.row;
        set.isHeader = cell.cell->isHeader;
        heights.push_back(setCell(setter, *cell.cell, set));
        table->cells.push_back(std::move(set));
    }
    const std::vector<double> edges = rowEdges(grid, heights);
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        const GridCell &cell = grid.cells[i];
        table->cells[i].y = edges[std::size_t(cell.row)];
        table->cells[i].height = edges[std::size_t(cell.row + cell.rows)] - table->cells[i].y;
    }
    table->rows = grid.rows;
    table->height = edges.back();
    int headerRows = block.table->headerRows;
    if (headerRows >= grid.rows || edges[std::size_t(headerRows)] > measures::TextHeight / 3)
        headerRows = 0;
    table->headerHeight = edges[std::size_t(headerRows)];
    table->cuts = cutsOf(*table, edges, headerRows);
    return table;
}

} // namespace sheria::render
