#include "app/reader/readerpage.h"

#include "app/reader/schemehandler.h"
#include "app/theme/widgets.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QLoggingCategory>
#include <QPageLayout>
#include <QPageRanges>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTimer>
#include <QUrlQuery>
#include <QWebEngineContextMenuRequest>
#include <QWebEngineDownloadRequest>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineView>

#include <algorithm>
#include <chrono>
#include <memory>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcPage, "sheria.reader.page", QtWarningMsg)

bool isOwnPage(const QUrl &url)
{
    if (url.scheme().toLatin1() != schemeName())
        return false;
    return url.path().startsWith("/reader/"_L1) || url.path().startsWith("/help/"_L1);
}

/// Stands for the new window that a page asks for: tells the address, opens nothing.
class WindowCatcher : public QWebEnginePage
{
public:
    explicit WindowCatcher(ReaderPage *opener)
        : QWebEnginePage(opener->profile(), opener)
        , m_opener(opener)
    {}

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType, bool) override
    {
        Q_EMIT m_opener->linkFollowed(url.toString(QUrl::FullyEncoded), true);
        deleteLater();
        return false;
    }

private:
    ReaderPage *m_opener;
};

/// A long act takes a second or two.
constexpr std::chrono::seconds MostWait{10};

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

ReaderPage::ReaderPage(QWebEngineProfile *profile, QObject *parent)
    : QWebEnginePage(profile, parent)
    , m_host(new ReaderHost(this))
{
    m_channel.registerObject(u"host"_s, m_host);
    setWebChannel(&m_channel);
}

void ReaderPage::setTheme(ThemeKind theme)
{
    m_theme = theme;
    setBackgroundColor(themeColors(theme).base);
}

void ReaderPage::showNothing()
{
    load(readerUrl({}));
}

void ReaderPage::showDocument(const QByteArray &documentId)
{
    load(readerUrl(documentId));
}

void ReaderPage::load(QUrl url)
{
    if (m_theme != ThemeKind::Light) {
        QUrlQuery query(url);
        query.addQueryItem(u"theme"_s, themeName(m_theme));
        url.setQuery(query);
    }
    setUrl(url);
}

bool ReaderPage::acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame)
{
    if (isMainFrame && isOwnPage(url))
        return true;
    if (type == NavigationTypeLinkClicked)
        Q_EMIT linkFollowed(url.toString(QUrl::FullyEncoded), false);
    return false;
}

QWebEnginePage *ReaderPage::createWindow(WebWindowType)
{
    return new WindowCatcher(this);
}

void ReaderPage::javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level,
                                          const QString &message, int line, const QString &source)
{
    if (level == ErrorMessageLevel)
        qCWarning(lcPage).noquote() << message << source << line;
    else
        qCDebug(lcPage).noquote() << message << source << line;
}

void RequestInterceptor::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    info.block(info.requestUrl().scheme().toLatin1() != schemeName());
}

ReaderProfile::ReaderProfile(OpenDocuments &documents, QObject *parent)
    : QWebEngineProfile(parent)
    , m_handler(new SchemeHandler(documents, this))
{
    setHttpCacheType(NoCache);
    setPersistentCookiesPolicy(NoPersistentCookies);
    setUrlRequestInterceptor(&m_interceptor);
    installUrlSchemeHandler(schemeName(), m_handler);
    applySettings();
    connect(this, &QWebEngineProfile::downloadRequested, this,
            [](QWebEngineDownloadRequest *download) { download->cancel(); });
}

ReaderProfile::~ReaderProfile()
{
    for (QWebEngineView *view : m_kept)
        delete view;
}

bool ReaderProfile::isWriting(const QWebEngineView *view) const
{
    return std::find(m_written.begin(), m_written.end(), view) != m_written.end();
}

void ReaderProfile::watch(QWebEngineView *view)
{
    disconnect(view, nullptr, this, nullptr);
    connect(view->page(), &QWebEnginePage::pdfPrintingFinished, this,
            [this, view] { writingEnds(view); });
    connect(view, &QWebEngineView::printFinished, this, [this, view] { writingEnds(view); });
    // Then nothing comes any more.
    connect(view->page(), &QWebEnginePage::renderProcessTerminated, this, [this, view] {
        while (isWriting(view))
            writingEnds(view);
    });
}

bool ReaderProfile::takeOver(QWebEngineView *view)
{
    if (!isWriting(view))
        return false;
    view->hide();
    view->setParent(nullptr);
    m_kept.push_back(view);
    return true;
}

void ReaderProfile::writingEnds(QWebEngineView *view)
{
    const auto one = std::find(m_written.begin(), m_written.end(), view);
    if (one != m_written.end())
        m_written.erase(one);
    if (!isWriting(view) && std::erase(m_kept, view) > 0)
        view->deleteLater();
}

void ReaderProfile::finishWriting()
{
    QEventLoop loop;
    const QDeadlineTimer end(MostWait);
    QTimer::singleShot(MostWait, &loop, [] {}); // Wakes the loop.
    while (!m_written.empty() && !end.hasExpired())
        loop.processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

void ReaderProfile::applySettings()
{
    QWebEngineSettings *pages = settings();
    for (const QWebEngineSettings::WebAttribute attribute :
         {QWebEngineSettings::JavascriptCanOpenWindows,
          QWebEngineSettings::JavascriptCanAccessClipboard, QWebEngineSettings::JavascriptCanPaste,
          QWebEngineSettings::LocalStorageEnabled,
          QWebEngineSettings::LocalContentCanAccessRemoteUrls,
          QWebEngineSettings::LocalContentCanAccessFileUrls,
          QWebEngineSettings::HyperlinkAuditingEnabled, QWebEngineSettings::PluginsEnabled,
          QWebEngineSettings::PdfViewerEnabled, QWebEngineSettings::ScreenCaptureEnabled,
          QWebEngineSettings::WebGLEnabled, QWebEngineSettings::AutoLoadIconsForPage,
          QWebEngineSettings::DnsPrefetchEnabled, QWebEngineSettings::ErrorPageEnabled})
        pages->setAttribute(attribute, false);
    pages->setAttribute(QWebEngineSettings::ScrollAnimatorEnabled, true);
    pages->setAttribute(QWebEngineSettings::FocusOnNavigationEnabled, false);
    pages->setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes);
}

ReaderView::ReaderView(QWidget *parent) : QWebEngineView(parent)
{
    // What is dropped is for the window to import: a page would try to open it.
    setAcceptDrops(false);
}

void ReaderView::contextMenuEvent(QContextMenuEvent *event)
{
    const QWebEngineContextMenuRequest *request = lastContextMenuRequest();
    const QUrl link = request ? request->linkUrl() : QUrl();
    const bool hasSelection = request && !request->selectedText().isEmpty();
    Q_EMIT menuRequested(event->globalPos(), link, hasSelection);
    event->accept();
}

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
