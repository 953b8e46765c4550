// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/filelock.h"
#include "core/secrets/sealedfile.h"
#include "core/sync/run.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <sys/stat.h>

#include <array>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int Kills = 25;
constexpr int Turns = 100;
constexpr std::chrono::seconds Patience{20};

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void makeOld(const QString &path, int days)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-days),
                             QFileDevice::FileModificationTime));
}

/// This program, started again in one of the modes of childMain().
class Child
{
public:
    Child(const char *mode, const QString &lock, const QString &counter = {})
    {
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QString::fromLatin1(mode), lock, counter});
    }
    /// Waits until it has printed so many bytes.
    bool waitFor(int bytes)
    {
        while (m_printed < bytes && m_process.waitForReadyRead(30'000))
            m_printed += m_process.readAllStandardOutput().size();
        return m_printed >= bytes;
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    QProcess &process() { return m_process; }

private:
    QProcess m_process;
    qint64 m_printed = 0;
};

void say()
{
    std::fputc('.', stdout);
    std::fflush(stdout);
}

int holdUntilKilled(FileLock &lock)
{
    must(lock.takeWithin(Patience));
    say();
    std::getchar(); // Ends with the parent.
    return 0;
}

int takeAndReleaseForEver(FileLock &lock)
{
    while (true) {
        must(lock.takeWithin(Patience));
        say();
        lock.release();
    }
}

/// Adds one to the number in a file: two that did it at a time would lose some.
int count(FileLock &lock, const QString &counter)
{
    for (int i = 0; i < Turns; ++i) {
        must(lock.takeWithin(Patience));
        QFile file(counter);
        if (!file.open(QIODevice::ReadWrite))
            return 1;
        const int value = file.readAll().toInt();
        file.resize(0);
        file.seek(0);
        file.write(QByteArray::number(value + 1));
        file.close();
        lock.release();
    }
    return 0;
}

int childMain(const QStringList &arguments)
{
    FileLock lock(arguments[2]);
    if (arguments[1] == "hold"_L1)
        return holdUntilKilled(lock);
    if (arguments[1] == "loop"_L1)
        return takeAndReleaseForEver(lock);
    return count(lock, arguments[3]);
}

} // namespace

class TestLocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { must(m_sealed.open(u"correct horse"_s)); }

    /// What a program that was killed, or a copied folder, may leave behind.
    void aFileLeftBehindLocksNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("dead process") << "999999\nsheriactl\n\n"_ba;
        QTest::newRow("other host") << "999999\nsheriactl\notherhost\nmachine\nboot\n"_ba;
        QTest::newRow("other host, a process that lives here")
            << QByteArray::number(QCoreApplication::applicationPid()) + "\nsheriactl\notherhost\n";
        QTest::newRow("garbage") << QByteArray(100'000, '\xff');
    }
    void aFileLeftBehindLocksNothing()
    {
        QFETCH(const QByteArray, content);
        for (const int days : {0, 10}) {
            const QTemporaryDir folder;
            const QString library = folder.filePath(u"l.sheria"_s);
            writeFile(library + u"-syncing-1"_s, content);
            makeOld(library + u"-syncing-1"_s, days);
            sync::RunLock run(library, 1);
            QVERIFY(run.take());

            const QString sealed = m_sealed.path() + u".lock"_s;
            writeFile(sealed, content);
            makeOld(sealed, days);
            QVERIFY(m_sealed.put(u"one"_s, "secret"));
        }
    }

    void aSyncGoesOnAfterAKill()
    {
        BigServer server(2);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(server.base());
        writeFile(copy.path() + u"-syncing-%1"_s.arg(source), {});
        const auto summary = copy.run(source);
        QVERIFY2(summary, qPrintable(copy.lastError.text()));
        QCOMPARE(summary->fetched, 2);
        QVERIFY(!QFile::exists(copy.path() + u"-syncing-%1"_s.arg(source)));
    }

    void aHolderThatIsKilledHoldsNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"lock"_s);
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed); // A failure can be looked at again.
        QRandomGenerator random(seed);
        for (int i = 0; i < Kills; ++i) {
            Child child("loop", path);
            QVERIFY(child.waitFor(1 + random.bounded(40)));
            child.kill();
            FileLock lock(path);
            QVERIFY2(lock.take(), "the killed process still holds the lock");
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
    }

    void processesExcludeEachOther()
    {
        const QTemporaryDir folder;
        const QString counter = folder.filePath(u"counter"_s);
        std::array<std::unique_ptr<Child>, 3> children;
        for (auto &child : children)
            child = std::make_unique<Child>("count", folder.filePath(u"lock"_s), counter);
        for (auto &child : children) {
            QVERIFY(child->process().waitForFinished());
            QCOMPARE(child->process().exitCode(), 0);
        }
        QFile file(counter);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toInt(), Turns * int(children.size()));
    }

    void theHolderIsNamed()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l.sheria"_s);
        const QString path = library + u"-syncing-1"_s;
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-2);
        Child child("hold", path);
        QVERIFY(child.waitFor(1));
        FileLock lock(path);
        const Result<void> taken = lock.take();
        QVERIFY(!taken);
        QCOMPARE(taken.error().code, ErrorCode::Conflict);
        const auto holder = lock.holder();
        QVERIFY(holder);
        QCOMPARE(holder->process, child.process().processId());
        QCOMPARE(holder->program, QCoreApplication::applicationName());
        QVERIFY(holder->since >= before);
        QVERIFY(holder->since <= QDateTime::currentDateTimeUtc().addSecs(2));
        sync::RunLock run(library, 1);
        const Result<void> refused = run.take();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY(refused.error().text().contains(u"process %1"_s.arg(holder->process)));
        child.kill();
        QVERIFY(run.take());
    }

    void twoInOneProcessExcludeEachOther()
    {
        const QTemporaryDir folder;
        FileLock first(folder.filePath(u"lock"_s));
        FileLock second(folder.filePath(u"lock"_s));
        QVERIFY(first.take());
        QVERIFY(first.take());
        QVERIFY(!second.take());
        QVERIFY(!second.isHeld());
        first.release();
        QVERIFY(second.take());
    }

    /// A lock that cannot be had for another reason is no "in use".
    void aPlaceWithoutLocksIsSaid_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("no folder") << u"missing"_s;
        QTest::newRow("a file system that takes no files") << u"/sys/kernel/sheria"_s;
        QTest::newRow("a folder") << u"folder"_s;
        QTest::newRow("a pipe") << u"pipe"_s;
        QTest::newRow("a link to a file") << u"link"_s;
        QTest::newRow("a second name of a file") << u"hardlink"_s;
    }
    void aPlaceWithoutLocksIsSaid()
    {
        QFETCH(const QString, kind);
        const QTemporaryDir folder;
        const QString document = folder.filePath(u"document"_s);
        writeFile(document, "precious");
        QString path = folder.filePath(kind);
        const QByteArray name = QFile::encodeName(path);
        if (kind.startsWith(u'/'))
            path = kind;
        else if (kind == u"missing"_s)
            path += u"/lock"_s;
        else if (kind == u"folder"_s)
            QVERIFY(QDir().mkpath(path));
        else if (kind == u"pipe"_s)
            QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        else if (kind == u"link"_s)
            QVERIFY(QFile::link(document, path));
        else
            QCOMPARE(::link(QFile::encodeName(document).constData(), name.constData()), 0);
        {
            FileLock lock(path);
            const Result<void> taken = lock.take();
            QVERIFY(!taken);
            QCOMPARE(taken.error().code, ErrorCode::Unavailable);
            QVERIFY2(taken.error().text().contains(path), qPrintable(taken.error().text()));
        }
        QFile file(document);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "precious"_ba);
    }

private:
    const QTemporaryDir m_folder;
    secrets::SealedFile m_sealed{m_folder.filePath(u"tokens"_s)};
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4)
        return childMain(arguments);
    TestLocks test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_locks.moc"
