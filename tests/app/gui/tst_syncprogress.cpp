// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/sourcespage.h"
#include "app/theme/progressdelegate.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/app/gui/heldserver.h"
#include "tests/app/gui/synctest.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QCheckBox>
#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace tst_syncprogress {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 300;
constexpr int ByLaws = 80;
constexpr int SomeRequests = 40;
constexpr int StepMs = 10'000; ///< A longer one would be taken for sleep.
constexpr int SomeNews = 15;   ///< Of a run: it had time to get somewhere.

/// How far a run is, as the sync centre shows it, and what of a server comes along.
class TestSyncProgress : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        startDesk();
        openPanel();
    }
    void cleanup() { m_desk.reset(); }

    /// So many in ten seconds: that is the rate, and the others take as long.
    void rateAndRemainingTimeAreShown()
    {
        HeldServer server(Acts);
        connectTo(server.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld() && isStill(), LongMs);
        server.letOn(SomeRequests); // Who gets an answer counts what was stored before.
        QTRY_VERIFY_WITH_TIMEOUT(server.isHeld() && isStill(), LongMs);
        const double fetched = double(live().progress.fetched);
        QVERIFY2(fetched > 0 && fetched < Acts, qPrintable(state()));
        m_desk->clock.advance(StepMs);
        static const QRegularExpression shown(
            u"^(\\d+) of 300 downloaded, (\\d+) (s|min) left, ([\\d.]+) a second$"_s);
        QRegularExpressionMatch said;
        QTRY_VERIFY2((said = shown.match(state())).hasMatch(), qPrintable(state()));
        QCOMPARE(said.captured(1).toDouble(), fetched);
        // What came before the first look does not count.
        const double rate = fetched * 1000 / StepMs;
        const double told = said.captured(4).toDouble();
        QVERIFY2(told > rate / 2 && told < rate + 0.6, qPrintable(state()));
        const double left = (Acts - fetched) / rate;
        const int unit = said.captured(3) == u"min"_s ? 60 : 1;
        const double from = said.captured(2).toDouble() * unit;
        QVERIFY2(from + unit > left * 0.9 && from < left * 2, qPrintable(state()));
        server.letGo();
        awaitState(u"Up to date"_s);
    }

    void eachPlaceShowsHowFarItIs()
    {
        RouteFixture server;
        addByLaws(server);
        Gate gate(ByLaws / 2);
        FaultProxy proxy(server.port(), [&gate](const QByteArray &target, int) {
            if (target.contains("/by-law/2013/"))
                gate.pass();
            return Fault::None;
        });
        const auto whenItEnds = qScopeGuard([&gate] { gate.letGo(); });
        connectTo(proxy.base(), server.token());
        QTRY_VERIFY_WITH_TIMEOUT(gate.isHeld() && isStill(), LongMs);
        gate.letOn(SomeRequests);
        QTRY_VERIFY_WITH_TIMEOUT(gate.isHeld() && isStill(), LongMs);
        const sync::Progress progress = live().progress;
        QCOMPARE(progress.places.size(), 2U);
        qint64 fetched = 0;
        for (const auto &[code, place] : progress.places) {
            const QTreeWidgetItem *row = rowOf(sync().placeName(code));
            QVERIFY2(row, code.constData());
            QCOMPARE(row->text(1), u"%1 of %2"_s.arg(place.done).arg(place.total));
            QCOMPARE(row->data(2, ProgressDelegate::ShareRole).toDouble(),
                     double(place.done) / double(place.total));
            fetched += place.done;
        }
        const auto &bay = progress.places.at("xa-bay");
        QCOMPARE(bay.total, ByLaws + 1);
        QVERIFY(bay.done > 0 && bay.done < bay.total);
        QCOMPARE(progress.fetched, fetched);
        QCOMPARE(sources().topLevelItem(0)->data(2, ProgressDelegate::ShareRole).toDouble(),
                 double(fetched) / double(progress.total));
        gate.letGo();
        awaitState(u"Up to date"_s);
        QCOMPARE(rowOf(u"Bay City"_s)->text(1), QString());
        QVERIFY(!rowOf(u"Bay City"_s)->data(2, ProgressDelegate::ShareRole).isValid());
        QCOMPARE(rowOf(u"Bay City"_s)->text(3), QString::number(ByLaws + 1));
    }

    /// Images come unless they are unticked, and come later when they are ticked again.
    void imagesComeWhenTheyAreTicked()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        beginConnecting(proxy.base(), server.token());
        auto *media = find<QCheckBox>(u"mediaChoice"_s);
        QVERIFY(media->isChecked());
        QTest::keyClick(media, Qt::Key_Space);
        awaitEstimate();
        proxy.forgetTargets();
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(images(proxy), 0);
        const qint64 before = runs();
        find<QAction>(u"editSource"_s)->trigger();
        click(u"connectNext"_s);
        media = find<QCheckBox>(u"mediaChoice"_s);
        QTRY_VERIFY_WITH_TIMEOUT(media->isVisible(), LongMs);
        QVERIFY(!media->isChecked());
        QTest::keyClick(media, Qt::Key_Space);
        awaitEstimate();
        proxy.forgetTargets();
        click(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(runs() > before && isIdle(), LongMs);
        QVERIFY(images(proxy) > 0);
    }

    /// Over a metered connection nothing comes along: the boxes say so, and remember what was chosen.
    void aMeteredConnectionSwitchesWhatComesAlong()
    {
        RouteFixture server;
        beginConnecting("http://127.0.0.1:" + QByteArray::number(server.port()), server.token());
        auto *metered = find<QCheckBox>(u"meteredChoice"_s);
        const auto boxes = {find<QCheckBox>(u"mediaChoice"_s),
                            find<QCheckBox>(u"publicationChoice"_s),
                            find<QCheckBox>(u"pdfChoice"_s)};
        QTest::keyClick(metered, Qt::Key_Space);
        for (const QCheckBox *box : boxes) {
            QVERIFY(!box->isEnabled());
            QVERIFY(!box->toolTip().isEmpty());
        }
        QVERIFY(find<QCheckBox>(u"mediaChoice"_s)->isChecked());
        QTest::keyClick(metered, Qt::Key_Space);
        for (const QCheckBox *box : boxes)
            QVERIFY(box->isEnabled());
        click(u"cancelConnect"_s);
    }

