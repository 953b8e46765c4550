#pragma once

#include "app/decisions/branch.h"
#include "app/tree/treemodel.h"

#include <QVariant>

#include <memory>

namespace sheria::app {

class CatalogueKeeper;

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
    store::Readers *m_readers = nullptr;
    std::unique_ptr<LatestQuery> m_query;
};

} // namespace sheria::app
