#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QTableWidget;

namespace sheria::app {

/// A short table to be filled in: judges, parties. Rows are added, taken out and moved.
class ListEditor : public QWidget
{
    Q_OBJECT

public:
    ListEditor(const QString &name, const QStringList &columns, QWidget *parent = nullptr);

    void setRows(const std::vector<QStringList> &rows);
    /// As they are written, also empty ones.
    std::vector<QStringList> rows() const;
    QTableWidget &table() { return *m_table; }

Q_SIGNALS:
    void edited();

private:
    void add();
    void remove();
    void move(int by);

    QTableWidget *m_table = nullptr;
};

} // namespace sheria::app
