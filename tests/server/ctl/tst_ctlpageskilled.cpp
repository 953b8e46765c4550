#include "core/store/expressionqueries.h"
#include "core/store/pagequeries.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <csignal>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int PatienceMs = 60'000;
constexpr int Pdfs = 3;

} // namespace

/// A server that is killed while it reads a PDF.
class TestCtlPagesKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasNotReadToItsEndIsReadAgain()
    {
        TestLibrary library;
        for (int i = 1; i <= Pdfs; ++i)
            must(putPdfAct(library.db(), "/akn/xa/act/1987/" + QByteArray::number(i), u"Act"_s,
                           pdfOf({"Act " + QByteArray::number(i)}), library.clock.now()));
        library.close();
        const QByteArray path = qgetenv("PATH");
        putProgram();
        qputenv("PATH", m_folder.path().toUtf8());
        {
            ServingCtl server({u"--library"_s, library.path(), u"--port"_s, u"0"_s});
            QVERIFY(server.port() > 0);
            // It is in the middle of the second one, of which half the text has come.
            QTRY_VERIFY_WITH_TIMEOUT(pidOfHeld() > 0, PatienceMs);
            QTRY_COMPARE_WITH_TIMEOUT(counts(library).files, 1, PatienceMs);
            QCOMPARE(server.stop(SIGKILL), -1);
        }
        const store::PageCounts left = counts(library);
        QCOMPARE(left.files, 1);
        QCOMPARE(left.waiting, Pdfs - 1);
        QCOMPARE(left.empty + left.unreadable, 0);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library.path()}).exit, 0);
        // Nobody is left who reads for nobody.
        QTRY_VERIFY_WITH_TIMEOUT(::kill(pidOfHeld(), 0) == -1 && errno == ESRCH, PatienceMs);
        ServingCtl server({u"--library"_s, library.path(), u"--port"_s, u"0"_s});
        qputenv("PATH", path);
        QTRY_COMPARE_WITH_TIMEOUT(counts(library).files, Pdfs, PatienceMs);
        QCOMPARE(counts(library).waiting, 0);
        QCOMPARE(counts(library).pages, Pdfs);
        QCOMPARE(texts(library), (QByteArrayList{"First", "Whole", "Whole"}));
        server.stop(SIGTERM);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library.path()}).exit, 0);
    }

private:
    /// Takes the place of pdftotext: reads the first PDF, and stays in the middle of the second one.
    void putProgram() const
    {
        QFile file(m_folder.filePath(u"pdftotext"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\ncd " + m_folder.path().toUtf8()
                   + "\nif /bin/mkdir first 2>/dev/null; then printf 'First\\f'; exit; fi\n"
                     "if /bin/mkdir second 2>/dev/null; then\n"
                     "  printf 'Half'; /bin/mkdir pid.$$\n"
                     "  while :; do /bin/sleep 0.05; done\nfi\nprintf 'Whole\\f'\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// 0: it does not run yet.
    pid_t pidOfHeld() const
    {
        const QStringList names = QDir(m_folder.path()).entryList({u"pid.*"_s}, QDir::Dirs);
        return names.isEmpty() ? 0 : pid_t(names.front().mid(4).toInt());
    }

    static store::PageCounts counts(const TestLibrary &library)
    {
        auto db = must(store::Database::open(library.path(), store::Database::Mode::ReadOnly));
        return must(store::pageCounts(db));
    }

    /// Of all expressions, in the order of the alphabet.
    static QByteArrayList texts(const TestLibrary &library)
    {
        QByteArrayList out;
        auto db = must(store::Database::open(library.path(), store::Database::Mode::ReadOnly));
        for (const qint64 id : must(store::listExpressionIds(db, {})))
            out << must(store::pageText(db, must(store::pageTextOf(db, id)))).trimmed();
        std::sort(out.begin(), out.end());
        return out;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCtlPagesKilled)
#include "tst_ctlpageskilled.moc"
