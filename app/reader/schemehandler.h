#pragma once

#include "core/store/readers.h"

#include <QWebEngineUrlSchemeHandler>

class QWebEngineUrlRequestJob;

namespace sheria::app {

class OpenDocuments;

/// Answers "sheria:" from what the program carries and the library holds. GET only, own pages only,
/// and every page under a content security policy that allows nothing from elsewhere.
///
/// Thread: the GUI thread's; media are read on the library's readers.
class SchemeHandler : public QWebEngineUrlSchemeHandler
{
    Q_OBJECT

public:
    explicit SchemeHandler(OpenDocuments &documents, QObject *parent = nullptr);

    /// Where media come from; null: nowhere.
    void setReaders(store::Readers *readers) { m_readers = readers; }

    void requestStarted(QWebEngineUrlRequestJob *job) override;

private:
    static void replyWithPage(QWebEngineUrlRequestJob *job, const QString &name);
    static void replyWithFile(QWebEngineUrlRequestJob *job, const QString &path);
    void replyWithPart(QWebEngineUrlRequestJob *job, const QString &path);
    void replyWithMedia(QWebEngineUrlRequestJob *job, const QString &path);

    OpenDocuments &m_documents;
    store::Readers *m_readers = nullptr;
};

/// The resource that a path of the scheme names: the channel script of the reader page,
/// or a page of the help; empty for any other path.
QString resourceFor(const QString &path);

/// The media type that goes with a file name; "application/octet-stream" when it is not known.
QByteArray mediaTypeFor(const QString &path);

} // namespace sheria::app
