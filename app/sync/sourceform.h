// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"
#include "core/domain/place.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/offer.h"

#include <QByteArray>
#include <QString>
#include <QTreeWidget>
#include <QWidget>

#include <optional>
#include <vector>

class QFormLayout;
class QTabWidget;

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
        bool isWhole = false; ///< Ticked when all of its children are.
    };

    TickedList(const QString &name, const QString &spoken, QWidget *parent);

    void setRows(const std::vector<Row> &rows, const std::vector<QByteArray> &ticked);
    /// The keys that are ticked; of one that stands below another ticked one, nothing.
    std::vector<QByteArray> ticked() const;
    /// Whether every row of the first level is ticked.
    bool isAllTicked() const;

Q_SIGNALS:
    void tickedChanged();

private:
    void add(QTreeWidgetItem *parent, const Row &row, const std::vector<QByteArray> &ticked);
};

/// What of a server is wanted, and how it is kept current.
class SourceForm : public QWidget
{
    Q_OBJECT

public:
    explicit SourceForm(QWidget *parent = nullptr);

    /// Shows what `source` says, over what there is to choose from.
    void show(const store::SyncSource &source, const sync::Offer &offer);
    /// Puts what is chosen into `source`. False: no place is chosen.
    bool take(store::SyncSource &source) const;
    /// None: no place is chosen.
    std::optional<sync::Selection> selection() const;

Q_SIGNALS:
    /// Another selection is chosen.
    void selectionChanged();

private:
    void build();
    void offerParts();
    QWidget *buildParts();
    void showLists(const sync::Selection &selection, const sync::Offer &offer);
    void showParts(const sync::Selection &selection);

    store::SyncKind m_kind = store::SyncKind::Legislation;
    sync::Selection m_before; ///< What was shown first.
    QTabWidget *m_lists = nullptr;
    TickedList *m_places = nullptr;
    TickedList *m_natures = nullptr;
    TickedList *m_topics = nullptr;
    TickedList *m_courts = nullptr;
    QFormLayout *m_rows = nullptr;
    QLineEdit *m_languages = nullptr;
    QCheckBox *m_media = nullptr;
    QCheckBox *m_publications = nullptr;
    QCheckBox *m_pdfs = nullptr;
    QComboBox *m_interval = nullptr;
    QCheckBox *m_metered = nullptr;
};

} // namespace sheria::app
