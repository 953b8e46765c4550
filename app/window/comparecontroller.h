// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/sidepage.h"
#include "core/domain/expression.h"

#include <QByteArray>
#include <QDate>
#include <QObject>

#include <vector>

class QStackedWidget;

namespace sheria::app {

class ComparePage;
struct ComparedWith;
class MainWindow;
class ReaderActions;

/// Comparing at the desk: from the text that is read, with another one of its work or any other, and from what
/// a sync brought.
class CompareController : public SidePage
{
    Q_OBJECT

public:
    /// The comparison becomes one of `pages`.
    CompareController(MainWindow &window, ReaderActions &actions, QStackedWidget &pages);

    /// The window has another library, or none.
    void setLibrary() override;
    void compare(const QByteArray &before, const QByteArray &after);

private:
    void compareShown();
    void chooseOther();
    std::vector<ComparedWith> otherTexts(const Expression &shown) const;
    void compareWith(const QByteArray &shown, const QByteArray &other);
    void followDate(QDate date);
    void comparePair(const ExpressionRecord &record);
    void tellActions();

    ReaderActions &m_actions;
    ComparePage *m_page = nullptr;
};

} // namespace sheria::app
