// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/verify.h"
#include "tests/core/sync/bigserver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlsyncdisk {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int PatienceMs = 120'000;
constexpr int Acts = 600;

/// A disk that is full in the middle of a run.
class TestCtlSyncDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// No file may grow beyond a size, which is what the library meets on a full disk: the write fails.
    void theNextRunGoesOn_data()
    {
        QTest::addColumn<int>("kibibytes");
        QTest::addColumn<bool>("hasSome"); // Of the texts, when it is full.
        QTest::newRow("before a text is stored") << 700 << false;
        QTest::newRow("before a text is stored, later") << 900 << false;
        QTest::newRow("soon") << 1100 << true;
        QTest::newRow("later") << 1300 << true;
        QTest::newRow("much later") << 1500 << true;
    }
    void theNextRunGoesOn()
    {
        QFETCH(int, kibibytes);
        QFETCH(bool, hasSome);
        BigServer server(Acts);
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l.sheria"_s);
        qputenv("SHERIA_SYNC_TOKEN", server.token());
        QCOMPARE(runCtl({u"sync"_s, u"add"_s, u"--library"_s, library, u"--url"_s,
                         QString::fromLatin1(server.base()), u"--keep"_s, u"no"_s})
                     .exit,
                 0);
        QProcess full;
        full.start(u"sh"_s,
                   {u"-c"_s,
                    u"trap '' XFSZ; ulimit -f %1; exec \"$0\" sync run --library \"$1\""_s.arg(
                        kibibytes * 2), // Of 512 bytes.
                    sheriactlPath(), library});
        QVERIFY(full.waitForFinished(PatienceMs));
        QCOMPARE(full.exitStatus(), QProcess::NormalExit);
        const QByteArray words = full.readAllStandardError();
        QVERIFY2(full.exitCode() != 0, words.constData());
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library}).exit, 0);
        const CtlResult next = runCtl({u"sync"_s, u"run"_s, u"--library"_s, library, u"--json"_s});
        QVERIFY2(next.exit == 0, next.errors.constData());
        const qint64 fetched = next.objects().value(0).value(u"fetched").toInteger();
        QVERIFY2(fetched > 0 && fetched <= Acts, qPrintable(QString::number(fetched)));
        QVERIFY2((fetched < Acts) == hasSome, qPrintable(QString::number(fetched)));
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library, u"--against"_s,
                         QString::fromLatin1(server.base())})
                     .exit,
                 0);
        qunsetenv("SHERIA_SYNC_TOKEN");
    }
};

SHERIA_TEST(TestCtlSyncDisk)
} // namespace tst_ctlsyncdisk
#include "tst_ctlsyncdisk.moc"
