// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cites/citespanel.h"
#include "app/reader/readertabs.h"
#include "app/window/panels.h"
#include "core/store/legislation/citationqueries.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/contrast.h"
#include "tests/support/testmain.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QTreeWidget>

namespace tst_cites {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// A decision that does not follow one of the sample library.
QByteArray laterCase()
{
    const QByteArray uri = "/akn/zz/judgment/zztc/2021/5";
    const QByteArray day = "' /><FRBRdate date='2021-02-03' name='judgment'/><FRBRauthor href=''/>";
    return "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'><judgment "
           "name='judgment'><meta><identification source='#x'><FRBRWork><FRBRthis value='"
        + uri + "/!main'/><FRBRuri value='" + uri + day
        + "<FRBRcountry value='zz'/><FRBRname value='Puffin v Board of Lights'/></FRBRWork>"
          "<FRBRExpression><FRBRthis value='"
        + uri + "/eng@2021-02-03/!main'/><FRBRuri value='" + uri + "/eng@2021-02-03" + day
        + "<FRBRlanguage language='eng'/></FRBRExpression></identification></meta><header><p>"
          "<neutralCitation>[2021] ZZTC 5</neutralCitation></p></header><judgmentBody><decision>"
          "<paragraph eId='para_1'><num>1.</num><content><p>The ferry lay at anchor in fog. We "
          "decline to follow Tern Ferries Ltd v Board of Lights [2008] ZZHC 4 on shelter.</p>"
          "</content></paragraph></decision></judgmentBody></judgment></akomaNtoso>";
}

/// What a text cites and who cites it, at the desk, with the sample library.
class TestCites : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        Panels::reveal(m_desk->window().panels().cites());
        QVERIFY(hint()->isVisible()); // Nothing is open yet.
        m_desk->importSample();
        m_desk->write(u"later.xml"_s, laterCase());
        m_desk->import({m_desk->path(u"later.xml"_s)});
        store::Database reader = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT(must(store::countCitationTasks(reader)), 0, 20'000);
    }

    void cleanupTestCase() { m_desk.reset(); }

