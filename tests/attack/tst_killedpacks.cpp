// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pack/packlibrary.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/kills.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

namespace tst_killedpacks {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 150;
constexpr int PatienceMs = 60'000;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs sheriactl to its end; returns the milliseconds that it took.
int measured(const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    const CtlResult result = runCtl(arguments);
    if (result.exit != 0)
        qFatal("%s", result.errors.constData());
    return int(timer.elapsed());
}

/// Starts sheriactl and kills it after `milliseconds`. Returns whether it was still at work.
bool killed(const QStringList &arguments, int milliseconds)
{
    QProcess process;
    process.start(sheriactlPath(), arguments);
    if (!process.waitForStarted())
        qFatal("sheriactl cannot be started");
    const bool hasEnded = process.waitForFinished(milliseconds);
    process.kill();
    process.waitForFinished(PatienceMs);
    return !hasEnded;
}

/// A library with a history, and the two packs that carry it.
struct Origin
{
    Origin() : library(u"origin-"_s)
    {
        const QByteArray words =
            QByteArray("Nobody shall move a light without a permit. ").repeated(60);
        for (int i = 0; i < Acts; ++i)
            library.put("/akn/xa/act/2001/" + QByteArray::number(i), "2001-01-01", words);
        base = library.file(u"base.zip"_s);
        revision = library.write(base, 0).revision;
        library.clock.advance(86'400'000);
        for (int i = 0; i < Acts; i += 2)
            library.put("/akn/xa/act/2001/" + QByteArray::number(i), "2005-01-01",
                        words + "Amended.");
        for (int i = 1; i < Acts; i += 10)
            library.drop("/akn/xa/act/2001/" + QByteArray::number(i) + "/eng@2001-01-01");
        delta = library.file(u"delta.zip"_s);
        library.write(delta, revision);
    }

    PackLibrary library;
    QString base, delta;
    qint64 revision = 0;
};

/// `export` and the import of delta packs, killed at any moment.
class TestKilledPacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qInfo("seed %u", Seed); }

    /// A pack is the old one, the new one, or not there; never half of one.
    void aPackIsWholeOrOld_data()
    {
        QTest::addColumn<bool>("isDelta");
        QTest::newRow("pack") << false;
        QTest::newRow("delta pack") << true;
    }
    void aPackIsWholeOrOld()
    {
        QFETCH(bool, isDelta);
        const Origin origin;
        const QTemporaryDir folder;
        const QString pack = folder.filePath(u"p.zip"_s);
        QStringList arguments{u"export"_s, u"--library"_s, origin.library.path(), u"--pack"_s,
                              pack};
        if (isDelta)
            arguments << u"--since"_s << QString::number(origin.revision);
        const int took = measured(arguments);
        const QByteArray whole = bytesOf(pack);
        QVERIFY(!whole.isEmpty());
        const QByteArray old = "an older pack";
        int kills = 0;
        for (int i = 0; i < killCount(6); ++i) {
            QFile file(pack);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(old), old.size());
            file.close();
            kills += killed(arguments, m_random.bounded(took)) ? 1 : 0;
            const QByteArray now = bytesOf(pack);
            QVERIFY2(now == old || now == whole, "a part of a pack was left");
            QCOMPARE(QDir(folder.path())
                         .entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
                     QStringList(u"p.zip"_s));
        }
        QVERIFY2(kills > 0, "no process was killed at work");
        measured(arguments);
        QCOMPARE(bytesOf(pack), whole);
    }

    /// The library is sound after each kill, and complete when the import is done once more.
    void anImportedDeltaIsComplete()
    {
        const Origin origin;
        const QTemporaryDir folder;
        const QString based = folder.filePath(u"based.sheria"_s);
        measured({u"import"_s, u"--library"_s, based, origin.base});
        const QString copy = folder.filePath(u"copy.sheria"_s);
        const QStringList import{u"import"_s, u"--library"_s, copy, origin.delta};
        const QString wanted = folder.filePath(u"wanted.zip"_s);
        measured({u"export"_s, u"--library"_s, origin.library.path(), u"--pack"_s, wanted});
        int took = 0;
        int kills = 0;
        for (int i = 0; i < killCount(6); ++i) {
            for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
                QFile::remove(copy + end);
            QVERIFY(QFile::copy(based, copy));
            if (i == 0) {
                took = measured(import);
                continue;
            }
            kills += killed(import, m_random.bounded(took)) ? 1 : 0;
            QCOMPARE(runCtl({u"verify"_s, u"--library"_s, copy}).exit, 0);
            measured(import);
            const QString got = folder.filePath(u"got.zip"_s);
            measured({u"export"_s, u"--library"_s, copy, u"--pack"_s, got});
            QVERIFY2(bytesOf(got) == bytesOf(wanted), "the copy differs from its origin");
        }
        QVERIFY2(kills > 0, "no process was killed at work");
    }

private:
    const quint32 Seed = QRandomGenerator::global()->generate();
    QRandomGenerator m_random{Seed};
};

SHERIA_TEST(TestKilledPacks)
} // namespace tst_killedpacks
#include "tst_killedpacks.moc"
