// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowfit.h"
#include "tests/app/gui/screens.h"
#include "tests/support/testmain.h"

#include <QDockWidget>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <memory>

namespace tst_windowfit {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The window on a screen of 1440 by 900 at 150 per cent: 960 by 600 of the pixels that it counts in.
class TestWindowFit : public QObject
{
    Q_OBJECT

public:
    static void initMain()
    {
        qputenv("QT_SCALE_FACTOR", "1.5");
        prepareGui({1440, 900});
    }

private Q_SLOTS:
    void theFirstWindowIsInsideTheScreen()
    {
        QCOMPARE(QGuiApplication::primaryScreen()->availableSize(), QSize(960, 600));
        DeskFixture desk;
        desk.size = {};
        desk.start();
        QTRY_VERIFY2(isInside(desk), qPrintable(placeOf(desk)));
        QVERIFY(desk.window().width() > 900 && desk.window().height() > 540);
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        QTRY_VERIFY2(isInside(desk), qPrintable(placeOf(desk)));
        // Its panels, too, leave room for the bars around them.
        for (const QDockWidget *dock : desk.window().findChildren<QDockWidget *>()) {
            const int height = dock->minimumSizeHint().height();
            QVERIFY2(height <= 500, qPrintable(dock->objectName() + QString::number(height)));
        }
        const QSize least = desk.window().minimumSizeHint();
        QVERIFY2(least.height() <= 600, qPrintable(QString::number(least.height())));
        const int text = desk.window().centralWidget()->minimumSizeHint().width();
        QVERIFY2(text <= WindowFit::WidthOfText, qPrintable(QString::number(text)));
    }

    /// As one that was on a second screen is when that has been taken away.
    void aKeptPlaceThatIsGoneIsLeft()
    {
        QTemporaryDir folder;
        {
            DeskFixture desk(folder.path());
            desk.size = {};
            desk.start();
            desk.window().setGeometry(3000, -700, 900, 585);
            desk.window().keepSession();
            desk.close();
        }
        DeskFixture desk(folder.path());
        desk.start();
        QTRY_VERIFY2(isInside(desk), qPrintable(placeOf(desk)));
        QCOMPARE(desk.window().size(), QSize(900, 585));
    }

    void sidesGoAndComeInOrder()
    {
        DeskFixture desk;
        startWide(desk);
        QCOMPARE(sides(desk), u"left right"_s);
        desk.find<QDockWidget>(u"citesDock"_s)->raise();
        QTRY_VERIFY(desk.find<QWidget>(u"citesDock"_s)->visibleRegion().boundingRect().isValid());
        const int left = widthOf(desk, u"libraryDock"_s);
        const int right = widthOf(desk, u"citesDock"_s);
        desk.window().resize(WindowFit::WidthOfTrailing - 1, 600);
        QCOMPARE(sides(desk), u"left"_s);
        QCOMPARE(desk.window().width(), WindowFit::WidthOfTrailing - 1);
        desk.window().resize(WindowFit::WidthOfLeading - 1, 600);
        QCOMPARE(sides(desk), QString());
        QCOMPARE(desk.window().width(), WindowFit::WidthOfLeading - 1);
        desk.window().resize(WindowFit::WidthOfLeading, 600);
        QCOMPARE(sides(desk), u"left"_s);
        desk.window().resize(1300, 860);
        QCOMPARE(sides(desk), u"left right"_s);
        // As wide as they were, with the same one in front.
        QTRY_COMPARE(widthOf(desk, u"libraryDock"_s), left);
        QTRY_COMPARE(widthOf(desk, u"citesDock"_s), right);
        QTRY_VERIFY(desk.find<QDockWidget>(u"citesDock"_s)->widget()->isEnabled());
    }

    void whatAPersonHidStaysHidden()
    {
        DeskFixture desk;
        startWide(desk);
        desk.press(u"F9"_s);
        desk.find<QDockWidget>(u"notesDock"_s)->hide();
        desk.window().resize(650, 600);
        QCOMPARE(sides(desk), QString());
        desk.window().resize(1300, 860);
        QCOMPARE(sides(desk), u"right"_s);
        QVERIFY(desk.find<QDockWidget>(u"notesDock"_s)->isHidden());
        desk.press(u"F9"_s);
        QCOMPARE(sides(desk), u"left right"_s);
    }

