#include "app/reader/textoutput.h"

#include "app/reader/readerpage.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPageLayout>
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

void writePdf(const ShownText &text, const QString &path,
              const std::function<void(const QString &)> &tell)
{
    if (!text.pane)
        return; // It was closed while the file was chosen.
    const QPageLayout layout(QPageSize(QPageSize::A4), orientationOf(text),
                             QMarginsF(MarginMm, MarginMm, MarginMm, MarginMm),
                             QPageLayout::Millimeter);
    ReaderPage &page = text.pane->page();
    QObject::connect(
        &page, &QWebEnginePage::pdfPrintingFinished, text.pane,
        [tell](const QString &file, bool isDone) {
            const QString name = QDir::toNativeSeparators(file);
            tell(isDone ? OutputWords::tr("The text was saved as %1.").arg(name)
                        : OutputWords::tr("The file %1 could not be written.").arg(name));
        },
        Qt::SingleShotConnection);
    page.printToPdf(path, layout);
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
    auto *dialog = new QFileDialog(text.pane->window(), OutputWords::tr("Save as PDF"), folder,
                                   OutputWords::tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileNameFor(text.title, u"pdf"_s));
    QObject::connect(dialog, &QFileDialog::fileSelected, text.pane,
                     [text, tell](const QString &path) { writePdf(text, path, tell); });
    dialog->open();
}

void printText(const ShownText &text, const std::function<void(const QString &)> &tell)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(orientationOf(text));
    auto *dialog = new QPrintDialog(printer.get(), text.pane->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *view = QWebEngineView::forPage(&text.pane->page());
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), text.pane,
                     [view, printer] { view->print(printer.get()); });
    // The printer has to live until the pages have been handed over.
    QObject::connect(
        view, &QWebEngineView::printFinished, text.pane,
        [tell, printer](bool isDone) {
            if (!isDone)
                tell(OutputWords::tr("The text could not be printed."));
        },
        Qt::SingleShotConnection);
    dialog->open();
}

} // namespace sheria::app
