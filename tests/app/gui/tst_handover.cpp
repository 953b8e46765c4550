// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/database.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

namespace tst_handover {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 60'000;
const QByteArray Act = "/akn/xa/act/2005/4";

/// The program itself, started more than once, and ended in every way.
class TestHandOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(m_folder->filePath(u"config/sheria"_s)));
        QFile settings(m_folder->filePath(u"config/sheria/settings.ini"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("[server]\nstart=false\n");
        QFile act(m_folder->filePath(u"act.xml"_s));
        QVERIFY(act.open(QIODevice::WriteOnly));
        act.write(xmlOf({}));
    }

    void aLaterStartHandsOver()
    {
        const auto first = started({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(library()), LongMs);
        QCOMPARE(ended({u"act.xml"_s}), 0); // In the folder of that process.
        QTRY_VERIFY_WITH_TIMEOUT(hasAct(library()), LongMs);
        QCOMPARE(ended({u"sheria:/akn/xa/act/2005/4#sec_2"_s}), 0);
        QTRY_COMPARE_WITH_TIMEOUT(places(), QStringList(u"/akn/xa/act/2005/4/eng@2009-02-03"_s),
                                  LongMs);
        QCOMPARE(ended({u"/akn/xa/act/2005/4"_s}), 0);
        QTRY_COMPARE_WITH_TIMEOUT(places().size(), 2, LongMs);
        QCOMPARE(ended({}), 0);
        QCOMPARE(first->state(), QProcess::Running);
    }

    void aLibraryTakesThePlaceOfTheOneThatIsOpen()
    {
        const QString other = m_folder->filePath(u"other.sheria"_s);
        const auto first = started({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(library()), LongMs);
        QCOMPARE(ended({u"--library"_s, u"other.sheria"_s, u"act.xml"_s}), 0);
        QTRY_VERIFY_WITH_TIMEOUT(hasAct(other), LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(session()["library"_L1].toString(), other, LongMs);
        QVERIFY(!hasAct(library()));
    }

    void ofTwoStartsInTheSameMomentOneStaysAndOpensAll()
    {
        const auto one = started({u"/akn/xa/act/2005/4"_s});
        const auto two = started({u"/akn/xa/act/2006/5"_s});
        QTRY_VERIFY_WITH_TIMEOUT(
            one->state() == QProcess::NotRunning || two->state() == QProcess::NotRunning, LongMs);
        const bool isOne = one->state() == QProcess::NotRunning;
        QCOMPARE((isOne ? one : two)->exitStatus(), QProcess::NormalExit);
        QCOMPARE((isOne ? one : two)->exitCode(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(places().size(), 2, LongMs);
        QCOMPARE((isOne ? two : one)->state(), QProcess::Running);
    }

    void whatIsNothingIsRefusedAtOnce()
    {
        const auto first = started({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(library()), LongMs);
        QCOMPARE(ended({u"sheria:javascript:alert(1)"_s}), 2);
        QCOMPARE(ended({u"no-such-file.xml"_s}), 2);
        QCOMPARE(first->state(), QProcess::Running);
    }

    void aKilledOneIsInNobodysWay()
    {
        auto first = started({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket()), LongMs);
        end(*first, SIGKILL);
        QVERIFY(QFile::exists(socket()) && QFile::exists(mark()));
        first = started({});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(library()), LongMs);
        QCOMPARE(ended({}), 0);
        QCOMPARE(first->state(), QProcess::Running);
    }

    void aCrashIsWrittenDown()
    {
        const auto first = started({u"act.xml"_s});
        QTRY_VERIFY_WITH_TIMEOUT(hasAct(library()), LongMs); // All of it runs.
        end(*first, SIGSEGV);
        QCOMPARE(first->exitStatus(), QProcess::CrashExit);
        const QByteArray told = bytesOf(mark());
        QVERIFY2(told.contains("\nsignal 11\n"), told.constData());
        QVERIFY2(told.contains("\nat "), told.constData());
        QVERIFY2(!told.contains(m_folder->path().toUtf8()), told.constData());
        // The next one has read it.
        const auto next = started({});
        QTRY_VERIFY_WITH_TIMEOUT(!bytesOf(mark()).contains("signal"), LongMs);
    }

    void theEndOfTheSessionIsNoCrash_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("terminated") << SIGTERM;
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("terminal gone") << SIGHUP;
    }
    void theEndOfTheSessionIsNoCrash()
    {
        QFETCH(int, signal);
        const auto first = started({u"act.xml"_s});
        QTRY_VERIFY_WITH_TIMEOUT(hasAct(library()), LongMs);
        QVERIFY(QFile::exists(mark()));
        end(*first, signal);
        QCOMPARE(first->exitStatus(), QProcess::NormalExit);
        QCOMPARE(first->exitCode(), 0);
        QVERIFY(!QFile::exists(mark()));
        QVERIFY(!QFile::exists(socket()));
    }

private:
    /// Ends with the value.
    struct Ended
    {
        void operator()(QProcess *process) const
        {
            process->kill();
            process->waitForFinished(LongMs);
            delete process;
        }
    };
    using Process = std::shared_ptr<QProcess>;

    Process started(const QStringList &arguments) const
    {
        Process process(new QProcess, Ended());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->filePath(u"config"_s));
        environment.insert(u"XDG_DATA_HOME"_s, m_folder->filePath(u"data"_s));
        process->setProcessEnvironment(environment);
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process->setWorkingDirectory(m_folder->path());
        process->start(QStringLiteral(SHERIA_BINARY_DIR) + u"/bin/sheria"_s, arguments);
        return process;
    }

    /// The exit code of a process that ends by itself.
    int ended(const QStringList &arguments) const
    {
        const Process process = started(arguments);
        return process->waitForFinished(LongMs) && process->exitStatus() == QProcess::NormalExit
            ? process->exitCode()
            : -1;
    }

    static void end(QProcess &process, int signal)
    {
        QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(LongMs));
    }

    QString data(const QString &name) const { return m_folder->filePath(u"data/sheria/"_s + name); }
    QString library() const { return data(u"library.sheria"_s); }
    QString socket() const { return data(u"instance.socket"_s); }
    QString mark() const { return data(u"running"_s); }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QJsonObject session() const
    {
        return QJsonDocument::fromJson(bytesOf(data(u"session.json"_s))).object();
    }
    /// Where the tabs of the library are.
    QStringList places() const
    {
        QStringList uris;
        const QJsonArray tabs = session()["libraries"_L1][library()]["tabs"_L1].toArray();
        for (const QJsonValue &tab : tabs)
            uris.append(tab["places"_L1].toArray().last()["uri"_L1].toString());
        return uris;
    }

    static bool hasAct(const QString &library)
    {
        auto db = store::Database::open(library, store::Database::Mode::ReadOnly);
        return db && store::findWork(*db, Act);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_TEST(TestHandOver)
} // namespace tst_handover
#include "tst_handover.moc"
