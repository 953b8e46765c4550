// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"
#include "app/reader/readertabs.h"
#include "app/tree/librarymodel.h"
#include "app/tree/librarypanel.h"
#include "app/window/panels.h"
#include "app/window/undocontroller.h"
#include "core/store/legislation/workqueries.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTreeView>

namespace tst_trash {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/akn/xa/act/2005/4";

QByteArray unidentified(const QByteArray &words, const QByteArray &title = {})
{
    const QByteArray preface = title.isEmpty()
        ? QByteArray()
        : "<preface><p><docTitle>" + title + "</docTitle></p></preface>";
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
           "name=\"act\">"
        + preface + "<body><section eId=\"sec_1\"><content><p>" + words
        + "</p></content></section></body></act></akomaNtoso>";
}

/// Works are deleted, restored and given addresses, and imports are undone, by a person.
class TestTrash : public QObject
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

    void aDryRunShowsWhatAnImportWouldDo()
    {
        DocumentSpec later;
        later.manifestationDate = "2011-01-01";
        QVERIFY(QDir().mkpath(m_desk->path(u"in"_s)));
        m_desk->write(u"in/1.xml"_s, xmlOf({}));
        m_desk->write(u"in/2.xml"_s, xmlOf(later));
        m_desk->window().importPaths({}); // Shows the panel.
        m_desk->find<QCheckBox>(u"importDryRun"_s)->setChecked(true);
        QVERIFY(m_desk->import({m_desk->path(u"in"_s)})
                    .startsWith(u"Dry run, nothing was written. Done: 1 imported, 0 unchanged, 1 "
                                "replaced, 0 refused. 1 of these claim"_s));
        QCOMPARE(works(), 0);
        // The conflicts alone; both files are named.
        auto *filter = m_desk->find<QComboBox>(u"importFilter"_s);
        QCOMPARE(filter->itemText(filter->count() - 1), u"Conflicts (1)"_s);
        filter->setCurrentIndex(filter->count() - 1);
        const QAbstractItemModel *report = m_desk->find<QTableView>(u"importReport"_s)->model();
        QCOMPARE(report->rowCount(), 1);
        QVERIFY(cell(report, ReportModel::FileColumn).endsWith(u"2.xml"_s));
        QVERIFY(cell(report, ReportModel::ReasonColumn).contains(m_desk->path(u"in/1.xml"_s)));
        // The same files, and now they are written.
        const QSignalSpy finished(&m_desk->window().library()->imports(), &ImportRunner::finished);
        m_desk->find<QPushButton>(u"importNow"_s)->click();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(works(), 1);
        QVERIFY(!m_desk->find<QCheckBox>(u"importDryRun"_s)->isChecked());
    }

    void anImportIsUndone()
    {
        importTree();
        auto *undo = m_desk->find<QPushButton>(u"importUndo"_s);
        QVERIFY(undo->isVisible());
        undo->click();
        answer(u"askUndoImport"_s);
        QTRY_COMPARE(works(), 0);
        QTRY_COMPARE(m_desk->find<QTreeView>(u"libraryTree"_s)->model()->rowCount(), 0);
        m_desk->find<QPushButton>(u"importHistory"_s)->click();
        QTRY_COMPARE(m_desk->find<QTableWidget>(u"importsTable"_s)->rowCount(), 0);
    }

    void anEarlierImportIsUndone()
    {
        importTree();
        m_desk->find<QPushButton>(u"importHistory"_s)->click();
        auto *table = m_desk->find<QTableWidget>(u"importsTable"_s);
        QTRY_COMPARE(table->rowCount(), 1);
        auto *undo = m_desk->find<QPushButton>(u"importsUndo"_s);
        QVERIFY(!undo->isEnabled());
        table->selectRow(0);
        QVERIFY(undo->isEnabled());
        undo->click();
        answer(u"askUndoImport"_s);
        QTRY_COMPARE(works(), 0);
    }

