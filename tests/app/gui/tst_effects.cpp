// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/effects/effectspage.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/tree/librarymodel.h"
#include "core/notes/notesfile.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace tst_effects {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.
const QByteArray Act = "/akn/xa/act/2005/4";
const QByteArray Bylaw = "/akn/xa-bay/act/by-law/2010/1";
const QByteArray Second = "/akn/xa/act/2023/9";
const QString End = u"1 January 2030|Repeal of Tree Protection Act, by End Act|Later"_s;
const QString Amended =
    u"1 May 2023|Amendment of Tree Protection Act (section 2), by Second Act|Not yet in the text"_s;
const QString Mooring = u"1 March 2025|Amendment of Mooring By-law, by Mooring Act|Later"_s;

DocumentSpec act()
{
    DocumentSpec spec;
    spec.work = Act;
    spec.meta =
        "<lifecycle source=\"#x\">"
        "<eventRef eId=\"e1\" date=\"2009-01-01\" source=\"#am1\" type=\"amendment\"/>"
        "<eventRef eId=\"e2\" date=\"2023-05-01\" source=\"#am2\" type=\"amendment\"/>"
        "<eventRef eId=\"e3\" date=\"2030-01-01\" source=\"#am3\" type=\"repeal\"/></lifecycle>"
        "<analysis source=\"#x\"><passiveModifications><textualMod type=\"substitution\" "
        "eId=\"m1\"><source href=\"#am2\"/><destination href=\"#sec_2\"/></textualMod>"
        "</passiveModifications></analysis><references source=\"#x\">"
        "<passiveRef eId=\"am1\" href=\"/akn/xa/act/2008/3\" showAs=\"First Act\"/>"
        "<passiveRef eId=\"am2\" href=\"/akn/xa/act/2023/9\" showAs=\"Second Act\"/>"
        "<passiveRef eId=\"am3\" href=\"/akn/xa/act/2029/1\" showAs=\"End Act\"/></references>";
    return spec;
}

DocumentSpec bylaw()
{
    DocumentSpec spec;
    spec.work = Bylaw;
    spec.title = "Mooring By-law";
    spec.date = "2010-06-01";
    spec.meta = "<lifecycle source=\"#x\"><eventRef eId=\"e1\" date=\"2025-03-01\" source=\"#am\" "
                "type=\"amendment\"/></lifecycle><references source=\"#x\"><passiveRef eId=\"am\" "
                "href=\"/akn/xa/act/2025/2\" showAs=\"Mooring Act\"/></references>";
    return spec;
}

DocumentSpec second()
{
    DocumentSpec spec;
    spec.work = Second;
    spec.title = "Second Act";
    spec.date = "2023-04-01";
    return spec;
}

