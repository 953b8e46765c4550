#pragma once

#include "app/search/question.h"
#include "core/search/results.h"

#include <QTreeWidget>

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

} // namespace sheria::app
