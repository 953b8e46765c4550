// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QIcon>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <atomic>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <utility>

class QAbstractItemView;
class QAction;
class QCheckBox;
class QComboBox;
class QDialog;
class QLabel;
class QLineEdit;
class QListWidget;
class QMessageBox;
class QPlainTextEdit;
class QProgressBar;
class QProgressDialog;
class QPushButton;
class QScrollArea;
class QSize;
class QSplitter;
class QTableView;
class QTableWidget;
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

/// Widgets with the object name `name`. `tip` is a tool tip, `spoken` the accessible name; `clicked` is
/// called when the person clicks on it.
QPushButton *makeButton(QWidget *parent, const QString &name, const QString &text,
                        const QString &iconName = {}, const QString &tip = {},
                        const std::function<void()> &clicked = {});
/// A button of an icon alone, which the keyboard reaches by Tab.
QToolButton *makeToolButton(QWidget *parent, const QString &name, const QString &iconName,
                            const QString &tip);
QLineEdit *makeLine(QWidget *parent, const QString &name, const QString &spoken,
                    const QString &placeholder = {});
/// A line that can be read and copied only.
QLineEdit *makeReadOnlyLine(QWidget *parent, const QString &name, const QString &spoken);
/// A line that does not show what is typed.
QLineEdit *makePasswordLine(QWidget *parent, const QString &name, const QString &spoken = {},
                            const QString &placeholder = {});
QCheckBox *makeCheckBox(QWidget *parent, const QString &name, const QString &text,
                        const QString &tip = {}, const std::function<void(bool)> &clicked = {});
/// A box in which one of `items` is chosen: what people read, and its data.
QComboBox *makeComboBox(QWidget *parent, const QString &name, const QString &spoken,
                        std::initializer_list<std::pair<QString, QVariant>> items = {});
/// A bar without words.
QProgressBar *makeProgressBar(QWidget *parent, const QString &name, const QString &spoken);
QLabel *makeLabel(QWidget *parent, const QString &name, const QString &text = {});
/// A label of one line of plain text, which takes what room there is.
QLabel *makeLineLabel(QWidget *parent, const QString &name);
/// A label of plain text that is wrapped.
QLabel *makeParagraph(QWidget *parent, const QString &name, const QString &text = {});
/// What stands in the place of an empty list.
QLabel *makeEmptyHint(QWidget *parent, const QString &text = {});
/// Shows `sentence` in the middle of `view` if it has no rows, until it has some. To be called whenever its rows have
/// been read.
void explainIfEmpty(QAbstractItemView &view, const QString &sentence);
/// Text to be read and copied.
QPlainTextEdit *makeTextView(QWidget *parent, const QString &name, const QString &spoken);

/// Makes a view below fields and paragraphs take what height they leave, `lines` of text at least. By the
/// height that it would like, a page with a paragraph that wraps would have to be scrolled.
void takeRestOfHeight(QWidget &view, int lines);

/// A table to be read, row by row.
void setUpTable(QTableView &table, const QString &name, const QString &spoken);
/// A table of which one row can be chosen, as wide as its cells; the column `stretched` takes the rest.
QTableWidget *makeTable(QWidget *parent, const QString &name, const QString &spoken,
                        const QStringList &columns, int stretched);
QListWidget *makeList(QWidget *parent, const QString &name, const QString &spoken);
/// A tree of rows of equal height; `columns` are its headers.
QTreeWidget *makeTree(QWidget *parent, const QString &name, const QString &spoken,
                      const QStringList &columns);
/// `page` as a part that scrolls where there is too little room for it.
QScrollArea *makeScrollArea(QWidget *page, QWidget *parent = nullptr);
/// `parts` beside or below each other, none of which can be made to vanish.
QSplitter *makeSplitter(QWidget *parent, Qt::Orientation orientation,
                        std::initializer_list<QWidget *> parts);

/// An action with the object name `name` and the shortcut `keys`.
QAction *makeAction(QObject *owner, const QString &name, const QString &text,
                    const QString &keys = {}, const QString &iconName = {});

/// Names a dialog, which deletes itself when it is closed.
void setUpDialog(QDialog &dialog, const QString &name, const QString &title);
/// Makes `window` as large as `size`, where its screen has room for that.
void resizeWithinScreen(QWidget &window, QSize size);
/// Lets Return in a field of `dialog` press no button.
void leaveReturnToFields(QDialog &dialog);
/// Asks where a file is to be written; `take` is called with the path. `place` is the path that is
/// offered, or empty; `filter` is one of QFileDialog's name filters.
void askSavePath(QWidget *parent, const QString &name, const QString &title, const QString &place,
                 const QString &filter, const QString &suffix,
                 const std::function<void(const QString &)> &take);
/// Shows how far work is that takes long: `done` of `steps`, which the thread of the work counts. `cancelled` is
/// called when the person cancels. The caller deletes the dialog when the work has ended.
QProgressDialog *showProgress(QWidget *parent, const QString &name, const QString &title,
                              const QString &what, int steps,
                              std::shared_ptr<const std::atomic<int>> done,
                              const std::function<void()> &cancelled);
/// Warns that something did not work.
void warn(QWidget *parent, const QString &name, const QString &title, const QString &what,
          const QString &why);
/// Shows `sentence` in the status bar of the window that `from` belongs to.
void showNotice(const QObject *from, const QString &sentence);
/// Calls `look` when `widget` is shown and, as long as it is, every `intervalMs`.
void lookWhileShown(QWidget *widget, int intervalMs, const std::function<void()> &look);

/// Asks whether something is to be done that cannot be undone; `agreed` is called when it is.
QMessageBox *confirm(QWidget *parent, const QString &name, const QString &title,
                     const QString &question, const QString &yes,
                     const std::function<void()> &agreed);
/// For painting a line that may be of another script: in a mirrored window `text` keeps its own direction.
QString isolated(const QString &text);
/// Puts `text` on the clipboard.
void copyText(const QString &text);

} // namespace sheria::app
