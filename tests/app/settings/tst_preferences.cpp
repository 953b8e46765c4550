#include "app/settings/preferences.h"

#include <QTemporaryDir>
#include <QTest>

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
        }
        const Preferences preferences(path);
        QCOMPARE(preferences.theme(), ThemeChoice::Dark);
        QCOMPARE(preferences.port(), 9001);
        QVERIFY(!preferences.startsServer());
        QCOMPARE(preferences.language(), u"fr"_s);
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

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
