// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/window/exporter.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/app/gui/heldwork.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

namespace tst_exporting {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.

/// A person takes a text along.
class TestExporting : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
    }

    void cleanup() { m_desk.reset(); }

    void thereIsNothingToExportWithoutAText()
    {
        QVERIFY(!m_desk->find<QAction>(u"exportText"_s)->isEnabled());
        QVERIFY(!m_desk->find<QAction>(u"exportPart"_s)->isEnabled());
    }

    void theTextIsWrittenInEachFormat()
    {
        openAct();
        const QList<std::pair<QString, QByteArray>> formats{{u"a.pdf"_s, "%PDF-1."},
                                                            {u"a.epub"_s, "PK"},
                                                            {u"a.zip"_s, "PK"},
                                                            {u"a.html"_s, "<!DOCTYPE html>"}};
        for (const auto &[name, magic] : formats) {
            choose(u"exportText"_s, m_desk->path(name));
            QVERIFY2(contents(name).startsWith(magic), qPrintable(name));
        }
        QVERIFY(contents(u"a.html"_s).contains("Second words."));
    }

    /// Nor do the panels wait for an export: it has a connection of its own.
    void anExportDoesNotWaitForThePanels()
    {
        openAct();
        HeldWork work;
        for (int reader = 0; reader < 2; ++reader)
            work.runInReader(m_desk->window().library()->library());
        QTRY_COMPARE(work.running(), 2);
        ExportOrder order;
        order.record = m_desk->window().tabs().current()->expression()->record;
        order.format = ExportFormat::Html;
        order.path = m_desk->path(u"beside.html"_s);
        order.today = QDate(2024, 1, 5);
        Exporter *exporter = m_desk->window().findChild<Exporter *>();
        QSignalSpy done(exporter, &Exporter::finished);
        exporter->run(order);
        QTRY_COMPARE(done.size(), 1);
        QCOMPARE(work.running(), 2);
        QVERIFY(contents(u"beside.html"_s).contains("Second words."));
    }

    void aPartIsOnlyThatPart()
    {
        openAct();
        Exporter *exporter = m_desk->window().findChild<Exporter *>();
        ExportOrder order;
        order.record = m_desk->window().tabs().current()->expression()->record;
        order.part.portion = "sec_1";
        order.format = ExportFormat::Html;
        order.path = m_desk->path(u"part.html"_s);
        order.today = QDate(2024, 1, 5);
        QSignalSpy done(exporter, &Exporter::finished);
        exporter->run(order);
        QTRY_COMPARE(done.size(), 1);
        QVERIFY(contents(u"part.html"_s).contains("First words."));
        QVERIFY(!contents(u"part.html"_s).contains("Second words."));
    }

    /// The page answers when another tab is looked at.
    void thePartIsOfTheTextThatWasRead()
    {
        openAct();
        DocumentSpec other;
        other.work = "/akn/xa/act/2020/1";
        other.title = "Other Act";
        other.body = "<section eId=\"sec_1\"><num>1.</num><content><p>Other words.</p></content>"
                     "</section>";
        m_desk->write(u"other.xml"_s, xmlOf(other));
        m_desk->import({m_desk->path(u"other.xml"_s)});
        m_desk->open(other.work, true);
        ReaderTabs &tabs = m_desk->window().tabs();
        tabs.selectNext(-1);
        QCOMPARE(tabs.current()->title(), u"Tree Protection Act"_s);
        Exporter *exporter = m_desk->window().findChild<Exporter *>();
        QSignalSpy done(exporter, &Exporter::finished);
        m_desk->find<QAction>(u"exportPart"_s)->trigger();
        tabs.selectNext(1);
        QCOMPARE(tabs.current()->title(), u"Other Act"_s);
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = m_desk->window().findChild<QFileDialog *>(u"exportDialog"_s)));
        QVERIFY(dialog->selectedFiles().constFirst().contains(u"Tree Protection Act"_s));
        Q_EMIT dialog->fileSelected(m_desk->path(u"read.html"_s));
        dialog->close();
        QTRY_COMPARE(done.size(), 1);
        QVERIFY(contents(u"read.html"_s).contains("First words."));
    }

    void anEntryOfTheContentsHasAMenu()
    {
        openAct();
        QMenu *menu = menuOf(u"#toc-tree la-toc-item:nth-of-type(2) a"_s);
        QMenu *copies = menu->findChild<QMenu *>(u"copyPartMenu"_s);
        QVERIFY(copies);
        trigger(*copies, u"Identifier in the Text"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"sec_2"_s);
        trigger(*copies, u"Address"_s);
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u"~sec_2"_s));
        trigger(*copies, u"Citation"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"section 2"_s));
        QMenu *formats = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->menu() && action->text() == u"Export This Part"_s)
                formats = action->menu();
        }
        QVERIFY(formats && formats->actions().size() == 4);
        Exporter *exporter = m_desk->window().findChild<Exporter *>();
        QSignalSpy done(exporter, &Exporter::finished);
        formats->actions().at(2)->trigger(); // A web page.
        menu->close();
        auto *dialog = m_desk->find<QFileDialog>(u"exportDialog"_s);
        QCOMPARE(dialog->defaultSuffix(), u"html"_s);
        QVERIFY(dialog->selectedFiles().constFirst().endsWith(u".html"_s));
        Q_EMIT dialog->fileSelected(m_desk->path(u"entry.html"_s));
        dialog->close();
        QTRY_COMPARE(done.size(), 1);
        QVERIFY(contents(u"entry.html"_s).contains("Second words."));
        QVERIFY(!contents(u"entry.html"_s).contains("First words."));
    }

    void aFailureIsTold()
    {
        openAct();
        choose(u"exportText"_s, m_desk->path(u"no such folder/a.pdf"_s));
        auto *box = m_desk->find<QMessageBox>(u"exportProblem"_s);
        QVERIFY(box->text().contains(u"a.pdf"_s));
        QVERIFY(!box->informativeText().isEmpty());
        box->close();
    }

    /// Somebody opens another library while the pack of the first one is written.
    void aPackIsNotedForItsLibrary()
    {
        openAct();
        auto *exporter = m_desk->window().findChild<PackExporter *>();
        const QSignalSpy done(exporter, &PackExporter::finished);
        exporter->run(m_desk->path(u"all.zip"_s), 0);
        // The window cannot have heard yet of the end of the export.
        const QSignalSpy opened(&m_desk->window(), &MainWindow::libraryOpened);
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QVERIFY(done.isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, LongMs);
        QVERIFY(m_desk->preferences().packRevision(m_desk->libraryPath()) > 0);
        QCOMPARE(m_desk->preferences().packRevision(m_desk->path(u"other.sheria"_s)), qint64(0));
    }

    void aPackOfALibraryThatWasClosedIsNotWritten()
    {
        m_desk->find<QAction>(u"exportPack"_s)->trigger();
        auto *dialog = m_desk->find<QFileDialog>(u"packDialog"_s);
        const QSignalSpy opened(&m_desk->window(), &MainWindow::libraryOpened);
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, LongMs);
        Q_EMIT dialog->fileSelected(m_desk->path(u"all.zip"_s));
        QCOMPARE(m_desk->window().statusBar()->currentMessage(), u"No pack was written."_s);
        QVERIFY(!m_desk->window().findChild<QProgressDialog *>(u"packProgress"_s));
        dialog->close();
    }

