// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/undocontroller.h"

#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/tree/librarypanel.h"
#include "app/window/mainmenu.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "core/store/legislation/undo.h"

#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>

namespace sheria::app {

using namespace Qt::StringLiterals;
using store::UndoKind;
using store::UndoStep;

UndoDialog::UndoDialog(QWidget *parent, OpenLibrary &library)
    : QDialog(parent)
    , m_query(library.readers(), this)
    , m_pages(new QTabWidget(this))
{
    setUpDialog(*this, u"undoDialog"_s, tr("Trash and Imports"));
    m_pages->setObjectName(u"undoPages"_s);
    m_pages->setAccessibleName(windowTitle());
    m_pages->addTab(buildTrash(), tr("Trash"));
    m_pages->addTab(buildImports(), tr("Imports"));
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    vbox({{m_pages, 1}, buttons}, this, StyleMargins);
    resize(760, 420);
    connect(&library, &OpenLibrary::closing, this, &QDialog::close);
    lookWhileShown(this, OpenLibrary::FollowEveryMs, [this] { refresh(); });
}

void UndoDialog::showPage(UndoKind kind)
{
    m_pages->setCurrentIndex(kind == UndoKind::Deletion ? 0 : 1);
    refresh();
}

QWidget *UndoDialog::buildTrash()
{
    auto *page = new QWidget(this);
    m_trash.table = makeTable(page, u"trashTable"_s, tr("Deleted works and versions"),
                              {tr("Deleted"), tr("Title"), tr("Address")}, 1);
    auto *restore = makeButton(page, u"trashRestore"_s, tr("Restore"), u"back"_s, {}, [this] {
        Q_EMIT undoRequested(UndoKind::Deletion, chosen(m_trash), chosenTitle(m_trash));
    });
    auto *drop = makeButton(page, u"trashDelete"_s, tr("Delete Permanently…"), {}, {}, [this] {
        Q_EMIT emptyRequested(chosen(m_trash), chosenTitle(m_trash));
    });
    m_trash.needSelection = {restore, drop};
    m_trash.needsRows = makeButton(page, u"trashEmpty"_s, tr("Empty Trash…"), {}, {},
                                   [this] { Q_EMIT emptyRequested(0, {}); });
    vbox({{m_trash.table, 1}, hbox({restore, drop, BoxItem::filler(), m_trash.needsRows})}, page,
         StyleMargins);
    connect(m_trash.table, &QTableWidget::itemSelectionChanged, this, [this] { update(m_trash); });
    return page;
}

QWidget *UndoDialog::buildImports()
{
    auto *page = new QWidget(this);
    m_imports.table = makeTable(page, u"importsTable"_s, tr("Imports"),
                                {tr("Imported"), tr("Files and folders"), tr("Works")}, 1);
    auto *undo = makeButton(page, u"importsUndo"_s, tr("Undo Import…"), u"back"_s, {}, [this] {
        Q_EMIT undoRequested(UndoKind::Import, chosen(m_imports), {});
    });
    m_imports.needSelection = {undo};
    vbox({{m_imports.table, 1}, hbox({undo, BoxItem::filler()})}, page, StyleMargins);
    connect(m_imports.table, &QTableWidget::itemSelectionChanged, this,
            [this] { update(m_imports); });
    return page;
}

void UndoDialog::refresh()
{
    using Steps = std::pair<std::vector<UndoStep>, std::vector<UndoStep>>;
    m_query.start(
        [](store::Database &db, const std::stop_token &) -> Result<Steps> {
            SHERIA_TRY(auto trash, store::listUndoSteps(db, UndoKind::Deletion));
            SHERIA_TRY(auto imports, store::listUndoSteps(db, UndoKind::Import));
            return Steps(std::move(trash), std::move(imports));
        },
        [this](const Result<Steps> &steps) {
            if (!steps)
                return;
            fill(m_trash, steps->first);
            fill(m_imports, steps->second);
        });
}

void UndoDialog::fill(Page &page, const std::vector<UndoStep> &steps)
{
    const qint64 before = chosen(page);
    page.table->setRowCount(int(steps.size()));
    const QLocale locale;
    for (int row = 0; row < int(steps.size()); ++row) {
        const UndoStep &step = steps[std::size_t(row)];
        const bool isImport = step.kind == UndoKind::Import;
        const QString at = shortTime(step.at);
        QString subject = step.subject;
        const QStringList cells = isImport
            ? QStringList{at, subject.replace(u'\n', u", "_s), locale.toString(step.works)}
            : QStringList{at, step.title, step.subject};
        for (int column = 0; column < int(cells.size()); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setToolTip(column == 0 ? QString() : cells[column]);
            item->setData(Qt::UserRole, step.id);
            page.table->setItem(row, column, item);
        }
        if (step.id == before)
            page.table->selectRow(row);
    }
    explainIfEmpty(*page.table,
                   page.needsRows ? tr("The trash is empty.") : tr("There is no import to undo."));
    update(page);
}

void UndoDialog::update(const Page &page)
{
    for (QPushButton *button : page.needSelection)
        button->setEnabled(chosen(page) != 0);
    if (page.needsRows)
        page.needsRows->setEnabled(page.table->rowCount() > 0);
}

/// The step of the selected row; 0: none.
qint64 UndoDialog::chosen(const Page &page)
{
    const QList<QTableWidgetItem *> items = page.table->selectedItems();
    return items.isEmpty() ? 0 : items.front()->data(Qt::UserRole).toLongLong();
}

/// What the selected row of the trash is called.
QString UndoDialog::chosenTitle(const Page &page)
{
    const QList<QTableWidgetItem *> items = page.table->selectedItems();
    return items.isEmpty() ? QString() : page.table->item(items.front()->row(), 1)->text();
}

UndoController::UndoController(MainWindow &window, MainMenu &menu)
    : QObject(&window)
    , m_window(window)
{
    connect(&menu, &MainMenu::trashRequested, this, &UndoController::showTrash);
    connect(&menu, &MainMenu::deleteShownRequested, this, &UndoController::deleteShown);
    LibraryPanel &tree = window.panels().library();
    connect(&tree, &LibraryPanel::deleteRequested, this, &UndoController::askToDelete);
    connect(&tree, &LibraryPanel::addressRequested, this, &UndoController::askForAddress);
    connect(&tree, &LibraryPanel::addressClearRequested, this, &UndoController::clearAddress);
    ImportPanel &imports = window.panels().imports();
    connect(&imports, &ImportPanel::historyRequested, this, &UndoController::showImports);
    connect(&imports, &ImportPanel::undoRequested, this, &UndoController::askToUndoImport);
}

void UndoController::run(const Job &job, const QString &done, const QString &failed)
{
    OpenLibrary *library = m_window.library();
    if (!library)
        return;
    m_work.start(
        [&writer = library->writer(), job, now = library->clock().now()](const std::stop_token &) {
            return writer.submit([&](store::Database &db) { return job(db, now); }).get();
        },
        [this, done, failed](const Result<void> &result) {
            if (result)
                showNotice(&m_window, done);
            else
                warn(&m_window, u"undoFailed"_s, tr("Not Possible"), failed,
                     messageText(result.error().message));
        });
}

void UndoController::askToDelete(const QByteArray &uri, const QString &title)
{
    const QString question = tr("Move “%1” to the trash?\n\n%2\n\nClients of the API and webhooks "
                                "are notified that it was deleted. You can restore it with "
                                "File > Trash and Imports.")
                                 .arg(title, QString::fromUtf8(uri));
    confirm(&m_window, u"askDelete"_s, tr("Move to Trash"), question, tr("Move to Trash"),
            [this, uri, title] {
                run(
                    [uri](store::Database &db, const QDateTime &now) -> Result<void> {
                        SHERIA_CHECK(store::moveToTrash(db, uri, now));
                        return {};
                    },
                    tr("“%1” was moved to the trash.").arg(title),
                    tr("“%1” cannot be deleted.").arg(title));
            });
}

void UndoController::deleteShown()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (const LoadedExpression *shown = tab ? tab->expression() : nullptr)
        askToDelete(shown->record.expression.uri,
                    tr("%1, version of %2", "title, date")
                        .arg(shown->record.expression.title,
                             longDate(shown->record.expression.date)));
}

