// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/bars.h"
#include "app/reader/readerpane.h"
#include "app/theme/theme.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QWebChannel>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>
#include <QWebEngineView>

#include <functional>
#include <stop_token>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

class OpenDocuments;
class SchemeHandler;

/// What the reader page may call: the object "host" of its web channel. Each slot is one signal, so
/// that a page can do nothing here but tell.
/// Source: resources/reader/README.md.
class ReaderHost : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

public Q_SLOTS:
    void linkActivated(const QString &href, const QString &dataHref, bool newTab)
    {
        // data-href is the address as the document has it, before any prefix.
        Q_EMIT linkFollowed(dataHref.startsWith(u'/') ? dataHref : href, newTab);
    }
    void scrollPositionChanged(const QString &eId, double offset)
    {
        Q_EMIT scrolled(eId.toUtf8(), qRound(offset));
    }
    void tocSelected(const QString &eId) { Q_EMIT tocFollowed(eId.toUtf8()); }
    void tocResized(double width) { Q_EMIT tocWidthChanged(qRound(width)); }
    void tocVisibleChanged(bool isVisible) { Q_EMIT tocShown(isVisible); }
    void originFollowed(const QString &eId) { Q_EMIT originChosen(eId.toUtf8()); }
    void noteFollowed(double id) { Q_EMIT noteChosen(qint64(id)); }
    void warningFollowed(const QString &eId) { Q_EMIT warningChosen(eId.toUtf8()); }
    void warm() { Q_EMIT pageWarm(); }
    void hitsShown(int index, int count) { Q_EMIT hitShown(index, count); }
    void ready(const QString &documentId) { Q_EMIT pageReady(documentId.toLatin1()); }
    void complete(const QString &documentId) { Q_EMIT pageComplete(documentId.toLatin1()); }
    void failed(const QString &message) { Q_EMIT pageFailed(message); }

Q_SIGNALS:
    void linkFollowed(const QString &href, bool inNewTab);
    void scrolled(const QByteArray &eId, int offset);
    void tocFollowed(const QByteArray &eId);
    void tocWidthChanged(int width);
    void tocShown(bool isVisible);
    void hitShown(int index, int count);
    void originChosen(const QByteArray &eId);
    void noteChosen(qint64 id);
    void warningChosen(const QByteArray &eId);
    void pageWarm();
    void pageReady(const QByteArray &documentId);
    void pageComplete(const QByteArray &documentId);
    void pageFailed(const QString &message);
};

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

/// Refuses every request that is not for the application's own scheme.
class RequestInterceptor : public QWebEngineUrlRequestInterceptor
{
    Q_OBJECT

public:
    using QWebEngineUrlRequestInterceptor::QWebEngineUrlRequestInterceptor;
    void interceptRequest(QWebEngineUrlRequestInfo &info) override;
};

/// The WebEngine profile of all pages: nothing is kept on disk, nothing comes from the network,
/// nothing is downloaded.
class ReaderProfile : public QWebEngineProfile
{
    Q_OBJECT

public:
    explicit ReaderProfile(OpenDocuments &documents, QObject *parent = nullptr);

    SchemeHandler &handler() { return *m_handler; }

private:
    void applySettings();

    RequestInterceptor m_interceptor;
    SchemeHandler *m_handler = nullptr;
};

/// The web view of a reader: asks for a menu of the program's own instead of the browser's. Its page begins with its first
/// link where somebody comes by Tab, and where it was otherwise.
class ReaderView : public QWebEngineView
{
    Q_OBJECT

public:
    explicit ReaderView(QWidget *parent = nullptr);

Q_SIGNALS:
    void menuRequested(const QPoint &globalPosition, const QUrl &link, bool hasSelection);

protected:
    void childEvent(QChildEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QPointer<QWidget> m_focused; ///< In the whole program.
};

/// Makes a file of what is in the library, on a thread of its readers.
using MakeFile = std::function<Result<QByteArray>(store::Database &, const std::stop_token &)>;

/// What is read, wherever in the window it stands: what is found in, copied, printed and saved.
struct ShownText
{
    QPointer<ReaderPane> pane; ///< Null: nothing is.
    QPointer<FindBar> findBar;
    QString title;
    MakeFile pdf; ///< Of a comparison. Null: it has none.
    /// Of a comparison: asks where to save it.
    std::function<void()> save;
};

/// A file name made of a title: without what file systems do not take.
QString fileNameFor(const QString &title, const QString &suffix);

} // namespace sheria::app
