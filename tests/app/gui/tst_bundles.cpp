// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundles/bundledialog.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/window/bundlecontroller.h"
#include "app/window/mainwindow.h"
#include "core/notes/anchor.h"
#include "core/notes/notesfile.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/core/render/pdftools.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDateEdit>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <KZip>
#include <chrono>

namespace tst_bundles {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray ActThen = Act + "/eng@2010-07-01";
const QByteArray Flags = "/akn/zz/act/1998/2";
const QByteArray Decision = "/akn/zz/judgment/zztc/2014/21";
const QByteArray Unpublished = "/akn/zz/judgment/zztc/2024/2";

/// A person puts a bundle together and takes it along.
class TestBundles : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        note(ActThen + "/~sec_6", u"Ask the Board & its keepers"_s, {u"Hearing"_s});
        note(ActThen + "/~sec_19", u"Which fine?"_s, {});
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
    }
    void cleanupTestCase() { m_desk.reset(); }

    void theProvisionThatIsReadIsAdded()
    {
        m_desk->open(ActThen);
        m_desk->page(u"getSelection().removeAllRanges(); reader.scrollToEid('sec_6')"_s);
        QTRY_VERIFY(m_desk->window().tabs().current()->history().current().eId.startsWith("sec_6"));
        m_desk->find<QAction>(u"addToBundle"_s)->trigger();
        QTRY_VERIFY(m_desk->window().findChild<BundleDialog *>());
        QTRY_COMPARE(items().size(), 1);
        QCOMPARE(items().front(), u"Lights and Beacons Act, 2005\nsection 6"_s);
        QVERIFY(!m_desk->find<QCheckBox>(u"bundleIsAsAt"_s)->isChecked()); // As the window.
    }

    /// The date of the window, also as it changes below the dialog; without one, today is offered by its clock.
    void theDateIsThatOfTheWindow()
    {
        const auto *isAsAt = m_desk->find<QCheckBox>(u"bundleIsAsAt"_s);
        const auto *date = m_desk->find<QDateEdit>(u"bundleDate"_s);
        QCOMPARE(date->date(), QDate(2024, 1, 5));
        QVERIFY(!isAsAt->isChecked());
        m_desk->window().date().set(QDate(2012, 1, 1));
        QCOMPARE(date->date(), QDate(2012, 1, 1));
        QVERIFY(isAsAt->isChecked());
        m_desk->window().date().clear();
        QCOMPARE(date->date(), QDate(2024, 1, 5));
        QVERIFY(!isAsAt->isChecked());
    }

    void aTabIsAddedByItsMenu()
    {
        m_desk->open(Decision, true);
        QTabBar *bar = m_desk->window().tabs().tabBar();
        const QPoint at = bar->tabRect(bar->currentIndex()).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, bar->mapToGlobal(at));
        QCoreApplication::sendEvent(bar, &event);
        QMenu *menu = m_desk->window().findChild<QMenu *>(u"tabMenu"_s);
        QVERIFY(menu);
        menu->actions().constFirst()->trigger();
        menu->close();
        QTRY_COMPARE(items().size(), 2);
        QVERIFY2(items().at(1).contains(u"Marrak"_s), qPrintable(items().at(1)));
    }

    void whatIsOpenCanBeChosen()
    {
        m_desk->open(Flags, true);
        auto *candidates = m_desk->find<QListWidget>(u"bundleCandidates"_s);
        QTRY_COMPARE(candidates->count(), 3);
        auto *add = m_desk->find<QPushButton>(u"bundleAdd"_s);
        QVERIFY(!add->isEnabled());
        candidates->item(1)->setSelected(true); // The judgment is there already.
        for (int row = 0; row < candidates->count(); ++row)
            candidates->item(row)->setSelected(
                !candidates->item(row)->text().contains(u"Lights"_s));
        add->click();
        QCOMPARE(items().size(), 3);
        QVERIFY(items().at(2).contains(u"Flags"_s));
    }

    void theOrderCanBeChanged()
    {
        auto *list = m_desk->find<QListWidget>(u"bundleItems"_s);
        QCOMPARE(list->dragDropMode(), QAbstractItemView::InternalMove);
        choose(2);
        m_desk->find<QToolButton>(u"bundleUp"_s)->click();
        m_desk->find<QToolButton>(u"bundleUp"_s)->click();
        m_desk->find<QToolButton>(u"bundleUp"_s)->click(); // It is the first.
        QVERIFY(items().at(0).contains(u"Flags"_s));
        m_desk->find<QToolButton>(u"bundleDown"_s)->click();
        QVERIFY(items().at(1).contains(u"Flags"_s));
        QVERIFY(items().at(0).contains(u"section 6"_s));
        choose(2);
        m_desk->find<QToolButton>(u"bundleRemove"_s)->click();
        QCOMPARE(items().size(), 2);
        m_desk->find<QComboBox>(u"bundleSource"_s)->setCurrentIndex(0);
        auto *candidates = m_desk->find<QListWidget>(u"bundleCandidates"_s);
        candidates->clearSelection();
        for (int row = 0; row < candidates->count(); ++row) {
            if (candidates->item(row)->text().contains(u"Marrak"_s))
                Q_EMIT candidates->itemActivated(
                    (candidates->item(row)->setSelected(true), candidates->item(row)));
        }
        QCOMPARE(items().size(), 3);
    }

    void itIsWrittenAsPdf()
    {
        m_desk->find<QLineEdit>(u"bundleTitle"_s)->setText(u"Bundle of the hearing"_s);
        m_desk->find<QCheckBox>(u"bundleIsAsAt"_s)->click();
        m_desk->find<QDateEdit>(u"bundleDate"_s)->setDate(QDate(2017, 1, 1));
        auto *notes = m_desk->find<QComboBox>(u"bundleNotes"_s);
        QTRY_COMPARE(notes->count(), 3);
        notes->setCurrentIndex(1);
        shoot(u"dialog"_s);
        const QString path = m_desk->path(u"bundle.pdf"_s);
        save(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        const QString text = test::pdfText(pdf);
        for (const QString &words :
             {u"Bundle of the hearing"_s, u"As at 1 January 2017"_s, u"Table of Contents"_s,
              u"Principal Keeper"_s, u"Ask the Board & its keepers"_s, u"Marrak"_s})
            QVERIFY2(text.contains(words), qPrintable(words));
        QVERIFY(!text.contains(u"Register of lights"_s)); // Another section,
        QVERIFY(!text.contains(u"Which fine?"_s));        // and a note on another one.
        const QString contents = test::pdfText(pdf, 2, 2);
        const qsizetype section = contents.indexOf(u"Lights"_s);
        const qsizetype flags = contents.indexOf(u"Flags"_s);
        const qsizetype judgment = contents.indexOf(u"Marrak"_s);
        QVERIFY2(section >= 0 && section < flags && flags < judgment, qPrintable(contents));
        QVERIFY(!m_desk->window().findChild<BundleDialog *>()->isVisible());
        QVERIFY(!m_desk->window().findChild<QProgressDialog *>(u"bundleProgress"_s));
    }

    /// The dialog has what it had, and the same bundle becomes an e-book.
    void itIsWrittenAsEpub()
    {
        m_desk->find<QAction>(u"makeBundle"_s)->trigger();
        QCOMPARE(items().size(), 3);
        m_desk->find<QCheckBox>(u"bundleIsAsAt"_s)->setChecked(true);
        m_desk->find<QComboBox>(u"bundleFormat"_s)->setCurrentIndex(1);
        const QString path = m_desk->path(u"bundle.epub"_s);
        save(path);
        KZip zip(path);
        QVERIFY(zip.open(QIODevice::ReadOnly));
        const auto *folder = dynamic_cast<const KArchiveDirectory *>(
            zip.directory()->entry(u"EPUB"_s));
        QVERIFY(folder && folder->file(u"nav.xhtml"_s));
        const QByteArray contents = folder->file(u"nav.xhtml"_s)->data();
        for (const QByteArray &title : {"Lights and Beacons"_ba, "Notes on Lights"_ba,
                                        "Flags and Measures Act"_ba, "Marrak v Sallowby"_ba})
            QVERIFY2(contents.contains(title), contents.constData());
    }

    void aCancelledBundleIsNotWritten()
    {
        auto *controller = m_desk->window().findChild<BundleController *>();
        QSignalSpy done(controller, &BundleController::finished);
        const QString path = m_desk->path(u"cancelled.pdf"_s);
        controller->write(m_desk->window().findChild<BundleDialog *>()->bundle(), path);
        m_desk->window()
            .findChild<QProgressDialog *>(u"bundleProgress"_s)
            ->findChild<QPushButton *>()
            ->click();
        QTRY_COMPARE(done.size(), 1);
        const auto result = done.front().front().value<Result<void>>();
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY(!QFile::exists(path));
    }

    void anUnpublishedDecisionIsNotTakenAlong()
    {
        m_desk->clock.advance(std::chrono::milliseconds(std::chrono::hours(24 * 365)).count());
        m_desk->find<QCheckBox>(u"bundleIsAsAt"_s)->setChecked(false);
        m_desk->open(Unpublished + "/eng@2024-05-17", true);
        m_desk->find<QAction>(u"addToBundle"_s)->trigger();
        QTRY_COMPARE(items().size(), 4);
        const QString path = m_desk->path(u"unpublished.pdf"_s);
        save(path);
        QTRY_VERIFY(m_desk->window().findChild<QMessageBox *>(u"bundleProblem"_s));
        auto *box = m_desk->window().findChild<QMessageBox *>(u"bundleProblem"_s);
        QVERIFY2(box->informativeText().contains(QString::fromUtf8(Unpublished)),
                 qPrintable(box->informativeText()));
        box->close();
        QVERIFY(!QFile::exists(path));
        choose(3);
        m_desk->find<QToolButton>(u"bundleRemove"_s)->click();
        m_desk->window().findChild<BundleDialog *>()->close();
    }

    void aCollectionOfNotesBecomesABundle()
    {
        while (!items().isEmpty()) {
            choose(0);
            m_desk->find<QToolButton>(u"bundleRemove"_s)->click();
        }
        m_desk->find<QAction>(u"notesDockAction"_s)->trigger();
        auto *scope = m_desk->find<QComboBox>(u"noteScope"_s);
        scope->setCurrentIndex(1); // All texts.
        Q_EMIT scope->activated(1);
        auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        QTRY_COMPARE(list->count(), 2);
        auto *names = m_desk->find<QComboBox>(u"noteNames"_s);
        names->setCurrentIndex(names->findData(u"/Hearing"_s));
        Q_EMIT names->activated(names->currentIndex());
        QTRY_COMPARE(list->count(), 1);
        m_desk->find<QAction>(u"noteBundle"_s)->trigger();
        QTRY_COMPARE(items().size(), 1);
        QVERIFY2(items().front().endsWith(u"\nsection 6"_s), qPrintable(items().front()));
        QVERIFY(m_desk->window().findChild<BundleDialog *>()->isVisible());
        QCOMPARE(m_desk->window().findChild<BundleDialog *>()->bundle().notes->collection,
                 u"Hearing"_s);
        // The other notes can be chosen from, too.
        auto *source = m_desk->find<QComboBox>(u"bundleSource"_s);
        QTRY_VERIFY(source->findText(u"Notes of the collection “Hearing”"_s) > 0);
    }

private:
    /// A picture for people, where they ask for it.
    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_desk->window().findChild<BundleDialog *>()->grab().save(folder + u"/bundle-"_s
                                                                              + name + u".png"_s));
    }
    static void note(const QByteArray &uri, const QString &text, const QStringList &collections)
    {
        auto file = must(
            notes::NotesFile::open(notes::NotesFile::defaultPath(), notes::NotesFile::Mode::Write));
        notes::Note note;
        note.anchor = notes::anchorOf(must(FrbrUri::parsePlace(uri)));
        note.text = text;
        note.collections = collections;
        must(file.add(note, FixedClock().now()));
    }
    QStringList items()
    {
        const auto *list = m_desk->find<QListWidget>(u"bundleItems"_s);
        QStringList texts;
        for (int row = 0; row < list->count(); ++row)
            texts << list->item(row)->text();
        return texts;
    }
    void choose(int row)
    {
        auto *list = m_desk->find<QListWidget>(u"bundleItems"_s);
        list->clearSelection();
        list->item(row)->setSelected(true);
    }
    /// Saves through the dialogs, and waits for the end.
    void save(const QString &path)
    {
        QSignalSpy done(m_desk->window().findChild<BundleController *>(),
                        &BundleController::finished);
        m_desk->find<QPushButton>(u"bundleSave"_s)->click();
        m_desk->answerFileDialog(path);
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, 30'000);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestBundles)
} // namespace tst_bundles
#include "tst_bundles.moc"
