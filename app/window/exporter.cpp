// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/exporter.h"

#include "app/reader/readerpage.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/settings/preferences.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"
#include "app/window/readeractions.h"
#include "core/base/files.h"

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

constexpr int Steps = 1000;
constexpr int TellPackForMs = 8000;

} // namespace

Exporter::Exporter(MainWindow &window, ReaderActions &actions) : QObject(&window), m_window(window)
{
    addActions();
    connect(&actions, &ReaderActions::saveRequested, this, &Exporter::exportText);
    connect(&actions, &ReaderActions::printRequested, this, &Exporter::print);
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &Exporter::update);
    connect(&window.tabs(), &ReaderTabs::exportRequested, this, &Exporter::exportOne);
    update();
}

void Exporter::addActions()
{
    QMenu *file = m_window.menuBar()->actions().constFirst()->menu();
    const QList<QAction *> actions = file->actions();
    QAction *quit = actions.constLast();
    m_text = makeAction(this, u"exportText"_s, tr("&Export Text…"), u"Ctrl+E"_s, u"export"_s);
    connect(m_text, &QAction::triggered, this, &Exporter::exportText);
    m_part = makeAction(this, u"exportPart"_s, tr("Export the Part Being &Read…"));
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
    const ReaderTab *tab = m_window.tabs().current();
    if (tab && tab->expression())
        ask(tab->expression()->record, {}, tab->title());
}

void Exporter::exportPart()
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    // Another tab may be the current one when the page answers.
    tab->askCitation([self = QPointer(this), record = tab->expression()->record,
                      title = tab->title()](const QString &, const CitedProvision &provision) {
        if (!self)
            return;
        formats::Wanted part;
        part.portion = provision.eId;
        self->ask(record, part,
                  provision.label.isEmpty() ? title : title + u", "_s + provision.label);
    });
}

void Exporter::exportOne(const QByteArray &eId, const QString &suffix)
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression() || !tab->rendering())
        return;
    formats::Wanted part;
    part.portion = eId;
    const CitedProvision provision = citedProvision(tab->rendering()->entries, eId);
    ask(tab->expression()->record, part,
        provision.label.isEmpty() ? tab->title() : tab->title() + u", "_s + provision.label,
        suffix);
}

void Exporter::ask(const ExpressionRecord &record, const formats::Wanted &part,
                   const QString &title, const QString &suffix)
{
    if (!m_window.library())
        return;
    const ExportOrder order = orderFor(record, part);
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
    // The text is of this library only.
    connect(m_window.library(), &OpenLibrary::closing, dialog, &QDialog::close);
    connect(dialog, &QFileDialog::fileSelected, this, [this, order](const QString &path) {
        ExportOrder chosen = order;
        chosen.path = path;
        chosen.format = exportFormatFor(path);
        run(std::move(chosen));
    });
    dialog->open();
}

/// Its path and format are still to be chosen.
ExportOrder Exporter::orderFor(const ExpressionRecord &record, const formats::Wanted &part) const
{
    ExportOrder order;
    order.record = record;
    order.part = part;
    order.today = Today(m_window.library()->clock().now());
    return order;
}

