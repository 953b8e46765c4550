// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/log/metrics.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <thread>
#include <vector>

namespace tst_metrics {

using namespace sheria::http;
using namespace Qt::StringLiterals;
using std::chrono::microseconds;

/// The number of the line that is called `name`, labels and all; -1 when there is none.
double valueOf(const QByteArray &text, const QByteArray &name)
{
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith(QByteArray(name + ' ')))
            return line.mid(name.size() + 1).toDouble();
    }
    return -1;
}

/// What monitoring programs read.
class TestMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestsAreCountedByRouteAndStatus()
    {
        Metrics metrics;
        metrics.setRoutes({"places", "akn"});
        metrics.answered(0, 200, microseconds(10), 5);
        metrics.answered(1, 200, microseconds(10), 5);
        metrics.answered(1, 404, microseconds(10), 5);
        metrics.answered(1, 404, microseconds(10), 5);
        metrics.answered(-1, 400, microseconds(10), 5);
        metrics.answered(-1, 799, microseconds(10), 5);
        const QByteArray text = metrics.text();
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"places\",status=\"200\"}"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"akn\",status=\"200\"}"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"akn\",status=\"404\"}"), 2.0);
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"none\",status=\"400\"}"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"none\",status=\"799\"}"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_requests_total{route=\"places\",status=\"404\"}"),
                 -1.0);
        QCOMPARE(valueOf(text, "sheria_http_response_body_bytes_total"), 30.0);
    }

    /// Each bucket counts everything up to its bound, and the last everything.
    void durationsAreCumulative()
    {
        Metrics metrics;
        metrics.answered(-1, 200, microseconds(50), 0);
        metrics.answered(-1, 200, microseconds(51), 0);
        metrics.answered(-1, 200, microseconds(900'000), 0);
        metrics.answered(-1, 200, std::chrono::seconds(100), 0);
        const QByteArray text = metrics.text();
        const QByteArray name = "sheria_http_request_duration_seconds";
        QCOMPARE(valueOf(text, name + "_bucket{le=\"5e-05\"}"), 1.0);
        QCOMPARE(valueOf(text, name + "_bucket{le=\"0.0001\"}"), 2.0);
        QCOMPARE(valueOf(text, name + "_bucket{le=\"0.25\"}"), 2.0);
        QCOMPARE(valueOf(text, name + "_bucket{le=\"1\"}"), 3.0);
        QCOMPARE(valueOf(text, name + "_bucket{le=\"30\"}"), 3.0);
        QCOMPARE(valueOf(text, name + "_bucket{le=\"+Inf\"}"), 4.0);
        QCOMPARE(valueOf(text, name + "_count"), 4.0);
        QCOMPARE(valueOf(text, name + "_sum"), 100.900101);
    }

    void everyLineIsInTheFormat()
    {
        Metrics metrics;
        metrics.setRoutes({"places"});
        metrics.answered(0, 200, microseconds(10), 5);
        metrics.keptAnswerLooked(true);
        metrics.keptAnswerLooked(false);
        metrics.connected();
        const QByteArray text = metrics.text();
        QVERIFY(text.endsWith('\n'));
        const QRegularExpression line(
            u"^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\\{[a-z]+=\"[^\"]*\"(,[a-z]+=\"[^\"]*\")*\\})? [-+0-9.e]+)$"_s);
        for (const QByteArray &each : text.chopped(1).split('\n'))
            QVERIFY2(line.match(QString::fromUtf8(each)).hasMatch(), each.constData());
        QCOMPARE(valueOf(text, "sheria_http_cache_hits_total"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_cache_misses_total"), 1.0);
        QCOMPARE(valueOf(text, "sheria_http_connections"), 1.0);
        QVERIFY(valueOf(text, "process_resident_memory_bytes") > 1e6);
        QVERIFY(valueOf(text, "process_cpu_seconds_total") > 0);
    }

    void threadsLoseNothing()
    {
        constexpr int Threads = 4;
        constexpr int Each = 20'000;
        Metrics metrics;
        std::vector<std::jthread> threads;
        for (int i = 0; i < Threads; ++i) {
            threads.emplace_back([&metrics] {
                for (int n = 0; n < Each; ++n)
                    metrics.answered(-1, 200, microseconds(1), 1);
            });
        }
        threads.clear();
        QCOMPARE(valueOf(metrics.text(),
                         "sheria_http_requests_total{route=\"none\",status=\"200\"}"),
                 double(Threads * Each));
    }
};

SHERIA_TEST(TestMetrics)
} // namespace tst_metrics
#include "tst_metrics.moc"
