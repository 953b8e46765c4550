// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/async/background.h"
#include "core/store/db/statement.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QSemaphore>
#include <QTest>

#include <vector>

namespace tst_latestquery {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;

/// A person clicks faster than the library answers.
class TestLatestQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSupersededBeforeItsTurnIsNotRun()
    {
        const TestLibrary library;
        const auto readers = must(store::Readers::open(library.path(), 1));
        QSemaphore go;
        readers->post([&go](store::Database &) { go.acquire(); });
        LatestQuery query(*readers, this);
        std::vector<int> ran; // By the one reader, before the last result is shown.
        int shown = 0;
        for (int asked = 1; asked <= 5; ++asked) {
            query.start(
                [&ran, asked](store::Database &, const std::stop_token &) {
                    ran.push_back(asked);
                    return asked;
                },
                [&shown](int result) { shown = result; });
        }
        go.release();
        QTRY_COMPARE(shown, 5);
        QCOMPARE(ran, std::vector<int>{5});
    }

    void whatIsSupersededWhileItRunsIsInterrupted()
    {
        const TestLibrary library;
        const auto readers = must(store::Readers::open(library.path(), 1));
        LatestQuery query(*readers, this);
        QSemaphore runs;
        bool isShown = false;
        query.start(
            [&runs](store::Database &db, const std::stop_token &) {
                runs.release();
                return store::Statement::number(
                           db,
                           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                           "SELECT count(*) FROM n WHERE i < 0") // Has no end.
                    .has_value();
            },
            [&isShown](bool) { isShown = true; });
        runs.acquire();
        int shown = 0;
        query.start([](store::Database &, const std::stop_token &) { return 2; },
                    [&shown](int result) { shown = result; });
        QTRY_COMPARE(shown, 2);
        QVERIFY(!isShown);
    }
};

SHERIA_TEST(TestLatestQuery)
} // namespace tst_latestquery
#include "tst_latestquery.moc"
