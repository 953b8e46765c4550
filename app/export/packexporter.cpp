#include "app/export/packexporter.h"

#include "app/settings/preferences.h"
#include "app/shell/mainwindow.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int Steps = 1000;
constexpr int LookAtPackEveryMs = 100;
constexpr int ShowPackAfterMs = 500;
constexpr int TellPackForMs = 8000;

} // namespace

PackExporter::PackExporter(MainWindow &window, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_preferences(preferences)
    , m_work(this)
{
    QMenu *file = window.menuBar()->actions().constFirst()->menu();
    m_whole = add(tr("Export the Library as a &Pack…"), u"exportPack"_s);
    m_whole->setIcon(icon(u"export"_s));
    m_changes = add(tr("Export What C&hanged since the Last Pack…"), u"exportDelta"_s);
    connect(m_whole, &QAction::triggered, this, [this] { ask(0); });
    connect(m_changes, &QAction::triggered, this, [this] {
        if (m_window.library())
            ask(m_preferences.packRevision(m_window.library()->path()));
    });
    connect(file, &QMenu::aboutToShow, this, &PackExporter::update);
    file->insertSeparator(file->actions().constLast());
}

/// Above "Quit".
QAction *PackExporter::add(const QString &text, const QString &name)
{
    QMenu *file = m_window.menuBar()->actions().constFirst()->menu();
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    file->insertAction(file->actions().constLast(), action);
    return action;
}

void PackExporter::update()
{
    const OpenLibrary *library = m_window.library();
    m_whole->setEnabled(library != nullptr);
    m_changes->setEnabled(library && m_preferences.packRevision(library->path()) > 0);
}

void PackExporter::ask(qint64 since)
{
    if (!m_window.library())
        return;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new QFileDialog(&m_window, tr("Export the Library as a Pack"), folder,
                                   tr("Packs (*.zip)"));
    dialog->setObjectName(u"packDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"zip"_s);
    const QString name = QFileInfo(m_window.library()->path()).completeBaseName();
    dialog->selectFile(since > 0 ? tr("%1-since-%2.zip", "a file's name: library, number")
                                       .arg(name, QString::number(since))
                                 : name + u".zip"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, since](const QString &path) { run(path, since); });
    dialog->open();
}

void PackExporter::run(const QString &path, qint64 since)
{
    if (!m_window.library())
        return;
    const auto share = std::make_shared<std::atomic<int>>(0);
    showProgress(share);
    m_work.start(
        [library = m_window.library()->path(), path, since, &clock = m_window.library()->clock(),
         share](const std::stop_token &stop) {
            const auto follow = [&share](const pack::Progress &progress) {
                const qint64 all = std::max<qint64>(1, progress.filesTotal);
                share->store(int(std::min<qint64>(Steps, progress.filesDone * Steps / all)));
            };
            return pack::exportPack(library, path, clock, follow, stop,
                                    {pack::ExportScope::Published, since});
        },
        [this, path, since](const Result<pack::Exported> &result) { show(result, path, since); });
}

void PackExporter::showProgress(const Share &share)
{
    delete m_progress;
    m_progress = new QProgressDialog(tr("The pack is being written…"), tr("Cancel"), 0, Steps,
                                     &m_window);
    m_progress->setObjectName(u"packProgress"_s);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowTitle(tr("Export the Library as a Pack"));
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setMinimumDuration(ShowPackAfterMs);
    m_progress->setValue(0);
    auto *look = new QTimer(m_progress);
    connect(look, &QTimer::timeout, m_progress,
            [dialog = m_progress.data(), share] { dialog->setValue(share->load()); });
    look->start(LookAtPackEveryMs);
    connect(m_progress, &QProgressDialog::canceled, this, [this] {
        m_work.requestStop();
        m_window.statusBar()->showMessage(tr("No pack was written."), TellPackForMs);
    });
}

void PackExporter::show(const Result<pack::Exported> &result, const QString &path, qint64 since)
{
    if (m_progress) {
        m_progress->disconnect(this); // That it closes is no cancelling.
        m_progress->close();
    }
    const QString name = QDir::toNativeSeparators(path);
    if (!result) {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Export the Library as a Pack"),
                                    tr("The file %1 could not be made.").arg(name), QMessageBox::Ok,
                                    &m_window);
        box->setObjectName(u"packProblem"_s);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setInformativeText(errorText(result.error().code));
        box->open();
        Q_EMIT finished(result);
        return;
    }
    if (m_window.library())
        m_preferences.setPackRevision(m_window.library()->path(), result->revision);
    const QString told = since > 0
        ? tr("%n work(s) that changed, and what is gone, were written to %1.", nullptr,
             int(result->works))
        : tr("%n work(s) were written to %1.", nullptr, int(result->works));
    const QString bases = tr("%n knowledge base(s) went along.", nullptr,
                             int(result->knowledgeBases));
    const QString missing = result->incomplete > 0 ? u' '
            + tr("%n text(s) of it could not be fetched whole yet.", nullptr,
                 int(result->incomplete))
                                                   : QString();
    const QString damaged = result->damaged.isEmpty() ? QString()
                                                      : u' '
            + tr("%n damaged text(s) or file(s) were left out.", nullptr,
                 int(result->damaged.size()));
    m_window.statusBar()->showMessage(told.arg(name) + u' ' + bases + missing + damaged,
                                      TellPackForMs);
    Q_EMIT finished(result);
}

} // namespace sheria::app
