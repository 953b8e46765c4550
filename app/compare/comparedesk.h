#pragma once

#include "app/shell/sidepage.h"

#include <QByteArray>
#include <QObject>

class QStackedWidget;

namespace sheria::app {

class ComparePage;
class MainWindow;
class ReaderActions;

/// Comparing at the desk: from the text that is read, and from what a sync brought.
class CompareDesk : public QObject
{
    Q_OBJECT

public:
    /// The comparison becomes one of `pages`.
    CompareDesk(MainWindow &window, ReaderActions &actions, QStackedWidget &pages);

    /// The window has another library, or none.
    void setLibrary();
    void compare(const QByteArray &before, const QByteArray &after);
    /// Whether the comparison is looked at.
    bool isShown() const { return m_side->isShown(); }

Q_SIGNALS:
    /// The texts are to be shown again.
    void left();

private:
    void compareShown();
    void tellActions();

    MainWindow &m_window;
    ReaderActions &m_actions;
    ComparePage *m_page = nullptr;
    SidePage *m_side = nullptr;
};

} // namespace sheria::app
