#pragma once

#include <QBoxLayout>
#include <QIcon>
#include <QString>
#include <QStringList>

#include <functional>
#include <initializer_list>
#include <optional>

class QLabel;
class QLineEdit;
class QMessageBox;
class QPlainTextEdit;
class QPushButton;
class QTableView;
class QToolButton;
class QTreeWidget;

namespace sheria::app {

/// The icon of that name from resources/icons/actions, in the text colour of the palette in use at
/// the moment it is painted, so that it follows a change of the theme.
QIcon icon(const QString &name);

/// An entry of a box layout: a widget or a layout with its stretch factor, or empty space.
struct BoxItem
{
    BoxItem(QWidget *shown, int factor = 0, Qt::Alignment where = {})
        : widget(shown)
        , stretch(factor)
        , alignment(where)
    {}
    BoxItem(QLayout *nested, int factor = 0) : layout(nested), stretch(factor) {}
    /// Takes what room is left.
    static BoxItem filler() { return BoxItem(static_cast<QLayout *>(nullptr)); }
    /// Units: device-independent pixels.
    static BoxItem space(int size) { return BoxItem(static_cast<QLayout *>(nullptr), size); }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0; ///< Of a space: its size.
    Qt::Alignment alignment;
};

/// For the margins that the style gives.
inline constexpr std::nullopt_t StyleMargins = std::nullopt;

/// A layout of `items` side by side, or below each other. Without an `owner` it is for another layout.
QBoxLayout *hbox(std::initializer_list<BoxItem> items, QWidget *owner = nullptr,
                 std::optional<QMargins> margins = QMargins());
QBoxLayout *vbox(std::initializer_list<BoxItem> items, QWidget *owner = nullptr,
                 std::optional<QMargins> margins = QMargins());

/// Widgets with the object name `name`. `tip` is a tool tip, `spoken` the accessible name.
QPushButton *makeButton(QWidget *parent, const QString &name, const QString &text,
                        const QString &iconName = {}, const QString &tip = {});
/// A button of an icon alone, which the keyboard reaches by Tab.
QToolButton *makeToolButton(QWidget *parent, const QString &name, const QString &iconName,
                            const QString &tip);
QLineEdit *makeLine(QWidget *parent, const QString &name, const QString &spoken,
                    const QString &placeholder = {});
QLabel *makeLabel(QWidget *parent, const QString &name, const QString &text = {});
/// A label of plain text that is wrapped.
QLabel *makeParagraph(QWidget *parent, const QString &name, const QString &text = {});
/// What stands in the place of an empty list.
QLabel *makeEmptyHint(QWidget *parent, const QString &text = {});
/// Text to be read and copied.
QPlainTextEdit *makeTextView(QWidget *parent, const QString &name, const QString &spoken);

/// A table to be read, row by row.
void setUpTable(QTableView &table, const QString &name, const QString &spoken);
/// A tree of rows of equal height; `columns` are its headers.
void setUpTree(QTreeWidget &tree, const QString &name, const QString &spoken,
               const QStringList &columns);

/// Asks whether something is to be done that cannot be undone; `agreed` is called when it is.
QMessageBox *confirm(QWidget *parent, const QString &name, const QString &title,
                     const QString &question, const QString &yes,
                     const std::function<void()> &agreed);
/// Puts `text` on the clipboard.
void copyText(const QString &text);

} // namespace sheria::app
