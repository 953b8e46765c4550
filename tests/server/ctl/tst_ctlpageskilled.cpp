// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/pdfpages.h"
#include "tests/support/processes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

namespace tst_ctlpageskilled {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int PatienceMs = 60'000;
constexpr int Pdfs = 3;

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
        putProgram("First", "Act 2");
        qputenv("PATH", m_folder.path().toUtf8());
        {
            ServingCtl server({u"--library"_s, library.path(), u"--port"_s, u"0"_s});
            QVERIFY(server.port() > 0);
            // It is in the middle of the second one, of which half the text has come.
            QTRY_COMPARE_WITH_TIMEOUT(counts(library).files, 1, PatienceMs);
            QTRY_VERIFY_WITH_TIMEOUT(processRunning(program()) > 0, PatienceMs);
            QCOMPARE(server.stop(SIGKILL), -1);
        }
        const store::PageCounts left = counts(library);
        QCOMPARE(left.files, 1);
        QCOMPARE(left.waiting, Pdfs - 1);
        QCOMPARE(left.empty + left.unreadable, 0);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, library.path()}).exit, 0);
        // Nobody is left who reads for nobody.
        QTRY_COMPARE_WITH_TIMEOUT(processRunning(program()), 0, PatienceMs);
        putProgram("Whole");
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
    QString program() const { return m_folder.filePath(u"pdftotext"_s); }

    /// Takes the place of pdftotext: reads a PDF as `text`, and stays in the middle of one that has the
    /// words `held` in it, if any.
    void putProgram(const QByteArray &text, const QByteArray &held = {}) const
    {
        QFile file(program());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/sh\n");
        if (!held.isEmpty())
            file.write("while read -r line; do case $line in *'" + held
                       + "'*) printf 'Half'; while :; do :; done;; esac; done < \"$8\"\n");
        file.write("printf '" + text + "\\f'\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
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

SHERIA_TEST(TestCtlPagesKilled)
} // namespace tst_ctlpageskilled
#include "tst_ctlpageskilled.moc"
