// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/shortcuts.h"
#include "app/reader/readertabs.h"
#include "app/serverpanel/localserver.h"
#include "app/settings/preferences.h"
#include "core/http/hosts.h"
#include "core/secrets/librarytrust.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFontComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyle>
#include <QTcpServer>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>

namespace tst_preferences {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

/// A computed style of the text of the law.
QString styleOf(const QString &property)
{
    return u"getComputedStyle(document.querySelector('#law la-akoma-ntoso')).%1"_s.arg(property);
}

/// The preferences: each page by mouse and by keyboard, and what it changes at once.
class TestPreferencesDialog : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init() { m_desk = std::make_unique<DeskFixture>(); }
    void cleanup()
    {
        m_desk.reset();
        net::chooseProxy({});
        const auto translators = qApp->findChildren<QTranslator *>();
        qDeleteAll(translators);
        QLocale::setDefault(QLocale(u"en_GB"_s));
    }

    void aSettingIsFoundByItsWords()
    {
        m_desk->start();
        QLineEdit &search = open();
        QCOMPARE(dialog().focusWidget(), &search);
        QTest::keyClicks(&search, u"spacing line"_s);
        QCOMPARE(shownPages(), QStringList{u"Reading"_s});
        QCOMPARE(found(), (QStringList{u"Line s&pacing"_s, u"Restore Defaults"_s}));
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(dialog().focusWidget()->objectName(), u"readingLineSpacing"_s);
        search.setText(u"réquests MINUTE"_s);
        QCOMPARE(shownPages(), QStringList{u"Server"_s});
        search.setText(u"close tab"_s); // An action of the list of shortcuts.
        QCOMPARE(shownPages(), QStringList{u"Shortcuts"_s});
        search.setText(u"zzzzz"_s);
        QVERIFY(shownPages().isEmpty());
        QTest::keyClick(&search, Qt::Key_Return); // Goes nowhere.
        search.clear();
        QCOMPARE(shownPages().size(), 8);
        QVERIFY(found().isEmpty());
        QTest::keyClick(&search, Qt::Key_Escape);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"preferencesDialog"_s));
    }

    /// A sentence stands in the place of the page; Escape brings the page back before it closes the dialog.
    void withoutAMatchASentenceIsShown()
    {
        m_desk->start();
        QLineEdit &search = open();
        const auto *stack = dialog().findChild<QStackedWidget *>();
        const auto *none = dialog().findChild<QLabel *>(u"emptyHint"_s, Qt::FindDirectChildrenOnly);
        const auto *pages = m_desk->find<QListWidget>(u"settingsPages"_s);
        QVERIFY(none);
        QVERIFY(stack->isVisible() && !none->isVisible());
        QTest::keyClicks(&search, u"zzz"_s);
        QVERIFY(shownPages().isEmpty());
        QVERIFY(!stack->isVisible());
        QVERIFY(none->isVisible());
        QTRY_COMPARE(none->y(), pages->y());
        QTest::keyClick(&search, Qt::Key_Escape);
        QVERIFY(search.text().isEmpty());
        QVERIFY(dialog().isVisible());
        QVERIFY(stack->isVisible() && !none->isVisible());
        QCOMPARE(shownPages().size(), 8);
        QTest::keyClick(&search, Qt::Key_Escape);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"preferencesDialog"_s));
    }

    void everySettingIsReachedByTab()
    {
        m_desk->start();
        QLineEdit &search = open();
        QListWidget &pages = *m_desk->find<QListWidget>(u"settingsPages"_s);
        for (int row = 0; row < pages.count(); ++row) {
            pages.setCurrentRow(row);
            dialog().activateWindow();
            QTRY_VERIFY(dialog().isActiveWindow());
            search.setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), &search);
            auto *stack = dialog().findChild<QStackedWidget *>();
            QSet<QWidget *> missing;
            const auto widgets = stack->currentWidget()->findChildren<QWidget *>();
            for (QWidget *widget : widgets) {
                const bool isInside = widget->objectName().startsWith(u"qt_"_s)
                    || qobject_cast<QScrollArea *>(widget)
                    || qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
                    || qobject_cast<QComboBox *>(widget->parentWidget())
                    || qobject_cast<QKeySequenceEdit *>(widget->parentWidget());
                if ((widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled()
                    && widget->isVisible() && !isInside && !widget->focusProxy()) {
                    missing.insert(widget);
                    QVERIFY2(!widget->accessibleName().isEmpty()
                                 || qobject_cast<QAbstractButton *>(widget),
                             qPrintable(widget->objectName()));
                }
            }
            QVERIFY(!missing.isEmpty());
            QStringList way;
            for (int step = 0; step < 60 && !missing.isEmpty(); ++step) {
                QWidget *focus = QApplication::focusWidget();
                way << (focus ? focus->objectName() : u"none"_s);
                for (QWidget *around = focus; around; around = around->parentWidget())
                    missing.remove(around);
                QVERIFY(focus);
                QTest::keyClick(focus, Qt::Key_Tab);
            }
            QVERIFY2(missing.isEmpty(),
                     qPrintable(
                         way.join(u' ')
                         + (missing.isEmpty() ? QString() : (*missing.begin())->objectName())));
        }
    }

    void theTextFollowsWhileItIsChanged()
    {
        m_desk->start();
        m_desk->importSample();
        m_desk->open("/akn/zz/act/2005/4/eng");
        QCOMPARE(m_desk->page(styleOf(u"fontSize"_s)).toString(), u"16.5px"_s);
        m_desk->page(u"reader.scrollTo({eId: 'sec_12', offset: 0})"_s);
        QVERIFY(m_desk->awaitScript(u"reader.position().eId.startsWith('sec_12')"_s));
        open();
        auto *size = m_desk->find<QSpinBox>(u"readingSize"_s);
        type(*size, u"200"_s);
        QVERIFY(m_desk->awaitScript(styleOf(u"fontSize"_s) + u" === '33px'"_s));
        QVERIFY(m_desk->awaitScript(u"reader.position().eId.startsWith('sec_12')"_s));
        type(*m_desk->find<QSpinBox>(u"readingLineLength"_s), u"30"_s);
        QVERIFY(m_desk->awaitScript(
            u"getComputedStyle(document.getElementById('law')).maxWidth === '420px'"_s));
        type(*m_desk->find<QSpinBox>(u"readingLineSpacing"_s), u"150"_s);
        QVERIFY(m_desk->awaitScript(u"Math.abs(parseFloat("_s + styleOf(u"lineHeight"_s)
                                    + u") - 33 * 1.62 * 1.5) < 0.1"_s));
        auto *choice = m_desk->find<QComboBox>(u"readingFontChoice"_s);
        QTest::keyClick(choice, Qt::Key_Down);
        auto *font = m_desk->find<QFontComboBox>(u"readingFont"_s);
        QVERIFY(font->isEnabled());
        font->setCurrentFont(QFont(u"DejaVu Sans"_s));
        QVERIFY(m_desk->awaitScript(styleOf(u"fontFamily"_s) + u".includes('DejaVu Sans\", \"')"_s)
                || m_desk->page(styleOf(u"fontFamily"_s)).toString().startsWith(u"\"DejaVu"_s));
        QCOMPARE(m_desk->preferences().reading(), (ReadingStyle{u"DejaVu Sans"_s, 200, 30, 150}));
        // It is kept, and a page that is opened now is set so from the start.
        QCOMPARE(Preferences(m_desk->path(u"settings.ini"_s)).reading().size, 200);
        m_desk->open("/akn/zz/act/1998/2/eng", true);
        QCOMPARE(m_desk->page(styleOf(u"fontSize"_s)).toString(), u"33px"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"resetReading"_s), Qt::LeftButton);
        QVERIFY(m_desk->awaitScript(styleOf(u"fontSize"_s) + u" === '16.5px'"_s));
        QCOMPARE(m_desk->preferences().reading(), ReadingStyle());
    }

    void themeAndMotion()
    {
        m_desk->start();
        m_desk->importSample();
        m_desk->open("/akn/zz/act/2005/4/eng");
        openPage(u"Appearance"_s);
        auto *theme = m_desk->find<QComboBox>(u"themeChoice"_s);
        QTest::keyClick(theme, Qt::Key_End);
        QTRY_COMPARE(m_desk->preferences().theme(), ThemeChoice::Contrast);
        QVERIFY(m_desk->awaitScript(u"document.documentElement.dataset.theme === 'contrast'"_s));
        QCOMPARE(m_desk->window().palette().color(QPalette::Text), QColor(Qt::white));
        if (const QString shots = qEnvironmentVariable("SHERIA_SHOTS"); !shots.isEmpty())
            m_desk->window().grab().save(shots + u"/text-contrast.png"_s);
        // The menu follows, and is followed.
        m_desk->find<QAction>(u"theme-dark"_s)->trigger();
        QCOMPARE(theme->currentText(), u"Dark"_s);
        m_desk->find<QAction>(u"theme-light"_s)->trigger();
        auto *still = m_desk->find<QCheckBox>(u"reduceMotion"_s);
        QTest::mouseClick(still, Qt::LeftButton, {}, QPoint(8, still->height() / 2));
        QVERIFY(m_desk->preferences().isStill());
        QVERIFY(m_desk->awaitScript(u"document.documentElement.hasAttribute('data-still')"_s));
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        // At once, not on the way there.
        QVERIFY(m_desk
                    ->page(u"reader.scrollToEid('sec_9'), document.querySelector('.reader-target')"
                           ".getBoundingClientRect().top < 100"_s)
                    .toBool());
    }

    void theLanguageChangesAtOnce()
    {
        m_desk->start();
        m_desk->importSample();
        m_desk->open("/akn/zz/act/1998/2/eng");
        m_desk->open("/akn/zz/act/2005/4/eng", true);
        const QByteArray shown =
            m_desk->window().tabs().current()->expression()->record.expression.uri;
        const MainWindow *before = &m_desk->window();
        openPage(u"Languages"_s);
        auto *choice = m_desk->find<QComboBox>(u"languageChoice"_s);
        choice->setFocus();
        QTest::keyClicks(choice, u"Fran"_s);
        QTRY_VERIFY(&m_desk->window() != before);
        QTRY_VERIFY(m_desk->window().library());
        QCOMPARE(m_desk->window().menuBar()->actions().first()->text(), u"&Fichier"_s);
        QVERIFY(m_desk->window().isVisible());
        m_desk->awaitPage(shown);
        QCOMPARE(m_desk->window().tabs().count(), 2);
        QVERIFY(m_desk->awaitScript(u"document.body.innerText.includes('Sommaire')"_s));
        QTRY_VERIFY(dialog().isVisible());
        QCOMPARE(dialog().windowTitle(), u"Préférences"_s);
        QCOMPARE(m_desk->preferences().language(), u"fr"_s);
        // And back by the menu.
        before = &m_desk->window();
        m_desk->find<QAction>(u"language-en"_s)->trigger();
        QTRY_VERIFY(&m_desk->window() != before);
        QCOMPARE(m_desk->window().menuBar()->actions().first()->text(), u"&File"_s);
        QTRY_VERIFY(m_desk->window().library());
    }

    void aServerThatRunsIsAskedAbout()
    {
        m_desk->preferences().setStartsServer(false);
        m_desk->preferences().setPort(freePort());
        m_desk->start();
        m_desk->window().library()->server().start(m_desk->preferences().port());
        QTRY_COMPARE(m_desk->window().library()->server().state(), LocalServer::State::Running);
        const quint16 port = m_desk->window().library()->server().port();
        const MainWindow *before = &m_desk->window();
        m_desk->preferences().setLanguage(u"fr"_s);
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = m_desk->window().findChild<QMessageBox *>(u"changeLanguage"_s)));
        QVERIFY(box->informativeText().contains(u"server is stopped, and started again"_s));
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(!m_desk->window().findChild<QMessageBox *>(u"changeLanguage"_s));
        QCOMPARE(&m_desk->window(), before);
        QCOMPARE(m_desk->window().library()->server().state(), LocalServer::State::Running);
        m_desk->preferences().setLanguage(u"fr"_s);
        QTRY_VERIFY((box = m_desk->window().findChild<QMessageBox *>(u"changeLanguage"_s)));
        const auto buttons = box->buttons();
        const auto agree = std::find_if(buttons.begin(), buttons.end(), [&](auto *button) {
            return box->buttonRole(button) == QMessageBox::DestructiveRole;
        });
        QTest::mouseClick(*agree, Qt::LeftButton);
        QTRY_VERIFY(&m_desk->window() != before);
        QTRY_VERIFY(m_desk->window().library());
        QTRY_COMPARE(m_desk->window().library()->server().state(), LocalServer::State::Running);
        QCOMPARE(m_desk->window().library()->server().port(), port);
    }

    void aShortcutIsChangedRefusedAndRestored()
    {
        m_desk->start();
        openPage(u"Shortcuts"_s);
        chooseShortcut(u"Search"_s);
        auto *keys = m_desk->find<QKeySequenceEdit>(u"shortcutKeys"_s);
        auto *problem = m_desk->find<QLabel>(u"shortcutProblem"_s);
        auto *search = m_desk->find<QAction>(u"search"_s);
        // One that another action has.
        pressKeys(*keys, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->text(), u"Ctrl+F is the shortcut of “Find in Text”."_s);
        QCOMPARE(search->shortcut(), QKeySequence(u"Ctrl+Shift+F"_s));
        QCOMPARE(keys->keySequence(), QKeySequence(u"Ctrl+Shift+F"_s));
        // One that fields need, and one that types.
        pressKeys(*keys, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(problem->text().startsWith(u"Ctrl+V cannot be used"_s));
        pressKeys(*keys, Qt::Key_X, Qt::NoModifier);
        QTRY_VERIFY(problem->text().startsWith(u"X cannot be used"_s));
        QVERIFY(m_desk->preferences().shortcuts().empty());
        // One that is free.
        pressKeys(*keys, Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(search->shortcut(), QKeySequence(u"Ctrl+Alt+Y"_s));
        QVERIFY(!problem->isVisible());
        QCOMPARE(m_desk->preferences().shortcuts().at(u"search"_s), u"Ctrl+Alt+Y"_s);
        m_desk->press(u"Ctrl+Alt+Y"_s);
        QTRY_VERIFY(QApplication::activeWindow());
        // Its own one can be given to another action now; then it cannot be restored.
        chooseShortcut(u"Quit"_s);
        pressKeys(*keys, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(m_desk->find<QAction>(u"quit"_s)->shortcut(), QKeySequence(u"Ctrl+Shift+F"_s));
        chooseShortcut(u"Search"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"resetShortcut"_s), Qt::LeftButton);
        QCOMPARE(problem->text(), u"“Quit” has the default shortcut of this action."_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"clearShortcut"_s), Qt::LeftButton);
        QVERIFY(search->shortcut().isEmpty());
        // All of it comes back with another window.
        m_desk->close();
        m_desk->start();
        QVERIFY(m_desk->find<QAction>(u"search"_s)->shortcut().isEmpty());
        QCOMPARE(m_desk->find<QAction>(u"quit"_s)->shortcut(), QKeySequence(u"Ctrl+Shift+F"_s));
        openPage(u"Shortcuts"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"resetShortcuts"_s), Qt::LeftButton);
        QCOMPARE(m_desk->find<QAction>(u"search"_s)->shortcut(), QKeySequence(u"Ctrl+Shift+F"_s));
        QVERIFY(m_desk->preferences().shortcuts().empty());
    }

    /// Settings that somebody else wrote make no key do two things, and take none from fields.
    void shortcutsOfAHostileFileAreNotTaken()
    {
        m_desk->preferences().setShortcuts({{u"search"_s, u"Ctrl+F"_s},
                                            {u"quit"_s, u"Ctrl+C"_s},
                                            {u"zoomIn"_s, u"a"_s},
                                            {u"zoomOut"_s, u"Ctrl+K, Ctrl+K"_s},
                                            {u"nextTab"_s, u"no key at all"_s},
                                            {u"no such action"_s, u"Ctrl+Alt+Y"_s},
                                            {u"closeTab"_s, u"Ctrl+PgDown"_s}});
        m_desk->start();
        QHash<QKeySequence, QString> taken;
        const auto actions = m_desk->window().findChildren<QAction *>();
        for (const QAction *action : actions) {
            const auto keys = action->shortcuts();
            for (const QKeySequence &key : keys) {
                QVERIFY2(!taken.contains(key), qPrintable(key.toString()));
                taken.insert(key, action->objectName());
            }
        }
        QCOMPARE(taken.value(QKeySequence(u"Ctrl+F"_s)), u"findInText"_s);
        QCOMPARE(taken.value(QKeySequence(u"Ctrl+Q"_s)), u"quit"_s);
        QCOMPARE(taken.value(QKeySequence(u"Ctrl+Shift+F"_s)), u"search"_s);
        QVERIFY(!taken.contains(QKeySequence(u"Ctrl+C"_s)));
    }

    void everyActionWithAShortcutHasAName()
    {
        m_desk->start();
        QSet<QString> names;
        for (const WindowAction &action : windowActions(m_desk->window())) {
            if (action.action->shortcuts().isEmpty())
                continue;
            const QString name = action.action->objectName();
            QVERIFY2(!name.isEmpty() && !names.contains(name), qPrintable(action.text));
            names.insert(name);
        }
        QVERIFY(names.size() > 40);
    }

    void theServerIsSetUp()
    {
        m_desk->start();
        openPage(u"Server"_s);
        auto *start = m_desk->find<QCheckBox>(u"startServer"_s);
        QTest::mouseClick(start, Qt::LeftButton, {}, QPoint(8, start->height() / 2));
        QVERIFY(m_desk->preferences().startsServer());
        type(*m_desk->find<QSpinBox>(u"settingsPort"_s), u"9123"_s);
        QCOMPARE(m_desk->preferences().port(), 9123);
        QCOMPARE(m_desk->find<QSpinBox>(u"serverPort"_s)->value(), 9123); // Of the panel.
    }

    void aProxyIsUsedOnceItIsOne()
    {
        m_desk->start();
        openPage(u"Network"_s);
        auto *choice = m_desk->find<QComboBox>(u"proxyChoice"_s);
        QTest::keyClick(choice, Qt::Key_End);
        auto *problem = m_desk->find<QLabel>(u"proxyProblem"_s);
        QVERIFY(problem->isVisible());
        QVERIFY(!net::chosenProxy());
        auto *address = m_desk->find<QLineEdit>(u"proxyAddress"_s);
        QTest::keyClicks(address, u"user:secret@proxy.example"_s);
        QVERIFY(problem->isVisible());
        QVERIFY(
            !Preferences(m_desk->path(u"settings.ini"_s)).proxy().address.contains(u"secret"_s));
        address->clear();
        QTest::keyClicks(address, u"proxy.example:3128"_s);
        QVERIFY(!problem->isVisible());
        QCOMPARE(net::chosenProxy().value_or(QByteArray()), "http://proxy.example:3128"_ba);
        QTest::keyClick(choice, Qt::Key_Up);
        QCOMPARE(net::chosenProxy(), std::optional(QByteArray()));
        QTest::keyClick(choice, Qt::Key_Up);
        QVERIFY(!net::chosenProxy());
    }

    void aHostIsAllowedNoMore()
    {
        m_desk->start();
        secrets::LibraryTrust &trust = m_desk->window().library()->library().trust();
        QVERIFY(trust.allow({{ContactPurpose::Sync, "https://a.example"},
                             {ContactPurpose::Webhooks, "https://b.example"}}));
        openPage(u"Network"_s);
        auto *hosts = m_desk->find<QListWidget>(u"allowedHosts"_s);
        QTRY_COMPARE(hosts->count(), 2);
        QCOMPARE(hosts->item(0)->text(), u"https://a.example (sync)"_s);
        auto *withdraw = m_desk->find<QPushButton>(u"withdrawHost"_s);
        QVERIFY(!withdraw->isEnabled());
        QTest::mouseClick(hosts->viewport(), Qt::LeftButton, {},
                          hosts->visualItemRect(hosts->item(0)).center());
        QTest::mouseClick(withdraw, Qt::LeftButton);
        QTRY_COMPARE(hosts->count(), 1);
        QVERIFY(!trust.check(ContactPurpose::Sync, "https://a.example/v3"));
        QVERIFY(trust.check(ContactPurpose::Webhooks, "https://b.example/hook"));
    }

    void aTokenIsForgotten()
    {
        m_desk->start();
        SyncDesk &sync = m_desk->window().library()->sync();
        const QByteArray reference = must(
            sync.vault().keep(secrets::Keeping::Session, "a-token-of-16-chars"));
        const QByteArray id = must(
            sync.trust().remember(ContactPurpose::Sync, "https://a.example", reference));
        openPage(u"Privacy"_s);
        auto *tokens = m_desk->find<QListWidget>(u"notedTokens"_s);
        QTRY_COMPARE(tokens->count(), 1);
        QCOMPARE(tokens->item(0)->text(), u"https://a.example (sync): until the program ends"_s);
        QTest::mouseClick(tokens->viewport(), Qt::LeftButton, {},
                          tokens->visualItemRect(tokens->item(0)).center());
        QTest::mouseClick(m_desk->find<QPushButton>(u"forgetToken"_s), Qt::LeftButton);
        QTRY_COMPARE(tokens->count(), 0);
        QVERIFY(!sync.vault().find(reference));
        QVERIFY(!sync.trust().reference(ContactPurpose::Sync, "https://a.example", id));
    }

    void searchesAreForgotten()
    {
        m_desk->start();
        const auto ask = [this](const QString &words) {
            m_desk->press(u"Ctrl+Shift+F"_s);
            auto *box = m_desk->find<QLineEdit>(u"address"_s);
            box->setText(words);
            QTest::keyClick(box, Qt::Key_Return);
        };
        ask(u"lights"_s);
        QTRY_VERIFY(m_desk->preferences().searches().contains("lights"));
        openPage(u"Privacy"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"clearSearches"_s), Qt::LeftButton);
        QVERIFY(!m_desk->preferences().searches().contains("lights"));
        auto *keep = m_desk->find<QCheckBox>(u"keepSearches"_s);
        QTest::mouseClick(keep, Qt::LeftButton, {}, QPoint(8, keep->height() / 2));
        QVERIFY(!m_desk->preferences().keepsSearches());
        dialog().close();
        ask(u"beacons"_s);
        QTRY_VERIFY(m_desk->find<QWidget>(u"resultsPage"_s)->isVisible());
        QVERIFY(!m_desk->preferences().searches().contains("beacons"));
    }

    void foldersAreOpened()
    {
        m_desk->start();
        openPage(u"Files and Folders"_s);
        const auto lines = dialog().findChildren<QLineEdit *>(u"keptPlace"_s);
        QVERIFY(lines.size() >= 5);
        QCOMPARE(lines[0]->text(), m_desk->libraryPath());
        QCOMPARE(lines[1]->text(), m_desk->path(u"settings.ini"_s));
        const auto buttons = dialog().findChildren<QPushButton *>(u"openFolder"_s);
        QCOMPARE(buttons.size(), lines.size());
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(m_desk->external, QList<QUrl>{QUrl::fromLocalFile(m_desk->folder())});
    }

    /// Every page fits into the smallest window, in every theme and in French. SHERIA_SHOTS keeps pictures.
    void everyPageFits_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << ThemeChoice::Light << u"en"_s;
        QTest::newRow("dark") << ThemeChoice::Dark << u"en"_s;
        QTest::newRow("contrast") << ThemeChoice::Contrast << u"en"_s;
        QTest::newRow("french") << ThemeChoice::Light << u"fr"_s;
    }
    void everyPageFits()
    {
        QFETCH(ThemeChoice, theme);
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        m_desk->start();
        m_desk->window().resize(1024, 700);
        m_desk->preferences().setTheme(theme);
        open();
        dialog().resize(dialog().size().boundedTo(QSize(1024, 700)));
        const QString shots = qEnvironmentVariable("SHERIA_SHOTS");
        QListWidget &pages = *m_desk->find<QListWidget>(u"settingsPages"_s);
        for (int row = 0; row < pages.count(); ++row) {
            pages.setCurrentRow(row);
            QCoreApplication::processEvents();
            auto *stack = dialog().findChild<QStackedWidget *>();
            auto *area = qobject_cast<QScrollArea *>(stack->currentWidget());
            QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                     qPrintable(u"%1: %2 > %3"_s.arg(pages.item(row)->text())
                                    .arg(area->widget()->minimumSizeHint().width())
                                    .arg(area->viewport()->width())));
            if (!shots.isEmpty())
                dialog().grab().save(
                    shots
                    + u"/preferences-%1-%2.png"_s.arg(QString::fromLatin1(QTest::currentDataTag()))
                          .arg(row));
        }
        if (!shots.isEmpty()) {
            dialog().close();
            m_desk->press(u"Ctrl+K"_s);
            auto *palette = m_desk->find<QDialog>(u"commandPalette"_s);
            QVERIFY(QTest::qWaitForWindowExposed(palette));
            m_desk->window().grab().save(
                shots + u"/window-%1.png"_s.arg(QString::fromLatin1(QTest::currentDataTag())));
            palette->grab().save(
                shots + u"/palette-%1.png"_s.arg(QString::fromLatin1(QTest::currentDataTag())));
        }
    }

    /// Actions of one name are told apart by their menus, as far as those are shown.
    void actionsOfOneNameAreToldApart()
    {
        m_desk->start();
        open();
        openPage(u"Shortcuts"_s);
        const auto *list = m_desk->find<QTreeWidget>(u"shortcutList"_s);
        const int room = list->columnWidth(1)
            - 2 * list->style()->pixelMetric(QStyle::PM_FocusFrameHMargin);
        QSet<std::pair<QString, QString>> seen;
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            const QTreeWidgetItem &item = *list->topLevelItem(row);
            const std::pair<QString, QString> read(
                item.text(0),
                list->fontMetrics().elidedText(item.text(1), list->textElideMode(), room));
            QVERIFY2(!seen.contains(read), qPrintable(read.first + u", "_s + read.second));
            seen.insert(read);
        }
        QVERIFY(seen.size() > 50);
    }

