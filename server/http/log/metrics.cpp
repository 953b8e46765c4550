// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/log/metrics.h"

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

void Metrics::answered(int route, int status, microseconds took, qint64 bodyBytes)
{
    const auto bucket = std::lower_bound(BoundsUs.begin(), BoundsUs.end(), took.count())
        - BoundsUs.begin();
    const MutexLock lock(m_mutex);
    ++m_counters.requests[{route, status}];
    ++m_counters.durations[static_cast<std::size_t>(bucket)];
    m_counters.microseconds += std::max<qint64>(0, took.count());
    m_counters.bytes += bodyBytes;
}

void Metrics::add(qint64 Counters::*counter, qint64 count)
{
    const MutexLock lock(m_mutex);
    m_counters.*counter += count;
}

void Metrics::keptAnswerLooked(bool found)
{
    add(found ? &Counters::cacheHits : &Counters::cacheMisses, 1);
}

void Metrics::connected()
{
    add(&Counters::connections, 1);
}

void Metrics::disconnected()
{
    add(&Counters::connections, -1);
}

void Metrics::handed()
{
    add(&Counters::queued, 1);
}

void Metrics::handedBack()
{
    add(&Counters::queued, -1);
}

void Metrics::throttled()
{
    add(&Counters::throttled, 1);
}

QByteArray Metrics::text() const
{
    const Counters now = [this] {
        const MutexLock lock(m_mutex);
        return m_counters;
    }();
    QByteArray out;
    describe(out, "sheria_http_requests_total", "counter", "Requests answered.");
    for (const auto &[key, count] : now.requests)
        out += "sheria_http_requests_total{route=\"" + m_routes.value(key.first, "none")
            + "\",status=\"" + QByteArray::number(key.second) + "\"} " + QByteArray::number(count)
            + '\n';

    constexpr QByteArrayView Name = "sheria_http_request_duration_seconds";
    constexpr double Million = 1e6;
    describe(out, Name, "histogram",
             "From the first byte of a request until its answer began to be sent.");
    quint64 count = 0;
    for (std::size_t i = 0; i < now.durations.size(); ++i) {
        count += now.durations[i];
        const QByteArray bound = i < BoundsUs.size()
            ? seconds(static_cast<double>(BoundsUs[i]) / Million)
            : "+Inf"_ba;
        out.append(Name).append("_bucket{le=\"").append(bound).append("\"} ");
        out.append(QByteArray::number(count)).append('\n');
    }
    out.append(Name).append("_sum ");
    out.append(seconds(static_cast<double>(now.microseconds) / Million)).append('\n');
    out.append(Name).append("_count ").append(QByteArray::number(count)).append('\n');

    const auto number = [](qint64 value) {
        return QByteArray::number(value);
    };
    appendMetric(out, "sheria_http_response_body_bytes_total", "counter", "Bytes of bodies sent.",
                 number(now.bytes));
    appendMetric(out, "sheria_http_cache_hits_total", "counter",
                 "Requests answered from the response cache.", number(now.cacheHits));
    appendMetric(out, "sheria_http_cache_misses_total", "counter",
                 "Cacheable requests that were not in the response cache.",
                 number(now.cacheMisses));
    appendMetric(out, "sheria_http_throttled_total", "counter",
                 "Requests refused by the rate limiter.", number(now.throttled));
    appendMetric(out, "sheria_http_connections", "gauge", "Open connections.",
                 number(now.connections));
    appendMetric(out, "sheria_http_queue_length", "gauge",
                 "Requests that wait for a worker, or are being answered.", number(now.queued));
    appendMetric(out, "process_resident_memory_bytes", "gauge", "Memory in RAM.",
                 number(residentBytes()));
    appendMetric(out, "process_cpu_seconds_total", "counter", "Processor time used.",
                 seconds(processorSeconds()));
    return out;
}

} // namespace sheria::http
