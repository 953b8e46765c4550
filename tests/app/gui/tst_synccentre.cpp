// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QCheckBox>
#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

namespace tst_synccentre {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 MinuteMs = 60'000;
constexpr qint64 HourMs = 60 * MinuteMs;
constexpr int LooksWithoutRun = 3; ///< After so many looks at what is due nothing was.

const QByteArray Tree = "/akn/xa/act/2004/17/eng@2009-02-03";
const QByteArray Dated = "/akn/xa/act/2005-10-03/9/eng@2005-10-03";
const QByteArray ToCome = "/akn/xa/act/2031/1/eng@2031-01-01";
const QByteArray Repealed = "/akn/xa/act/2001/8/eng@2001-01-01";

/// What the sync centre does beyond fetching: it checks, asks before much goes, and waits its time.
class TestSyncCentre : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        startDesk();
        m_server = std::make_unique<RouteFixture>();
        m_proxy = std::make_unique<FaultProxy>(m_server->port(),
                                               [](const QByteArray &, int) { return Fault::None; });
        openPanel();
    }
    void cleanup()
    {
        m_desk.reset();
        m_proxy.reset();
        m_server.reset();
    }

    /// A full check lists everything again; a run asks for what changed only.
    void aFullCheckComparesEverything()
    {
        connectHere();
        m_proxy->forgetTargets();
        runAgain();
        const int before = wholeLists();
        m_proxy->forgetTargets();
        checkAll();
        QVERIFY2(wholeLists() > before, qPrintable(QString::number(before)));
        awaitState(u"Up to date"_s);
    }

    /// More than a tenth would go: nothing does before a person has said so.
    void muchThatIsGoneIsAskedAbout()
    {
        connectHere();
        const qint64 texts = complete();
        goneUpstream({Tree, Repealed});
        checkAll();
        // Said once: it stays, and is marked.
        QTRY_VERIFY(placeState(u"Exampleland"_s).contains(u"2 reported as deleted"_s));
        QVERIFY(isHere(Tree) && isHere(Repealed));
        m_desk->clock.advance(6 * MinuteMs);
        checkAll();
        awaitState(u"Too many deletions"_s);
        QVERIFY2(problem().contains(u"more than a tenth of the texts from Exampleland"_s),
                 qPrintable(problem()));
        QCOMPARE(complete(), texts);
        QVERIFY(isHere(Tree));
        // "No" leaves it as it is.
        click(u"allowDeletions"_s);
        answerBox(u"keepThem"_s);
        QVERIFY(isHere(Tree));
        click(u"allowDeletions"_s);
        answerBox(u"deleteThem"_s);
        awaitState(u"Up to date"_s);
        QTRY_COMPARE_WITH_TIMEOUT(complete(), texts - 2, LongMs);
        QVERIFY(!isHere(Tree) && !isHere(Repealed));
        QVERIFY(problem().isEmpty());
        // What went is news, and leads nowhere any more.
        openPanel(1);
        QTreeWidgetItem *deleted = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(deleted = newsRow(u"Deleted"_s), LongMs);
        QCOMPARE(deleted->toolTip(0), u"/akn/xa/act/2001/8"_s);
        find<QTreeWidget>(u"syncNews"_s)->setCurrentItem(deleted);
        QVERIFY(!find<QAbstractButton>(u"openNews"_s)->isEnabled());
        QVERIFY(!find<QAbstractButton>(u"compareNews"_s)->isEnabled());
    }

    /// Also when the program was started again: what is gone is in the library.
    void whatIsAskedAboutIsAskedAboutAgain()
    {
        connectHere();
        goneUpstream({Tree, Repealed});
        checkAll();
        awaitState(u"Too many deletions"_s);
        m_desk->close();
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Too many deletions"_s);
        QVERIFY2(problem().contains(u"Exampleland"_s), qPrintable(problem()));
        // Nobody asks the server for them meanwhile, however long it takes.
        m_desk->clock.advance(6 * MinuteMs);
        lookAgain();
        QCOMPARE(runs(), 2);
        click(u"allowDeletions"_s);
        auto *list = find<QListWidget>(u"deletionList"_s);
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), 2, LongMs);
        QVERIFY2(list->item(0)->text().endsWith(u"/akn/xa/act/2001/8/eng@2001-01-01"_s),
                 qPrintable(list->item(0)->text()));
        QCOMPARE(find<QAbstractButton>(u"deleteThem"_s)->text(), u"Delete 2 Text(s)"_s);
        // Enter keeps them.
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"confirmDeletions"_s));
        QVERIFY(isHere(Tree));
        QCOMPARE(runs(), 2);
    }

    /// The server has to say it twice, some minutes apart: what a person says in between is remembered.
    void whatWasAllowedTooEarlyGoesLater()
    {
        connectHere();
        goneUpstream({Tree, Repealed});
        checkAll();
        awaitState(u"Too many deletions"_s);
        click(u"allowDeletions"_s);
        answerBox(u"deleteThem"_s);
        QTRY_VERIFY_WITH_TIMEOUT(runs() == 3 && isIdle(), LongMs);
        QVERIFY(isHere(Tree) && isHere(Repealed));
        QTRY_VERIFY2(problem().contains(u"checked again at "_s), qPrintable(problem()));
        QVERIFY(!find<QAbstractButton>(u"allowDeletions"_s)->isVisible());
        lookAgain();
        QCOMPARE(runs(), 3);
        m_desk->clock.advance(5 * MinuteMs);
        QTRY_VERIFY_WITH_TIMEOUT(!isHere(Tree) && !isHere(Repealed), LongMs);
        awaitState(u"Up to date"_s);
        QTRY_VERIFY(problem().isEmpty());
        QCOMPARE(runs(), 4);
        // It was said of these, not of what goes after them.
        goneUpstream({Dated, ToCome});
        checkAll();
        awaitState(u"Too many deletions"_s);
        m_desk->clock.advance(6 * MinuteMs);
        lookAgain();
        QVERIFY(isHere(Dated) && isHere(ToCome));
    }

    void whatWasRepealedIsNews()
    {
        connectHere();
        m_server->clock.advance(HourMs);
        m_desk->clock.advance(HourMs);
        m_server->change([this](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.repeal = Repeal();
            work.repeal->date = QDate(2023, 6, 1);
            work.repeal->by = {"/akn/xa/act/2023/3", u"Tree Repeal Act"_s};
            SHERIA_CHECK(store::putWork(db, work, m_server->clock.now()));
            return {};
        });
        runAgain();
        openPanel(1);
        QTreeWidgetItem *row = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(row = newsRow(u"Repealed"_s), LongMs);
        QCOMPARE(row->text(0), u"Tree Protection Act"_s);
        find<QTreeWidget>(u"syncNews"_s)->setCurrentItem(row);
        click(u"openNews"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window().tabs().current()
                                     && m_desk->window().tabs().current()->expression(),
                                 LongMs);
        QVERIFY(m_desk->window().tabs().current()->expression()->record.work.repeal.has_value());
    }

    /// An hour is chosen, and when it is over it runs by itself.
    void itRunsAtItsTime()
    {
        connectHere();
        choose([this] { setInterval(u"Every hour"_s); });
        const qint64 before = runs();
        m_desk->clock.advance(59 * MinuteMs);
        lookAgain();
        QCOMPARE(runs(), before);
        m_desk->clock.advance(2 * MinuteMs);
        QTRY_COMPARE_WITH_TIMEOUT(runs(), before + 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(sync().sources().front().runs.front().cause, "interval"_ba);
    }

    /// A metered connection: once a day at most, and nothing but texts.
    void aMeteredConnectionIsSpared()
    {
        openPanel();
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer(m_proxy->base(), m_server->token());
        click(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(find<QCheckBox>(u"meteredChoice"_s)->isVisible(), LongMs);
        setInterval(u"Every hour"_s);
        QTest::keyClick(find<QCheckBox>(u"meteredChoice"_s), Qt::Key_Space);
        // The estimate looks at some texts of its own.
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(u"syncEstimate"_s)->text().startsWith(u"About "_s),
                                 LongMs);
        m_proxy->forgetTargets();
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        const QList<QByteArray> targets = m_proxy->targets();
        QVERIFY(std::any_of(targets.begin(), targets.end(), [](const QByteArray &target) {
            return target.contains("/2004/17/eng@2009-02-03");
        }));
        for (const QByteArray &target : targets)
            QVERIFY2(!target.contains("/media/"), target.constData());
        const qint64 before = runs();
        m_desk->clock.advance(5 * HourMs);
        lookAgain();
        QCOMPARE(runs(), before);
        m_desk->clock.advance(20 * HourMs);
        QTRY_COMPARE_WITH_TIMEOUT(runs(), before + 1, LongMs);
    }

private:
    void connectHere()
    {
        connectTo(m_proxy->base(), m_server->token());
        awaitState(u"Up to date"_s);
    }

    /// Opens the form of the source, lets `change` it, and stores it: that runs it once.
    void choose(const std::function<void()> &change)
    {
        const qint64 before = runs();
        find<QAction>(u"editSource"_s)->trigger();
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Save and Run"_s, LongMs);
        change();
        click(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(runs() > before && isIdle(), LongMs);
    }

    void setInterval(const QString &text)
    {
        auto *interval = find<QComboBox>(u"intervalChoice"_s);
        interval->setCurrentIndex(interval->findText(text));
        QCOMPARE(interval->currentText(), text);
    }

    /// "Full Check", to its end.
    void checkAll()
    {
        const qint64 before = runs();
        auto *check = find<QAction>(u"fullCheck"_s);
        QTRY_VERIFY(check->isEnabled());
        check->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runs() > before && isIdle(), LongMs);
    }

    /// Until the desk has looked some times whether anything is due.
    void lookAgain()
    {
        QSignalSpy looks(&sync(), &SyncDesk::refreshed);
        QTRY_VERIFY_WITH_TIMEOUT(looks.size() >= LooksWithoutRun, LongMs);
        QVERIFY(isIdle());
    }

    /// Lists of expressions that were asked for without a time from which on.
    int wholeLists()
    {
        const QList<QByteArray> targets = m_proxy->targets();
        return int(std::count_if(targets.begin(), targets.end(), [](const QByteArray &target) {
            return target.contains("/work-expressions") && !target.contains("updated_at");
        }));
    }

    void goneUpstream(const QByteArrayList &uris)
    {
        m_server->clock.advance(HourMs);
        m_desk->clock.advance(HourMs);
        for (const QByteArray &uri : uris)
            m_server->change([&](store::Database &db) {
                return store::deleteExpression(db, uri, m_server->clock.now());
            });
    }

    QString placeState(const QString &name)
    {
        const QTreeWidgetItem *source = sources().topLevelItem(0);
        for (int row = 0; row < source->childCount(); ++row) {
            if (source->child(row)->text(0) == name)
                return source->child(row)->text(1);
        }
        return {};
    }

    bool isHere(const QByteArray &expressionUri)
    {
        store::Database db = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        const FrbrUri uri = must(FrbrUri::parse(expressionUri));
        return store::findExpression(db, uri, Today(m_desk->clock.now())).has_value();
    }

    void answerBox(const QString &button)
    {
        click(button);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"confirmDeletions"_s));
    }

    QTreeWidgetItem *newsRow(const QString &what)
    {
        const auto *news = find<QTreeWidget>(u"syncNews"_s);
        for (int run = 0; run < news->topLevelItemCount(); ++run) {
            for (int row = 0; row < news->topLevelItem(run)->childCount(); ++row) {
                if (news->topLevelItem(run)->child(row)->text(1) == what)
                    return news->topLevelItem(run)->child(row);
            }
        }
        return nullptr;
    }

    std::unique_ptr<RouteFixture> m_server;
    std::unique_ptr<FaultProxy> m_proxy;
};

SHERIA_GUI_TEST(TestSyncCentre)
} // namespace tst_synccentre
#include "tst_synccentre.moc"
