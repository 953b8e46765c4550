// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences/settingspage.h"

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sheria::app {

class Shortcuts;

/// The shortcuts of the window in a list, each of which can be changed. One that another action has is
/// refused, and the page says which one that is.
class ShortcutSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit ShortcutSettings(Shortcuts &shortcuts);

    /// Shows only the actions that have these words.
    int find(const QStringList &words) override;
    QWidget *firstFound() const override;

private:
    void build();
    void fill();
    /// The index of the chosen action in Shortcuts::entries(); -1: none.
    int chosen() const;
    void showChosen();
    void change();
    void say(const QString &sentence);

    Shortcuts &m_shortcuts;
    QTreeWidget *m_list = nullptr;
    QKeySequenceEdit *m_keys = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_resetAll = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace sheria::app
