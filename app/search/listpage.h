// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/question.h"
#include "app/theme/widgets.h"
#include "core/search/query/results.h"

#include <QString>
#include <QTreeWidget>
#include <QWidget>

#include <initializer_list>

class QAbstractItemView;
class QModelIndex;

namespace sheria::app {

/// How the results spread over kinds, places, years and so on, to choose from.
class FacetPanel : public QTreeWidget
{
    Q_OBJECT

public:
    /// Values of a dimension that are shown before "More…".
    static constexpr int FewValues = 8;

    explicit FacetPanel(QWidget *parent = nullptr);

    void show(const std::vector<search::Facet> &facets, const Question &question);

Q_SIGNALS:
    void chosen(const QByteArray &dimension, const QByteArray &value, bool isWanted);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addFacet(const search::Facet &facet, const Question &question);
    void changed(QTreeWidgetItem *item);
    void activate(QTreeWidgetItem *item);

    std::vector<QByteArray> m_opened; ///< Dimensions of which all values are wanted.
    std::vector<search::Facet> m_facets;
    Question m_question;
};

/// A page with a list in it that facets narrow down: a bar above, the facets beside the list, on a
/// narrow page only when asked for. Enter or a click opens a row, with Ctrl or the middle button in a
/// new tab; Escape leaves.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    void focusList();

Q_SIGNALS:
    void closed();

protected:
    /// What is different about the pages.
    struct Shape
    {
        QString facets; ///< Object names of the parts.
        QString state;
        QString narrow;
        QString close;
        QString narrowText; ///< What the facets are for.
        QString closeText;
        int facetsWidth = 0;
        int widthForFacets = 0; ///< Of the page. Units: pixels.
    };

    ListPage(const Shape &shape, QWidget *parent);

    /// Puts the page together: `tools` stand in the bar between what is said of the list and the way
    /// out, `note`, if any, above the list.
    void assemble(std::initializer_list<QWidget *> tools, QAbstractItemView *list,
                  QWidget *note = nullptr);
    /// Puts `sentence` in the place of the list.
    void showHint(const QString &sentence);
    void showList();

    FacetPanel &facets() { return *m_facets; }
    QLabel &state() { return *m_state; }

    /// `index` may be none.
    virtual void open(const QModelIndex &index, bool inNewTab) = 0;
    virtual void choose(const QByteArray &dimension, const QByteArray &value, bool isWanted) = 0;

    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFacets();

    const int m_widthForFacets;
    FacetPanel *m_facets;
    QLabel *m_state;
    QLabel *m_hint;
    QToolButton *m_narrow;
    QToolButton *m_close;
    QAbstractItemView *m_list = nullptr;
};

} // namespace sheria::app
