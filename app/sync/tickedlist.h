#pragma once

#include <QByteArray>
#include <QString>
#include <QTreeWidget>

#include <vector>

namespace sheria::app {

/// Things to be ticked, some below others. Nothing ticked means all of them.
class TickedList : public QTreeWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QByteArray key;
        QString name;
        std::vector<Row> children;
    };

    explicit TickedList(QWidget *parent = nullptr);

    void setRows(const std::vector<Row> &rows, const std::vector<QByteArray> &ticked);
    /// The keys that are ticked; of one that stands below another ticked one, nothing.
    std::vector<QByteArray> ticked() const;

Q_SIGNALS:
    void tickedChanged();

private:
    void add(QTreeWidgetItem *parent, const Row &row, const std::vector<QByteArray> &ticked);
};

} // namespace sheria::app
