// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparepage.h"
#include "app/compare/comparewith.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTreeWidget>

namespace tst_comparewith {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.
const QByteArray Beacons = "/akn/zz/act/2005/4";
const QByteArray Trees = "/akn/xa/act/2005/4";
const QByteArray Hedges = "/akn/xa/act/2012/1";

/// Subsections with items, in both works; only one word differs.
QByteArray bodyOf(const QByteArray &plant)
{
    return "<section eId=\"sec_1\"><num>1.</num><heading>Duties</heading>"
           "<subsection eId=\"sec_1__subsec_1\"><num>(1)</num><intro><p>Every owner "
           "must</p></intro>"
           "<paragraph eId=\"sec_1__subsec_1__para_a\"><num>(a)</num><content><p>water each "
        + plant
        + " in the dry months of the year;</p></content></paragraph>"
          "<paragraph eId=\"sec_1__subsec_1__para_b\"><num>(b)</num><content><blockList "
          "eId=\"sec_1__subsec_1__para_b__list_1\"><listIntroduction>tell the Board of each"
          "</listIntroduction><item eId=\"sec_1__subsec_1__para_b__list_1__item_i\"><num>(i)</num>"
          "<p>fire; or</p></item><item eId=\"sec_1__subsec_1__para_b__list_1__item_ii\">"
          "<num>(ii)</num><p>storm.</p></item></blockList></content></paragraph></subsection>"
          "</section>";
}

/// A text beside any other one: another open text, another language, another work.
class TestCompareWith : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        DocumentSpec trees;
        trees.work = Trees;
        trees.body = bodyOf("tree");
        DocumentSpec hedges;
        hedges.work = Hedges;
        hedges.date = "2012-03-01";
        hedges.title = "Hedge Protection Act";
        hedges.body = bodyOf("hedge");
        m_desk->write(u"trees.xml"_s, xmlOf(trees));
        m_desk->write(u"hedges.xml"_s, xmlOf(hedges));
        m_desk->import({m_desk->path(u"trees.xml"_s), m_desk->path(u"hedges.xml"_s)});
    }
    void cleanupTestCase() { m_desk.reset(); }

    void init()
    {
        if (QDialog *left = m_desk->window().findChild<CompareWithDialog *>())
            left->close();
        m_desk->window().date().clear();
        while (m_desk->window().tabs().count() > 0)
            m_desk->press(u"Ctrl+W"_s);
        m_desk->open(Trees + "/eng");
    }
    void cleanup()
    {
        if (compare().isVisible())
            m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->window().tabs().isVisible());
    }

    void anotherWorkIsFoundAndCompared()
    {
        CompareWithDialog &dialog = openDialog();
        QVERIFY(listed().isEmpty());
        QVERIFY(!button().isEnabled());
        QVERIFY(hint().startsWith(u"Type words"_s));
        QTest::keyClicks(&words(), u"hedge prot"_s);
        QTRY_COMPARE(listed(), QStringList(u"Hedge Protection Act"_s));
        shootWidget(u"dialog"_s, dialog);
        QTest::keyClick(&words(), Qt::Key_Return);
        awaitTexts(Trees + "/eng@2009-02-03", Hedges + "/eng@2012-03-01");
        QCOMPARE(m_desk->find<QLabel>(u"compareTitle"_s)->text(),
                 u"Tree Protection Act and Hedge Protection Act"_s);
        // Each side has the versions of its own work, and lists stay lists.
        QCOMPARE(box(u"compareBefore"_s).currentText(), u"3 February 2009"_s);
        QCOMPARE(box(u"compareAfter"_s).currentText(), u"1 March 2012"_s);
        QTRY_COMPARE(m_desk->find<QLabel>(u"comparePosition"_s)->text(), u"Difference 1 of 1"_s);
        QVERIFY(is(u"document.querySelector('.compare-difference').matches('.compare-changed')"_s));
        const QString cell = u"document.querySelector('.compare-difference %1 %2').textContent"_s;
        QCOMPARE(page(cell.arg(u".compare-before"_s, u"del"_s)).toString(), u"tree"_s);
        QCOMPARE(page(cell.arg(u".compare-after"_s, u"ins"_s)).toString(), u"hedge"_s);
        QVERIFY(page(u"document.querySelectorAll('.compare-row.compare-level-2').length"_s).toInt()
                >= 2);
        // Items stand further in than what they are items of.
        const QString items =
            u"[...document.querySelectorAll('.compare-after .compare-item')].map(p => p.textContent)"_s;
        QCOMPARE(page(items + u".join('|')"_s).toString(), u"(i) fire; or|(ii) storm."_s);
        QVERIFY(is(u"[...document.querySelectorAll('.compare-after .compare-item')].every(p => "
                   "parseFloat(getComputedStyle(p).paddingInlineStart) > 20)"_s));
        QCOMPARE(page(u"[...document.querySelectorAll('.compare-heads a')].map(a => a.textContent)"
                      ".join('|')"_s)
                     .toString(),
                 u"Tree Protection Act, 3 February 2009|Hedge Protection Act, 1 March 2012"_s);
        shoot(u"works"_s);
        m_desk->find<QAction>(u"swapTexts"_s)->trigger();
        awaitTexts(Hedges + "/eng@2012-03-01", Trees + "/eng@2009-02-03");
        QCOMPARE(page(cell.arg(u".compare-after"_s, u"ins"_s)).toString(), u"tree"_s);
    }

    void theRedlineOfTwoWorksIsSaved()
    {
        compareWithHedges();
        const QByteArray xml = saved(u"redline.xml"_s);
        QVERIFY2(xml.contains("water each <del>tree</del> <ins>hedge</ins> in the dry"),
                 xml.constData());
        QVERIFY(xml.contains("Tree Protection Act (2009-02-03) compared with Hedge Protection Act "
                             "(2012-03-01)"));
        QVERIFY(xml.contains("<num>(a)</num>"));
        QVERIFY(saved(u"redline.html"_s).contains("class=\"akn-del\""));
        QVERIFY(saved(u"redline.pdf"_s).startsWith("%PDF-"));
    }

    void anotherOpenTextIsChosen()
    {
        m_desk->open(Beacons + "/eng@2022-03-01", true);
        m_desk->open(Beacons + "/eng@2016-04-01", true);
        openDialog();
        QCOMPARE(listed(),
                 QStringList({u"Tree Protection Act"_s, u"Lights and Beacons Act, 2005"_s}));
        QCOMPARE(texts().topLevelItem(0)->text(0), u"Open texts"_s);
        // What is typed finds among them, too; by keyboard to the other one.
        QTest::keyClicks(&words(), u"beacons 2022"_s);
        QCOMPARE(listed().value(0), u"Lights and Beacons Act, 2005"_s);
        words().clear();
        QTest::keyClick(&words(), Qt::Key_Down);
        QCOMPARE(texts().currentItem()->text(1), u"1 March 2022"_s);
        QTest::keyClick(&words(), Qt::Key_Return);
        // Of one work the earlier text goes first.
        awaitTexts(Beacons + "/eng@2016-04-01", Beacons + "/eng@2022-03-01");
        QCOMPARE(m_desk->find<QLabel>(u"compareTitle"_s)->text(),
                 u"Lights and Beacons Act, 2005"_s);
    }

    void anotherLanguageIsChosen()
    {
        m_desk->open("/akn/zz/act/2015/11/eng");
        openDialog();
        QCOMPARE(texts().topLevelItemCount(), 1);
        QCOMPARE(texts().topLevelItem(0)->text(0), u"This work in other languages"_s);
        const int french = int(listed().indexOf(QRegularExpression(u"^français: .*"_s)));
        QVERIFY2(french >= 0, qPrintable(listed().join(u'\n')));
        texts().setCurrentItem(texts().topLevelItem(0)->child(french));
        QTest::mouseClick(&button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison() && compare().comparison()->areLanguages
                                     && compare().pane()->isComplete(),
                                 LongMs);
        QVERIFY(!compare().comparison()->areWorks);
        // Words of two languages make no redline; they stand side by side.
        const auto *save = m_desk->find<QAction>(u"saveRedline"_s);
        QVERIFY(save->isEnabled());
        QCOMPARE(save->text(), u"Save Side by Side…"_s);
        const QByteArray html = saved(u"languages.html"_s);
        QVERIFY(html.contains("akn--parallel"));
        QVERIFY(html.contains("data-lang=\"fra\"") && html.contains("data-lang=\"eng\""));
        QVERIFY(!html.contains("class=\"akn-del\""));
        const QByteArray xml = saved(u"languages.xml"_s);
        QVERIFY2(xml.contains("français, 2015-10-02</p></th>"), xml.left(2000).constData());
    }

    void theDateOfTheWindowLeavesTheTwoWorks()
    {
        compareWithHedges();
        m_desk->window().date().set(QDate(2015, 1, 1));
        awaitTexts(Trees + "/eng@2009-02-03", Hedges + "/eng@2012-03-01");
        // On a day when one of them had no text, that is said.
        m_desk->window().date().set(QDate(2010, 1, 1));
        QTRY_COMPARE(m_desk->find<QLabel>(u"compareTitle"_s)->text(),
                     u"These texts cannot be compared"_s);
        m_desk->window().date().clear();
        awaitTexts(Trees + "/eng@2009-02-03", Hedges + "/eng@2012-03-01");
    }

    void whatIsNotFoundIsSaidAndEscapeLeaves()
    {
        const CompareWithDialog &dialog = openDialog();
        QTest::keyClicks(&words(), u"zebra crossing"_s);
        QTRY_COMPARE(hint(), u"No matching works."_s);
        QVERIFY(!button().isEnabled());
        // The work itself is none to compare with.
        words().setText(u"tree protection"_s);
        QTRY_COMPARE(hint(), u"No matching works."_s);
        QVERIFY(!words().accessibleName().isEmpty() && !texts().accessibleName().isEmpty());
        const QPointer<const QWidget> open(&dialog);
        QTest::keyClick(&words(), Qt::Key_Escape);
        QTRY_VERIFY(!open);
        QVERIFY(!compare().isVisible());
    }

    void hasRoomInANarrowWindow()
    {
        m_desk->find<QDockWidget>(u"importDock"_s)->hide();
        m_desk->window().resize(1024, 700);
        compareWithHedges();
        shoot(u"narrow"_s);
        m_desk->appearance().choose(ThemeChoice::Dark);
        QTRY_VERIFY(is(u"document.documentElement.dataset.theme === 'dark'"_s));
        shoot(u"narrow-dark"_s);
        m_desk->press(u"Esc"_s);
        CompareWithDialog &dialog = openDialog();
        words().setText(u"act"_s);
        QTRY_VERIFY(listed().size() > 5);
        shootWidget(u"dialog-dark"_s, dialog);
        dialog.close();
        m_desk->appearance().choose(ThemeChoice::Light);
    }

