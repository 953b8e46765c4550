// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/csl/style.h"
#include "core/domain/decisions/casecitation.h"

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMenu;
class QMimeData;
class QPushButton;
class QWidget;

namespace sheria::app {

/// A work, or a provision of one, that is to be cited.
struct Cited
{
    QByteArray uri; ///< Of the work or of an expression.
    QByteArray eId; ///< Of the provision; empty: the whole.

    friend bool operator==(const Cited &, const Cited &) = default;
};

/// A style that is built in, or the name or file of one of the Citation Style Language.
struct WantedStyle
{
    std::optional<CitationStyle> own;
    QString csl;
};

/// The styles of "Copy As": those that are built in, the legal ones that are installed, any other, and the files
/// of reference managers.
class CitationMenu : public QObject
{
    Q_OBJECT

public:
    using Copy = std::function<void(const WantedStyle &)>;
    using Save = std::function<void(CitationStyle)>;

    /// Dialogs are of `window`.
    explicit CitationMenu(QWidget *window);

    /// Fills `menu`; what is installed is looked up when a menu is opened for the first time.
    void fill(QMenu &menu, const Copy &copy, const Save &save);

Q_SIGNALS:
    /// The installed styles are known.
    void styled();

private:
    void look();
    void fillInstalled(QMenu &menu, const Copy &copy);
    void askStyle(const Copy &copy);

    QWidget *m_window;
    Background m_looking{this};
    std::shared_ptr<const std::vector<csl::InstalledStyle>> m_styles; ///< Null: not looked up yet.
};

/// Asks for a style: one of those that are installed, or a file.
class StyleDialog : public QDialog
{
    Q_OBJECT

public:
    StyleDialog(QWidget *parent, const std::vector<csl::InstalledStyle> &styles);

Q_SIGNALS:
    void chosen(const QString &nameOrFile);

private:
    void filter(const QString &words);
    void choose();
    void chooseFile();

    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_choose = nullptr;
};

/// What is on the clipboard, or dragged, of citations in a style that is built in: text, and where the style has
/// italics, HTML.
std::unique_ptr<QMimeData> copiedData(const std::vector<CaseCitation> &citations,
                                      CitationStyle style);
/// What is dragged out of the window: the citation as text, a link as HTML, addresses, and entries for a reference
/// manager. `server`: "http://127.0.0.1:8089", or empty while none runs. `uris` are those of `citations`.
std::unique_ptr<QMimeData> draggedData(const std::vector<CaseCitation> &citations,
                                       const std::vector<Cited> &uris, const QByteArray &server);

} // namespace sheria::app
