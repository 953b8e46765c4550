// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/search/query/searcher.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <sys/stat.h>

namespace tst_readonlylibrary {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Works = 5;

/// A library in a folder that is marked read-only, with all that is in it. By the marks: the tests may run as root,
/// for whom the program takes them as well.
class ReadOnlyPlace
{
public:
    ReadOnlyPlace()
    {
        must(store::createLibraryFile(path()));
        store::Database db = must(store::Database::open(path(), store::Database::Mode::ReadWrite));
        for (int i = 1; i <= Works; ++i)
            put(db, i);
    }
    ~ReadOnlyPlace() { lock(false); }

    QString path() const { return m_folder.filePath(u"l.sheria"_s); }
    QString outside(const QString &name) const { return m_outside.filePath(name); }
    void put(store::Database &db, int number)
    {
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2005/" + QByteArray::number(number);
        must(
            store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument, clock.now()));
    }
    /// Marks all read-only, or all writable.
    void lock(bool isLocked = true)
    {
        mark(m_folder.path(), isLocked ? 0555 : 0755);
        QDirIterator each(m_folder.path(), QDir::AllEntries | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            each.next();
            if (each.fileInfo().isDir())
                mark(each.filePath(), isLocked ? 0555 : 0755);
            else
                mark(each.filePath(), isLocked ? 0444 : 0644);
        }
        before = contents();
    }
    /// All files with their sizes and times.
    QStringList contents() const
    {
        QStringList out;
        QDirIterator each(m_folder.path(), QDir::AllEntries | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            each.next();
            out << each.filePath() + u' ' + QString::number(each.fileInfo().size()) + u' '
                    + each.fileInfo().lastModified().toString(Qt::ISODateWithMs);
        }
        out.sort();
        return out;
    }

    FixedClock clock;
    QStringList before; ///< When it was locked.

private:
    static void mark(const QString &path, mode_t mode)
    {
        if (::chmod(QFile::encodeName(path).constData(), mode) != 0)
            qFatal("the mode of %s cannot be changed", qPrintable(path));
    }

    const QTemporaryDir m_folder;
    const QTemporaryDir m_outside;
};

qint64 worksIn(store::Database &db)
{
    store::Statement query = must(store::Statement::prepare(db, "SELECT count(*) FROM work"));
    must(query.step());
    return query.integer(0);
}