private:
    ComparePage &compare() { return *m_desk->find<ComparePage>(u"comparePage"_s); }
    QComboBox &box(const QString &name) { return *m_desk->find<QComboBox>(name); }
    QLineEdit &words() { return *m_desk->find<QLineEdit>(u"compareWithWords"_s); }
    QTreeWidget &texts() { return *m_desk->find<QTreeWidget>(u"compareWithTexts"_s); }
    QPushButton &button() { return *m_desk->find<QPushButton>(u"compareWithChosen"_s); }
    QString hint() { return m_desk->find<QLabel>(u"compareWithHint"_s)->text(); }

    CompareWithDialog &openDialog()
    {
        m_desk->press(u"Ctrl+Alt+O"_s);
        auto *dialog = m_desk->find<CompareWithDialog>(u"compareWithDialog"_s);
        if (!QTest::qWaitFor([dialog] { return dialog->isVisible(); }))
            qFatal("the dialog does not open");
        return *dialog;
    }

    void compareWithHedges()
    {
        openDialog();
        words().setText(u"hedge"_s);
        QTRY_COMPARE(listed(), QStringList(u"Hedge Protection Act"_s));
        QTest::mouseClick(&button(), Qt::LeftButton);
        awaitTexts(Trees + "/eng@2009-02-03", Hedges + "/eng@2012-03-01");
    }

    /// The texts that are offered, without the heads above them.
    QStringList listed()
    {
        QStringList titles;
        for (int i = 0; i < texts().topLevelItemCount(); ++i) {
            const QTreeWidgetItem *group = texts().topLevelItem(i);
            for (int j = 0; j < group->childCount(); ++j)
                titles << group->child(j)->text(0);
        }
        return titles;
    }

    void awaitTexts(const QByteArray &before, const QByteArray &after)
    {
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison()
                                     && compare().comparison()->before.expression.uri == before
                                     && compare().comparison()->after.expression.uri == after
                                     && compare().pane()->isComplete(),
                                 LongMs);
    }

    QVariant page(const QString &script)
    {
        auto answer = std::make_shared<std::optional<QVariant>>();
        compare().pane()->page().runJavaScript(script, [answer](const QVariant &value) {
            *answer = value;
        });
        if (!QTest::qWaitFor([&] { return answer->has_value(); }, LongMs))
            qFatal("a script does not end: %s", qPrintable(script));
        return **answer;
    }
    bool is(const QString &script) { return page(u"Boolean(%1)"_s.arg(script)).toBool(); }

    QByteArray saved(const QString &file)
    {
        m_desk->press(u"Ctrl+Shift+E"_s);
        m_desk->answerFileDialog(m_desk->path(file));
        QFile written(m_desk->path(file));
        const auto isThere = [&written] {
            return QFileInfo(written.fileName()).size() > 0;
        };
        if (!QTest::qWaitFor(isThere, LongMs) || !written.open(QIODevice::ReadOnly))
            qFatal("nothing was saved");
        return written.readAll();
    }

    void shoot(const QString &shot) { shootWidget(shot, m_desk->window()); }
    static void shootWidget(const QString &shot, QWidget &widget)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(widget.grab().save(folder + u"/comparewith-"_s + shot + u".png"_s));
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestCompareWith)
} // namespace tst_comparewith
#include "tst_comparewith.moc"
