// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpage.h"

#include "app/reader/schemehandler.h"
#include "app/theme/widgets.h"

#include <QApplication>
#include <QChildEvent>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QUrlQuery>
#include <QWebEngineContextMenuRequest>
#include <QWebEngineDownloadRequest>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>
#include <QWebEngineView>

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

constexpr int MaxNameChars = 80;

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
    m_focused = QApplication::focusWidget();
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *focused) { m_focused = focused; });
}

/// The widget that shows the page is a child, and has the focus in place of the view.
void ReaderView::childEvent(QChildEvent *event)
{
    if (event->added())
        event->child()->installEventFilter(this);
    QWebEngineView::childEvent(event);
}

/// Qt gives the focus of what is hidden or disabled to the next widget as if Tab had been pressed.
bool ReaderView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTab = event->type() == QEvent::FocusIn
        && (static_cast<QFocusEvent *>(event)->reason() == Qt::TabFocusReason
            || static_cast<QFocusEvent *>(event)->reason() == Qt::BacktabFocusReason);
    if (!isTab || !m_focused || (m_focused->isVisible() && m_focused->isEnabled()))
        return QWebEngineView::eventFilter(watched, event);
    QFocusEvent plain(QEvent::FocusIn, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(watched, &plain);
    return true;
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

} // namespace sheria::app
