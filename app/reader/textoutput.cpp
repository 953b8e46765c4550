#include "app/reader/textoutput.h"

#include "app/reader/readerpage.h"
#include "app/theme/widgets.h"

#include <QCoreApplication>
#include <QDir>
#include <QPageLayout>
#include <QPageRanges>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QWebEngineView>

#include <memory>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double MarginMm = 18;
/// Finer, a page would be a picture of half a gigabyte.
constexpr int PrinterDpi = 600;
constexpr int MaxNameChars = 80;

/// The translation context of this file.
struct OutputWords
{
    Q_DECLARE_TR_FUNCTIONS(TextOutput)
};

QPageLayout::Orientation orientationOf(const ShownText &text)
{
    return text.isWide ? QPageLayout::Landscape : QPageLayout::Portrait;
}

QMarginsF margins()
{
    return {MarginMm, MarginMm, MarginMm, MarginMm};
}

void writePdf(const ShownText &text, const QString &path, const QPageLayout &layout,
              const QPageRanges &ranges, const std::function<void(const QString &)> &tell)
{
    if (!text.pane)
        return; // It was closed while the file was chosen.
    ReaderPage &page = text.pane->page();
    QObject::connect(
        &page, &QWebEnginePage::pdfPrintingFinished, &page,
        [tell](const QString &file, bool isDone) {
            const QString name = QDir::toNativeSeparators(file);
            tell(isDone ? OutputWords::tr("The text was saved as %1.").arg(name)
                        : OutputWords::tr("The file %1 could not be written.").arg(name));
        },
        Qt::SingleShotConnection);
    text.pane->writingBegins();
    page.printToPdf(path, layout, ranges);
}

/// A printer gets pictures of the pages from the toolkit; a file has the words themselves.
void print(const ShownText &text, const std::shared_ptr<QPrinter> &printer,
           const std::function<void(const QString &)> &tell)
{
    const QString file = printer->outputFileName();
    if (!file.isEmpty()) {
        writePdf(text, file, printer->pageLayout(), printer->pageRanges(), tell);
        return;
    }
    QWebEngineView *view = &text.pane->view();
    // The printer has to live until the pages have been handed over.
    QObject::connect(
        view, &QWebEngineView::printFinished, view,
        [tell, printer](bool isDone) {
            if (!isDone)
                tell(OutputWords::tr("The text could not be printed."));
        },
        Qt::SingleShotConnection);
    text.pane->writingBegins();
    view->print(printer.get());
}

} // namespace

QString fileNameFor(const QString &title, const QString &suffix)
{
    static const QRegularExpression unsafe(u"[\\x00-\\x1f/\\\\:*?\"<>|]+"_s);
    QString name = title.simplified();
    name.replace(unsafe, u" "_s);
    name = name.simplified().left(MaxNameChars).trimmed();
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? u"text"_s : name) + u'.' + suffix;
}

void saveTextAsPdf(const ShownText &text, const std::function<void(const QString &)> &tell)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    askSavePath(text.pane, {}, OutputWords::tr("Save as PDF"),
                folder + u'/' + fileNameFor(text.title, u"pdf"_s),
                OutputWords::tr("PDF documents (*.pdf)"), u"pdf"_s,
                [text, tell](const QString &path) {
                    const QPageLayout layout(QPageSize(QPageSize::A4), orientationOf(text),
                                             margins(), QPageLayout::Millimeter);
                    writePdf(text, path, layout, {}, tell);
                });
}

void printText(const ShownText &text, const std::function<void(const QString &)> &tell)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setResolution(PrinterDpi);
    printer->setPageOrientation(orientationOf(text));
    printer->setPageMargins(margins(), QPageLayout::Millimeter);
    auto *dialog = new QPrintDialog(printer.get(), text.pane->window());
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), text.pane,
                     [text, printer, tell] { print(text, printer, tell); });
    dialog->open();
}

} // namespace sheria::app
