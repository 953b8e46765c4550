// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QDateEdit>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include "resources/sample/samplepack.h"

namespace tst_journey {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";

QModelIndex child(const QAbstractItemModel &model, const QModelIndex &parent, const QString &label)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == label)
            return index;
    }
    return {};
}

/// From an empty library to the text behind a reference and back, by mouse and keyboard events only.
class TestJourney : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
    }

    void cleanupTestCase() { m_desk.reset(); }

    void importsByMenu()
    {
        QVERIFY(QFile::copy(resources::samplePackPath(), m_desk->path(u"sample.zip"_s)));
        const QSignalSpy finished(&m_desk->window().library()->imports(), &ImportRunner::finished);
        const QSignalSpy progressed(&m_desk->window().library()->imports(),
                                    &ImportRunner::progressed);
        m_desk->clickMenu({u"File"_s, u"Import Files…"_s});
        m_desk->answerFileDialog(m_desk->path(u"sample.zip"_s));
        QTRY_VERIFY(m_desk->find<QProgressBar>(u"importProgress"_s)->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QVERIFY(!progressed.isEmpty());
        QVERIFY(!m_desk->find<QProgressBar>(u"importProgress"_s)->isVisible());
        QCOMPARE(m_desk->find<QLabel>(u"importState"_s)->text(),
                 u"Done: 32 imported, 0 unchanged, 0 replaced, 0 refused."_s);
        const QAbstractItemModel *report = m_desk->find<QTableView>(u"importReport"_s)->model();
        QCOMPARE(report->rowCount(), 32);
    }

    void opensFromTheTree()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QTRY_VERIFY(tree->model()->rowCount() == 1);
        QPersistentModelIndex branch;
        for (const QString &label : {u"Zephara"_s, u"Acts"_s, u"2005"_s}) {
            QTRY_VERIFY2(child(*tree->model(), branch, label).isValid(), qPrintable(label));
            branch = child(*tree->model(), branch, label);
            if (!tree->isExpanded(branch))
                clickArrow(*tree, branch);
            QVERIFY(tree->isExpanded(branch));
        }
        QTRY_VERIFY(tree->model()->rowCount(branch) == 1);
        const QModelIndex work = tree->model()->index(0, 0, branch);
        tree->scrollTo(work);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(work).center());
        m_desk->awaitPage(Act + "/eng@2022-03-01");
    }

    void theContentsLeadToASection()
    {
        QVERIFY(m_desk->awaitScript(u"!!%1"_s.arg(contentsEntry(u"9."_s))));
        m_desk->clickInPage(contentsEntry(u"9."_s));
        QVERIFY(m_desk->awaitScript(isAtTop(u"sec_9"_s)));
        QTRY_VERIFY(current().history().current().eId.startsWith("sec_9"));
    }

    void anotherDateIsChosen()
    {
        // By typing a date…
        auto *date = current().findChild<QDateEdit *>(u"asAtDate"_s);
        QTest::mouseClick(date, Qt::LeftButton, {}, QPoint(15, date->height() / 2));
        QTest::keyClick(date, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(date, u"1 Feb 2006"_s);
        QTest::keyClick(date, Qt::Key_Return);
        m_desk->awaitPage(Act + "/eng@2005-06-17");
        QCOMPARE(
            sentence(),
            u"Historical version, from 17 June 2005 to 30 June 2010. This is not the latest version."_s);
        // …by going to the latest…
        QTest::mouseClick(current().findChild<QToolButton *>(u"latestText"_s), Qt::LeftButton);
        m_desk->awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(sentence().startsWith(u"Current version, from 1 March 2022"_s));
        // …and from the list.
        clickPopup(*current().findChild<QToolButton *>(u"pointsInTime"_s),
                   u"1 July 2010 to 31 March 2016"_s);
        m_desk->awaitPage(Act + "/eng@2010-07-01");
        QCOMPARE(
            sentence(),
            u"Historical version, from 1 July 2010 to 31 March 2016. This is not the latest version."_s);
    }

    void aReferenceLeadsToAnotherAct()
    {
        m_desk->clickInPage(u"document.querySelector('#law a[href^=\"/akn/zz/act/2010/7\"]')"_s);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");
        QCOMPARE(m_desk->window().tabs().count(), 1);
        QVERIFY(m_desk->external.isEmpty());
    }

    void backLeadsBack()
    {
        auto *bar = m_desk->find<QToolBar>(u"mainToolBar"_s);
        QWidget *back = bar->widgetForAction(bar->actions().first());
        QVERIFY(back->isEnabled());
        QTest::mouseClick(back, Qt::LeftButton);
        m_desk->awaitPage(Act + "/eng@2010-07-01");
        QCOMPARE(
            sentence(),
            u"Historical version, from 1 July 2010 to 31 March 2016. This is not the latest version."_s);
    }

    void aReferenceInsideTheActStaysInside()
    {
        const QString link = u"document.querySelector('#law .akn-ref[href^=\"#sec_\"],"
                             "#law a[href^=\"#sec_\"]')"_s;
        const QString target = m_desk->page(link + u".getAttribute('href').slice(1)"_s).toString();
        QVERIFY(!target.isEmpty());
        m_desk->clickInPage(link);
        QTRY_COMPARE(QString::fromUtf8(current().history().current().eId), target);
        QVERIFY(m_desk->awaitScript(u"(() => { const top = document.querySelector('[data-eid=%1]')"
                                    ".getBoundingClientRect().top; return top > -40 && top < "
                                    "innerHeight; })()"_s.arg(target)));
        QCOMPARE(current().expression()->record.expression.uri, Act + "/eng@2010-07-01");
        QVERIFY(m_desk->external.isEmpty());
        m_desk->press(u"Alt+Left"_s);
        QTRY_VERIFY(QString::fromUtf8(current().history().current().eId) != target);
    }

    void anAddressOutsideGoesToTheBrowser()
    {
        m_desk->page(u"(() => { const a = document.createElement('a'); a.id = 'outside';"
                     "a.href = 'https://example.org/law'; a.textContent = 'outside';"
                     "document.querySelector('[data-eid=sec_1] .akn-p').append(a); })()"_s);
        m_desk->clickInPage(u"document.getElementById('outside')"_s);
        QTRY_COMPARE(m_desk->external, QList<QUrl>{QUrl(u"https://example.org/law"_s)});
        QCOMPARE(m_desk->window().tabs().count(), 1);
        QCOMPARE(current().expression()->record.expression.uri, Act + "/eng@2010-07-01");
    }

private:
    ReaderTab &current() { return *m_desk->window().tabs().current(); }
    QString sentence() { return current().findChild<QLabel *>(u"validitySentence"_s)->text(); }

    static QString contentsEntry(const QString &start)
    {
        return u"[...document.querySelectorAll('#toc-tree a, #toc-tree .content__action__title')]"
               ".find(e => e.textContent.trim().startsWith('%1'))"_s.arg(start);
    }

    /// A smooth way to a provision takes a moment.
    static QString isAtTop(const QString &eId)
    {
        return u"Math.abs(document.querySelector('[data-eid=%1]').getBoundingClientRect().top - 20)"
               " < 40"_s.arg(eId);
    }

    static void clickArrow(QTreeView &tree, const QModelIndex &index)
    {
        tree.scrollTo(index);
        const QRect row = tree.visualRect(index);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          QPoint(row.left() - tree.indentation() / 2, row.center().y()));
    }

    /// The button's menu is a loop of its own: the click inside is made from there.
    static void clickPopup(QToolButton &button, const QString &text)
    {
        QTimer look;
        connect(&look, &QTimer::timeout, &look, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return;
            look.stop();
            const auto actions = menu->actions();
            for (QAction *action : actions) {
                if (action->text() == text)
                    QTest::mouseClick(menu, Qt::LeftButton, {},
                                      menu->actionGeometry(action).center());
            }
            menu->close();
        });
        look.start(10);
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_VERIFY(!look.isActive());
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestJourney)
} // namespace tst_journey
#include "tst_journey.moc"