/// Ends what is being made, and says that something else is.
void Exporter::begin(const QString &what)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    if (m_progress)
        m_progress->close();
    m_progress = new QProgressDialog(what, tr("Cancel"), 0, 0, &m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowTitle(tr("Export"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(ShowProgressAfterMs);
    m_progress->setValue(0);
    connect(m_progress, &QProgressDialog::canceled, this,
            [source = m_stop]() mutable { source.request_stop(); });
    m_query.setReaders(&m_window.library()->library().exportReaders());
}

void Exporter::run(ExportOrder order)
{
    if (!m_window.library())
        return;
    begin(tr("Exporting…"));
    const QString path = order.path;
    m_query.start([order = std::move(order), stop = m_stop.get_token()](
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
        showNotice(this, tr("The text was exported as %1.").arg(name));
    } else if (result.error().code == ErrorCode::Cancelled) {
        showNotice(this, tr("Nothing was exported."));
    } else {
        warn(&m_window, u"exportProblem"_s, tr("Export"),
             tr("The file %1 could not be written.").arg(name), errorText(result.error().code));
    }
    Q_EMIT finished(result);
}

void Exporter::print(const ShownText &text, bool isLookedAt)
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!m_window.library() || (!text.pdf && (!tab || !tab->expression())))
        return;
    auto make = text.pdf;
    if (!make) {
        make = [order = orderFor(tab->expression()->record, {})](
                   store::Database &db, const std::stop_token &stop) -> Result<QByteArray> {
            SHERIA_TRY(const render::ArchiveItem item,
                       formats::loadItem(db, order.record, order.part));
            return makeBytes(item, order, stop);
        };
    }
    begin(tr("Making the pages…"));
    m_query.start([make, stop = m_stop.get_token()](
                      store::Database &db, const std::stop_token &) { return make(db, stop); },
                  [this, title = text.title, isLookedAt](const Result<QByteArray> &pdf) {
                      if (m_progress)
                          m_progress->close();
                      if (!pdf)
                          showNotice(this, errorText(pdf.error().code));
                      else if (isLookedAt)
                          showPages(*pdf, title);
                      else
                          printPdf(*pdf, title, &m_window, m_printing);
                  });
}

void Exporter::showPages(const QByteArray &pdf, const QString &title)
{
    auto *preview = new PrintPreview(pdf, title, &m_window);
    connect(preview, &PrintPreview::printRequested, this, [this, pdf, title, preview] {
        printPdf(pdf, title, &m_window, m_printing);
        preview->close();
    });
    preview->open();
}

PackExporter::PackExporter(MainWindow &window, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_preferences(preferences)
    , m_work(this)
{
    QMenu *file = window.menuBar()->actions().constFirst()->menu();
    m_whole = makeAction(this, u"exportPack"_s, tr("Export the Library as a &Pack…"), {},
                         u"export"_s);
    m_changes = makeAction(this, u"exportDelta"_s, tr("Export C&hanges since the Last Pack…"));
    // Above "Quit".
    file->insertActions(file->actions().constLast(), {m_whole, m_changes});
    connect(m_whole, &QAction::triggered, this, [this] { ask(0); });
    connect(m_changes, &QAction::triggered, this, [this] {
        if (m_window.library())
            ask(m_preferences.packRevision(m_window.library()->path()));
    });
    connect(file, &QMenu::aboutToShow, this, &PackExporter::update);
    file->insertSeparator(file->actions().constLast());
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
    const QString library = m_window.library()->path();
    const QString base = QFileInfo(library).completeBaseName();
    const QString name = since > 0
        ? tr("%1-since-%2.zip", "a file's name: library, number").arg(base, QString::number(since))
        : base + u".zip"_s;
    askSavePath(&m_window, u"packDialog"_s, tr("Export the Library as a Pack"),
                folder + u'/' + name, tr("Packs (*.zip)"), u"zip"_s,
                [this, library, since](const QString &path) {
                    // Another library may have been opened meanwhile.
                    if (m_window.library() && m_window.library()->path() == library)
                        run(path, since);
                    else
                        showNotice(this, tr("No pack was written."));
                });
}

void PackExporter::run(const QString &path, qint64 since)
{
    if (!m_window.library())
        return;
    const QString library = m_window.library()->path();
    const auto share = std::make_shared<std::atomic<int>>(0);
    delete m_progress;
    m_progress = showProgress(&m_window, u"packProgress"_s, tr("Export the Library as a Pack"),
                              tr("Exporting the pack…"), Steps, share, [this] {
                                  m_work.requestStop();
                                  showNotice(this, tr("No pack was written."));
                              });
    m_work.start(
        [library, path, since, &clock = m_window.library()->clock(),
         share](const std::stop_token &stop) {
            const auto follow = [&share](const pack::Progress &progress) {
                const qint64 all = std::max<qint64>(1, progress.filesTotal);
                share->store(int(std::min<qint64>(Steps, progress.filesDone * Steps / all)));
            };
            return pack::exportPack(library, path, clock, follow, stop,
                                    {pack::ExportScope::Published, since});
        },
        [this, library, path, since](const Result<pack::Exported> &result) {
            if (result)
                m_preferences.setPackRevision(library, result->revision);
            show(result, path, since);
        });
}

void PackExporter::show(const Result<pack::Exported> &result, const QString &path, qint64 since)
{
    delete m_progress;
    const QString name = QDir::toNativeSeparators(path);
    if (!result) {
        warn(&m_window, u"packProblem"_s, tr("Export the Library as a Pack"),
             tr("The file %1 could not be written.").arg(name), errorText(result.error().code));
        Q_EMIT finished(result);
        return;
    }
    const QString told = since > 0
        ? tr("%n changed work(s) and all deletions were written to %1.", nullptr,
             int(result->works))
        : tr("%n work(s) were written to %1.", nullptr, int(result->works));
    const QString bases = tr("%n knowledge base(s) included.", nullptr,
                             int(result->knowledgeBases));
    const QString missing = result->incomplete > 0
        ? u' ' + tr("%n text(s) are still incomplete.", nullptr, int(result->incomplete))
        : QString();
    const QString damaged = result->damaged.isEmpty() ? QString()
                                                      : u' '
            + tr("%n damaged text(s) or file(s) were skipped.", nullptr,
                 int(result->damaged.size()));
    showNotice(this, told.arg(name) + u' ' + bases + missing + damaged);
    Q_EMIT finished(result);
}

} // namespace sheria::app
