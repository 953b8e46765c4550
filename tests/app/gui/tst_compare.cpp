// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparepage.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace tst_compare {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.
const QByteArray Act = "/akn/zz/act/2005/4";

/// Two texts beside each other: what is marked in the real page, and the way through it.
class TestCompare : public QObject
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

    /// The shortcut compares the text that is read with the one before it.
    void init()
    {
        m_desk->open(Act + "/eng@2022-03-01");
        m_desk->press(u"Ctrl+Alt+D"_s);
        awaitTexts(Act + "/eng@2016-04-01", Act + "/eng@2022-03-01");
    }
    void cleanup()
    {
        if (compare().isVisible())
            m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->window().tabs().isVisible());
    }

    void marksWhatCameAndWent()
    {
        QVERIFY(compare().isVisible());
        QVERIFY(!m_desk->window().tabs().isVisible());
        // Section 18 was rewritten, and 18A came; each provision stands beside itself.
        QVERIFY(is(u"row('18. Power to enter: changed').classList.contains('compare-changed')"_s));
        QVERIFY(is(u"row('18A. Warrants: added').classList.contains('compare-added')"_s));
        QVERIFY(is(
            u"row('18A. Warrants: added').querySelector('.compare-before').textContent === ''"_s));
        QVERIFY(is(u"row('18A. Warrants: added').querySelector('.compare-after ins') !== null"_s));
        QVERIFY(is(
            u"row('18. Power to enter: changed').querySelector('.compare-before del') !== null"_s));
        QVERIFY(
            is(u"[...document.querySelectorAll('.compare-same')].every(r => !r.querySelector('ins, "
               "del'))"_s));
        QVERIFY(is(u"document.querySelectorAll('.compare-same').length > 20"_s));
        const QString count =
            page(u"document.querySelectorAll('.compare-difference').length"_s).toString();
        // It begins at the first of them.
        QTRY_COMPARE(position(), u"Difference 1 of "_s + count);
        QVERIFY(awaitPage(u"(r => r.bottom > document.querySelector('.compare-heads')"
                          ".getBoundingClientRect().bottom && r.top < innerHeight)("
                          "document.querySelector('.compare-difference[aria-current]')"
                          ".getBoundingClientRect())"_s));
        // The contents are the differences, and lead to them.
        QCOMPARE(page(u"document.querySelectorAll('#toc-tree la-toc-item').length"_s).toString(),
                 count);
        page(u"document.querySelector('#toc-tree la-toc-item:last-of-type a').click()"_s);
        QVERIFY(awaitPage(u"(() => { const all = document.querySelectorAll('.compare-difference');"
                          "const last = all[all.length - 1].getBoundingClientRect();"
                          "return last.top > 20 && last.top < innerHeight; })()"_s));
    }

    void columnsStandSideBySideAndBecomeOneText()
    {
        const QString changed = u"row('18. Power to enter: changed')"_s;
        QVERIFY(
            is(u"left(%1, '.compare-after') > left(%1, '.compare-before') + 100"_s.arg(changed)));
        QVERIFY(
            is(u"Math.abs(topOf(%1, '.compare-after') - topOf(%1, '.compare-before')) < 2"_s.arg(
                changed)));
        auto *way = find<QComboBox>(u"compareWay"_s);
        QTest::keyClick(way, Qt::Key_Down);
        QVERIFY(awaitPage(u"shown(%1, '.compare-both') && !shown(%1, '.compare-before') && "
                          "!shown(%1, '.compare-after')"_s.arg(changed)));
        QVERIFY(is(u"%1.querySelector('.compare-both del') !== null"_s.arg(changed)));
        QTest::keyClick(way, Qt::Key_Up);
        QVERIFY(awaitPage(u"shown(%1, '.compare-before')"_s.arg(changed)));
    }

    void onlyWhatDiffersKeepsTheWayToIt()
    {
        const QString same =
            u"[...document.querySelectorAll('.compare-same:not(.compare-around)')]"_s;
        QVERIFY(is(u"%1.every(r => r.getClientRects().length > 0)"_s.arg(same)));
        auto *only = find<QCheckBox>(u"compareOnly"_s);
        QTest::keyClick(only, Qt::Key_Space);
        QVERIFY(awaitPage(u"%1.every(r => r.getClientRects().length === 0)"_s.arg(same)));
        QVERIFY(is(u"[...document.querySelectorAll('.compare-difference')].every("
                   "r => r.getClientRects().length > 0)"_s));
        QTest::keyClick(only, Qt::Key_Space);
        QVERIFY(awaitPage(u"%1.every(r => r.getClientRects().length > 0)"_s.arg(same)));
    }

    void theDifferenceThatIsShownStaysInView()
    {
        // The row, or of a long one some words that changed.
        const QString isSeen =
            u"(row => [row, ...row.querySelectorAll('ins, del')]"
            ".filter(e => e.getClientRects().length > 0).map(e => e.getBoundingClientRect().top)"
            ".some(top => top < innerHeight && top >= "
            "document.querySelector('.compare-heads').getBoundingClientRect().bottom))("
            "document.querySelector('.compare-row[aria-current]'))"_s;
        auto *way = find<QComboBox>(u"compareWay"_s);
        auto *only = find<QCheckBox>(u"compareOnly"_s);
        const int count =
            page(u"document.querySelectorAll('.compare-difference').length"_s).toInt();
        QVERIFY(count > 3);
        for (int i = 1; i <= count; ++i) {
            if (i > 1)
                m_desk->press(u"Ctrl+Down"_s);
            QTRY_COMPARE(position(), u"Difference %1 of %2"_s.arg(i).arg(count));
            QVERIFY(awaitPage(isSeen));
            QTest::keyClick(way, Qt::Key_Down);
            QVERIFY(
                awaitPage(u"document.documentElement.dataset.layout === 'inline' && "_s + isSeen));
            QTest::keyClick(way, Qt::Key_Up);
            QVERIFY(
                awaitPage(u"document.documentElement.dataset.layout === 'columns' && "_s + isSeen));
        }
        for (const QString &is : {u"true"_s, u"false"_s}) {
            QTest::keyClick(only, Qt::Key_Space);
            QVERIFY(awaitPage(
                u"document.documentElement.hasAttribute('data-only-changes') === %1 && %2"_s.arg(
                    is, isSeen)));
        }
    }

    void theKeyboardLeadsFromOneDifferenceToTheNext()
    {
        const int count =
            page(u"document.querySelectorAll('.compare-difference').length"_s).toInt();
        QVERIFY(count > 3);
        for (int i = 1; i <= count; ++i) {
            if (i > 1)
                m_desk->press(u"Ctrl+Down"_s);
            QTRY_COMPARE(position(), u"Difference %1 of %2"_s.arg(i).arg(count));
            QVERIFY(awaitPage(
                u"(() => { const r = document.querySelector('.compare-row[aria-current]')"
                ".getBoundingClientRect(); return r.bottom > 0 && r.top < innerHeight; })()"_s));
        }
        QVERIFY(is(u"document.activeElement.matches('.compare-row[aria-current]')"_s));
        m_desk->press(u"Ctrl+Down"_s); // Round and round.
        QTRY_COMPARE(position(), u"Difference 1 of %1"_s.arg(count));
        m_desk->press(u"Ctrl+Up"_s);
        QTRY_COMPARE(position(), u"Difference %1 of %1"_s.arg(count));
        auto *next = m_desk->find<QAction>(u"nextDifference"_s);
        const auto buttons = compare().findChildren<QToolButton *>();
        const auto button = std::find_if(buttons.begin(), buttons.end(),
                                         [&](const QToolButton *each) {
                                             return each->defaultAction() == next;
                                         });
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
        QTRY_COMPARE(position(), u"Difference 1 of %1"_s.arg(count));
    }

    void findsInBothColumns()
    {
        m_desk->press(u"Ctrl+F"_s);
        auto *field = compare().findChild<QLineEdit *>(u"findText"_s);
        auto *count = compare().findChild<QLabel *>(u"findCount"_s);
        QTRY_VERIFY(field->isVisible() && field->hasFocus());
        QTest::keyClicks(field, u"Power to enter"_s);
        // Each column has the heading; that the list of differences has it does not count.
        const int times =
            page(u"document.querySelector('main').innerText.split(/power to enter/i).length - 1"_s)
                .toInt();
        QVERIFY(is(u"document.getElementById('toc').textContent.includes('Power to enter')"_s));
        QTRY_COMPARE(count->text(), u"1 of %1"_s.arg(times));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY2(count->text().startsWith(u"2 of "_s), qPrintable(count->text()));
        m_desk->press(u"Shift+F3"_s);
        QTRY_VERIFY2(count->text().startsWith(u"1 of "_s), qPrintable(count->text()));
        m_desk->press(u"F3"_s);
        QTRY_VERIFY2(count->text().startsWith(u"2 of "_s), qPrintable(count->text()));
        field->setText(u"zebra crossing"_s);
        QTRY_COMPARE(count->text(), u"Not found"_s);
        // Esc closes what was opened last.
        m_desk->press(u"Esc"_s);
        QVERIFY(!field->isVisible());
        QVERIFY(compare().isVisible());
    }

    void whatIsSelectedIsCopied()
    {
        QGuiApplication::clipboard()->clear();
        page(u"getSelection().selectAllChildren(row('18A. Warrants: added').querySelector("
             "'.compare-after')); 0"_s);
        m_desk->clickMenu({u"Edit"_s, u"Copy"_s});
        QTRY_VERIFY2(QGuiApplication::clipboard()->text().contains(u"Warrants"_s),
                     qPrintable(QGuiApplication::clipboard()->text()));
        // What would act on the text behind it cannot be chosen.
        QVERIFY(!m_desk->find<QAction>(u"copyCitation"_s)->isEnabled());
        m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->find<QAction>(u"copyCitation"_s)->isEnabled());
    }

    void otherDatesAreChosen()
    {
        auto *before = find<QComboBox>(u"compareBefore"_s);
        auto *after = find<QComboBox>(u"compareAfter"_s);
        QCOMPARE(before->count(), 4);
        QCOMPARE(before->currentText(), u"1 April 2016"_s);
        QCOMPARE(after->currentText(), u"1 March 2022"_s);
        before->setFocus();
        QTest::keyClick(before, Qt::Key_End);
        awaitTexts(Act + "/eng@2005-06-17", Act + "/eng@2022-03-01");
        QTRY_VERIFY2(position().startsWith(u"Difference 1 of"_s), qPrintable(position()));
        m_desk->find<QAction>(u"swapTexts"_s)->trigger();
        awaitTexts(Act + "/eng@2022-03-01", Act + "/eng@2005-06-17");
        QVERIFY(is(u"row('18A. Warrants: removed').classList.contains('compare-removed')"_s));
        QTest::keyClick(find<QComboBox>(u"compareBefore"_s), Qt::Key_End);
        awaitTexts(Act + "/eng@2005-06-17", Act + "/eng@2005-06-17");
        QTRY_COMPARE(position(), u"0 difference(s)"_s);
        QVERIFY(is(
            u"document.querySelector('.compare-none').textContent === 'The texts are identical.'"_s));
        QVERIFY(!m_desk->find<QAction>(u"nextDifference"_s)->isEnabled());
    }

    void twoLanguagesStandBesideEachOther()
    {
        m_desk->press(u"Esc"_s);
        m_desk->open("/akn/zz/act/2015/11/fra");
        m_desk->press(u"Ctrl+Alt+D"_s);
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison()
                                     && compare().comparison()->after.work.uri.workUri(false)
                                         == "/akn/zz/act/2015/11"
                                     && compare().pane()->isComplete(),
                                 LongMs);
        QCOMPARE(find<QComboBox>(u"compareBefore"_s)->currentText(), u"2 October 2015, français"_s);
        QVERIFY(!find<QComboBox>(u"compareAfter"_s)->currentText().contains(u"français"_s));
        QVERIFY(is(u"document.querySelectorAll('.compare-paired').length > 5"_s));
        QVERIFY(is(
            u"document.querySelectorAll('.compare-paired ins, .compare-paired del').length === 0"_s));
        QVERIFY(is(u"document.querySelector('.compare-paired .compare-before').lang !== "
                   "document.querySelector('.compare-paired .compare-after').lang"_s));
        QVERIFY(!find<QComboBox>(u"compareWay"_s)->isEnabled());
    }

    void followsTheTheme()
    {
        const QString ground = u"getComputedStyle(document.querySelector('ins')).backgroundColor"_s;
        const QString light = page(ground).toString();
        m_desk->appearance().choose(ThemeChoice::Dark);
        QVERIFY(awaitPage(u"document.documentElement.dataset.theme === 'dark'"_s));
        QVERIFY(page(ground).toString() != light);
        m_desk->appearance().choose(ThemeChoice::Light);
        QVERIFY(awaitPage(u"%1 === '%2'"_s.arg(ground, light)));
    }

    /// Not by colour alone, and with names for those who hear it.
    void tellsWithoutColours()
    {
        QVERIFY(is(u"[...document.querySelectorAll('.compare-difference')].every(r => "
                   "r.getAttribute('role') === 'group' && r.getAttribute('aria-label'))"_s));
        QVERIFY(is(
            u"getComputedStyle(document.querySelector('.compare-changed ins')).textDecorationLine "
            "=== 'underline'"_s));
        QVERIFY(is(
            u"getComputedStyle(document.querySelector('.compare-changed del')).textDecorationLine "
            "=== 'line-through'"_s));
        QVERIFY(is(u"row('18A. Warrants: added').querySelector('.compare-after').lang === 'en'"_s));
        const auto widgets = compare().findChildren<QToolButton *>();
        for (const QToolButton *each : widgets) {
            const bool isOfField = qobject_cast<const QLineEdit *>(each->parent());
            QVERIFY(isOfField || !each->accessibleName().isEmpty());
        }
    }

    void theHeadsLeadToTheTexts()
    {
        page(u"document.querySelector('.compare-heads a').click()"_s);
        m_desk->awaitPage(Act + "/eng@2016-04-01");
        QVERIFY(!compare().isVisible());
        QVERIFY(m_desk->window().tabs().isVisible());
    }

    void aTextAloneHasNothingToCompare()
    {
        m_desk->press(u"Esc"_s);
        QTRY_VERIFY(!compare().isVisible());
        QVERIFY(m_desk->find<QAction>(u"compareTexts"_s)->isEnabled());
        m_desk->open("/akn/zz/act/2010/7/eng");
        QTRY_VERIFY(!m_desk->find<QAction>(u"compareTexts"_s)->isEnabled());
    }

    /// Lists stay lists and tables tables, and what went another way than it came says so.
    void keepsLinesTablesAndWays()
    {
        comparison::Row row;
        row.kind = comparison::Row::Kind::Changed;
        row.fate = comparison::Fate::Kind::Renumbered;
        row.title = u"3. Fees"_s;
        row.from = u"2. Fees"_s;
        using Kind = comparison::Run::Kind;
        row.words = {{Kind::Same, u"Due are\n(a)"_s},
                     {Kind::Removed, u" ten"_s},
                     {Kind::Added, u" twenty"_s},
                     {Kind::Same, u";\nGig\t1 < 2\nBarge\t"_s},
                     {Kind::Added, u"3"_s}};
        const QByteArray html = compareHtml({row}, {Act, "eng", u"Before"_s},
                                            {Act, "eng", u"After"_s});
        QVERIFY2(
            html.contains(
                "<p class=\"compare-words\">Due are</p><p class=\"compare-words compare-item\">(a) "
                "<ins>twenty</ins>;</p><table class=\"compare-table\"><tr><td>Gig</td>"
                "<td>1 &lt; 2</td></tr><tr><td>Barge</td><td><ins>3</ins></td></tr>"
                "</table></div>"),
            html.constData());
        QVERIFY(
            html.contains("<p class=\"compare-way\" data-ui>3. Fees: changed, was 2. Fees</p>"));
        row.kind = comparison::Row::Kind::Same;
        row.lastTitle = u"9. Nets"_s;
        row.lastFrom = u"8. Nets"_s;
        QVERIFY(
            compareToc({row}).contains("3. Fees to 9. Nets: renumbered, were 2. Fees to 8. Nets"));
    }

    /// Those of an interpretation section are not run together, in either way of showing two texts.
    void eachDefinitionIsABlockOfItsOwn()
    {
        const auto body = [](const QByteArray &net) {
            QByteArray all;
            for (const QByteArray &words :
                 {"“boat” means a vessel;"_ba, "“net” means a " + net + ";",
                  "“quay” means a wharf."_ba})
                all += "<blockContainer class=\"definition\"><p>" + words + "</p></blockContainer>";
            return "<section eId=\"sec_1\"><num>1.</num><heading>Interpretation</heading><content>"
                   "<p>In this Act—</p>"
                + all + "</content></section>";
        };
        DocumentSpec spec;
        spec.work = "/akn/zz/act/2001/79";
        QStringList files;
        for (const QByteArray &date : {"2001-01-01"_ba, "2002-01-01"_ba}) {
            spec.date = date;
            spec.body = body(date.startsWith("2001") ? "seine"_ba : "trawl"_ba);
            m_desk->write(QString::fromLatin1(date) + u".xml"_s, xmlOf(spec));
            files.append(m_desk->path(QString::fromLatin1(date) + u".xml"_s));
        }
        m_desk->import(files);
        compare().compare(spec.work + "/eng@2001-01-01", spec.work + "/eng@2002-01-01");
        awaitTexts(spec.work + "/eng@2001-01-01", spec.work + "/eng@2002-01-01");
        const QString lines =
            u"[...document.querySelectorAll('.compare-changed .%1 .compare-words')].filter("
            "p => p.getClientRects().length > 0).map(p => p.textContent).join('|')"_s;
        QCOMPARE(
            page(lines.arg(u"compare-before"_s)).toString(),
            u"In this Act—|“boat” means a vessel;|“net” means a seine;|“quay” means a wharf."_s);
        QCOMPARE(
            page(lines.arg(u"compare-after"_s)).toString(),
            u"In this Act—|“boat” means a vessel;|“net” means a trawl;|“quay” means a wharf."_s);
        auto *way = find<QComboBox>(u"compareWay"_s);
        QTest::keyClick(way, Qt::Key_Down);
        QVERIFY(
            awaitPage(lines.arg(u"compare-both"_s)
                      + u".split('|').length === 4 && %1.includes('“quay” means a wharf.')"_s.arg(
                          lines.arg(u"compare-both"_s))));
        QTest::keyClick(way, Qt::Key_Up);
    }

    void aTextThatIsNotThereIsSaid()
    {
        compare().compare(Act + "/eng@1999-01-01", Act + "/eng@2022-03-01");
        QTRY_VERIFY(!compare().comparison());
        QVERIFY(awaitPage(u"document.querySelector('.reader-notice') !== null"_s));
        QCOMPARE(find<QLabel>(u"compareTitle"_s)->text(), u"These texts cannot be compared"_s);
    }

private:
    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }
    ComparePage &compare() { return *find<ComparePage>(u"comparePage"_s); }
    QString position() { return find<QLabel>(u"comparePosition"_s)->text(); }

    void awaitTexts(const QByteArray &before, const QByteArray &after)
    {
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison()
                                     && compare().comparison()->before.expression.uri == before
                                     && compare().comparison()->after.expression.uri == after
                                     && compare().pane()->isComplete(),
                                 LongMs);
        page(u"window.row = name => document.querySelector(`.compare-row[aria-label=\"${name}\"]`);"
             "window.cell = (r, c) => r.querySelector(c).getBoundingClientRect();"
             "window.left = (r, c) => cell(r, c).left; window.topOf = (r, c) => cell(r, c).top;"
             "window.shown = (r, c) => r.querySelector(c).getClientRects().length > 0; 0"_s);
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
    bool awaitPage(const QString &script)
    {
        return QTest::qWaitFor([&] { return is(script); }, LongMs);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestCompare)
} // namespace tst_compare
#include "tst_compare.moc"
