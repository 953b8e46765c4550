#pragma once

#include <QWebEngineProfile>
#include <QWebEngineUrlRequestInterceptor>

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

    SchemeHandler &handler() { return *m_handler; }

private:
    void applySettings();

    RequestInterceptor m_interceptor;
    SchemeHandler *m_handler = nullptr;
};

} // namespace sheria::app
