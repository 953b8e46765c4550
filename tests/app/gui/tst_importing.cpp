// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace tst_importing {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Files come into the library while a person looks on.
class TestImporting : public QObject
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

    void theReportSaysWhatBecameOfEachFile()
    {
        m_desk->write(u"good.xml"_s, xmlOf({}));
        m_desk->write(u"bad.xml"_s, "<akomaNtoso");
        QCOMPARE(m_desk->import({m_desk->path(u"good.xml"_s), m_desk->path(u"bad.xml"_s)}),
                 u"Done: 1 imported, 0 unchanged, 0 replaced, 1 refused."_s);
        auto *table = m_desk->find<QTableView>(u"importReport"_s);
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 2);

        auto *filter = m_desk->find<QComboBox>(u"importFilter"_s);
        filter->setCurrentIndex(filter->findData(int(pack::Outcome::Refused)));
        QCOMPARE(filter->currentText(), u"Refused (1)"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        const QModelIndex refused = table->model()->index(0, 0);
        QVERIFY(refused.siblingAtColumn(ReportModel::FileColumn)
                    .data()
                    .toString()
                    .endsWith(u"bad.xml"_s));
        QVERIFY(!refused.siblingAtColumn(ReportModel::ReasonColumn).data().toString().isEmpty());

        filter->setCurrentIndex(filter->findData(int(pack::Outcome::Imported)));
        Q_EMIT table->activated(table->model()->index(0, 0));
        m_desk->awaitPage("/akn/xa/act/2005/4/eng@2009-02-03");
    }

    /// What went well is one line, which leaves its room to the text, and has its report back by a click.
    void whatWentWellIsOneLine()
    {
        m_desk->write(u"good.xml"_s, xmlOf({}));
        const auto *panel = m_desk->find<QDockWidget>(u"importDock"_s);
        const auto *table = m_desk->find<QTableView>(u"importReport"_s);
        QCOMPARE(m_desk->import({m_desk->path(u"good.xml"_s)}),
                 u"Done: 1 imported, 0 unchanged, 0 replaced, 0 refused."_s);
        QVERIFY(panel->isVisible());
        QVERIFY(m_desk->find<QLabel>(u"importState"_s)->isVisible());
        QVERIFY(!table->isVisible());
        constexpr int MostOfALine = 90; // With the title of the panel.
        QTRY_VERIFY2(panel->height() < MostOfALine, qPrintable(QString::number(panel->height())));
        const int text = m_desk->window().centralWidget()->height();
        auto *fold = m_desk->find<QPushButton>(u"importFold"_s);
        QCOMPARE(fold->text(), u"Show Report"_s);
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(table->isVisible());
        QCOMPARE(fold->text(), u"Hide Report"_s);
        QTRY_VERIFY(panel->height() > 2 * MostOfALine);
        QTRY_VERIFY(m_desk->window().centralWidget()->height() < text);
        const int unfolded = panel->height();
        QTest::mouseClick(fold, Qt::LeftButton);
        QTRY_VERIFY(panel->height() < MostOfALine);
        QTest::mouseClick(fold, Qt::LeftButton);
        QTRY_COMPARE(panel->height(), unfolded);
    }

    /// The sentence has no height for a width before the first import.
    void theReportFoldsBeforeTheFirstImport()
    {
        QTest::failOnWarning(QRegularExpression(u"Negative sizes"_s));
        m_desk->press(u"Shift+F5"_s);
        auto *panel = m_desk->window().findChild<ImportPanel *>();
        QTRY_VERIFY(panel->isVisible());
        auto *fold = m_desk->find<QPushButton>(u"importFold"_s);
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(panel->isFolded());
        QVERIFY(panel->maximumHeight() >= fold->sizeHint().height());
        QVERIFY(panel->maximumHeight() < 3 * fold->sizeHint().height());
        QTest::mouseClick(fold, Qt::LeftButton);
        QCOMPARE(panel->maximumHeight(), QWIDGETSIZE_MAX);
    }

    void theSameAgainIsUnchanged()
    {
        m_desk->write(u"good.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"good.xml"_s)});
        QCOMPARE(m_desk->import({m_desk->path(u"good.xml"_s)}),
                 u"Done: 0 imported, 1 unchanged, 0 replaced, 0 refused."_s);
    }

    void whatIsDroppedOnTheWindowIsImported()
    {
        QDir().mkpath(m_desk->path(u"folder"_s));
        m_desk->write(u"folder/dropped.xml"_s, xmlOf({}));
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(m_desk->path(u"folder"_s))});
        const QSignalSpy finished(&m_desk->window().library()->imports(), &ImportRunner::finished);
        auto *overlay = m_desk->find<QLabel>(u"dropOverlay"_s);
        drag(dragged);
        QVERIFY(overlay->isVisible());
        drop(dragged);
        QVERIFY(!overlay->isVisible());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(m_desk->find<QLabel>(u"importState"_s)->text(),
                 u"Done: 1 imported, 0 unchanged, 0 replaced, 0 refused."_s);
        QTRY_VERIFY(m_desk->find<QTreeView>(u"libraryTree"_s)->model()->rowCount() == 1);
    }

    void aLibraryThatIsDroppedIsOpened()
    {
        const QString other = m_desk->path(u"other.sheria"_s);
        m_desk->window().openLibrary(other);
        QTRY_VERIFY(m_desk->window().library());
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_VERIFY(m_desk->window().library());
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(other)});
        QVERIFY(drag(dragged));
        QCOMPARE(m_desk->find<QLabel>(u"dropOverlay"_s)->text(), u"Drop the library to open it"_s);
        drop(dragged);
        QTRY_VERIFY(m_desk->window().library());
        QCOMPARE(m_desk->window().library()->path(), other);
    }

    void textThatIsDraggedIsNotTaken()
    {
        QMimeData dragged;
        dragged.setText(u"words"_s);
        QVERIFY(!drag(dragged));
    }

    void aCancelledImportKeepsWhatItHas()
    {
        constexpr int Files = 3000;
        QDir().mkpath(m_desk->path(u"many"_s));
        DocumentSpec spec;
        for (int i = 0; i < Files; ++i) {
            spec.work = "/akn/xa/act/2005/" + QByteArray::number(i);
            m_desk->write(u"many/%1.xml"_s.arg(i), xmlOf(spec));
        }
        ImportRunner &runner = m_desk->window().library()->imports();
        const QSignalSpy reported(&runner, &ImportRunner::reported);
        const QSignalSpy finished(&runner, &ImportRunner::finished);
        m_desk->window().importPaths({m_desk->path(u"many"_s)});
        auto *cancel = m_desk->find<QPushButton>(u"importCancel"_s);
        QTRY_VERIFY(cancel->isVisible() && !reported.isEmpty());
        cancel->click();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(m_desk->find<QLabel>(u"importState"_s)->text(),
                 u"Import cancelled. Files imported so far are kept."_s);
        QVERIFY(!cancel->isVisible());
        const int kept = m_desk->find<QTableView>(u"importReport"_s)->model()->rowCount();
        QVERIFY(kept > 0);
        QVERIFY(kept < Files);
        // Run again it goes on where it was.
        const QString done = m_desk->import({m_desk->path(u"many"_s)});
        QVERIFY2(done.contains(u"%1 imported"_s.arg(QLocale().toString(Files - kept))),
                 qPrintable(done));
    }

    void theWindowAnswersDuringAnImport()
    {
        QDir().mkpath(m_desk->path(u"many"_s));
        DocumentSpec spec;
        for (int i = 0; i < 1500; ++i) {
            spec.work = "/akn/xa/act/2005/" + QByteArray::number(i);
            m_desk->write(u"many/%1.xml"_s.arg(i), xmlOf(spec));
        }
        m_desk->write(u"first.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"first.xml"_s)});
        ImportRunner &runner = m_desk->window().library()->imports();
        m_desk->window().importPaths({m_desk->path(u"many"_s)});
        m_desk->open("/akn/xa/act/2005/4");
        QVERIFY(runner.isRunning());
        runner.cancel();
        QTRY_VERIFY(!runner.isRunning());
    }

    void anOpenTextLearnsOfANewerOne()
    {
        m_desk->write(u"first.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"first.xml"_s)});
        m_desk->open("/akn/xa/act/2005/4");
        const auto *sentence = m_desk->find<QLabel>(u"validitySentence"_s);
        QCOMPARE(sentence->text(), u"Current version, from 3 February 2009."_s);
        DocumentSpec newer;
        newer.date = "2015-06-01";
        m_desk->write(u"second.xml"_s, xmlOf(newer));
        m_desk->import({m_desk->path(u"second.xml"_s)});
        // The text stays; what is said of it does not.
        QTRY_COMPARE(
            sentence->text(),
            u"Historical version, from 3 February 2009 to 31 May 2015. This is not the latest version."_s);
        QVERIFY(m_desk->awaitScript(u"document.getElementById('banner').textContent.startsWith("
                                    "'This is not the latest version.')"_s));
        QCOMPARE(m_desk->window().tabs().current()->expression()->record.expression.uri,
                 "/akn/xa/act/2005/4/eng@2009-02-03"_ba);
    }

    void rowsAreCopied()
    {
        m_desk->write(u"good.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"good.xml"_s)});
        m_desk->find<QPushButton>(u"importCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"Imported\t%1\t/akn/xa/act/2005/4/eng@2009-02-03\t\n"_s.arg(
                     m_desk->path(u"good.xml"_s)));
    }

private:
    bool drag(const QMimeData &dragged)
    {
        QDragEnterEvent event(QPoint(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton,
                              Qt::NoModifier);
        event.ignore();
        QCoreApplication::sendEvent(&m_desk->window(), &event);
        return event.isAccepted();
    }
    void drop(const QMimeData &dragged)
    {
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&m_desk->window(), &event);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestImporting)
} // namespace tst_importing
#include "tst_importing.moc"