    void aWorkIsDeletedAndRestored()
    {
        importTree();
        chooseInTree(u"Move to Trash…"_s);
        answer(u"askDelete"_s);
        QTRY_COMPARE(works(), 0);
        QTRY_COMPARE(m_desk->find<QTreeView>(u"libraryTree"_s)->model()->rowCount(), 0);
        m_desk->press(u"Ctrl+Shift+Backspace"_s);
        auto *table = m_desk->find<QTableWidget>(u"trashTable"_s);
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 2)->text(), QString::fromUtf8(Tree));
        table->selectRow(0);
        m_desk->find<QPushButton>(u"trashRestore"_s)->click();
        QTRY_COMPARE(works(), 1);
        QTRY_COMPARE(table->rowCount(), 0);
        QVERIFY(!m_desk->find<QPushButton>(u"trashEmpty"_s)->isEnabled());
    }

    void aWorkIsImportedDeletedAndRestoredByKeyboard()
    {
        m_desk->write(u"1.xml"_s, xmlOf({}));
        m_desk->find<QWidget>(u"libraryFilter"_s)->setFocus();
        DeskFixture::key(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::activeModalWidget());
        DeskFixture::tabTo(u"fileNameEdit"_s);
        DeskFixture::type(m_desk->path(u"1.xml"_s));
        DeskFixture::key(Qt::Key_Return);
        QTRY_COMPARE(works(), 1);
        QTRY_VERIFY(work({}).isValid());
        returnToWindow();
        DeskFixture::key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"libraryFilter"_s);
        DeskFixture::tabTo(u"libraryTree"_s);
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        DeskFixture::key(Qt::Key_Home);
        for (int level = 0; level < 10 && tree->currentIndex() != work({}); ++level)
            DeskFixture::key(Qt::Key_Right);
        QCOMPARE(tree->currentIndex(), work({}));
        DeskFixture::key(Qt::Key_Return);
        m_desk->awaitPage("/akn/xa/act/2005/4/eng@2009-02-03");
        DeskFixture::key(Qt::Key_F, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        DeskFixture::key(Qt::Key_M);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTRY_VERIFY(QApplication::activeWindow() == QApplication::activeModalWidget());
        answerByKeyboard();
        QTRY_COMPARE(works(), 0);
        returnToWindow();
        DeskFixture::key(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
        auto *table = m_desk->find<QTableWidget>(u"trashTable"_s);
        QTRY_COMPARE(table->rowCount(), 1);
        QTRY_VERIFY(table->window()->isActiveWindow());
        DeskFixture::tabTo(u"trashTable"_s);
        DeskFixture::key(Qt::Key_Down);
        DeskFixture::key(Qt::Key_Space);
        DeskFixture::tabTo(u"trashRestore"_s);
        DeskFixture::key(Qt::Key_Space);
        QTRY_COMPARE(works(), 1);
        QTRY_COMPARE(table->rowCount(), 0);
    }

    void theShownExpressionIsDeletedForGood()
    {
        importTree();
        m_desk->open(Tree);
        m_desk->window().undo().showTrash();
        Q_EMIT m_desk->window().findChild<QAction *>(u"deleteShown"_s)->triggered();
        answer(u"askDelete"_s);
        QTRY_COMPARE(works(), 0);
        auto *table = m_desk->find<QTableWidget>(u"trashTable"_s);
        QTRY_COMPARE(table->rowCount(), 1);
        m_desk->find<QPushButton>(u"trashEmpty"_s)->click();
        answer(u"askEmptyTrash"_s);
        QTRY_COMPARE(table->rowCount(), 0);
        QCOMPARE(works(), 0);
    }

    void anUnidentifiedDocumentIsGivenAnAddress()
    {
        m_desk->write(u"u.xml"_s, unidentified("words"));
        m_desk->import({m_desk->path(u"u.xml"_s)});
        chooseInTree(u"Set Address…"_s);
        auto *give = giveButton();
        QVERIFY(!give->isEnabled());
        m_desk->find<QLineEdit>(u"addressUri"_s)->setText(u"/akn/za/act/1998/55"_s);
        m_desk->find<QLineEdit>(u"addressDate"_s)->setText(u"yesterday"_s);
        QVERIFY(!give->isEnabled());
        m_desk->find<QLineEdit>(u"addressDate"_s)->setText(u"2001-02-03"_s);
        m_desk->find<QLineEdit>(u"addressTitle"_s)->setText(u"The Act"_s);
        give->click();
        QTRY_VERIFY(work(u"za"_s).isValid());
        QCOMPARE(work(u"za"_s).data().toString(), u"The Act"_s);
        chooseInTree(u"Reset Address"_s);
        QTRY_VERIFY(work(u"xx"_s).isValid());
    }

    void theUnidentifiedAreGroupedByFolder()
    {
        for (const QString &folder : {u"alpha"_s, u"beta"_s}) {
            QVERIFY(QDir().mkpath(m_desk->path(u"in/"_s + folder)));
            m_desk->write(u"in/%1/1.xml"_s.arg(folder),
                          unidentified("words", "Act of " + folder.toUtf8()));
        }
        m_desk->import({m_desk->path(u"in"_s)});
        const auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QAbstractItemModel *model = tree->model();
        QTRY_COMPARE(model->rowCount(), 1);
        const QModelIndex top = model->index(0, 0);
        if (model->canFetchMore(top))
            model->fetchMore(top);
        QTRY_COMPARE(model->rowCount(top), 2);
        QCOMPARE(model->index(0, 0, top).data().toString(), u"alpha"_s);
        QCOMPARE(model->index(1, 0, top).data().toString(), u"beta"_s);
        const QModelIndex below = model->index(0, 0, model->index(0, 0, top));
        QCOMPARE(below.data().toString(), u"Act of alpha"_s);
        QCOMPARE(model->index(0, 0, model->index(1, 0, top)).data().toString(), u"Act of beta"_s);
        QVERIFY(below.data(LibraryModel::UriRole).toByteArray().startsWith("/akn/xx/"));
    }

private:
    static QString cell(const QAbstractItemModel *model, int column)
    {
        return model->index(0, column).data().toString();
    }
    qint64 works()
    {
        store::Database db = must(m_desk->window().library()->library().openReader());
        return must(store::countWorks(db));
    }
    void importTree()
    {
        m_desk->write(u"1.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"1.xml"_s)});
    }
    QAbstractButton *giveButton()
    {
        auto *dialog = m_desk->find<QDialog>(u"addressDialog"_s);
        for (QAbstractButton *button : dialog->findChildren<QAbstractButton *>()) {
            if (button->text() == u"Give Address"_s)
                return button;
        }
        qFatal("there is no button");
    }
    void answer(const QString &box)
    {
        QTRY_VERIFY(m_desk->window().findChild<QMessageBox *>(box));
        auto *message = m_desk->window().findChild<QMessageBox *>(box);
        for (QAbstractButton *button : message->buttons()) {
            if (message->buttonRole(button) == QMessageBox::DestructiveRole)
                return button->click();
        }
        qFatal("%s has no such button", qPrintable(box));
    }
    /// As a window manager does when a dialog has gone.
    void returnToWindow()
    {
        m_desk->window().activateWindow();
        QTRY_VERIFY(QApplication::focusWidget());
    }
    /// Goes to the button that deletes, and presses it.
    static void answerByKeyboard()
    {
        const auto *message = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        for (int step = 0; message && step < 10; ++step) {
            auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
            if (button && message->buttonRole(button) == QMessageBox::DestructiveRole)
                break;
            DeskFixture::key(Qt::Key_Tab);
        }
        DeskFixture::key(Qt::Key_Space);
    }
    /// The first work of the country of that code, or of the unidentified.
    QModelIndex work(const QString &place)
    {
        QAbstractItemModel *model = m_desk->find<QTreeView>(u"libraryTree"_s)->model();
        QModelIndexList open{QModelIndex()};
        while (!open.isEmpty()) {
            const QModelIndex at = open.takeFirst();
            if (model->canFetchMore(at))
                model->fetchMore(at);
            if (at.data(LibraryModel::UriRole).toString().startsWith(u"/akn/"_s + place))
                return at;
            for (int row = 0; row < model->rowCount(at); ++row)
                open << model->index(row, 0, at);
        }
        return {};
    }
    /// Opens the context menu of the only work, and chooses in it.
    void chooseInTree(const QString &text)
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QTRY_VERIFY(work({}).isValid());
        const QModelIndex index = work({});
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            tree->expand(above);
        tree->scrollTo(index);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(index).center());
        for (QMenu *menu : m_desk->window().panels().library().findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->text() != text)
                    continue;
                action->trigger();
                menu->close();
                return;
            }
        }
        qFatal("the menu has no %s", qPrintable(text));
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestTrash)
} // namespace tst_trash
#include "tst_trash.moc"
