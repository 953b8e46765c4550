// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/serverpanel/localserver.h"
#include "app/settings/preferences.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/contrast.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTcpServer>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QTranslator>
#include <QWebEngineView>

#include <future>
#include <optional>

namespace tst_window {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Every action of the menus, those below other menus too.
QList<QAction *> actionsOf(const QList<QAction *> &top)
{
    QList<QAction *> all;
    for (QAction *action : top) {
        if (action->menu())
            all += actionsOf(action->menu()->actions());
        else if (!action->isSeparator())
            all.append(action);
    }
    return all;
}

/// Whether a window can be made as small as the screens that are asked for.
bool fits(const QWidget &window)
{
    const QSize least = window.minimumSizeHint();
    return least.width() <= 1024 && least.height() <= 700;
}

QString sizeOf(const QWidget &window)
{
    const QSize least = window.minimumSizeHint();
    return u"%1x%2"_s.arg(least.width()).arg(least.height());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The window around the texts: themes, the server's panel, broken libraries, who uses no mouse.
class TestWindow : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void anEmptyLibraryWelcomes()
    {
        DeskFixture desk;
        desk.start();
        auto *page = desk.find<QWidget>(u"welcomePage"_s);
        QTRY_VERIFY(page->isVisible());
        QCOMPARE(desk.find<QLabel>(u"welcomeTitle"_s)->text(), u"Welcome to Sheria"_s);
        desk.find<QAbstractButton>(u"welcome-sample"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<QLabel>(u"welcomeText"_s)->text().contains(u"23"_s),
                                 20'000);
        QVERIFY(!desk.find<QAbstractButton>(u"welcome-sample"_s)->isVisible());
    }

    /// A text that is being rendered when another library is opened goes into the cache of the first one.
    void aLibraryOutlivesTheJobsOfItsReaders()
    {
        DeskFixture desk;
        desk.start();
        OpenLibrary *library = desk.window().library();
        auto kept = std::make_shared<const Rendering>();
        const std::weak_ptr<const Rendering> watched = kept;
        library->services().cache.insert("key", std::move(kept));
        std::promise<void> begun;
        std::promise<bool> wasThere;
        library->readers().post([&](store::Database &db) {
            begun.set_value();
            // Ends when the readers are stopped: then the library is on its way out.
            const Result<void> ended = db.execute(
                "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
                "SELECT count(*) FROM n");
            wasThere.set_value(!ended && !watched.expired());
        });
        begun.get_future().wait();
        desk.window().openLibrary(desk.path(u"other.sheria"_s));
        QTRY_VERIFY(desk.window().library()
                    && desk.window().library()->path().endsWith(u"other.sheria"_s));
        QVERIFY(wasThere.get_future().get());
    }

    void theThemeIsForWindowAndPage()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        const QString theme = u"document.documentElement.dataset.theme"_s;
        QCOMPARE(desk.page(theme).toString(), u"light"_s);
        const QColor light = desk.window().palette().color(QPalette::Window);
        action(desk, u"&Dark"_s)->trigger();
        QVERIFY(desk.awaitScript(theme + u" === 'dark'"_s));
        QVERIFY(desk.window().palette().color(QPalette::Window).lightness() < 80);
        QVERIFY(light.lightness() > 200);
        QCOMPARE(desk.preferences().theme(), ThemeChoice::Dark);
        // A page that is opened now is dark from the start.
        desk.open("/akn/zz/act/1998/2/eng", true);
        QCOMPARE(desk.page(theme).toString(), u"dark"_s);
        QVERIFY(desk.page(u"location.search"_s).toString().contains(u"theme=dark"_s));
        action(desk, u"&High Contrast"_s)->trigger();
        const QString link = desk.window().palette().color(QPalette::Link).name();
        const auto labels = desk.find<QWidget>(u"detailsPanel"_s)->findChildren<QLabel *>();
        int links = 0;
        for (const QLabel *label : labels) {
            if (!label->text().contains(u"<a href"_s))
                continue;
            const auto *text = label->findChild<QTextDocument *>();
            QVERIFY(text);
            QTRY_VERIFY2(text->toHtml().contains(link), qPrintable(text->toHtml() + link));
            ++links;
        }
        QVERIFY(links > 0);
        QVERIFY(desk.awaitScript(theme + u" === 'contrast'"_s));
        QCOMPARE(desk.window().palette().color(QPalette::Window), QColor(Qt::black));
        QCOMPARE(desk.page(u"getComputedStyle(document.body.parentElement).backgroundColor"_s)
                     .toString(),
                 u"rgb(0, 0, 0)"_s);
        action(desk, u"&Light"_s)->trigger();
        QVERIFY(desk.awaitScript(theme + u" === 'light'"_s));
    }

    /// Which version it is, above every text, in each theme.
    void theStatusStandsOut()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        const std::pair<QByteArray, QString> texts[] = {{"/akn/zz/act/2005/4/eng", u"good"_s},
                                                        {"/akn/zz/act/2005/4/eng@2005-06-17",
                                                         u"warning"_s},
                                                        {"/akn/zz/act/1952/3/eng", u"danger"_s}};
        for (const ThemeChoice theme :
             {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast}) {
            desk.preferences().setTheme(theme);
            const double least = theme == ThemeChoice::Contrast ? 7 : 4.5;
            QSet<QRgb> inks;
            QSet<QString> symbols;
            for (const auto &[uri, tone] : texts) {
                desk.open(uri);
                const ReaderTab &tab = *desk.window().tabs().current();
                const auto *sentence = tab.findChild<QLabel *>(u"validitySentence"_s);
                const auto *symbol = tab.findChild<QLabel *>(u"validitySymbol"_s);
                QTRY_COMPARE(sentence->property("tone").toString(), tone);
                QVERIFY(sentence->font().weight() >= QFont::DemiBold);
                const QColor ink = sentence->palette().color(QPalette::WindowText);
                const QColor ground = desk.window().palette().color(QPalette::Window);
                QVERIFY2(contrastRatio(ground, ink) >= least, qPrintable(tone + ink.name()));
                const QPalette disc = symbol->palette();
                QVERIFY(
                    contrastRatio(disc.color(QPalette::Window), disc.color(QPalette::WindowText))
                    >= least);
                inks.insert(ink.rgb());
                symbols.insert(symbol->text());
            }
            QCOMPARE(inks.size(), 3);
            QCOMPARE(symbols.size(), 3);
        }
        desk.preferences().setTheme(ThemeChoice::Light);
    }

    void aLibraryThatCannotBeOpenedSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("title");

        QTest::newRow("damaged") << QByteArray(5000, 'x')
                                 << u"This file is damaged, or is not a library"_s;
        // A SQLite file of ours whose schema is from the future.
        QByteArray newer("SQLite format 3\0", 16);
        newer += QByteArray::fromHex("100001010040202000000001000000010000000000000000");
        newer.resize(4096, '\0');
        newer.replace(60, 4, QByteArray::fromHex("000003e7"));
        newer.replace(68, 4, QByteArray::fromHex("53686572"));
        newer.replace(44, 4, QByteArray::fromHex("00000004"));
        newer.replace(56, 4, QByteArray::fromHex("00000001"));
        newer.replace(100, 8, QByteArray::fromHex("0d00000000100000"));
        QTest::newRow("newer") << newer << u"This library was made by a newer version"_s;
    }
    void aLibraryThatCannotBeOpenedSaysWhy()
    {
        QFETCH(QByteArray, bytes);
        DeskFixture desk;
        desk.start();
        desk.write(u"broken.sheria"_s, bytes);
        const QSignalSpy refused(&desk.window(), &MainWindow::libraryRefused);
        desk.window().openLibrary(desk.path(u"broken.sheria"_s));
        QTRY_COMPARE(refused.size(), 1);
        QTEST(desk.find<QLabel>(u"welcomeTitle"_s)->text(), "title");
        QVERIFY(desk.find<QLabel>(u"welcomeText"_s)->text().contains(u"broken.sheria"_s));
        QVERIFY(desk.find<QAbstractButton>(u"welcome-refresh"_s)->isVisible());
        QVERIFY(!desk.window().library());
        QFile file(desk.path(u"broken.sheria"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
        // The way out: another one.
        desk.window().openLibrary(desk.libraryPath());
        QTRY_VERIFY(desk.window().library());
    }

    void aLibraryThatIsReadOnlyIsRead()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        const QString path = desk.path(u"other.sheria"_s);
        desk.window().openLibrary(path);
        QTRY_VERIFY(desk.window().library());
        desk.window().openLibrary(desk.libraryPath());
        QTRY_VERIFY(desk.window().library());
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        const QByteArray before = bytesOf(path);
        desk.window().openLibrary(path, Library::Mode::OpenExisting);
        QTRY_VERIFY(desk.window().library());
        QVERIFY(desk.window().library()->library().isReadOnly());
        QCOMPARE(desk.window().windowTitle(), u"other (read-only) – Sheria"_s);
        desk.window().openLibrary(desk.libraryPath());
        QTRY_VERIFY(desk.window().library());
        QVERIFY(bytesOf(path) == before);
        QVERIFY(!QFile::exists(path + u"-wal"_s));
        // Once the person has made it writable it is written again.
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        desk.window().openLibrary(path, Library::Mode::OpenExisting);
        QTRY_VERIFY(desk.window().library());
        QVERIFY(!desk.window().library()->library().isReadOnly());
    }

    void aLibraryThatHasGoneSaysSo()
    {
        DeskFixture desk;
        desk.start();
        const QSignalSpy refused(&desk.window(), &MainWindow::libraryRefused);
        desk.window().openLibrary(desk.path(u"gone.sheria"_s), Library::Mode::OpenExisting);
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(desk.find<QLabel>(u"welcomeTitle"_s)->text(), u"Library not found"_s);
        QVERIFY(!QFile::exists(desk.path(u"gone.sheria"_s)));
    }

    void theServerIsStartedUsedAndStopped()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        auto *toggle = desk.find<QPushButton>(u"serverToggle"_s);
        desk.find<QDockWidget>(u"serverDock"_s)->raise();
        QCOMPARE(toggle->text(), u"Start"_s);
        QSignalSpy made(&desk.window().library()->server(), &LocalServer::tokenMade);
        toggle->click();
        QTRY_COMPARE(toggle->text(), u"Stop"_s);
        auto *address = desk.find<QLineEdit>(u"serverAddress"_s);
        QVERIFY(address->text().startsWith(u"http://127.0.0.1:"_s));
        // The first token is made and shown, once.
        QTRY_COMPARE(made.size(), 1);
        auto *token = desk.find<QLineEdit>(u"serverToken"_s);
        QTRY_COMPARE(token->text().size(), 40);
        QVERIFY(desk.find<QLineEdit>(u"serverExample"_s)->text().contains(token->text()));

        desk.find<QPushButton>(u"copyToken"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), token->text());

        const QString path = u"/v3/akn/zz/act/2005/4/eng@2010-07-01.json"_s;
        QCOMPARE(fetch(address->text() + path, {}).first, 401);
        const auto [status, body] = fetch(address->text() + path, token->text());
        QCOMPARE(status, 200);
        QVERIFY(body.contains("Lights and Beacons Act, 2005"));
        QAbstractItemModel &log = *desk.find<QTableView>(u"requestTable"_s)->model();
        QTRY_COMPARE(log.rowCount(), 2);
        QCOMPARE(log.index(0, 1).data().toString(), u"GET "_s + path);
        QCOMPARE(log.index(0, 2).data().toInt(), 200);
        // What there is room for is whole; the request can be read.
        auto *requests = desk.find<QTableView>(u"requestTable"_s);
        const QHeaderView &header = *requests->horizontalHeader();
        QTRY_COMPARE(header.length(), requests->viewport()->width());
        QVERIFY(header.sectionSize(1) > 100);
        QVERIFY(header.isSectionHidden(3));
        for (int column = 0; column < log.columnCount(); ++column)
            QVERIFY2(header.sectionSize(column) >= header.sectionSizeHint(column),
                     qPrintable(log.headerData(column, Qt::Horizontal).toString()));
        QVERIFY(log.index(0, 1).data(Qt::ToolTipRole).toString().contains(u" ms"_s));

        // The link that is copied leads to the provision that is read.
        desk.open("/akn/zz/act/2005/4/eng/~sec_9");
        QVERIFY(desk.awaitScript(u"reader.position().eId.startsWith('sec_9')"_s));
        QGuiApplication::clipboard()->clear();
        desk.press(u"Ctrl+Alt+L"_s);
        const QString link = address->text() + u"/v3/akn/zz/act/2005/4/eng@2022-03-01/~sec_9"_s;
        QTRY_VERIFY2(QGuiApplication::clipboard()->text().startsWith(link),
                     qPrintable(QGuiApplication::clipboard()->text()));
        QCOMPARE(fetch(QGuiApplication::clipboard()->text(), token->text()).first, 200);

        desk.find<QPushButton>(u"hideToken"_s)->click();
        QVERIFY(token->text().isEmpty());
        QVERIFY(!token->isVisible());
        toggle->click();
        QTRY_COMPARE(toggle->text(), u"Start"_s);
        QVERIFY(address->text().isEmpty());
    }

    void aPanelBehindAnotherComesToTheFront()
    {
        DeskFixture desk;
        desk.start();
        const auto isServerInFront = [&desk] {
            return !desk.find<QPushButton>(u"serverToggle"_s)->visibleRegion().isEmpty();
        };
        QVERIFY(!isServerInFront());
        desk.press(u"F7"_s);
        QTRY_VERIFY(isServerInFront());
        QVERIFY(desk.find<QAction>(u"serverDockAction"_s)->isChecked());
        desk.press(u"F7"_s);
        QTRY_VERIFY(desk.find<QDockWidget>(u"serverDock"_s)->isHidden());
        QTRY_VERIFY(desk.find<QAction>(u"detailsDockAction"_s)->isChecked());
        desk.press(u"F7"_s);
        QTRY_VERIFY(isServerInFront());
    }

    /// By another start of the program, a file manager or a link.
    void whatIsHandedOverIsOpenedInFront()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        QWidget other;
        other.show();
        other.activateWindow();
        desk.window().showMinimized();
        desk.window().take(
            {{}, {}, {"/akn/zz/act/2005/4/eng"_ba, "sheria:/akn/zz/act/1998/2/eng"_ba}});
        desk.window().comeToFront("token-1");
        QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "token-1"_ba);
        qunsetenv("XDG_ACTIVATION_TOKEN");
        QVERIFY(!desk.window().isMinimized());
        QTRY_COMPARE(QApplication::activeWindow(), &desk.window());
        desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
        QCOMPARE(desk.window().tabs().count(), 2);
        // A library that is open already stays, with its tabs; another one takes its place.
        desk.window().take({desk.libraryPath(), {}, {}});
        QVERIFY(desk.window().library());
        desk.window().take({desk.path(u"other.sheria"_s), {}, {"/akn/zz/act/2005/4"_ba}});
        QTRY_VERIFY(desk.window().library()
                    && desk.window().library()->path().endsWith(u"other.sheria"_s));
        QTRY_COMPARE(desk.window().tabs().count(), 1);
    }

    void whatALibraryWasToImportIsImportedIntoNoOther_data()
    {
        QTest::addColumn<QString>("named"); // By the request; empty: none.
        QTest::addColumn<QString>("opened");
        QTest::addColumn<bool>("isImported");

        QTest::newRow("another") << u"damaged.sheria"_s << u"other.sheria"_s << false;
        QTest::newRow("the same") << u"damaged.sheria"_s << u"damaged.sheria"_s << true;
        QTest::newRow("none is named") << QString() << u"other.sheria"_s << true;
    }
    void whatALibraryWasToImportIsImportedIntoNoOther()
    {
        QFETCH(QString, named);
        QFETCH(QString, opened);
        DeskFixture desk;
        desk.start();
        desk.write(u"damaged.sheria"_s, QByteArray(5000, 'x'));
        desk.write(u"act.xml"_s, xmlOf({}));
        MainWindow &window = desk.window();
        const QSignalSpy refused(&window, &MainWindow::libraryRefused);
        window.openLibrary(desk.path(u"damaged.sheria"_s));
        window.take({named.isEmpty() ? named : desk.path(named), {desk.path(u"act.xml"_s)}, {}});
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(QFile::remove(desk.path(u"damaged.sheria"_s)));
        std::optional<bool> isImporting;
        connect(&window, &MainWindow::libraryOpened, this,
                [&] { isImporting = window.library()->imports().isRunning(); });
        window.openLibrary(desk.path(opened));
        QTRY_VERIFY(isImporting.has_value());
        QTEST(*isImporting, "isImported");
    }

    void anotherPortIsTakenWhenThePortIsTaken()
    {
        DeskFixture first;
        first.preferences().setStartsServer(true);
        first.port = 0;
        first.start();
        LocalServer &running = first.window().library()->server();
        QTRY_COMPARE(running.state(), LocalServer::State::Running);
        DeskFixture second;
        second.preferences().setStartsServer(true);
        second.preferences().setPort(running.port());
        second.start();
        LocalServer &other = second.window().library()->server();
        QTRY_COMPARE(other.state(), LocalServer::State::Running);
        QVERIFY(other.port() != running.port());
    }

    void chosenPagesMayUseTheServer()
    {
        DeskFixture desk;
        desk.preferences().setStartsServer(true);
        desk.preferences().setPort(freePort());
        desk.start();
        LocalServer &server = desk.window().library()->server();
        QTRY_COMPARE(server.state(), LocalServer::State::Running);
        const quint16 port = server.port();
        const QString token = desk.find<QLineEdit>(u"serverToken"_s)->text();
        QCOMPARE(allowedOrigin(server, token), QByteArray());

        desk.find<QAbstractButton>(u"serverSettings"_s)->click();
        auto *dialog = desk.find<QDialog>(u"preferencesDialog"_s);
        QTRY_VERIFY(dialog->isActiveWindow());
        auto *origins = desk.find<QPlainTextEdit>(u"allowedOrigins"_s);
        QTest::mouseClick(origins->viewport(), Qt::LeftButton);
        auto *problem = desk.find<QLabel>(u"originProblem"_s);
        QVERIFY(!problem->isVisible());
        for (const QString &wrong : {u"desk.example"_s, u"https://desk.example/page"_s,
                                     u"ftp://desk.example"_s, u"https://a.example b"_s}) {
            origins->setPlainText(u"https://a.example\n"_s + wrong);
            QVERIFY2(problem->isVisible() && problem->text().contains(wrong), qPrintable(wrong));
            desk.find<QWidget>(u"settingsSearch"_s)->setFocus(); // Leaves the field.
            QVERIFY(desk.preferences().allowedOrigins().isEmpty());
            origins->setFocus();
        }
        origins->setPlainText(u"\n https://desk.example/ \nhttps://desk.example\n"_s);
        desk.find<QSpinBox>(u"requestsPerMinute"_s)->setValue(3);
        QTest::mouseClick(desk.find<QPushButton>(u"closePreferences"_s), Qt::LeftButton);
        QCOMPARE(desk.preferences().allowedOrigins(), QStringList{u"https://desk.example"_s});
        QTRY_COMPARE(server.state(), LocalServer::State::Running);
        QCOMPARE(server.port(), port);
        QCOMPARE(allowedOrigin(server, token), "https://desk.example"_ba);
        const QString address = QString::fromLatin1(server.address()) + u"/v3/places"_s;
        QTRY_COMPARE(fetch(address, token).first, 429);
        QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"preferencesDialog"_s));
    }

    /// With a text open and all side panels of the first start.
    void fitsASmallScreen()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        QVERIFY2(fits(desk.window()), qPrintable(sizeOf(desk.window())));
        desk.window().resize(1024, 700);
        QCOMPARE(desk.window().size(), QSize(1024, 700));
    }

    void speaksFrench()
    {
        installLanguage(*qApp, u"fr"_s);
        {
            DeskFixture desk;
            desk.start();
            desk.importSample();
            desk.open("/akn/zz/act/2005/4/eng:2006-01-01");
            QCOMPARE(
                desk.find<QLabel>(u"validitySentence"_s)->text(),
                u"Version historique, du 17 juin 2005 au 30 juin 2010. Ce n’est pas la dernière version."_s);
            QVERIFY(desk.page(u"document.body.innerText.includes('Sommaire')"_s).toBool());
            QCOMPARE(desk.find<QToolButton>(u"pointsInTime"_s)->text(), u"4 versions"_s);
            QCOMPARE(desk.window().menuBar()->actions().first()->text(), u"&Fichier"_s);
            QVERIFY2(fits(desk.window()), qPrintable(sizeOf(desk.window())));
            // Of Qt's own words, which dialogs are made of.
            const QDialogButtonBox buttons(QDialogButtonBox::Cancel);
            QCOMPARE(buttons.button(QDialogButtonBox::Cancel)->text(), u"Annuler"_s);
        }
        const auto translators = qApp->findChildren<QTranslator *>();
        qDeleteAll(translators);
        QLocale::setDefault(QLocale(u"en_GB"_s));
    }

    void theHelpIsThere()
    {
        DeskFixture desk;
        desk.start();
        desk.press(u"F1"_s);
        QWidget *help = nullptr;
        QTRY_VERIFY((help = helpWindow(desk)) != nullptr);
        auto *view = help->findChild<QWebEngineView *>();
        QTRY_COMPARE(view->title(), u"Sheria Help"_s);
        QTest::keyClick(help, Qt::Key_Escape);
        QTRY_VERIFY(!helpWindow(desk));
    }

