// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/details/detailspanel.h"
#include "app/reader/readertabs.h"
#include "app/shell/openlibrary.h"
#include "core/comparison/blamecache.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QLabel>
#include <QTest>

namespace tst_origins {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";

/// The margin that says which law wrote what, and the history of a provision in the details.
class TestOrigins : public QObject
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
    }
    void cleanupTestCase() { m_desk.reset(); }

    void theMarginHasABarForEachProvision()
    {
        m_desk->open(Act + "/eng@2022-03-01");
        QVERIFY(!m_desk->page(Bar).toBool());
        m_desk->press(u"Ctrl+Alt+W"_s);
        QVERIFY(m_desk->awaitScript(u"document.querySelectorAll('.origin-bar').length > 20"_s));
        // Section 18A came with the last text, section 1 stood in the first one.
        const QString label = u"document.querySelector('[data-origin=\"%1\"]').title"_s;
        const QString came = m_desk->page(label.arg(u"sec_18A"_s)).toString();
        QVERIFY2(came.startsWith(u"1 March 2022: "_s), qPrintable(came));
        const QString stood = m_desk->page(label.arg(u"sec_1"_s)).toString();
        QVERIFY2(stood.startsWith(u"17 June 2005: In the first text"_s), qPrintable(stood));
        // The colours of ages are others than those of laws.
        const QString paint =
            u"document.querySelector('[data-origin=\"sec_18A\"]').style.backgroundImage"_s;
        const QString byLaw = m_desk->page(paint).toString();
        m_desk->find<QAction>(u"originsByAge"_s)->trigger();
        QVERIFY(m_desk->awaitScript(paint + u" !== '%1'"_s.arg(byLaw)));
        QVERIFY(m_desk->page(paint).toString().contains(u"--origin-11"_s));
    }

    void aBarLeadsToTheHistoryOfItsProvision()
    {
        QCOMPARE(detail(u"History of the provision"_s), true);
        m_desk->clickInPage(u"document.querySelector('[data-origin=\"sec_18A\"]')"_s);
        QTRY_VERIFY(detail(u"1 March 2022"_s));
        const QString bars = u"document.querySelectorAll('.origin-bar').length"_s;
        const int count = m_desk->page(bars).toInt();
        // Another text has a margin of its own, without being asked for again.
        m_desk->open(Act + "/eng@2016-04-01");
        QVERIFY(m_desk->awaitScript(bars + u" > 20 && %1 !== %2"_s.arg(bars).arg(count)));
        QTRY_VERIFY(detail(u"Choose a bar in the margin of the text."_s));
        m_desk->press(u"Ctrl+Alt+W"_s);
        QVERIFY(m_desk->awaitScript(u"!(%1)"_s.arg(Bar)));
        QTRY_VERIFY(!detail(u"History of the provision"_s));
    }

    /// A text that is opened again is not compared with the earlier ones once more.
    void whatIsOpenedAgainIsKept()
    {
        const comparison::BlameCache &blames = m_desk->window().library()->services().blames;
        QCOMPARE(blames.made(), 2); // Of the two texts that were looked at.
        m_desk->press(u"Ctrl+Alt+W"_s);
        const QString bars = u"document.querySelectorAll('.origin-bar').length > 20"_s;
        for (const QByteArray date : {"2022-03-01", "2016-04-01"}) {
            m_desk->press(u"Ctrl+W"_s);
            m_desk->open(Act + "/eng@" + date);
            QVERIFY(m_desk->awaitScript(bars));
        }
        QCOMPARE(blames.made(), 2);
        QVERIFY(blames.bytes() > 0);
        m_desk->press(u"Ctrl+Alt+W"_s);
    }

    /// An amendment that the text does not show is told above its provision, and in the details.
    void whatIsPendingStandsAboveTheProvision()
    {
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2005/4";
        spec.meta =
            "<lifecycle source=\"#x\"><eventRef eId=\"e1\" date=\"2023-05-01\" source=\"#am\" "
            "type=\"amendment\"/></lifecycle><analysis source=\"#x\"><passiveModifications>"
            "<textualMod type=\"substitution\" eId=\"m1\"><source href=\"#am\"/><destination "
            "href=\"#sec_2\"/></textualMod></passiveModifications></analysis><references "
            "source=\"#x\"><passiveRef eId=\"am\" href=\"/akn/xa/act/2023/9\" showAs=\"Bells "
            "Act\"/></references>";
        m_desk->write(u"act.xml"_s, xmlOf(spec));
        m_desk->import({m_desk->path(u"act.xml"_s)});
        m_desk->open("/akn/xa/act/2005/4/eng@2009-02-03");
        QVERIFY(m_desk->awaitScript(u"document.querySelector('.provision-warning') !== null"_s));
        const QString sentence =
            u"Amended on 1 May 2023 by Bells Act; this text does not show it."_s;
        QCOMPARE(m_desk->page(u"document.querySelector('.provision-warning span').textContent"_s)
                     .toString(),
                 sentence);
        QCOMPARE(m_desk
                     ->page(u"document.querySelector('.provision-warning').closest('[data-eid]')"
                            ".dataset.eid"_s)
                     .toString(),
                 u"sec_2"_s);
        QTRY_VERIFY(detail(u"What changes"_s));
    }

private:
    /// Whether a label of the details panel says this.
    bool detail(const QString &text)
    {
        const auto labels = m_desk->find<DetailsPanel>(u"detailsPanel"_s)->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *each) { return each->text() == text; });
    }

    const QString Bar = u"document.querySelector('.origin-bar') !== null"_s;
    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestOrigins)
} // namespace tst_origins
#include "tst_origins.moc"
