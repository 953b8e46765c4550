// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/attemptview.h"
#include "app/webhooks/logpage.h"
#include "core/store/db/readers.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_deliverymodel {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Many = 100'000;

store::Delivery delivery(const QByteArray &work, const QByteArray &outcome)
{
    store::Delivery made;
    made.workUri = work;
    made.outcome = outcome;
    made.action = "updated";
    made.invocationId = "inv_" + work.right(1);
    made.startedAt = QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);
    return made;
}

/// Counts what a view asks it for.
class AskedModel final : public DeliveryModel
{
public:
    QVariant data(const QModelIndex &index, int role) const override
    {
        ++asked;
        return DeliveryModel::data(index, role);
    }
    mutable qsizetype asked = 0;
};

class TestDeliveryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_readers = must(store::Readers::open(m_library->path(), 1));
    }

    void cleanup()
    {
        m_readers.reset();
        m_library.reset();
    }

    void showsTheNewestFirstAndFollows()
    {
        add("/akn/zz/act/1", "delivered");
        add("/akn/zz/act/2", "too-slow");
        DeliveryModel model;
        const QAbstractItemModelTester tester(&model);
        model.setReaders(m_readers.get());
        QTRY_COMPARE(model.rowCount(), 2);
        QTRY_COMPARE(text(model, 0, DeliveryModel::WorkColumn), u"/akn/zz/act/2"_s);
        QCOMPARE(text(model, 0, DeliveryModel::OutcomeColumn), u"Timed out"_s);
        QCOMPARE(text(model, 1, DeliveryModel::WorkColumn), u"/akn/zz/act/1"_s);
        const QPersistentModelIndex chosen = model.index(1, 0);
        add("/akn/zz/act/3", "delivered");
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 3);
        QCOMPARE(chosen.row(), 2);
        QTRY_COMPARE(text(model, 0, DeliveryModel::WorkColumn), u"/akn/zz/act/3"_s);
        store::DeliveryFilter filter;
        filter.outcome = "failed";
        model.setFilter(filter);
        QTRY_COMPARE(model.rowCount(), 1);
        add("/akn/zz/act/4", "delivered"); // Not one of these.
        add("/akn/zz/act/5", "broken");
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 2);
        model.setReaders(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    /// Only what is seen is asked for and fetched, however many rows there are.
    void aHundredThousandRowsAreFluid()
    {
        must(m_library->db().execute(R"sql(
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
            INSERT INTO delivery (outbox_id, endpoint_id, invocation_id, request_id, number, url,
                                  work_uri, action, started_at, duration_ms, outcome, status,
                                  request, response, response_bytes, note)
            SELECT i, 1, 'inv_' || i, 'req_' || i, 1, 'http://127.0.0.1:9/', '/akn/zz/act/' || i,
                   'updated', i * 1000, 1, 'delivered', 200, zeroblob(400), zeroblob(200), 200, ''
              FROM n)sql"));
        AskedModel model;
        QTableView view;
        view.setModel(&model);
        view.resize(800, 500);
        view.show();
        const QSignalSpy fetched(&model, &QAbstractItemModel::dataChanged);
        model.setReaders(m_readers.get());
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), Many, 20'000);
        constexpr int Steps = 200;
        qsizetype mostAsked = 0;
        for (int step = 0; step <= Steps; ++step) {
            const qsizetype before = model.asked;
            view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / Steps * step);
            view.viewport()->repaint();
            QCoreApplication::processEvents();
            mostAsked = std::max(mostAsked, model.asked - before);
        }
        QVERIFY2(mostAsked < Many / 10, QByteArray::number(mostAsked).constData());
        QVERIFY2(fetched.size() <= 2 * Steps, QByteArray::number(fetched.size()).constData());
        QTRY_COMPARE(text(model, Many - 1, DeliveryModel::WorkColumn), u"/akn/zz/act/1"_s);
        add("/akn/zz/act/new", "delivered");
        model.refresh();
        QTRY_COMPARE(text(model, 0, DeliveryModel::WorkColumn), u"/akn/zz/act/new"_s);
        QCOMPARE(model.rowCount(), Many); // No more than it may hold: the oldest went.
    }

    /// A moment's place on the time axis: in order, and the first seconds are not lost beside hours.
    void theWaterfallShowsSecondsBesideHours()
    {
        constexpr qint64 Whole = 12LL * 3600 * 1000;
        QCOMPARE(Waterfall::placeOf(0, Whole), 0.0);
        QCOMPARE(Waterfall::placeOf(Whole, Whole), 1.0);
        QVERIFY(Waterfall::placeOf(5'000, Whole) > 0.1);
        double before = -1;
        for (const qint64 ms : {0, 5'000, 20'000, 65'000, 200'000, 14'400'000}) {
            QVERIFY(Waterfall::placeOf(ms, Whole) > before);
            before = Waterfall::placeOf(ms, Whole);
        }
        QCOMPARE(Waterfall::placeOf(7, 0), 0.0);
    }

private:
    void add(const QByteArray &work, const QByteArray &outcome)
    {
        must(store::recordDelivery(m_library->db(), delivery(work, outcome)));
    }

    static QString text(const DeliveryModel &model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<store::Readers> m_readers;
};

SHERIA_GUI_TEST(TestDeliveryModel)
} // namespace tst_deliverymodel
#include "tst_deliverymodel.moc"
