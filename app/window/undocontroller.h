// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/base/result.h"
#include "core/store/legislation/relocation.h"

#include <QByteArray>
#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

class QPushButton;
class QTableWidget;
class QTabWidget;

namespace sheria::store {
enum class UndoKind;
struct UndoStep;
} // namespace sheria::store

namespace sheria::app {

class MainMenu;
class MainWindow;
class OpenLibrary;

/// What is in the trash, and which imports can be undone.
class UndoDialog : public QDialog
{
    Q_OBJECT

public:
    /// Goes with the library.
    UndoDialog(QWidget *parent, OpenLibrary &library);

    void showPage(store::UndoKind kind);

Q_SIGNALS:
    /// A step of that kind is to be undone: a deletion of what has this title, or an import.
    void undoRequested(sheria::store::UndoKind kind, qint64 step, const QString &title);
    /// One deletion, or with 0 all of them, is to be made for good.
    void emptyRequested(qint64 step, const QString &title);

private:
    struct Page
    {
        QTableWidget *table = nullptr;
        QList<QPushButton *> needSelection;
        QPushButton *needsRows = nullptr;
    };
    QWidget *buildTrash();
    QWidget *buildImports();
    void refresh();
    void fill(Page &page, const std::vector<store::UndoStep> &steps);
    static void update(const Page &page);
    static qint64 chosen(const Page &page);
    static QString chosenTitle(const Page &page);

    LatestQuery m_query;
    QTabWidget *m_pages = nullptr;
    Page m_trash;
    Page m_imports;
};

/// Deleting, restoring, undoing imports, and the addresses of unidentified documents: asks, and lets
/// the library's writer do it. The windows follow the change log.
class UndoController : public QObject
{
    Q_OBJECT

public:
    UndoController(MainWindow &window, MainMenu &menu);

    /// Asks whether a work or an expression is to be moved to the trash.
    void askToDelete(const QByteArray &uri, const QString &title);
    /// Asks for the address of an unidentified document.
    void askForAddress(const QByteArray &localUri, const QString &title);
    /// Moves a document that was given an address back.
    void clearAddress(const QByteArray &workUri);
    void showTrash();
    void showImports();
    void askToUndoImport(qint64 step);

private:
    using Job = std::function<Result<void>(store::Database &, const QDateTime &now)>;
    /// Runs `job` in the writer, then says `done`, or why it did not work.
    void run(const Job &job, const QString &done, const QString &failed);
    UndoDialog *dialog();
    void undo(store::UndoKind kind, qint64 step, const QString &title);
    void empty(qint64 step, const QString &title);
    void deleteShown();

    MainWindow &m_window;
    Background m_work{this};
    QPointer<UndoDialog> m_dialog;
};

} // namespace sheria::app
