// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/store/file/libraryfile.h"
#include "core/store/webhooks/changes.h"
#include "tests/core/sync/bigserver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <unistd.h>

namespace tst_diskfull {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

constexpr int PatienceMs = 60'000;
constexpr int NoSpaceExit = 8;
constexpr int Acts = 200;

/// sheriactl, whose files cannot grow beyond `kibibytes`.
CtlResult runFull(int kibibytes, const QStringList &arguments)
{
    QProcess process;
    process.start(
        u"sh"_s,
        QStringList{u"-c"_s, u"trap '' XFSZ; ulimit -f %1; exec \"$0\" \"$@\""_s.arg(kibibytes * 2),
                    sheriactlPath()}
            + arguments);
    if (!process.waitForFinished(PatienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A full disk has an exit status and a sentence of its own, ends no process, and passes by itself.
class TestDiskFull : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_library = std::make_unique<TestLibrary>();
        for (int number = 0; number < Acts; ++number) {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2001/" + QByteArray::number(number + 1);
            spec.body = "<section eId=\"sec_1\"><content><p>" + words(number)
                + "</p></content></section>";
            m_library->put(spec);
        }
    }

    /// Whatever it is at when the disk is full.
    void indexingGoesOnByItself_data()
    {
        QTest::addColumn<int>("kibibytes");
        for (const int kibibytes : {1, 8, 16, 48, 96, 160, 240})
            QTest::addRow("%d KiB", kibibytes) << kibibytes;
    }
    void indexingGoesOnByItself()
    {
        QFETCH(int, kibibytes);
        const QTemporaryDir place;
        const QString folder = place.filePath(u"index"_s);
        std::optional<search::Indexer> indexer;
        {
            const FileSizeLimit limit(qint64(kibibytes) * 1024);
            indexer.emplace(m_library->path(), folder);
            QTRY_COMPARE_WITH_TIMEOUT(indexer->progress().state,
                                      search::IndexProgress::State::Failed, PatienceMs);
            QVERIFY2(indexer->progress().problem.contains(u"the disk is full"_s),
                     qPrintable(indexer->progress().problem));
        }
        indexer->wake();
        QVERIFY(indexer->waitFor(must(store::latestRevision(m_library->db())),
                                 std::chrono::milliseconds(PatienceMs)));
        QVERIFY(must(search::verifyIndex(folder, m_library->db(), {}, {})).empty());
    }

    void commandsSaySo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("kibibytes");
        const QString library = m_library->path();
        const QString out = m_library->folder() + u"/out.zip"_s;
        QTest::newRow("index rebuild")
            << QStringList{u"index"_s, u"rebuild"_s, u"--library"_s, library} << 64;
        QTest::newRow("export") << QStringList{u"export"_s, u"--library"_s, library, u"--pack"_s,
                                               out}
                                << 40;
    }
    void commandsSaySo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, kibibytes);
        const CtlResult full = runFull(kibibytes, arguments);
        QVERIFY2(full.errors.contains("the disk is full"), full.errors.constData());
        QCOMPARE(full.exit, NoSpaceExit);
        QCOMPARE(runCtl(arguments).exit, 0); // There is room again.
    }

    void importSaysSo()
    {
        const QTemporaryDir place;
        TestLibrary large;
        QRandomGenerator words(7);
        for (int number = 1; number <= 6; ++number) {
            QByteArray text;
            for (int i = 0; i < 40'000; ++i)
                text += ' ' + QByteArray::number(words.generate(), 36);
            large.put({.work = "/akn/xa/act/2002/" + QByteArray::number(number),
                       .body = "<section eId=\"sec_1\"><content><p>" + text
                           + "</p></content></section>"});
        }
        const QString pack = place.filePath(u"all.zip"_s);
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, large.path(), u"--pack"_s, pack}).exit, 0);
        const QString library = place.filePath(u"new.sheria"_s);
        must(store::createLibraryFile(library));
        const QStringList import{u"import"_s, u"--library"_s, library, pack};
        const CtlResult full = runFull(int(QFile(library).size() / 1024) + 200, import);
        QVERIFY2(full.errors.contains("the disk is full"), full.errors.constData());
        QCOMPARE(full.exit, NoSpaceExit);
        QCOMPARE(runCtl(import).exit, 0);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library}).exit, 0);
    }

    void syncSaysSo()
    {
        BigServer server(Acts);
        const QTemporaryDir place;
        const QString library = place.filePath(u"l.sheria"_s);
        qputenv("SHERIA_SYNC_TOKEN", server.token());
        QCOMPARE(runCtl({u"sync"_s, u"add"_s, u"--library"_s, library, u"--url"_s,
                         QString::fromLatin1(server.base()), u"--keep"_s, u"no"_s})
                     .exit,
                 0);
        const QStringList run{u"sync"_s, u"run"_s, u"--library"_s, library};
        const CtlResult full = runFull(700, run);
        QVERIFY2(full.errors.contains("the disk is full"), full.errors.constData());
        QCOMPARE(full.exit, NoSpaceExit);
        QCOMPARE(runCtl(run).exit, 0);
        qunsetenv("SHERIA_SYNC_TOKEN");
    }

    /// No room for the names of files on a real disk, as small as it goes.
    void aDiskWithoutRoomForAnyFile()
    {
        const QTemporaryDir place;
        QProcess mount;
        mount.start(u"mount"_s,
                    {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=4m,nr_inodes=3"_s, u"tmpfs"_s,
                     place.path()});
        if (!mount.waitForFinished() || mount.exitCode() != 0)
            QSKIP("only who may mount can test a disk of three files");
        const QString pack = place.filePath(u"out.zip"_s);
        QFile first(place.filePath(u"a"_s));
        QFile second(place.filePath(u"b"_s));
        const bool isFull = first.open(QIODevice::WriteOnly) && second.open(QIODevice::WriteOnly);
        const CtlResult full = runCtl(
            {u"export"_s, u"--library"_s, m_library->path(), u"--pack"_s, pack});
        const CtlResult made = runCtl(
            {u"import"_s, u"--library"_s, place.filePath(u"l.sheria"_s), m_library->folder()});
        QProcess::execute(u"umount"_s, {u"-l"_s, place.path()});
        QVERIFY(isFull);
        QVERIFY2(full.errors.contains("the disk is full"), full.errors.constData());
        QCOMPARE(full.exit, NoSpaceExit);
        QVERIFY2(made.errors.contains("the disk is full"), made.errors.constData());
        QCOMPARE(made.exit, NoSpaceExit);
    }

    /// What only looks like it, and had other words.
    void otherFaultsOfFilesHaveTheirOwn()
    {
        BigServer server(1);
        const QTemporaryDir place;
        const QString library = place.filePath(u"l.sheria"_s);
        // A server, but no API of the kind.
        qputenv("SHERIA_SYNC_TOKEN", "t");
        const CtlResult added = runCtl({u"sync"_s, u"add"_s, u"--library"_s, library, u"--url"_s,
                                        QString::fromLatin1(server.base() + "/nowhere"),
                                        u"--keep"_s, u"no"_s});
        qunsetenv("SHERIA_SYNC_TOKEN");
        QVERIFY2(added.errors.contains("no legislation API"), added.errors.constData());
        QCOMPARE(added.exit, 5);
    }

    /// A library whose folder may not be searched, and an index that may not be written. Not as root,
    /// who may everything.
    void permissionsAreNamed()
    {
        if (geteuid() == 0 && !canBecomeNobody())
            QSKIP("root may everything, and cannot be anybody else here");
        const QTemporaryDir place;
        const QString inner = place.filePath(u"inner"_s);
        QVERIFY(QDir().mkdir(inner));
        const QString library = inner + u"/l.sheria"_s;
        must(store::backupLibraryFile(m_library->path(), library));
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, library}).exit, 0);
        const QString index = search::indexFolder(library);
        QProcess::execute(u"chmod"_s, {u"-R"_s, u"a+rwX"_s, place.path()});
        QProcess::execute(u"chmod"_s, {u"-R"_s, u"a-w"_s, index});
        const CtlResult rebuilt = runAsNobody({u"index"_s, u"rebuild"_s, u"--library"_s, library});
        QProcess::execute(u"chmod"_s, {u"0"_s, inner});
        const CtlResult looked = runAsNobody({u"info"_s, u"--library"_s, library});
        QProcess::execute(u"chmod"_s, {u"-R"_s, u"u+rwX"_s, place.path()});
        QVERIFY2(rebuilt.errors.contains("permissions"), rebuilt.errors.constData());
        QVERIFY(!rebuilt.errors.contains("another program"));
        QCOMPARE(rebuilt.exit, 5);
        QVERIFY2(looked.errors.contains("permissions"), looked.errors.constData());
        QCOMPARE(looked.exit, 5);
    }

private:
    static QStringList nobody() { return {u"--reuid=65534"_s, u"--clear-groups"_s}; }

    static bool canBecomeNobody()
    {
        return QProcess::execute(u"setpriv"_s,
                                 nobody() + QStringList{sheriactlPath(), u"--version"_s})
            == 0;
    }

    /// As a user who owns nothing, or as this one.
    static CtlResult runAsNobody(const QStringList &arguments)
    {
        if (geteuid() != 0)
            return runCtl(arguments);
        QProcess process;
        process.start(u"setpriv"_s, nobody() + QStringList{sheriactlPath()} + arguments);
        process.waitForFinished(PatienceMs);
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    /// Words that no other act has, so that the index grows.
    static QByteArray words(int number)
    {
        QByteArray text;
        for (int i = 0; i < 60; ++i)
            text += " word" + QByteArray::number(number) + "x" + QByteArray::number(i * 7919, 36);
        return text;
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestDiskFull)
} // namespace tst_diskfull
#include "tst_diskfull.moc"
