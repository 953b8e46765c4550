#include "app/reader/textoutput.h"

#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertab.h"

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
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TextOutput)
};

void writePdf(ReaderTab &tab, const QString &path, const std::function<void(const QString &)> &tell)
{
    const QPageLayout layout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                             QMarginsF(MarginMm, MarginMm, MarginMm, MarginMm),
                             QPageLayout::Millimeter);
    ReaderPage &page = tab.pane().page();
    QObject::connect(
        &page, &QWebEnginePage::pdfPrintingFinished, &tab,
        [tell](const QString &file, bool isDone) {
            const QString name = QDir::toNativeSeparators(file);
            tell(isDone ? Words::tr("The text was saved as %1.").arg(name)
                        : Words::tr("The file %1 could not be written.").arg(name));
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

void saveTextAsPdf(ReaderTab &tab, const std::function<void(const QString &)> &tell)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new QFileDialog(tab.window(), Words::tr("Save as PDF"), folder,
                                   Words::tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileNameFor(tab.title(), u"pdf"_s));
    QObject::connect(dialog, &QFileDialog::fileSelected, &tab,
                     [&tab, tell](const QString &path) { writePdf(tab, path, tell); });
    dialog->open();
}

void printText(ReaderTab &tab, const std::function<void(const QString &)> &tell)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), tab.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *view = QWebEngineView::forPage(&tab.pane().page());
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), &tab,
                     [view, printer] { view->print(printer.get()); });
    // The printer has to live until the pages have been handed over.
    QObject::connect(
        view, &QWebEngineView::printFinished, &tab,
        [tell, printer](bool isDone) {
            if (!isDone)
                tell(Words::tr("The text could not be printed."));
        },
        Qt::SingleShotConnection);
    dialog->open();
}

} // namespace sheria::app