void UndoController::askForAddress(const QByteArray &localUri, const QString &title)
{
    auto *dialog = new QDialog(&m_window);
    setUpDialog(*dialog, u"addressDialog"_s, tr("Set Address"));
    auto *explanation = makeParagraph(
        dialog, u"addressExplanation"_s,
        tr("The document does not say which work it is. Enter the work's address, such as "
           "/akn/za/act/1998/55. Imports of the same document will keep it."));
    auto *uri = makeLine(dialog, u"addressUri"_s, tr("Address of the work"),
                         u"/akn/za/act/1998/55"_s);
    auto *name = makeLine(dialog, u"addressTitle"_s, tr("Title, if the document has none"), title);
    auto *date = makeLine(dialog, u"addressDate"_s, tr("Date, if the document has none"),
                          u"2014-01-17"_s);
    auto *form = new QFormLayout;
    form->addRow(tr("Address:"), uri);
    form->addRow(tr("Title:"), name);
    form->addRow(tr("Date:"), date);
    auto *buttons = new QDialogButtonBox(dialog);
    auto *give = buttons->addButton(tr("Give Address"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    const auto check = [give, uri, date] {
        const QString day = date->text().trimmed();
        const bool isDate = day.isEmpty() || QDate::fromString(day, Qt::ISODate).isValid();
        give->setEnabled(!uri->text().trimmed().isEmpty() && isDate);
    };
    connect(uri, &QLineEdit::textChanged, dialog, check);
    connect(date, &QLineEdit::textChanged, dialog, check);
    check();
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(
        buttons, &QDialogButtonBox::accepted, dialog, [this, dialog, localUri, uri, name, date] {
            const store::GivenAddress given{localUri, uri->text().trimmed().toUtf8(),
                                            name->text().trimmed(),
                                            QDate::fromString(date->text().trimmed(), Qt::ISODate)};
            dialog->accept();
            run([given](store::Database &db,
                        const QDateTime &now) { return store::giveAddress(db, given, now); },
                tr("The document is now %1.").arg(QString::fromUtf8(given.workUri)),
                tr("The address was not given."));
        });
    vbox({explanation, form, buttons}, dialog, StyleMargins);
    dialog->open();
}

void UndoController::clearAddress(const QByteArray &workUri)
{
    run([workUri](store::Database &db,
                  const QDateTime &now) { return store::clearAddress(db, workUri, now); },
        tr("The document is unidentified again."), tr("The address cannot be taken back."));
}

UndoDialog *UndoController::dialog()
{
    OpenLibrary *library = m_window.library();
    if (!library || m_dialog)
        return m_dialog;
    m_dialog = new UndoDialog(&m_window, *library);
    connect(m_dialog, &UndoDialog::undoRequested, this, &UndoController::undo);
    connect(m_dialog, &UndoDialog::emptyRequested, this, &UndoController::empty);
    m_dialog->show();
    return m_dialog;
}

void UndoController::showTrash()
{
    if (UndoDialog *shown = dialog())
        shown->showPage(UndoKind::Deletion);
}

void UndoController::showImports()
{
    if (UndoDialog *shown = dialog())
        shown->showPage(UndoKind::Import);
}

void UndoController::askToUndoImport(qint64 step)
{
    confirm(&m_window, u"askUndoImport"_s, tr("Undo Import"),
            tr("Undo this import?\n\nWorks and versions that it added are deleted, and those "
               "that it changed are as before."),
            tr("Undo Import"), [this, step] {
                run(
                    [step](store::Database &db, const QDateTime &now) -> Result<void> {
                        SHERIA_CHECK(store::undo(db, step, now));
                        return {};
                    },
                    tr("The import was undone."), tr("The import cannot be undone."));
            });
}

void UndoController::undo(UndoKind kind, qint64 step, const QString &title)
{
    if (kind == UndoKind::Import)
        return askToUndoImport(step);
    run(
        [step](store::Database &db, const QDateTime &now) -> Result<void> {
            SHERIA_CHECK(store::undo(db, step, now));
            return {};
        },
        tr("“%1” was restored from the trash.").arg(title),
        tr("“%1” cannot be restored.").arg(title));
}

void UndoController::empty(qint64 step, const QString &title)
{
    confirm(&m_window, u"askEmptyTrash"_s, tr("Delete Permanently"),
            step == 0 ? tr("Delete everything in the trash? This cannot be undone.")
                      : tr("Delete “%1” permanently? This cannot be undone.").arg(title),
            tr("Delete"), [this, step, title] {
                run(
                    [step](store::Database &db, const QDateTime &) -> Result<void> {
                        SHERIA_CHECK(store::emptyTrash(db, step));
                        return {};
                    },
                    step == 0 ? tr("The trash was emptied.")
                              : tr("“%1” was deleted permanently.").arg(title),
                    step == 0 ? tr("The trash cannot be emptied.")
                              : tr("“%1” cannot be deleted.").arg(title));
            });
}

} // namespace sheria::app
