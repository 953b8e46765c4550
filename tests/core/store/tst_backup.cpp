// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/backup.h"
#include "core/store/file/libraryfile.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <thread>

namespace tst_backup {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

void put(TestLibrary &library, int number)
{
    library.put(DocumentSpec{.work = "/akn/xa/act/2005/" + QByteArray::number(number)});
}

/// What a library says that must agree at each moment.
struct Moment
{
    qint64 revision = 0;
    qint64 works = 0;
    qint64 expressions = 0;
};

Moment momentOf(const QString &path)
{
    Database db = must(openLibraryFile(path, Database::Mode::ReadOnly));
    return {must(latestRevision(db)), must(Statement::number(db, "SELECT COUNT(*) FROM work")),
            must(Statement::number(db, "SELECT COUNT(*) FROM expression"))};
}

qint64 bytesOf(const QString &path)
{
    return QFileInfo(path).size();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

Result<BackupMade> backup(const QString &path, const QString &target, BackupOptions options = {})
{
    return backupLibrary(path, target, options, {});
}

/// Backups of a library that is in use, and what becomes of them.
class TestBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        for (int i = 1; i <= 5; ++i)
            put(*m_library, i);
    }

    void isOfOneMomentWhileOthersWrite()
    {
        std::atomic<bool> isOver = false;
        std::jthread writer([&] {
            for (int i = 10; !isOver; ++i)
                put(*m_library, i);
        });
        qint64 before = 0;
        for (int i = 0; i < 10; ++i) {
            const Result<BackupMade> made = backup(m_library->path(), target());
            QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
            const Moment moment = momentOf(target());
            QCOMPARE(moment.revision, made->revision);
            QCOMPARE(moment.works, moment.expressions);
            QVERIFY(moment.revision >= before);
            before = moment.revision;
        }
        isOver = true;
        writer.join();
        QVERIFY(before > 5); // It did write meanwhile.
    }

    void writesOnlyWhatDiffers()
    {
        const QString copy = m_library->folder() + u"/copy"_s;
        const auto copied = [&] {
            Database db = must(Database::open(m_library->path(), Database::Mode::ReadOnly));
            const Transaction moment = must(Transaction::read(db));
            return must(copyDatabase(db, copy, {}, {}));
        };
        const CopiedPages first = copied();
        QCOMPARE(first.bytes, bytesOf(copy));
        QVERIFY(first.written >= first.bytes);
        constexpr qint64 HeaderPages = 3 * 4096; // Its number of changes rises with each copy.
        const CopiedPages second = copied();
        QCOMPARE(second.bytes, first.bytes);
        QVERIFY2(second.written <= HeaderPages, qPrintable(QString::number(second.written)));
        put(*m_library, 99);
        const CopiedPages third = copied();
        QVERIFY(third.written > HeaderPages);
        QVERIFY(third.written < third.bytes / 2);
        QCOMPARE(momentOf(copy).works, 6);
    }

    void whatLiesInTheWayIsNotTrusted()
    {
        write(target() + u".partial"_s, QByteArray(9'000'000, 'x'));
        const BackupMade made = must(backup(m_library->path(), target()));
        QCOMPARE(bytesOf(target()), made.bytes);
        QVERIFY(made.bytes < 9'000'000);
        QCOMPARE(momentOf(target()).works, 5);
        QVERIFY(!QFileInfo::exists(target() + u".partial"_s));
        QVERIFY(!QFileInfo::exists(target() + u".lock"_s));
    }

    void aStoppedOneLeavesTheOneBefore()
    {
        must(backup(m_library->path(), target()));
        put(*m_library, 7);
        std::stop_source stop;
        BackupOptions options;
        options.progress = [&stop](qint64, qint64) {
            stop.request_stop();
        };
        const auto stopped = backupLibrary(m_library->path(), target(), options, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QCOMPARE(momentOf(target()).works, 5);
        QVERIFY(QFileInfo::exists(target() + u".partial"_s));
        must(backup(m_library->path(), target()));
        QCOMPARE(momentOf(target()).works, 6);
    }

    void aDamagedLibraryLeavesTheOneBefore()
    {
        must(backup(m_library->path(), target()));
        must(m_library->db().execute("UPDATE work SET latest_expression_id = NULL"));
        const auto made = backup(m_library->path(), target());
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::Corrupt);
        Database before = must(openLibraryFile(target(), Database::Mode::ReadOnly));
        QCOMPARE(must(Statement::number(
                     before, "SELECT COUNT(*) FROM work WHERE latest_expression_id IS NOT NULL")),
                 5);
    }

