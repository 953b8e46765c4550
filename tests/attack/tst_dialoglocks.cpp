// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"
#include "app/shell/dialogs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/filelocks.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QAction>
#include <QDirIterator>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

namespace tst_dialoglocks {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Opening = std::function<void(DeskFixture &)>;

struct FileDialog
{
    const char *name;
    Opening open;
};

void trigger(DeskFixture &desk, const QString &action)
{
    auto *found = desk.find<QAction>(action);
    QVERIFY2(found->isEnabled(), qPrintable(action));
    found->trigger();
}

/// The action of the window or of a menu in it that is called so.
void triggerCalled(DeskFixture &desk, const QString &text)
{
    for (QAction *action : desk.window().findChildren<QAction *>()) {
        if (QString(action->text()).remove(u'&') == text && action->isEnabled())
            return action->trigger();
    }
    qFatal("no action %s", qPrintable(text));
}

void click(DeskFixture &desk, const QString &text)
{
    for (QAbstractButton *button : desk.window().findChildren<QAbstractButton *>()) {
        if (QString(button->text()).remove(u'&') == text)
            return button->click();
    }
    qFatal("no button %s", qPrintable(text));
}

/// Every place of the program that makes a file dialog of its own; askSavePath() makes those of all that ask
/// where to save, of which some are here, too.
const std::vector<FileDialog> &fileDialogs()
{
    static const std::vector<FileDialog> all{
        {"New Library",
         [](DeskFixture &desk) {
             askNewLibrary(&desk.window(), desk.folder(), [](const QString &) {});
         }},
        {"Open Library",
         [](DeskFixture &desk) {
             triggerCalled(desk, u"Open Library…"_s);
         }},
        {"Import Files",
         [](DeskFixture &desk) {
             askImportFiles(&desk.window(), [](const QStringList &) {});
         }},
        {"Attach Documents",
         [](DeskFixture &desk) {
             askDocuments(&desk.window(), [](const QStringList &) {});
         }},
        {"Import a Folder",
         [](DeskFixture &desk) {
             askImportFolder(&desk.window(), [](const QStringList &) {});
         }},
        {"Export",
         [](DeskFixture &desk) {
             trigger(desk, u"exportText"_s);
         }},
        {"Export the Library as a Pack",
         [](DeskFixture &desk) {
             Q_EMIT desk.window().menuBar()->actions().constFirst()->menu()->aboutToShow();
             trigger(desk, u"exportPack"_s);
         }},
        {"Save the Report",
         [](DeskFixture &desk) {
             click(desk, u"Save as CSV…"_s);
         }},
        {"Save the Log",
         [](DeskFixture &desk) {
             triggerCalled(desk, u"Save as HAR…"_s);
         }},
        {"Open Scenarios",
         [](DeskFixture &desk) {
             desk.find<QPushButton>(u"openScenarios"_s)->click();
         }},
        {"Replay a Recording",
         [](DeskFixture &desk) {
             desk.find<QPushButton>(u"replayRecording"_s)->click();
         }},
        {"Check a Brief",
         [](DeskFixture &desk) {
             desk.find<QPushButton>(u"chooseBrief"_s)->click();
         }},
        {"Import Notes",
         [](DeskFixture &desk) {
             trigger(desk, u"noteImport"_s);
         }},
        {"Citation Style",
         [](DeskFixture &desk) {
             trigger(desk, u"otherStyle"_s);
             desk.find<QPushButton>(u"styleFile"_s)->click();
         }},
        {"Shared folder",
         [](DeskFixture &desk) {
             trigger(desk, u"noteShare"_s);
             QPushButton *browse = nullptr;
             QTRY_VERIFY((browse = desk.window().findChild<QPushButton *>(u"noteShareBrowse"_s)));
             browse->click();
         }},
    };
    return all;
}

/// File dialogs read what they show. None takes away SQLite's locks on the library that is open.
class TestDialogLocks : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->write(u"act.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"act.xml"_s)});
        m_desk->open(DocumentSpec().work);
        check();
        // A reader at work has further ones for a moment.
        QTRY_COMPARE(locksOn(m_desk->libraryPath() + u"-shm"_s), Kept);
    }
    void cleanupTestCase() { m_desk.reset(); }

