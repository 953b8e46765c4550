// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/readers.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QWebEngineUrlSchemeHandler>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

class QWebEngineUrlRequestJob;

namespace sheria::app {

/// The application's own URL scheme, "sheria:": the only one its pages are loaded from.
///
///   sheria://app/reader/index.html?doc=d7   the reader page, showing document d7
///   sheria://app/doc/d7/content.html        what it asks for
///   sheria://app/media/12/figure.png        an image of expression 12
///   sheria://app/help/en/index.html         the help
///
/// Makes WebEngine know the scheme. Call it before the application object is made.
void registerScheme();

/// How many processes show pages, however many pages there are.
inline constexpr int MostRenderers = 2;

/// Prepares the environment for WebEngine: its pages share MostRenderers processes, unless the environment says
/// otherwise already; its sandbox cannot start as root, so root, and nobody
/// else, goes without it; its chatter about graphics is turned off unless QT_LOGGING_RULES
/// turns it on. Call it before the application object is made.
void prepareWebEngine();

/// "sheria".
QByteArray schemeName();
/// "sheria://app".
QByteArray schemeOrigin();

/// The reader page for a document of OpenDocuments.
QUrl readerUrl(const QByteArray &documentId);
/// The help in that language of the interface.
QUrl helpUrl(const QString &language);

/// What the reader pages are made of: three parts for each document that is shown. A page may ask
/// for a part before it is there; it gets it as soon as it is.
///
/// Thread: the GUI thread's.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    enum class Part {
        Meta,    ///< JSON: title, language, theme, banner, where to scroll.
        Toc,     ///< JSON.
        Content, ///< HTML.
    };
    static constexpr int Parts = 3;

    /// Null: the document is gone, or could not be made.
    using Deliver = std::function<void(const std::optional<QByteArray> &)>;

    using QObject::QObject;

    /// A new document, its parts still to come. Returns its id, which is never given again.
    QByteArray add();
    void provide(const QByteArray &id, Part part, const QByteArray &bytes);
    /// Answers whoever waits that there is nothing.
    void remove(const QByteArray &id);

    /// Calls `deliver` at once or later, but not after `context` has gone.
    void request(const QByteArray &id, Part part, QObject *context, Deliver deliver);

private:
    struct Waiting
    {
        QPointer<QObject> context;
        Deliver deliver;
    };
    struct Slot
    {
        std::optional<QByteArray> bytes;
        std::vector<Waiting> waiting;
    };
    using Document = std::array<Slot, Parts>;

    static void answer(Slot &slot);

    std::map<QByteArray, Document> m_documents;
    quint64 m_last = 0;
};

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