/// What changes when, as a page of the window: of the work that is read, of a place, of a collection of notes.
class TestEffectsPage : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        import({act(), bylaw(), second()});
        // Nobody says when section 1 is to come into force.
        const auto undated = [this](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, Act));
            Commencement one;
            one.provisions = {"sec_1"};
            work.commencements = {one};
            SHERIA_CHECK(store::putWork(db, work, m_desk->clock.now()));
            return {};
        };
        must(m_desk->window().library()->writer().submit(undated).get());
    }
    void cleanupTestCase() { m_desk.reset(); }

    void init()
    {
        m_desk->window().date().clear();
        m_desk->open(Act + "/eng");
        m_desk->find<QDateEdit>(u"effectsFrom"_s)->setDate(QDate(2024, 1, 5));
        m_desk->find<QCheckBox>(u"effectsHasFrom"_s)->setChecked(true);
        m_desk->find<QCheckBox>(u"effectsHasTo"_s)->setChecked(false);
        m_desk->find<QComboBox>(u"effectsState"_s)->setCurrentIndex(0);
        m_desk->window().activateWindow();
        QTRY_VERIFY(m_desk->window().isActiveWindow());
    }
    void cleanup()
    {
        if (page().isVisible())
            QTest::keyClick(&page(), Qt::Key_Escape);
        QTRY_VERIFY(!page().isVisible());
        QVERIFY(m_desk->window().tabs().isVisible());
    }

    void theMenuListsTheWorkThatIsRead()
    {
        m_desk->clickMenu({u"View"_s, u"What Changes When"_s});
        QVERIFY(page().isVisible());
        QTRY_COMPARE(rows(), QStringList(End)); // From today on.
        QCOMPARE(m_desk->find<QLabel>(u"effectsTitle"_s)->text(),
                 u"What changes when: Tree Protection Act"_s);
        QCOMPARE(count(), u"1 change(s); 3 more on other days or in another state"_s);
        QCOMPARE(m_desk->find<QDateEdit>(u"effectsFrom"_s)->date(), QDate(2024, 1, 5));
        QVERIFY(!name().isVisible());
        shoot(u"today"_s);
        QTest::mouseClick(&all(), Qt::LeftButton);
        QCOMPARE(rows(),
                 QStringList({u"1 January 2009|Amendment of Tree Protection Act, by First Act|"
                              "Applied"_s,
                              Amended, End,
                              u"No date|Commencement of Tree Protection Act (section 1)|"
                              "Undated"_s}));
        QCOMPARE(count(), u"4 change(s)"_s);
        QVERIFY(!all().isEnabled());
        shoot(u"all"_s);
    }

    void daysAndStatesNarrowTheListDown()
    {
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(list().hasFocus());
        auto *state = m_desk->find<QComboBox>(u"effectsState"_s);
        chooseText(*state, u"Not yet in the text"_s);
        // The sentence in the place of the list says how many others there are.
        QVERIFY(!list().isVisible());
        QCOMPARE(
            hint(),
            u"No commencement, amendment or repeal on record matches the dates and filter chosen "
            "above. Show All lists 4 change(s)."_s);
        QVERIFY(!m_desk->find<QToolButton>(u"saveEffects"_s)->isEnabled());
        m_desk->find<QCheckBox>(u"effectsHasFrom"_s)->click();
        QCOMPARE(rows(), QStringList(Amended));
        chooseText(*state, u"Undated"_s);
        m_desk->find<QCheckBox>(u"effectsHasFrom"_s)->click();
        QCOMPARE(rows().size(), 1); // Days say nothing of it.
        QVERIFY(rows().front().startsWith(u"No date|"_s));
        chooseText(*state, u"Any State"_s);
        m_desk->find<QDateEdit>(u"effectsFrom"_s)->setDate(QDate(2009, 1, 1));
        m_desk->find<QDateEdit>(u"effectsTo"_s)->setDate(QDate(2023, 5, 1));
        m_desk->find<QCheckBox>(u"effectsHasTo"_s)->click();
        QCOMPARE(rows().size(), 2);
        m_desk->find<QDateEdit>(u"effectsTo"_s)->setDate(QDate(2023, 4, 30));
        QCOMPARE(rows().size(), 1);
        QTest::keyClick(&all(), Qt::Key_Space);
        QCOMPARE(rows().size(), 4);
        QVERIFY(list().hasFocus());
    }

    void enterOpensTheProvisionOnItsDay()
    {
        showAllOf(Act);
        list().setCurrentIndex(list().model()->index(1, 0));
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_COMPARE(here().uri, Act + "/eng:2023-05-01");
        m_desk->awaitPage(Act + "/eng@2009-02-03");
        QTRY_COMPARE(here().eId, "sec_2"_ba);
        QVERIFY(!page().isVisible());
        // The list is as it was; before the first text that one is opened, in a new tab with Ctrl.
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_COMPARE(rows().size(), 4);
        QCOMPARE(list().currentIndex().row(), 1);
        list().setCurrentIndex(list().model()->index(0, 0));
        const int tabs = m_desk->window().tabs().count();
        QTest::keyClick(&list(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->window().tabs().count(), tabs + 1);
        QTRY_COMPARE(here().uri, Act + "/eng@2009-02-03");
    }

    void theMenuOfARowOpensTheLaw()
    {
        showAllOf(Act);
        list().setCurrentIndex(list().model()->index(1, 0));
        chooseInMenu(list(), u"effectMenu"_s, u"Open the Law That Makes the Change"_s);
        m_desk->awaitPage(Second + "/eng@2023-04-01");
        QVERIFY(!page().isVisible());
        // Nobody says which law it is.
        m_desk->open(Act + "/eng");
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_VERIFY(list().isVisible());
        QTest::mouseClick(&all(), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 4);
        list().setCurrentIndex(list().model()->index(3, 0));
        Q_EMIT list().customContextMenuRequested({});
        auto *menu = m_desk->find<QMenu>(u"effectMenu"_s);
        QVERIFY(!menu->actions().at(2)->isEnabled());
        menu->close();
    }

    void aPlaceOfTheLibraryIsListed()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QTRY_VERIFY(placeRow(*tree, "xa-bay").isValid());
        tree->setCurrentIndex(placeRow(*tree, "xa-bay"));
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(tree->currentIndex()).center());
        auto *menu = m_desk->find<QMenu>(u"placeMenu"_s);
        QCOMPARE(menu->actions().front()->text(), u"What Changes When"_s);
        menu->actions().front()->trigger();
        menu->close();
        QTRY_COMPARE(rows(), QStringList(Mooring));
        QTRY_COMPARE(name().count(), 2);
        QCOMPARE(name().currentData().toByteArray(), "xa-bay"_ba);
        QVERIFY(m_desk->find<QLabel>(u"effectsTitle"_s)->text().contains(name().currentText()));
        shoot(u"place"_s);
        // By keyboard to the country.
        name().setFocus();
        QTest::keyClick(&name(), Qt::Key_Home);
        QTRY_COMPARE(rows(), QStringList(End));
        // As long as it is looked at, it follows the library.
        DocumentSpec more = bylaw();
        more.work = "/akn/xa/act/2011/7";
        more.title = "Pilots Act";
        import({more});
        QTRY_COMPARE(rows().size(), 2);
        QCOMPARE(rows().front(), u"1 March 2025|Amendment of Pilots Act, by Mooring Act|Later"_s);
        // What is asked next begins where this left.
        QTest::keyClick(&page(), Qt::Key_Escape);
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_COMPARE(rows().size(), 2);
        QTest::keyClick(&kind(), Qt::Key_Home);
        QTRY_COMPARE(rows(), QStringList(End));
    }

    void theListFollowsTheDateOfTheWindow()
    {
        m_desk->window().date().set(QDate(2022, 6, 1));
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_COMPARE(rows().size(), 2);
        QCOMPARE(m_desk->find<QDateEdit>(u"effectsFrom"_s)->date(), QDate(2022, 6, 1));
        QVERIFY(rows().front().endsWith(u"by Second Act|Later"_s));
        m_desk->window().date().set(QDate(2028, 1, 1));
        QTRY_COMPARE(rows(), QStringList(End));
        QVERIFY(page().isVisible());
        m_desk->window().date().set(QDate(2031, 1, 1));
        QTRY_COMPARE(
            hint(),
            u"No commencement, amendment or repeal on record matches the dates and filter chosen "
            "above. Show All lists 4 change(s)."_s);
    }

    void aCollectionOfNotesIsListed()
    {
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTest::keyClick(&kind(), Qt::Key_End);
        QTRY_COMPARE(hint(), u"No note is in a collection."_s);
        QVERIFY(!name().isEnabled());
        notes::Note note;
        note.kind = notes::Note::Kind::Bookmark;
        note.anchor.workUri = Bylaw;
        note.anchor.expressionUri = Bylaw + "/eng@2010-06-01";
        note.collections = QStringList{u"Mooring"_s};
        must(noteFile().add(note, m_desk->clock.now()));
        note.anchor.workUri = "/akn/xa/act/1999/1"; // Of no work that is here.
        note.anchor.expressionUri = "/akn/xa/act/1999/1/eng@1999-01-01";
        must(noteFile().add(note, m_desk->clock.now()));
        page().refresh();
        QTRY_COMPARE(rows(), QStringList(Mooring));
        QCOMPARE(name().currentText(), u"Mooring"_s);
    }

    void theWarningAboveAProvisionLeadsToItsChange()
    {
        QVERIFY(
            m_desk->awaitScript(u"document.querySelector('.provision-warning button') !== null"_s));
        m_desk->clickInPage(u"document.querySelector('.provision-warning button')"_s);
        QTRY_VERIFY(page().isVisible());
        QTRY_COMPARE(rows().size(), 4);
        QTRY_COMPARE(list().currentIndex().row(), 1);
        QVERIFY(list().hasFocus());
        QCOMPARE(rows().at(1), Amended);
    }

    void theListIsSavedAsACalendarAndAFeed()
    {
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_VERIFY(!rows().isEmpty());
        QTest::mouseClick(&all(), Qt::LeftButton);
        m_desk->find<QDateEdit>(u"effectsFrom"_s)->setDate(QDate(2023, 1, 1));
        m_desk->find<QCheckBox>(u"effectsHasFrom"_s)->click();
        QTRY_COMPARE(rows(), QStringList({Amended, End}));
        const QByteArray calendar = saved(u"saveCalendar"_s, u"changes.ics"_s);
        QVERIFY(calendar.startsWith("BEGIN:VCALENDAR\r\n"));
        QCOMPARE(calendar.count("BEGIN:VEVENT"), 2);
        QVERIFY(calendar.contains("DTSTART;VALUE=DATE:20230501\r\n"));
        const QByteArray feed = saved(u"saveFeed"_s, u"changes.xml"_s);
        QVERIFY2(feed.contains("<title>What changes when: Tree Protection Act</title>"),
                 feed.constData());
        QCOMPARE(feed.count("<entry>"), 2);
    }

    void everythingHasANameAndIsReachedByTab()
    {
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_VERIFY(list().hasFocus());
        QTest::keyClick(&kind(), Qt::Key_Down); // Places: all boxes are there.
        QTRY_VERIFY(name().isVisible() && name().isEnabled());
        QTRY_VERIFY(list().isVisible());
        const QStringList expected{u"closeEffects"_s, u"effectsKind"_s,    u"effectsName"_s,
                                   u"saveEffects"_s,  u"effectsHasFrom"_s, u"effectsFrom"_s,
                                   u"effectsHasTo"_s, u"effectsState"_s,   u"effectsAll"_s,
                                   u"effectsList"_s};
        QStringList reached;
        m_desk->find<QToolButton>(u"closeEffects"_s)->setFocus();
        while (reached.size() < expected.size()) {
            const QWidget *widget = QApplication::focusWidget();
            if (reached.contains(widget->objectName())) { // A field of a date has three parts.
                QCOMPARE(reached.last(), widget->objectName());
            } else {
                reached << widget->objectName();
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const bool hasName = !widget->accessibleName().isEmpty()
                    || (button && !button->text().isEmpty());
                QVERIFY2(hasName, qPrintable(widget->objectName()));
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(reached, expected);
    }

    /// The window is narrow, and the theme is dark.
    void hasRoomInANarrowWindow()
    {
        m_desk->find<QDockWidget>(u"importDock"_s)->hide();
        m_desk->window().resize(1024, 700);
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTest::keyClick(&kind(), Qt::Key_Home);
        QTRY_VERIFY(list().isVisible());
        QTest::mouseClick(&all(), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 4);
        shoot(u"narrow"_s);
        m_desk->appearance().choose(ThemeChoice::Dark);
        shoot(u"narrow-dark"_s);
        m_desk->appearance().choose(ThemeChoice::Light);
        const QWidget *save = m_desk->find<QToolButton>(u"saveEffects"_s);
        QVERIFY(page().rect().contains(save->geometry().translated(save->parentWidget()->pos())));
    }

    void whatCannotBeReadIsSaid()
    {
        QFile file(notes::NotesFile::defaultPath());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("no notes");
        file.close();
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTest::keyClick(&kind(), Qt::Key_End);
        QTRY_VERIFY2(hint().startsWith(u"What changes could not be read: "_s), qPrintable(hint()));
        QVERIFY(!list().isVisible());
        // Other lists are there all the same.
        QTest::keyClick(&kind(), Qt::Key_Home);
        QTRY_VERIFY(list().isVisible() && !rows().isEmpty());
        QVERIFY(file.remove());
    }

    void goesWithItsLibrary()
    {
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_VERIFY(list().isVisible());
        QSignalSpy opened(&m_desk->window(), &MainWindow::libraryOpened);
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(!page().isVisible());
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTRY_COMPARE(hint(), u"This library is empty."_s);
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_COMPARE(opened.size(), 2);
        QTRY_VERIFY(!page().isVisible());
    }

private:
    EffectsPage &page() { return *m_desk->find<EffectsPage>(u"effectsPage"_s); }
    QTableView &list() { return *m_desk->find<QTableView>(u"effectsList"_s); }
    QComboBox &kind() { return *m_desk->find<QComboBox>(u"effectsKind"_s); }
    QComboBox &name() { return *m_desk->find<QComboBox>(u"effectsName"_s); }
    QPushButton &all() { return *m_desk->find<QPushButton>(u"effectsAll"_s); }
    QString count() { return m_desk->find<QLabel>(u"effectsCount"_s)->text(); }
    /// Where the current tab is; nowhere while it goes to its first text.
    ReadingPlace here()
    {
        const History &history = m_desk->window().tabs().current()->history();
        return history.isEmpty() ? ReadingPlace() : history.current();
    }

    /// The rows that can be seen, "date|what|state".
    QStringList rows()
    {
        QStringList lines;
        const QAbstractItemModel &model = *list().model();
        for (int row = 0; list().isVisible() && row < model.rowCount(); ++row)
            lines << model.index(row, 0).data().toString() + u'|'
                    + model.index(row, 1).data().toString() + u'|'
                    + model.index(row, 2).data().toString();
        return lines;
    }
    /// The sentence in the place of the list; empty: the list is there.
    QString hint()
    {
        const auto *label = page().findChild<QLabel *>(u"emptyHint"_s);
        return label->isVisible() ? label->text() : QString();
    }

    void showAllOf(const QByteArray &work)
    {
        m_desk->open(work + "/eng");
        m_desk->press(u"Ctrl+Alt+F"_s);
        QTest::keyClick(&kind(), Qt::Key_Home);
        QTRY_VERIFY(list().isVisible());
        QTest::mouseClick(&all(), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 4);
    }

    static void chooseText(QComboBox &box, const QString &text)
    {
        box.setCurrentIndex(box.findText(text));
        Q_EMIT box.activated(box.currentIndex());
    }

    void chooseInMenu(QTableView &view, const QString &menuName, const QString &text)
    {
        Q_EMIT view.customContextMenuRequested(view.visualRect(view.currentIndex()).center());
        auto *menu = m_desk->find<QMenu>(menuName);
        const QList<QAction *> actions = menu->actions();
        const auto found = std::find_if(actions.begin(), actions.end(),
                                        [&](const QAction *each) { return each->text() == text; });
        QVERIFY(found != actions.end());
        (*found)->trigger();
        menu->close();
    }

    static QModelIndex placeRow(QTreeView &tree, const QByteArray &place)
    {
        tree.expandToDepth(0);
        const QModelIndexList found = tree.model()->match(tree.model()->index(0, 0),
                                                          LibraryModel::PlaceRole, place, 1,
                                                          Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.front();
    }

    void import(const std::vector<DocumentSpec> &specs)
    {
        QStringList paths;
        for (const DocumentSpec &spec : specs) {
            const QString file = u"document%1.xml"_s.arg(++m_documents);
            m_desk->write(file, xmlOf(spec));
            paths << m_desk->path(file);
        }
        m_desk->import(paths);
    }

    QByteArray saved(const QString &action, const QString &file)
    {
        m_desk->find<QAction>(action)->trigger();
        m_desk->answerFileDialog(m_desk->path(file));
        QFile written(m_desk->path(file));
        const auto isThere = [&written] {
            return QFileInfo(written.fileName()).size() > 0;
        };
        if (!QTest::qWaitFor(isThere, LongMs) || !written.open(QIODevice::ReadOnly))
            qFatal("nothing was saved");
        return written.readAll();
    }

    static notes::NotesFile noteFile()
    {
        return must(
            notes::NotesFile::open(notes::NotesFile::defaultPath(), notes::NotesFile::Mode::Write));
    }

    void shoot(const QString &shot)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_desk->window().grab().save(folder + u"/effects-"_s + shot + u".png"_s));
    }

    std::unique_ptr<DeskFixture> m_desk;
    int m_documents = 0;
};

SHERIA_GUI_TEST(TestEffectsPage)
} // namespace tst_effects
#include "tst_effects.moc"
