// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_preferences {

using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void haveDefaults()
    {
        const QTemporaryDir folder;
        const Preferences preferences(folder.filePath(u"settings.ini"_s));
        QCOMPARE(preferences.theme(), ThemeChoice::System);
        QCOMPARE(preferences.port(), Preferences::DefaultPort);
        QVERIFY(preferences.startsServer());
        QVERIFY(preferences.language().isEmpty());
        QVERIFY(preferences.recentLibraries().isEmpty());
    }

    void comeBack()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        {
            Preferences preferences(path);
            preferences.setTheme(ThemeChoice::Dark);
            preferences.setPort(9001);
            preferences.setStartsServer(false);
            preferences.setLanguage(u"fr"_s);
            preferences.setStill(true);
            preferences.setReading({u"DejaVu Sans"_s, 130, 60, 120});
            preferences.setShortcuts({{u"search"_s, u"Ctrl+Alt+Z"_s}, {u"quit"_s, QString()}});
            preferences.setProxy({ProxyChoice::Kind::Own, u"http://proxy.example:3128"_s});
        }
        const Preferences preferences(path);
        QCOMPARE(preferences.theme(), ThemeChoice::Dark);
        QCOMPARE(preferences.port(), 9001);
        QVERIFY(!preferences.startsServer());
        QCOMPARE(preferences.language(), u"fr"_s);
        QVERIFY(preferences.isStill());
        QCOMPARE(preferences.reading(), (ReadingStyle{u"DejaVu Sans"_s, 130, 60, 120}));
        QCOMPARE(preferences.shortcuts().at(u"search"_s), u"Ctrl+Alt+Z"_s);
        QCOMPARE(preferences.shortcuts().at(u"quit"_s), QString());
        QCOMPARE(preferences.proxy(),
                 (ProxyChoice{ProxyChoice::Kind::Own, u"http://proxy.example:3128"_s}));
    }

    /// A file of settings may come from anywhere.
    void whatNobodyChoseIsNotTaken()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        {
            QSettings settings(path, QSettings::IniFormat);
            settings.setValue(u"theme"_s, u"pink"_s);
            settings.setValue(u"language"_s, u"../../etc/passwd"_s);
            settings.setValue(u"reading/font"_s, u"x\"; } * { display: none"_s);
            settings.setValue(u"reading/size"_s, u"huge"_s);
            settings.setValue(u"reading/lineLength"_s, -5);
            settings.setValue(u"reading/lineSpacing"_s, 2'000'000'000);
            settings.setValue(u"server/allowedOrigins"_s,
                              QStringList{u"javascript:alert(1)"_s, u"https://a.example"_s});
            settings.setValue(u"server/requestsPerMinute"_s, 2'000'000'000);
            settings.setValue(u"proxy/kind"_s, u"own"_s);
            settings.setValue(u"proxy/address"_s, u"ftp://user:secret@proxy.example"_s);
            QVariantMap shortcuts;
            for (int i = 0; i < 5000; ++i)
                shortcuts.insert(u"name%1"_s.arg(i), u"Ctrl+A"_s);
            shortcuts.insert(u"a"_s, QString(100'000, u'x'));
            settings.setValue(u"shortcuts"_s, shortcuts);
            settings.setValue(u"recent"_s, QStringList(1000, u"/lib"_s) << QString(9000, u'x'));
        }
        const Preferences preferences(path);
        QCOMPARE(preferences.theme(), ThemeChoice::System);
        QVERIFY(preferences.language().isEmpty());
        QCOMPARE(preferences.reading(),
                 (ReadingStyle{{}, 100, ReadingStyle::LeastLength, ReadingStyle::MostSpacing}));
        QCOMPARE(preferences.allowedOrigins(), QStringList{u"https://a.example"_s});
        QCOMPARE(preferences.requestsPerMinute(), Preferences::MaxRequestsPerMinute);
        QCOMPARE(preferences.proxy(), ProxyChoice());
        QCOMPARE(preferences.shortcuts().size(), Preferences::MaxShortcuts);
        QVERIFY(!preferences.shortcuts().contains(u"a"_s));
        QCOMPARE(preferences.recentLibraries().size(), Preferences::MaxRecent);
    }

    void aFileThatNobodyWroteIsSetAside()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(Preferences::MaxFileBytes + 1));
        file.close();
        Preferences preferences(path);
        preferences.setStill(true);
        QVERIFY(QFile::exists(path + u".too-large"_s));
        QVERIFY(Preferences(path).isStill());
    }

    void changesAreTold()
    {
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        const QSignalSpy reading(&preferences, &Preferences::readingChanged);
        const QSignalSpy rules(&preferences, &Preferences::serverRulesChanged);
        preferences.setReading({{}, 120, 50, 100});
        preferences.setServerRules({u"https://a.example"_s}, 60);
        QCOMPARE(reading.size(), 1);
        QCOMPARE(rules.size(), 1);
        QCOMPARE(preferences.requestsPerMinute(), 60);
    }

    void theServerIsAsTheFileSays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QVERIFY(Preferences(path).allowedOrigins().isEmpty());
        QCOMPARE(Preferences(path).requestsPerMinute(), 0);
        {
            QSettings settings(path, QSettings::IniFormat);
            settings.setValue(u"server/allowedOrigins"_s,
                              QStringList{u"https://a.example"_s, u"https://b.example"_s});
            settings.setValue(u"server/requestsPerMinute"_s, 600);
        }
        QCOMPARE(Preferences(path).allowedOrigins().value(1), u"https://b.example"_s);
        QCOMPARE(Preferences(path).requestsPerMinute(), 600);
    }

    void theLastLibraryIsTheFirst()
    {
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        for (int i = 0; i < Preferences::MaxRecent + 3; ++i)
            preferences.addRecentLibrary(u"/lib/%1"_s.arg(i));
        QCOMPARE(preferences.recentLibraries().size(), Preferences::MaxRecent);
        preferences.addRecentLibrary(u"/lib/5"_s);
        QCOMPARE(preferences.recentLibraries().first(), u"/lib/5"_s);
        QCOMPARE(preferences.recentLibraries().count(u"/lib/5"_s), 1);
    }

    void aPortThatIsNoneIsNotTaken()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"server/port"_s, u"99999"_s);
        QCOMPARE(Preferences(path).port(), Preferences::DefaultPort);
    }
};

SHERIA_TEST(TestPreferences)
} // namespace tst_preferences
#include "tst_preferences.moc"
