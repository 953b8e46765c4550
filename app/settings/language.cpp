#include "app/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include "translations/translations.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

QStringList interfaceLanguages()
{
    QStringList languages;
    const QStringList files = QDir(translations::folder()).entryList({u"sheria_*.qm"_s});
    for (const QString &file : files)
        languages.append(file.section(u'_', 1).section(u'.', 0, 0));
    if (!languages.contains("en"_L1))
        languages.prepend(u"en"_s);
    return languages;
}

void installLanguage(QCoreApplication &application, const QString &language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    // The system may write dates in a language that the program does not speak.
    auto *own = new QTranslator(&application);
    const bool isSpoken = own->load(locale, u"sheria"_s, u"_"_s, translations::folder());
    const QLocale spoken(isSpoken ? locale : QLocale(QLocale::English));
    if (!isSpoken)
        Q_UNUSED(own->load(u"sheria_en"_s, translations::folder()));
    QLocale::setDefault(spoken);
    auto *qt = new QTranslator(&application);
    if (qt->load(spoken, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    QCoreApplication::installTranslator(own);
}

} // namespace sheria::app
