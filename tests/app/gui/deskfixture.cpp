// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/deskfixture.h"

#include "app/imports/importpanel.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/schemehandler.h"
#include "tests/app/gui/guistatements.h"

#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryFile>
#include <QTest>
#include <QWebEngineView>

#include "resources/sample/samplepack.h"

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

namespace {

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.

/// Waits for `condition` as QTRY_VERIFY() does. qWaitFor() would starve WebEngine: it looks at the
/// events only every ten milliseconds, for an instant.
template <typename Condition>
bool becomesTrue(Condition condition)
{
    const QDeadlineTimer deadline(LongMs);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QTest::qWait(10);
    }
    return true;
}

/// The view of the page that a widget belongs to; null: none.
QWebEngineView *viewAround(const QWidget *widget)
{
    QWidget *at = widget ? widget->parentWidget() : nullptr;
    while (at && !qobject_cast<QWebEngineView *>(at))
        at = at->parentWidget();
    return qobject_cast<QWebEngineView *>(at);
}

/// Ends the program when `condition` does not come true.
template <typename Condition>
void await(const char *what, Condition condition)
{
    if (!becomesTrue(condition))
        qFatal("waited too long: %s", what);
}

/// What `script` is worth in the page of `view`.
QVariant valueIn(QWebEnginePage &page, const QString &script)
{
    QVariant result;
    bool isDone = false;
    page.runJavaScript(script, [&](const QVariant &value) {
        result = value;
        isDone = true;
    });
    await("a script ends", [&] { return isDone; });
    return result;
}

/// Presses Tab. A page moves its focus in a process of its own: waits until it has, or has given it to the window.
void tabFrom(const QWidget *focus)
{
    const QPointer<QWebEngineView> view = viewAround(focus);
    if (view)
        valueIn(*view->page(), u"window.tabbedFrom = document.activeElement; 0"_s);
    DeskFixture::key(Qt::Key_Tab);
    const auto hasMoved = [&] {
        return !view || QApplication::focusWidget() != focus
            || valueIn(*view->page(), u"document.activeElement !== window.tabbedFrom"_s).toBool();
    };
    await("Tab moves the focus", hasMoved);
}

} // namespace

void prepareGui(QSize screen)
{
    // The platform has a screen that is smaller than any real one.
    static QTemporaryFile screens;
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen" && screens.open()) {
        screens.write(u"{\"screens\": [{\"name\": \"tests\", \"x\": 0, \"y\": 0, \"width\": %1, "
                      "\"height\": %2, \"logicalDpi\": 96, \"logicalBaseDpi\": 96, \"dpr\": 1}]}"_s
                          .arg(screen.width())
                          .arg(screen.height())
                          .toUtf8());
        screens.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    }
    GuiStatements::watch();
    prepareWebEngine();
    registerScheme();
    QLocale::setDefault(QLocale(u"en_GB"_s));
}

DeskFixture::DeskFixture(const QString &folder)
    : m_path(folder.isEmpty() ? m_folder.path() : folder)
    , m_preferences(std::make_unique<Preferences>(path(u"settings.ini"_s)))
    , m_appearance(std::make_unique<Appearance>(*qobject_cast<QApplication *>(qApp)))
    , m_vault(std::make_unique<secrets::TokenVault>(path(u"tokens.sealed"_s)))
{
    m_preferences->setTheme(ThemeChoice::Light);
    m_preferences->setStartsServer(false);
    m_appearance->choose(ThemeChoice::Light);
}

DeskFixture::~DeskFixture()
{
    close();
}

void DeskFixture::start()
{
    const bool isFirst = !QFile::exists(path(u"session.json"_s));
    m_session = std::make_unique<SessionFile>(path(u"session.json"_s));
    m_desk = std::make_unique<WindowHost>(*qApp,
                                          ApplicationContext{clock, *m_preferences, *m_session,
                                                             *m_appearance, *m_vault,
                                                             [this](const QUrl &url) {
                                                                 external.append(url);
                                                                 return true;
                                                             }});
    if (port)
        window().setPort(*port);
    if (isFirst && !size.isEmpty())
        window().resize(size);
    window().show();
    window().openLibrary(libraryPath());
    await("the library opens", [this] { return window().library() != nullptr; });
}

void DeskFixture::close()
{
    if (m_desk)
        window().close();
    m_desk.reset();
    m_session.reset();
}

void DeskFixture::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
}

QString DeskFixture::import(const QStringList &paths)
{
    const QSignalSpy finished(&window().library()->imports(), &ImportRunner::finished);
    window().importPaths(paths);
    await("the import ends", [&] { return !finished.isEmpty(); });
    return find<QLabel>(u"importState"_s)->text();
}

void DeskFixture::importSample()
{
    import({resources::samplePackPath()});
    const auto *table = find<QTableView>(u"importReport"_s);
    if (table->model()->rowCount() < 20)
        qFatal("the sample was not imported");
}