    void whatAPersonShowsStays()
    {
        DeskFixture desk;
        startWide(desk);
        desk.window().resize(800, 600);
        QCOMPARE(sides(desk), u"left"_s);
        desk.press(u"F7"_s);
        // In the room of the other side, which comes back with it gone.
        QTRY_COMPARE(sides(desk), u"right"_s);
        QVERIFY(desk.find<QDockWidget>(u"detailsDock"_s)->isHidden());
        desk.press(u"F7"_s);
        QTRY_COMPARE(sides(desk), u"left"_s);
        desk.press(u"F7"_s);
        QTRY_COMPARE(sides(desk), u"right"_s);
        desk.window().resize(790, 600);
        QCOMPARE(sides(desk), u"right"_s);
        QTRY_VERIFY(!desk.find<QWidget>(u"serverToggle"_s)->visibleRegion().isEmpty());
        // Both, where both are wanted.
        desk.press(u"F9"_s);
        QTRY_COMPARE(sides(desk), u"left right"_s);
        // In a window that is wide enough for them, as far as the screen is.
        QTRY_COMPARE(desk.window().minimumWidth(), 960);
        QCOMPARE(desk.window().width(), 960);
        // Once it has been wide the order holds again.
        desk.window().resize(1300, 860);
        QVERIFY(!desk.find<QDockWidget>(u"detailsDock"_s)->isHidden());
        desk.window().resize(800, 600);
        QCOMPARE(sides(desk), u"left"_s);
    }

    void whatIsHiddenForWantOfRoomIsKeptAsShown()
    {
        QTemporaryDir folder;
        {
            DeskFixture desk(folder.path());
            desk.size = {650, 550};
            desk.start();
            QCOMPARE(sides(desk), QString());
            desk.close();
        }
        DeskFixture desk(folder.path());
        desk.start();
        QCOMPARE(sides(desk), QString());
        desk.window().resize(1300, 860);
        QCOMPARE(sides(desk), u"left right"_s);
    }

    void everyDialogIsInsideTheScreen_data() { addScreenRows(); }
    void everyDialogIsInsideTheScreen()
    {
        QFETCH(int, screen);
        if (!m_sample) {
            m_sample = std::make_unique<DeskFixture>();
            m_sample->start();
            m_sample->importSample();
        }
        openScreen(*m_sample, Screens[screen]);
        const QSize room = m_sample->window().screen()->availableSize();
        const QWidgetList all = QApplication::topLevelWidgets();
        for (const QWidget *widget : all) {
            if (widget != &m_sample->window() && widget->isVisible())
                QVERIFY2(widget->width() <= room.width() && widget->height() <= room.height(),
                         qPrintable(u"%1 %2x%3"_s.arg(widget->objectName())
                                        .arg(widget->width())
                                        .arg(widget->height())));
        }
        closeScreens(*m_sample);
    }
    void cleanupTestCase() { m_sample.reset(); }

private:
    std::unique_ptr<DeskFixture> m_sample; ///< With the sample library.

    /// Wider than its screen, when it has been placed there.
    static void startWide(DeskFixture &desk)
    {
        desk.start();
        QTRY_VERIFY(isInside(desk));
        desk.window().resize(1300, 860);
    }

    static QString sides(DeskFixture &desk)
    {
        QStringList shown;
        const std::pair<Qt::DockWidgetArea, QString> sides[] = {
            {Qt::LeftDockWidgetArea, u"left"_s}, {Qt::RightDockWidgetArea, u"right"_s}};
        for (const auto &[area, name] : sides) {
            const auto docks = desk.window().findChildren<QDockWidget *>();
            if (std::any_of(docks.begin(), docks.end(), [&, side = area](QDockWidget *dock) {
                    return desk.window().dockWidgetArea(dock) == side && !dock->isHidden();
                }))
                shown.append(name);
        }
        return shown.join(u' ');
    }

    static int widthOf(DeskFixture &desk, const QString &dock)
    {
        return desk.find<QDockWidget>(dock)->width();
    }

    static bool isInside(DeskFixture &desk)
    {
        const QWindow &window = *desk.window().windowHandle();
        return desk.window().screen()->availableGeometry().contains(
            desk.window().geometry().marginsAdded(window.frameMargins()));
    }

    static QString placeOf(DeskFixture &desk)
    {
        const QRect place = desk.window().frameGeometry();
        return u"%1,%2 %3x%4"_s.arg(place.x())
            .arg(place.y())
            .arg(place.width())
            .arg(place.height());
    }
};

SHERIA_GUI_TEST(TestWindowFit)
} // namespace tst_windowfit
#include "tst_windowfit.moc"