private:
    QDialog &dialog() { return *m_desk->find<QDialog>(u"preferencesDialog"_s); }

    QLineEdit &open()
    {
        if (!QTest::qWaitForWindowActive(&m_desk->window()))
            qFatal("the window is not shown");
        m_desk->press(u"Ctrl+,"_s);
        if (!QTest::qWaitForWindowActive(&dialog()))
            qFatal("the preferences are not shown");
        return *m_desk->find<QLineEdit>(u"settingsSearch"_s);
    }

    /// By the mouse.
    void openPage(const QString &title)
    {
        open();
        auto *pages = m_desk->find<QListWidget>(u"settingsPages"_s);
        const auto items = pages->findItems(title, Qt::MatchExactly);
        if (items.size() != 1)
            qFatal("no page %s", qPrintable(title));
        QTest::mouseClick(pages->viewport(), Qt::LeftButton, {},
                          pages->visualItemRect(items.first()).center());
    }

    QStringList shownPages()
    {
        auto *pages = m_desk->find<QListWidget>(u"settingsPages"_s);
        QStringList titles;
        for (int row = 0; row < pages->count(); ++row) {
            if (!pages->item(row)->isHidden())
                titles << pages->item(row)->text();
        }
        return titles;
    }

    /// The titles of the settings that are marked.
    QStringList found()
    {
        QStringList titles;
        const auto rows = dialog().findChildren<QWidget *>(u"settingRow"_s);
        for (const QWidget *row : rows) {
            const auto *title = row->findChild<QLabel *>(u"settingTitle"_s);
            if (row->property("found").toBool())
                titles << (title ? title->text() : row->findChild<QAbstractButton *>()->text());
        }
        return titles;
    }

    static void type(QSpinBox &box, const QString &number)
    {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, number);
        QTest::keyClick(&box, Qt::Key_Return);
    }

    void chooseShortcut(const QString &action)
    {
        auto *list = m_desk->find<QTreeWidget>(u"shortcutList"_s);
        const auto items = list->findItems(action, Qt::MatchExactly);
        if (items.isEmpty())
            qFatal("no action %s", qPrintable(action));
        list->setCurrentItem(items.first());
    }

    /// The field waits a moment for more keys: what is pressed counts when it loses the focus.
    static void pressKeys(QKeySequenceEdit &field, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        field.setFocus();
        QTest::keyClick(&field, key, modifiers);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestPreferencesDialog)
} // namespace tst_preferences
#include "tst_preferences.moc"
