// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "core/sync/compare/compare.h"
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/heldserver.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QCommandLinkButton>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QToolButton>

namespace tst_sync {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray baseOf(quint16 port)
{
    return "http://127.0.0.1:" + QByteArray::number(port);
}

/// The sync centre, with real servers: from the assistant to a copy, and what goes wrong in between.
class TestSync : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    /// From the page that welcomes, by mouse and keys, to a copy that equals the server.
    void theAssistantMakesACopy()
    {
        RouteFixture server;
        QTest::mouseClick(find<QCommandLinkButton>(u"welcome-sync"_s), Qt::LeftButton);
        giveServer(baseOf(server.port()), server.token());
        click(u"testConnection"_s);
        auto *title = find<QLabel>(u"verdictTitle"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title->text(), u"Connected (API version 3)"_s, LongMs);
        const QString found = find<QLabel>(u"verdictText"_s)->text();
        QVERIFY2(found.startsWith(u"This token may read "_s), qPrintable(found));
        // As many as are counted are named.
        QVERIFY2(found.contains(u"3 place"_s)
                     && found.contains(u": Emptyland, Exampleland, Bay City."_s),
                 qPrintable(found));
        click(u"connectNext"_s);
        QTRY_VERIFY(find<QTreeWidget>(u"placeChoice"_s)->isVisible());
        QVERIFY(placeNamed(*find<QTreeWidget>(u"placeChoice"_s), u"Exampleland"_s));
        // How much it is, before it is fetched.
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(u"syncEstimate"_s)->text().startsWith(u"About "_s),
                                 LongMs);
        click(u"connectNext"_s);
        QTRY_VERIFY(find<QWidget>(u"syncPanel"_s)->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(sources().topLevelItem(0)->child(0)->text(0), u"Exampleland"_s);
        QCOMPARE(differences(baseOf(server.port()), server.token()), QStringList());
        m_desk->open("/akn/xa/act/2004/17/eng@2009-02-03");
    }

