#pragma once

#include <QUrl>
#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>
#include <QWebEngineView>

#include <vector>

class QWebEngineView;

namespace sheria::app {

class OpenDocuments;
class SchemeHandler;

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

    ~ReaderProfile() override;

    SchemeHandler &handler() { return *m_handler; }

    // WebEngine tells a page that its PDF is written, or printed, without looking whether there is
    // still a page. So a view whose page is being written lives until that is done.
    /// Once for each view whose page may be written.
    void watch(QWebEngineView *view);
    /// The view's page is written or printed from now on.
    void writingBegins(QWebEngineView *view) { m_written.push_back(view); }
    /// Whether the view is being written; then it is the profile's, which deletes it afterwards.
    bool takeOver(QWebEngineView *view);
    /// Waits until nothing is being written, ten seconds at most. What happens meanwhile happens.
    void finishWriting();

private:
    void applySettings();
    void writingEnds(QWebEngineView *view);

    RequestInterceptor m_interceptor;
    SchemeHandler *m_handler = nullptr;
    std::vector<QWebEngineView *> m_written; ///< One for each writing.
    std::vector<QWebEngineView *> m_kept;    ///< Nobody else's any more.
};

/// The web view of a reader: asks for a menu of the program's own instead of the browser's.
class ReaderView : public QWebEngineView
{
    Q_OBJECT

public:
    explicit ReaderView(QWidget *parent = nullptr);

Q_SIGNALS:
    void menuRequested(const QPoint &globalPosition, const QUrl &link, bool hasSelection);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
};

} // namespace sheria::app
