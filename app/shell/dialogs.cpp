// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs.h"

#include "app/shell/openlibrary.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/files.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <QWindow>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct DialogWords
{
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

QString libraryFilter()
{
    return DialogWords::tr("Sheria libraries (*.sheria);;All files (*)");
}

QFileDialog *makeDialog(QWidget *parent, const QString &title, const QString &folder,
                        const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

/// The translation context of this file.
struct ContactsDialog
{
    Q_DECLARE_TR_FUNCTIONS(ContactsDialog)
};

QString contactLine(const Contact &contact)
{
    const QString origin = QString::fromUtf8(contact.origin);
    switch (contact.purpose) {
    case ContactPurpose::Sync: return ContactsDialog::tr("%1: download works").arg(origin);
    case ContactPurpose::Embeddings:
        return ContactsDialog::tr("%1: send texts and queries to compute embeddings").arg(origin);
    case ContactPurpose::Webhooks:
        return ContactsDialog::tr("%1: send webhooks about changes").arg(origin);
    }
    Q_UNREACHABLE();
}

constexpr int OverlayMargin = 12;

/// The translation context of the crash report.
struct CrashWords
{
    Q_DECLARE_TR_FUNCTIONS(CrashReport)
};

void saveReport(QWidget *parent, const QString &path, const QString &report)
{
    const Result<void> written = writeOutputFile(path, report.toUtf8());
    if (!written)
        warn(parent, u"crashReportNotSaved"_s, CrashWords::tr("Save Report"),
             CrashWords::tr("The report could not be saved."),
             messageText(written.error().message));
}

bool isOneLibrary(const QStringList &paths)
{
    return paths.size() == 1 && isLibraryPath(paths.first());
}

} // namespace

void askNewLibrary(QWidget *parent, const QString &folder, const TakePath &take)
{
    QFileDialog *dialog = makeDialog(parent, DialogWords::tr("New Library"), folder,
                                     libraryFilter());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"sheria"_s);
    // An existing library is opened, never written over.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, take);
    dialog->open();
}

void askLibrary(QWidget *parent, const QString &folder, const TakePath &take)
{
    QFileDialog *dialog = makeDialog(parent, DialogWords::tr("Open Library"), folder,
                                     libraryFilter());
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, take);
    dialog->open();
}

