// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparepage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/tree/librarymodel.h"
#include "app/tree/librarypanel.h"
#include "app/window/panels.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileDialog>
#include <QStatusBar>
#include <QTreeView>

#include <atomic>

namespace tst_syncnews {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Mark = LibraryModel::Mark;

constexpr qint64 HourMs = 3'600'000;

QByteArray baseOf(quint16 port)
{
    return "http://127.0.0.1:" + QByteArray::number(port);
}

/// What a sync brought: in its list, and as marks in the library tree.
class TestSyncNews : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    void whatChangedIsListedAndOpens()
    {
        RouteFixture server;
        openPanel();
        connectTo(baseOf(server.port()), server.token());
        awaitState(u"Up to date"_s);
        changeUpstream(server);
        runAgain();
        openPanel(1);
        QTRY_COMPARE_WITH_TIMEOUT(news().topLevelItemCount(), 2, LongMs);
        QTreeWidgetItem *run = news().topLevelItem(0);
        QTRY_COMPARE(run->childCount(), 2);
        QTreeWidgetItem *amended = child(*run, u"Amended"_s);
        QTreeWidgetItem *added = child(*run, u"New"_s);
        QVERIFY(amended && added);
        QCOMPARE(added->text(0), u"Act of the news"_s);
        QCOMPARE(added->text(2), u"1 March 2020"_s);
        QCOMPARE(added->text(3), QString());

        // A link in the colours of the theme, also of one that is chosen while it is looked at.
        QCOMPARE(added->foreground(0).color(), news().palette().color(QPalette::Link));
        const QColor light = added->foreground(0).color();
        m_desk->appearance().choose(ThemeChoice::Dark);
        QTRY_COMPARE(news().topLevelItem(0)->child(0)->foreground(0).color(),
                     news().palette().color(QPalette::Link));
        QVERIFY(news().palette().color(QPalette::Link) != light);
        m_desk->appearance().choose(ThemeChoice::Light);
        run = news().topLevelItem(0);
        amended = child(*run, u"Amended"_s);
        added = child(*run, u"New"_s);

        // The title is a link, and so is "Compare".
        clickCell(added, 0);
        m_desk->awaitPage("/akn/xa/act/2020/1/eng@2020-03-01");
        QCOMPARE(amended->text(3), u"Compare"_s);
        clickCell(amended, 3);
        auto *page = find<ComparePage>(u"comparePage"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            page->isVisible() && page->comparison() && page->pane()->isComplete(), LongMs);
        QCOMPARE(page->comparison()->after.expression.uri, "/akn/xa/act/2001/8/eng@2023-01-01"_ba);
        QVERIFY(page->comparison()->before.expression.date < QDate(2023, 1, 1));
        QVERIFY(page->comparison()->differences > 0);
    }

