#pragma once

#include "core/store/decisionindex.h"

#include <QWidget>

#include <memory>

class QLabel;
class QModelIndex;
class QTreeView;

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class BrowseModel;
class CatalogueKeeper;

/// The tree of decisions, by court, judge, area of law and case type: a panel at the left.
class BrowsePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BrowsePanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper);
    void refresh();

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