    void aCopyIsMadeByKeyboard()
    {
        RouteFixture server;
        m_desk->find<QWidget>(u"libraryFilter"_s)->setFocus();
        DeskFixture::key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(find<QLineEdit>(u"upstreamAddress"_s)->window()->isActiveWindow());
        DeskFixture::tabTo(u"upstreamAddress"_s);
        DeskFixture::type(QString::fromUtf8(baseOf(server.port())));
        DeskFixture::tabTo(u"upstreamToken"_s);
        DeskFixture::type(QString::fromUtf8(server.token()));
        DeskFixture::tabTo(u"keepToken"_s);
        DeskFixture::type(u"U"_s);
        QCOMPARE(find<QComboBox>(u"keepToken"_s)->currentText(), u"Until I quit"_s);
        DeskFixture::tabTo(u"connectNext"_s);
        DeskFixture::key(Qt::Key_Space);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(next->text() == u"Connect and Fetch"_s && next->isEnabled(),
                                 LongMs);
        DeskFixture::tabTo(u"connectNext"_s);
        DeskFixture::key(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        m_desk->window().activateWindow(); // As a window manager does.
        QTRY_VERIFY(QApplication::focusWidget());
        QTRY_VERIFY(find<QWidget>(u"syncPanel"_s)->isAncestorOf(QApplication::focusWidget()));
        const qint64 before = runs();
        DeskFixture::tabTo(u"runSync"_s);
        DeskFixture::key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(runs() > before && isIdle(), LongMs);
        QTRY_VERIFY(QApplication::focusWidget());
        DeskFixture::key(Qt::Key_Escape);
        QTRY_VERIFY(!find<QWidget>(u"syncPanel"_s)->isVisible());
    }

    void onlyWhatIsChosenComes()
    {
        RouteFixture server;
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer(baseOf(server.port()), server.token());
        click(u"connectNext"_s);
        auto *places = find<QTreeWidget>(u"placeChoice"_s);
        QTRY_VERIFY_WITH_TIMEOUT(places->isVisible(), LongMs);
        for (int row = 0; row < places->topLevelItemCount(); ++row)
            places->topLevelItem(row)->setCheckState(0, Qt::Unchecked);
        QTreeWidgetItem *country = placeNamed(*places, u"Exampleland"_s);
        QVERIFY(!find<QAbstractButton>(u"connectNext"_s)->isEnabled());
        QCOMPARE(country->child(1)->text(0), u"Bay City"_s);
        country->child(1)->setCheckState(0, Qt::Checked);
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(sources().topLevelItem(0)->childCount(), 1);
        QCOMPARE(sources().topLevelItem(0)->child(0)->text(0), u"Bay City"_s);
        // Chosen anew, all comes.
        sources().setCurrentItem(sources().topLevelItem(0));
        find<QAction>(u"editSource"_s)->trigger();
        click(u"connectNext"_s);
        places = find<QTreeWidget>(u"placeChoice"_s);
        QTRY_VERIFY_WITH_TIMEOUT(places->isVisible(), LongMs);
        country = placeNamed(*places, u"Exampleland"_s);
        QCOMPARE(country->checkState(0), Qt::PartiallyChecked);
        for (int row = 0; row < places->topLevelItemCount(); ++row)
            places->topLevelItem(row)->setCheckState(0, Qt::Checked);
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItem(0)->childCount(), 2, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(differences(baseOf(server.port()), server.token()), QStringList());
    }

    void whyThereIsNoConnectionIsTold_data()
    {
        QTest::addColumn<QString>("address"); // "": of a server that says `answer`.
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("says");

        const QByteArray json = "Content-Type: application/json\r\n";
        const QByteArray html = "Content-Type: text/html\r\n";
        QTest::newRow("no address")
            << u"ftp://example"_s << QByteArray() << u"Invalid server address"_s << u"https://"_s;
        QTest::newRow("wrong token")
            << QString() << FaultProxy::answered("401 Unauthorized", json, R"({"detail":"No."})")
            << u"Token rejected by the server"_s << u"(401)"_s;
        QTest::newRow("not allowed")
            << QString() << FaultProxy::answered("403 Forbidden", json, R"({"detail":"No."})")
            << u"This token has no access to this API"_s << u"(403)"_s;
        QTest::newRow("another site")
            << QString() << FaultProxy::answered("200 OK", html, "<html>Hello</html>")
            << u"API not found at this address"_s << u"proxy or a sign-in page"_s;
        QTest::newRow("in trouble")
            << QString() << FaultProxy::answered("503 Unavailable", json, R"({"detail":"No."})")
            << u"The server is not available"_s << u"(503)"_s;
        QTest::newRow("nobody there")
            << u"http://127.0.0.1:1"_s << QByteArray() << u"The server is not available"_s
            << u"the network connection"_s;
        QTest::newRow("not secure") << u"tls"_s << QByteArray() << u"The server is not available"_s
                                    << u"TLS handshake failed"_s;
    }
    void whyThereIsNoConnectionIsTold()
    {
        QFETCH(QString, address);
        QFETCH(QByteArray, answer);
        QFETCH(QString, title);
        QFETCH(QString, says);
        const RouteFixture plain;
        FaultProxy proxy(
            1, [](const QByteArray &, int) { return Fault::None; },
            [answer](const QByteArray &) { return answer; });
        if (address == u"tls"_s)
            address = u"https://127.0.0.1:%1"_s.arg(plain.port());
        if (address.isEmpty())
            address = QString::fromUtf8(proxy.base());
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer(address.toUtf8(), "some-token");
        click(u"testConnection"_s);
        auto *told = find<QLabel>(u"verdictTitle"_s);
        QTRY_COMPARE_WITH_TIMEOUT(told->text(), title, LongMs);
        const QString text = find<QLabel>(u"verdictText"_s)->text();
        QVERIFY2(text.contains(says), qPrintable(text));
        QVERIFY2(!text.contains(u"some-token"_s), "the token is nowhere");
        click(u"cancelConnect"_s);
    }

    /// The field shows the address with the scheme that is used.
    void anAddressWithoutASchemeIsCompleted()
    {
        const RouteFixture server;
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer("127.0.0.1:" + QByteArray::number(server.port()), server.token());
        click(u"testConnection"_s);
        auto *told = find<QLabel>(u"verdictTitle"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(told->text().startsWith(u"Connected"_s), qPrintable(told->text()),
                                  LongMs);
        QCOMPARE(find<QLineEdit>(u"upstreamAddress"_s)->text(),
                 QString::fromUtf8(baseOf(server.port())));
        click(u"cancelConnect"_s);
    }

    /// A long run, watched, stopped and gone on with: the window reads nothing itself, the run stops
    /// without waiting for the server, and nothing is fetched twice.
    void aRunIsCancelledAtOnceAndGoesOn()
    {
        constexpr int Acts = 600;
        HeldServer server(Acts);
        openPanel();
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld() && state().contains(u" of 600 downloaded"_s),
                                 LongMs);
        auto *button = find<QToolButton>(u"syncButton"_s);
        QVERIFY(button->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(complete() > 0, LongMs); // What came is stored a moment later.
        const GuiStatements reads;
        click(u"cancelSync"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), BeforeGivingUpMs);
        QTRY_VERIFY(state().startsWith(u"Interrupted"_s));
        QVERIFY(!button->isVisible());
        const qint64 first = complete();
        QVERIFY(first > 0 && first < Acts);
        server.letGo();
        click(u"runSync"_s);
        awaitState(u"Up to date"_s);
        QCOMPARE(complete(), Acts);
        const auto &runs = sync().sources().front().runs;
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs[0].fetched + runs[1].fetched, Acts);
        QCOMPARE(reads.all(), QByteArrayList());
    }

