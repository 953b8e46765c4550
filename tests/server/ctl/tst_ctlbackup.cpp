// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/webhooks/changes.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/kills.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <atomic>
#include <csignal>
#include <thread>

namespace tst_ctlbackup {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// A text that does not compress well, so that the library is of some size.
QByteArray longBody(quint32 seed)
{
    QRandomGenerator numbers(seed);
    QByteArray words;
    for (int i = 0; i < 20'000; ++i)
        words += QByteArray::number(numbers.generate64(), 36) + ' ';
    return "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
}

void put(TestLibrary &library, int number)
{
    library.put(DocumentSpec{.work = "/akn/xa/act/2005/" + QByteArray::number(number),
                             .body = longBody(quint32(number))});
}

/// sheriactl backup and restore, also where they are killed.
class TestCtlBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        for (int i = 1; i <= 25; ++i)
            put(*m_library, i);
    }

    void tellsWhatItMade()
    {
        m_library->close();
        const CtlResult made = runCtl({u"backup"_s, u"--json"_s, m_library->path(), target()});
        QVERIFY2(made.exit == 0, made.errors.constData());
        const QJsonObject said = made.objects().value(0);
        QCOMPARE(said.value(u"bytes").toInteger(), QFileInfo(target()).size());
        QCOMPARE(said.value(u"revision").toInteger(), 50);
        const QString restored = m_library->folder() + u"/restored.sheria"_s;
        QCOMPARE(runCtl({u"restore"_s, target(), restored}).exit, 0);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, restored}).exit, 0);
        const CtlResult again = runCtl({u"restore"_s, target(), restored});
        QCOMPARE(again.exit, 5);
        QVERIFY2(again.errors.contains("--replace"), again.errors.constData());
        QCOMPARE(runCtl({u"restore"_s, u"--replace"_s, target(), restored}).exit, 0);
        QVERIFY(QFileInfo::exists(restored + u".replaced"_s));
    }

    void needsTwoNames()
    {
        QCOMPARE(runCtl({u"backup"_s, m_library->path()}).exit, 2);
        QCOMPARE(runCtl({u"restore"_s, target()}).exit, 2);
        QCOMPARE(runCtl({u"backup"_s, u"--keep"_s, u"0"_s, m_library->path(), target()}).exit, 2);
    }

    /// While another process serves the library.
    void worksBesideAServer()
    {
        m_library->close();
        ServingCtl serving({u"--library"_s, m_library->path(), u"--port"_s, u"0"_s});
        QVERIFY(serving.port() != 0);
        const CtlResult made = runCtl({u"backup"_s, m_library->path(), target()});
        QVERIFY2(made.exit == 0, made.errors.constData());
        QCOMPARE(runCtl({u"restore"_s, u"--replace"_s, target(), m_library->path()}).exit, 5);
        QCOMPARE(serving.stop(SIGTERM), 0);
    }

    void aKilledOneGoesOn()
    {
        std::atomic<bool> isOver = false;
        std::jthread writer([&] {
            for (int i = 100; !isOver; ++i)
                put(*m_library, i);
        });
        QRandomGenerator numbers(1);
        const int kills = killCount(15);
        int killed = 0;
        for (int i = 0; i < kills; ++i) {
            QProcess process;
            process.start(sheriactlPath(),
                          {u"backup"_s, u"--keep"_s, u"2"_s, m_library->path(), target()});
            QVERIFY(process.waitForStarted());
            // A run takes some 200 ms: some end before, and are the backup that the next one replaces.
            if (!process.waitForFinished(int(numbers.bounded(5, 250)))) {
                process.kill();
                process.waitForFinished();
                ++killed;
            }
            checkTarget();
        }
        QVERIFY(killed > 0);
        const CtlResult last = runCtl(
            {u"backup"_s, u"--keep"_s, u"2"_s, m_library->path(), target()});
        isOver = true;
        writer.join();
        QVERIFY2(last.exit == 0, last.errors.constData());
        checkTarget();
        QVERIFY(!QFileInfo::exists(target() + u".partial"_s));
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, target()}).exit, 0);
    }

private:
    /// It is not there, or is a whole library of one moment.
    void checkTarget() const
    {
        if (!QFileInfo::exists(target()))
            return;
        Database db = must(openLibraryFile(target(), Database::Mode::ReadOnly));
        const qint64 works = must(Statement::number(db, "SELECT COUNT(*) FROM work"));
        QVERIFY(works >= 25);
        // Each was added with its expression, by one transaction.
        QCOMPARE(must(latestRevision(db)), 2 * works);
        QVERIFY(bool(quickCheck(db)));
    }
    QString target() const { return m_library->folder() + u"/backup.sheria"_s; }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCtlBackup)
} // namespace tst_ctlbackup
#include "tst_ctlbackup.moc"
