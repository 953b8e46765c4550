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

/// How well `typed` fits an action; larger is better. Each typed word stands in its name, or its letters do in
/// their order, or a word of its menus begins with it; none where that is not so. Words of the name count most,
/// those at its beginning before others; then words of the menus; then single letters of the name.
///
/// Shape: all as foldedWords(), joined by a blank.
std::optional<int> fuzzyScore(const QString &typed, const QString &name, const QString &path = {});

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
        QString path; ///< Folded.
    };

    void narrow();
    void add(const Command &command);
    void run();

    std::vector<Command> m_commands;
    QLineEdit *m_typed = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace sheria::app
