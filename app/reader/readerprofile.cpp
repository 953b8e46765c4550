#include "app/reader/readerprofile.h"

#include "app/reader/scheme.h"
#include "app/reader/schemehandler.h"

#include <QWebEngineDownloadRequest>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>

namespace sheria::app {

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

} // namespace sheria::app
