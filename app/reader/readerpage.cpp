#include "app/reader/readerpage.h"

#include "app/reader/schemehandler.h"

#include <QLoggingCategory>
#include <QUrlQuery>

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
    if (m_theme == ThemeKind::Dark) {
        QUrlQuery query(url);
        query.addQueryItem(u"theme"_s, u"dark"_s);
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

} // namespace sheria::app
