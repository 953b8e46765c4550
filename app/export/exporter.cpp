#include "app/export/exporter.h"

#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/reader/textoutput.h"
#include "app/shell/mainwindow.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/outputfile.h"
#include "core/formats/fileformat.h"
#include "core/formats/htmlfile.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStandardPaths>
#include <QStatusBar>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ShowProgressAfterMs = 500;
constexpr int TellForMs = 8000;

Result<QByteArray> makeBytes(const render::ArchiveItem &item, const ExportOrder &order,
                             std::stop_token stop)
{
    render::ArchiveOptions options;
    options.today = order.today;
    switch (order.format) {
    case ExportFormat::Pdf:
        return formats::makeFile(formats::FileFormat::Pdf, item, options, std::move(stop));
    case ExportFormat::Epub:
        return formats::makeFile(formats::FileFormat::Epub, item, options, std::move(stop));
    case ExportFormat::Zip:
        return formats::makeFile(formats::FileFormat::Zip, item, options, std::move(stop));
    case ExportFormat::Html: return formats::makeHtmlFile(item, order.today);
    }
    Q_UNREACHABLE();
}

/// The format that the name of a file asks for; PDF when it says nothing.
ExportFormat exportFormatFor(const QString &path)
{
    if (path.endsWith(u".epub", Qt::CaseInsensitive))
        return ExportFormat::Epub;
    if (path.endsWith(u".html", Qt::CaseInsensitive) || path.endsWith(u".htm", Qt::CaseInsensitive))
        return ExportFormat::Html;
    return path.endsWith(u".zip", Qt::CaseInsensitive) ? ExportFormat::Zip : ExportFormat::Pdf;
}

/// Makes the file and puts it at its place, whole or not at all; a file that is there already stays
/// until then.
/// Thread: any.
/// Errors: those of making it; Unavailable when it cannot be written; Cancelled.
Result<void> writeExport(store::Database &db, const ExportOrder &order, const std::stop_token &stop)
{
    SHERIA_TRY(const render::ArchiveItem item, formats::loadItem(db, order.record, order.part));
    SHERIA_TRY(const QByteArray bytes, makeBytes(item, order, stop));
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"the export is no longer wanted"_s};
    return writeOutputFile(order.path, bytes);
}

} // namespace

Exporter::Exporter(MainWindow &window) : QObject(&window), m_window(window)
{
    addActions();
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &Exporter::update);
    connect(&window.tabs(), &ReaderTabs::exportRequested, this, &Exporter::exportOne);
    update();
}

void Exporter::addActions()
{
    QMenu *file = m_window.menuBar()->actions().constFirst()->menu();
    const QList<QAction *> actions = file->actions();
    QAction *quit = actions.constLast();
    m_text = new QAction(icon(u"export"_s), tr("&Export Text…"), this);
    m_text->setObjectName(u"exportText"_s);
    m_text->setShortcut(QKeySequence(u"Ctrl+E"_s));
    connect(m_text, &QAction::triggered, this, &Exporter::exportText);
    m_part = new QAction(tr("Export the Part Being &Read…"), this);
    m_part->setObjectName(u"exportPart"_s);
    connect(m_part, &QAction::triggered, this, &Exporter::exportPart);
    file->insertActions(quit, {m_text, m_part});
    file->insertSeparator(quit);
}

void Exporter::update()
{
    const ReaderTab *tab = m_window.tabs().current();
    const bool hasText = tab && tab->expression();
    m_text->setEnabled(hasText);
    m_part->setEnabled(hasText);
}

void Exporter::exportText()
{
    if (const ReaderTab *tab = m_window.tabs().current())
        ask({}, tab->title());
}

void Exporter::exportPart()
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab)
        return;
    const QPointer<Exporter> self(this);
    const QString title = tab->title();
    tab->askCitation([self, title](const QString &, const CitedProvision &provision) {
        if (!self)
            return;
        formats::Wanted part;
        part.portion = provision.eId;
        self->ask(part, provision.label.isEmpty() ? title : title + u", "_s + provision.label);
    });
}

void Exporter::exportOne(const QByteArray &eId, const QString &suffix)
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->rendering())
        return;
    formats::Wanted part;
    part.portion = eId;
    const CitedProvision provision = citedProvision(tab->rendering()->entries, eId);
    ask(part, provision.label.isEmpty() ? tab->title() : tab->title() + u", "_s + provision.label,
        suffix);
}

void Exporter::ask(const formats::Wanted &part, const QString &title, const QString &suffix)
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression() || !m_window.library())
        return;
    ExportOrder order;
    order.record = tab->expression()->record;
    order.part = part;
    order.today = Today(m_window.library()->clock().now());
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new QFileDialog(&m_window, tr("Export"), folder);
    dialog->setObjectName(u"exportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PDF documents (*.pdf)"), tr("Electronic books (*.epub)"),
                            tr("Web pages (*.html)"), tr("Akoma Ntoso with media (*.zip)")});
    const QStringList suffixes{u"pdf"_s, u"epub"_s, u"html"_s, u"zip"_s};
    const qsizetype wanted = std::max<qsizetype>(0, suffixes.indexOf(suffix));
    dialog->selectNameFilter(dialog->nameFilters().at(wanted));
    dialog->setDefaultSuffix(suffixes.at(wanted));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, suffixes](const QString &name) {
        dialog->setDefaultSuffix(suffixes.value(dialog->nameFilters().indexOf(name)));
    });
    dialog->selectFile(fileNameFor(title, suffixes.at(wanted)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, order](const QString &path) {
        ExportOrder chosen = order;
        chosen.path = path;
        chosen.format = exportFormatFor(path);
        run(std::move(chosen));
    });
    dialog->open();
}

void Exporter::run(ExportOrder order)
{
    if (!m_window.library())
        return;
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_progress = new QProgressDialog(tr("The file is being made…"), tr("Cancel"), 0, 0, &m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowTitle(tr("Export"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(ShowProgressAfterMs);
    m_progress->setValue(0);
    connect(m_progress, &QProgressDialog::canceled, this,
            [source = m_stop]() mutable { source.request_stop(); });
    m_query = std::make_unique<LatestQuery>(m_window.library()->readers(), this);
    const QString path = order.path;
    m_query->start([order = std::move(order), stop = m_stop.get_token()](
                       store::Database &db,
                       const std::stop_token &) { return writeExport(db, order, stop); },
                   [this, path](const Result<void> &result) { show(result, path); });
}

void Exporter::show(const Result<void> &result, const QString &path)
{
    if (m_progress)
        m_progress->close();
    const QString name = QDir::toNativeSeparators(path);
    if (result) {
        m_window.statusBar()->showMessage(tr("The text was exported as %1.").arg(name), TellForMs);
    } else if (result.error().code == ErrorCode::Cancelled) {
        m_window.statusBar()->showMessage(tr("Nothing was exported."), TellForMs);
    } else {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Export"),
                                    tr("The file %1 could not be made.").arg(name), QMessageBox::Ok,
                                    &m_window);
        box->setObjectName(u"exportProblem"_s);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setInformativeText(errorText(result.error().code));
        box->open();
    }
    Q_EMIT finished(result);
}

} // namespace sheria::app
