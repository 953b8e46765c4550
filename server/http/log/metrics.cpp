#include "server/http/log/metrics.h"

#include "server/http/message/problem.h"

#include <QFile>

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace sheria::http {

using namespace Qt::StringLiterals;
using std::chrono::microseconds;

namespace {

/// Upper bounds; a kept answer takes tens of microseconds, a PDF seconds.
constexpr std::array<qint64, 14> BoundsUs{50,      100,       250,       500,       1'000,
                                          2'500,   5'000,     10'000,    25'000,    100'000,
                                          250'000, 1'000'000, 5'000'000, 30'000'000};

QByteArray seconds(double value)
{
    return QByteArray::number(value, 'g', 12);
}

void describe(QByteArray &out, QByteArrayView name, QByteArrayView type, QByteArrayView help)
{
    out.append("# HELP ").append(name).append(' ').append(help);
    out.append("\n# TYPE ").append(name).append(' ').append(type).append('\n');
}

void appendCounter(QByteArray &out, QByteArrayView name, QByteArrayView help,
                   const std::atomic<quint64> &counter)
{
    appendMetric(out, name, "counter", help,
                 QByteArray::number(counter.load(std::memory_order_relaxed)));
}

/// Memory of this process that is in RAM, in bytes; 0 where the system does not say.
qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
}

double processorSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double Million = 1e6;
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / Million;
}

} // namespace

void appendMetric(QByteArray &out, QByteArrayView name, QByteArrayView type, QByteArrayView help,
                  const QByteArray &value)
{
    const qsizetype labels = name.indexOf('{');
    describe(out, labels < 0 ? name : name.first(labels), type, help);
    out.append(name).append(' ').append(value).append('\n');
}

void Metrics::setRoutes(QByteArrayList rows)
{
    m_routes = std::move(rows);
    const auto count = static_cast<std::size_t>(m_routes.size()) + 1;
    m_requests = std::make_unique<Counter[]>(count * knownStatuses().size());
}

void Metrics::answered(int route, int status, microseconds took, qint64 bodyBytes)
{
    const auto row = static_cast<std::size_t>(route + 1);
    add(m_requests[row * knownStatuses().size() + statusIndex(status)], 1);
    const auto bucket = std::lower_bound(BoundsUs.begin(), BoundsUs.end(), took.count())
        - BoundsUs.begin();
    add(m_durations[static_cast<std::size_t>(bucket)], 1);
    add(m_microseconds, static_cast<quint64>(std::max<qint64>(0, took.count())));
    add(m_bytes, static_cast<quint64>(bodyBytes));
}

void Metrics::writeRequests(QByteArray &out) const
{
    describe(out, "sheria_http_requests_total", "counter", "Requests answered.");
    const auto statuses = knownStatuses();
    for (qsizetype route = -1; route < m_routes.size(); ++route) {
        const QByteArray name = route < 0 ? "none"_ba : m_routes[route];
        for (std::size_t i = 0; i < statuses.size(); ++i) {
            const auto at = static_cast<std::size_t>(route + 1) * statuses.size() + i;
            const quint64 count = m_requests[at].load(std::memory_order_relaxed);
            if (count > 0)
                out += "sheria_http_requests_total{route=\"" + name + "\",status=\""
                    + QByteArray::number(statuses[i]) + "\"} " + QByteArray::number(count) + '\n';
        }
    }
}

void Metrics::writeDurations(QByteArray &out) const
{
    constexpr QByteArrayView Name = "sheria_http_request_duration_seconds";
    constexpr double Million = 1e6;
    describe(out, Name, "histogram",
             "From the first byte of a request until its answer began to be sent.");
    quint64 count = 0;
    for (std::size_t i = 0; i < m_durations.size(); ++i) {
        count += m_durations[i].load(std::memory_order_relaxed);
        const QByteArray bound = i < BoundsUs.size()
            ? seconds(static_cast<double>(BoundsUs[i]) / Million)
            : "+Inf"_ba;
        out.append(Name).append("_bucket{le=\"").append(bound).append("\"} ");
        out.append(QByteArray::number(count)).append('\n');
    }
    const auto total = m_microseconds.load(std::memory_order_relaxed);
    out.append(Name).append("_sum ").append(seconds(static_cast<double>(total) / Million));
    out.append('\n').append(Name).append("_count ").append(QByteArray::number(count)).append('\n');
}

QByteArray Metrics::text() const
{
    QByteArray out;
    writeRequests(out);
    writeDurations(out);
    appendCounter(out, "sheria_http_response_body_bytes_total", "Bytes of bodies sent.", m_bytes);
    appendCounter(out, "sheria_http_cache_hits_total", "Requests answered from the response cache.",
                  m_cacheHits);
    appendCounter(out, "sheria_http_cache_misses_total",
                  "Cacheable requests that were not in the response cache.", m_cacheMisses);
    appendCounter(out, "sheria_http_throttled_total", "Requests refused by the rate limiter.",
                  m_throttled);
    appendMetric(out, "sheria_http_connections", "gauge", "Open connections.",
                 QByteArray::number(m_connections.load(std::memory_order_relaxed)));
    appendMetric(out, "process_resident_memory_bytes", "gauge", "Memory in RAM.",
                 QByteArray::number(residentBytes()));
    appendMetric(out, "process_cpu_seconds_total", "counter", "Processor time used.",
                 seconds(processorSeconds()));
    return out;
}

} // namespace sheria::http
