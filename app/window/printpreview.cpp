// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/printpreview.h"

#include "app/theme/widgets.h"
#include "core/base/files.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QPageRanges>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfPageNavigator>
#include <QPdfPageRenderer>
#include <QPdfView>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTemporaryFile>
#include <QToolButton>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Finer, a page would be a picture of half a gigabyte.
constexpr int PrinterDpi = 300;
constexpr qint64 BytesAtOnce = 1 << 20; ///< Of a file that is copied.
constexpr double PreviewZoomStep = 1.25;
constexpr double LeastZoom = 0.25;
constexpr double MostZoom = 4;
constexpr QSize PreviewSize(820, 760);

/// The translation context of this file.
struct PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

/// A printer gets pictures of the pages.
/// Thread: any.
Result<void> paintPages(QPrinter &printer, const QByteArray &pdf, const std::stop_token &stop)
{
    QBuffer bytes;
    bytes.setData(pdf);
    bytes.open(QIODevice::ReadOnly);
    QPdfDocument document(nullptr);
    document.load(&bytes);
    QPainter painter;
    if (document.pageCount() == 0 || !painter.begin(&printer))
        return Error{ErrorCode::Unavailable, u"the printer takes no pages"_s};
    const QPageRanges wanted = printer.pageRanges();
    bool isFirst = true;
    for (int page = 0; page < document.pageCount(); ++page) {
        // A printer that takes nothing back gets all pages rather than some.
        if (stop.stop_requested() && (!printer.outputFileName().isEmpty() || printer.abort()))
            return Error{ErrorCode::Cancelled, u"the print job is no longer wanted"_s};
        if (!wanted.isEmpty() && !wanted.contains(page + 1))
            continue;
        if (!isFirst && !printer.newPage())
            return Error{ErrorCode::Unavailable, u"the printer takes no further page"_s};
        isFirst = false;
        const QSize paper = printer.paperRect(QPrinter::DevicePixel).size().toSize();
        const QSize size = document.pagePointSize(page).scaled(paper, Qt::KeepAspectRatio).toSize();
        painter.drawImage(QPoint((paper.width() - size.width()) / 2, 0),
                          document.render(page, size));
    }
    return painter.end() ? Result<void>() : Error{ErrorCode::Unavailable, u"the printer failed"_s};
}

/// The same into the file of the printer, which gets all of it at the end.
Result<void> paintFile(QPrinter &printer, const QByteArray &pdf, const std::stop_token &stop)
{
    const QString path = printer.outputFileName();
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    QTemporaryFile painted(path + u".XXXXXX"_s);
    if (!painted.open())
        return writeError(path, painted);
    printer.setOutputFileName(painted.fileName());
    SHERIA_CHECK(paintPages(printer, pdf, stop));
    for (QByteArray part; !(part = painted.read(BytesAtOnce)).isEmpty();)
        file.device().write(part); // What it could not write, commit() tells.
    return painted.error() == QFileDevice::NoError ? file.commit() : writeError(path, painted);
}

} // namespace

Result<void> printPages(QPrinter &printer, const QByteArray &pdf, const std::stop_token &stop)
{
    if (printer.outputFileName().isEmpty())
        return paintPages(printer, pdf, stop);
    if (printer.pageRanges().isEmpty())
        return writeOutputFile(printer.outputFileName(), pdf);
    return paintFile(printer, pdf, stop);
}

void PrintJobs::add(const std::shared_ptr<QPrinter> &printer, const QByteArray &pdf,
                    QWidget *parent)
{
    m_thread->post([printer, pdf, told = QPointer(parent), stop = m_stop.get_token()] {
        const Result<void> printed = printPages(*printer, pdf, stop);
        if (printed || printed.error().code == ErrorCode::Cancelled)
            return;
        tellLater(told, [](const QWidget &shown) {
            showNotice(&shown, PrintWords::tr("The text could not be printed."));
        });
    });
}

void printPdf(const QByteArray &pdf, const QString &title, QWidget *parent, PrintJobs &jobs)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setResolution(PrinterDpi);
    printer->setFullPage(true); // The pages have margins of their own.
    printer->setDocName(title);
    auto *dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), parent,
                     [printer, pdf, parent, &jobs] { jobs.add(printer, pdf, parent); });
    dialog->open();
}

