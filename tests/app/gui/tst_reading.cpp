// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "core/akn/document.h"
#include "core/library/library.h"
#include "core/pages/pdftool.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testmain.h"

#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_reading {

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

QString squeezed(const QString &text)
{
    return text.simplified().remove(u' ');
}

/// What a person does to read the sample library, on the real window and the real page.
class TestReading : public QObject
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

    void theTreeLeadsToTheText()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QPersistentModelIndex branch;
        for (const QString &label :
             {u"Zephara"_s, u"Acts"_s, u"2005"_s, u"Lights and Beacons Act, 2005"_s}) {
            QTRY_VERIFY2(child(*tree->model(), branch, label).isValid(), qPrintable(label));
            branch = child(*tree->model(), branch, label);
            tree->expand(branch);
        }
        tree->scrollTo(branch);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(branch).center());

        m_desk->awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(text().contains(u"Lights and Beacons Act, 2005"_s));
        QCOMPARE(m_desk->find<QLineEdit>(u"address"_s)->text(),
                 QString::fromLatin1(Act + "/eng@2022-03-01"));
        QVERIFY(sentence().startsWith(u"Current version, from 1 March 2022"_s));
        QCOMPARE(m_desk->window().tabs().count(), 1);
    }

    void theKeyboardAloneOpensAText()
    {
        m_desk->press(u"Ctrl+Shift+K"_s);
        auto *filter = m_desk->find<QLineEdit>(u"libraryFilter"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"beacons 2010"_s);
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        QTRY_VERIFY(tree->isExpanded(tree->model()->index(0, 0)));
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(tree->hasFocus());
        for (int rows = 0;
             rows < 6 && !tree->currentIndex().data().toString().contains(u"Lights"_s); ++rows)
            QTest::keyClick(tree, Qt::Key_Down);
        QTest::keyClick(tree, Qt::Key_Return, Qt::ControlModifier);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");
        QCOMPARE(m_desk->window().tabs().count(), 2);
        m_desk->press(u"Ctrl+W"_s);
        filter->clear();
    }

    void everyWordOfTheTextIsThereInOrder()
    {
        // One without footnotes, which the page moves to its end.
        m_desk->open("/akn/zz/act/2019/6");
        const QString shown = squeezed(text());
        QFile source(QStringLiteral(SHERIA_SOURCE_DIR)
                     + u"/resources/sample/pack/works/zz-act-2019-6/eng@2019-08-30/main.xml"_s);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const auto document = must(akn::Document::parse(source.readAll()));
        const QStringList words =
            QString::fromUtf8(document.text()).simplified().split(u' ', Qt::SkipEmptyParts);
        QVERIFY(words.size() > 500);
        qsizetype at = 0;
        for (const QString &word : words) {
            at = shown.indexOf(word, at);
            QVERIFY2(at >= 0, qPrintable(word));
            at += word.size();
        }
    }

    void theContentsScrollTheText()
    {
        m_desk->open(Act + "/eng");
        QVERIFY(m_desk->awaitScript(u"!!document.querySelector('#toc-tree *')"_s));
        m_desk->page(u"window.scrollTo(0, 0)"_s);
        QTRY_COMPARE(current().history().current().offset, 0);
        const QString click =
            u"(() => { const rows = [...document.querySelectorAll('#toc-tree *')].filter("
            "e => e.children.length === 0 && e.textContent.startsWith('9.')); rows[0].click();"
            "return rows[0].textContent; })()"_s;
        QVERIFY(m_desk->page(click).toString().startsWith(u"9."_s));
        QVERIFY(m_desk->awaitScript(u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                                    ".getBoundingClientRect().top - 20) < 40"_s));
        QTRY_VERIFY(current().history().current().eId.startsWith("sec_9"));
        QVERIFY(current().history().canGoBack());
        current().goBack();
        QVERIFY(m_desk->awaitScript(u"window.scrollY < 40"_s));
    }

    void anotherDateShowsAnotherText()
    {
        m_desk->open(Act + "/eng");
        const QString added = u"sixtydaysforrepresentations"_s;
        QVERIFY(squeezed(text()).contains(added));
        dateEdit().setDate(QDate(2006, 1, 1));
        m_desk->awaitPage(Act + "/eng@2005-06-17");
        QVERIFY(!squeezed(text()).contains(added));
        QCOMPARE(
            sentence(),
            u"Historical version, from 17 June 2005 to 30 June 2010. This is not the latest version."_s);
        QVERIFY2(banner().startsWith(u"This is not the latest version. "_s), qPrintable(banner()));
        QCOMPARE(bannerTone(), u"warning"_s);
        QCOMPARE(dateEdit().date(), QDate(2006, 1, 1));
        QCOMPARE(current().title(), u"Lights and Beacons Act, 2005 (17 June 2005)"_s);

        // The banner leads to the latest text.
        m_desk->page(u"document.querySelector('#banner a').click()"_s);
        m_desk->awaitPage(Act + "/eng@2022-03-01");
        QCOMPARE(banner(), QString());
        QCOMPARE(current().title(), u"Lights and Beacons Act, 2005"_s);
    }

    void aDateBeforeTheFirstTextSaysSo()
    {
        m_desk->open(Act + "/eng");
        dateEdit().setDate(QDate(1990, 1, 1));
        QTRY_COMPARE(current().title(), u"No such version"_s);
        QVERIFY(m_desk->awaitScript(
            u"document.getElementById('law').textContent.includes('The library has no version of "
            "“Lights and Beacons Act, 2005” for 1 January 1990. The earliest is dated 17 June 2005.')"_s));
        m_desk->press(u"Ctrl+Alt+N"_s);
        m_desk->awaitPage(Act + "/eng@2022-03-01");
    }

    void pointsInTimeAreInAMenu()
    {
        m_desk->open(Act + "/eng");
        const QList<QAction *> points = menu(u"pointsInTime"_s);
        QStringList labels;
        for (const QAction *point : points)
            labels.append(point->text());
        QCOMPARE(
            labels,
            (QStringList{u"From 1 March 2022 (latest)"_s, u"1 April 2016 to 28 February 2022"_s,
                         u"1 July 2010 to 31 March 2016"_s, u"17 June 2005 to 30 June 2010"_s}));
        QVERIFY(points[0]->isChecked());
        points[2]->trigger();
        m_desk->awaitPage(Act + "/eng@2010-07-01");
        QVERIFY(menu(u"pointsInTime"_s)[2]->isChecked());
    }

    void languagesAreInAMenu()
    {
        m_desk->open("/akn/zz/act/2015/11/eng");
        const QList<QAction *> languages = menu(u"languageSwitch"_s);
        const auto french = std::find_if(languages.begin(), languages.end(), [](QAction *action) {
            return action->text() == u"français"_s;
        });
        QVERIFY(french != languages.end());
        (*french)->trigger();
        m_desk->awaitPage("/akn/zz/act/2015/11/fra@2015-10-02");
        QCOMPARE(
            m_desk->page(u"document.querySelector('#law').closest('[lang]').lang"_s).toString(),
            u"fr"_s);
        m_desk->open("/akn/zz/act/2015/11/ara");
        QCOMPARE(m_desk->page(u"getComputedStyle(document.querySelector('#law')).direction"_s)
                     .toString(),
                 u"rtl"_s);
    }

    void aReferenceOpensAndBackReturns()
    {
        m_desk->open(Act + "/eng");
        menu(u"pointsInTime"_s)[2]->trigger();
        m_desk->awaitPage(Act + "/eng@2010-07-01");
        QVERIFY(m_desk->page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(current().history().current().eId.startsWith("sec_9"));
        // How far down a page is changes with what has been laid out; where a provision stands in
        // the window does not.
        const QString atTop = u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                              ".getBoundingClientRect().top - 20) < 40"_s;
        QVERIFY(m_desk->awaitScript(atTop));
        clickLink(u"/akn/zz/act/2010/7"_s);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");

        m_desk->press(u"Alt+Left"_s);
        m_desk->awaitPage(Act + "/eng@2010-07-01");
        QVERIFY(m_desk->awaitScript(atTop));
        m_desk->press(u"Alt+Right"_s);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");
        QCOMPARE(m_desk->window().tabs().count(), 1);
    }

    void aReferenceOpensInANewTab()
    {
        m_desk->open(Act + "/eng");
        clickLink(u"/akn/zz/act/2010/7"_s, u"ctrlKey: true"_s);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");
        QCOMPARE(m_desk->window().tabs().count(), 2);
        m_desk->press(u"Ctrl+W"_s);
        QCOMPARE(m_desk->window().tabs().count(), 1);
        m_desk->press(u"Ctrl+Shift+T"_s);
        QCOMPARE(m_desk->window().tabs().count(), 2);
        m_desk->awaitPage("/akn/zz/act/2010/7/eng@2010-05-14");
        m_desk->press(u"Ctrl+W"_s);
    }

    void theMiddleButtonOpensANewTab()
    {
        m_desk->open(Act + "/eng");
        const auto opened = [this](const QByteArray &uri) {
            m_desk->awaitPage(uri);
            const bool isNew = m_desk->window().tabs().count() == 2;
            m_desk->press(u"Ctrl+W"_s);
            return isNew;
        };
        m_desk->clickInPage(u"document.querySelector('#law a[href^=\"/akn/zz/act/2010/7\"]')"_s, {},
                            Qt::MiddleButton);
        QVERIFY(opened("/akn/zz/act/2010/7/eng@2010-05-14"));
        m_desk->awaitPage(Act + "/eng@2022-03-01");

        // An entry of the contents: the same text, at its place.
        m_desk->clickInPage(u"[...document.querySelectorAll('#toc-tree a')].find("
                            "a => a.textContent.trim().startsWith('9.'))"_s,
                            {}, Qt::MiddleButton);
        QTRY_COMPARE(m_desk->window().tabs().count(), 2);
        QVERIFY(opened(Act + "/eng@2022-03-01"));
        m_desk->awaitPage(Act + "/eng@2022-03-01");

        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        QPersistentModelIndex branch;
        for (const QString &label :
             {u"Zephara"_s, u"Acts"_s, u"2010"_s, u"Lights and Beacons (Amendment) Act, 2010"_s}) {
            QTRY_VERIFY2(child(*tree->model(), branch, label).isValid(), qPrintable(label));
            branch = child(*tree->model(), branch, label);
            tree->expand(branch);
        }
        tree->scrollTo(branch);
        QTest::mouseClick(tree->viewport(), Qt::MiddleButton, {},
                          tree->visualRect(branch).center());
        QVERIFY(opened("/akn/zz/act/2010/7/eng@2010-05-14"));
    }

    /// Above the text while it is scrolled, on one line, and what is gone to is below it.
    void theBannerStays()
    {
        m_desk->open(Act + "/eng@2005-06-17");
        const QString place = u"document.getElementById('banner').getBoundingClientRect()"_s;
        m_desk->page(u"reader.scrollTo({eId: '', offset: 0})"_s);
        QVERIFY(m_desk->awaitScript(u"scrollY === 0 && %1.top > 10"_s.arg(place)));
        const QString inText =
            u"document.getElementById('law').getBoundingClientRect().top + scrollY"_s;
        const double before = m_desk->page(inText).toDouble();
        m_desk->clickInPage(
            u"document.querySelector('[data-eid=sec_9] .akn-num, [data-eid=sec_9] h3')"_s);
        // Where the page is still going to another place, as it does when it was just opened, that ends elsewhere.
        const QString isAtEnd = u"scrollY + innerHeight > document.body.scrollHeight - 2"
                                " && Math.abs(%1.top) < 1 && %1.height < 36"_s.arg(place);
        const auto goToEnd = [&] {
            QTest::keyClick(current().pane().focusProxy()->focusProxy(), Qt::Key_End);
            return m_desk->page(isAtEnd).toBool();
        };
        QTRY_VERIFY_WITH_TIMEOUT(goToEnd(), 30'000);
        QVERIFY(
            m_desk
                ->page(u"!!document.elementFromPoint(%1.left + 30, 10).closest('#banner')"_s.arg(
                    place))
                .toBool());
        // The one line does not move the text below.
        QCOMPARE(m_desk->page(inText).toDouble(), before);

        m_desk->clickInPage(u"[...document.querySelectorAll('#toc-tree a')].find("
                            "a => a.textContent.trim().startsWith('9.'))"_s);
        QVERIFY(m_desk->awaitScript(
            u"(top => top >= %1.bottom && top < %1.bottom + 60)("
            "document.querySelector('[data-eid=sec_9]').getBoundingClientRect().top)"_s.arg(
                place)));
        QTRY_COMPARE(current().history().current().eId.left(5), "sec_9"_ba);
        m_desk->open(Act + "/eng@2005-06-17/~sec_5", true);
        QVERIFY(m_desk->awaitScript(
            u"(top => top >= %1.bottom && top < %1.bottom + 60)("
            "document.querySelector('[data-eid=sec_5]').getBoundingClientRect().top)"_s.arg(
                place)));
        m_desk->press(u"Ctrl+W"_s);
    }

    /// Before anybody has scrolled, and at another date.
    void theContentsFollowTheText()
    {
        m_desk->open(Act + "/eng/~sec_9", true);
        QVERIFY(isMarked(u"9."_s));
        dateEdit().setDate(QDate(2006, 1, 1));
        m_desk->awaitPage(Act + "/eng@2005-06-17");
        QVERIFY(isMarked(u"9."_s));
        m_desk->press(u"Ctrl+Alt+N"_s);
        m_desk->awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(isMarked(u"9."_s));
        m_desk->press(u"Ctrl+W"_s);
    }
    /// Of many rows only those of the part that is read are open.
    void theContentsOpenThePartThatIsRead()
    {
        DocumentSpec spec;
        spec.work = "/akn/zz/act/2001/77";
        for (int i = 0; i < 300; ++i) {
            const QByteArray number = QByteArray::number(i + 1);
            if (i % 20 == 0)
                spec.body += "<part eId=\"part_" + number + "\"><num>Part " + number + "</num>";
            spec.body += "<section eId=\"sec_" + number + "\"><num>" + number
                + ".</num><heading>Duty</heading><content><p>Words of it.</p><p>More "
                  "words.</p></content></section>";
            if (i % 20 == 19)
                spec.body += "</part>";
        }
        m_desk->write(u"long.xml"_s, xmlOf(spec));
        m_desk->import({m_desk->path(u"long.xml"_s)});
        m_desk->open(spec.work + "/eng/~sec_250", true);
        QVERIFY(isMarked(u"250."_s));
        const QString rows = u"document.querySelectorAll('#toc-tree la-toc-item').length < 80"_s;
        QVERIFY(m_desk->awaitScript(rows));
        QVERIFY(m_desk->page(u"reader.scrollToEid('sec_30')"_s).toBool());
        QVERIFY(isMarked(u"30."_s));
        QVERIFY(m_desk->awaitScript(rows));
        m_desk->press(u"Ctrl+W"_s);
    }

    /// Of many short paragraphs on one screen the one that was gone to is the current one, until somebody scrolls.
    void whatWasGoneToIsTheCurrentEntry_data()
    {
        QTest::addColumn<bool>("isStill");
        QTest::addColumn<int>("number");

        QTest::newRow("in the middle") << false << 20;
        QTest::newRow("without motion") << true << 20;
        QTest::newRow("at the end, which cannot be scrolled to the top") << false << 38;
        QTest::newRow("at the end, without motion") << true << 38;
    }
    void whatWasGoneToIsTheCurrentEntry()
    {
        QFETCH(bool, isStill);
        QFETCH(int, number);
        const QByteArray uri = importShortParagraphs();
        m_desk->open(uri, true);
        m_desk->page(u"reader.setStill(%1)"_s.arg(isStill ? u"true"_s : u"false"_s));
        const QString row = u"%1. Point %1 of the many"_s.arg(number);
        QCOMPARE(m_desk
                     ->page(
                         u"(() => { const row = [...document.querySelectorAll('#toc-tree a')].find("
                         "a => a.textContent.trim().startsWith('%1. ')); row.click();"
                         "return row.textContent.trim(); })()"_s.arg(number))
                     .toString()
                     .left(row.size()),
                 row);
        QVERIFY(isMarked(u"%1. "_s.arg(number)));
        QVERIFY(isTarget(number));
        QVERIFY(m_desk->awaitScript(isAtRest(number)));
        // The place is told once scrolling is over; nothing has changed by then.
        QTRY_VERIFY(current().history().current().offset != 0);
        QVERIFY(isMarked(u"%1. "_s.arg(number)));
        QVERIFY(isTarget(number));
        // Whoever scrolls away reads something else.
        m_desk->page(u"window.dispatchEvent(new WheelEvent('wheel', {deltaY: -300}));"
                     "window.scrollBy({top: -300, behavior: 'instant'})"_s);
        QVERIFY(m_desk->awaitScript(
            u"!document.querySelector('#toc-tree [aria-current]').getAttribute('aria-label')"
            ".startsWith('%1. ')"_s.arg(number)));
        QVERIFY(m_desk->awaitScript(u"!document.querySelector('.reader-target')"_s));
        m_desk->press(u"Ctrl+W"_s);
    }

    void aPinpointMarksItsParagraph()
    {
        const QByteArray uri = importShortParagraphs();
        m_desk->open(uri + "/~para_12", true);
        QVERIFY(isMarked(u"12. "_s));
        QVERIFY(isTarget(12));
        QVERIFY(m_desk->awaitScript(isAtRest(12)));
        // In a tab that shows the text already.
        m_desk->window().openUri(uri + "/~para_31", false);
        QVERIFY(isMarked(u"31. "_s));
        QVERIFY(isTarget(31));
        // A match of a search in one of the paragraphs that are seen.
        m_desk->page(u"reader.markHits({forms: ['thirtythree'], eId: ''})"_s);
        QVERIFY(m_desk->awaitScript(u"!!document.querySelector('mark.reader-hit')"_s));
        m_desk->page(u"reader.goToHit(1)"_s);
        QVERIFY(isMarked(u"33. "_s));
        m_desk->press(u"Ctrl+W"_s);
    }

    void aReferenceToAWorkThatIsNotHereSaysSo()
    {
        m_desk->open(Act + "/eng");
        m_desk->page(
            u"(() => { const a = document.createElement('a'); a.href = '/akn/zz/act/1901/99';"
            "document.querySelector('[data-eid=sec_1]').append(a); a.click(); })()"_s);
        QTRY_COMPARE(current().title(), u"Not in this library"_s);
        QTRY_VERIFY(current().pane().isComplete());
        QVERIFY(text().contains(u"The open library does not contain this work."_s));
        QVERIFY(text().contains(u"/akn/zz/act/1901/99"_s));
        QVERIFY(!m_desk->find<QAction>(u"copyCitation"_s)->isEnabled());
        current().goBack();
        m_desk->awaitPage(Act + "/eng@2022-03-01");
    }

    void aRepealedWorkSaysSo()
    {
        m_desk->open("/akn/zz/act/1952/3");
        QVERIFY2(banner().contains(
                     u"Repealed on 1 January 2002 by Foreshore and Harbours Code, 2001."_s),
                 qPrintable(banner()));
        QCOMPARE(bannerTone(), u"danger"_s);
        QCOMPARE(
            sentence(),
            u"Current version, from 15 August 1952. Repealed on 1 January 2002 by Foreshore and Harbours Code, 2001."_s);
    }

    void aWorkThatHasCommencedInPartSaysSo()
    {
        m_desk->open("/akn/zz/act/2019/6");
        QVERIFY2(banner().contains(u"Not all of its provisions have commenced."_s),
                 qPrintable(banner()));
        QVERIFY(sentence().endsWith(u"Not all of its provisions have commenced."_s));
        m_desk->open("/akn/zz/act/2023/5");
        QVERIFY(sentence().endsWith(u"No commencement recorded."_s));
        QVERIFY2(banner().contains(u"No commencement recorded."_s), qPrintable(banner()));
    }

    void aWorkWithoutTextSaysSo()
    {
        m_desk->open("/akn/zz/act/2020/1");
        QVERIFY2(banner().contains(u"is not in the library"_s), qPrintable(banner()));
        QVERIFY(text().contains(u"Appropriation Act, 2020"_s));
    }

    void aPdfIsShownByPage()
    {
        if (!pages::PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
        Library &library = m_desk->window().library()->library();
        const QByteArray preface = QByteArray("A line of the preface.\n").repeated(40);
        must(
            library.writer()
                .submit([&](store::Database &db) {
                    return putPdfAct(db, "/akn/zz/act/1987/12", u"Gazette Act"_s,
                                     pdfOf({preface, "The warden keeps the drawbridges.", preface}),
                                     m_desk->clock.now());
                })
                .get());
        store::Database db = must(library.openReader());
        QTRY_COMPARE_WITH_TIMEOUT(must(store::pageCounts(db)).files, 1, 20'000);
        m_desk->open("/akn/zz/act/1987/12/eng@1987-06-01/~page-2");
        QVERIFY(m_desk->awaitScript(u"window.scrollY > 100"_s));
        QVERIFY(text().contains(u"The warden keeps the drawbridges."_s));
        QVERIFY2(banner().contains(u"as PDF only"_s), qPrintable(banner()));
    }

    void theAddressFieldOpensAProvision()
    {
        auto *address = m_desk->find<QLineEdit>(u"address"_s);
        m_desk->press(u"Ctrl+L"_s);
        address->setText(u"/akn/zz/act/2005/4/eng@2016-04-01/~sec_9"_s);
        QTest::keyClick(address, Qt::Key_Return);
        m_desk->awaitPage(Act + "/eng@2016-04-01");
        QVERIFY(m_desk->awaitScript(u"window.scrollY > 100"_s));
        address->setText(u"nonsense"_s);
        QTest::keyClick(address, Qt::Key_Return);
        // What is no address is searched for.
        QTRY_VERIFY(m_desk->find<QWidget>(u"resultsPage"_s)->isVisible());
    }

private:
    ReaderTab &current() { return *m_desk->window().tabs().current(); }
    QDateEdit &dateEdit() { return *current().findChild<QDateEdit *>(u"asAtDate"_s); }
    QString sentence() { return current().findChild<QLabel *>(u"validitySentence"_s)->text(); }
    QString text()
    {
        return m_desk->page(u"document.getElementById('law').textContent"_s).toString();
    }
    QString banner()
    {
        return m_desk->page(u"document.getElementById('banner').textContent"_s).toString();
    }
    QString bannerTone()
    {
        return m_desk->page(u"document.getElementById('banner').dataset.tone"_s).toString();
    }
    /// Waits until the row of the contents that begins so is the current one, and is seen.
    bool isMarked(const QString &number)
    {
        return m_desk->awaitScript(
            u"(() => { const rows = [...document.querySelectorAll('#toc-tree [aria-current]')];"
            "const pane = document.getElementById('toc-tree').getBoundingClientRect();"
            "const place = rows[0]?.querySelector('a').getBoundingClientRect();"
            "return rows.length === 1 && rows[0].getAttribute('aria-label').startsWith('%1')"
            "&& place.height > 0 && place.top >= pane.top - 1 && place.bottom <= pane.bottom + 1; })()"_s
                .arg(number));
    }
    /// A judgment of which many paragraphs fit on the screen. Returns its address.
    QByteArray importShortParagraphs()
    {
        DocumentSpec spec;
        spec.work = "/akn/zz/judgment/zzhc/2001/78";
        spec.element = "judgment";
        for (int i = 1; i <= 40; ++i) {
            const QByteArray number = QByteArray::number(i);
            spec.body += "<paragraph eId=\"para_" + number + "\"><num>" + number
                + ".</num><content><p>Point " + number + " of the many"
                + (i == 33 ? " (thirtythree)" : "") + " points.</p></content></paragraph>";
        }
        spec.body = "<judgmentBody><decision>" + spec.body + "</decision></judgmentBody>";
        m_desk->write(u"short.xml"_s,
                      xmlOf(spec)
                          .replace("<mainBody><judgmentBody>", "<judgmentBody>")
                          .replace("</judgmentBody></mainBody>", "</judgmentBody>"));
        m_desk->import({m_desk->path(u"short.xml"_s)});
        return spec.work + "/eng";
    }
    /// Waits until this paragraph, and no other, is marked as what was gone to, in a colour that stays.
    bool isTarget(int number)
    {
        return m_desk->awaitScript(
            u"(() => { const marked = [...document.querySelectorAll('.reader-target')];"
            "return marked.length === 1 && marked[0].dataset.eid === 'para_%1'"
            "&& getComputedStyle(marked[0]).backgroundColor !== 'rgba(0, 0, 0, 0)'; })()"_s.arg(
                number));
    }
    /// Whether it is near the top of the window, or the text is at its end.
    static QString isAtRest(int number)
    {
        return u"(top => Math.abs(top - 20) < 40 || (top > 20 && scrollY + innerHeight > document"
               ".documentElement.scrollHeight - 2))(document.querySelector("
               "'[data-eid=para_%1]').getBoundingClientRect().top)"_s.arg(number);
    }
    QList<QAction *> menu(const QString &button)
    {
        return current().findChild<QToolButton *>(button)->menu()->actions();
    }
    void clickLink(const QString &href, const QString &modifiers = u"button: 0"_s)
    {
        const QString click = u"document.querySelector('#law a[href^=\"%1\"]').dispatchEvent("
                              "new MouseEvent('click', {bubbles: true, cancelable: true, %2}))"_s;
        m_desk->page(click.arg(href, modifiers));
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestReading)
} // namespace tst_reading
#include "tst_reading.moc"