    void aPausedSourceStaysPaused()
    {
        BigServer server(300);
        openPanel();
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(sync().live(id()).progress.fetched > 5, LongMs);
        click(u"pauseSync"_s);
        awaitState(u"Paused"_s);
        m_desk->close();
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Paused"_s);
        QVERIFY(!find<QAbstractButton>(u"runSync"_s)->isEnabled());
        click(u"pauseSync"_s);
        awaitState(u"Up to date"_s);
        QCOMPARE(complete(), 300);
    }

    /// The window is closed while it runs: it goes on by itself the next time.
    void whatTheEndOfTheProgramInterruptedGoesOn()
    {
        constexpr int Acts = 200;
        HeldServer server(Acts);
        openPanel();
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld(), LongMs);
        m_desk->close();
        server.letGo();
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(complete(), Acts);
        QCOMPARE(runs(), 2);
    }

    /// A token that was kept for the session is asked for when that is over, and given.
    void aTokenThatIsGoneIsAskedFor()
    {
        RouteFixture server;
        openPanel();
        connectTo(baseOf(server.port()), server.token());
        awaitState(u"Up to date"_s);
        m_desk->close();
        const std::unique_ptr<DeskFixture> before = std::move(m_desk);
        m_desk = std::make_unique<DeskFixture>(before->folder());
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        click(u"runSync"_s);
        awaitState(u"Token required"_s);
        QCOMPARE(problem(), u"The token was stored only until you quit. Enter it again."_s);
        click(u"giveToken"_s);
        type(u"upstreamToken"_s, QString::fromUtf8(server.token()));
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Save and Run"_s, LongMs);
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(runs(), 2, LongMs);
        awaitState(u"Up to date"_s);
    }

    /// The same with one that is behind a password: it is asked for once.
    void aSealedTokenIsKeptBehindItsPassword()
    {
        RouteFixture server;
        openPanel();
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer(baseOf(server.port()), server.token());
        auto *keep = find<QComboBox>(u"keepToken"_s);
        keep->setCurrentIndex(keep->findData(int(secrets::Keeping::Sealed)));
        type(u"sealPassword"_s, u"short"_s);
        QVERIFY(!find<QAbstractButton>(u"connectNext"_s)->isEnabled());
        type(u"sealPassword"_s, u"a long password"_s);
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Connect and Fetch"_s, LongMs);
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        m_desk->close();
        QVERIFY(!holds(m_desk->libraryPath(), server.token()));
        QVERIFY(!holds(m_desk->path(u"tokens.sealed"_s), server.token()));
        QVERIFY(!holds(m_desk->path(u"settings.ini"_s), server.token()));
        const std::unique_ptr<DeskFixture> before = std::move(m_desk);
        m_desk = std::make_unique<DeskFixture>(before->folder());
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        click(u"runSync"_s);
        awaitState(u"Token required"_s);
        click(u"giveToken"_s);
        // Given up, it is asked for again.
        QTest::keyClick(find<QLineEdit>(u"unsealPassword"_s), Qt::Key_Escape);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"unsealDialog"_s));
        QCOMPARE(state(), u"Token required"_s);
        QCOMPARE(find<QAbstractButton>(u"giveToken"_s)->text(), u"Enter Password…"_s);
        click(u"giveToken"_s);
        auto *edit = find<QLineEdit>(u"unsealPassword"_s);
        QTest::keyClicks(edit, u"another password"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        auto *wrong = find<QLabel>(u"unsealProblem"_s);
        QTRY_VERIFY_WITH_TIMEOUT(wrong->isVisible(), LongMs);
        QCOMPARE(wrong->text(), u"Wrong password for the encrypted file."_s);
        QCOMPARE(state(), u"Token required"_s);
        QCOMPARE(edit->selectedText().size(), edit->text().size());
        QTest::keyClicks(edit, u"a long password"_s);
        QVERIFY(!wrong->isVisible());
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(runs(), 2, LongMs);
        QVERIFY(!m_desk->window().findChild<QDialog *>(u"unsealDialog"_s));
        awaitState(u"Up to date"_s);
    }

    /// In the middle of a run the server is gone: that is told, with what to do, and what was fetched
    /// stays. When it is back, the next run goes on.
    void aServerThatDiesMidRunIsToldOfAndGoneOnWith()
    {
        constexpr int Acts = 300;
        HeldServer server(Acts);
        openPanel();
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld(), LongMs);
        server.letGo(true);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 3 * LongMs);
        QTRY_VERIFY(!problem().isEmpty());
        QVERIFY2(problem().contains(u"to continue"_s)
                     || problem().contains(u"the next run tries again"_s),
                 qPrintable(problem()));
        const qint64 before = complete();
        QVERIFY(before > 20 && before < Acts);
        openPanel(2);
        QTRY_VERIFY(find<QListWidget>(u"syncRunDetails"_s)->count() > 0);
        openPanel(0);
        server.revive();
        runAgain();
        awaitState(u"Up to date"_s);
        QCOMPARE(complete(), Acts);
        QVERIFY(problem().isEmpty());
        QCOMPARE(differences(server.server().base(), server.token()), QStringList());
    }

    void aSourceIsRemovedAndItsWorksStay()
    {
        RouteFixture server;
        openPanel();
        connectTo(baseOf(server.port()), server.token());
        awaitState(u"Up to date"_s);
        find<QAction>(u"removeSource"_s)->trigger();
        auto *box = find<QMessageBox>(u"confirmRemoveSource"_s);
        QTest::mouseClick(box->buttons().last(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 0, LongMs);
        m_desk->open("/akn/xa/act/2004/17/eng@2009-02-03");
    }

private:
    static QTreeWidgetItem *placeNamed(const QTreeWidget &places, const QString &name)
    {
        const QList<QTreeWidgetItem *> found = places.findItems(name, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.constFirst();
    }

    static bool holds(const QString &path, const QByteArray &words)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(words);
    }

    QStringList differences(const QByteArray &base, const QByteArray &token)
    {
        QStringList out;
        store::Database db = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        sync::RunOptions options;
        options.token = token;
        const auto done = sync::compare(db, {base, {}, {}}, options, m_desk->clock,
                                        [&out](const sync::Difference &one) {
                                            out << QString::fromUtf8(one.uri + ' ' + one.where);
                                        },
                                        {});
        if (!done)
            out << done.error().text();
        return out;
    }
};

SHERIA_GUI_TEST(TestSync)
} // namespace tst_sync
#include "tst_sync.moc"
