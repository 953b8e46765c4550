// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "core/store/file/verify.h"
#include "tests/app/gui/deskfixture.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Act = "/akn/zz/act/2005/4";

/// Names the folder to a process that is to be killed.
constexpr char FolderVariable[] = "SHERIA_TEST_DESK";
constexpr QSize KilledSize(1111, 777);

QJsonObject kept(const DeskFixture &desk)
{
    QFile file(desk.path(u"session.json"_s));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// The desk in use, until somebody kills it. Says so when it has kept what it should bring back.
class Doomed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isUsed()
    {
        DeskFixture desk(qEnvironmentVariable(FolderVariable));
        desk.start();
        desk.window().resize(KilledSize);
        desk.importSample();
        desk.press(u"Ctrl++"_s); // Before it scrolls: zooming moves the text.
        desk.open("/akn/zz/act/1998/2/eng");
        desk.open(Act + "/eng:2012-01-01", true);
        QVERIFY(desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        const ReaderTabs &tabs = desk.window().tabs();
        QTRY_VERIFY(tabs.current()->history().current().eId.startsWith("sec_9"));
        desk.find<QDockWidget>(u"detailsDock"_s)->hide();
        QTRY_COMPARE(kept(desk)["libraries"_L1][desk.libraryPath()]["tabs"_L1],
                     tabs.toJson()["tabs"_L1]);
        QTRY_COMPARE(kept(desk)["zoom"_L1].toDouble(), 1.1);
        QTRY_COMPARE(kept(desk)["layout"_L1].toString().toLatin1(),
                     desk.window().saveState(1).toBase64());
        std::fputs("kept\n", stdout);
        std::fflush(stdout);
        QCoreApplication::exec();
    }
};

} // namespace

