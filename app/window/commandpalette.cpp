// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commandpalette.h"

#include "app/preferences/settingspage.h"
#include "app/theme/widgets.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPainter>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize PaletteSize(640, 420);
constexpr int ActionRole = Qt::UserRole;
constexpr int KeysRole = Qt::UserRole + 1;
constexpr int PathRole = Qt::UserRole + 2;
constexpr int RowPadding = 5;
constexpr int Gap = 10;
constexpr int IconRoom = 34;  ///< Also beside actions without an icon.
constexpr int MenuScore = 50; ///< Of a word that only the menus have.

/// Of one typed word in `text`; below 0: it is not there.
int wordScore(const QString &word, const QString &text)
{
    if (const qsizetype whole = text.indexOf(word); whole >= 0) {
        const bool isBeginning = whole == 0 || text[whole - 1] == u' ';
        return 100 + (isBeginning ? 100 : 0) + (whole == 0 ? 50 : 0);
    }
    int score = 0;
    qsizetype at = -1;
    for (const QChar c : word) {
        const qsizetype next = text.indexOf(c, at + 1);
        if (next < 0)
            return -1;
        const bool isBeginning = next == 0 || text[next - 1] == u' ';
        score += isBeginning ? 8 : next == at + 1 ? 4 : 0;
        at = next;
    }
    return score;
}

/// The name at the start, its menu and its shortcut at the end of each row.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize usual = QStyledItemDelegate::sizeHint(option, index);
        return {usual.width(), usual.height() + 2 * RowPadding};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem row(option);
        initStyleOption(&row, index);
        const QString name = std::exchange(row.text, {});
        row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        const bool isChosen = row.state & QStyle::State_Selected;
        const auto group = row.state & QStyle::State_Enabled ? QPalette::Active
                                                             : QPalette::Disabled;
        const QColor ink = row.palette.color(group,
                                             isChosen ? QPalette::HighlightedText : QPalette::Text);
        const QColor soft = group == QPalette::Disabled || isChosen
            ? ink
            : row.palette.color(QPalette::PlaceholderText);
        QRect area = row.rect.adjusted(IconRoom, 0, -Gap, 0);
        painter->save();
        const auto atEnd = [&](const QString &text, const QColor &color) {
            const int width = row.fontMetrics.horizontalAdvance(text);
            const QRect place(area.right() - width, area.top(), width + 1, area.height());
            painter->setPen(color);
            painter->drawText(QStyle::visualRect(row.direction, row.rect, place),
                              int(Qt::AlignVCenter), text);
            area.setRight(place.left() - Gap);
        };
        if (const QString keys = index.data(KeysRole).toString(); !keys.isEmpty())
            atEnd(keys, ink);
        const int nameWidth = row.fontMetrics.horizontalAdvance(name);
        const QString path = row.fontMetrics.elidedText(index.data(PathRole).toString(),
                                                        Qt::ElideMiddle,
                                                        area.width() - nameWidth - 2 * Gap);
        if (!path.isEmpty())
            atEnd(path, soft);
        painter->setPen(ink);
        painter->drawText(QStyle::visualRect(row.direction, row.rect, area),
                          int(QStyle::visualAlignment(row.direction,
                                                      Qt::AlignLeft | Qt::AlignVCenter)),
                          row.fontMetrics.elidedText(name, Qt::ElideRight, area.width()));
        painter->restore();
    }
};

} // namespace

std::optional<int> fuzzyScore(const QString &typed, const QString &name, const QString &path)
{
    int score = 0;
    const QString menus = u' ' + path;
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const int ofMenus = menus.contains(u' ' + word) ? MenuScore : -1;
        const int one = std::max(wordScore(word, name), ofMenus);
        if (one < 0)
            return {};
        score += one;
    }
    // Of two that fit equally well the shorter one.
    return score * 100 - int(std::min<qsizetype>(name.size(), 99));
}

CommandPalette::CommandPalette(QMainWindow &window) : QDialog(&window)
{
    setUpDialog(*this, u"commandPalette"_s, tr("Command Palette"));
    setModal(true);
    for (WindowAction &action : windowActions(window)) {
        if (action.action->objectName() == "commandPalette"_L1)
            continue;
        const QString name = foldedWords(action.text).join(u' ');
        const QString path = foldedWords(action.path).join(u' ');
        m_commands.push_back({std::move(action), name, path});
    }
    m_typed = makeLine(this, u"commandTyped"_s, tr("Action to run"), tr("Type what to do"));
    m_typed->installEventFilter(this);
    m_list = makeList(this, u"commandList"_s, tr("Actions"));
    m_list->setFocusPolicy(Qt::NoFocus); // The keyboard stays in the field.
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    vbox({m_typed, {m_list, 1}}, this, QMargins(8, 8, 8, 8));
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_typed, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    narrow();
    m_typed->setFocus();
    resize(PaletteSize.boundedTo(window.size()));
}

void CommandPalette::narrow()
{
    const QString typed = foldedWords(m_typed->text()).join(u' ');
    std::vector<std::pair<int, const Command *>> fitting;
    for (const Command &command : m_commands) {
        if (!command.action.action)
            continue;
        if (const auto score = fuzzyScore(typed, command.name, command.path))
            fitting.emplace_back(typed.isEmpty() ? 0 : *score, &command);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [](const auto &a, const auto &b) {
        const bool isUsable = a.second->action.action->isEnabled();
        const bool isOtherUsable = b.second->action.action->isEnabled();
        return isUsable != isOtherUsable ? isUsable : a.first > b.first;
    });
    m_list->clear();
    for (const auto &[score, command] : fitting)
        add(*command);
    m_list->setCurrentRow(0);
    explainIfEmpty(*m_list,
                   tr("No action fits what you typed. To find law, use the search field of "
                      "the window."));
}

void CommandPalette::add(const Command &command)
{
    const QAction *action = command.action.action;
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString text = action->isChecked() ? tr("%1 (on)").arg(command.action.text)
                                             : command.action.text;
    auto *item = new QListWidgetItem(action->icon(), text, m_list);
    item->setData(PathRole, command.action.path);
    item->setData(KeysRole, keys);
    item->setData(ActionRole, QVariant::fromValue(command.action.action));
    QStringList spoken{text, command.action.path, keys};
    spoken.removeAll(QString());
    item->setData(Qt::AccessibleTextRole, spoken.join(u", "_s));
    if (!action->isEnabled())
        item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    const auto action = item ? item->data(ActionRole).value<QPointer<QAction>>()
                             : QPointer<QAction>();
    if (!action || !action->isEnabled())
        return;
    // The window has the keyboard again before the action asks where that is.
    QTimer::singleShot(0, action, &QAction::trigger);
    accept();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp: return QCoreApplication::sendEvent(m_list, event);
    default: return QDialog::eventFilter(watched, event);
    }
}

} // namespace sheria::app
