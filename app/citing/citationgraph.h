// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/domain/today.h"
#include "core/domain/work.h"

#include <QDialog>
#include <QStyledItemDelegate>

#include <map>
#include <memory>
#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheria::app {

/// A work of the graph.
struct GraphNode
{
    QByteArray uri;
    QString title;
    QDate date; ///< Of delivery or publication, or the first of its year; null: not known.
    bool isJudgment = false;

    friend bool operator==(const GraphNode &, const GraphNode &) = default;
};

/// Both directions from one work, each work once, by date.
struct GraphStep
{
    GraphNode centre;
    std::vector<GraphNode> cites;
    std::vector<GraphNode> citedBy;
};

/// What a work cites and what cites it, each with its date: by their newest texts, or by those that were the newest
/// on `asAt`. A work that had no text by then cites nothing.
Result<GraphStep> graphStep(store::Database &db, const QByteArray &workUri, const Today &today,
                            QDate asAt = {});

/// Draws the date of a node on an axis that all rows share.
class TimeAxis : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void note(int year);
    void clear() { m_first = m_last = 0; }
    int first() const { return m_first; }
    int last() const { return m_last; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    int m_first = 0; ///< Year; 0: none yet.
    int m_last = 0;
};

/// The citation graph, as a tree of two directions: a branch goes on from each work it shows, and any work can become
/// the one in the middle.
class CitationGraph : public QDialog
{
    Q_OBJECT

public:
    static constexpr int Few = 25; ///< Works of a branch that are shown before "More…".

    CitationGraph(QWidget *parent, store::Readers &readers, const Today &today);

    /// Reads the texts of that day; null: the newest. What is shown is read again.
    void setAsAt(QDate date);
    /// Makes this work the one in the middle.
    void walkTo(const QByteArray &workUri);

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Direction { Cites, CitedBy };
    void showCentre(const GraphStep &step);
    void expand(QTreeWidgetItem *item);
    void add(QTreeWidgetItem *parent, const std::vector<GraphNode> &nodes, std::size_t from,
             Direction direction);
    void activate(QTreeWidgetItem *item);
    void goBack();
    void showMenu(const QPoint &at);
    QTreeWidgetItem *branch(const QString &title, const std::vector<GraphNode> &nodes,
                            Direction direction);

    store::Readers &m_readers;
    const Today m_today;
    QDate m_asAt; ///< Null: the newest texts.
    LatestQuery m_centre;
    std::map<QTreeWidgetItem *, std::unique_ptr<LatestQuery>> m_queries; ///< Of branches.
    std::map<QTreeWidgetItem *, std::vector<GraphNode>> m_rest; ///< Of rows that say "More…".
    std::vector<QByteArray> m_path; ///< Works that were in the middle; the last one is.
    TimeAxis *m_axis = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QToolButton *m_back = nullptr;
    QTreeWidget *m_tree = nullptr;
};

} // namespace sheria::app
