// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tree/treemodel.h"
#include "core/store/decisions/decisioncatalogue.h"
#include "core/store/decisions/decisionindex.h"

#include <QString>
#include <QVariant>
#include <QWidget>

#include <memory>
#include <tuple>
#include <vector>

class QLabel;
class QModelIndex;
class QTreeView;

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class CatalogueKeeper;

/// A row of the tree in which decisions are browsed: by court, judge and so on, then year, then month.
struct DecisionBranch
{
    enum class Kind { All, Group, Value, Year, Month };
    Kind kind = Kind::All;
    store::Dimension dimension = store::Dimension::Court; ///< Of all but All.
    qint64 value = 0;                                     ///< A term, from Value on.
    int year = 0;
    int month = 0;
    QString label;
    qint64 count = 0; ///< Of decisions; 0 for a group.

    /// Equal for the same row, whatever it says now.
    auto identity() const { return std::tuple(kind, dimension, value, year, month); }
    bool hasBranches() const { return kind != Kind::All && kind != Kind::Month; }
    /// The decisions below it, with `asAt` those that were given by that day.
    store::DecisionFilter filter(QDate asAt = {}) const;

    friend bool operator==(const DecisionBranch &, const DecisionBranch &) = default;
};

/// The first rows: all decisions, and what they are browsed by. Without decisions there are none.
/// `asAt`: only those that were given by that day.
std::vector<DecisionBranch> topBranches(const store::DecisionCatalogue &catalogue, QDate asAt = {});

/// What is below a row: values by name, years newest first, months as they come.
std::vector<DecisionBranch> branchesBelow(const store::DecisionCatalogue &catalogue,
                                          const DecisionBranch &branch, QDate asAt = {});

/// The decisions of a library by court, judge, area of law and case type, each by year and month, with
/// counts. A row's branches are looked up when it is opened; refresh() brings what is shown up to date
/// without closing anything.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class BrowseModel : public TreeModel<DecisionBranch>
{
    Q_OBJECT

public:
    explicit BrowseModel(QObject *parent = nullptr);
    ~BrowseModel() override;

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper);
    void refresh();
    /// Only decisions that were given by that day; null: all.
    void setAsAt(QDate date)
    {
        m_asAt = date;
        refresh();
    }
    QDate asAt() const { return m_asAt; }
    /// Null for an index that is none.
    const DecisionBranch *branch(const QModelIndex &index) const;
    /// "High Court, 2019, May": what a row is about.
    QString title(const QModelIndex &index) const;

    QVariant data(const QModelIndex &index, int role) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// What was asked for is shown now.
    void refreshed();

private:
    void update(Node *node, DecisionBranch row) override;

    std::shared_ptr<CatalogueKeeper> m_keeper;
    QDate m_asAt;
    store::Readers *m_readers = nullptr;
    LatestQuery m_query{this};
};

/// The tree of decisions, by court, judge, area of law and case type: a panel at the left.
class BrowsePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BrowsePanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper);
    void refresh();
    /// The date of the window; null: the latest.
    void setAsAt(QDate date);

Q_SIGNALS:
    /// These decisions are to be listed.
    void chosen(const sheria::store::DecisionFilter &filter, const QString &title);

private:
    void choose(const QModelIndex &index);
    void showRefreshed();

    BrowseModel *m_model = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    bool m_isOpened = false; ///< The courts were opened once; what is closed then stays so.
};

} // namespace sheria::app