void DeskFixture::open(const QByteArray &uri, bool inNewTab)
{
    const QSignalSpy visited(&window().tabs(), &ReaderTabs::historyChanged);
    window().openUri(uri, inNewTab);
    const FrbrUri asked = must(FrbrUri::parse(uri));
    await(uri.constData(), [&] {
        const ReaderTab *tab = window().tabs().current();
        return !visited.isEmpty() && tab && tab->expression() && tab->pane().isComplete()
            && tab->expression()->record.work.uri.workUri(false) == asked.workUri(false)
            && (asked.language.isEmpty()
                || tab->expression()->record.expression.language == asked.language);
    });
}

void DeskFixture::awaitPage(const QByteArray &expressionUri)
{
    await(expressionUri.constData(), [&] {
        const ReaderTab *tab = window().tabs().current();
        return tab && tab->expression() && tab->pane().isComplete()
            && tab->expression()->record.expression.uri == expressionUri;
    });
}

QVariant DeskFixture::page(const QString &script)
{
    return valueIn(window().tabs().current()->pane().page(), script);
}

bool DeskFixture::awaitScript(const QString &script)
{
    return becomesTrue([&] { return page(script).toBool(); });
}

void DeskFixture::clickInPage(const QString &script, Qt::KeyboardModifiers modifiers,
                              Qt::MouseButton button)
{
    // The wheel is what stops a page that is still on its way to another place.
    const QString ask =
        u"(() => { const e = %1; if (!e) return []; window.dispatchEvent(new WheelEvent('wheel'));"
        "e.scrollIntoView({block: 'center', behavior: 'instant'}); const r = e.getClientRects()[0];"
        "return [r.left + Math.min(r.width / 2, 40), r.top + r.height / 2]; })()"_s;
    QWidget *view = nullptr;
    QPoint at;
    QPoint before(-1, -1);
    // Until the page has stopped moving below the mouse.
    const bool isThere = becomesTrue([&] {
        const QVariantList place = page(ask.arg(script)).toList();
        before = std::exchange(at, QPoint());
        if (place.size() == 2) {
            const double zoom = window().tabs().look().zoom;
            at = QPointF(place[0].toDouble() * zoom, place[1].toDouble() * zoom).toPoint();
        }
        return !at.isNull() && at == before;
    });
    if (!isThere)
        qFatal("nothing to click: %s", qPrintable(script));
    view = window().tabs().current()->pane().focusProxy()->focusProxy();
    QTest::mouseMove(view, at);
    QTest::mouseClick(view, button, modifiers, at);
}

void DeskFixture::clickMenu(const QStringList &texts)
{
    QMenu *menu = nullptr;
    for (const QString &text : texts) {
        const QList<QAction *> actions = menu ? menu->actions() : window().menuBar()->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction *action) {
            return QString(action->text()).remove(u'&') == text;
        });
        if (found == actions.end() || !(*found)->isEnabled())
            qFatal("no menu item %s", qPrintable(text));
        QWidget *bar = menu ? static_cast<QWidget *>(menu) : window().menuBar();
        const QRect place = menu ? menu->actionGeometry(*found)
                                 : window().menuBar()->actionGeometry(*found);
        menu = (*found)->menu();
        // A menu takes no click of a mouse that has not moved.
        QTest::mouseMove(bar, place.center());
        QTest::mouseClick(bar, Qt::LeftButton, {}, place.center());
        if (menu)
            await("a menu", [menu] { return menu->isVisible(); });
    }
}

void DeskFixture::answerFileDialog(const QString &path)
{
    QFileDialog *dialog = nullptr;
    await("a file dialog", [&] {
        dialog = window().findChild<QFileDialog *>();
        return dialog && dialog->isVisible();
    });
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
}

void DeskFixture::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *popup = QApplication::activePopupWidget();
    QWidget *focus = popup ? popup : QApplication::focusWidget();
    if (!focus)
        qFatal("nothing has the focus");
    QTest::keyClick(focus, key, modifiers);
}

void DeskFixture::type(const QString &words)
{
    for (const QChar letter : words)
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
}

void DeskFixture::tabTo(const QString &name)
{
    constexpr int MostSteps = 120;
    // A dialog that has just been opened has the keys once the window system says so.
    const QWidget *modal = QApplication::activeModalWidget();
    await("the dialog is active",
          [modal] { return !modal || QApplication::activeWindow() == modal; });
    QStringList passed;
    for (int step = 0; step < MostSteps; ++step) {
        const QWidget *focus = QApplication::focusWidget();
        if (focus && focus->objectName() == name)
            return;
        passed.append(focus ? focus->objectName() : QString());
        tabFrom(focus);
    }
    qFatal("Tab does not lead to %s, but to %s", qPrintable(name),
           qPrintable(passed.mid(0, 40).join(u", "_s)));
}

void DeskFixture::press(const QString &shortcut)
{
    QList<QAction *> found;
    const auto actions = window().findChildren<QAction *>();
    for (QAction *action : actions) {
        if (action->shortcuts().contains(QKeySequence(shortcut)))
            found.append(action);
    }
    if (found.size() != 1 || !found.first()->isEnabled())
        qFatal("%d actions for %s", int(found.size()), qPrintable(shortcut));
    found.first()->trigger();
}

} // namespace sheria::tests
