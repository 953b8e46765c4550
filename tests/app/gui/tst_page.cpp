// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "core/notes/notesfile.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

namespace tst_page {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";

/// What the page of a text can do, and what it must not.
class TestPage : public QObject
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

    void init() { m_desk->open(Act + "/eng"); }

    void cleanupTestCase() { m_desk.reset(); }

    void linksOutsideGoToTheBrowser()
    {
        m_desk->external.clear();
        for (const QString &address : {u"https://example.org/x"_s, u"mailto:clerk@example.org"_s,
                                       u"javascript:alert(1)"_s, u"file:///etc/passwd"_s})
            m_desk->page(
                u"(() => { const a = document.createElement('a'); a.href = '%1';"
                "document.querySelector('[data-eid=sec_1]').append(a); a.click(); })()"_s.arg(
                    address));
        QTRY_COMPARE(m_desk->external,
                     (QList<QUrl>{QUrl(u"https://example.org/x"_s),
                                  QUrl(u"mailto:clerk@example.org"_s)}));
        QCOMPARE(current().expression()->record.expression.uri, Act + "/eng@2022-03-01");
    }

    void aPageReachesNothingElse()
    {
        m_desk->page(
            u"window.probe = ''; (async () => { const results = [];"
            "for (const url of ['http://127.0.0.1:9/', 'file:///etc/passwd',"
            "                   'qrc:/icons/sheria.svg', 'sheria://other/reader/index.html']) {"
            "  results.push(await new Promise(done => { const request = new XMLHttpRequest();"
            "    request.onload = () => done('loaded'); request.onerror = () => done('refused');"
            "    try { request.open('GET', url); request.send(); } catch { done('refused'); } })); "
            "}"
            "window.probe = results.join(); })(); 0"_s);
        QVERIFY(m_desk->awaitScript(u"window.probe !== ''"_s));
        QCOMPARE(m_desk->page(u"window.probe"_s).toString(), u"refused,refused,refused,refused"_s);
    }

    void aPageGoesNowhereByItself()
    {
        const int tabs = m_desk->window().tabs().count();
        m_desk->page(u"window.here = 1; location.href = 'file:///etc/passwd'; 0"_s);
        m_desk->page(u"location.href = 'https://example.org/'; 0"_s);
        m_desk->page(u"window.open('https://example.org'); 0"_s);
        m_desk->page(u"location.href = 'sheria://app/doc/d1/meta.json'; 0"_s);
        QCOMPARE(m_desk->page(u"location.pathname"_s).toString(), u"/reader/index.html"_s);
        QCOMPARE(m_desk->page(u"window.here"_s).toInt(), 1);
        QCOMPARE(m_desk->window().tabs().count(), tabs);
    }

    void aPageRunsNoScriptOfATextAndKeepsNothing()
    {
        m_desk->page(u"(() => { const s = document.createElement('script');"
                     "s.textContent = 'window.ran = 1'; document.body.append(s); })()"_s);
        m_desk->page(u"(() => { const i = document.createElement('img');"
                     "i.setAttribute('onerror', 'window.ran = 1'); i.src = 'x:'; "
                     "document.body.append(i); })()"_s);
        QCOMPARE(m_desk->page(u"String(window.ran)"_s).toString(), u"undefined"_s);
        QVERIFY(
            m_desk
                ->page(
                    u"(() => { try { return !window.localStorage; } catch { return true; } })()"_s)
                .toBool());
        QVERIFY(m_desk->page(u"document.cookie === ''"_s).toBool());
    }

    void picturesAreShown()
    {
        m_desk->open("/akn/zz/act/1998/2/eng");
        QVERIFY(m_desk->awaitScript(
            u"(() => { const all = [...document.querySelectorAll('#law img')];"
            "for (const image of all) image.loading = 'eager';"
            "return all.length > 0 && all.every(i => i.complete && i.naturalWidth > 0); })()"_s));
    }

