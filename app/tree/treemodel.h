// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <vector>

namespace sheria::app {

/// A tree of rows in one column, whose branches are read when they are opened. merge() brings the rows below
/// a node up to date without closing anything.
///
/// `Row` has identity(), a value with an order that is unique among siblings.
///
/// Thread: the GUI thread's.
template <typename Row>
class TreeModel : public QAbstractItemModel
{
public:
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override
    {
        const Node *node = nodeAt(parent);
        if (column != 0 || row < 0 || row >= int(node->children.size()))
            return {};
        return createIndex(row, 0, node->children[std::size_t(row)].get());
    }
    QModelIndex parent(const QModelIndex &index) const override
    {
        return index.isValid() ? indexOf(nodeAt(index)->parent) : QModelIndex();
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return int(nodeAt(parent)->children.size());
    }
    int columnCount(const QModelIndex & = {}) const override { return 1; }

protected:
    struct Node
    {
        Row row;
        Node *parent = nullptr; ///< Null: the root.
        std::vector<std::unique_ptr<Node>> children;
        bool isLoaded = false;              ///< Its branches have been read.
        std::unique_ptr<LatestQuery> query; ///< For them, while it is under way.
        mutable std::size_t found = 0;      ///< Where it stood when it was last looked for.

        /// Views ask each row again and again, so it is looked for only when it has moved.
        int position() const
        {
            const auto &siblings = parent->children;
            if (found >= siblings.size() || siblings[found].get() != this) {
                const auto at = std::find_if(siblings.begin(), siblings.end(),
                                             [this](const auto &node) {
                                                 return node.get() == this;
                                             });
                found = std::size_t(at - siblings.begin());
            }
            return int(found);
        }
    };

    explicit TreeModel(QObject *parent)
        : QAbstractItemModel(parent)
        , m_root(std::make_unique<Node>())
    {}

    /// Gives a node what a row of the same identity says now.
    virtual void update(Node *node, Row row) = 0;

    Node *root() const { return m_root.get(); }
    Node *nodeAt(const QModelIndex &index) const
    {
        return index.isValid() ? static_cast<Node *>(index.internalPointer()) : root();
    }
    QModelIndex indexOf(const Node *node) const
    {
        return node->parent ? createIndex(node->position(), 0, node) : QModelIndex();
    }

    void clear()
    {
        beginResetModel();
        m_root = std::make_unique<Node>();
        endResetModel();
    }

    /// Makes the rows below `node` those that are given, in their order.
    void merge(Node *node, std::vector<Row> rows)
    {
        removeMissing(node, rows);
        for (int at = 0; at < int(rows.size()); ++at) {
            Row &wanted = rows[std::size_t(at)];
            placeRow(node, at, wanted);
            update(node->children[std::size_t(at)].get(), std::move(wanted));
        }
    }

    /// Calls `use` for all nodes below one, as long as it returns true.
    template <typename Use>
    bool eachBelow(const Node *node, const Use &use) const
    {
        return std::all_of(node->children.begin(), node->children.end(), [&](const auto &child) {
            return use(child.get()) && eachBelow(child.get(), use);
        });
    }

private:
    void removeMissing(Node *node, const std::vector<Row> &rows)
    {
        std::set<std::decay_t<decltype(std::declval<Row>().identity())>> wanted;
        for (const Row &row : rows)
            wanted.insert(row.identity());
        for (int row = int(node->children.size()) - 1; row >= 0; --row) {
            if (wanted.contains(node->children[std::size_t(row)]->row.identity()))
                continue;
            beginRemoveRows(indexOf(node), row, row);
            node->children.erase(node->children.begin() + row);
            endRemoveRows();
        }
    }

    /// Makes the child at `row` the one that `wanted` describes: moved there, or new.
    void placeRow(Node *node, int row, const Row &wanted)
    {
        auto &children = node->children;
        const QModelIndex parent = indexOf(node);
        const auto found = std::find_if(children.begin() + row, children.end(),
                                        [&](const auto &child) {
                                            return child->row.identity() == wanted.identity();
                                        });
        const int at = int(found - children.begin());
        if (found == children.end()) {
            auto child = std::make_unique<Node>();
            child->parent = node;
            child->row = wanted;
            beginInsertRows(parent, row, row);
            children.insert(children.begin() + row, std::move(child));
            endInsertRows();
        } else if (at != row) {
            beginMoveRows(parent, at, at, parent, row);
            std::rotate(children.begin() + row, found, std::next(found));
            endMoveRows();
        }
    }

    std::unique_ptr<Node> m_root;
};

} // namespace sheria::app