    void tellsWhatAJudgmentCitesAndWhoCitesIt()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        QTRY_VERIFY(tree()->topLevelItemCount() >= 2);
        QTRY_VERIFY(row(u"Lights and Beacons Act, 2005"_s));
        QVERIFY(row(u"Farrowell v Board of Lights"_s));
        QVERIFY(row(u"section 12(1), in paragraph 7"_s));
        QTreeWidgetItem *courts = row(u"By court and year"_s);
        QVERIFY(courts);
        QVERIFY(!courts->parent());
        QTreeWidgetItem *citedBy = row(u"Cited by ("_s);
        QCOMPARE(tree()->indexOfTopLevelItem(courts), tree()->indexOfTopLevelItem(citedBy) + 1);
        const QTreeWidgetItem *court = row(u"Constitutional Court of Zephara, 2020: 1 work(s)"_s);
        QVERIFY(court && court->parent() == courts);
        shoot(u"judgment"_s);
    }

    /// What the words around a citation say, as a question, with the words.
    void aTreatmentIsSuggested()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        QTRY_VERIFY(row(u"Treatment: doubted?"_s));
        const QTreeWidgetItem *suggested = row(u"Treatment: doubted?"_s);
        QVERIFY(suggested->parent()->text(0).startsWith(u"Puffin v Board of Lights"_s));
        const QTreeWidgetItem *evidence = suggested->parent()->child(1);
        QCOMPARE(suggested->parent()->child(0), suggested);
        QVERIFY2(evidence->text(0).startsWith(u'“')
                     && evidence->text(0).contains(u"We decline to follow Tern Ferries Ltd"_s),
                 qPrintable(evidence->text(0)));
        QVERIFY(row(u"Tidal Court of Zephara at Marlequay, 2021: 1 work(s)"_s));
        shoot(u"suggested"_s);
    }

    void aClickOpensAtTheParagraph()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        QTRY_VERIFY(row(u"section 12(1), in paragraph 7"_s));
        click(row(u"section 12(1), in paragraph 7"_s));
        m_desk->awaitPage("/akn/zz/act/2005/4/eng@2022-03-01");
        QTRY_COMPARE(m_desk->window().tabs().current()->history().current().eId,
                     "sec_12__subsec_1"_ba);
        QTRY_VERIFY(row(u"Tern Ferries Ltd v Board of Lights"_s));
        shoot(u"act"_s);
    }

    void theProvisionThatIsRead()
    {
        m_desk->open("/akn/zz/act/2005/4/eng/~sec_18");
        QTRY_VERIFY(row(u"Farrowell v Board of Lights"_s));
        QTRY_VERIFY(row(u"Tern Ferries Ltd v Board of Lights"_s));
        onlyHere()->setChecked(true);
        QTRY_VERIFY(!row(u"Tern Ferries Ltd v Board of Lights"_s));
        QTRY_VERIFY(row(u"Farrowell v Board of Lights"_s));
        shoot(u"provision"_s);
        onlyHere()->setChecked(false);
        QTRY_VERIFY(row(u"Tern Ferries Ltd v Board of Lights"_s));
    }

    /// How a decision treats another is for a person to say, and to take back.
    void aTreatmentIsStated()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        const auto state = [this](const QString &text) {
            QTreeWidgetItem *item = nullptr;
            const auto rows = tree()->findItems(u"Farrowell v Board of Lights"_s,
                                                Qt::MatchStartsWith | Qt::MatchRecursive);
            for (QTreeWidgetItem *one : rows) {
                if (one->parent() && one->parent()->text(0).startsWith(u"Cited by"_s))
                    item = one;
            }
            if (!item)
                return false;
            tree()->scrollToItem(item);
            Q_EMIT tree()->customContextMenuRequested(tree()->visualItemRect(item).center());
            auto *menu = panel().findChild<QMenu *>(u"treatmentMenu"_s);
            if (!menu)
                return false;
            const auto actions = menu->actions();
            for (QAction *action : actions) {
                if (action->text() == text)
                    action->trigger();
            }
            menu->close();
            return true;
        };
        QTRY_VERIFY(state(u"distinguished"_s));
        QTRY_VERIFY(row(u"Treatment: distinguished"_s));
        shoot(u"treatment"_s);
        QVERIFY(state(u"What the Words Suggest"_s));
        QTRY_VERIFY(!row(u"Treatment: distinguished"_s));
    }

    /// Also what the library does not have, by day and by night.
    void everyRowCanBeRead()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        QTRY_VERIFY(tree()->topLevelItemCount() >= 2);
        int muted = 0;
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            m_desk->appearance().choose(theme);
            const QColor ground = tree()->palette().color(QPalette::Base);
            for (QTreeWidgetItemIterator at(tree()); *at; ++at) {
                if ((*at)->foreground(0) == QBrush())
                    continue;
                ++muted;
                QVERIFY((*at)->font(0).italic());
                const double contrast = contrastRatio(ground, (*at)->foreground(0).color());
                QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
            }
        }
        QVERIFY(muted >= 2);
    }

    /// The page shows links where the document has only words.
    void wordsAreLinks()
    {
        m_desk->open("/akn/zz/judgment/zzhc/2008/4/eng");
        QVERIFY(m_desk->awaitScript(u"document.querySelector('a.recognized') !== null"_s));
        const QString href = m_desk
                                 ->page(u"document.querySelector('a.recognized')"
                                        ".getAttribute('data-href')"_s)
                                 .toString();
        QVERIFY2(href.startsWith(u"/akn/zz/"_s) || href.startsWith(u'#'), qPrintable(href));
    }

    void theEmptyStates()
    {
        m_desk->open("/akn/zz/act/2020/1/eng");
        QTRY_VERIFY(hint()->isVisible() || tree()->isVisible());
        shoot(u"empty"_s);
    }

private:
    CitesPanel &panel() { return m_desk->window().panels().cites(); }
    QTreeWidget *tree() { return m_desk->find<QTreeWidget>(u"citesTree"_s); }
    QLabel *hint() { return panel().findChild<QLabel *>(u"emptyHint"_s); }
    QCheckBox *onlyHere() { return m_desk->find<QCheckBox>(u"citesOnlyHere"_s); }

    /// The row whose text begins so; null if there is none.
    QTreeWidgetItem *row(const QString &text)
    {
        const auto found = tree()->findItems(text, Qt::MatchStartsWith | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.front();
    }

    void click(QTreeWidgetItem *item)
    {
        tree()->scrollToItem(item);
        for (QTreeWidgetItem *outer = item->parent(); outer; outer = outer->parent())
            outer->setExpanded(true);
        QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {},
                          tree()->visualItemRect(item).center());
    }

    /// A picture for people, where they ask for it.
    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (folder.isEmpty())
            return;
        QVERIFY(panel().grab().save(folder + u"/cites-"_s + name + u".png"_s));
        m_desk->appearance().choose(ThemeChoice::Dark);
        QVERIFY(panel().grab().save(folder + u"/cites-"_s + name + u"-dark.png"_s));
        m_desk->appearance().choose(ThemeChoice::Light);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestCites)
} // namespace tst_cites
#include "tst_cites.moc"