    void findInText()
    {
        m_desk->press(u"Ctrl+F"_s);
        auto *field = current().findChild<QLineEdit *>(u"findText"_s);
        auto *count = current().findChild<QLabel *>(u"findCount"_s);
        QTRY_VERIFY(field->isVisible());
        field->setText(u"beacon"_s);
        QTRY_VERIFY2(count->text().startsWith(u"1 of "_s), qPrintable(count->text()));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY2(count->text().startsWith(u"2 of "_s), qPrintable(count->text()));
        m_desk->press(u"Shift+F3"_s);
        QTRY_VERIFY2(count->text().startsWith(u"1 of "_s), qPrintable(count->text()));
        // What the contents say, too, counts once; what they alone say is not there.
        const QString inText =
            u"document.querySelector('main').textContent.toLowerCase().split('%1').length - 1"_s;
        QVERIFY(
            m_desk
                ->page(
                    u"document.getElementById('toc').textContent.toLowerCase().includes('power to enter')"_s)
                .toBool());
        const int times = m_desk->page(inText.arg(u"power to enter"_s)).toInt();
        QVERIFY(times > 0);
        field->setText(u"power to enter"_s);
        QTRY_COMPARE(count->text(), u"1 of %1"_s.arg(times));
        QCOMPARE(m_desk->page(u"document.getElementById('toc-title').textContent"_s).toString(),
                 u"Contents"_s);
        QCOMPARE(m_desk->page(inText.arg(u"contents"_s)).toInt(), 0);
        field->setText(u"contents"_s);
        QTRY_COMPARE(count->text(), u"Not found"_s);
        field->setText(u"beacon"_s);
        QTRY_VERIFY(count->text().startsWith(u"1 of "_s));
        // Behind a page over the text it stays found.
        const QString found = count->text();
        m_desk->press(u"Shift+F4"_s);
        QTRY_VERIFY(!field->isVisible());
        m_desk->press(u"Shift+F4"_s);
        QTRY_VERIFY(field->isVisible());
        QVERIFY(m_desk->awaitScript(u"document.visibilityState === 'visible'"_s));
        QCOMPARE(count->text(), found);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY2(count->text().startsWith(u"2 of "_s), qPrintable(count->text()));
        field->setText(u"zebra crossing"_s);
        QTRY_COMPARE(count->text(), u"Not found"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
    }

    void zoomIsForAllTabs()
    {
        const double before = m_desk->page(u"window.devicePixelRatio"_s).toDouble();
        m_desk->press(u"Ctrl++"_s);
        QVERIFY(m_desk->awaitScript(u"window.devicePixelRatio > %1"_s.arg(before)));
        m_desk->open("/akn/zz/act/1998/2/eng", true);
        QVERIFY(m_desk->awaitScript(u"window.devicePixelRatio > %1"_s.arg(before)));
        m_desk->press(u"Ctrl+0"_s);
        QVERIFY(
            m_desk->awaitScript(u"Math.abs(window.devicePixelRatio - %1) < 0.001"_s.arg(before)));
        m_desk->press(u"Ctrl+W"_s);
    }

    void theContentsCanBeHidden()
    {
        QVERIFY(m_desk->awaitScript(u"!document.getElementById('toc').hidden"_s));
        m_desk->press(u"Ctrl+Shift+C"_s);
        QVERIFY(m_desk->awaitScript(u"document.getElementById('toc').hidden"_s));
        // The page's own button tells the window.
        m_desk->page(u"document.getElementById('toc-show').click()"_s);
        QTRY_VERIFY(m_desk->window().tabs().look().isTocVisible);
    }

    void copiesCitationAndAddress()
    {
        QVERIFY(m_desk->page(u"reader.scrollToEid('sec_9__subsec_1')"_s).toBool());
        QVERIFY(m_desk->awaitScript(u"reader.position().eId.startsWith('sec_9')"_s));
        QGuiApplication::clipboard()->clear();
        m_desk->find<QAction>(u"copyCitation"_s)->trigger();
        QTRY_VERIFY2(clipboard().startsWith(
                         u"Lights and Beacons Act, 2005 (Act 4 of 2005), section 9"_s),
                     qPrintable(clipboard()));
        QVERIFY(clipboard().endsWith(u"as at 1 March 2022"_s));
        m_desk->find<QAction>(u"copyUri"_s)->trigger();
        QTRY_VERIFY2(clipboard().startsWith(u"/akn/zz/act/2005/4/eng@2022-03-01/~sec_9"_s),
                     qPrintable(clipboard()));
    }

    void aQuotationCarriesItsSource()
    {
        m_desk->page(u"(() => { const heading = document.querySelector('[data-eid=sec_2] p, "
                     "[data-eid=sec_2] span.akn-p') ?? document.querySelector('[data-eid=sec_2]');"
                     "getSelection().selectAllChildren(heading); })()"_s);
        m_desk->find<QAction>(u"copyCitation"_s)->trigger();
        QTRY_VERIFY2(clipboard().startsWith(u'“') && clipboard().contains(u"section 2"_s),
                     qPrintable(clipboard()));
    }

    void detailsTellAndLead()
    {
        auto *panel = m_desk->find<QWidget>(u"detailsPanel"_s);
        QTRY_VERIFY(detailsText(*panel).contains(u"Act 4 of 2005"_s));
        for (const QString &part : {u"Zephara"_s, u"Powers of Entry (Reform) Act, 2022"_s,
                                    u"1 September 2005"_s, u"17 June 2005 to 30 June 2010"_s})
            QVERIFY2(detailsText(*panel).contains(part), qPrintable(part));
        const auto labels = panel->findChildren<QLabel *>();
        for (QLabel *label : labels) {
            if (label->text().contains(u"17 June 2005 to 30 June 2010"_s)) {
                Q_EMIT label->linkActivated(QString::fromLatin1(Act + "/eng@2005-06-17"));
                break;
            }
        }
        m_desk->awaitPage(Act + "/eng@2005-06-17");
    }

    void detailsStandInTwoColumns()
    {
        m_desk->find<QDockWidget>(u"detailsDock"_s)->raise();
        auto *panel = m_desk->find<QWidget>(u"detailsPanel"_s);
        const auto labelled = [panel](const QString &text) -> const QLabel * {
            const auto labels = panel->findChildren<QLabel *>();
            for (const QLabel *label : labels) {
                if (label->text() == text)
                    return label;
            }
            return nullptr;
        };
        QTRY_VERIFY(labelled(u"LBA"_s));
        const QPoint first = labelled(u"LBA"_s)->mapTo(panel, QPoint());
        const QPoint second = labelled(u"Lights Act"_s)->mapTo(panel, QPoint());
        QCOMPARE(second.x(), first.x());
        QVERIFY(second.y() > first.y());
        QVERIFY(first.x() > labelled(u"Also known as"_s)->mapTo(panel, QPoint()).x());
    }

    void aPageWhoseProcessDiesComesBack()
    {
        QVERIFY(m_desk->page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(current().history().current().eId.startsWith("sec_9"));
        QSignalSpy crashed(&current().pane(), &ReaderPane::crashed);
        QCOMPARE(kill(pid_t(current().pane().page().renderProcessPid()), SIGKILL), 0);
        QTRY_COMPARE(crashed.size(), 1);
        m_desk->awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(m_desk->awaitScript(u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                                    ".getBoundingClientRect().top - 20) < 60"_s));
    }

    /// The page answers when another tab is looked at.
    void aBookmarkIsOfTheTextThatWasRead()
    {
        const QByteArray other = "/akn/zz/act/1998/2";
        ReaderTabs &tabs = m_desk->window().tabs();
        m_desk->open(other + "/eng", true);
        tabs.selectNext(-1);
        QVERIFY(m_desk->page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(current().history().current().eId.startsWith("sec_9"));
        m_desk->press(u"Ctrl+Alt+R"_s);
        tabs.selectNext(1);
        QCOMPARE(current().expression()->record.work.uri.workUri(false), other);
        QTRY_COMPARE(bookmarks().size(), std::size_t(1));
        QCOMPARE(bookmarks().front().anchor.expressionUri, Act + "/eng@2022-03-01");
        QVERIFY(bookmarks().front().anchor.eId.startsWith("sec_9"));
    }

    /// Who asked a page may go with it.
    void aPageThatGoesTellsNothing()
    {
        m_desk->open(Act + "/eng", true);
        ReaderTab *tab = &current();
        bool isTold = false;
        tab->pane().askSelected([&isTold](const ReaderPane::Selected &) { isTold = true; });
        tab->pane().askParagraphs([&isTold](const QString &, const QString &) { isTold = true; });
        m_desk->press(u"Ctrl+Alt+C"_s);
        delete tab;
        QVERIFY(!isTold);
    }

private:
    ReaderTab &current() { return *m_desk->window().tabs().current(); }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    static std::vector<notes::Note> bookmarks()
    {
        auto file = notes::NotesFile::open(notes::NotesFile::defaultPath(),
                                           notes::NotesFile::Mode::Look);
        notes::Search search;
        search.kinds = {notes::Note::Kind::Bookmark};
        return file ? must(file->find(search)) : std::vector<notes::Note>();
    }
    static QString detailsText(const QWidget &panel)
    {
        QString text;
        const auto labels = panel.findChildren<QLabel *>();
        for (const QLabel *label : labels)
            text += label->text() + u'\n';
        return text;
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestPage)
} // namespace tst_page
#include "tst_page.moc"
