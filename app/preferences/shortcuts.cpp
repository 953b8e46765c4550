// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/shortcuts.h"

#include "app/settings/preferences.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QShortcut>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Without the mnemonic, and the dots of what asks something first.
QString plainText(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i;
        plain += text[i];
    }
    if (plain.endsWith(u'…'))
        plain.chop(1);
    return plain;
}

void addMenu(const QList<QAction *> &actions, const QString &path, QSet<const QAction *> &seen,
             std::vector<WindowAction> &out)
{
    for (QAction *action : actions) {
        if (action->menu()) {
            const QString text = plainText(action->text());
            addMenu(action->menu()->actions(), path.isEmpty() ? text : path + u" › "_s + text, seen,
                    out);
        } else if (!action->isSeparator() && action->isVisible() && !seen.contains(action)) {
            seen.insert(action);
            out.push_back({action, plainText(action->text()), path});
        }
    }
}

/// Shortcuts that fields and pages understand themselves.
bool isReserved(const QKeySequence &keys)
{
    if (keys.count() != 1)
        return true;
    constexpr QKeySequence::StandardKey OfFields[] = {QKeySequence::Copy, QKeySequence::Cut,
                                                      QKeySequence::Paste, QKeySequence::Undo,
                                                      QKeySequence::SelectAll};
    if (std::any_of(std::begin(OfFields), std::end(OfFields), [&](QKeySequence::StandardKey one) {
            return QKeySequence::keyBindings(one).contains(keys);
        }))
        return true;
    const QKeyCombination combination = keys[0];
    const bool isFunction = combination.key() >= Qt::Key_F1 && combination.key() <= Qt::Key_F35;
    const auto modifiers = combination.keyboardModifiers();
    return combination.key() == Qt::Key_unknown
        || (!isFunction
            && !(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)));
}

} // namespace

std::vector<WindowAction> windowActions(const QMainWindow &window)
{
    std::vector<WindowAction> out;
    QSet<const QAction *> seen;
    const auto *bar = window.findChild<QMenuBar *>({}, Qt::FindDirectChildrenOnly);
    if (bar)
        addMenu(bar->actions(), {}, seen, out);
    const auto all = window.findChildren<QAction *>();
    for (QAction *action : all) {
        const bool isKnown = !action->objectName().isEmpty() && !action->shortcuts().isEmpty()
            && !action->text().isEmpty() && !action->menu();
        if (isKnown && !seen.contains(action))
            out.push_back({action, plainText(action->text()), {}});
    }
    return out;
}

Shortcuts::Shortcuts(QMainWindow &window, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_preferences(preferences)
{
    QSet<QString> names;
    for (WindowAction &action : windowActions(window)) {
        const QString name = action.action->objectName();
        if (name.isEmpty() || names.contains(name))
            continue;
        names.insert(name);
        const QList<QKeySequence> usual = action.action->shortcuts();
        m_entries.push_back({std::move(action), usual});
    }
    takeOver();
}

/// The file may say anything: what is refused is left as the program has it.
void Shortcuts::takeOver()
{
    const std::map<QString, QString> kept = m_preferences.shortcuts();
    const auto keptFor = [&](const Entry &entry) {
        return kept.find(entry.action.action->objectName());
    };
    // First those that lose theirs: two may have been exchanged.
    for (const Entry &entry : m_entries) {
        if (keptFor(entry) != kept.end())
            entry.action.action->setShortcuts(QList<QKeySequence>());
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto found = keptFor(m_entries[i]);
        if (found == kept.end() || found->second.isEmpty())
            continue;
        const auto keys = QKeySequence::fromString(found->second, QKeySequence::PortableText);
        if (!refusal(i, {keys}))
            m_entries[i].action.action->setShortcut(keys);
        else if (!refusal(i, m_entries[i].usual))
            m_entries[i].action.action->setShortcuts(m_entries[i].usual);
    }
}

std::optional<Shortcuts::Refusal> Shortcuts::refusal(std::size_t index,
                                                     const QList<QKeySequence> &keys) const
{
    const Entry &entry = m_entries[index];
    for (const QKeySequence &one : keys) {
        if (isReserved(one) && !entry.usual.contains(one))
            return Refusal{true, {}};
        const auto actions = m_window.findChildren<QAction *>();
        for (const QAction *action : actions) {
            if (action != entry.action.action && action->shortcuts().contains(one))
                return Refusal{false, plainText(action->text())};
        }
        const auto shortcuts = m_window.findChildren<QShortcut *>();
        for (const QShortcut *shortcut : shortcuts) {
            if (shortcut->keys().contains(one))
                return Refusal{true, {}};
        }
    }
    return {};
}

std::optional<Shortcuts::Refusal> Shortcuts::set(std::size_t index, const QKeySequence &keys)
{
    QAction *action = m_entries[index].action.action;
    if (!action)
        return {};
    const QList<QKeySequence> wanted = keys.isEmpty() ? QList<QKeySequence>()
                                                      : QList<QKeySequence>{keys};
    if (auto refused = refusal(index, wanted))
        return refused;
    action->setShortcuts(wanted);
    keep();
    return {};
}

std::optional<Shortcuts::Refusal> Shortcuts::reset(std::size_t index)
{
    if (auto refused = refusal(index, m_entries[index].usual))
        return refused;
    if (QAction *action = m_entries[index].action.action)
        action->setShortcuts(m_entries[index].usual);
    keep();
    return {};
}

void Shortcuts::resetAll()
{
    for (const Entry &entry : m_entries) {
        if (entry.action.action)
            entry.action.action->setShortcuts(entry.usual);
    }
    keep();
}

bool Shortcuts::isChanged(std::size_t index) const
{
    const Entry &entry = m_entries[index];
    return entry.action.action && entry.action.action->shortcuts() != entry.usual;
}

void Shortcuts::keep()
{
    std::map<QString, QString> kept;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (isChanged(i))
            kept.emplace(m_entries[i].action.action->objectName(),
                         m_entries[i].action.action->shortcut().toString(
                             QKeySequence::PortableText));
    }
    m_preferences.setShortcuts(kept);
    Q_EMIT changed();
}

} // namespace sheria::app