    void theTreeBearsMarksUntilTheyAreRead()
    {
        RouteFixture server;
        openPanel();
        connectTo(baseOf(server.port()), server.token());
        awaitState(u"Up to date"_s);
        m_desk->window().panels().library().refresh();
        QTRY_VERIFY(country().isValid());
        QCOMPARE(country().data(LibraryModel::UnreadRole).toInt(), 0); // All of it is new.
        changeUpstream(server);
        runAgain();
        QTRY_COMPARE_WITH_TIMEOUT(country().data(LibraryModel::UnreadRole).toInt(), 2, LongMs);
        QVERIFY(country().data(Qt::AccessibleTextRole).toString().contains(u"2 unread"_s));
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2020/1"), Mark::New, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2001/8"), Mark::Changed, LongMs);
        m_desk->open("/akn/xa/act/2020/1");
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2020/1"), Mark::None, LongMs);
        QCOMPARE(country().data(LibraryModel::UnreadRole).toInt(), 1);
        // It stays read when the program is started again.
        m_desk->close();
        m_desk->start();
        QTRY_COMPARE_WITH_TIMEOUT(country().data(LibraryModel::UnreadRole).toInt(), 1, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2020/1"), Mark::None, LongMs);
        openPanel(1);
        click(u"allRead"_s);
        QTRY_COMPARE_WITH_TIMEOUT(country().data(LibraryModel::UnreadRole).toInt(), 0, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2001/8"), Mark::None, LongMs);
    }

    /// A part that could not be fetched: the work is marked, and the panel says which and why.
    void whatIsNotWholeIsMarked()
    {
        RouteFixture server;
        std::atomic<bool> isIll = true;
        FaultProxy proxy(server.port(), [&isIll](const QByteArray &target, int) {
            const bool isPart = target.contains("/2004/17/eng@2009-02-03/media/a.png");
            return isIll && isPart ? Fault::ServerError : Fault::None;
        });
        openPanel();
        connectTo(proxy.base(), server.token());
        awaitState(u"1 failed"_s);
        QVERIFY(problem().contains(u"Existing texts are kept"_s));
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2004/17"), Mark::Stale, LongMs);
        isIll = false;
        runAgain();
        awaitState(u"Up to date"_s);
        // That it is whole now is news.
        QTRY_COMPARE_WITH_TIMEOUT(markOf("/akn/xa/act/2004/17"), Mark::Changed, LongMs);
    }

    /// To a computer without a network: all of it first, then what changed.
    void packsBringALibraryElsewhere()
    {
        m_desk->importSample();
        must(m_desk->window()
                 .library()
                 ->library()
                 .writer()
                 .submit([](store::Database &db) {
                     KnowledgeBase base;
                     base.code = "of-the-news";
                     base.name = u"Of the news"_s;
                     return store::addKnowledgeBase(db, base);
                 })
                 .get());
        find<QAction>(u"exportPack"_s)->trigger();
        m_desk->answerFileDialog(m_desk->path(u"all.zip"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_desk->path(u"all.zip"_s)), LongMs);
        QTRY_VERIFY(m_desk->preferences().packRevision(m_desk->libraryPath()) > 0);
        const QString said = m_desk->window().statusBar()->currentMessage();
        QVERIFY2(said.contains(u"3 knowledge base"_s), qPrintable(said));
        m_desk->write(u"new.xml"_s, xmlOf({}));
        m_desk->import({m_desk->path(u"new.xml"_s)});
        QTRY_VERIFY(!m_desk->window().findChild<QFileDialog *>());
        find<QAction>(u"exportDelta"_s)->trigger();
        m_desk->answerFileDialog(m_desk->path(u"changes.zip"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_desk->path(u"changes.zip"_s)), LongMs);
        m_desk->close();
        const std::unique_ptr<DeskFixture> here = std::move(m_desk);
        startDesk();
        // What does not follow what is there is refused, with a reason.
        QVERIFY(m_desk->import({here->path(u"changes.zip"_s)}).contains(u"1 refused"_s));
        const QString told = m_desk->import({here->path(u"all.zip"_s)});
        QVERIFY2(told.contains(u"33 imported"_s), qPrintable(told));
        QVERIFY2(told.contains(
                     u"Of these, knowledge bases: 1 added, 0 changed, 0 removed, 0 kept"_s),
                 qPrintable(told));
        QVERIFY(m_desk->import({here->path(u"changes.zip"_s)}).contains(u"1 imported"_s));
        m_desk->open("/akn/xa/act/2005/4");
    }

private:
    QTreeWidget &news() { return *find<QTreeWidget>(u"syncNews"_s); }

    /// A new work, and a later text of one that is there.
    void changeUpstream(RouteFixture &server)
    {
        server.clock.advance(HourMs);
        m_desk->clock.advance(HourMs);
        server.change([&server](store::Database &db) -> Result<void> {
            DocumentSpec later;
            later.work = "/akn/xa/act/2001/8";
            later.date = "2023-01-01";
            later.body = "<section eId=\"sec_1\"><content><p>New words.</p></content></section>";
            DocumentSpec added;
            added.work = "/akn/xa/act/2020/1";
            added.date = "2020-03-01";
            added.title = "Act of the news";
            for (const DocumentSpec &spec : {later, added})
                SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  server.clock.now()));
            return {};
        });
    }

    static QTreeWidgetItem *child(const QTreeWidgetItem &run, const QString &what)
    {
        for (int row = 0; row < run.childCount(); ++row) {
            if (run.child(row)->text(1) == what)
                return run.child(row);
        }
        return nullptr;
    }

    void clickCell(QTreeWidgetItem *item, int column)
    {
        news().scrollToItem(item);
        const QModelIndex index = news().indexAt(news().visualItemRect(item).center());
        QTest::mouseClick(news().viewport(), Qt::LeftButton, {},
                          news().visualRect(index.siblingAtColumn(column)).center());
    }

    QAbstractItemModel &tree() { return *find<QTreeView>(u"libraryTree"_s)->model(); }
    QModelIndex country() { return tree().index(0, 0); }

    /// Opens what leads to the work.
    Mark markOf(const QByteArray &work)
    {
        auto *view = find<QTreeView>(u"libraryTree"_s);
        view->expandAll();
        const QModelIndexList found = tree().match(tree().index(0, 0), LibraryModel::UriRole, work,
                                                   1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? Mark::None
                               : Mark(found.constFirst().data(LibraryModel::MarkRole).toInt());
    }
};

SHERIA_GUI_TEST(TestSyncNews)
} // namespace tst_syncnews
#include "tst_syncnews.moc"
