// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a running server at a fixed rate, or as fast as it answers: times by kind of request, the
// server's memory and processor time. Prints one JSON object.
//
//   bench_load PORT PID TOKEN SEQUENCE REQUESTS RATE CONNECTIONS
//
// SEQUENCE: a file with a request in each line, a kind and a target divided by a blank, asked in this
// order and then from the start again. PID: of the server. RATE: requests a second; 0: as fast as it
// answers. With a rate, times count from when a request was due: one that waits for a free connection, as
// one waits for a slow server, has its waiting counted.

#include "tests/server/http/client.h"

#include <QByteArray>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <thread>
#include <vector>

using namespace sheria;
using std::chrono::microseconds;
using std::chrono::steady_clock;

namespace {

constexpr int Samples = 40; ///< Of memory.
constexpr std::size_t Arguments = 8;

struct Asked
{
    QByteArray kind;
    QByteArray target;
};

struct Load
{
    quint16 port = 0;
    QByteArray fields;
    std::vector<Asked> sequence;
    qint64 requests = 0;
    double rate = 0;
};

/// Of one kind of request. Units: microseconds.
struct Times
{
    std::vector<int> took;
    std::map<int, qint64> statuses;
};
using ByKind = std::map<QByteArray, Times>;

QByteArray readProc(const QByteArray &pid, const char *name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(QString::fromLatin1(pid), QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Memory of the server that is in RAM and no file's. Units: MB.
double anonymousMegabytes(const QByteArray &pid)
{
    const QByteArray status = readProc(pid, "status");
    const qsizetype at = status.indexOf("RssAnon:");
    return at < 0 ? 0 : status.mid(at + 8, 20).simplified().split(' ').value(0).toDouble() / 1024;
}

double cpuSeconds(const QByteArray &pid)
{
    const QByteArray stat = readProc(pid, "stat");
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype User = 11; // Fields 14 and 15 of proc(5), counted behind the name.
    return (fields.value(User).toDouble() + fields.value(User + 1).toDouble())
        / double(::sysconf(_SC_CLK_TCK));
}

std::vector<Asked> readSequence(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    std::vector<Asked> sequence;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        if (blank > 0)
            sequence.push_back({line.first(blank), line.mid(blank + 1)});
    }
    if (sequence.empty())
        qFatal("%s has no requests", qPrintable(path));
    return sequence;
}

/// Asks over one connection, which is opened again where the server closes it.
ByKind ask(const Load &load, std::atomic<qint64> &next, steady_clock::time_point start)
{
    ByKind all;
    auto client = std::make_unique<http::test::Client>(load.port);
    for (qint64 i = next++; i < load.requests; i = next++) {
        const Asked &asked = load.sequence[std::size_t(i) % load.sequence.size()];
        auto begin = steady_clock::now();
        if (load.rate > 0) {
            begin = start + microseconds(qint64(double(i) * 1e6 / load.rate));
            std::this_thread::sleep_until(begin);
        }
        auto answer = client->ask(http::test::get(asked.target, load.fields));
        if (!answer) {
            client = std::make_unique<http::test::Client>(load.port);
            answer = client->ask(http::test::get(asked.target, load.fields));
        }
        Times &times = all[asked.kind];
        const auto took = steady_clock::now() - begin;
        times.took.push_back(int(std::chrono::duration_cast<microseconds>(took).count()));
        ++times.statuses[answer ? answer->status : 0];
    }
    return all;
}

double atShare(std::vector<int> &times, double share)
{
    const auto at = times.begin() + std::ptrdiff_t(double(times.size() - 1) * share);
    std::nth_element(times.begin(), at, times.end());
    return *at / 1e3;
}

QJsonObject described(Times &times)
{
    QJsonObject statuses;
    for (const auto &[status, count] : times.statuses)
        statuses[QString::number(status)] = count;
    double sum = 0;
    for (const int took : times.took)
        sum += took / 1e3;
    return {{QStringLiteral("requests"), qint64(times.took.size())},
            {QStringLiteral("mean_ms"), sum / double(times.took.size())},
            {QStringLiteral("p50_ms"), atShare(times.took, 0.5)},
            {QStringLiteral("p95_ms"), atShare(times.took, 0.95)},
            {QStringLiteral("p99_ms"), atShare(times.took, 0.99)},
            {QStringLiteral("most_ms"), atShare(times.took, 1)},
            {QStringLiteral("statuses"), statuses}};
}

ByKind press(const Load &load, int connections, const QByteArray &pid, QJsonArray &memory)
{
    std::atomic<qint64> next = 0;
    std::vector<ByKind> parts(static_cast<std::size_t>(connections));
    const auto start = steady_clock::now();
    {
        std::vector<std::jthread> threads;
        for (ByKind &part : parts)
            threads.emplace_back([&] { part = ask(load, next, start); });
        for (int sample = 0; sample <= Samples; ++sample) {
            while (next < load.requests * sample / Samples)
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            memory.append(anonymousMegabytes(pid));
        }
    }
    ByKind all;
    for (const ByKind &part : parts) {
        for (const auto &[kind, times] : part) {
            Times &of = all[kind];
            of.took.insert(of.took.end(), times.took.begin(), times.took.end());
            for (const auto &[status, count] : times.statuses)
                of.statuses[status] += count;
        }
    }
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<QByteArray> arguments(argv, argv + argc);
    if (arguments.size() != Arguments) {
        std::fprintf(stderr,
                     "usage: bench_load PORT PID TOKEN SEQUENCE REQUESTS RATE CONNECTIONS\n");
        return 2;
    }
    const QByteArray &pid = arguments[2];
    const Load load{arguments[1].toUShort(), "Authorization: Token " + arguments[3] + "\r\n",
                    readSequence(QString::fromLocal8Bit(arguments[4])), arguments[5].toLongLong(),
                    arguments[6].toDouble()};
    QJsonArray memory;
    const double cpu = cpuSeconds(pid);
    const auto begin = steady_clock::now();
    ByKind all = press(load, arguments[7].toInt(), pid, memory);
    const std::chrono::duration<double> took = steady_clock::now() - begin;
    QJsonObject kinds;
    Times whole;
    for (auto &[kind, times] : all) {
        kinds[QString::fromUtf8(kind)] = described(times);
        whole.took.insert(whole.took.end(), times.took.begin(), times.took.end());
        for (const auto &[status, count] : times.statuses)
            whole.statuses[status] += count;
    }
    const QJsonObject out{{QStringLiteral("seconds"), took.count()},
                          {QStringLiteral("server_cpu_seconds"), cpuSeconds(pid) - cpu},
                          {QStringLiteral("memory_mb"), memory},
                          {QStringLiteral("kinds"), kinds},
                          {QStringLiteral("all"), described(whole)}};
    std::printf("%s\n", QJsonDocument(out).toJson(QJsonDocument::Compact).constData());
    return 0;
}
