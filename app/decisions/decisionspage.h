// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decisions/decisionmodel.h"
#include "app/search/listpage.h"
#include "app/theme/widgets.h"
#include "core/base/error.h"

#include <memory>

class QMenu;

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class CatalogueKeeper;
class DecisionModel;

/// The list of decisions: what was chosen, in the order of any column, narrowed down by facets.
class DecisionsPage : public ListPage
{
    Q_OBJECT

public:
    explicit DecisionsPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper);
    /// Lists these; `title` says which they are.
    void list(const store::DecisionFilter &filter, const QString &title);
    /// The library has changed.
    void refresh();
    /// The date of the window: only decisions that were given by then; null: all.
    void setAsAt(QDate date);
    const DecisionModel &model() const { return *m_model; }

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);
    /// More can be done with this decision: who knows how adds it to the menu.
    void menuRequested(QMenu *menu, const QByteArray &uri);

protected:
    void open(const QModelIndex &index, bool inNewTab) override;
    void choose(const QByteArray &dimension, const QByteArray &value, bool isWanted) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildTable();
    void connectParts();
    void ask();
    void setOrder(int column, Qt::SortOrder order);
    void showAnswer(const DecisionAnswer &answer);
    void showFailure(const Error &error);
    void showDays();
    void showMenu(const QPoint &at);
    void fitColumns();

    store::DecisionQuestion m_question;
    store::DecisionFilter m_titled; ///< What the title is about.
    QString m_title;
    QDate m_asAt;
    bool m_isAsked = false;
    qint64 m_current = 0; ///< The work that was looked at before the list came anew.

    DecisionModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    QComboBox *m_scope = nullptr;
    QToolButton *m_days = nullptr;
    QToolButton *m_all = nullptr;
};

} // namespace sheria::app
