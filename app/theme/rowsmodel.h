// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <utility>
#include <vector>

namespace sheria::app {

/// A table whose columns have these titles; what is in it is for those who derive from it.
class ColumnsModel : public QAbstractTableModel
{
public:
    ColumnsModel(QStringList titles, QObject *parent)
        : QAbstractTableModel(parent)
        , m_titles(std::move(titles))
    {}

    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_titles.size());
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_titles.value(section)
                                                                        : QVariant();
    }

private:
    QStringList m_titles;
};

/// A column of a RowsModel.
template <typename Row>
struct RowsColumn
{
    QString title;
    std::function<QVariant(const Row &)> text; ///< Of a cell.
    bool isNumber = false;                     ///< It stands at the end of its cell.
};

/// A table of rows that are all in memory.
template <typename Row>
class RowsModel : public ColumnsModel
{
public:
    /// What a cell says in other roles than for display and alignment.
    using More = std::function<QVariant(const Row &row, int column, int role)>;

    RowsModel(std::vector<RowsColumn<Row>> columns, More more, QObject *parent)
        : ColumnsModel(titlesOf(columns), parent)
        , m_columns(std::move(columns))
        , m_more(std::move(more))
    {}

    const std::vector<Row> &rows() const { return m_rows; }

    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    void append(const std::vector<Row> &rows)
    {
        if (rows.empty())
            return;
        const int first = int(m_rows.size());
        beginInsertRows({}, first, first + int(rows.size()) - 1);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        endInsertRows();
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const Row &row = m_rows[std::size_t(index.row())];
        const RowsColumn<Row> &column = m_columns[std::size_t(index.column())];
        if (role == Qt::DisplayRole)
            return column.text(row);
        if (role == Qt::TextAlignmentRole && column.isNumber)
            return int(Qt::AlignTrailing | Qt::AlignVCenter);
        return m_more ? m_more(row, index.column(), role) : QVariant();
    }

private:
    static QStringList titlesOf(const std::vector<RowsColumn<Row>> &columns)
    {
        QStringList titles;
        for (const RowsColumn<Row> &column : columns)
            titles << column.title;
        return titles;
    }

    std::vector<RowsColumn<Row>> m_columns;
    More m_more;
    std::vector<Row> m_rows;
};

} // namespace sheria::app