private:
    const SourceStatus &live() { return sync().live(id()); }

    /// Whether the run has had news for a while, and they were always the same.
    bool isStill()
    {
        const qint64 fetched = live().progress.fetched;
        QSignalSpy moves(&sync(), &SyncDesk::moved);
        while (moves.size() < SomeNews)
            moves.wait(LongMs);
        return live().progress.fetched == fetched;
    }

    QTreeWidgetItem *rowOf(const QString &place)
    {
        QTreeWidgetItem *source = sources().topLevelItem(0);
        for (int row = 0; row < source->childCount(); ++row) {
            if (source->child(row)->text(0) == place)
                return source->child(row);
        }
        return nullptr;
    }

    static void addByLaws(RouteFixture &server)
    {
        server.change([&server](store::Database &db) -> Result<void> {
            for (int number = 1; number <= ByLaws; ++number) {
                DocumentSpec spec;
                spec.work = "/akn/xa-bay/act/by-law/2013/" + QByteArray::number(number);
                SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  server.clock.now()));
            }
            return {};
        });
    }

    /// To the page where one chooses.
    void beginConnecting(const QByteArray &base, const QByteArray &token)
    {
        m_desk->press(u"Ctrl+Shift+U"_s);
        giveServer(base, token);
        click(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(find<QCheckBox>(u"meteredChoice"_s)->isVisible(), LongMs);
    }

    QString estimate() { return find<QLabel>(u"syncEstimate"_s)->text(); }
    /// The estimate looks at some texts of its own.
    void awaitEstimate() { QTRY_VERIFY_WITH_TIMEOUT(estimate().startsWith(u"About "_s), LongMs); }

    static int images(FaultProxy &proxy)
    {
        const QList<QByteArray> targets = proxy.targets();
        return int(std::count_if(targets.begin(), targets.end(), [](const QByteArray &target) {
            return target.contains("/media/") && target.endsWith(".png");
        }));
    }
};

SHERIA_GUI_TEST(TestSyncProgress)
} // namespace tst_syncprogress
#include "tst_syncprogress.moc"