    void keepsAsManyAsAreWanted()
    {
        BackupOptions options;
        options.keep = 3;
        for (int i = 10; i < 15; ++i) {
            put(*m_library, i);
            must(backup(m_library->path(), target(), options));
        }
        QCOMPARE(momentOf(target()).works, 10);
        QCOMPARE(momentOf(target() + u".1"_s).works, 9);
        QCOMPARE(momentOf(target() + u".2"_s).works, 8);
        QVERIFY(!QFileInfo::exists(target() + u".3"_s));
        options.keep = 2;
        must(backup(m_library->path(), target(), options));
        QVERIFY(QFileInfo::exists(target() + u".1"_s));
        QVERIFY(!QFileInfo::exists(target() + u".2"_s));
    }

    /// As after a process that ended when the newest had its second name, and the new one had none yet.
    void aRotationThatWasCutOffLosesNone()
    {
        BackupOptions options;
        options.keep = 3;
        must(backup(m_library->path(), target(), options));
        put(*m_library, 10);
        must(backup(m_library->path(), target(), options));
        QVERIFY(QFile::rename(target() + u".1"_s, target() + u".2"_s));
        std::error_code trouble;
        std::filesystem::create_hard_link(target().toStdString(),
                                          (target() + u".1"_s).toStdString(), trouble);
        QVERIFY(!trouble);
        put(*m_library, 11);
        must(backup(m_library->path(), target(), options));
        QCOMPARE(momentOf(target()).works, 7);
        QCOMPARE(momentOf(target() + u".1"_s).works, 6);
        QCOMPARE(momentOf(target() + u".2"_s).works, 5);
    }

    void refusesWhatIsNoBackup()
    {
        const QString path = m_library->path();
        QCOMPARE(backup(path, path).error().code, ErrorCode::InvalidArgument);
        write(target(), "my letter");
        QCOMPARE(backup(path, target()).error().code, ErrorCode::Conflict);
        QCOMPARE(bytesOf(target()), 9);
        QCOMPARE(backup(target(), path + u".b"_s).error().code, ErrorCode::Corrupt);
        QCOMPARE(backup(m_library->folder() + u"/none"_s, path + u".b"_s).error().code,
                 ErrorCode::NotFound);
        QVERIFY(!QFileInfo::exists(path + u".b"_s));
    }

    void aBackupThatIsUsedAsALibraryStays()
    {
        must(backup(m_library->path(), target()));
        Database db = must(openLibraryFile(target()));
        must(db.execute("UPDATE access_revision SET revision = revision + 1"));
        QCOMPARE(backup(m_library->path(), target()).error().code, ErrorCode::Conflict);
        db = must(Database::openInMemory());
        must(backup(m_library->path(), target()));
    }

