// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_servedtoken {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray First(20, 'e');
const QByteArray Second(20, 'f');

/// The token that `sheriactl serve` is given is long, is not shown in the list of processes, and ends the
/// one before.
class TestServedToken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { qunsetenv("SHERIA_TOKEN"); }

    void aShortOneIsRefused_data() { ways(); }
    void aShortOneIsRefused()
    {
        QFETCH(QString, way);
        const QByteArray word(15, 'q');
        const CtlResult served = runCtl(QStringList(u"serve"_s) + arguments() + give(way, word));
        QCOMPARE(served.exit, 2);
        QVERIFY2(served.errors.contains("16"), served.errors.constData());
        QVERIFY(!served.errors.contains(word));
        QVERIFY(!QFile::exists(library())); // Nothing was opened.
    }

    void thePredecessorEnds_data() { ways(); }
    void thePredecessorEnds()
    {
        QFETCH(QString, way);
        {
            ServingCtl server(arguments() + give(way, First));
            QCOMPARE(statusOf(server, First), 200);
            QCOMPARE(server.stop(SIGTERM), 0);
        }
        qunsetenv("SHERIA_TOKEN");
        ServingCtl server(arguments() + give(way, Second));
        QCOMPARE(statusOf(server, Second), 200);
        QCOMPARE(statusOf(server, First), 401);
        QCOMPARE(server.stop(SIGTERM), 0);
        const bool isWarned = server.process().readAllStandardError().contains("--token-file");
        QCOMPARE(isWarned, way == "--token"_L1);
    }

    /// On Linux the words of a call are read from /proc, as ps does.
    void itIsNotInTheListOfProcesses_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("two words") << QStringList{u"--token"_s, QString::fromLatin1(First)};
        QTest::newRow("one word") << QStringList{u"--token="_s + QString::fromLatin1(First)};
    }
    void itIsNotInTheListOfProcesses()
    {
        QFETCH(QStringList, words);
        ServingCtl server(arguments() + words);
        QFile list(u"/proc/%1/cmdline"_s.arg(server.process().processId()));
        if (!list.open(QIODevice::ReadOnly))
            QSKIP("this system has no /proc");
        const QByteArray line = list.readAll();
        QVERIFY(line.contains("--library")); // It was read.
        QVERIFY2(!line.contains(First), line.constData());
        QCOMPARE(statusOf(server, First), 200);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

private:
    static void ways()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("the option") << u"--token"_s;
        QTest::newRow("the file") << u"--token-file"_s;
        QTest::newRow("the variable") << u"variable"_s;
    }
    QString library() const { return m_folder->filePath(u"l.sheria"_s); }
    QStringList arguments() const { return {u"--library"_s, library(), u"--port"_s, u"0"_s}; }
    QStringList give(const QString &way, const QByteArray &token) const
    {
        if (way == "--token"_L1)
            return {way, QString::fromLatin1(token)};
        if (way == "variable"_L1) {
            qputenv("SHERIA_TOKEN", token);
            return {};
        }
        QFile file(m_folder->filePath(u"token"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(token + '\n') != token.size() + 1)
            qFatal("a file of the test cannot be written");
        return {way, file.fileName()};
    }
    static int statusOf(ServingCtl &server, const QByteArray &token)
    {
        return ApiClient(server.port(), token).get("/v3/places").status;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_TEST(TestServedToken)
} // namespace tst_servedtoken
#include "tst_servedtoken.moc"
