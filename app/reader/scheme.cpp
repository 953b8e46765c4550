#include "app/reader/scheme.h"

#include <QLoggingCategory>
#include <QString>
#include <QWebEngineUrlScheme>

#include <unistd.h>

namespace sheria::app {

using namespace Qt::StringLiterals;

void registerScheme()
{
    QWebEngineUrlScheme scheme(schemeName());
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    QWebEngineUrlScheme::Flags flags = QWebEngineUrlScheme::SecureScheme
        | QWebEngineUrlScheme::CorsEnabled;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    flags |= QWebEngineUrlScheme::FetchApiAllowed;
#endif
    scheme.setFlags(flags);
    QWebEngineUrlScheme::registerScheme(scheme);
}

void prepareWebEngine()
{
    if (geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
    // What the user sets in QT_LOGGING_RULES goes before this.
    QLoggingCategory::setFilterRules(u"qt.webenginecontext*=false"_s);
}

QByteArray schemeName()
{
    return "sheria"_ba;
}

QByteArray schemeOrigin()
{
    return "sheria://app"_ba;
}

QUrl readerUrl(const QByteArray &documentId)
{
    const QByteArray query = documentId.isEmpty() ? QByteArray() : "?doc=" + documentId;
    return {QString::fromLatin1(schemeOrigin() + "/reader/index.html" + query)};
}

QUrl helpUrl(const QString &language)
{
    return {QString::fromLatin1(schemeOrigin()) + u"/help/%1/index.html"_s.arg(language)};
}

} // namespace sheria::app
