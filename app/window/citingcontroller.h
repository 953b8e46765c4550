// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/citing/citationmenu.h"

#include <QObject>

class QAbstractItemView;
class QAction;
class QMenu;
class QModelIndex;

namespace sheria::app {

class DragOut;
class MainWindow;
class ReaderActions;

/// Citing what is read or listed: the menu "Copy As" of the text, the tree, the results and the decisions,
/// dragging works out of the window, checking a quotation, and the citation graph.
class CitingController : public QObject
{
    Q_OBJECT

public:
    /// After the pages of the window that list works.
    CitingController(MainWindow &window, ReaderActions &reader);

    /// The window has another library, or none.
    void setLibrary();

    /// Runs a drag that carries `data`, which it takes over. For tests, what does so instead.
    using RunDrag = std::function<void(QMimeData *data)>;
    void setRunDrag(RunDrag run) { m_runDrag = std::move(run); }

private:
    using Take = std::function<void(std::vector<CaseCitation>)>;
    using Rows = std::function<std::vector<Cited>(const QList<QModelIndex> &)>;

    void makeActions(ReaderActions &reader);
    void watchTab();
    void watchList(QAbstractItemView *view, const Rows &rows);
    void offerDrag(DragOut *drag);
    void addMenu(QMenu *menu, QAction *before, const std::vector<Cited> &works);
    void cite(LatestQuery &query, const std::vector<Cited> &works, const Take &take);
    void citeShown(const Take &take);
    void copy(const std::vector<CaseCitation> &citations, const WantedStyle &style);
    void copyFormatted(const std::vector<CaseCitation> &citations, const QString &style);
    void save(const std::vector<CaseCitation> &citations, CitationStyle style);
    void checkQuotation();
    void showGraph();

    MainWindow &m_window;
    CitationMenu m_menu;
    QMenu *m_cite = nullptr;
    QAction *m_quotation = nullptr;
    LatestQuery m_look{this};
    LatestQuery m_lookToDrag{this};
    Background m_format{this};
    RunDrag m_runDrag;
};

} // namespace sheria::app
