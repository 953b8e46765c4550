#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"

#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTabBar>
#include <QTest>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Act = "/akn/zz/act/2005/4";

} // namespace

/// The desk looks as it was left.
class TestSession : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void comesBack_data()
    {
        QTest::addColumn<bool>("crashes");
        QTest::newRow("after it was closed") << false;
        QTest::newRow("after a crash") << true;
    }
    void comesBack()
    {
        QFETCH(bool, crashes);
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
        if (crashes)
            desk.kill();
        else
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
    static QJsonObject kept(const DeskFixture &desk)
    {
        QFile file(desk.path(u"session.json"_s));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