/// A library on a medium, or in a folder, that cannot be written.
class TestReadOnlyLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readingCommandsWork_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("info") << QStringList{u"info"_s};
        QTest::newRow("verify") << QStringList{u"verify"_s};
        QTest::newRow("account list") << QStringList{u"account"_s, u"list"_s};
        QTest::newRow("token list") << QStringList{u"token"_s, u"list"_s};
        QTest::newRow("index status") << QStringList{u"index"_s, u"status"_s};
        QTest::newRow("kb list") << QStringList{u"kb"_s, u"list"_s};
        QTest::newRow("sync list") << QStringList{u"sync"_s, u"list"_s};
        QTest::newRow("sync status") << QStringList{u"sync"_s, u"status"_s};
        QTest::newRow("webhooks list") << QStringList{u"webhooks"_s, u"list"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"--pack"_s, u"OUT"_s};
    }
    void readingCommandsWork()
    {
        QFETCH(QStringList, arguments);
        ReadOnlyPlace place;
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, place.path()}).exit, 0);
        place.lock();
        arguments.replaceInStrings(u"OUT"_s, place.outside(u"p.zip"_s));
        const CtlResult done = runCtl(arguments + QStringList{u"--library"_s, place.path()});
        QVERIFY2(done.exit == 0, QByteArray(done.errors + done.output).constData());
        QCOMPARE(place.contents(), place.before);
    }

    void writingCommandsSayWhy()
    {
        ReadOnlyPlace place;
        place.lock();
        const CtlResult done = runCtl(
            {u"account"_s, u"add"_s, u"ann"_s, u"--library"_s, place.path()});
        QVERIFY(done.exit != 0);
        QVERIFY2(done.errors.contains("read-only"), done.errors.constData());
        QCOMPARE(place.contents(), place.before);
    }

    /// A log that was not cleared away is part of the library: after a crash, or a copy of a library in use.
    void theLogIsRead_data()
    {
        QTest::addColumn<bool>("hasIndexOfLog");
        QTest::newRow("and its index") << true;
        QTest::newRow("without its index") << false;
    }
    void theLogIsRead()
    {
        QFETCH(const bool, hasIndexOfLog);
        ReadOnlyPlace from;
        ReadOnlyPlace place;
        {
            store::Database open = must(
                store::Database::open(from.path(), store::Database::Mode::ReadWrite));
            must(open.execute("PRAGMA wal_autocheckpoint = 0"));
            from.put(open, Works + 1);
            for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
                QFile::remove(place.path() + end);
                if (end != u"-shm"_s || hasIndexOfLog)
                    QVERIFY(QFile::copy(from.path() + end, place.path() + end));
            }
        }
        QVERIFY(QFileInfo(place.path() + u"-wal"_s).size() > 0);
        place.lock();
        {
            store::Database db = must(
                store::Database::open(place.path(), store::Database::Mode::ReadOnly));
            QCOMPARE(worksIn(db), Works + 1);
            QVERIFY(must(store::verify(db, {}, {})).empty());
        }
        const CtlResult done = runCtl({u"info"_s, u"--json"_s, u"--library"_s, place.path()});
        QVERIFY2(done.exit == 0, done.errors.constData());
        QCOMPARE(done.objects().front()[u"works"_s].toInt(), Works + 1);
        QCOMPARE(place.contents(), place.before);
    }

    /// One who may read sees what another, who may write, commits.
    void whatAnotherCommitsIsSeen()
    {
        ReadOnlyPlace place;
        store::Database writer = must(
            store::Database::open(place.path(), store::Database::Mode::ReadWrite));
        place.put(writer, Works + 1);
        place.lock();
        store::Database reader = must(
            store::Database::open(place.path(), store::Database::Mode::ReadOnly));
        QCOMPARE(worksIn(reader), Works + 1);
        place.put(writer, Works + 2);
        QCOMPARE(worksIn(reader), Works + 2);
    }

    /// As the desktop opens it.
    void aLibraryOpensToBeRead()
    {
        ReadOnlyPlace place;
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, place.path()}).exit, 0);
        place.lock();
        using Mode = Library::Mode;
        const auto refused = Library::open(place.path(), Mode::OpenExisting, place.clock);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        {
            const auto library = must(Library::open(place.path(), Mode::OpenExisting, place.clock,
                                                    Library::Access::ReadAtLeast));
            QVERIFY(library->isReadOnly());
            library->startIndexing();
            must(library->startCiting());
            must(library->startReadingPages());
            must(library->startEmbedding());
            must(library->startSending("http://127.0.0.1:8089"));
            QVERIFY(!library->indexer());
            store::Database db = must(library->openReader());
            QCOMPARE(worksIn(db), Works);
            must(library->searcher().prepare());
            const auto written = library->writer()
                                     .submit([](store::Database &writing) {
                                         return writing.execute("DELETE FROM work");
                                     })
                                     .get();
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::Unavailable);
            QVERIFY2(written.error().text().contains(u"read-only"_s),
                     qPrintable(written.error().text()));
        }
        QCOMPARE(place.contents(), place.before);
        place.lock(false);
        const auto writable = must(Library::open(place.path(), Mode::OpenExisting, place.clock,
                                                 Library::Access::ReadAtLeast));
        QVERIFY(!writable->isReadOnly());
    }
};

SHERIA_TEST(TestReadOnlyLibrary)
} // namespace tst_readonlylibrary
#include "tst_readonlylibrary.moc"
