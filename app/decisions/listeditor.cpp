#include "app/decisions/listeditor.h"

#include "app/theme/widgets.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int RowsShown = 3;

} // namespace

ListEditor::ListEditor(const QString &name, const QStringList &columns, QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(0, int(columns.size()), this))
{
    setObjectName(name);
    m_table->setObjectName(name + u"Table"_s);
    m_table->setHorizontalHeaderLabels(columns);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const int row = m_table->verticalHeader()->defaultSectionSize();
    m_table->setMinimumHeight(row * (RowsShown + 1));
    QToolButton *add = makeToolButton(this, name + u"Add"_s, u"add"_s, tr("Add a row"));
    QToolButton *remove = makeToolButton(this, name + u"Remove"_s, u"close"_s,
                                         tr("Take the row out"));
    QToolButton *up = makeToolButton(this, name + u"Up"_s, u"up"_s, tr("Move the row up"));
    QToolButton *down = makeToolButton(this, name + u"Down"_s, u"down"_s, tr("Move the row down"));
    auto *buttons = vbox({add, remove, up, down, BoxItem::filler()});
    buttons->setSpacing(2);
    hbox({{m_table, 1}, buttons}, this);
    connect(add, &QToolButton::clicked, this, &ListEditor::add);
    connect(remove, &QToolButton::clicked, this, &ListEditor::remove);
    connect(up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_table, &QTableWidget::itemChanged, this, &ListEditor::edited);
}

void ListEditor::setRows(const std::vector<QStringList> &rows)
{
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(int(rows.size()));
    for (int row = 0; row < int(rows.size()); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column)
            m_table->setItem(row, column,
                             new QTableWidgetItem(rows[std::size_t(row)].value(column)));
    }
}

std::vector<QStringList> ListEditor::rows() const
{
    std::vector<QStringList> rows;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QTableWidgetItem *item = m_table->item(row, column);
            cells << (item ? item->text() : QString());
        }
        rows.push_back(cells);
    }
    return rows;
}

void ListEditor::add()
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setCurrentCell(row, 0);
    m_table->setFocus();
    m_table->edit(m_table->currentIndex());
    Q_EMIT edited();
}

void ListEditor::remove()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    Q_EMIT edited();
}

void ListEditor::move(int by)
{
    std::vector<QStringList> all = rows();
    const int from = m_table->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= int(all.size()))
        return;
    std::swap(all[std::size_t(from)], all[std::size_t(to)]);
    setRows(all);
    m_table->setCurrentCell(to, 0);
    Q_EMIT edited();
}

} // namespace sheria::app