private:
    void openAct()
    {
        DocumentSpec spec;
        spec.body = "<section eId=\"sec_1\"><num>1.</num><content><p>First words.</p></content>"
                    "</section><section eId=\"sec_2\"><num>2.</num><content><p>Second words.</p>"
                    "</content></section>";
        m_desk->write(u"act.xml"_s, xmlOf(spec));
        m_desk->import({m_desk->path(u"act.xml"_s)});
        m_desk->open(spec.work);
    }

    /// Runs the action, gives the dialog this name, and waits for the end.
    void choose(const QString &action, const QString &path)
    {
        Exporter *exporter = m_desk->window().findChild<Exporter *>();
        QSignalSpy done(exporter, &Exporter::finished);
        m_desk->find<QAction>(action)->trigger();
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = m_desk->window().findChild<QFileDialog *>(u"exportDialog"_s)));
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_COMPARE(done.size(), 1);
        QTRY_VERIFY(!m_desk->window().findChild<QFileDialog *>(u"exportDialog"_s));
    }

    /// Clicks with the right button on what `selector` finds in the page.
    QMenu *menuOf(const QString &selector)
    {
        m_desk->awaitScript(u"!!document.querySelector('%1')"_s.arg(selector));
        const QVariantList at = m_desk
                                    ->page(u"(r => [r.left + 10, r.top + r.height / 2])(document."
                                           "querySelector('%1').getBoundingClientRect())"_s.arg(
                                               selector))
                                    .toList();
        QWidget *view = m_desk->window().tabs().current()->pane().focusProxy()->focusProxy();
        const QPoint place(at.value(0).toInt(), at.value(1).toInt());
        QTest::mouseMove(view, place);
        QTest::mouseClick(view, Qt::RightButton, {}, place);
        QMenu *menu = nullptr;
        const auto isOpen = [&] {
            menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            return menu != nullptr;
        };
        if (!QTest::qWaitFor(isOpen, 10'000))
            qFatal("no menu");
        return menu;
    }

    static void trigger(const QMenu &menu, const QString &text)
    {
        const auto actions = menu.actions();
        for (QAction *action : actions) {
            if (action->text() == text)
                return action->trigger();
        }
        qFatal("no %s", qPrintable(text));
    }

    QByteArray contents(const QString &name) const
    {
        QFile file(m_desk->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestExporting)
} // namespace tst_exporting
#include "tst_exporting.moc"
