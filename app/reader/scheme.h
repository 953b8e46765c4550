#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

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

/// Prepares the environment for WebEngine: its sandbox cannot start as root, so root, and nobody
/// else, goes without it; its chatter about graphics is turned off unless QT_LOGGING_RULES
/// turns it on. Call it before the application object is made.
void prepareWebEngine();

/// "sheria".
QByteArray schemeName();
/// "sheria://app".
QByteArray schemeOrigin();

/// The reader page for a document of OpenDocuments.
QUrl readerUrl(const QByteArray &documentId);
/// The help in that interface language ("en", "fr").
QUrl helpUrl(const QString &language);

} // namespace sheria::app
