#pragma once

#include "app/theme/theme.h"

#include <QUrl>
#include <QWebChannel>
#include <QWebEnginePage>

namespace sheria::app {

class ReaderHost;

/// A page of the reader: it shows the reader page or the help, and goes nowhere by itself. Whatever
/// else it is led to is a link that someone followed.
class ReaderPage : public QWebEnginePage
{
    Q_OBJECT

public:
    explicit ReaderPage(QWebEngineProfile *profile, QObject *parent = nullptr);

    ReaderHost &host() { return *m_host; }
    /// The colour behind the page until it has painted.
    void setTheme(ThemeKind theme);
    /// Loads the reader page without a document.
    void showNothing();
    /// Loads the reader page with a document of OpenDocuments.
    void showDocument(const QByteArray &documentId);

Q_SIGNALS:
    /// A link that the page itself did not take over.
    void linkFollowed(const QString &href, bool inNewTab);

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage *createWindow(WebWindowType type) override;
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message,
                                  int line, const QString &source) override;

private:
    void load(QUrl url);

    ReaderHost *m_host = nullptr;
    QWebChannel m_channel;
    ThemeKind m_theme = ThemeKind::Light;
};

} // namespace sheria::app
