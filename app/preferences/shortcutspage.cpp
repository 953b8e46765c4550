// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/shortcutspage.h"

#include "app/preferences/shortcuts.h"
#include "app/theme/widgets.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int IndexRole = Qt::UserRole;
constexpr int WordsRole = Qt::UserRole + 1;
constexpr int MenuWidth = 150;
enum ShortcutColumn { ActionColumn, MenuColumn, KeysColumn };

} // namespace

ShortcutSettings::ShortcutSettings(Shortcuts &shortcuts)
    : SettingsPage(u"shortcutSettings"_s, tr("Shortcuts"), u"key"_s)
    , m_shortcuts(shortcuts)
{
    build();
    fill();
    connect(&shortcuts, &Shortcuts::changed, this, &ShortcutSettings::fill);
}

void ShortcutSettings::build()
{
    m_list = makeTree(this, u"shortcutList"_s, tr("Shortcuts"),
                      {tr("Action"), tr("Menu"), tr("Shortcut")});
    m_list->setRootIsDecorated(false);
    m_list->setMinimumHeight(160);
    m_list->setTextElideMode(Qt::ElideMiddle); // A path ends in what tells it from others.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ActionColumn, QHeaderView::Stretch);
    m_list->setColumnWidth(MenuColumn, MenuWidth); // Paths of menus are long; the tool tip has all.
    m_list->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutSettings::showChosen);
    addTall(tr("Actions and their &shortcuts"), m_list, {}, tr("keys keyboard"));

    m_keys = new QKeySequenceEdit(this);
    m_keys->setObjectName(u"shortcutKeys"_s);
    m_keys->setAccessibleName(tr("New shortcut"));
    connect(m_keys, &QKeySequenceEdit::editingFinished, this, &ShortcutSettings::change);
    m_clear = makeButton(this, u"clearShortcut"_s, tr("No Shortcut"), {}, {}, [this] {
        m_keys->clear();
        change();
    });
    m_reset = makeButton(this, u"resetShortcut"_s, tr("Restore Default"), {}, {}, [this] {
        const int index = chosen();
        if (index < 0)
            return;
        if (const auto refused = m_shortcuts.reset(std::size_t(index)))
            say(tr("“%1” has the default shortcut of this action.").arg(refused->holder));
    });
    m_resetAll = makeButton(this, u"resetShortcuts"_s, tr("Restore All Defaults"), {}, {},
                            [this] { m_shortcuts.resetAll(); });
    auto *editor = new QWidget(this);
    editor->setFocusProxy(m_keys);
    m_problem = makeParagraph(editor, u"shortcutProblem"_s);
    m_problem->hide();
    vbox({hbox({{m_keys, 1}, m_clear, m_reset}), m_problem, {m_resetAll, 0, Qt::AlignLeading}},
         editor);
    add(tr("&New shortcut for the chosen action"), editor,
        tr("Press the keys. A shortcut that another action has is not taken over."));
}

void ShortcutSettings::fill()
{
    const int before = std::max(0, chosen());
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto &entries = m_shortcuts.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const WindowAction &action = entries[i].action;
        if (!action.action)
            continue;
        const QString keys = QKeySequence::listToString(action.action->shortcuts(),
                                                        QKeySequence::NativeText);
        auto *item = new QTreeWidgetItem(m_list, {action.text, action.path, keys});
        item->setToolTip(ActionColumn, action.text);
        item->setToolTip(MenuColumn, action.path);
        item->setData(ActionColumn, IndexRole, int(i));
        item->setData(ActionColumn, WordsRole,
                      u' '
                          + foldedWords(action.text + u' ' + action.path + u' ' + keys).join(u' '));
        if (m_shortcuts.isChanged(i)) {
            QFont font = item->font(KeysColumn);
            font.setBold(true);
            item->setFont(KeysColumn, font);
        }
        if (int(i) == before)
            m_list->setCurrentItem(item);
    }
    showChosen();
}

int ShortcutSettings::chosen() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(ActionColumn, IndexRole).toInt() : -1;
}

void ShortcutSettings::showChosen()
{
    const int index = chosen();
    const QAction *action = index < 0
        ? nullptr
        : m_shortcuts.entries()[std::size_t(index)].action.action.data();
    for (QWidget *widget : {static_cast<QWidget *>(m_keys), static_cast<QWidget *>(m_clear),
                            static_cast<QWidget *>(m_reset)})
        widget->setEnabled(action);
    if (action) {
        const QSignalBlocker quiet(m_keys);
        m_keys->setKeySequence(action->shortcut());
        m_reset->setEnabled(m_shortcuts.isChanged(std::size_t(index)));
        m_clear->setEnabled(!action->shortcut().isEmpty());
    }
    say({});
}

void ShortcutSettings::change()
{
    const int index = chosen();
    if (index < 0)
        return;
    const auto &entry = m_shortcuts.entries()[std::size_t(index)];
    const QKeySequence keys = m_keys->keySequence();
    if (!entry.action.action || entry.action.action->shortcut() == keys)
        return;
    const auto refused = m_shortcuts.set(std::size_t(index), keys);
    if (!refused)
        return;
    const QString text = keys.toString(QKeySequence::NativeText);
    showChosen();
    say(refused->isReserved
            ? tr("%1 cannot be used: fields need it, it types a character, or it is several keys.")
                  .arg(text)
            : tr("%1 is the shortcut of “%2”.").arg(text, refused->holder));
}

void ShortcutSettings::say(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

int ShortcutSettings::find(const QStringList &words)
{
    const int ofPage = SettingsPage::find(words);
    int found = 0;
    QTreeWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        const QString text = item->data(ActionColumn, WordsRole).toString();
        const bool hasAll = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return text.contains(u' ' + word);
        });
        found += hasAll ? 1 : 0;
        if (hasAll && !first)
            first = item;
    }
    // Words that only the page itself has hide nothing.
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        const QString text = item->data(ActionColumn, WordsRole).toString();
        item->setHidden(found > 0
                        && !std::all_of(words.begin(), words.end(), [&](const QString &word) {
                               return text.contains(u' ' + word);
                           }));
    }
    if (first && !words.isEmpty())
        m_list->setCurrentItem(first);
    return ofPage + found;
}

QWidget *ShortcutSettings::firstFound() const
{
    return m_list;
}

} // namespace sheria::app
