#pragma once

#include "app/async/latestquery.h"
#include "app/cites/citerows.h"
#include "app/reader/loader.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheria::app {

class ReaderTab;
class ReaderTabs;

/// What the text that is shown cites, and who cites it; all of it, or the provision that is read.
class CitesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CitesPanel(QWidget *parent = nullptr);

    /// Shows what belongs to the tab that is looked at, from now on.
    void follow(const ReaderTabs &tabs);

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void show(const ReaderTabs &tabs);
    void clear();
    void move(const ReaderTab *tab);
    void load();
    void showFound(const Result<Citations> &found);
    void add(QTreeWidgetItem *parent, const CiteRow &row, int depth);
    void open(const QTreeWidgetItem *item);
    void say(const QString &sentence);

    const store::Readers *m_readers = nullptr; ///< Whom m_query asks.
    std::unique_ptr<LatestQuery> m_query;
    std::optional<ExpressionRecord> m_record;
    std::vector<TocEntry> m_entries;
    QByteArray m_eId; ///< The provision that is read.
    QTimer m_soon;    ///< Scrolling comes in many steps.
    QTimer m_again;   ///< While texts are being looked through.
    QCheckBox *m_onlyHere = nullptr;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_waiting = nullptr;
};

} // namespace sheria::app
