// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

class QAction;
class QMainWindow;

namespace sheria::app {

class Preferences;

/// An action of a window, as people find it.
struct WindowAction
{
    QPointer<QAction> action;
    QString text; ///< Without mnemonics and dots.
    QString path; ///< "File › Open Recent"; empty: it is in no menu.
};

/// The actions in the menus of `window`, in their order, then the others that have a name and a shortcut. Those
/// of menus are listed even where they cannot be used at the moment.
std::vector<WindowAction> windowActions(const QMainWindow &window);

/// The shortcuts of a window: those the program has, and those a person has chosen instead.
///
/// Thread: the GUI thread's.
class Shortcuts : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        WindowAction action;
        QList<QKeySequence> usual; ///< Of the program; may be empty.
    };
    /// Why a shortcut cannot be had.
    struct Refusal
    {
        bool isReserved =
            false;      ///< Of fields, or a key that types; otherwise another action has it.
        QString holder; ///< What that action is called.
    };

    /// Takes over what the preferences say. Make it when `window` has all of its actions.
    Shortcuts(QMainWindow &window, Preferences &preferences);

    /// All actions with an object name, which is what a shortcut is kept by.
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Gives the action of an entry the shortcut; an empty one: none. Nothing is changed when it is refused.
    std::optional<Refusal> set(std::size_t index, const QKeySequence &keys);
    /// As the program has it. Nothing is changed when another action has been given one of these.
    std::optional<Refusal> reset(std::size_t index);
    void resetAll();
    bool isChanged(std::size_t index) const;

Q_SIGNALS:
    void changed();

private:
    std::optional<Refusal> refusal(std::size_t index, const QList<QKeySequence> &keys) const;
    void takeOver();
    void keep();

    QMainWindow &m_window;
    Preferences &m_preferences;
    std::vector<Entry> m_entries;
};

} // namespace sheria::app