void askImportFiles(QWidget *parent, const TakePaths &take)
{
    QFileDialog *dialog = makeDialog(
        parent, DialogWords::tr("Import Files"), {},
        DialogWords::tr(
            "Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, take);
    dialog->open();
}

void askDocuments(QWidget *parent, const TakePaths &take)
{
    QFileDialog *dialog = makeDialog(
        parent, DialogWords::tr("Attach Documents"), {},
        DialogWords::tr("PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, take);
    dialog->open();
}

void askImportFolder(QWidget *parent, const TakePaths &take)
{
    QFileDialog *dialog = makeDialog(parent, DialogWords::tr("Import a Folder"), {}, {});
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, take);
    dialog->open();
}

void showAbout(QWidget *parent)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, DialogWords::tr("About Sheria"),
                                DialogWords::tr("Sheria %1").arg(QStringLiteral(SHERIA_VERSION)),
                                QMessageBox::NoButton, parent);
    box->addButton(DialogWords::tr("Close"), QMessageBox::RejectRole);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(QIcon(u":/icons/sheria.svg"_s).pixmap(64, 64));
    box->setInformativeText(DialogWords::tr(
        "Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they "
        "stood on any date, and serves them to other programs on this computer.\n\nWorks offline "
        "and connects only to servers that you add.\n\nFree software under the GNU General Public "
        "License, version 3 or later."));
    box->open();
}

namespace {

/// Keeps a dialog above its window when Qt makes that anew, as for the first page that is shown in it: else the
/// dialog would be behind it, and stay when it is closed.
class KeptAbove final : public QObject
{
public:
    explicit KeptAbove(QDialog *dialog) : QObject(dialog), m_dialog(dialog)
    {
        dialog->parentWidget()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::WinIdChange && m_dialog->windowHandle()) {
            m_dialog->windowHandle()->setTransientParent(m_dialog->parentWidget()->windowHandle());
            m_dialog->raise();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QDialog *const m_dialog;
};

} // namespace

void showCrashReport(QWidget *parent, const QString &report)
{
    auto *dialog = new QDialog(parent);
    setUpDialog(*dialog, u"crashReport"_s, CrashWords::tr("Sheria Closed Unexpectedly"));
    auto *what = makeParagraph(
        dialog, u"crashSentence"_s,
        CrashWords::tr(
            "Sheria closed unexpectedly the last time. Your tabs have been restored.\n\n"
            "The report below helps the developers to find the cause. File names, titles, "
            "addresses and tokens have been removed. It is not sent; read it before you "
            "pass it on."));
    auto *text = makeTextView(dialog, u"crashText"_s, CrashWords::tr("Crash report"));
    text->setPlainText(report);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *copy = makeButton(dialog, u"copyCrashReport"_s, CrashWords::tr("Copy"), u"copy"_s, {},
                            [report] { copyText(report); });
    auto *save = makeButton(
        dialog, u"saveCrashReport"_s, CrashWords::tr("Save…"), u"export"_s, {}, [dialog, report] {
            askSavePath(dialog, u"saveCrashReportDialog"_s, CrashWords::tr("Save Report"),
                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                            + u"/sheria-crash.txt"_s,
                        CrashWords::tr("Text (*.txt)"), u"txt"_s,
                        [dialog, report](const QString &path) {
                            saveReport(dialog, path, report);
                        });
        });
    auto *close = makeButton(dialog, u"closeCrashReport"_s, CrashWords::tr("Close"));
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    close->setDefault(true);
    vbox({what, {text, 1}, hbox({copy, save, BoxItem::filler(), close})}, dialog, StyleMargins);
    dialog->resize(620, 460);
    dialog->show();
    new KeptAbove(dialog);
}

QStringList droppedPaths(const QMimeData &dragged)
{
    QStringList paths;
    const QList<QUrl> urls = dragged.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

bool isLibraryPath(const QString &path)
{
    return QFileInfo(path).suffix().compare("sheria"_L1, Qt::CaseInsensitive) == 0;
}

void askToContact(QWidget *parent, OpenLibrary &library, const std::vector<Contact> &contacts,
                  const std::function<void()> &agree)
{
    QStringList lines;
    for (const Contact &contact : contacts)
        lines << contactLine(contact);
    auto *box = new QMessageBox(QMessageBox::Warning,
                                ContactsDialog::tr("Allow Network Connections?"),
                                ContactsDialog::tr("The library %1 connects to other computers.")
                                    .arg(QFileInfo(library.path()).fileName()),
                                QMessageBox::NoButton, parent);
    box->setObjectName(u"contactsDialog"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        lines.join(u'\n') + u"\n\n"_s
        + ContactsDialog::tr(
            "Allow this only if you know these addresses. Tokens and keys must be entered again. "
            "You can read and search the library without these connections."));
    QPushButton *allow = box->addButton(ContactsDialog::tr("Allow"), QMessageBox::AcceptRole);
    allow->setObjectName(u"allowContacts"_s);
    QPushButton *refuse = box->addButton(ContactsDialog::tr("Do Not Allow"),
                                         QMessageBox::RejectRole);
    refuse->setObjectName(u"refuseContacts"_s);
    box->setDefaultButton(refuse);
    box->setEscapeButton(refuse);
    QObject::connect(allow, &QPushButton::clicked, box, agree);
    QObject::connect(&library, &OpenLibrary::closing, box, &QObject::deleteLater);
    box->open();
}

DropOverlay::DropOverlay(QWidget *window, QWidget *middle) : QLabel(window), m_middle(middle)
{
    setObjectName(u"dropOverlay"_s);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(2 * OverlayMargin);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter)
        return greet(*static_cast<QDragEnterEvent *>(event));
    if (event->type() == QEvent::DragLeave)
        hide();
    if (event->type() == QEvent::Drop) {
        take(*static_cast<QDropEvent *>(event));
        return true;
    }
    return QLabel::eventFilter(watched, event);
}

bool DropOverlay::greet(QDragEnterEvent &drag)
{
    const QStringList paths = droppedPaths(*drag.mimeData());
    if (!isWanted(paths))
        return false;
    setText(isOneLibrary(paths) ? tr("Drop the library to open it")
                                : tr("Drop files or folders to import them"));
    drag.acceptProposedAction();
    setGeometry(m_middle->geometry().adjusted(OverlayMargin, OverlayMargin, -OverlayMargin,
                                              -OverlayMargin));
    raise();
    show();
    return true;
}

void DropOverlay::take(QDropEvent &drop)
{
    hide();
    const QStringList paths = droppedPaths(*drop.mimeData());
    drop.acceptProposedAction();
    if (!isWanted(paths))
        return;
    if (isOneLibrary(paths))
        Q_EMIT libraryDropped(paths.first());
    else
        Q_EMIT importDropped(paths);
}

bool DropOverlay::isWanted(const QStringList &paths) const
{
    return !paths.isEmpty() && (m_isLibraryOpen || isOneLibrary(paths));
}

} // namespace sheria::app