private:
    static QAction *action(DeskFixture &desk, const QString &text)
    {
        const auto actions = actionsOf(desk.window().menuBar()->actions());
        for (QAction *each : actions) {
            if (each->text() == text)
                return each;
        }
        qFatal("no action %s", qPrintable(text));
    }

    static QWidget *helpWindow(DeskFixture &desk)
    {
        const auto widgets = desk.window().findChildren<QWidget *>();
        for (QWidget *widget : widgets) {
            if (widget->inherits("sheria::app::HelpWindow"))
                return widget;
        }
        return nullptr;
    }

    static quint16 freePort()
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        return server.serverPort();
    }

    /// What an answer says of pages of https://desk.example.
    static QByteArray allowedOrigin(const LocalServer &server, const QString &token)
    {
        QNetworkAccessManager network;
        QNetworkRequest request{QUrl(QString::fromLatin1(server.address()) + u"/v3/places"_s)};
        request.setRawHeader("Authorization", "Token " + token.toLatin1());
        request.setRawHeader("Origin", "https://desk.example");
        const std::unique_ptr<QNetworkReply> reply(network.get(request));
        QSignalSpy finished(reply.get(), &QNetworkReply::finished);
        if (!reply->isFinished())
            finished.wait(10'000);
        return reply->rawHeader("Access-Control-Allow-Origin");
    }

    std::pair<int, QByteArray> fetch(const QString &url, const QString &token)
    {
        QNetworkAccessManager network;
        QNetworkRequest request{QUrl(url)};
        if (!token.isEmpty())
            request.setRawHeader("Authorization", "Token " + token.toLatin1());
        const std::unique_ptr<QNetworkReply> reply(network.get(request));
        QSignalSpy finished(reply.get(), &QNetworkReply::finished);
        if (!reply->isFinished())
            finished.wait(10'000);
        return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
                reply->readAll()};
    }
};

SHERIA_GUI_TEST(TestWindow)
} // namespace tst_window
#include "tst_window.moc"