    void aDialogLeavesTheLocks_data()
    {
        QTest::addColumn<int>("dialog");
        for (std::size_t i = 0; i < fileDialogs().size(); ++i)
            QTest::newRow(fileDialogs()[i].name) << int(i);
    }
    void aDialogLeavesTheLocks()
    {
        QFETCH(int, dialog);
        const FileDialog &asked = fileDialogs()[std::size_t(dialog)];
        asked.open(*m_desk);
        QFileDialog *shown = nullptr;
        QTRY_VERIFY((shown = m_desk->window().findChild<QFileDialog *>()) && shown->isVisible());
        QCOMPARE(shown->windowTitle(), QString::fromLatin1(asked.name));
        // The user goes to the folder of the library, where all kinds of files are shown.
        const auto *model = shown->findChild<QFileSystemModel *>();
        QVERIFY(model);
        shown->setNameFilter(u"All files (*)"_s);
        shown->setOption(QFileDialog::ShowDirsOnly, false);
        shown->setFilter(QDir::AllEntries | QDir::Hidden | QDir::System);
        shown->setDirectory(QDir::rootPath());
        shown->setDirectory(m_desk->folder());
        const auto rowOf = [&](const QString &end) {
            return model->index(m_desk->libraryPath() + end);
        };
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
            // The icon and the type are what the dialog opens the file for.
            QTRY_VERIFY(rowOf(end).isValid() && !model->type(rowOf(end)).isEmpty());
            QTRY_VERIFY(!model->fileIcon(rowOf(end)).isNull());
        }
        if (shown->fileMode() != QFileDialog::Directory)
            shown->selectFile(m_desk->libraryPath());
        check();
        shown->reject();
        QTRY_VERIFY(!m_desk->window().findChild<QFileDialog *>());
        check();
    }

    /// A dialog that is added to the program is added to the table above.
    void theTableIsComplete()
    {
        qsizetype made = 0;
        qsizetype asked = 0;
        QDirIterator files(QStringLiteral(SHERIA_SOURCE_DIR "/app"), {u"*.cpp"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray source = file.readAll();
            QVERIFY2(!source.contains("QFileDialog::get"), qPrintable(file.fileName()));
            made += source.count("new QFileDialog(");
            asked += source.count("= makeDialog(");
        }
        // makeDialog() and askSavePath() make one each.
        constexpr qsizetype OfSavePath = 3; // The pack, the report and the log.
        QCOMPARE(made - 2 + asked, qsizetype(fileDialogs().size()) - OfSavePath);
    }

    /// What is dragged over the window, and what is looked up by name.
    void soDoesWhatIsDropped()
    {
        QMimeData dragged;
        dragged.setUrls(
            {QUrl::fromLocalFile(m_desk->libraryPath()), QUrl::fromLocalFile(m_desk->folder())});
        const QStringList paths = droppedPaths(dragged);
        QCOMPARE(paths.size(), 2);
        m_desk->import({m_desk->folder()});
        check();
    }

    /// The same again with the library that is open.
    void soDoesOpeningTheOpenOne()
    {
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_VERIFY(m_desk->window().library());
        QTRY_VERIFY(locksOn(m_desk->libraryPath()) > 0);
    }

private:
    void check() const
    {
        QVERIFY(locksOn(m_desk->libraryPath()) >= Kept);
        QVERIFY(locksOn(m_desk->libraryPath() + u"-shm"_s) >= Kept);
        QTRY_COMPARE(locksOn(m_desk->libraryPath()), Kept);
    }

    /// The lock that a process keeps on the library, and on its WAL index, for as long as it has the library open.
    /// What indexes it, for example, holds further ones for a moment.
    static constexpr qsizetype Kept = 1;

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestDialogLocks)
} // namespace tst_dialoglocks
#include "tst_dialoglocks.moc"
