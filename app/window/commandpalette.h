// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences/shortcuts.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMainWindow;

namespace sheria::app {

/// How well `typed` fits `text`: the letters of each typed word stand in it in their order; larger is better. None
/// where they do not. Words at the beginning, beginnings of words and letters beside each other count most.
///
/// Shape: both as foldedWords(), joined by a blank.
std::optional<int> fuzzyScore(const QString &typed, const QString &text);

/// Every action of a window in a list that is narrowed down while a person types: with its menu and its shortcut.
/// Return runs the chosen one. Deletes itself when it is closed.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(QMainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Command
    {
        WindowAction action;
        QString name; ///< Folded.
        QString all;  ///< The name with its menu, folded.
    };

    void narrow();
    void add(const Command &command);
    void run();

    std::vector<Command> m_commands;
    QLineEdit *m_typed = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace sheria::app
