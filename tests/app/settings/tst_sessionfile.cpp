// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sessionfile {

using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestSessionFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhileTheProgramRuns()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"below/session.json"_s);
        SessionFile file(path);
        QVERIFY(file.load().isEmpty());
        file.save({{u"a"_s, 1}});
        // Read by another one, as after a crash of this one.
        QTRY_COMPARE(SessionFile(path).load().value("a"_L1).toInt(), 1);
    }

    void theLastStateIsThereAfterwards()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"session.json"_s);
        {
            SessionFile file(path);
            for (int i = 0; i <= 200; ++i)
                file.save({{u"a"_s, i}});
        }
        QCOMPARE(SessionFile(path).load().value("a"_L1).toInt(), 200);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aDamagedFileIsNoSession_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray(R"({"a": [1,)");
        QTest::newRow("another kind") << QByteArray("[1,2]");
        QTest::newRow("binary") << QByteArray("\0\1\2", 3);
    }
    void aDamagedFileIsNoSession()
    {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"session.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        SessionFile session(path);
        QVERIFY(session.load().isEmpty());
        session.save({{u"a"_s, 1}});
        QTRY_COMPARE(SessionFile(path).load().value("a"_L1).toInt(), 1);
    }
};

SHERIA_TEST(TestSessionFile)
} // namespace tst_sessionfile
#include "tst_sessionfile.moc"