/// The desk looks as it was left.
class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBack()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open(Act + "/eng");
        desk.open("/akn/zz/act/1998/2/eng", true);
        desk.open(Act + "/eng:2012-01-01", true);
        QVERIFY(desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(tabs(desk).current()->history().current().eId.startsWith("sec_9"));
        desk.open("/akn/zz/act/2010/7/eng");
        desk.press(u"Alt+Left"_s);
        desk.awaitPage(Act + "/eng@2010-07-01");
        desk.press(u"Ctrl++"_s);
        desk.find<QDockWidget>(u"detailsDock"_s)->hide();
        // What a crash leaves is what had been kept: wait for that, not for the end.
        QTRY_COMPARE(kept(desk)["libraries"_L1][desk.libraryPath()]["tabs"_L1],
                     tabs(desk).toJson()["tabs"_L1]);
        QTRY_COMPARE(kept(desk)["zoom"_L1].toDouble(), 1.1);
        desk.close();

        desk.start();
        QCOMPARE(tabs(desk).count(), 3);
        QCOMPARE(tabs(desk).currentIndex(), 2);
        desk.awaitPage(Act + "/eng@2010-07-01");
        QCOMPARE(tabs(desk).tabText(1), tabs(desk).at(1)->title());
        QVERIFY(!tabs(desk).tabText(1).isEmpty());
        QVERIFY(desk.awaitScript(u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                                 ".getBoundingClientRect().top - 20) < 60"_s));
        QVERIFY(tabs(desk).current()->history().canGoForward());
        QCOMPARE(tabs(desk).look().zoom, 1.1);
        QVERIFY(!desk.find<QDockWidget>(u"detailsDock"_s)->isVisible());
        // The others are loaded when they are looked at.
        QVERIFY(!tabs(desk).at(1)->expression());
        tabs(desk).setCurrentIndex(1);
        desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
    }

    void comesBackAfterKill9()
    {
        DeskFixture desk;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(FolderVariable), desk.folder());
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(), {});
        QByteArray said;
        connect(&program, &QProcess::readyReadStandardOutput, &program,
                [&] { said += program.readAllStandardOutput(); });
        QTRY_VERIFY_WITH_TIMEOUT(said.contains("kept\n") || program.state() == QProcess::NotRunning,
                                 60'000);
        QVERIFY2(said.contains("kept\n"), said.constData());
        QCOMPARE(::kill(pid_t(program.processId()), SIGKILL), 0);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);

        desk.start();
        QCOMPARE(desk.window().size(), KilledSize);
        QCOMPARE(tabs(desk).count(), 2);
        QCOMPARE(tabs(desk).currentIndex(), 1);
        desk.awaitPage(Act + "/eng@2010-07-01");
        QVERIFY(desk.awaitScript(u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                                 ".getBoundingClientRect().top - 20) < 60"_s));
        QCOMPARE(tabs(desk).look().zoom, 1.1);
        QVERIFY(!desk.find<QDockWidget>(u"detailsDock"_s)->isVisible());
        tabs(desk).setCurrentIndex(0);
        desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
        desk.close();
        auto library = must(
            store::Database::open(desk.libraryPath(), store::Database::Mode::ReadOnly));
        QVERIFY(must(store::verify(library, {}, {})).empty());
    }

    void eachLibraryHasItsOwnTabs()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open(Act + "/eng");
        desk.window().openLibrary(desk.path(u"other.sheria"_s));
        QTRY_VERIFY(desk.window().library());
        QCOMPARE(tabs(desk).count(), 0);
        desk.window().openLibrary(desk.libraryPath());
        QTRY_VERIFY(desk.window().library());
        QCOMPARE(tabs(desk).count(), 1);
        desk.awaitPage(Act + "/eng@2022-03-01");
    }

    /// With the texts behind them as they were, and the one of their pages that was in front.
    void webhooksAndSyncComeBack()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open(Act + "/eng");
        desk.open("/akn/zz/act/1998/2/eng", true);
        tabs(desk).setCurrentIndex(0);
        desk.press(u"F4"_s);
        auto pages = [&desk](const QString &name) {
            return desk.find<QTabWidget>(name);
        };
        pages(u"webhookPages"_s)->setCurrentIndex(2);
        // What is kept as it changes is what comes back, also after a crash.
        QTRY_COMPARE(
            kept(desk)["libraries"_L1][desk.libraryPath()]["sidePage"_L1]["page"_L1].toInt(), 2);
        desk.close();

        desk.start();
        QTRY_VERIFY(pages(u"webhookPages"_s)->isVisible());
        QCOMPARE(pages(u"webhookPages"_s)->currentIndex(), 2);
        QCOMPARE(tabs(desk).count(), 2);
        QCOMPARE(tabs(desk).currentIndex(), 0);
        QTRY_VERIFY(tabs(desk).current()->expression());
        QVERIFY(pages(u"webhookPages"_s)->isVisible());
        desk.press(u"Shift+F4"_s);
        pages(u"syncPages"_s)->setCurrentIndex(1);
        desk.close();

        desk.start();
        QTRY_VERIFY(pages(u"syncPages"_s)->isVisible());
        QCOMPARE(pages(u"syncPages"_s)->currentIndex(), 1);
        QVERIFY(!pages(u"webhookPages"_s)->isVisible());
        desk.press(u"Shift+F4"_s);
        QTRY_VERIFY(tabs(desk).isVisible());
        desk.close();

        // Nor does what was left come back.
        desk.start();
        QTRY_VERIFY(tabs(desk).isVisible());
    }

    void movedTabsStayMoved()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open(Act + "/eng");
        desk.open("/akn/zz/act/1998/2/eng", true);
        tabs(desk).tabBar()->moveTab(1, 0);
        desk.close();
        desk.start();
        QCOMPARE(tabs(desk).count(), 2);
        QVERIFY(tabs(desk).at(0)->title().startsWith(u"Flags"_s));
    }

    void aSessionThatIsDamagedDoesNoHarm()
    {
        DeskFixture desk;
        desk.write(u"session.json"_s, "{\"libraries\": [1, 2], \"zoom\": \"x\", \"geometry\": 7");
        desk.start();
        QCOMPARE(tabs(desk).count(), 0);
        QVERIFY(desk.window().isVisible());
    }

    void aTextThatHasGoneSinceSaysSo()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open(Act + "/eng");
        desk.close();
        QVERIFY(QFile::remove(desk.libraryPath()));
        desk.start();
        QCOMPARE(tabs(desk).count(), 1);
        QTRY_COMPARE(tabs(desk).current()->title(), u"Not in this library"_s);
    }

private:
    static ReaderTabs &tabs(DeskFixture &desk) { return desk.window().tabs(); }
};

int main(int argc, char **argv)
{
    prepareGui();
    QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(FolderVariable)) {
        Doomed doomed;
        return QTest::qExec(&doomed, {QString::fromLocal8Bit(argv[0]), u"-silent"_s});
    }
    TestSession test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_session.moc"