    void isForItsOwnerOnly()
    {
        must(backup(m_library->path(), target()));
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
            | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(target()) & others));
    }

    void notesGoAlong()
    {
        const QString notes = m_library->folder() + u"/notes.sqlite"_s;
        {
            Database db = must(Database::open(notes, Database::Mode::Create));
            must(db.execute("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('why?')"));
            BackupOptions options;
            options.notes = notes;
            must(backup(m_library->path(), target(), options));
        }
        const QString restored = m_library->folder() + u"/restored.sqlite"_s;
        must(restoreNotes(target() + u".notes"_s, restored, false, {}));
        Database db = must(Database::open(restored, Database::Mode::ReadOnly));
        QCOMPARE(must(Statement::firstText(db, "SELECT text FROM note")), QByteArray("why?"));
        BackupOptions none;
        none.notes = m_library->folder() + u"/nowhere"_s;
        QCOMPARE(backup(m_library->path(), target(), none).error().code, ErrorCode::NotFound);
    }

    void restores()
    {
        must(backup(m_library->path(), target()));
        const QString made = m_library->folder() + u"/new.sheria"_s;
        must(restoreLibrary(target(), made, false, {}));
        QCOMPARE(momentOf(made).works, 5);
        QCOMPARE(restoreLibrary(target(), made, false, {}).error().code, ErrorCode::Conflict);
        QCOMPARE(restoreLibrary(target() + u".none"_s, made, true, {}).error().code,
                 ErrorCode::NotFound);
        QCOMPARE(restoreLibrary(made, made, true, {}).error().code, ErrorCode::InvalidArgument);
    }

    void replacesOnlyWhatNobodyHasOpen()
    {
        must(backup(m_library->path(), target()));
        put(*m_library, 20);
        const auto refused = restoreLibrary(target(), m_library->path(), true, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        m_library->close();
        must(restoreLibrary(target(), m_library->path(), true, {}));
        QCOMPARE(momentOf(m_library->path()).works, 5);
        QCOMPARE(momentOf(m_library->path() + u".replaced"_s).works, 6);
    }

    void replacesADamagedLibraryWithItsLog()
    {
        must(backup(m_library->path(), target()));
        m_library->close();
        write(m_library->path(), QByteArray(5000, 'x'));
        write(m_library->path() + u"-wal"_s, "rest of a log");
        must(restoreLibrary(target(), m_library->path(), true, {}));
        QCOMPARE(momentOf(m_library->path()).works, 5);
        QCOMPARE(bytesOf(m_library->path() + u".replaced"_s), 5000);
        QVERIFY(QFileInfo::exists(m_library->path() + u".replaced-wal"_s));
    }

    /// As after a process that was killed when it had moved the library and not yet its log.
    void theLogOfAnotherLibraryIsNotTaken()
    {
        must(backup(m_library->path(), target()));
        m_library->close();
        must(setWalByOthers(m_library->path(), true)); // So that the log stays.
        put(*m_library, 30);
        m_library->close();
        QVERIFY(walBytes(m_library->path()) > 0);
        QVERIFY(QFile::rename(m_library->path(), m_library->path() + u".replaced"_s));
        must(restoreLibrary(target(), m_library->path(), false, {}));
        QCOMPARE(momentOf(m_library->path()).works, 5);
        QCOMPARE(momentOf(m_library->path() + u".replaced"_s).works, 6); // With its log.
    }

    void theLogOfWhatIsRestoredCounts()
    {
        leaveChangesInTheLog();
        const QString made = m_library->folder() + u"/new.sheria"_s;
        must(restoreLibrary(m_library->path(), made, false, {}));
        QCOMPARE(momentOf(made).works, 6);
        QVERIFY(walBytes(m_library->path()) > 0); // It stays as it was.
    }

    void whatWasReplacedComesBackWithItsLog()
    {
        must(backup(m_library->path(), target()));
        leaveChangesInTheLog();
        must(restoreLibrary(target(), m_library->path(), true, {}));
        QCOMPARE(momentOf(m_library->path()).works, 5);
        QVERIFY(walBytes(replaced()) > 0);
        must(restoreLibrary(replaced(), m_library->path(), true, {}));
        QCOMPARE(momentOf(m_library->path()).works, 6);
        QVERIFY(walBytes(replaced()) > 0);
        QCOMPARE(momentOf(replaced()).works, 6);
        QCOMPARE(momentOf(replaced() + u".1"_s).works, 5);
    }

    void ofTwoLogsNoneIsLost()
    {
        must(backup(m_library->path(), target()));
        leaveChangesInTheLog();
        must(restoreLibrary(target(), m_library->path(), true, {}));
        leaveChangesInTheLog();
        const auto refused = restoreLibrary(replaced(), m_library->path(), true, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        // Nor when the library was moved away without its log.
        QVERIFY(QFile::rename(m_library->path(), m_library->folder() + u"/moved"_s));
        const auto again = restoreLibrary(replaced(), m_library->path(), true, {});
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Conflict);
        QVERIFY(QFile::rename(m_library->folder() + u"/moved"_s, m_library->path()));
        QCOMPARE(momentOf(m_library->path()).works, 6);
        QCOMPARE(momentOf(replaced()).works, 6);
    }

    /// As theLogOfAnotherLibraryIsNotTaken(), and then back to what was moved.
    void aLogThatWasLeftBehindGoesWithItsLibrary()
    {
        leaveChangesInTheLog();
        QVERIFY(QFile::rename(m_library->path(), replaced()));
        must(restoreLibrary(replaced(), m_library->path(), false, {}));
        QCOMPARE(momentOf(m_library->path()).works, 6);
        QCOMPARE(momentOf(replaced()).works, 6);
    }

    void throughALink()
    {
        must(backup(m_library->path(), target()));
        put(*m_library, 31);
        m_library->close();
        const QString link = m_library->folder() + u"/link.sheria"_s;
        QVERIFY(QFile::link(m_library->path(), link));
        must(restoreLibrary(target(), link, true, {}));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(momentOf(m_library->path()).works, 5);
    }

    void aDamagedBackupRestoresNothing()
    {
        must(backup(m_library->path(), target()));
        QFile file(target());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
        file.write(QByteArray(20'000, '\xff'));
        file.close();
        const QString made = m_library->folder() + u"/new.sheria"_s;
        const auto restored = restoreLibrary(target(), made, false, {});
        QVERIFY(!restored);
        QCOMPARE(restored.error().code, ErrorCode::Corrupt);
        QVERIFY(!QFileInfo::exists(made));
    }

private:
    QString target() const { return m_library->folder() + u"/backup.sheria"_s; }
    QString replaced() const { return m_library->path() + u".replaced"_s; }

    /// A sixth work, which only the log has, as after a process that was killed.
    void leaveChangesInTheLog()
    {
        m_library->close();
        must(setWalByOthers(m_library->path(), true));
        put(*m_library, 30);
        m_library->close();
        must(setWalByOthers(m_library->path(), false));
        QVERIFY(walBytes(m_library->path()) > 0);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestBackup)
} // namespace tst_backup
#include "tst_backup.moc"
