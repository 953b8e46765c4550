#include "tests/app/gui/deskfixture.h"

#include "app/imports/importrunner.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/scheme.h"

#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

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

/// Ends the program when `condition` does not come true.
template <typename Condition>
void await(const char *what, Condition condition)
{
    if (!becomesTrue(condition))
        qFatal("waited too long: %s", what);
}

} // namespace

void prepareGui()
{
    prepareWebEngine();
    registerScheme();
    QLocale::setDefault(QLocale(u"en_GB"_s));
}

DeskFixture::DeskFixture()
    : m_preferences(std::make_unique<Preferences>(path(u"settings.ini"_s)))
    , m_appearance(std::make_unique<Appearance>(*qobject_cast<QApplication *>(qApp)))
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
    m_session = std::make_unique<SessionFile>(path(u"session.json"_s));
    m_window = std::make_unique<MainWindow>(
        Desk{clock, *m_preferences, *m_session, *m_appearance, [this](const QUrl &url) {
                 external.append(url);
                 return true;
             }});
    if (port)
        m_window->setPort(*port);
    m_window->show();
    m_window->openLibrary(libraryPath());
    await("the library opens", [this] { return m_window->library() != nullptr; });
}

void DeskFixture::close()
{
    if (m_window)
        m_window->close();
    m_window.reset();
    m_session.reset();
}

void DeskFixture::kill()
{
    const QString kept = path(u"session.json"_s);
    const QString copy = path(u"session-at-the-crash.json"_s);
    QFile::remove(copy);
    if (!QFile::copy(kept, copy))
        qFatal("no session was kept");
    close();
    QFile::remove(kept);
    QFile::rename(copy, kept);
}

void DeskFixture::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
}

QString DeskFixture::import(const QStringList &paths)
{
    const QSignalSpy finished(&m_window->library()->imports(), &ImportRunner::finished);
    m_window->importPaths(paths);
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
    const QSignalSpy visited(&m_window->tabs(), &ReaderTabs::historyChanged);
    m_window->openUri(uri, inNewTab);
    const FrbrUri asked = must(FrbrUri::parse(uri));
    await(uri.constData(), [&] {
        const ReaderTab *tab = m_window->tabs().current();
        return !visited.isEmpty() && tab && tab->expression() && tab->pane().isComplete()
            && tab->expression()->record.work.uri.workUri(false) == asked.workUri(false)
            && (asked.language.isEmpty()
                || tab->expression()->record.expression.language == asked.language);
    });
}

void DeskFixture::awaitPage(const QByteArray &expressionUri)
{
    await(expressionUri.constData(), [&] {
        const ReaderTab *tab = m_window->tabs().current();
        return tab && tab->expression() && tab->pane().isComplete()
            && tab->expression()->record.expression.uri == expressionUri;
    });
}

QVariant DeskFixture::page(const QString &script)
{
    QVariant result;
    bool isDone = false;
    m_window->tabs().current()->pane().page().runJavaScript(script, [&](const QVariant &value) {
        result = value;
        isDone = true;
    });
    await("a script ends", [&] { return isDone; });
    return result;
}

bool DeskFixture::awaitScript(const QString &script)
{
    return becomesTrue([&] { return page(script).toBool(); });
}

void DeskFixture::press(const QString &shortcut)
{
    QList<QAction *> found;
    const auto actions = m_window->findChildren<QAction *>();
    for (QAction *action : actions) {
        if (action->shortcuts().contains(QKeySequence(shortcut)))
            found.append(action);
    }
    if (found.size() != 1 || !found.first()->isEnabled())
        qFatal("%d actions for %s", int(found.size()), qPrintable(shortcut));
    found.first()->trigger();
}

} // namespace sheria::tests
