#include "app/sync/tickedlist.h"

#include <algorithm>
#include <functional>

namespace sheria::app {

TickedList::TickedList(QWidget *parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::itemChanged, this, &TickedList::tickedChanged);
}

void TickedList::setRows(const std::vector<Row> &rows, const std::vector<QByteArray> &ticked)
{
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const Row &row : rows)
            add(invisibleRootItem(), row, ticked);
    }
    Q_EMIT tickedChanged();
}

void TickedList::add(QTreeWidgetItem *parent, const Row &row, const std::vector<QByteArray> &ticked)
{
    auto *item = new QTreeWidgetItem(parent, {row.name});
    item->setData(0, Qt::UserRole, row.key);
    item->setToolTip(0, QString::fromUtf8(row.key));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    const bool isTicked = std::find(ticked.begin(), ticked.end(), row.key) != ticked.end();
    item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
    for (const Row &child : row.children)
        add(item, child, ticked);
}

std::vector<QByteArray> TickedList::ticked() const
{
    std::vector<QByteArray> out;
    const std::function<void(const QTreeWidgetItem *)> walk = [&](const QTreeWidgetItem *item) {
        for (int row = 0; row < item->childCount(); ++row) {
            const QTreeWidgetItem *child = item->child(row);
            if (child->checkState(0) == Qt::Checked)
                out.push_back(child->data(0, Qt::UserRole).toByteArray());
            else
                walk(child);
        }
    };
    walk(invisibleRootItem());
    return out;
}

} // namespace sheria::app
