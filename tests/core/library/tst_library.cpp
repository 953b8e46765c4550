// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <latch>

namespace tst_library {

using namespace sheria;
using namespace sheria::tests;

std::unique_ptr<Library> open(const QString &path, const Clock &clock,
                              Library::Mode mode = Library::Mode::OpenOrCreate)
{
    return must(Library::open(path, mode, clock));
}

Result<void> put(Library &library, const DocumentSpec &spec)
{
    const auto content = std::make_shared<store::PreparedContent>(prepared(spec));
    const QDateTime now = library.clock().now();
    return library.writer()
        .submit([content, now](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(db, *content, store::WorkPolicy::FromDocument, now));
            return {};
        })
        .get();
}

class TestLibraryClass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesTheFileAndItsFolder()
    {
        const QTemporaryDir folder;
        const FixedClock clock;
        const QString path = folder.filePath(QStringLiteral("a/b/library.sheria"));
        const auto missing = Library::open(path, Library::Mode::OpenExisting, clock);
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(open(path, clock)->revision(), 0);
        QVERIFY(QFile::exists(path));
        QVERIFY(!QFile::exists(path + QStringLiteral("-wal"))); // Closing clears the log away.
    }

    void fillsAnEmptyFile()
    {
        const QTemporaryDir folder;
        const FixedClock clock;
        const QString path = folder.filePath(QStringLiteral("empty"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QCOMPARE(open(path, clock)->revision(), 0);
    }

    void aChangeIsSeenByReadersAndInTheRevision()
    {
        const QTemporaryDir folder;
        const FixedClock clock;
        const auto library = open(folder.filePath(QStringLiteral("l")), clock);
        must(put(*library, {}));
        QVERIFY(library->revision() > 0);
        std::promise<qint64> count;
        library->readers().post([&](store::Database &db) {
            count.set_value(must(store::listExpressions(db, {}, 0, 10)).count);
        });
        QCOMPARE(count.get_future().get(), 1);
        store::Database reader = must(library->openReader());
        QVERIFY(!reader.execute("DELETE FROM expression"));
    }

    void anotherProcessesChangeShowsWithinASecond()
    {
        const QTemporaryDir folder;
        FixedClock clock;
        const QString path = folder.filePath(QStringLiteral("l"));
        const auto ours = open(path, clock);
        const auto theirs = open(path, clock); // As good as a process: nothing is shared.
        QCOMPARE(ours->revision(), 0);
        must(put(*theirs, {}));
        QCOMPARE(ours->revision(), 0);
        clock.advance(1000);
        QCOMPARE(ours->revision(), theirs->revision());
    }

    void closesWhileJobsWait()
    {
        const QTemporaryDir folder;
        const FixedClock clock;
        auto library = open(folder.filePath(QStringLiteral("l")), clock);
        std::latch isRunning(1);
        std::promise<void> mayEnd;
        const auto first = library->writer().submit([&](store::Database &) -> Result<void> {
            isRunning.count_down();
            mayEnd.get_future().wait();
            return {};
        });
        isRunning.wait();
        auto second = library->writer().submit([](store::Database &) { return Result<void>(); });
        library->writer().requestStop();
        mayEnd.set_value();
        library.reset();
        QCOMPARE(second.get().error().code, ErrorCode::Cancelled);
    }
};

SHERIA_TEST(TestLibraryClass)
} // namespace tst_library
#include "tst_library.moc"