PrintPreview::PrintPreview(const QByteArray &pdf, const QString &title, QWidget *parent)
    : QDialog(parent)
    , m_document(new QPdfDocument(this))
    , m_pages(new QPdfView(this))
{
    setUpDialog(*this, u"printPreview"_s, tr("Print Preview: %1").arg(title));
    m_bytes.setData(pdf);
    m_bytes.open(QIODevice::ReadOnly);
    m_document->load(&m_bytes);
    build();
    resizeWithinScreen(*this, PreviewSize);
    m_pages->setFocus();
}

PrintPreview::~PrintPreview()
{
    m_pages->setDocument(nullptr);
    m_document->close();
    // The thread of a renderer is deleted with this only.
    for (auto *renderer : m_pages->findChildren<QPdfPageRenderer *>())
        renderer->setRenderMode(QPdfPageRenderer::RenderMode::SingleThreaded);
}

void PrintPreview::build()
{
    m_pages->setObjectName(u"previewPages"_s);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setPageMode(QPdfView::PageMode::MultiPage);
    m_pages->setZoomMode(QPdfView::ZoomMode::FitToWidth);
    m_pages->setDocument(m_document);
    m_position = makeLabel(this, u"previewPosition"_s);
    const auto tool = [this](const QString &name, const QString &iconName, const QString &tip,
                             const std::function<void()> &run) {
        QToolButton *button = makeToolButton(this, name, iconName, tip);
        connect(button, &QToolButton::clicked, this, run);
        return button;
    };
    auto *bar = hbox(
        {makeButton(this, u"previewPrint"_s, tr("&Print…"), u"print"_s, {},
                    [this] { Q_EMIT printRequested(); }),
         tool(u"previewBack"_s, u"up"_s, tr("Previous page"), [this] { goToPage(-1); }),
         tool(u"previewNext"_s, u"down"_s, tr("Next page"), [this] { goToPage(1); }), m_position,
         BoxItem::filler(),
         tool(u"previewOut"_s, u"zoom-out"_s, tr("Zoom out"),
              [this] { zoom(1 / PreviewZoomStep); }),
         tool(u"previewFit"_s, u"zoom-reset"_s, tr("Fit to the width"),
              [this] { m_pages->setZoomMode(QPdfView::ZoomMode::FitToWidth); }),
         tool(u"previewIn"_s, u"zoom-in"_s, tr("Zoom in"), [this] { zoom(PreviewZoomStep); }),
         makeButton(this, u"previewClose"_s, tr("&Close"), {}, {}, [this] { reject(); })});
    vbox({bar, {m_pages, 1}}, this, QMargins(10, 8, 10, 10))->setSpacing(8);
    connect(m_pages->pageNavigator(), &QPdfPageNavigator::currentPageChanged, this,
            &PrintPreview::showPosition);
    showPosition();
}

void PrintPreview::goToPage(int step)
{
    QPdfPageNavigator *at = m_pages->pageNavigator();
    at->jump(std::clamp(at->currentPage() + step, 0, std::max(0, m_document->pageCount() - 1)), {});
}

void PrintPreview::zoom(double factor)
{
    // While the pages fit the width, the view does not say how large they are.
    const double shown = m_pages->zoomMode() == QPdfView::ZoomMode::Custom
        ? m_pages->zoomFactor()
        : m_pages->viewport()->width() * 72.0
            / (m_pages->logicalDpiX() * std::max(1.0, m_document->pagePointSize(0).width()));
    m_pages->setZoomMode(QPdfView::ZoomMode::Custom);
    m_pages->setZoomFactor(std::clamp(shown * factor, LeastZoom, MostZoom));
}

void PrintPreview::showPosition()
{
    m_position->setText(tr("Page %1 of %2")
                            .arg(QLocale().toString(m_pages->pageNavigator()->currentPage() + 1),
                                 QLocale().toString(m_document->pageCount())));
}

} // namespace sheria::app
