#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

class QCoreApplication;

namespace sheria::app {

/// The languages the program speaks: "en", and one for each file in translations/.
QStringList interfaceLanguages();

/// Makes the interface speak `language` ("fr"; empty: the system's), English where there is no
/// translation, and sets the default locale to go with it. Call it before widgets are made.
void installLanguage(QCoreApplication &application, const QString &language);

} // namespace sheria::app
